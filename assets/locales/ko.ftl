# 한국어, 친구끼리 편하게 쓰는 "해요"체. 이름 뒤에는 "님"을 붙여 조사가 흔들리지 않게 합니다.
# 작은 자리는 "구멍", 큰 자리는 "곳간", 뿌리는 것은 "씨앗".

## Lists and names

list_separator = {", "}
player_forgotten = 탈퇴한 플레이어
player_nameless = 이름 없는 플레이어

## Challenges

challenge_to_you =
    { $player }, **{ $challenger }** 님이 도전장을 보냈어요.
    { $terms }
    -# <t:{ $until }:f>까지 받을 수 있어요
challenge_to_anybody =
    {""}**{ $challenger }** 님이 같이 할 사람을 찾아요.
    { $terms }
    -# <t:{ $until }:f>까지 받을 수 있어요
challenge_accepted =
    {""}**{ $challenger }** 님의 도전이 받아들여졌어요.
    { $terms }
challenge_declined =
    {""}**{ $opponent }** 님이 **{ $challenger }** 님의 도전을 거절했어요.
    { $terms }
challenge_taken_back =
    {""}**{ $challenger }** 님이 도전을 취소했어요.
    { $terms }
challenge_expired =
    {""}**{ $challenger }** 님의 도전에 제때 답한 사람이 없어요.
    { $terms }
guest_challenge = -# 여기서는 손님이라 대답만 할 수 있어요. 판은 누가 버튼이나 `/board`를 쓰면 나오고, 알림은 되면 DM으로 가고, 순위표에는 안 들어가요.
you_declined = 도전을 거절했어요.
you_took_back = 도전을 취소했어요.
you_accepted = 받아들였어요. 대국 시작! 판은 채널에 있어요.
rematch_offered = 한 판 더 하자는 제안을 채널에 올렸어요.

## Terms: what was agreed on beyond the game's defaults, one after another in a line

terms_rounds =
    { $rounds ->
        [1] 한 라운드
        [burnout] 더 못 할 때까지
       *[other] { $rounds }라운드
    }
terms_burnt =
    { $burnt ->
        [forfeit] 탄 구멍의 씨앗은 상대 것
        [skip] 탄 구멍은 건너뛰기
       *[off] 구멍이 타지 않음
    }
terms_refill =
    { $refill ->
        [partial] 마지막 구멍은 덜 차도 됨
        [full] 꽉 채울 수 있는 구멍만 채우기
       *[even] 고르게 채우기
    }
terms_victory =
    { $victory ->
        [rounds] 라운드를 많이 이기면 승리
        [seeds] 마지막 라운드의 씨앗이 많으면 승리
       *[holes] 쓸 수 있는 구멍이 많으면 승리
    }
terms_opening =
    { $opening ->
        [simultaneous] 둘이 동시에 시작
        [south] 남쪽이 먼저
       *[north] 북쪽이 먼저
    }
terms_grand_slam = 상대 씨앗을 다 따는 수로는 하나도 못 땀
terms_pace =
    { $pace ->
        [live] 한 수에 5분
        [day] 한 수에 하루
        [three_days] 한 수에 3일
        [week] 한 수에 일주일
       *[none] 시간 제한 없음
    }
terms_thread = 전용 스레드

## Buttons: short enough for a phone

label_accept = 받기
label_decline = 거절
label_cancel = 취소
label_own_board = 내 판
label_refresh = 새로 고침
label_resign = 기권
label_resign_meant = 네, 기권할게요
label_keep_playing = 계속하기
label_rematch = 한 판 더
label_previous = 이전
label_next = 다음
label_more = 더 보기…
label_time_is_up = 시간 초과…
label_claim = 승리 선언
label_extend = 시간 더 주기
label_wait = 기다리기
label_draw = 무승부 제안
label_takeback = 무르기
label_call_off = 대국 취소
label_call_off_meant = 네, 취소해요
label_withdraw = 거두기
label_agree = 동의
label_own_settings = 내 설정
label_server_settings = 서버 설정
label_motion_on = 애니메이션: 켬
label_motion_off = 애니메이션: 끔
label_moves_on = 수: 애니메이션
label_moves_off = 수: 정지 그림
label_thread_on = 스레드: 켬
label_thread_off = 스레드: 끔
label_export = 내 데이터 받기
label_forget = 내 데이터 지우기
label_forget_meant = 네, 지워요
label_keep = 지우지 않기
label_end_vacation = 휴가 끝내기
label_earlier = 이전 시즌
label_later = 다음 시즌
label_history = 대국 목록
label_play_back = 다시 보기
label_analyse = 복기하기
label_leaderboard = 순위표
label_hint = 힌트

## Over a board

heading =
    { $rounds ->
        [1] -# { $game }
        [burnout] -# { $game } · { $round }라운드, 더 못 할 때까지 · { $south }–{ $north }
       *[other] -# { $game } · { $rounds }라운드 중 { $round }라운드 · { $south }–{ $north }
    }
your_turn = { $player }, 차례예요.
pick_again = { $player }, 한 번 더 골라요.
must_feed = { $player }, 차례예요. 상대에게 씨앗을 주는 수를 골라야 해요.
own_turn = **내 차례예요.** 구멍을 골라요.
own_waiting = **{ $opponent }** 님을 기다리고 있어요.
played_here = 대국은 여기에서: { $place }
goes_on_here = 이어지는 대국은 여기에서: { $place }

## The opening

opening_relays = 🔁 **{ $player }** 님의 손은 { $hole }번 구멍에서 이어져요
opening_chosen = ✅ **{ $player }** 님이 골랐어요
opening_choosing = ⏳ { $player } 님이 고르고 있어요
opening_hint = -# 첫 구멍은 몰래 골라요. 제 DM이나 아래 **{ label_own_board }** 버튼에서 고르면 돼요.
opening_hint_here = -# 첫 구멍은 몰래 골라요. 아래 **{ label_own_board }** 버튼에서 고르면 돼요.
opening_dm_refused = -# { $player } 님, DM을 보낼 수 없었어요. 괜찮아요, **{ label_own_board }** 버튼을 누르면 혼자만 보는 판이 여기에 열려요.
own_opening = **첫 구멍을 몰래 골라요.** **{ $opponent }** 님도 고르고, 두 사람의 구멍은 함께 공개돼요. 아래 줄이 내 줄이에요.
own_opening_alone = **다음 구멍을 골라요.** **{ $opponent }** 님의 손은 저절로 이어지고, 고른 구멍은 바로 뿌려져요. 아래 줄이 내 줄이에요.
own_opening_chosen = **{ $hole }번 구멍** 선택! 이건 나만 볼 수 있고, **{ $opponent }** 님이 고를 때까지 바꿀 수 있어요.
own_opening_waiting = 이번에는 고르지 않아도 돼요. **{ $opponent }** 님을 기다리고 있어요.
opening_over = 동시 시작은 끝났어요. 이제부터는 보이게 골라요.

## What was played

# Not said by itself, but within the two that follow the choices.
hand =
    { $laps ->
        [1] 씨앗 { $seeds }개
       *[other] 씨앗 { $seeds }개를 { $laps }번에
    }{ $captured ->
        [0] {""}
       *[other] , { $captured }개 땀
    }{ $last ->
        [store] , 곳간에서 끝
        [burnt] , 탄 구멍에서 끝
        [relays] , 거기서 이어짐
       *[other] {""}
    }
chose = **{ $player }** 님이 { $hole }번 구멍을 골랐어요.
both_chose = **{ $south }** 님은 { $south_hole }번 구멍, **{ $north }** 님은 { $north_hole }번 구멍을 골랐어요.
sowed = **{ $player }** 님이 { $hole }번 구멍을 뿌렸어요: { hand }.
hand_of = { $player }: { hand }
this_turn = -# 이번 차례: { $holes }

## Ends

# The second sentence of the two that follow.
round_reason =
    { $reason ->
        [repetition] {" "}같은 모양이 되풀이됐어요.
        [cannot_feed] {" "}더 둘 수가 없었어요.
       *[other] {""}
    }
round_won = 🏁 { $round }라운드: **{ $winner }** 님 승리, { $south } { $south_seeds } – { $north } { $north_seeds }.{ round_reason }
round_drawn = 🏁 { $round }라운드: 무승부, { $south } { $south_seeds } – { $north } { $north_seeds }.{ round_reason }
# Of a match of one round, before its winner.
round_only = 🏁 { $south } { $south_seeds } – { $north } { $north_seeds }.{ round_reason }
burnt_holes = **{ $player }** 님의 탄 구멍: { $holes }
match_resigned = 🏆 **{ $loser }** 님이 기권해서 **{ $winner }** 님이 대국을 이겼어요.
match_out_of_time = 🏆 **{ $loser }** 님의 시간이 다 돼서 **{ $winner }** 님이 대국을 이겼어요.
# 다음 문장의 두 번째 문장.
match_by =
    { $by ->
        [rounds] {" "}이긴 라운드 수로 정해졌어요.
        [seeds] {" "}마지막 라운드의 씨앗 수({ $winner_score } – { $loser_score })로 정해졌어요.
        [holes] {" "}아직 쓸 수 있는 구멍 수({ $winner_score } – { $loser_score })로 정해졌어요.
       *[level] {" "}거기서는 같아서, 마지막 라운드의 씨앗 수({ $winner_score } – { $loser_score })로 정해졌어요.
    }
match_won =
    { $rounds ->
        [1] 🏆 **{ $winner } 님이 대국을 이겼어요**.
       *[other] 🏆 **{ $winner } 님이 대국을 이겼어요** ({ $winner_wins }–{ $loser_wins }).{ match_by }
    }
match_drawn =
    { $rounds ->
        [1] 🤝 **대국은 무승부예요**.
       *[other] 🤝 **대국은 무승부예요** ({ $south }–{ $north }).
    }
match_early = -# 너무 일찍 끝나서 순위표에는 집계되지 않아요.
resign_question = 정말 기권할까요? 그러면 **{ $winner }** 님이 대국을 이기고, 되돌릴 수 없어요.
resign_early = 아직 너무 일러서 이 대국은 순위표에 집계되지 않아요.
resigned = 기권했어요. 결과는 채널에 있어요.
went_on = 좋아요, 대국을 계속해요.

## The board in words: read out, so without markdown

alt_game =
    { $rounds ->
        [1] { $game }.
        [burnout] { $game }, { $round }라운드, 이긴 라운드 { $own } 대 { $other }.
       *[other] { $game }, { $rounds }라운드 중 { $round }라운드, 이긴 라운드 { $own } 대 { $other }.
    }
alt_practice = 봇과 연습, { $level }단계.
alt_hole =
    { $seeds ->
        [burnt] { $hole }번 탄 구멍
       *[other] { $hole }번 { $seeds }개
    }
alt_side = { $player }: { $row }; 곳간 { $store }개.
alt_to_move = { $player } 님 차례, 고를 수 있는 구멍: { $choices }.
alt_example = { $game }: 남쪽이 처음으로 { $hole }번 구멍을 고른 뒤의 판. 표시는 씨앗을 든 구멍, 뿌린 방향, 마지막 씨앗이 떨어진 곳을 보여 줘요.

## Lists of matches and players

games_none = 진행 중인 대국이 없어요. `/challenge`로 시작해요.
games_heading = **진행 중인 대국**
games_line =
    { $awaited ->
        [yes] - { $game } · { $opponent } 님 · **내 차례** · { $place }
       *[no] - { $game } · { $opponent } 님 · 기다리는 중 · { $place }
    }
games_more = … 그리고 { $count }개 더
leaderboard_empty = 아직 여기서 집계된 대국이 없어요. `/challenge`로 누군가에게 도전해 봐요!
leaderboard_foot =
    { $pages ->
        [1] -# { $players }명
       *[other] -# { $pages }쪽 중 { $page }쪽 · { $players }명
    }
replay_heading =
    { $moves ->
        [1] ▶️ **{ $south }** – **{ $north }**, 마지막 수.
       *[other] ▶️ **{ $south }** – **{ $north }**, { $moves }수.
    }
replay_nothing = 이 채널에서는 아직 아무것도 두지 않았어요. `/challenge`로 대국을 시작해요.

## Clocks

clock_runs = -# ⏳ **{ $player }** 님: <t:{ $until }:f>까지, <t:{ $until }:R>
clock_stands = -# 🏖️ **{ $player }** 님은 휴가 중이라 시계가 멈춰 있어요.
clock_ran_out = ⌛ **{ $player }** 님의 시간이 다 됐어요. 상대가 승리를 선언하기 전까지는 아직 둘 수 있어요.
reminder = ⏳ { $player }, **{ $opponent }** 님이 <t:{ $until }:f>까지(<t:{ $until }:R>) 기다리고 있어요: { $place }
late = ⌛ { $player }, **{ $opponent }** 님의 시간이 다 됐어요. 승리를 선언하거나, 시간을 더 주거나, 기다릴 수 있어요: { $place }
late_left = ⌛ { $player }, **{ $opponent }** 님이 서버를 나갔고 시간도 다 됐어요. 승리를 선언하거나, 시간을 더 주거나, 기다릴 수 있어요: { $place }
left =
    { $clock ->
        [yes] 👋 { $player }, **{ $opponent }** 님이 서버를 나갔어요. 돌아오지 않으면 시간이 다 됐을 때 승리를 선언할 수 있어요: { $place }
       *[no] 👋 { $player }, **{ $opponent }** 님이 서버를 나갔어요. 한 달 동안 아무도 두지 않으면 대국을 취소할 수 있어요: { $place }
    }
late_question = **{ $opponent }** 님의 시간이 다 됐어요. 승리를 선언할까요, 같은 시간을 더 줄까요, 기다릴까요? 언제든 정할 수 있어요.
late_question_both = 두 사람 다 시간이 다 됐어요. 구멍을 고르거나, **{ $opponent }** 님에게 시간을 더 주거나, 대국을 취소해요. 취소하면 결과가 없어요.
claimed = 승리를 선언했어요. 결과는 채널에 있어요.
extended = **{ $opponent }** 님의 시간을 <t:{ $until }:f>까지 늘렸어요.
waited = 좋아요, 기다려요. **{ label_time_is_up }** 버튼은 그대로 있어요.
farewell_place = **{ $opponent }** 님과의 대국은 채널이 없어져서 결과 없이 끝났어요.
farewell_server = **{ $opponent }** 님과의 대국은 제가 서버에서 나가게 돼서 결과 없이 끝났어요.
off_cancelled = 🚫 **대국이 취소됐어요**. 두 사람이 모두 두기 전이라 결과가 없어요.
off_both_late = 🚫 **대국이 취소됐어요**. 두 사람 다 시간이 다 돼서 결과가 없어요.
off_silence = 🚫 **대국이 취소됐어요**. 한 달 동안 아무도 두지 않아서 결과가 없어요.
off_abandoned = 🚫 **대국이 취소됐어요**. 한 달 동안 아무도 두거나 승리를 선언하지 않아서 결과가 없어요.
off_place_gone = 🚫 **대국이 취소됐어요**. 둘 곳이 없어져서 결과가 없어요.

## What players ask each other

more_heading = **{ $opponent }** 님과의 대국:
draw_asked = 🤝 { $player }, **{ $opponent }** 님이 무승부를 제안했어요.
draw_agreed = 🤝 **{ $player }** 님이 **{ $opponent }** 님의 무승부 제안을 받았어요.
draw_declined = 🤝 **{ $player }** 님이 **{ $opponent }** 님의 무승부 제안을 거절했어요.
draw_withdrawn = 🤝 **{ $opponent }** 님이 무승부 제안을 거뒀어요.
draw_void = 🤝 **{ $opponent }** 님이 무승부를 제안했지만 대국이 이어졌어요.
takeback_asked = ↩️ { $player }, **{ $opponent }** 님이 한 수 무르고 싶어 해요.
takeback_agreed = ↩️ **{ $player }** 님이 동의해서 **{ $opponent }** 님이 수를 물렀어요.
takeback_declined = ↩️ **{ $player }** 님이 **{ $opponent }** 님의 무르기에 동의하지 않았어요.
takeback_withdrawn = ↩️ **{ $opponent }** 님이 무르기를 거뒀어요.
takeback_void = ↩️ **{ $opponent }** 님이 무르고 싶어 했지만 대국이 이어졌어요.
asked = 물어봤어요. 상대의 답은 채널에 나와요.
agreed = 동의했어요. 대국은 채널에 있어요.
call_off_question = **{ $opponent }** 님과의 대국을 취소할까요? 결과가 없고, 성적에도 들어가지 않아요.
called_off = 대국을 취소했어요.
which_match = 어느 대국이에요?
what_to_cancel = 무엇을 취소할까요?
nothing_to_cancel = 이 채널에는 진행 중인 내 대국도 보낸 도전도 없어요. `/games`로 다른 곳의 대국을 볼 수 있어요.
challenge_choice = 도전: { $opponent } · { $game }
challenge_choice_anybody = 열린 자리 · { $game }
played = { $hole }번 구멍을 뒀어요. 판은 채널에 있어요.
would =
    { $laps ->
        [1] 씨앗 { $seeds }개
       *[other] 씨앗 { $seeds }개를 { $laps }번에
    }{ $captured ->
        [0] {""}
       *[other] , { $captured }개를 따요
    }{ $last ->
        [again] , 내 곳간에서 끝나 또 골라요
        [store] , 곳간에서 끝나요
        [burnt] , 탄 구멍에서 끝나요
        [relays] , 거기서 이어져요
        [over] , 라운드가 끝나요
       *[other] {""}
    }
# In a list of at most 100 characters a line, while a hole is typed.
hole_choice = { $hole }번: { would }
hole_choice_secret =
    { $seeds ->
       *[other] { $hole }번: 씨앗 { $seeds }개
    }
record_heading = **{ $south }** 님 – **{ $north }** 님의 기보예요. 읽고, 보관하고, 다시 볼 수 있어요.
alt_record = { $south } 님과 { $north } 님의 대국 기보, 텍스트.
record_none = 그 메시지에는 대국이 없어요.

## Practice against the bot, and hints

practice_begun =
    {""}**{ $player }** 님이 **{ $opponent }** 봇과 연습해요. { $level }단계.
    { $terms }
practice_heading = {" · "}연습, { $level }단계
practice_opponent = { $player } ({ $level }단계)
practice_thinking = 🤔 **{ $player }** 봇이 생각하고 있어요…
practice_opening = -# 아래에서 첫 구멍을 눌러요. 둘 다 고를 때까지 아무도 못 보고, 저도 모른 채로 골라요.
practice_draw_taken = **{ $opponent }** 봇이 무승부를 받아들였어요. 누구 차례인지까지 보면 유리하다고 생각하지 않아요. 결과는 채널에 있어요.
practice_draw_declined = 고맙지만 **{ $opponent }** 봇은 계속 두고 싶대요. 불리하다고 생각하지 않아요.
practice_taken_back = 마지막 차례를 물렀어요. 대국은 채널에 있어요.
# One pick, within the sentences that follow. The number in brackets is what the own store gains.
hint_pick =
    { $last ->
        [store] { $hole }번 구멍은 곳간에서 끝남
        [captured] { $hole }번 구멍으로 { $captured }개를 땀
        [over] { $hole }번 구멍으로 라운드가 끝남
       *[stayed] { $hole }번 구멍으로 { $seeds }개를 뿌림
    }{ $gained ->
        [0] {""}
       *[other] {" "}(+{ $gained })
    }
hint_then = {", 그다음 "}
hint_turn = 💡 가장 좋은 수: **{ $line }**.
hint_worth =
    { $worth ->
        [won] 그러면 이 라운드는 확실히 이겨요.
        [drawn] 그러면 이 라운드에서 무승부는 확실해요. 그 이상은 안 돼요.
        [lost] 이 라운드는 이제 질 수밖에 없어요. 이 수가 가장 적게 져요.
        [ahead] 그 뒤 라운드가 끝날 때 { $count }개쯤 앞설 거예요.
        [behind] 그 뒤 라운드가 끝날 때 { $count }개쯤 뒤질 거예요.
       *[level] 그 뒤 라운드는 거의 비슷하게 끝날 거예요.
    }
hint_threat = -# 지금 **{ $opponent }** 차례라면 할 수 있는 수: { $line }.
hint_share = { $hole }번 구멍 { $share } %
hint_opening = 💡 늘 같은 구멍으로 시작하면 읽혀요. 이런 비율로 운에 맡겨 골라 봐요: **{ $line }**.
hint_opening_sure = 💡 가장 좋은 건 **{ $hole }번 구멍**이에요. 읽히더라도 더 나은 구멍이 없어요.

## Vacations, open tables, blocks

vacation_begun =
    <t:{ $until }:f>까지 휴가예요. 그때까지 시계가 멈춰요. 라이브 대국과 이미 시간이 다 된 대국은 빼고요. 휴가 중에도 둘 수 있어요.
    -# 올해 남은 날: { $days }
vacation_over =
    휴가 중이 아니에요. `/vacation`에 `days`를 넣으면 시작해요. 라이브 대국을 뺀 시계가 멈춰요.
    -# 올해 남은 날: { $days }
tables_none = 지금 여기서 상대를 찾는 사람이 없어요. `/challenge`를 `opponent` 없이 쓰면 자리를 열 수 있어요.
tables_heading = **열린 자리**
tables_line = - **{ $player }** 님 · { $terms } · { $place }
blocked = 이제 **{ $player }** 님과 서로 도전을 보낼 수 없어요. 상대는 알지 못해요. `/block`으로 차단한 사람을 봐요.
unblocked = **{ $player }** 님이 다시 도전할 수 있어요.
blocks_none = 차단한 사람이 없어요. `/block`에 `player`를 넣으면 차단해요.
blocks_heading = 차단한 사람들이에요. 이름을 누르면 풀려요.

## Settings

settings_own =
    {""}**내 설정**
    나에게만 보이고 들리는 것을 정해요. 고르면 바로 저장돼요.
settings_server =
    {""}**이 서버의 설정** · { $page } / { $pages }
    여기서 모두에게 보이는 것을 정해요. 고르면 바로 저장돼요.
settings_need_manager = **서버 관리하기** 권한이나 그 일을 맡은 역할이 있는 사람만 바꿀 수 있어요.
setting_language = 언어: { $language }
setting_language_auto = 언어: Discord를 따름
setting_theme =
    { $theme ->
        [wood] 판: 나무
        [night] 판: 밤
        [contrast] 판: 고대비
       *[auto] 판: 여기 기본값
    }
setting_season =
    { $season ->
        [month] 시즌: 한 달마다
       *[other] 시즌: 분기마다
    }
setting_reminders =
    { $reminders ->
        [dm] 알림: DM
        [ping] 알림: 채널에서 멘션
       *[none] 알림: 없음
    }
setting_picks =
    { $picks ->
        [dm] 몰래 고르기: DM
       *[channel] 몰래 고르기: 채널의 나만 보는 판
    }
setting_game = 새 도전: { $game }
setting_rounds =
    { $rounds ->
        [1] 새 도전: 한 라운드
        [burnout] 새 도전: 더 못 할 때까지
       *[other] 새 도전: { $rounds }라운드
    }
setting_pace = 새 도전: { terms_pace }
setting_challenges = 한 사람이 동시에 보내는 도전: { $count }
setting_matches = 한 사람이 동시에 두는 대국: { $count }
setting_channels = 대국할 수 있는 채널: 모두
setting_manager = 이 설정을 바꿀 수 있는 역할

## Privacy

privacy =
    {""}**보관하는 것**
    - 도전과 대국: 누가 어떤 이름으로 누구와 어느 곳, 어느 메시지에서 어떻게 뒀는지, 제안, 시계, 그리고 결과. 다시 시작한 뒤에도 이어 두기 위해서예요.
    - 서버에서는: 레이팅, 순위표, 고른 구멍, 아직 거기 있는지. 서로 견주기 위해서예요.
    - 몰래 고른 구멍: 공개될 때까지만. 공개되면 지워요.
    - 퍼즐의 답: 그날이 끝날 때까지 아무도 볼 수 없어요. 프로필의 연속 기록을 위해서예요.
    - 설정, 휴가, 차단한 사람, 그리고 Discord의 언어. 그 언어로 말하기 위해서예요.
    - 아직 전할 말: 전할 때까지. 제가 손님인 곳에서는 거기서 대답할 수 있게 Discord가 주는 열쇠를 15분 동안.
    메시지는 읽지 않아요. 아무것도 넘기지 않고 다른 데 쓰지 않아요. 서버에서 나가게 되면 거기서 둔 것은 30일 뒤에 지워져요.
privacy_export = 보관하고 있는 내 데이터 전부예요.
forget_question =
    보관하고 있는 내 데이터를 모두 지울까요? 되돌릴 수 없어요.
    - 보낸 도전은 취소되고, 진행 중인 대국은 기권이 돼요. 두 사람이 모두 두지 않은 대국은 취소돼요.
    - 끝난 대국은 내 이름 없이 상대에게 남아요. 레이팅이 맞도록 서버마다 새로 만든 번호로 이어져 있지만, 그 번호로는 나를 알 수 없어요.
    - 모든 순위표에서 빠지고, 설정도 지워져요.
forgotten = 보관하던 내 데이터를 모두 지웠어요.
kept = 좋아요, 그대로 뒀어요.
## Leaderboards

time_always = 전체 기간
time_month = { $year }년 { $month }월
time_quarter = { $year }년 { $quarter }분기
# What leaderboards are ordered by.
measure =
    { $measure ->
        [rating] 레이팅
        [won] 이긴 대국
        [rounds] 이긴 라운드
        [captured] 잡은 씨앗
       *[run] 최다 연승
    }
board_heading =
    { $game ->
        [all] **순위표** · 모든 게임 · { measure } · { $time }
       *[other] **순위표** · { $game } · { measure } · { $time }
    }
board_empty = 그 기간에 여기서 집계된 대국이 없어요.
# The number of a line: a rating with how far off it may be, or a count.
number =
    { $settled ->
        [yes] { $value } ± { $off }
        [no] { $value } ± { $off }, 임시
       *[count] { $value }
    }
board_line = { $rank }\. **{ $player }** · { number } · { $won }승 { $drawn }무 { $lost }패
board_not_on_it = -# { $player } 님은 아직 순위에 없어요. 여기서 대국을 끝내면 올라가요.
alt_board_line = { $rank }위 { $player }: { number }
season_heading = 🏁 **{ $time } 시즌이 끝났어요.** { measure } 순위:

## Profiles

profile_none = { $player } 님은 아직 여기서 대국을 끝내지 않았어요.
profile_heading = 👤 **{ $player }**
profile_left = -# 서버를 떠났어요.
profile_uncounted = 아직 여기서 집계된 대국이 없어요. 너무 일찍 끝난 대국은 세지 않아요.
profile_rank =
    { $game ->
        [all] 모든 게임: 레이팅 **{ number }** · { $players }명 중 { $rank }위
       *[other] { $game }: 레이팅 **{ number }** · { $players }명 중 { $rank }위
    }
profile_rating =
    { $game ->
        [all] 모든 게임: 레이팅 **{ number }**
       *[other] { $game }: 레이팅 **{ number }**
    }
profile_matches = - 대국 { $won }승 { $drawn }무 { $lost }패 · 라운드 { $rounds_won }–{ $rounds_drawn }–{ $rounds_lost }
profile_runs = - 연승 { $run }, 최다 { $longest } · 잡은 씨앗 { $captured }개
profile_turn = - 가장 큰 차례: { $laps }바퀴에 씨앗 { $seeds }개
profile_holes = - 자주 고른 구멍: { $holes }
profile_openings = - 첫수: { $openings }
profile_opening = 구멍 { $hole } ({ $opened }전 { $won }승)
profile_against = 🆚 **{ $player }** 대 **{ $other }**
profile_against_line = - { $game }: { $won }승 { $drawn }무 { $lost }패
profile_against_none = - 아직 서로 둔 대국 중 집계된 것이 없어요
profile_against_oneself = -# 자기 자신과는 둘 수 없어요. `against`에 다른 사람을 골라 주세요.
alt_chart =
    { $game ->
        [all] 모든 게임 레이팅, 최근 { $matches }국: 처음 { $first }, 지금 { $last } ± { $off }. 최저 { $lowest }, 최고 { $highest }.
       *[other] { $game } 레이팅, 최근 { $matches }국: 처음 { $first }, 지금 { $last } ± { $off }. 최저 { $lowest }, 최고 { $highest }.
    }

## Analyses

analysis_begun = 🔍 **{ $south }** – **{ $north }** 대국을 한 수씩 복기할게요. 잠깐이면 돼요.
analysis_there = 🔍 **{ $south }** 님 – **{ $north }** 님의 대국은 이미 복기했어요: { $place }
analysis_heading =
    🔍 **{ $south }** – **{ $north }** 복기예요. 선은 제가 보기에 앞선 쪽으로 기울고, 번호는 승부를 가른 수예요:
analysis_line = { $rank }\. { $step }번째 수: **{ $player }** 님이 { $hole }번 구멍을 골랐는데, { $best }번 구멍이 더 좋았어요.
analysis_line_wave = { $rank }\. { $step }번째 수: 몰래 **{ $south }** 님은 { $south_hole }번 구멍, **{ $north }** 님은 { $north_hole }번 구멍을 골랐어요.
analysis_nothing = 둘 다 승부를 가를 만한 실수는 하지 않았어요.
analysis_foot = -# 하나하나는 아래 스레드에 있어요.
moment_heading =
    { $rounds ->
        [1] **{ $rank }.** { $step }번째 수
       *[other] **{ $rank }.** { $step }번째 수, { $round }라운드
    }
# A turn of several picks: { hole_choice } → { hole_choice }
moment_better = 💡 더 좋은 수는 { $turn }
moment_with = -# 그랬다면: { $before }. 실제로는: { $after }.
moment_wave_with = -# 그 전: { $before }. 그 후: { $after }.
stand =
    { $degree ->
        [level] 팽팽함
        [slightly] { $player } 님이 조금 앞섬
        [clearly] { $player } 님이 뚜렷이 앞섬
        [nearly] { $player } 님이 라운드 승리 눈앞
       *[sure] { $player } 님의 라운드 승리 확실
    }
alt_balance = 수마다 누가 앞섰는지: { $course }.
alt_then = 이어서 { $player } 쪽이 뿌리는 구멍: { $holes }.
alt_solution = 정답: 구멍 { $holes } 순서.
# In a list of at most 100 characters a line, while a match is typed.
analysis_choice =
    { $outcome ->
        [won] #{ $number } · { $game } · { $opponent } 상대로 승리
        [lost] #{ $number } · { $game } · { $opponent } 상대로 패배
       *[drawn] #{ $number } · { $game } · { $opponent } 상대로 무승부
    }
analysis_no_match = 여기서 끝난 대국이 아직 없어요. `/challenge`로 시작해요.

## Puzzles

puzzle =
    🧩 **오늘의 퍼즐**, <t:{ $when }:D>
    Congkak이에요. 내 쪽은 아래, 곳간은 왼쪽이에요. 한 차례에 씨앗을 **{ $goal }**개 이상 가져와요!
    -# 고를 순서대로 구멍을 눌러요. 답은 아무도 볼 수 없고, <t:{ $until }:t>까지 바꿀 수 있어요. 그다음에 정답을 알려 줄게요.
puzzle_place = -# 모두가 보는 곳: { $place }
puzzle_own_none = **내 답:** 아직 없어요. 첫 구멍을 눌러요.
puzzle_own = **내 답:** { $holes }
puzzle_own_foot = -# 나만 볼 수 있고, 이대로 보관돼요. <t:{ $until }:f>까지 바꿀 수 있고, 그다음에 맞았는지 알려 줄게요.
puzzle_over = 🧩 이 퍼즐은 끝났어요. 정답은 **{ $holes }** 였어요.
puzzle_found = ✅ 맞혔어요.
puzzle_missed = 내 답은 { $holes } 였어요.
puzzle_today = `/puzzle`로 오늘의 퍼즐을 볼 수 있어요.
puzzle_solution =
    🧩 **<t:{ $when }:D>의 퍼즐**: 한 차례에 씨앗 { $goal }개 이상.
    정답: **{ $holes }**
puzzle_solvers = ✅ 푼 사람: { $solvers }
puzzle_unsolved =
    { $answers ->
        [0] 아무도 답하지 않았어요.
       *[other] { $answers }명이 답했지만 푼 사람은 없어요.
    }
puzzle_you = 나, 아래쪽
puzzle_other = 상대쪽
profile_puzzles = 🧩 푼 퍼즐: { $solved } · 연속 일수: { $run }, 최다 { $longest }

## Histories and records

history_heading = 📜 **{ $player }** 님의 대국
history_heading_with = 📜 **{ $player }** 님과 **{ $opponent }** 님의 대국
history_none = 그런 대국은 아직 여기서 끝나지 않았어요.
history_line =
    { $outcome ->
        [won] - #{ $number } · { $opponent } 상대로 **승리** · { $terms } · { $when } · { $place }
        [lost] - #{ $number } · { $opponent } 상대로 패배 · { $terms } · { $when } · { $place }
       *[drawn] - #{ $number } · { $opponent } 상대로 무승부 · { $terms } · { $when } · { $place }
    }
history_early = 너무 일찍 끝나 세지 않아요
history_foot = -# { $page }쪽 · 아래 버튼으로 대국과 그 기록을 볼 수 있어요.
past_record = -# 첨부: 읽고 다시 둘 수 있는 기록과 한 수마다 한 줄의 JSON.
results_given = 이 서버의 최근 결과 { $count }개예요.
results_none = 아직 여기서 끝난 대국이 없어요.
results_need_manage_server = **서버 관리하기** 권한이 있는 사람만 서버의 결과를 받을 수 있어요. 대국을 보려면 `results`를 빼 주세요.

## Refusals: what is the matter, and what to do instead

refused_oneself = 자기 자신에게는 도전할 수 없어요. `opponent`에서 다른 사람을 골라요.
refused_bot = 다른 봇은 여기서 두지 않아요. 사람이나 저에게 도전해 봐요: `/practice`
refused_level = `level`은 저와 둘 때 쓰는 거예요. `opponent`로 저를 고르거나 `/practice`를 써요. 사람과 둘 때는 비워 둬요.
refused_offered_already = 여기서 이미 같이 할 사람을 찾고 있어요: { $place }
refused_challenged_already = 이 사람에게는 여기서 이미 도전했어요: { $place }
refused_accept_that = 이 사람이 여기서 이미 도전장을 보냈어요. 그 도전을 받아요: { $place }
refused_playing_already =
    두 사람의 대국이 이 채널에 이미 있어요: { $place }
    그 대국을 끝내거나 기권하거나, 다른 채널에서 또 시작해요.
refused_challenge_gone = 이 도전은 이제 없어요. `/challenge`로 새로 보내요.
refused_not_for_you = 이 도전은 { $opponent } 님에게 온 거예요.
refused_not_your_challenge = 이 도전은 { $challenger } 님만 취소할 수 있어요.
refused_own_challenge = 이건 내가 보낸 도전이라 상대가 받아야 해요. 취소하려면 **{ label_cancel }** 버튼을 눌러요.
refused_was_accepted = 이 도전은 이미 받아들여져서 대국이 진행 중이에요.
refused_was_declined = 이 도전은 거절됐어요.
refused_was_taken_back = 이 도전은 취소됐어요.
refused_has_expired = 이 도전은 기한이 지났어요. `/challenge`로 새로 보내요.
refused_match_gone = 이 대국은 이제 없어요. `/games`로 진행 중인 대국을 볼 수 있어요.
refused_not_your_match = 이건 { $south } 님과 { $north } 님의 대국이에요. `/challenge`로 내 대국을 시작해요.
refused_not_your_turn = 지금은 { $player } 님 차례예요.
refused_no_turn = 지금은 내 차례가 아니에요.
refused_nothing_to_pick = 지금은 고르지 않아도 돼요. 손이 저절로 이어지거나, 내 동시 시작이 이미 끝났어요. 다음 판에서 불러 줄게요.
refused_stale = 그 버튼은 예전 판의 것이에요. 지금 대국은 이래요.
refused_match_won = 이 대국은 끝났어요. { $winner } 님이 이겼어요. **{ label_rematch }** 버튼이나 `/challenge`로 다시 시작해요.
refused_match_drawn = 이 대국은 무승부로 끝났어요. **{ label_rematch }** 버튼이나 `/challenge`로 다시 시작해요.
refused_match_not_over = 이 대국은 아직 끝나지 않았어요.
refused_match_elsewhere = 그 대국은 다른 서버에서 두었어요.
refused_still_played = 이 대국은 아직 진행 중이라, 지금 들여다보면 한쪽을 돕게 돼요. 끝난 뒤에 다시 물어봐 주세요.
refused_nothing_to_analyse = 이 대국은 아무도 구멍을 고르기 전에 끝났어요. 복기할 것이 없어요.
refused_analysis_under_way = 지난번에 부탁한 복기를 아직 하고 있어요. 받은 뒤에 다시 물어봐 주세요.
refused_many_analyses = 지금 복기를 부탁한 사람이 많아요. 1분쯤 뒤에 다시 해 봐요.
refused_puzzle_gone = 이 퍼즐은 이제 없어요. `/puzzle`로 오늘의 퍼즐을 볼 수 있어요.
refused_picks = 구멍 번호를 순서대로 `7 1 2`처럼 써요. { $count }개까지예요.
refused_empty = { $hole }번 구멍은 비었어요. 씨앗이 있는 구멍을 골라요.
refused_burnt = { $hole }번 구멍은 타서 아무도 고를 수 없어요.
refused_relayed_from = { $hole }번 구멍에서는 상대 손이 이어져요. 다른 구멍을 골라요.
refused_must_feed = 상대에게 씨앗이 없는데 { $hole }번 구멍은 상대에게 닿지 않아요. 상대까지 닿는 구멍을 골라요.
refused_no_such_hole = 이 판에는 { $hole }번 구멍이 없어요.
refused_off = 이 대국은 취소돼서 결과가 없어요. **{ label_rematch }** 버튼이나 `/challenge`로 다시 시작해요.
refused_not_taken = { $player } 님은 지금 도전을 받지 않아요.
refused_not_takable = 이 도전은 받을 수 없어요. `/challenge`로 직접 도전해 봐요.
refused_nobody_there = 상대가 떠나면서 데이터를 지웠어요. `/challenge`로 다른 대국을 시작해요.
refused_many_challenges =
    { $count ->
       *[other] 여기서 보낸 도전이 { $count }개라서 더 보낼 수 없어요. 답을 기다리거나 하나를 취소해요.
    }
refused_many_matches =
    { $count ->
       *[other] 여기서 두는 대국이 { $count }개라서 더 시작할 수 없어요. 먼저 하나를 끝내요. `/games`로 볼 수 있어요.
    }
refused_many_matches_of = { $player } 님은 여기서 둘 수 있는 만큼 두고 있어요. 나중에 다시 해 봐요.
refused_server_full = 여기 대국이 너무 많아요. 나중에 다시 해 봐요.
refused_only_there = 그 대국을 둔 곳에서는 손님이에요. 거기에서 **{ label_rematch }** 버튼이나 `/challenge`를 써요: { $place }
refused_left = { $player } 님은 이 서버에 없어요. 여기 있는 사람에게 도전해요.
refused_many_practices =
    { $count ->
       *[other] 이 서버에서 저와 두는 대국이 { $count }개라서 더 시작할 수 없어요. 먼저 하나를 끝내거나 기권해요. `/games`로 볼 수 있어요.
    }
refused_no_hints = 사람끼리 두는 대국에는 힌트가 없어요. 배우려면 `/practice`를 써요.
refused_not_here = 이 서버에서는 다른 곳에서 둬요: { $channels }
refused_no_clock = 이 대국에는 시간 제한이 없어요. 한 달 동안 아무도 두지 않으면 취소할 수 있어요.
refused_not_awaited = 지금은 상대 차례가 아니라서 승리를 선언할 수 없어요.
refused_own_clock = 기다리는 건 당신의 차례예요. 상대가 승리를 선언하기 전에 구멍을 골라요.
refused_not_late = 상대에게 아직 시간이 있어요. <t:{ $until }:f>까지, <t:{ $until }:R>.
refused_not_warned = 상대가 아직 알림을 받지 못했어요. 미리 알리지 않고 지는 일은 없어요. 조금 뒤에 다시 해 봐요.
refused_on_vacation = 상대는 <t:{ $until }:f>까지 휴가라서 시계가 멈춰 있어요.
refused_clock_stands = 상대의 시계가 멈춰 있어요.
refused_pick_first = 먼저 내 구멍을 골라요. 고른 사람만 승리를 선언할 수 있어요.
refused_both_late = 두 사람 다 시간이 다 돼서 아무도 승리를 선언할 수 없어요. 구멍을 고르거나 대국을 취소해요.
refused_call_off = 두 사람이 모두 둬서 대국을 취소할 수 없어요. 무승부를 제안하거나 기권해요.
refused_offer_stands = 이미 물어봤어요. 상대의 답을 기다리고 있어요.
refused_answer_first = 상대도 무르고 싶어 해요. 먼저 거기에 답해요.
refused_asked_already = 방금 물어봤어요. 다음 수 뒤에 다시 물을 수 있어요.
refused_nothing_to_take_back = 무를 수가 없어요. 몰래 고른 것과 끝난 라운드는 그대로예요.
refused_offer_gone = 이 제안은 이제 없어요.
refused_not_your_offer = 그건 { $player } 님이 정해요.
refused_offer_over = 이 제안은 끝났어요.
refused_on_vacation_already = 이미 <t:{ $until }:f>까지 휴가예요. 끝내는 방법은 `/vacation`에 있어요.
refused_vacation_too_long =
    { $days ->
       *[other] 올해 휴가가 { $days }일 남았어요.
    }
refused_no_vacation = 휴가 중이 아니에요.
refused_setting = 그건 이제 고를 수 없어요. 고를 수 있는 것은 `/settings`에 있어요.
refused_block = 다른 사람은 차단할 수 있지만, 나 자신과 봇은 안 돼요.
refused_hole_unknown = 어느 대국의 어느 구멍이에요? 입력할 때 나오는 목록에서 골라요.
refused_match_unknown = 여기에는 그런 대국이 없어요. 입력할 때 나오는 목록에서 고르거나 `match`를 빼요. 빼면 마지막 대국이에요.

## Options that do not go together

options_holes = 이 게임은 한쪽에 구멍이 { $min }~{ $max }개예요. `holes`를 바꿔요.
options_seeds = 구멍 하나는 씨앗 { $min }~{ $max }개로 시작해요. `seeds`를 바꿔요.
options_rounds = 라운드 수는 1부터 { $max }까지의 홀수예요. `rounds`를 바꿔요.
options_burnout_without_burning = 더 못 할 때까지 두려면 구멍이 타야 해요. `burnt`를 빼거나 바꿔요.
options_not_in_game =
    { $option ->
        [burnout] { $game } 게임에서는 구멍이 타지 않아요. `rounds`에서 숫자를 골라요.
        [opening] { $game } 게임에서는 한 사람이 먼저 둬요. `opening`에서 남쪽이나 북쪽을 고르거나 빼요.
       *[other] { $game } 게임에는 `{ $option }` 옵션이 없어요. 빼고 해 봐요.
    }

## What else the bot says

unknown_button = 이 버튼은 다른 버전의 봇이 만든 거예요. `/board`로 지금 대국을, `/games`로 모든 대국을 볼 수 있어요.
too_fast = 한 번에 너무 많이 눌렀어요. { $seconds }초 뒤에 다시 해 주세요.
broken = 제 쪽에서 문제가 생겼지만 바뀐 것은 없어요. 다시 한번 해 봐요. `/board`로 대국이 어디까지 왔는지 볼 수 있어요.
only_in_servers = 이건 서버 채널에서만 돼요. 거기에서 해 봐요.
no_standings_here = 순위표와 프로필, 기록은 제가 들어가 있는 서버에만 있어요. 진행 중인 대국은 어디서나 `/games`로 볼 수 있어요.
not_at_home = 여기에는 우리 둘뿐이에요. `/practice`로 저와 둘 수 있어요. `/challenge`는 서버에서 돼요. 내 계정에 추가하면 친구와의 DM이나 그룹에서도 돼요.
guest_hushed = 이 채널에서 **Use External Apps** 권한이 없어서 제 대답이 다른 사람에게 안 보여요. 서버 관리자가 권한을 주거나, DM에서 둬요.
# Permissions go by Discord's own English names, as they come.
missing_permissions = 여기서는 둘 수 없어요. 이 채널에서 저에게 { $permissions } 권한이 없어요. 서버 관리자가 권한을 주거나, 다른 채널에서 해 봐요.
no_match_here = 이 채널에는 진행 중인 내 대국이 없어요. `/games`로 다른 곳의 대국을 보고, `/challenge`로 새로 시작해요.

## Help and rules

help_begin =
    {""}**친구와 하는 Congkak, Kalah, Oware**
    `/challenge`로 대국을 신청하고, 상대가 **{ label_accept }** 버튼을 누르면 시작해요. Congkak에서는 둘 다 첫 구멍을 제 DM이나 **{ label_own_board }** 버튼에서 몰래 골라요. 그다음부터는 구멍 번호를 눌러 씨앗을 뿌려요. 번호는 내 왼쪽부터 세요.
help_command = - `/{ $command }` · { $description }
help_end = -# { $languages }
rules_congkak =
    {""}**Congkak(총칵).** 각자 씨앗이 7개씩 든 구멍 7개와, 자기 왼쪽에 곳간 하나가 있어요. 구멍을 고르면 그 씨앗을 시계 방향으로 하나씩 내 구멍, 내 곳간, 상대 구멍에 놓아요. 상대 곳간에는 절대 놓지 않아요.
    마지막 씨앗이 결정해요:
    - **내 곳간**이면 한 번 더 골라요.
    - **씨앗이 있는 구멍**이면 어느 쪽이든 모두 들고 계속해요.
    - **비어 있던 내 구멍**이면 그 씨앗과 맞은편 씨앗이 모두 내 곳간으로 가고, 차례가 끝나요.
    - **비어 있던 상대 구멍**이면 그대로 남고, 차례가 끝나요.
    한 손을 다 뿌렸을 때 어느 한쪽에 씨앗이 없으면 라운드는 바로 끝나요. 남은 씨앗은 놓여 있는 쪽의 것이에요. 씨앗이 많으면 이겨요.
    {""}**시작**은 둘이 동시에 해요. 각자 몰래 고르고, 두 손을 발맞춰 뿌려요. 먼저 빠진 사람이 그다음에 먼저 둬요. 함께 빠지면 손에 든 씨앗이 적었던 사람이, 그것도 같으면 제비로 정해요.
    {""}**여러 라운드:** 각자 자기 곳간에서 1번 구멍부터 자기 구멍을 채워요. 비어 남은 구멍은 대국이 끝날 때까지 **탄 구멍**이 되고, 거기 놓인 씨앗은 놓은 사람의 상대 것이에요. 진 사람이 다음 라운드를 시작해요. 라운드를 더 많이 이긴 사람이 대국을 이기고, 같으면 마지막 라운드의 씨앗으로 정해요. 모두 `/challenge`에서 바꿀 수 있어요.
rules_kalah =
    {""}**Kalah(칼라하).** 각자 씨앗이 4개씩 든 구멍 6개와, 자기 오른쪽에 곳간 하나가 있어요. 구멍을 고르면 그 씨앗을 시계 반대 방향으로 하나씩 내 구멍, 내 곳간, 상대 구멍에 놓아요. 상대 곳간에는 절대 놓지 않아요.
    - 마지막 씨앗이 **내 곳간**이면 한 번 더 골라요.
    - 마지막 씨앗이 **비어 있던 내 구멍이고 맞은편에 씨앗이 있으면** 그 씨앗과 맞은편 씨앗이 내 곳간으로 가요.
    한 수 뒤에 어느 한쪽이 비면 각자 자기 쪽 씨앗을 가져요. 씨앗이 많으면 이겨요. 라운드가 여러 개면 매번 꽉 찬 판에서, 번갈아 먼저 시작해요.
rules_oware =
    {""}**Oware(오와레).** 각자 씨앗이 4개씩 든 구멍 6개가 있어요. 구멍을 고르면 그 씨앗을 시계 반대 방향으로 하나씩, 방금 든 구멍만 빼고 모든 구멍에 놓아요. 곳간에는 놓지 않아요.
    - 마지막 씨앗으로 **상대 구멍이 2개나 3개**가 되면 그 씨앗을 따고, 그 앞 구멍도 상대 것이고 2개나 3개면 거꾸로 계속 따요.
    - 상대에게 씨앗이 없으면 상대에게 씨앗을 주는 수를 둬야 해요.
    누군가 씨앗의 절반을 넘기거나 둘이 정확히 절반씩 가지면 게임이 바로 끝나요. 구멍에 남은 씨앗은 아무도 갖지 않아요. 차례인 사람이 둘 수가 없거나, 따는 일 없이 같은 모양이 다시 나와도 끝나요. 그때는 각자 자기 쪽 씨앗을 가져요. 라운드가 여러 개면 매번 꽉 찬 판에서, 번갈아 먼저 시작해요.
# What options change, each a line below the rules of a game.
rules_chosen = **고른 대로 하면:**
rules_here = **여기 내 대국에서는:**
rules_here_usual = -# 여기 내 대국도 이대로예요. 바꾼 것이 없어요.
rules_size = {"- "}각자 씨앗이 { $seeds }개씩 든 구멍이 { $holes }개 있어요.
rules_rounds =
    { $rounds ->
        [1] {"- "}한 라운드예요.
        [burnout] {"- "}구멍 하나를 채울 씨앗도 없이 라운드를 마치는 사람이 나올 때까지 해요. 많아야 20라운드예요.
       *[other] {"- "}많아야 { $rounds }라운드예요. { $ends ->
            [half] 누군가 절반보다 많이 이기면 그때 대국이 끝나요.
            [seeds] 구멍 하나를 채울 씨앗도 없이 라운드를 마치는 사람이 나오면 그때 대국이 끝나요.
           *[both] 누군가 절반보다 많이 이기거나, 구멍 하나를 채울 씨앗도 없이 라운드를 마치면 그때 대국이 끝나요.
        }
    }
rules_burnt =
    { $burnt ->
        [forfeit] {"- "}탄 구멍에 놓인 씨앗은 놓은 사람의 상대 것이에요. 마지막 씨앗이면 차례가 끝나요.
        [skip] {"- "}탄 구멍은 없는 것처럼 건너뛰어요.
       *[off] {"- "}구멍이 타지 않아요. 빈 구멍은 그냥 빈 구멍이에요.
    }
rules_refill =
    { $refill ->
        [partial] {"- "}1번 구멍부터 채우고, 마지막 구멍은 덜 차도 돼요.
        [full] {"- "}씨앗을 다 받는 구멍만 채우고, 나머지는 곳간에 남아요.
       *[even] {"- "}타지 않은 구멍에 씨앗을 고르게 나누고, 남는 것은 1번 구멍부터 줘요.
    }
rules_victory =
    { $victory ->
        [rounds] {"- "}라운드를 더 많이 이긴 사람이 대국을 이기고, 같으면 마지막 라운드의 씨앗으로 정해요.
        [seeds] {"- "}마지막 라운드를 마칠 때 씨앗이 많은 사람이 대국을 이겨요.
       *[holes] {"- "}쓸 수 있는 구멍(타지 않고 채워지는 구멍)이 많은 사람이 대국을 이기고, 같으면 마지막 라운드의 씨앗으로 정해요.
    }
rules_opening =
    { $opening ->
        [simultaneous] {"- "}둘이 동시에 몰래 시작해요.
        [south] {"- "}아래쪽 줄의 남쪽이 시작해요.
       *[north] {"- "}위쪽 줄의 북쪽이 시작해요.
    }
rules_grand_slam =
    { $slam ->
        [capture] {"- "}상대 씨앗을 모두 따는 것도 보통처럼 따요.
       *[none] {"- "}상대 씨앗을 모두 따게 되는 수는 둘 수 있지만, 아무것도 따지 못해요.
    }

## Commands, as Discord lists them: at most 100 characters each

command_challenge = 누군가에게 도전하거나, 같이 할 사람을 찾기
command_practice = 원하는 단계의 봇과 바로 두기
command_games = 진행 중인 내 대국을 링크와 함께 보기
command_board = 이 채널의 내 대국 판을 다시 보여 주기
command_resign = 이 채널의 내 대국을 기권하기
command_leaderboard = 이 서버의 플레이어를 비교하기
command_profile = 이 서버에서의 레이팅, 전적, 습관을 보여 줘요
command_history = 끝난 대국을 링크와 기록과 함께 보여 줘요
command_replay = 이 채널의 최근 대국을 애니메이션으로 다시 보기
command_analyse = 끝난 대국 복기하기: 누가 앞섰고, 무엇이 승부를 갈랐는지
command_puzzle = 하루 한 문제 퍼즐: 몰래 답하고 내일 정답 보기
command_rules = 게임 방법 설명
command_settings = 언어, 알림, 판 설정: 내 것이나 서버의 것
command_help = 봇이 하는 일과 시작하는 방법
command_play = 구멍 두기: 고를 수 있는 구멍과 그 결과가 나와요
command_draw = 이 채널의 내 대국에서 무승부 제안하기
command_takeback = 마지막 수를 무르자고 부탁하기
command_hint = 연습 대국에서 나만 보는 힌트 받기
command_cancel = 두 사람이 모두 두기 전에 대국 취소하기, 또는 보낸 도전 취소하기
command_vacation = 며칠 동안 시계 멈추기
command_tables = 이 서버에서 상대를 찾는 사람 보기
command_block = 누군가의 도전 차단하기, 또는 차단한 사람 보기
command_privacy = 보관된 내 데이터: 파일로 받거나 지우기
menu_challenge_to_congkak = Congkak 도전하기
menu_show_the_record = 기보 보기

## Options of commands: at most 100 characters each

option_challenge_opponent = 누구에게; 비우면 아무나
option_challenge_level = 봇의 실력, 1부터 6까지 (3)
option_challenge_game = 어떤 게임 (Congkak)
option_challenge_rounds = 몇 라운드 (1)
option_challenge_holes = 한쪽의 구멍 수 (Congkak 7, 나머지 6)
option_challenge_seeds = 구멍마다 씨앗 수 (Congkak: 구멍 수만큼, 나머지 4)
option_challenge_burnt = Congkak: 탄 구멍을 어떻게 할지
option_challenge_refill = Congkak: 다음 라운드에 구멍을 채우는 방법
option_challenge_victory = Congkak: 대국에서 이기는 방법
option_challenge_opening = 누가 시작할지 (Congkak: 둘이 동시에, 나머지: 남쪽)
option_challenge_grand_slam = Oware: 한쪽 씨앗을 모두 딸 수 있는지
option_board_as = 모두가 보는 그림(기본)이나 나만 보는 글
option_leaderboard_game = 어떤 게임 (모두)
option_leaderboard_measure = 무엇의 순서로 (레이팅)
option_leaderboard_time = 언제의 (전체 기간)
option_profile_player = 누구의 (나)
option_profile_against = 누구와 비교할지
option_profile_game = 어느 게임의 레이팅과 습관 (전체)
option_history_opponent = 이 사람과의 대국만
option_history_game = 어느 게임 (전체)
option_history_results = 대신 서버의 결과를 파일로 (서버 관리하기 필요)
option_replay_what = 어디까지 볼지 (마지막 수)
option_analyse_match = 여기서 둔 내 대국 중 어느 것 (마지막 대국)
option_puzzle_answer = 내 답, 예를 들면 7 1 2. 비우면 퍼즐을 보여 줘요
option_rules_game = 어떤 게임 (Congkak)
option_rules_rounds = 몇 라운드 (1)
option_rules_holes = 한쪽의 구멍 수 (Congkak 7, 나머지 6)
option_rules_seeds = 구멍마다 씨앗 수 (Congkak: 구멍 수만큼, 나머지 4)
option_rules_burnt = Congkak: 탄 구멍을 어떻게 할지
option_rules_refill = Congkak: 다음 라운드에 구멍을 채우는 방법
option_rules_victory = Congkak: 대국에서 이기는 방법
option_rules_opening = 누가 시작할지 (Congkak: 둘이 동시에, 나머지: 남쪽)
option_rules_grand_slam = Oware: 한쪽 씨앗을 모두 딸 수 있는지
option_challenge_pace = 한 수에 쓸 시간 (3일, 또는 이 서버의 설정)
option_challenge_thread = 대국 전용 스레드를 만들지
option_play_hole = 구멍 번호, 내 왼쪽부터
option_vacation_days = 며칠 동안; 비우면 남은 날이 나와요
option_block_player = 누구; 비우면 차단한 사람이 나와요

## Choices of options: at most 100 characters each

choice_rounds_burnout = 더 못 할 때까지
choice_burnt_forfeit = 거기 놓인 씨앗은 상대 것
choice_burnt_skip = 건너뛰고 뿌리기
choice_burnt_off = 구멍이 타지 않음
choice_refill_partial = 마지막 구멍은 덜 차도 됨
choice_refill_full = 꽉 채울 수 있는 구멍만
choice_refill_even = 고르게
choice_victory_rounds = 이긴 라운드 수
choice_victory_seeds = 마지막 라운드의 씨앗
choice_victory_holes = 쓸 수 있는 구멍 수
choice_opening_simultaneous = 둘이 동시에, 몰래
choice_opening_south = 남쪽
choice_opening_north = 북쪽
choice_grand_slam_capture = 딸 수 있음
choice_grand_slam_none = 하나도 못 땀
choice_as_picture = 그림, 모두에게
choice_as_text = 글, 나에게만
choice_what_last = 마지막 수
choice_what_round = 이번 라운드
choice_what_match = 대국 전체
choice_pace_live = 라이브: 5분
choice_pace_one_day = 1일
choice_pace_three_days = 3일
choice_pace_week = 7일
choice_pace_no_clock = 시간 제한 없음
choice_measure_rating = 레이팅
choice_measure_matches_won = 이긴 대국
choice_measure_rounds_won = 이긴 라운드
choice_measure_captured = 잡은 씨앗
choice_measure_run = 최다 연승
choice_time_always = 전체 기간
choice_time_month = 이번 달
choice_time_season = 이번 시즌
choice_time_last_season = 지난 시즌
