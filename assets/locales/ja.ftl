# 日本語。友だちどうしの、かたくない「です・ます」。小さなくぼみは「穴」、大きなくぼみは「倉」、まくのは「種」。

## Lists

list_separator = 、

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
label_earlier = 前のシーズン
label_later = 次のシーズン
label_history = 対戦一覧
label_play_back = 再生
label_leaderboard = ランキング

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
opening_dm_refused = -# { $player } さん、DMを送れませんでした。だいじょうぶ、**{ label_own_board }** を押せば、あなただけに見える盤がここで開きます。
own_opening = **最初の穴をひみつで選んでください。** **{ $opponent }** さんも選んでいて、ふたりの選んだ穴は同時に見せます。あなたの列は下です。
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
burnt_holes = **{ $player }** さんの焼けた穴：{ $holes }
match_resigned = 🏆 **{ $loser }** さんが投了し、**{ $winner }** さんの勝ちです。
match_out_of_time = 🏆 **{ $loser }** さんの時間切れで、**{ $winner }** さんの勝ちです。
match_won =
    { $rounds ->
        [1] 🏆 **{ $winner } さんの勝ちです**。
       *[other] 🏆 **{ $winner } さんの勝ちです**（{ $south }–{ $north }）。
    }
match_drawn =
    { $rounds ->
        [1] 🤝 **引き分けです**。
       *[other] 🤝 **引き分けです**（{ $south }–{ $north }）。
    }
resign_question = 本当に投了しますか？ **{ $winner }** さんの勝ちになり、あとから取り消せません。
resigned = 投了しました。結果はチャンネルに出ています。
went_on = では、対戦を続けましょう。

## The board in words: read out, so without markdown

alt_game =
    { $rounds ->
        [1] { $game }。
        [burnout] { $game }、第{ $round }ラウンド、取ったラウンド { $own } 対 { $other }。
       *[other] { $game }、第{ $round }ラウンド、全{ $rounds }ラウンド、取ったラウンド { $own } 対 { $other }。
    }
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
leaderboard_empty = まだここで終わった対戦はありません。`/challenge` でだれかを誘ってみましょう！
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
board_empty = その期間にここで終わった対戦はありません。
# The number of a line: a rating with how far off it may be, or a count.
number =
    { $settled ->
        [yes] { $value } ± { $off }
        [no] { $value } ± { $off }（暫定）
       *[count] { $value }
    }
board_line = { $rank }\. **{ $player }** · { number } · { $won }勝 { $drawn }分 { $lost }敗
board_not_on_it = -# あなたはまだ載っていません。ここで対戦を終えると載ります。
alt_board_line = { $rank }位 { $player }: { number }
player_gone = いなくなった人
season_heading = 🏁 **{ $time }のシーズンが終わりました。** { measure }の上位:

## Profiles

profile_none = { $player }さんはここでまだ対戦を終えていません。
profile_heading = 👤 **{ $player }**
profile_left = -# サーバーを抜けています。
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
profile_against_none = - まだ対戦がありません
profile_against_oneself = -# 自分自身とは対戦できません。`against` にほかの人を選んでください。
alt_chart =
    { $game ->
        [all] 全ゲームのレーティング、最近の{ $matches }戦: 最初は{ $first }、今は{ $last } ± { $off }。最低{ $lowest }、最高{ $highest }。
       *[other] { $game }のレーティング、最近の{ $matches }戦: 最初は{ $first }、今は{ $last } ± { $off }。最低{ $lowest }、最高{ $highest }。
    }

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
refused_bot = ボットは対戦しません。人に挑戦してください。
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
refused_empty = { $hole }番の穴は空です。種のある穴を選んでください。
refused_burnt = { $hole }番の穴は焼けているので、だれも選べません。
refused_relayed_from = { $hole }番の穴からは相手の手が続きます。別の穴を選んでください。
refused_must_feed = 相手には種がなく、{ $hole }番の穴では相手に届きません。相手まで届く穴を選んでください。
refused_no_such_hole = この盤に{ $hole }番の穴はありません。

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
broken = こちらで問題が起きましたが、何も変わっていません。もう一度ためしてください。`/board` で対戦のいまの様子が見られます。
only_in_servers = これはサーバーのチャンネルで使えます。そちらでためしてください。
# Permissions go by Discord's own English names, as they come.
missing_permissions = ここでは遊べません。このチャンネルで { $permissions } の権限が足りません。サーバーの管理者に付けてもらうか、別のチャンネルでためしてください。
no_match_here = このチャンネルに進行中の対戦はありません。`/games` でほかの場所の対戦が見られ、`/challenge` で始められます。
# Discord's own name of the permission in this language.
needs_manage_server = サーバー全体の設定は **サーバー管理** の権限がある人だけが選べます。自分の盤だけなら `scope` を外してください。
theme_kept_player = これからあなたの盤（DMと **{ label_own_board }**）はこの見た目になります。
theme_kept_server = これからこのサーバーのチャンネルの盤はこの見た目になります。
season_kept = このサーバーのシーズンは今からその長さになります。
settings_nothing = `theme` か、`season` の長さを選んでください。

## Help and rules

help_begin =
    {""}**友だちと遊ぶ Congkak・Kalah・Oware**
    `/challenge` で対戦を申し込み、相手が **{ label_accept }** を押すと始まります。Congkak では、ふたりとも最初の穴をDMか **{ label_own_board }** からひみつで選びます。そのあとは穴の番号を押して種をまきます。番号は自分から見て左からです。
help_command = - `/{ $command }` · { $description }
help_end =
    対戦はそのまま残るので、いつでも続きから遊べます。
    -# { $languages }
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
    ゲームが終わるのは、どちらかが半分より多く取ったとき、ちょうど半分ずつになったとき、番の人に打てる手がないとき、あいだに取りがないまま同じ局面に戻ったとき。そのとき盤の種は、ある側の人のものです。ラウンドが続くときは、毎回いっぱいの盤から、先手を交代して始めます。

## Commands, as Discord lists them: at most 100 characters each

command_challenge = だれかに対戦を申し込む、または相手を募集する
command_games = 進行中の対戦の一覧をリンクつきで見る
command_board = このチャンネルの自分の対戦の盤をもう一度出す
command_resign = このチャンネルの自分の対戦を投了する
command_leaderboard = このサーバーのプレイヤーをくらべる
command_profile = このサーバーでのレーティング、成績、くせを見る
command_history = 終わった対戦をリンクと記録つきで一覧する
command_replay = このチャンネルの最新の対戦をアニメーションで再生する
command_rules = 遊び方を説明する
command_settings = 盤の見た目を選ぶ
command_help = このボットでできることと、始め方

## Options of commands: at most 100 characters each

option_challenge_opponent = 相手。選ばなければだれでも
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
option_rules_game = どのゲームか（Congkak）
option_settings_theme = 盤の色と素材
option_settings_scope = 自分の盤（ふつう）か、このサーバー全体か（サーバー管理の権限が必要）
option_settings_season = このサーバーのシーズンの長さ（サーバー管理が必要）

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
choice_theme_wood = 木
choice_theme_night = 夜
choice_theme_contrast = ハイコントラスト
choice_scope_own = 自分の盤
choice_scope_server = このサーバーの盤
choice_measure_rating = レーティング
choice_measure_matches_won = 対戦の勝ち数
choice_measure_rounds_won = ラウンドの勝ち数
choice_measure_captured = 取った種
choice_measure_run = 最長連勝
choice_time_always = 全期間
choice_time_month = 今月
choice_time_season = 今のシーズン
choice_time_last_season = 前のシーズン
choice_season_quarter = 四半期
choice_season_month = 1か月
