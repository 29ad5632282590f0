# 日本語。友だちどうしの、かたくない「です・ます」。小さなくぼみは「穴」、大きなくぼみは「倉」、まくのは「種」。

## Lists and names

list_separator = 、
player_forgotten = 退会したプレイヤー
player_nameless = 名前のないプレイヤー

## Challenges

challenge_to_you =
    { $player }、**{ $challenger }** さんから挑戦が届きました。
    { $terms }
    -# 受付は <t:{ $until }:f> まで
challenge_to_anybody =
    {""}**{ $challenger }** さんが対戦相手を探しています。
    { $terms }
    -# 受付は <t:{ $until }:f> まで
challenge_accepted =
    {""}**{ $challenger }** さんの挑戦が受けられました。
    { $terms }
challenge_declined =
    {""}**{ $opponent }** さんは **{ $challenger }** さんの挑戦を断りました。
    { $terms }
challenge_taken_back =
    {""}**{ $challenger }** さんは挑戦を取り消しました。
    { $terms }
challenge_expired =
    {""}**{ $challenger }** さんの挑戦には、時間までに返事がありませんでした。
    { $terms }
guest_challenge = -# ここではゲストなので返事しかできません。盤はだれかがボタンか `/board` を使うと出て、お知らせは届くならDMで、ランキングには入りません。
you_declined = 挑戦を断りました。
you_took_back = 挑戦を取り消しました。
you_accepted = 受けました。対戦スタート！ 盤はチャンネルにあります。
rematch_offered = 再戦の申し込みをチャンネルに出しました。

## Terms: what was agreed on beyond the game's defaults, one after another in a line

terms_rounds =
    { $rounds ->
        [1] 1ラウンド
        [burnout] 続けられなくなるまで
       *[other] { $rounds }ラウンド
    }
terms_burnt =
    { $burnt ->
        [forfeit] 焼けた穴の種は相手のもの
        [skip] 焼けた穴は飛ばす
       *[off] 穴は焼けない
    }
terms_refill =
    { $refill ->
        [partial] 最後の穴は種が少なくてもよい
        [full] いっぱいにできる穴だけ補充
       *[even] 均等に補充
    }
terms_victory =
    { $victory ->
        [rounds] 取ったラウンドの多いほうが勝ち
        [seeds] 最終ラウンドの種の多いほうが勝ち
       *[holes] 使える穴の多いほうが勝ち
    }
terms_opening =
    { $opening ->
        [simultaneous] ふたり同時に開始
        [south] 南が先手
       *[north] 北が先手
    }
terms_grand_slam = 相手の種を全部取る手では何も取れない
terms_pace =
    { $pace ->
        [live] 1手5分
        [day] 1手1日
        [three_days] 1手3日
        [week] 1手1週間
       *[none] 時間制限なし
    }
terms_thread = 専用スレッド

## Buttons: short enough for a phone

label_accept = 受ける
label_decline = 断る
label_cancel = 取り消す
label_own_board = 自分の盤
label_refresh = 更新
label_resign = 投了
label_resign_meant = はい、投了します
label_keep_playing = 続ける
label_rematch = もう一回
label_previous = 前へ
label_next = 次へ
label_more = その他…
label_time_is_up = 時間切れ…
label_claim = 勝ちにする
label_extend = 時間を延ばす
label_wait = 待つ
label_draw = 引き分けを提案
label_takeback = 待った
label_call_off = 対戦をやめる
label_call_off_meant = はい、やめます
label_withdraw = 取り下げる
label_agree = 同意する
label_own_settings = 自分の設定
label_server_settings = サーバーの設定
label_motion_on = アニメ: オン
label_motion_off = アニメ: オフ
label_moves_on = 手: 動画
label_moves_off = 手: 静止画
label_thread_on = スレッド: オン
label_thread_off = スレッド: オフ
label_export = データを受け取る
label_forget = データを消す
label_forget_meant = はい、消します
label_keep = 消さない
label_end_vacation = 休みを終える
label_earlier = 前のシーズン
label_later = 次のシーズン
label_history = 対戦一覧
label_play_back = 再生
label_analyse = 振り返る
label_leaderboard = ランキング
label_hint = ヒント

## Over a board

heading =
    { $rounds ->
        [1] -# { $game }
        [burnout] -# { $game } · 第{ $round }ラウンド（続けられなくなるまで） · { $south }–{ $north }
       *[other] -# { $game } · 第{ $round }ラウンド／全{ $rounds } · { $south }–{ $north }
    }
your_turn = { $player }、あなたの番です。
pick_again = { $player }、もう一度選べます。
must_feed = { $player }、あなたの番です。相手に種を渡す手を選んでください。
own_turn = **あなたの番です。** 穴を選んでください。
own_waiting = **{ $opponent }** さんを待っています。
played_here = 対戦はこちら：{ $place }
goes_on_here = 続きはこちら：{ $place }

## The opening

opening_relays = 🔁 **{ $player }** さんの手は{ $hole }番の穴から続きます
opening_chosen = ✅ **{ $player }** さんは選びました
opening_choosing = ⏳ { $player } さんが選んでいます
opening_hint = -# 最初の穴はひみつで選びます。DMか、下の **{ label_own_board }** からどうぞ。
opening_hint_here = -# 最初の穴はひみつで選びます。下の **{ label_own_board }** からどうぞ。
opening_dm_refused = -# { $player } さん、DMを送れませんでした。だいじょうぶ、**{ label_own_board }** を押せば、あなただけに見える盤がここで開きます。
own_opening = **最初の穴をひみつで選んでください。** **{ $opponent }** さんも選んでいて、ふたりの選んだ穴は同時に見せます。あなたの列は下です。
own_opening_alone = **次の穴を選んでください。** **{ $opponent }** さんの手は自動で続くので、選んだ穴はすぐにまかれます。あなたの列は下です。
own_opening_chosen = 選んだのは **{ $hole }番の穴** です。見えているのはあなただけで、**{ $opponent }** さんが選ぶまで変えられます。
own_opening_waiting = この回は選ばなくてだいじょうぶです。**{ $opponent }** さんを待っています。
opening_over = 最初の同時まきはここまで。ここからは交代で、見えるように選びます。

## What was played

# Not said by itself, but within the two that follow the choices.
hand =
    { $laps ->
        [1] 種{ $seeds }個
       *[other] 種{ $seeds }個・{ $laps }回
    }{ $captured ->
        [0] {""}
       *[other] 、{ $captured }個取り
    }{ $last ->
        [store] 、最後は倉
        [burnt] 、最後は焼けた穴
        [relays] 、そこから続く
       *[other] {""}
    }
chose = **{ $player }** さんは{ $hole }番の穴を選びました。
both_chose = **{ $south }** さんは{ $south_hole }番の穴、**{ $north }** さんは{ $north_hole }番の穴を選びました。
sowed = **{ $player }** さんが{ $hole }番の穴をまきました：{ hand }。
hand_of = { $player }：{ hand }
this_turn = -# この番で選んだ穴：{ $holes }

## Ends

# The second sentence of the two that follow.
round_reason =
    { $reason ->
        [repetition] 同じ局面がくり返されました。
        [cannot_feed] 続けられる手がありませんでした。
       *[other] {""}
    }
round_won = 🏁 第{ $round }ラウンド：**{ $winner }** さんの勝ち。{ $south } { $south_seeds } – { $north } { $north_seeds }。{ round_reason }
round_drawn = 🏁 第{ $round }ラウンド：引き分け。{ $south } { $south_seeds } – { $north } { $north_seeds }。{ round_reason }
# Of a match of one round, before its winner.
round_only = 🏁 { $south } { $south_seeds } – { $north } { $north_seeds }。{ round_reason }
burnt_holes = **{ $player }** さんの焼けた穴：{ $holes }
match_resigned = 🏆 **{ $loser }** さんが投了し、**{ $winner }** さんの勝ちです。
match_out_of_time = 🏆 **{ $loser }** さんの時間切れで、**{ $winner }** さんの勝ちです。
# 次の文の二つ目の文。
match_by =
    { $by ->
        [rounds] 取ったラウンドの数で決まりました。
        [seeds] 最終ラウンドの種の数（{ $winner_score } – { $loser_score }）で決まりました。
        [holes] 次に使える穴の数（{ $winner_score } – { $loser_score }）で決まりました。
       *[level] そこは同点で、最終ラウンドの種の数（{ $winner_score } – { $loser_score }）で決まりました。
    }
match_won =
    { $rounds ->
        [1] 🏆 **{ $winner } さんの勝ちです**。
       *[other] 🏆 **{ $winner } さんの勝ちです**（{ $winner_wins }–{ $loser_wins }）。{ match_by }
    }
match_drawn =
    { $rounds ->
        [1] 🤝 **引き分けです**。
       *[other] 🤝 **引き分けです**（{ $south }–{ $north }）。
    }
match_early = -# 早く終わったため、ランキングには数えません。
resign_question = 本当に投了しますか？ **{ $winner }** さんの勝ちになり、あとから取り消せません。
resign_early = まだ始まったばかりなので、この対戦はランキングには数えません。
resigned = 投了しました。結果はチャンネルに出ています。
went_on = では、対戦を続けましょう。

## The board in words: read out, so without markdown

alt_game =
    { $rounds ->
        [1] { $game }。
        [burnout] { $game }、第{ $round }ラウンド、取ったラウンド { $own } 対 { $other }。
       *[other] { $game }、第{ $round }ラウンド、全{ $rounds }ラウンド、取ったラウンド { $own } 対 { $other }。
    }
alt_practice = ボットとの練習、レベル{ $level }。
alt_hole =
    { $seeds ->
        [burnt] { $hole }番 焼けた穴
       *[other] { $hole }番 { $seeds }個
    }
alt_side = { $player }：{ $row }、倉 { $store }個。
alt_to_move = { $player } さんの番。選べる穴：{ $choices }。
alt_example = { $game }：南が最初に{ $hole }番の穴を選んだあとの盤。印は、種を取った穴、まいた向き、最後の種が落ちた場所を示します。

## Lists of matches and players

games_none = 進行中の対戦はありません。`/challenge` で始められます。
games_heading = **進行中の対戦**
games_line =
    { $awaited ->
        [yes] - { $game } · { $opponent } さん · **あなたの番** · { $place }
       *[no] - { $game } · { $opponent } さん · 相手待ち · { $place }
    }
games_more = …ほか{ $count }件
leaderboard_empty = ここで数えられた対戦はまだありません。`/challenge` でだれかを誘ってみましょう！
leaderboard_foot =
    { $pages ->
        [1] -# { $players }人
       *[other] -# { $pages }ページ中{ $page }ページ目 · { $players }人
    }
replay_heading =
    { $moves ->
        [1] ▶️ **{ $south }** – **{ $north }**、最後の一手。
       *[other] ▶️ **{ $south }** – **{ $north }**、{ $moves }手。
    }
replay_nothing = このチャンネルではまだ対戦がありません。`/challenge` で始められます。

## Clocks

clock_runs = -# ⏳ **{ $player }** さん: <t:{ $until }:f> まで（<t:{ $until }:R>）
clock_stands = -# 🏖️ **{ $player }** さんはお休み中で、時計は止まっています。
clock_ran_out = ⌛ **{ $player }** さんの時間が切れました。相手が勝ちにするまでは、まだ指せます。
reminder = ⏳ { $player }、**{ $opponent }** さんが <t:{ $until }:f> まで（<t:{ $until }:R>）あなたの手を待っています: { $place }
late = ⌛ { $player }、**{ $opponent }** さんの時間が切れました。勝ちにする、時間を延ばす、待つのどれかを選べます: { $place }
late_left = ⌛ { $player }、**{ $opponent }** さんはサーバーを抜け、時間も切れました。勝ちにする、時間を延ばす、待つのどれかを選べます: { $place }
left =
    { $clock ->
        [yes] 👋 { $player }, **{ $opponent }** さんがサーバーを抜けました。戻らなければ、時間が切れたあとで勝ちにできます: { $place }
       *[no] 👋 { $player }, **{ $opponent }** さんがサーバーを抜けました。ひと月だれも指さなければ、対戦を取りやめにできます: { $place }
    }
late_question = **{ $opponent }** さんの時間が切れました。勝ちにしますか、同じだけ時間を延ばしますか、待ちますか？ いつでも決められます。
late_question_both = ふたりとも時間が切れました。穴を選ぶか、**{ $opponent }** さんの時間を延ばすか、対戦をやめてください。やめると結果は残りません。
claimed = 勝ちになりました。結果はチャンネルに出ています。
extended = **{ $opponent }** さんの時間を <t:{ $until }:f> まで延ばしました。
waited = では、待ちましょう。**{ label_time_is_up }** はそのまま残ります。
farewell_place = **{ $opponent }** さんとの対戦は、チャンネルがなくなったため、結果なしで終わりました。
farewell_server = **{ $opponent }** さんとの対戦は、サーバーから外されたため、結果なしで終わりました。
off_cancelled = 🚫 **対戦は取りやめになりました**。ふたりとも指す前だったので、結果はありません。
off_both_late = 🚫 **対戦は取りやめになりました**。ふたりとも時間切れで、結果はありません。
off_silence = 🚫 **対戦は取りやめになりました**。1か月だれも指さなかったので、結果はありません。
off_abandoned = 🚫 **対戦は取りやめになりました**。1か月だれも指さず、勝ちにもしなかったので、結果はありません。
off_place_gone = 🚫 **対戦は取りやめになりました**。場所がなくなったので、結果はありません。

## What players ask each other

more_heading = **{ $opponent }** さんとの対戦:
draw_asked = 🤝 { $player }、**{ $opponent }** さんが引き分けを提案しています。
draw_agreed = 🤝 **{ $player }** さんは **{ $opponent }** さんの引き分けの提案を受けました。
draw_declined = 🤝 **{ $player }** さんは **{ $opponent }** さんの引き分けの提案を断りました。
draw_withdrawn = 🤝 **{ $opponent }** さんは引き分けの提案を取り下げました。
draw_void = 🤝 **{ $opponent }** さんは引き分けを提案しましたが、対戦は続きました。
takeback_asked = ↩️ { $player }、**{ $opponent }** さんが待ったを頼んでいます。
takeback_agreed = ↩️ **{ $player }** さんが同意し、**{ $opponent }** さんの前の手を戻しました。
takeback_declined = ↩️ **{ $player }** さんは **{ $opponent }** さんの待ったに同意しませんでした。
takeback_withdrawn = ↩️ **{ $opponent }** さんは待ったを取り下げました。
takeback_void = ↩️ **{ $opponent }** さんは待ったを頼みましたが、対戦は続きました。
asked = 頼みました。相手の返事はチャンネルに出ます。
agreed = 同意しました。対戦はチャンネルに出ています。
call_off_question = **{ $opponent }** さんとの対戦をやめますか？ 結果は残らず、成績にも入りません。
called_off = 対戦をやめました。
which_match = どの対戦ですか？
what_to_cancel = どれを取り消しますか？
nothing_to_cancel = このチャンネルに、進行中の対戦も出している挑戦もありません。`/games` でほかの場所の対戦が見られます。
challenge_choice = 挑戦：{ $opponent } · { $game }
challenge_choice_anybody = 相手募集 · { $game }
played = { $hole }番の穴を選びました。盤はチャンネルに出ています。
would =
    { $laps ->
        [1] 種{ $seeds }個
       *[other] 種{ $seeds }個・{ $laps }回
    }{ $captured ->
        [0] {""}
       *[other] 、{ $captured }個取る
    }{ $last ->
        [again] 、最後は自分の倉、もう一度選べる
        [store] 、最後は倉
        [burnt] 、最後は焼けた穴
        [relays] 、そこから続く
        [over] 、ラウンドが終わる
       *[other] {""}
    }
# In a list of at most 100 characters a line, while a hole is typed.
hole_choice = { $hole }番: { would }
hole_choice_secret =
    { $seeds ->
       *[other] { $hole }番: 種{ $seeds }個
    }
record_heading = **{ $south }** さん – **{ $north }** さんの棋譜です。読んだり、保存したり、再生したりできます。
alt_record = { $south } さんと { $north } さんの対戦の棋譜（テキスト）。
record_none = そのメッセージに対戦はありません。

## Practice against the bot, and hints

practice_begun =
    {""}**{ $player }** さんが **{ $opponent }** と練習します。レベル{ $level }。
    { $terms }
practice_heading = {" · "}練習、レベル{ $level }
practice_opponent = { $player }（レベル{ $level }）
practice_thinking = 🤔 **{ $player }** が考えています…
practice_opening = -# 下のボタンで最初の穴を選んでください。ふたりとも選ぶまでだれにも見えません。わたしも知らずに選びます。
practice_draw_taken = **{ $opponent }** は引き分けを受けました。手番を考えると、有利とは思っていません。結果はチャンネルにあります。
practice_draw_declined = ありがとうございます。でも **{ $opponent }** はまだ続けたいそうです。不利とは思っていません。
practice_taken_back = 前の番を戻しました。対戦はチャンネルにあります。
# One pick, within the sentences that follow. The number in brackets is what the own store gains.
hint_pick =
    { $last ->
        [store] { $hole }番の穴は最後が倉
        [captured] { $hole }番の穴で{ $captured }個取る
        [over] { $hole }番の穴でラウンドが終わる
       *[stayed] { $hole }番の穴で{ $seeds }個まく
    }{ $gained ->
        [0] {""}
       *[other] （+{ $gained }）
    }
hint_then = 、次に
hint_turn = 💡 いちばんよい手：**{ $line }**。
hint_worth =
    { $worth ->
        [won] これでこのラウンドの勝ちは確実です。
        [drawn] これでこのラウンドの引き分けは確実です。それ以上は望めません。
        [lost] このラウンドはもう負けが決まっています。これがいちばん傷の浅い手です。
        [ahead] その後、ラウンドの終わりには{ $count }個ほどリードしていると思います。
        [behind] その後、ラウンドの終わりには{ $count }個ほど負けていると思います。
       *[level] その後、ラウンドはほぼ互角に終わると思います。
    }
hint_threat = -# もし **{ $opponent }** の番だったら：{ $line }。
hint_share = { $hole }番の穴 { $share } %
hint_opening = 💡 いつも同じ穴から始めると読まれます。次の割合で、運にまかせて選びましょう：**{ $line }**。
hint_opening_sure = 💡 いちばん良いのは **{ $hole }番の穴** です。読まれていても、これより良い穴はありません。

## Vacations, open tables, blocks

vacation_begun =
    <t:{ $until }:f> までお休みです。それまで時計は止まりますが、ライブの対戦と、すでに時間が切れていた対戦は別です。お休み中も指せます。
    -# 今年の残り日数: { $days }
vacation_over =
    お休み中ではありません。`/vacation` に `days` を付けると始まり、ライブの対戦以外の時計が止まります。
    -# 今年の残り日数: { $days }
tables_none = いま相手を探している人はいません。`/challenge` を `opponent` なしで使うと募集できます。
tables_heading = **募集中の対戦**
tables_line = - **{ $player }** さん · { $terms } · { $place }
blocked = **{ $player }** さんとは、おたがいに挑戦できなくなりました。相手には知らされません。`/block` でブロックした人が見られます。
unblocked = **{ $player }** さんはまた挑戦できます。
blocks_none = だれもブロックしていません。`/block` に `player` を付けるとブロックできます。
blocks_heading = ブロックしている人です。名前を押すと解除できます。

## Settings

settings_own =
    {""}**自分の設定**
    あなただけに見せたり伝えたりするものの設定です。選ぶとすぐに保存されます。
settings_server =
    {""}**このサーバーの設定** · { $page } / { $pages }
    ここでみんなに見えるものの設定です。選ぶとすぐに保存されます。
settings_need_manager = 変えられるのは **サーバー管理** の権限か、そのために選ばれたロールを持つ人だけです。
setting_language = 言語: { $language }
setting_language_auto = 言語: Discord に合わせる
setting_theme =
    { $theme ->
        [wood] 盤: 木
        [night] 盤: 夜
        [contrast] 盤: ハイコントラスト
       *[auto] 盤: ここでの標準
    }
setting_season =
    { $season ->
        [month] シーズン: 1か月ごと
       *[other] シーズン: 四半期ごと
    }
setting_reminders =
    { $reminders ->
        [dm] お知らせ: DM
        [ping] お知らせ: チャンネルでメンション
       *[none] お知らせ: なし
    }
setting_picks =
    { $picks ->
        [dm] ひみつの穴選び: DM
       *[channel] ひみつの穴選び: チャンネルの自分だけの盤
    }
setting_game = 新しい挑戦: { $game }
setting_rounds =
    { $rounds ->
        [1] 新しい挑戦: 1ラウンド
        [burnout] 新しい挑戦: 続けられなくなるまで
       *[other] 新しい挑戦: { $rounds }ラウンド
    }
setting_pace = 新しい挑戦: { terms_pace }
setting_challenges = ひとりが同時に出せる挑戦: { $count }
setting_matches = ひとりが同時にできる対戦: { $count }
setting_channels = 対戦できるチャンネル: すべて
setting_manager = この設定を変えられるロール

## Privacy

privacy =
    {""}**保存しているもの**
    - 挑戦と対戦: だれがどの名前でだれと、どの場所のどのメッセージで、どう指したか、申し出、時計、そして結果。再起動のあとも続けるためです。
    - サーバーでは: レーティング、ランキング、選んだ穴、まだそこにいるかどうか。くらべるためです。
    - ひみつで選んだ穴: 見せるまで。見せたら消します。
    - パズルの答え: その日が終わるまでだれにも見えません。プロフィールの連続記録のためです。
    - 設定、お休み、ブロックした人、そして Discord の言語。その言語で話しかけるためです。
    - これから伝えること: 伝えるまで。ゲストでいる場所では、そこで返事をするための Discord の鍵を15分間。
    メッセージは読みません。ほかへ渡したり、ほかのことに使ったりもしません。サーバーから外されると、そこでの対戦は30日後に消えます。
privacy_export = あなたについて保存しているものは、これで全部です。
forget_question =
    あなたについて保存しているものを全部消しますか？ 元には戻せません。
    - 出している挑戦は取り消し、進行中の対戦は投了になります。ふたりとも指していない対戦は取りやめになります。
    - 終わった対戦は、あなたの名前なしで相手に残ります。レーティングが合うよう、サーバーごとに新しく付けた番号でつながったままですが、あなたのことは分かりません。
    - すべてのランキングから外れ、設定も消えます。
forgotten = あなたについて保存していたものを全部消しました。
kept = では、そのままにしておきます。
## Leaderboards

time_always = 全期間
time_month = { $year }年{ $month }月
time_quarter = { $year }年第{ $quarter }四半期
# What leaderboards are ordered by.
measure =
    { $measure ->
        [rating] レーティング
        [won] 対戦の勝ち数
        [rounds] ラウンドの勝ち数
        [captured] 取った種
       *[run] 最長連勝
    }
board_heading =
    { $game ->
        [all] **ランキング** · 全ゲーム · { measure } · { $time }
       *[other] **ランキング** · { $game } · { measure } · { $time }
    }
board_empty = その期間にここで数えられた対戦はありません。
# The number of a line: a rating with how far off it may be, or a count.
number =
    { $settled ->
        [yes] { $value } ± { $off }
        [no] { $value } ± { $off }（暫定）
       *[count] { $value }
    }
board_line = { $rank }\. **{ $player }** · { number } · { $won }勝 { $drawn }分 { $lost }敗
board_not_on_it = -# { $player } さんはまだ載っていません。ここで対戦を終えると載ります。
alt_board_line = { $rank }位 { $player }: { number }
season_heading = 🏁 **{ $time }のシーズンが終わりました。** { measure }の上位:

## Profiles

profile_none = { $player }さんはここでまだ対戦を終えていません。
profile_heading = 👤 **{ $player }**
profile_left = -# サーバーを抜けています。
profile_uncounted = ここで数えられた対戦はまだありません。早く終わった対戦は数えません。
profile_rank =
    { $game ->
        [all] 全ゲーム: レーティング **{ number }** · { $players }人中{ $rank }位
       *[other] { $game }: レーティング **{ number }** · { $players }人中{ $rank }位
    }
profile_rating =
    { $game ->
        [all] 全ゲーム: レーティング **{ number }**
       *[other] { $game }: レーティング **{ number }**
    }
profile_matches = - 対戦 { $won }勝 { $drawn }分 { $lost }敗 · ラウンド { $rounds_won }–{ $rounds_drawn }–{ $rounds_lost }
profile_runs = - 連勝 { $run }、最長 { $longest } · 取った種 { $captured }
profile_turn = - 最大の手番: { $laps }周で種{ $seeds }個
profile_holes = - よく選ぶ穴: { $holes }
profile_openings = - 初手: { $openings }
profile_opening = 穴{ $hole }（{ $opened }戦{ $won }勝）
profile_against = 🆚 **{ $player }** 対 **{ $other }**
profile_against_line = - { $game }: { $won }勝 { $drawn }分 { $lost }敗
profile_against_none = - 数えられた対戦はまだありません
profile_against_oneself = -# 自分自身とは対戦できません。`against` にほかの人を選んでください。
alt_chart =
    { $game ->
        [all] 全ゲームのレーティング、最近の{ $matches }戦: 最初は{ $first }、今は{ $last } ± { $off }。最低{ $lowest }、最高{ $highest }。
       *[other] { $game }のレーティング、最近の{ $matches }戦: 最初は{ $first }、今は{ $last } ± { $off }。最低{ $lowest }、最高{ $highest }。
    }

## Analyses

analysis_begun = 🔍 **{ $south }** – **{ $north }** を一手ずつ振り返ります。少しお待ちください。
analysis_there = 🔍 **{ $south }** さん – **{ $north }** さんの対戦はもう振り返りました：{ $place }
analysis_heading =
    🔍 **{ $south }** – **{ $north }** の振り返りです。線は、わたしに見えるかぎりで有利だった側に寄り、番号は勝負を決めた手を示します：
analysis_line = { $rank }\. { $step }手目：**{ $player }** さんは{ $hole }番の穴を選びました。{ $best }番の穴のほうが良い手でした。
analysis_line_wave = { $rank }\. { $step }手目：ひみつで **{ $south }** さんは{ $south_hole }番の穴、**{ $north }** さんは{ $north_hole }番の穴を選びました。
analysis_nothing = 勝負にひびく間違いは、どちらにもありませんでした。
analysis_foot = -# それぞれについては、下のスレッドで。
moment_heading =
    { $rounds ->
        [1] **{ $rank }.** { $step }手目
       *[other] **{ $rank }.** { $step }手目、第{ $round }ラウンド
    }
# A turn of several picks: { hole_choice } → { hole_choice }
moment_better = 💡 良かったのは { $turn }
moment_with = -# その手なら：{ $before }。実際は：{ $after }。
moment_wave_with = -# 前：{ $before }。後：{ $after }。
stand =
    { $degree ->
        [level] 互角
        [slightly] { $player } さんがやや有利
        [clearly] { $player } さんが有利
        [nearly] { $player } さんがラウンド勝ち目前
       *[sure] { $player } さんのラウンド勝ちが確実
    }
alt_balance = どの手のあとにどちらが有利だったか：{ $course }。
alt_then = 続いて { $player } がまく穴：{ $holes }。
alt_solution = 解答：{ $holes } の順に穴を選びます。
# In a list of at most 100 characters a line, while a match is typed.
analysis_choice =
    { $outcome ->
        [won] #{ $number } · { $game } · { $opponent } に勝ち
        [lost] #{ $number } · { $game } · { $opponent } に負け
       *[drawn] #{ $number } · { $game } · { $opponent } と引き分け
    }
analysis_no_match = ここで終わった対戦はまだありません。`/challenge` で始められます。

## Puzzles

puzzle =
    🧩 **今日のパズル** <t:{ $when }:D>
    Congkak です。あなたは下の側で、倉は左にあります。一回の手番で種を **{ $goal }** 個以上取ってください！
    -# 選ぶ順に穴を押してください。答えはだれにも見えず、<t:{ $until }:t> まで変えられます。そのあと正解を発表します。
puzzle_place = -# みんなに見えるのはこちら：{ $place }
puzzle_own_none = **あなたの答え：** まだありません。最初の穴を押してください。
puzzle_own = **あなたの答え：** { $holes }
puzzle_own_foot = -# 見えているのはあなただけで、このまま保存されています。<t:{ $until }:f> まで変えられ、そのあと正しいかどうかをお知らせします。
puzzle_over = 🧩 このパズルは終わりました。正解は **{ $holes }** でした。
puzzle_found = ✅ 正解でした。
puzzle_missed = あなたの答えは { $holes } でした。
puzzle_today = `/puzzle` で今日のパズルが見られます。
puzzle_solution =
    🧩 **<t:{ $when }:D> のパズル**：一回の手番で種を{ $goal }個以上。
    正解：**{ $holes }**
puzzle_solvers = ✅ 解けた人：{ $solvers }
puzzle_unsolved =
    { $answers ->
        [0] 答えた人はいませんでした。
       *[other] { $answers }人が答えましたが、解けた人はいませんでした。
    }
puzzle_you = あなた（下）
puzzle_other = 相手
profile_puzzles = 🧩 解いたパズル: { $solved } · 連続日数: { $run }、最長 { $longest }

## Histories and records

history_heading = 📜 **{ $player }** の対戦
history_heading_with = 📜 **{ $player }** と **{ $opponent }** の対戦
history_none = そのような対戦はここでまだ終わっていません。
history_line =
    { $outcome ->
        [won] - #{ $number } · { $opponent } に**勝ち** · { $terms } · { $when } · { $place }
        [lost] - #{ $number } · { $opponent } に負け · { $terms } · { $when } · { $place }
       *[drawn] - #{ $number } · { $opponent } と引き分け · { $terms } · { $when } · { $place }
    }
history_early = 早く終わったため数えません
history_foot = -# { $page }ページ目 · 下のボタンで対戦とその記録が見られます。
past_record = -# 添付: 読んで再生できる記録と、一手ごとのJSON。
results_given = このサーバーの最近の結果 { $count }件です。
results_none = まだここで終わった対戦はありません。
results_need_manage_server = サーバーの結果を受け取れるのは**サーバー管理**の権限がある人だけです。対戦を見るには `results` を外してください。

## Refusals: what is the matter, and what to do instead

refused_oneself = 自分には挑戦できません。`opponent` でほかの人を選んでください。
refused_bot = ほかのボットは対戦できません。人か、わたしに挑戦してください：`/practice`
refused_level = `level` はわたしとの対戦のためのものです。`opponent` にわたしを選ぶか、`/practice` を使ってください。人と遊ぶときは選ばないでください。
refused_offered_already = ここではもう対戦相手を探しています：{ $place }
refused_challenged_already = この人にはここでもう挑戦しています：{ $place }
refused_accept_that = この人からここでもう挑戦が来ています。それを受けてください：{ $place }
refused_playing_already =
    ふたりの対戦がこのチャンネルでもう始まっています：{ $place }
    それを終えるか投了するか、別のチャンネルで始めてください。
refused_challenge_gone = この挑戦はもうありません。`/challenge` で新しく出せます。
refused_not_for_you = この挑戦は { $opponent } さんあてです。
refused_not_your_challenge = この挑戦を取り消せるのは { $challenger } さんだけです。
refused_own_challenge = これは自分の挑戦なので、受けるのは相手です。取り消すには **{ label_cancel }** を押してください。
refused_was_accepted = この挑戦はもう受けられ、対戦が始まっています。
refused_was_declined = この挑戦は断られました。
refused_was_taken_back = この挑戦は取り消されました。
refused_has_expired = この挑戦は期限が切れました。`/challenge` で新しく出せます。
refused_match_gone = この対戦はもうありません。`/games` で進行中の対戦が見られます。
refused_not_your_match = これは { $south } さんと { $north } さんの対戦です。`/challenge` で自分の対戦を始められます。
refused_not_your_turn = いまは { $player } さんの番です。
refused_no_turn = いまはあなたの番ではありません。
refused_nothing_to_pick = いまは選ばなくてだいじょうぶです。手が自動で続くか、あなたの最初の同時まきはもう終わっています。次の盤でお知らせします。
refused_stale = そのボタンは前の盤のものです。いまの対戦はこちらです。
refused_match_won = この対戦は終わりました。勝ったのは { $winner } さんです。**{ label_rematch }** か `/challenge` で次を始められます。
refused_match_drawn = この対戦は引き分けで終わりました。**{ label_rematch }** か `/challenge` で次を始められます。
refused_match_not_over = この対戦はまだ終わっていません。
refused_match_elsewhere = その対戦は別のサーバーで行われました。
refused_still_played = この対戦はまだ続いています。いま調べると片方の助けになってしまうので、終わってからもう一度どうぞ。
refused_nothing_to_analyse = この対戦は、だれも穴を選ばないうちに終わりました。振り返るものがありません。
refused_analysis_under_way = 前に頼まれた振り返りがまだ途中です。届いてからもう一度どうぞ。
refused_many_analyses = いま振り返りを頼む人がたくさんいます。1分ほどしてからもう一度どうぞ。
refused_puzzle_gone = このパズルはもうありません。`/puzzle` で今日のパズルが見られます。
refused_picks = 穴の番号を順に `7 1 2` のように書いてください。{ $count }個までです。
refused_empty = { $hole }番の穴は空です。種のある穴を選んでください。
refused_burnt = { $hole }番の穴は焼けているので、だれも選べません。
refused_relayed_from = { $hole }番の穴からは相手の手が続きます。別の穴を選んでください。
refused_must_feed = 相手には種がなく、{ $hole }番の穴では相手に届きません。相手まで届く穴を選んでください。
refused_no_such_hole = この盤に{ $hole }番の穴はありません。
refused_off = この対戦は取りやめになり、結果はありません。**{ label_rematch }** か `/challenge` で次を始められます。
refused_not_taken = { $player } さんは、いま挑戦を受け付けていません。
refused_not_takable = この挑戦を受けることはできません。`/challenge` で自分から挑戦できます。
refused_nobody_there = 相手は去り、データの削除を望みました。`/challenge` で別の対戦を始められます。
refused_many_challenges =
    { $count ->
       *[other] ここで出している挑戦が{ $count }件あり、これ以上は出せません。返事を待つか、取り消してください。
    }
refused_many_matches =
    { $count ->
       *[other] ここでの対戦が{ $count }件あり、これ以上は始められません。まずひとつ終わらせてください。`/games` で見られます。
    }
refused_many_matches_of = { $player } さんは、ここでできるだけの対戦をしています。あとで試してください。
refused_server_full = ここの対戦は、これ以上持てません。あとで試してください。
refused_only_there = その対戦の場所ではゲストです。そちらで **{ label_rematch }** か `/challenge` をどうぞ: { $place }
refused_left = { $player } さんはこのサーバーにいません。ここにいる人に挑戦してください。
refused_many_practices =
    { $count ->
       *[other] このサーバーでのわたしとの対戦が{ $count }件あり、これ以上は始められません。まずひとつ終わらせるか投了してください。`/games` で見られます。
    }
refused_no_hints = 人どうしの対戦ではヒントは出せません。練習には `/practice` を使ってください。
refused_not_here = このサーバーでは、対戦はこちらでどうぞ: { $channels }
refused_no_clock = この対戦に時間制限はありません。1か月だれも指さなければ、やめられます。
refused_not_awaited = いまは相手の番ではないので、勝ちにはできません。
refused_own_clock = 待たれているのはあなたです。勝ちを宣言される前に、穴を選んでください。
refused_not_late = 相手の時間は <t:{ $until }:f> まで（<t:{ $until }:R>）あります。
refused_not_warned = 相手にまだお知らせが届いていません。予告なしに負けることはないので、少しあとで試してください。
refused_on_vacation = 相手は <t:{ $until }:f> までお休み中で、時計は止まっています。
refused_clock_stands = 相手の時計は止まっています。
refused_pick_first = 先に自分の穴を選んでください。選んだ人だけが勝ちにできます。
refused_both_late = ふたりとも時間切れなので、どちらも勝ちにはできません。穴を選ぶか、対戦をやめてください。
refused_call_off = ふたりとも指したので、対戦はやめられません。引き分けを提案するか、投了してください。
refused_offer_stands = もう頼んであります。相手の返事を待っています。
refused_answer_first = 相手も待ったを頼んでいます。先にそれに答えてください。
refused_asked_already = いま頼んだばかりです。次の手のあとで、また頼めます。
refused_nothing_to_take_back = 戻せる手がありません。ひみつで選んだ穴と、終わったラウンドは戻せません。
refused_offer_gone = この申し出はもうありません。
refused_not_your_offer = それを決めるのは { $player } さんです。
refused_offer_over = この申し出は終わっています。
refused_on_vacation_already = もう <t:{ $until }:f> までお休み中です。`/vacation` で終わらせ方が見られます。
refused_vacation_too_long =
    { $days ->
       *[other] 今年のお休みはあと{ $days }日です。
    }
refused_no_vacation = お休み中ではありません。
refused_setting = それはもう選べません。`/settings` で選べるものが見られます。
refused_block = ほかの人はブロックできますが、自分とボットはできません。
refused_hole_unknown = どの対戦の、どの穴ですか？ 入力中に出る一覧から選んでください。
refused_match_unknown = そのような対戦はここにありません。入力中に出る一覧から選ぶか、`match` を付けないでください。付けなければ最後の対戦になります。

## Options that do not go together

options_holes = このゲームの穴は片側{ $min }〜{ $max }個です。`holes` を変えてください。
options_seeds = 最初の種は1つの穴に{ $min }〜{ $max }個です。`seeds` を変えてください。
options_rounds = ラウンド数は1〜{ $max }の奇数です。`rounds` を変えてください。
options_burnout_without_burning = 続けられなくなるまで遊ぶには、穴が焼ける必要があります。`burnt` を外すか変えてください。
options_not_in_game =
    { $option ->
        [burnout] { $game } では穴が焼けません。`rounds` には数を選んでください。
        [opening] { $game } ではひとりが先手です。`opening` は南か北にするか、外してください。
       *[other] { $game } に `{ $option }` はありません。外してください。
    }

## What else the bot says

unknown_button = このボタンは別のバージョンのボットが作ったものです。`/board` でいまの対戦を、`/games` で対戦の一覧を見られます。
too_fast = 一度にたくさんの操作がありました。{ $seconds }秒後にもう一度お試しください。
broken = こちらで問題が起きましたが、何も変わっていません。もう一度ためしてください。`/board` で対戦のいまの様子が見られます。
only_in_servers = これはサーバーのチャンネルで使えます。そちらでためしてください。
no_standings_here = ランキング、プロフィール、履歴は、このボットが参加しているサーバーにあります。進行中の対戦は、どこでも `/games` で見られます。
not_at_home = ここにはあなたとボットしかいません。`/practice` でボットと対戦できます。`/challenge` はサーバーで使えます。自分のアカウントに追加すれば、友だちとのDMやグループでも使えます。
guest_hushed = このチャンネルでは **Use External Apps** の権限がないため、返事はあなたにしか見えません。サーバーの管理者に付けてもらうか、DMで遊んでください。
# Permissions go by Discord's own English names, as they come.
missing_permissions = ここでは遊べません。このチャンネルで { $permissions } の権限が足りません。サーバーの管理者に付けてもらうか、別のチャンネルでためしてください。
no_match_here = このチャンネルに進行中の対戦はありません。`/games` でほかの場所の対戦が見られ、`/challenge` で始められます。

## Help and rules

help_begin =
    {""}**友だちと遊ぶ Congkak・Kalah・Oware**
    `/challenge` で対戦を申し込み、相手が **{ label_accept }** を押すと始まります。Congkak では、ふたりとも最初の穴をDMか **{ label_own_board }** からひみつで選びます。そのあとは穴の番号を押して種をまきます。番号は自分から見て左からです。
help_command = - `/{ $command }` · { $description }
help_end = -# { $languages }
rules_congkak =
    {""}**Congkak（チョンカ）** ふたりとも、7個ずつ種の入った穴を7つと、自分の左に倉を1つ持ちます。穴を選ぶと、その種を時計回りに1個ずつ、自分の穴、自分の倉、相手の穴へまきます。相手の倉には入れません。
    最後の種で決まります：
    - **自分の倉**に入ったら、もう一度選ぶ。
    - **種のある穴**なら（どちらの側でも）、全部取って続ける。
    - **自分の空の穴**なら、その種と向かいの種を全部自分の倉へ。番は終わり。
    - **相手の空の穴**なら、そこに残る。番は終わり。
    1回まき終わったとき、どちらかの側に種がなければ、ラウンドはすぐ終わり。残った種は、ある側の人のもの。種の多いほうが勝ちです。
    {""}**最初は同時に**遊びます。それぞれひみつで選び、ふたりの種を歩調を合わせてまきます。先に抜けた人が、そのあと先に打ちます。同時に抜けたら手の種が少なかったほう、それも同じならくじで決めます。
    {""}**ラウンドが続くとき：** 自分の倉から、1番の穴から順に自分の穴へ補充します。空のまま残った穴は対戦が終わるまで**焼けた穴**になり、そこに落ちた種は、まいた人の相手のものです。ラウンドに負けた人が次の先手。取ったラウンドの多いほうが対戦の勝者で、同じなら最終ラウンドの種で決めます。どれも `/challenge` で変えられます。
rules_kalah =
    {""}**Kalah（カラハ）** ふたりとも、4個ずつ種の入った穴を6つと、自分の右に倉を1つ持ちます。穴を選ぶと、その種を反時計回りに1個ずつ、自分の穴、自分の倉、相手の穴へまきます。相手の倉には入れません。
    - 最後の種が**自分の倉**なら、もう一度選ぶ。
    - 最後の種が**自分の空の穴で、向かいに種がある**なら、その種と向かいの種を自分の倉へ。
    一手のあとどちらかの側が空になったら、それぞれ自分の側の種を取ります。種の多いほうが勝ちです。ラウンドが続くときは、毎回いっぱいの盤から、先手を交代して始めます。
rules_oware =
    {""}**Oware（オワレ）** ふたりとも、4個ずつ種の入った穴を6つ持ちます。穴を選ぶと、その種を反時計回りに1個ずつ、取った穴をのぞくすべての穴へまきます。倉にはまきません。
    - 最後の種で**相手の穴が2個か3個**になったら、それを取ります。その手前の穴も相手の穴で2個か3個なら、続けて取ります。
    - 相手に種がないときは、相手に種を渡す手を選ばなければなりません。
    どちらかが半分より多く取るか、ちょうど半分ずつになると、すぐに終わります。穴に残った種は、だれのものにもなりません。番の人に打てる手がないとき、あいだに取りがないまま同じ局面に戻ったときにも終わります。そのときは、盤の種はある側の人のものです。ラウンドが続くときは、毎回いっぱいの盤から、先手を交代して始めます。
# What options change, each a line below the rules of a game.
rules_chosen = **選んだ設定では：**
rules_here = **ここでのあなたの対戦では：**
rules_here_usual = -# ここでのあなたの対戦もこのとおりで、何も変えていません。
rules_size = {"- "}ふたりとも、{ $seeds }個ずつ種の入った穴を{ $holes }つ持ちます。
rules_rounds =
    { $rounds ->
        [1] {"- "}1ラウンドです。
        [burnout] {"- "}穴を1つ満たす種もなくラウンドを終える人が出るまで続きます。最大20ラウンドです。
       *[other] {"- "}最大{ $rounds }ラウンドです。{ $ends ->
            [half] だれかが半分より多く取ったら、そこで対戦は終わります。
            [seeds] 穴を1つ満たす種もなくラウンドを終える人が出たら、そこで対戦は終わります。
           *[both] だれかが半分より多く取るか、穴を1つ満たす種もなくラウンドを終えたら、そこで対戦は終わります。
        }
    }
rules_burnt =
    { $burnt ->
        [forfeit] {"- "}焼けた穴に落ちた種は、まいた人の相手のものです。最後の種なら番は終わります。
        [skip] {"- "}焼けた穴は、ないものとして飛ばします。
       *[off] {"- "}穴は焼けません。空の穴はただ空なだけです。
    }
rules_refill =
    { $refill ->
        [partial] {"- "}1番の穴から補充し、最後の穴は種が少なくてもかまいません。
        [full] {"- "}種を全部入れられる穴だけ補充し、残りは倉に残します。
       *[even] {"- "}焼けていない穴に種を均等に分け、余りは1番の穴から入れます。
    }
rules_victory =
    { $victory ->
        [rounds] {"- "}取ったラウンドの多いほうが対戦の勝者で、同じなら最終ラウンドの種で決めます。
        [seeds] {"- "}最終ラウンドの終わりに種の多いほうが対戦の勝者です。
       *[holes] {"- "}次に使える穴（焼けておらず、補充が届く穴）の多いほうが対戦の勝者で、同じなら最終ラウンドの種で決めます。
    }
rules_opening =
    { $opening ->
        [simultaneous] {"- "}最初はふたり同時に、ひみつで選びます。
        [south] {"- "}先手は南、下の列の人です。
       *[north] {"- "}先手は北、上の列の人です。
    }
rules_grand_slam =
    { $slam ->
        [capture] {"- "}相手の種を全部取るのも、ふつうに取れます。
       *[none] {"- "}相手の種を全部取ることになる手は、打てますが何も取れません。
    }

## Commands, as Discord lists them: at most 100 characters each

command_challenge = だれかに対戦を申し込む、または相手を募集する
command_practice = ボットとすぐに対戦する。強さも選べる
command_games = 進行中の対戦の一覧をリンクつきで見る
command_board = このチャンネルの自分の対戦の盤をもう一度出す
command_resign = このチャンネルの自分の対戦を投了する
command_leaderboard = このサーバーのプレイヤーをくらべる
command_profile = このサーバーでのレーティング、成績、くせを見る
command_history = 終わった対戦をリンクと記録つきで一覧する
command_replay = このチャンネルの最新の対戦をアニメーションで再生する
command_analyse = 終わった対戦を振り返る。どちらが有利だったか、何が勝負を決めたか
command_puzzle = 一日一問のパズル。答えはひみつ、正解は翌日に
command_rules = 遊び方を説明する
command_settings = 言語、お知らせ、盤の設定。自分のとサーバーの
command_help = このボットでできることと、始め方
command_play = 穴を選んで指す。選べる穴と、それぞれどうなるかが出る
command_draw = このチャンネルの対戦で引き分けを提案する
command_takeback = 自分の前の手を戻してもらえるか頼む
command_hint = 練習の対戦で、自分だけに見えるヒントをもらう
command_cancel = ふたりとも指す前に対戦をやめる。出した挑戦も取り消せる
command_vacation = 何日か時計を止める
command_tables = このサーバーで相手を探している人の一覧
command_block = だれかの挑戦をブロックする。ブロックした人も見られる
command_privacy = 保存されている自分のデータ。ファイルで受け取るか、消す
menu_challenge_to_congkak = Congkakで挑戦する
menu_show_the_record = 棋譜を見る

## Options of commands: at most 100 characters each

option_challenge_opponent = 相手。選ばなければだれでも
option_challenge_level = ボットの強さ、1から6（3）
option_challenge_game = どのゲームか（Congkak）
option_challenge_rounds = 何ラウンドか（1）
option_challenge_holes = 片側の穴の数（Congkak は7、ほかは6）
option_challenge_seeds = 1つの穴の種の数（Congkak は穴の数と同じ、ほかは4）
option_challenge_burnt = Congkak：焼けた穴のあつかい
option_challenge_refill = Congkak：次のラウンドの穴の補充のしかた
option_challenge_victory = Congkak：対戦の勝ちの決め方
option_challenge_opening = 先手（Congkak はふたり同時、ほかは南）
option_challenge_grand_slam = Oware：片側の種を全部取れるかどうか
option_board_as = みんなに見える画像（ふつう）か、自分だけの文字か
option_leaderboard_game = どのゲームか（全部）
option_leaderboard_measure = 何の順か（レーティング）
option_leaderboard_time = いつの（全期間）
option_profile_player = だれの（自分）
option_profile_against = だれと比べるか
option_profile_game = どのゲームのレーティングとくせか（全部）
option_history_opponent = この人との対戦だけ
option_history_game = どのゲームの（全部）
option_history_results = 代わりにサーバーの結果をファイルで（サーバー管理が必要）
option_replay_what = どこまで再生するか（最後の一手）
option_analyse_match = ここでの自分の対戦のうちどれか（最後の対戦）
option_puzzle_answer = 答え、たとえば 7 1 2。書かなければパズルを表示
option_rules_game = どのゲームか（Congkak）
option_rules_rounds = 何ラウンドか（1）
option_rules_holes = 片側の穴の数（Congkak は7、ほかは6）
option_rules_seeds = 1つの穴の種の数（Congkak は穴の数と同じ、ほかは4）
option_rules_burnt = Congkak：焼けた穴のあつかい
option_rules_refill = Congkak：次のラウンドの穴の補充のしかた
option_rules_victory = Congkak：対戦の勝ちの決め方
option_rules_opening = 先手（Congkak はふたり同時、ほかは南）
option_rules_grand_slam = Oware：片側の種を全部取れるかどうか
option_challenge_pace = 1手の時間（3日、またはこのサーバーの設定）
option_challenge_thread = 対戦に専用スレッドを作るか
option_play_hole = 穴の番号。自分の左から
option_vacation_days = 何日か。省くと残り日数が出る
option_block_player = だれを。省くとブロックした人の一覧

## Choices of options: at most 100 characters each

choice_rounds_burnout = 続けられなくなるまで
choice_burnt_forfeit = そこに落ちた種は相手のもの
choice_burnt_skip = 飛ばしてまく
choice_burnt_off = 穴は焼けない
choice_refill_partial = 最後の穴は少なくてもよい
choice_refill_full = いっぱいにできる穴だけ
choice_refill_even = 均等に
choice_victory_rounds = 取ったラウンドの数
choice_victory_seeds = 最終ラウンドの種の数
choice_victory_holes = まだ使える穴の数
choice_opening_simultaneous = ふたり同時に、ひみつで
choice_opening_south = 南
choice_opening_north = 北
choice_grand_slam_capture = 取れる
choice_grand_slam_none = 何も取れない
choice_as_picture = 画像、みんなに見える
choice_as_text = 文字、自分だけに見える
choice_what_last = 最後の一手
choice_what_round = このラウンド
choice_what_match = 対戦全部
choice_pace_live = ライブ: 5分
choice_pace_one_day = 1日
choice_pace_three_days = 3日
choice_pace_week = 7日
choice_pace_no_clock = 時間制限なし
choice_measure_rating = レーティング
choice_measure_matches_won = 対戦の勝ち数
choice_measure_rounds_won = ラウンドの勝ち数
choice_measure_captured = 取った種
choice_measure_run = 最長連勝
choice_time_always = 全期間
choice_time_month = 今月
choice_time_season = 今のシーズン
choice_time_last_season = 前のシーズン
