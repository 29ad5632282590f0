# Bahasa Melayu, seperti kawan bercakap dengan kawan: "awak", dan "saya" untuk bot. Discord tiada bahasa
# ini: hanya boleh dipilih.

## Lists and names

list_separator = {", "}
player_forgotten = Pemain yang dilupakan
player_nameless = Pemain tanpa nama

## Challenges

challenge_to_you =
    { $player }, **{ $challenger }** cabar awak.
    { $terms }
    -# Dibuka sampai <t:{ $until }:f>
challenge_to_anybody =
    {""}**{ $challenger }** cari lawan.
    { $terms }
    -# Dibuka sampai <t:{ $until }:f>
challenge_accepted =
    Cabaran **{ $challenger }** sudah diterima.
    { $terms }
challenge_declined =
    {""}**{ $opponent }** menolak cabaran **{ $challenger }**.
    { $terms }
challenge_taken_back =
    {""}**{ $challenger }** menarik balik cabarannya.
    { $terms }
challenge_expired =
    Tiada sesiapa menjawab cabaran **{ $challenger }** sebelum masa tamat.
    { $terms }
guest_challenge = -# Di sini saya tetamu dan hanya boleh menjawab: papan muncul apabila seseorang menekan butang atau guna `/board`, peringatan melalui DM jika boleh, dan tidak masuk papan kedudukan.
you_declined = Awak sudah tolak cabaran itu.
you_took_back = Cabaran itu sudah ditarik balik.
you_accepted = Diterima: perlawanan bermula. Papannya ada di saluran.
rematch_offered = Ajakan main lagi sudah ada di saluran.

## Terms: what was agreed on beyond the game's defaults, one after another in a line

terms_rounds =
    { $rounds ->
        [1] satu pusingan
        [burnout] sampai hangus
       *[other] { $rounds } pusingan
    }
terms_burnt =
    { $burnt ->
        [forfeit] guli di lubang hangus jadi milik lawan
        [skip] lubang hangus dilangkau
       *[off] lubang tidak boleh hangus
    }
terms_refill =
    { $refill ->
        [partial] lubang terakhir boleh kurang gulinya
        [full] hanya lubang penuh diisi semula
       *[even] diisi semula sama rata
    }
terms_victory =
    { $victory ->
        [rounds] pusingan terbanyak menang
        [seeds] guli terbanyak pada pusingan terakhir menang
       *[holes] lubang pembuka terbanyak menang
    }
terms_opening =
    { $opening ->
        [simultaneous] dua-dua mula serentak
        [south] Selatan mula dulu
       *[north] Utara mula dulu
    }
terms_grand_slam = menghabiskan semua guli lawan tidak menembak apa-apa
terms_pace =
    { $pace ->
        [live] 5 minit setiap langkah
        [day] sehari setiap langkah
        [three_days] 3 hari setiap langkah
        [week] seminggu setiap langkah
       *[none] tanpa had masa
    }
terms_thread = dalam bebenang sendiri

## Buttons: short enough for a phone

label_accept = Terima
label_decline = Tolak
label_cancel = Batalkan
label_own_board = Papan saya
label_refresh = Segar semula
label_resign = Serah kalah
label_resign_meant = Ya, serah kalah
label_keep_playing = Terus main
label_rematch = Main lagi
label_previous = Sebelumnya
label_next = Seterusnya
label_more = Lagi…
label_time_is_up = Masa tamat…
label_claim = Tuntut menang
label_extend = Beri masa lagi
label_wait = Tunggu
label_draw = Tawar seri
label_takeback = Tarik langkah
label_call_off = Batal perlawanan
label_call_off_meant = Ya, batalkan
label_withdraw = Tarik balik
label_agree = Setuju
label_own_settings = Tetapan saya
label_server_settings = Tetapan pelayan
label_motion_on = Animasi: hidup
label_motion_off = Animasi: mati
label_moves_on = Langkah: animasi
label_moves_off = Langkah: pegun
label_thread_on = Bebenang: hidup
label_thread_off = Bebenang: mati
label_export = Ambil data saya
label_forget = Padam data saya
label_forget_meant = Ya, padam
label_keep = Simpan data saya
label_end_vacation = Tamatkan cuti
label_earlier = Musim sebelumnya
label_later = Musim berikutnya
label_history = Perlawanan
label_play_back = Main semula
label_analyse = Analisis
label_leaderboard = Papan kedudukan
label_hint = Petunjuk

## Over a board

heading =
    { $rounds ->
        [1] -# { $game }
        [burnout] -# { $game } · pusingan { $round }, sampai hangus · { $south }–{ $north }
       *[other] -# { $game } · pusingan { $round } daripada { $rounds } · { $south }–{ $north }
    }
your_turn = { $player }, giliran awak.
pick_again = { $player }, pilih lagi.
must_feed = { $player }, giliran awak: awak mesti beri guli kepada lawan.
own_turn = **Giliran awak:** pilih lubang.
own_waiting = Menunggu **{ $opponent }**.
played_here = Perlawanannya di sini: { $place }
goes_on_here = Perlawanannya bersambung di sini: { $place }

## The opening

opening_relays = 🔁 Tangan **{ $player }** bersambung dari lubang { $hole }
opening_chosen = ✅ **{ $player }** sudah memilih
opening_choosing = ⏳ { $player } sedang memilih
opening_hint = -# Pembukaan dipilih secara rahsia: dalam DM saya, atau melalui **{ label_own_board }** di bawah.
opening_hint_here = -# Pembukaan dipilih secara rahsia: melalui **{ label_own_board }** di bawah.
opening_dm_refused = -# { $player }, saya tak dapat hantar DM kepada awak. Tak apa: **{ label_own_board }** membuka papan awak di sini, awak seorang saja yang nampak.
own_opening = **Pilih lubang pembuka awak secara rahsia.** **{ $opponent }** pun memilih; kedua-dua pilihan ditunjukkan serentak. Baris awak yang bawah.
own_opening_alone = **Pilih lubang pembuka awak yang seterusnya.** Tangan **{ $opponent }** bersambung sendiri, dan pilihan awak terus ditabur. Baris awak yang bawah.
own_opening_chosen = Awak pilih **lubang { $hole }**. Awak seorang saja yang nampak; awak masih boleh tukar sampai **{ $opponent }** memilih.
own_opening_waiting = Awak tak perlu memilih dalam gelombang ini. Menunggu **{ $opponent }**.
opening_over = Pembukaan tamat; mulai sekarang pilihan terbuka.

## What was played

# Not said by itself, but within the two that follow the choices.
hand =
    { $laps ->
        [1] { $seeds } guli
       *[other] { $seeds } guli dalam { $laps } kali keliling
    }{ $captured ->
        [0] {""}
       *[other] , tembak { $captured }
    }{ $last ->
        [store] , habis di rumah
        [burnt] , habis di lubang hangus
        [relays] , bersambung dari situ
       *[other] {""}
    }
chose = **{ $player }** pilih lubang { $hole }.
both_chose = **{ $south }** pilih lubang { $south_hole }, **{ $north }** pilih lubang { $north_hole }.
sowed = **{ $player }** menabur dari lubang { $hole }: { hand }.
hand_of = { $player }: { hand }
this_turn = -# Giliran ini: { $holes }

## Ends

# The second sentence of the two that follow.
round_reason =
    { $reason ->
        [repetition] {" "}Kedudukannya berulang.
        [cannot_feed] {" "}Tiada langkah lagi.
       *[other] {""}
    }
round_won = 🏁 Pusingan { $round }: **{ $winner }** menang, { $south } { $south_seeds } – { $north } { $north_seeds }.{ round_reason }
round_drawn = 🏁 Pusingan { $round }: seri, { $south } { $south_seeds } – { $north } { $north_seeds }.{ round_reason }
# Of a match of one round, before its winner.
round_only = 🏁 { $south } { $south_seeds } – { $north } { $north_seeds }.{ round_reason }
burnt_holes = Lubang hangus **{ $player }**: { $holes }
match_resigned = 🏆 **{ $loser }** serah kalah: **{ $winner }** menang perlawanan ini.
match_out_of_time = 🏆 Masa **{ $loser }** sudah habis: **{ $winner }** menang perlawanan ini.
# Ayat kedua bagi yang berikut.
match_by =
    { $by ->
        [rounds] {" "}Ditentukan oleh pusingan yang dimenangi.
        [seeds] {" "}Ditentukan oleh guli pada pusingan terakhir, { $winner_score } – { $loser_score }.
        [holes] {" "}Ditentukan oleh lubang yang masih boleh dibuka, { $winner_score } – { $loser_score }.
       *[level] {" "}Dalam hal itu seri, jadi ditentukan oleh guli pada pusingan terakhir, { $winner_score } – { $loser_score }.
    }
match_won =
    { $rounds ->
        [1] 🏆 **{ $winner } menang perlawanan ini**.
       *[other] 🏆 **{ $winner } menang perlawanan ini** ({ $winner_wins }–{ $loser_wins }).{ match_by }
    }
match_drawn =
    { $rounds ->
        [1] 🤝 **Perlawanan ini seri**.
       *[other] 🤝 **Perlawanan ini seri** ({ $south }–{ $north }).
    }
match_early = -# Tamat terlalu awal, jadi tidak dikira dalam papan kedudukan.
resign_question = Betul nak serah kalah? **{ $winner }** terus menang perlawanan ini, dan itu tak boleh diubah lagi.
resign_early = Masih terlalu awal, jadi perlawanan ini tidak dikira dalam papan kedudukan.
resigned = Awak sudah serah kalah. Keputusannya ada di saluran.
went_on = Baik, perlawanan diteruskan.

## The board in words: read out, so without markdown

alt_game =
    { $rounds ->
        [1] { $game }.
        [burnout] { $game }, pusingan { $round }, pusingan dimenangi { $own } lawan { $other }.
       *[other] { $game }, pusingan { $round } daripada { $rounds }, pusingan dimenangi { $own } lawan { $other }.
    }
alt_practice = Latihan dengan bot, tahap { $level }.
alt_hole =
    { $seeds ->
        [burnt] { $hole }: hangus
       *[other] { $hole }: { $seeds }
    }
alt_side = { $player }: lubang { $row }; rumah { $store }.
alt_to_move = Giliran { $player }: { $choices }.
alt_example = { $game }: papan selepas pilihan pertama Selatan, lubang { $hole }. Tandanya menunjukkan dari mana guli diambil, ke mana arahnya, dan di mana yang terakhir jatuh.

## Lists of matches and players

games_none = Awak tiada perlawanan yang sedang berjalan. Mulakan dengan `/challenge`.
games_heading = **Perlawanan awak**
games_line =
    { $awaited ->
        [yes] - { $game } · { $opponent } · **giliran awak** · { $place }
       *[no] - { $game } · { $opponent } · menunggu · { $place }
    }
games_more = … dan { $count } lagi
leaderboard_empty = Belum ada perlawanan yang dikira di sini. Ajak seseorang dengan `/challenge`!
leaderboard_foot =
    { $pages ->
        [1] -# { $players } pemain
       *[other] -# Halaman { $page } daripada { $pages } · { $players } pemain
    }
replay_heading =
    { $moves ->
        [1] ▶️ **{ $south }** – **{ $north }**, langkah terakhir.
       *[other] ▶️ **{ $south }** – **{ $north }**, { $moves } langkah.
    }
replay_nothing = Belum ada apa-apa dimainkan di saluran ini. Mulakan dengan `/challenge`.

## Clocks

clock_runs = -# ⏳ **{ $player }**: sampai <t:{ $until }:f>, <t:{ $until }:R>
clock_stands = -# 🏖️ **{ $player }** sedang bercuti: masanya berhenti.
clock_ran_out = ⌛ Masa **{ $player }** sudah habis. Langkahnya masih sah sampai pihak lawan menuntut kemenangan.
reminder = ⏳ { $player }, **{ $opponent }** menunggu langkah awak sampai <t:{ $until }:f>, <t:{ $until }:R>: { $place }
late = ⌛ { $player }, masa **{ $opponent }** sudah habis. Awak boleh tuntut kemenangan, beri masa lagi, atau tunggu: { $place }
late_left = ⌛ { $player }, **{ $opponent }** sudah keluar dari pelayan, dan masanya habis. Awak boleh tuntut kemenangan, beri masa lagi, atau tunggu: { $place }
left =
    { $clock ->
        [yes] 👋 { $player }, **{ $opponent }** sudah keluar dari pelayan. Kalau tidak kembali, awak boleh tuntut kemenangan selepas masanya habis: { $place }
       *[no] 👋 { $player }, **{ $opponent }** sudah keluar dari pelayan. Kalau sebulan tiada siapa melangkah, perlawanan boleh dibatalkan: { $place }
    }
late_question = Masa **{ $opponent }** sudah habis. Tuntut kemenangan, beri masa sebanyak tadi, atau tunggu? Awak boleh buat keputusan bila-bila masa.
late_question_both = Masa kamu berdua sudah habis. Pilih lubang awak, beri **{ $opponent }** masa lagi, atau batalkan perlawanan: jadi tiada keputusan.
claimed = Awak sudah menuntut kemenangan. Keputusannya ada di saluran.
extended = **{ $opponent }** ada masa lagi, sampai <t:{ $until }:f>.
waited = Baik, awak tunggu. **{ label_time_is_up }** kekal di tempatnya.
farewell_place = Perlawanan awak dengan **{ $opponent }** dibatalkan, tanpa keputusan: salurannya sudah tiada.
farewell_server = Perlawanan awak dengan **{ $opponent }** dibatalkan, tanpa keputusan: saya sudah tiada dalam pelayannya.
off_cancelled = 🚫 **Perlawanan dibatalkan** sebelum kedua-duanya melangkah. Tiada keputusannya.
off_both_late = 🚫 **Perlawanan batal**, tanpa keputusan: masa kedua-duanya habis.
off_silence = 🚫 **Perlawanan batal**, tanpa keputusan: sebulan tiada siapa melangkah.
off_abandoned = 🚫 **Perlawanan batal**, tanpa keputusan: sebulan tiada siapa melangkah atau menuntutnya.
off_place_gone = 🚫 **Perlawanan batal**, tanpa keputusan: tempatnya sudah tiada.

## What players ask each other

more_heading = Perlawanan awak dengan **{ $opponent }**:
draw_asked = 🤝 { $player }, **{ $opponent }** menawarkan seri.
draw_agreed = 🤝 **{ $player }** menerima seri yang ditawarkan **{ $opponent }**.
draw_declined = 🤝 **{ $player }** menolak seri yang ditawarkan **{ $opponent }**.
draw_withdrawn = 🤝 **{ $opponent }** menarik balik tawaran serinya.
draw_void = 🤝 **{ $opponent }** menawarkan seri; perlawanan diteruskan.
takeback_asked = ↩️ { $player }, **{ $opponent }** mahu menarik balik langkah terakhirnya.
takeback_agreed = ↩️ **{ $player }** setuju: **{ $opponent }** menarik balik langkah terakhirnya.
takeback_declined = ↩️ **{ $player }** tidak setuju **{ $opponent }** menarik balik langkah terakhirnya.
takeback_withdrawn = ↩️ **{ $opponent }** tak jadi menarik balik langkah terakhirnya.
takeback_void = ↩️ **{ $opponent }** mahu menarik balik langkah terakhirnya; perlawanan diteruskan.
asked = Sudah ditanya. Pihak lawan menjawab di saluran.
agreed = Kamu berdua setuju. Perlawanannya ada di saluran.
call_off_question = Batalkan perlawanan dengan **{ $opponent }**? Ia tiada keputusan, dan tidak dikira.
called_off = Perlawanan dibatalkan.
which_match = Perlawanan yang mana?
what_to_cancel = Yang mana mahu dibatalkan?
nothing_to_cancel = Awak tiada perlawanan yang sedang berjalan atau cabaran terbuka di saluran ini. `/games` menyenaraikan perlawanan awak di tempat lain.
challenge_choice = Cabaran: { $opponent } · { $game }
challenge_choice_anybody = Meja terbuka · { $game }
played = Awak main lubang { $hole }. Papannya ada di saluran.
would =
    { $laps ->
        [1] { $seeds } guli
       *[other] { $seeds } guli dalam { $laps } kali keliling
    }{ $captured ->
        [0] {""}
       *[other] , akan tembak { $captured }
    }{ $last ->
        [again] , akan habis di rumah awak: pilih lagi
        [store] , akan habis di rumah
        [burnt] , akan habis di lubang hangus
        [relays] , akan bersambung dari situ
        [over] , akan menamatkan pusingan
       *[other] {""}
    }
# In a list of at most 100 characters a line, while a hole is typed.
hole_choice = { $hole }: { would }
hole_choice_secret =
    { $seeds ->
       *[other] { $hole }: { $seeds } guli
    }
record_heading = Catatan **{ $south }** – **{ $north }**: boleh dibaca, disimpan dan dimainkan semula.
alt_record = Catatan perlawanan { $south } lawan { $north }, sebagai teks.
record_none = Mesej itu tidak menunjukkan perlawanan saya.

## Practice against the bot, and hints

practice_begun =
    {""}**{ $player }** berlatih dengan **{ $opponent }**, tahap { $level }.
    { $terms }
practice_heading = {" · "}latihan, tahap { $level }
practice_opponent = { $player } (tahap { $level })
practice_thinking = 🤔 **{ $player }** sedang berfikir …
practice_opening = -# Tekan lubang pembuka awak di bawah: tiada siapa nampak sebelum kedua-duanya memilih, dan saya memilih tanpa mengetahuinya.
practice_draw_taken = **{ $opponent }** menerima seri: melihat siapa yang mendapat giliran, ia tak rasa dirinya di depan. Keputusannya ada di saluran.
practice_draw_declined = Terima kasih, tetapi **{ $opponent }** lebih suka teruskan: ia tak rasa dirinya ketinggalan.
practice_taken_back = Giliran terakhir awak sudah ditarik balik. Perlawanannya ada di saluran.
# One pick, within the sentences that follow. The number in brackets is what the own store gains.
hint_pick =
    { $last ->
        [store] lubang { $hole } habis di rumah
        [captured] lubang { $hole } tembak { $captured }
        [over] lubang { $hole } menamatkan pusingan
       *[stayed] lubang { $hole } menabur { $seeds }
    }{ $gained ->
        [0] {""}
       *[other] {" "}(+{ $gained })
    }
hint_then = {", kemudian "}
hint_turn = 💡 Paling baik: **{ $line }**.
hint_worth =
    { $worth ->
        [won] Dengan itu pusingan ini pasti menang.
        [drawn] Dengan itu pusingan ini pasti seri, dan tak boleh lebih.
        [lost] Pusingan ini memang akan kalah; inilah kekalahan yang paling kecil.
        [ahead] Selepas itu saya jangka awak mendahului { $count } guli di hujung pusingan.
        [behind] Selepas itu saya jangka awak ketinggalan { $count } guli di hujung pusingan.
       *[level] Selepas itu saya jangka pusingan tamat lebih kurang seimbang.
    }
hint_threat = -# Apa yang **{ $opponent }** boleh buat kalau sekarang gilirannya: { $line }.
hint_share = lubang { $hole }: { $share } %
hint_opening = 💡 Siapa yang selalu buka dengan lubang yang sama mudah diteka. Pilih secara rawak, sekerap ini: **{ $line }**.
hint_opening_sure = 💡 Terbaik: **lubang { $hole }**. Tiada yang menjanjikan lebih di sini, walaupun sudah diteka.

## Vacations, open tables, blocks

vacation_begun =
    Awak bercuti sampai <t:{ $until }:f>. Sehingga itu masa awak berhenti, kecuali dalam perlawanan langsung dan yang masanya sudah habis. Awak tetap boleh main.
    -# Baki hari tahun ini: { $days }
vacation_over =
    Awak tidak bercuti. `/vacation` dengan `days` memulakannya: masa awak berhenti, kecuali dalam perlawanan langsung.
    -# Baki hari tahun ini: { $days }
tables_none = Sekarang tiada siapa mencari lawan di sini. `/challenge` tanpa `opponent` membuka meja.
tables_heading = **Meja terbuka**
tables_line = - **{ $player }** · { $terms } · { $place }
blocked = Awak tak akan dapat cabaran daripada **{ $player }** lagi, begitu juga sebaliknya. Dia tidak diberitahu. `/block` menunjukkan siapa yang awak sekat.
unblocked = **{ $player }** boleh cabar awak semula.
blocks_none = Awak tidak menyekat sesiapa. `/block` dengan `player` menyekat seseorang.
blocks_heading = Awak menyekat mereka ini. Tekan nama untuk buka sekatan.

## Settings

settings_own =
    {""}**Tetapan saya**
    Untuk apa yang saya tunjuk dan beritahu kepada awak seorang. Setiap pilihan terus berlaku.
settings_server =
    {""}**Tetapan pelayan ini** · { $page } daripada { $pages }
    Untuk apa yang dilihat semua orang di sini. Setiap pilihan terus berlaku.
settings_need_manager = Hanya yang ada kebenaran **Manage Server**, atau peranan yang dipilih untuknya, boleh mengubah ini.
setting_language = Bahasa: { $language }
setting_language_auto = Bahasa: seperti dalam Discord
setting_theme =
    { $theme ->
        [wood] Papan: kayu
        [night] Papan: malam
        [contrast] Papan: kontras tinggi
       *[auto] Papan: seperti biasa di sini
    }
setting_season =
    { $season ->
        [month] Musim: satu bulan
       *[other] Musim: suku tahun
    }
setting_reminders =
    { $reminders ->
        [dm] Peringatan: melalui DM
        [ping] Peringatan: sebutan di saluran
       *[none] Peringatan: tiada
    }
setting_picks =
    { $picks ->
        [dm] Pilihan rahsia: melalui DM
       *[channel] Pilihan rahsia: pada papan peribadi di saluran
    }
setting_game = Cabaran baharu: { $game }
setting_rounds =
    { $rounds ->
        [1] Cabaran baharu: satu pusingan
        [burnout] Cabaran baharu: sampai hangus
       *[other] Cabaran baharu: { $rounds } pusingan
    }
setting_pace = Cabaran baharu: { terms_pace }
setting_challenges = Cabaran terbuka bagi setiap pemain: { $count }
setting_matches = Perlawanan berjalan bagi setiap pemain: { $count }
setting_channels = Saluran untuk perlawanan: semua
setting_manager = Peranan yang boleh mengubah tetapan ini

## Privacy

privacy =
    {""}**Apa yang saya simpan**
    - daripada cabaran dan perlawanan awak: siapa lawan siapa dengan nama apa, di tempat dan mesej mana, setiap langkah, tawaran, jam dan keputusannya, supaya boleh disambung selepas dimulakan semula;
    - dalam pelayan: penarafan, papan kedudukan, lubang yang awak pilih, dan sama ada awak masih di situ, untuk membandingkan pemain;
    - pilihan rahsia, sampai ditunjukkan; selepas itu dipadam;
    - jawapan awak kepada teka-teki, yang tidak dilihat sesiapa sebelum hari itu tamat, untuk rekod berturut-turut dalam profil awak;
    - tetapan awak, cuti awak, siapa yang awak sekat, dan bahasa Discord awak, supaya saya bercakap dalam bahasa itu;
    - apa yang masih perlu diberitahu, sampai diberitahu; dan di tempat saya hanya tetamu, selama 15 minit, kunci daripada Discord supaya saya boleh menjawab di situ.
    Saya tidak membaca mesej. Tiada apa yang diserahkan kepada orang lain atau dipakai untuk hal lain. Apabila saya dikeluarkan daripada pelayan, apa yang dimainkan di situ dipadam selepas 30 hari.
privacy_export = Inilah semua yang saya simpan tentang awak.
forget_question =
    Padam semua yang saya simpan tentang awak? Itu tak boleh dikembalikan.
    - Cabaran awak yang terbuka ditarik balik, perlawanan yang berjalan dikira serah kalah; yang belum dilangkahi kedua-duanya dibatalkan.
    - Perlawanan yang tamat kekal untuk pihak lawan, tanpa nama awak. Dalam setiap pelayan semuanya kekal terhubung dengan nombor yang dibuat untuknya, supaya penarafan tetap betul; nombor itu tidak menunjuk kepada awak.
    - Awak keluar dari semua papan kedudukan, dan tetapan awak hilang.
forgotten = Semua yang saya simpan tentang awak sudah dipadam.
kept = Baik, tiada apa yang diubah.
## Leaderboards

time_always = sepanjang masa
time_month = { $month }/{ $year }
time_quarter = suku { $quarter } { $year }
# What leaderboards are ordered by.
measure =
    { $measure ->
        [rating] penarafan
        [won] perlawanan dimenangi
        [rounds] pusingan dimenangi
        [captured] guli ditembak
       *[run] kemenangan berturut terpanjang
    }
board_heading =
    { $game ->
        [all] **Papan kedudukan** · semua permainan · { measure } · { $time }
       *[other] **Papan kedudukan** · { $game } · { measure } · { $time }
    }
board_empty = Belum ada perlawanan yang dikira di sini pada masa itu.
# The number of a line: a rating with how far off it may be, or a count.
number =
    { $settled ->
        [yes] { $value } ± { $off }
        [no] { $value } ± { $off }, sementara
       *[count] { $value }
    }
board_line = { $rank }\. **{ $player }** · { number } · { $won } menang, { $drawn } seri, { $lost } kalah
board_not_on_it = -# { $player } belum ada di sini: perlu satu perlawanan yang tamat.
alt_board_line = { $rank }. { $player }: { number }
season_heading = 🏁 **Musim { $time } telah tamat.** Terbaik mengikut { measure }:

## Profiles

profile_none = { $player } belum menamatkan perlawanan di sini.
profile_heading = 👤 **{ $player }**
profile_left = -# Telah meninggalkan pelayan.
profile_uncounted = Belum ada perlawanan yang dikira di sini: yang tamat terlalu awal tidak dikira.
profile_rank =
    { $game ->
        [all] Semua permainan: penarafan **{ number }** · kedudukan { $rank } daripada { $players }
       *[other] { $game }: penarafan **{ number }** · kedudukan { $rank } daripada { $players }
    }
profile_rating =
    { $game ->
        [all] Semua permainan: penarafan **{ number }**
       *[other] { $game }: penarafan **{ number }**
    }
profile_matches = - perlawanan { $won } menang, { $drawn } seri, { $lost } kalah · pusingan { $rounds_won }–{ $rounds_drawn }–{ $rounds_lost }
profile_runs = - menang berturut { $run }, terpanjang { $longest } · { $captured } guli ditembak
profile_turn = - giliran terbesar: { $seeds } guli dalam { $laps } edaran
profile_holes = - lubang yang paling kerap dipilih: { $holes }
profile_openings = - pembukaan: { $openings }
profile_opening = lubang { $hole } ({ $won } daripada { $opened } menang)
profile_against = 🆚 **{ $player }** lawan **{ $other }**
profile_against_line = - { $game }: { $won } menang, { $drawn } seri, { $lost } kalah
profile_against_none = - belum ada perlawanan antara mereka yang dikira
profile_against_oneself = -# Tiada siapa melawan diri sendiri: pilih orang lain sebagai `against`.
alt_chart =
    { $game ->
        [all] Penarafan semua permainan sepanjang { $matches } perlawanan terakhir: pada mulanya { $first }, kini { $last } ± { $off }; terendah { $lowest }, tertinggi { $highest }.
       *[other] Penarafan { $game } sepanjang { $matches } perlawanan terakhir: pada mulanya { $first }, kini { $last } ± { $off }; terendah { $lowest }, tertinggi { $highest }.
    }

## Analyses

analysis_begun = 🔍 Saya tengok semula **{ $south }** – **{ $north }**, langkah demi langkah. Sekejap ya.
analysis_there = 🔍 **{ $south }** – **{ $north }** sudah diteliti: { $place }
analysis_heading =
    🔍 **{ $south }** – **{ $north }**, ditengok semula. Garisnya condong ke arah yang mendahului, setakat yang saya nampak, dan nombornya menanda apa yang menentukan:
analysis_line = { $rank }\. Langkah { $step }: **{ $player }** pilih lubang { $hole }; lubang { $best } lebih baik.
analysis_line_wave = { $rank }\. Langkah { $step }: **{ $south }** pilih lubang { $south_hole } secara rahsia, **{ $north }** lubang { $north_hole }.
analysis_nothing = Kedua-duanya tidak membuat kesilapan yang bererti.
analysis_foot = -# Setiap satu ada dalam bebenang di bawah.
moment_heading =
    { $rounds ->
        [1] **{ $rank }.** Langkah { $step }
       *[other] **{ $rank }.** Langkah { $step }, dalam pusingan { $round }
    }
# A turn of several picks: { hole_choice } → { hole_choice }
moment_better = 💡 Lebih baik lubang { $turn }
moment_with = -# Dengan itu: { $before }. Yang dimainkan: { $after }.
moment_wave_with = -# Sebelumnya: { $before }. Selepasnya: { $after }.
stand =
    { $degree ->
        [level] seimbang
        [slightly] { $player } mendahului sedikit
        [clearly] { $player } jelas mendahului
        [nearly] { $player } hampir memenangi pusingan
       *[sure] { $player } pasti memenangi pusingan
    }
alt_balance = Siapa mendahului, mengikut langkah: { $course }.
alt_then = Kemudian { $player } menabur: { $holes }.
alt_solution = Jawapannya: lubang { $holes }, mengikut urutan ini.
# In a list of at most 100 characters a line, while a match is typed.
analysis_choice =
    { $outcome ->
        [won] #{ $number } · { $game } · menang ke atas { $opponent }
        [lost] #{ $number } · { $game } · kalah kepada { $opponent }
       *[drawn] #{ $number } · { $game } · seri dengan { $opponent }
    }
analysis_no_match = Belum ada perlawanan awak yang tamat di sini. Mulakan dengan `/challenge`.

## Puzzles

puzzle =
    🧩 **Teka-teki hari ini**, <t:{ $when }:D>
    Congkak. Awak di bawah, rumah awak di kiri. Ambil sekurang-kurangnya **{ $goal }** guli dalam satu giliran!
    -# Tekan lubang mengikut urutan awak memilihnya. Tiada sesiapa nampak jawapan awak, dan awak boleh tukar sampai <t:{ $until }:t>. Selepas itu saya beritahu jawapannya.
puzzle_place = -# Semua boleh nampak di sini: { $place }
puzzle_own_none = **Jawapan awak:** belum ada. Tekan lubang pertama.
puzzle_own = **Jawapan awak:** { $holes }
puzzle_own_foot = -# Awak seorang saja yang nampak, dan ia disimpan seadanya. Awak boleh tukar sampai <t:{ $until }:f>; selepas itu saya beritahu betul atau tidak.
puzzle_over = 🧩 Teka-teki ini sudah tamat. Jawapannya: **{ $holes }**.
puzzle_found = ✅ Awak menemuinya.
puzzle_missed = Awak jawab { $holes }.
puzzle_today = `/puzzle` menunjukkan yang hari ini.
puzzle_solution =
    🧩 **Teka-teki <t:{ $when }:D>**: sekurang-kurangnya { $goal } guli dalam satu giliran.
    Jawapannya: **{ $holes }**.
puzzle_solvers = ✅ Diselesaikan oleh { $solvers }.
puzzle_unsolved =
    { $answers ->
        [0] Tiada sesiapa menjawab.
       *[other] Tiada sesiapa menyelesaikannya, dan { $answers } orang mencuba.
    }
puzzle_you = Awak, di bawah
puzzle_other = Pihak lawan
profile_puzzles = 🧩 teka-teki diselesaikan: { $solved } · hari berturut-turut: { $run }, terpanjang { $longest }

## Histories and records

history_heading = 📜 Perlawanan **{ $player }**
history_heading_with = 📜 Perlawanan **{ $player }** dengan **{ $opponent }**
history_none = Belum ada perlawanan sebegitu yang tamat di sini.
history_line =
    { $outcome ->
        [won] - #{ $number } · **menang** ke atas { $opponent } · { $terms } · { $when } · { $place }
        [lost] - #{ $number } · kalah kepada { $opponent } · { $terms } · { $when } · { $place }
       *[drawn] - #{ $number } · seri dengan { $opponent } · { $terms } · { $when } · { $place }
    }
history_early = tidak dikira: tamat terlalu awal
history_foot = -# Halaman { $page } · butang di bawah menunjukkan perlawanan dengan catatannya.
past_record = -# Dilampirkan: catatan untuk dibaca dan dimainkan semula, dan satu baris JSON bagi setiap langkah.
results_given = { $count } keputusan terakhir pelayan ini.
results_none = Belum ada perlawanan yang tamat di sini.
results_need_manage_server = Hanya yang ada **Urus Pelayan** mendapat keputusan pelayan. Kosongkan `results` untuk melihat perlawanan.

## Refusals: what is the matter, and what to do instead

refused_oneself = Awak tak boleh cabar diri sendiri. Pilih orang lain sebagai `opponent`.
refused_bot = Bot lain tak main di sini. Cabar orang sebenar, atau saya: `/practice`.
refused_level = `level` untuk perlawanan dengan saya: pilih saya sebagai `opponent`, atau guna `/practice`. Kosongkan untuk main dengan orang.
refused_offered_already = Awak sudah cari lawan di saluran ini: { $place }
refused_challenged_already = Awak sudah cabar pemain ini di saluran ini: { $place }
refused_accept_that = Pemain ini sudah cabar awak di saluran ini; terima saja cabarannya: { $place }
refused_playing_already =
    Awak berdua sudah ada perlawanan di saluran ini: { $place }
    Habiskan atau serah kalah dulu, atau main satu lagi di saluran lain.
refused_challenge_gone = Cabaran ini sudah tiada. Buat yang baharu dengan `/challenge`.
refused_not_for_you = Cabaran ini untuk { $opponent }.
refused_not_your_challenge = Hanya { $challenger } boleh menarik balik cabaran ini.
refused_own_challenge = Ini cabaran awak sendiri: pemain lain yang kena terima. **{ label_cancel }** menariknya balik.
refused_was_accepted = Cabaran ini sudah diterima: perlawanannya sedang berjalan.
refused_was_declined = Cabaran ini sudah ditolak.
refused_was_taken_back = Cabaran ini sudah ditarik balik.
refused_has_expired = Cabaran ini sudah tamat tempoh. Buat yang baharu dengan `/challenge`.
refused_match_gone = Perlawanan ini sudah tiada. `/games` menyenaraikan perlawanan awak yang sedang berjalan.
refused_not_your_match = Ini perlawanan { $south } lawan { $north }. Mulakan perlawanan awak sendiri dengan `/challenge`.
refused_not_your_turn = Sekarang giliran { $player }.
refused_no_turn = Sekarang bukan giliran awak.
refused_nothing_to_pick = Awak tak perlu memilih sekarang: tangan awak bersambung sendiri, atau pembukaan awak sudah tamat. Papan seterusnya akan panggil awak.
refused_stale = Butang itu milik papan yang lama. Beginilah perlawanannya sekarang.
refused_match_won = Perlawanan ini sudah tamat: { $winner } menang. **{ label_rematch }** atau `/challenge` memulakan yang baharu.
refused_match_drawn = Perlawanan ini sudah tamat: seri. **{ label_rematch }** atau `/challenge` memulakan yang baharu.
refused_match_not_over = Perlawanan ini belum tamat.
refused_match_elsewhere = Perlawanan itu dimainkan di pelayan lain.
refused_still_played = Perlawanan ini masih berjalan, dan menelitinya sekarang akan membantu satu pihak. Tanya lagi selepas tamat.
refused_nothing_to_analyse = Perlawanan ini tamat sebelum sesiapa memilih lubang: tiada apa untuk ditengok.
refused_analysis_under_way = Saya masih membuat analisis terakhir yang awak minta. Tanya lagi selepas awak mendapatnya.
refused_many_analyses = Ramai sedang meminta perlawanan mereka diteliti. Cuba lagi sebentar nanti.
refused_puzzle_gone = Teka-teki ini sudah tiada. `/puzzle` menunjukkan yang hari ini.
refused_picks = Tulis nombor lubang mengikut urutan, misalnya `7 1 2`, dan tidak lebih daripada { $count }.
refused_empty = Lubang { $hole } kosong: pilih yang ada guli.
refused_burnt = Lubang { $hole } hangus: tiada sesiapa boleh memilihnya.
refused_relayed_from = Dari lubang { $hole } tangan lawan akan bersambung: pilih yang lain.
refused_must_feed = Lubang { $hole } tidak memberi lawan sebiji guli pun, sedangkan lawan sudah tiada guli: pilih yang gulinya sampai kepada lawan.
refused_no_such_hole = Tiada lubang { $hole } di papan ini.
refused_off = Perlawanan ini dibatalkan dan tiada keputusannya. **{ label_rematch }** atau `/challenge` memulakan yang baharu.
refused_not_taken = { $player } tidak menerima cabaran buat masa ini.
refused_not_takable = Anda tidak boleh menerima cabaran ini. Dengan `/challenge` anda boleh membuat cabaran sendiri.
refused_nobody_there = Pihak lawan sudah pergi dan mahu dilupakan. `/challenge` memulakan perlawanan lain.
refused_many_challenges =
    { $count ->
       *[other] Awak ada { $count } cabaran terbuka di sini, dan tak boleh lebih. Tunggu jawapan, atau tarik balik satu.
    }
refused_many_matches =
    { $count ->
       *[other] Awak ada { $count } perlawanan di sini, dan tak boleh lebih. Tamatkan satu dulu; `/games` menyenaraikannya.
    }
refused_many_matches_of = { $player } sudah main sebanyak yang dibenarkan di sini. Cuba lagi nanti.
refused_server_full = Di sini sudah ada perlawanan sebanyak yang boleh saya simpan. Cuba lagi nanti.
refused_only_there = Di tempat perlawanan itu saya hanya tetamu: mintalah di sana, dengan **{ label_rematch }** atau `/challenge`: { $place }
refused_left = { $player } tiada dalam pelayan ini. Cabar orang yang ada di sini.
refused_many_practices =
    { $count ->
       *[other] Awak ada { $count } perlawanan dengan saya dalam pelayan ini, dan tak boleh lebih. Tamatkan satu atau serah kalah dulu; `/games` menyenaraikannya.
    }
refused_no_hints = Tiada petunjuk dalam perlawanan sesama orang. Untuk belajar ada `/practice`.
refused_not_here = Dalam pelayan ini orang main di tempat lain: { $channels }
refused_no_clock = Perlawanan ini tanpa had masa. Kalau sebulan tiada siapa melangkah, ia boleh dibatalkan.
refused_not_awaited = Sekarang bukan giliran pihak lawan: tiada apa yang boleh dituntut.
refused_own_clock = Yang ditunggu ialah anda: pilih lubang, selagi kemenangan belum dituntut.
refused_not_late = Pihak lawan masih ada masa, sampai <t:{ $until }:f>, <t:{ $until }:R>.
refused_not_warned = Pihak lawan belum diperingatkan, dan tiada siapa kalah tanpa amaran. Cuba lagi sekejap lagi.
refused_on_vacation = Pihak lawan bercuti sampai <t:{ $until }:f>: masanya berhenti.
refused_clock_stands = Masa pihak lawan sedang berhenti.
refused_pick_first = Pilih lubang awak dulu: hanya yang sudah memilih boleh menuntut.
refused_both_late = Masa kamu berdua sudah habis, jadi tiada siapa boleh menuntut. Pilih lubang awak, atau batalkan perlawanan.
refused_call_off = Kamu berdua sudah melangkah, jadi perlawanan tak boleh dibatalkan. Tawarkan seri, atau serah kalah.
refused_offer_stands = Awak sudah bertanya. Pihak lawan belum menjawab.
refused_answer_first = Pihak lawan juga mahu menarik balik langkah: jawab itu dulu.
refused_asked_already = Awak baru saja bertanya. Awak boleh tanya lagi selepas langkah seterusnya.
refused_nothing_to_take_back = Tiada langkah awak yang boleh ditarik balik. Pilihan rahsia dan pusingan yang sudah tamat kekal begitu.
refused_offer_gone = Tawaran ini sudah tiada.
refused_not_your_offer = Itu { $player } yang putuskan.
refused_offer_over = Tawaran ini sudah selesai.
refused_on_vacation_already = Awak sudah bercuti, sampai <t:{ $until }:f>. `/vacation` menunjukkan cara menamatkannya.
refused_vacation_too_long =
    { $days ->
       *[other] Baki cuti awak tahun ini { $days } hari.
    }
refused_no_vacation = Awak tidak bercuti.
refused_setting = Itu sudah tak boleh dipilih. `/settings` menunjukkan apa yang boleh.
refused_block = Awak boleh sekat orang lain, tapi bukan diri sendiri, dan bukan bot.
refused_hole_unknown = Lubang mana, dalam perlawanan mana? Pilih daripada senarai yang muncul semasa menaip.
refused_match_unknown = Tiada perlawanan begitu di sini. Pilih daripada senarai yang muncul semasa menaip, atau tinggalkan `match`: maksudnya yang terakhir.

## Options that do not go together

options_holes = Dalam permainan ini satu pihak ada { $min } hingga { $max } lubang: ubah `holes`.
options_seeds = Satu lubang bermula dengan { $min } hingga { $max } guli: ubah `seeds`.
options_rounds = Bilangan pusingan mesti ganjil, 1 hingga { $max }: ubah `rounds`.
options_burnout_without_burning = Perlawanan sampai hangus perlukan lubang yang boleh hangus: kosongkan `burnt` atau ubah.
options_not_in_game =
    { $option ->
        [burnout] Dalam { $game } tiada lubang hangus: pilih nombor untuk `rounds`.
        [opening] Dalam { $game } seorang pemain mula dulu: pilih Selatan atau Utara untuk `opening`, atau kosongkan.
       *[other] { $game } tidak mengenal `{ $option }`: kosongkan saja.
    }

## What else the bot says

unknown_button = Butang ini dibuat oleh versi bot yang lain. `/board` menunjukkan perlawanan awak sekarang, `/games` menyenaraikan semua perlawanan awak.
too_fast = Terlalu banyak sekali gus. Cuba lagi dalam { $seconds } saat.
broken = Ada masalah di pihak saya, dan tiada apa yang berubah. Cuba sekali lagi, ya; `/board` menunjukkan keadaan perlawanan.
only_in_servers = Ini hanya boleh di saluran sebuah pelayan: cuba di sana, ya.
no_standings_here = Papan kedudukan, profil dan sejarah ada dalam pelayan yang saya ahlinya. `/games` menyenaraikan perlawanan awak di mana-mana.
not_at_home = Di sini hanya ada awak dan saya: `/practice` untuk main lawan saya. `/challenge` boleh digunakan dalam pelayan, dan dalam DM atau kumpulan dengan kawan, selepas awak tambah saya pada akaun awak.
guest_hushed = Di saluran ini awak tiada kebenaran **Use External Apps**, jadi hanya awak yang nampak jawapan saya. Pengurus pelayan boleh memberikannya, atau main dalam DM.
# Permissions go by Discord's own English names, as they come.
missing_permissions = Saya tak boleh main di sini: di saluran ini saya tiada kebenaran { $permissions }. Pengurus pelayan boleh memberikannya, atau cuba saluran lain.
no_match_here = Awak tiada perlawanan yang sedang berjalan di saluran ini. `/games` menyenaraikan perlawanan awak di tempat lain, `/challenge` memulakan yang baharu.

## Help and rules

help_begin =
    {""}**Congkak, Kalah dan Oware bersama kawan-kawan**
    `/challenge` mengajak main; lawan tekan **{ label_accept }**. Dalam Congkak kedua-dua pemain memilih lubang pertama secara rahsia, dalam DM saya atau melalui **{ label_own_board }**; selepas itu tekan nombor lubang untuk menabur gulinya. Lubang dikira dari kiri awak sendiri.
help_command = - `/{ $command }` · { $description }
help_end = -# { $languages }
rules_congkak =
    {""}**Congkak.** Setiap pemain ada 7 lubang berisi 7 guli, dan sebuah rumah di sebelah kirinya sendiri. Pilih lubang: gulinya ditabur satu demi satu mengikut arah jam, ke lubang awak, rumah awak dan lubang lawan, tidak pernah ke rumah lawan.
    Guli terakhir yang menentukan:
    - di **rumah awak**: pilih lagi;
    - di lubang **yang ada guli**, milik sesiapa pun: ambil semuanya dan sambung;
    - di **lubang awak yang kosong**: guli itu dan semua guli di seberangnya masuk rumah awak; giliran awak tamat;
    - di **lubang lawan yang kosong**: guli itu tinggal di situ; giliran awak tamat.
    Pusingan tamat sebaik saja satu pihak tiada guli selepas habis satu tangan ditabur; bakinya milik pihak tempat guli itu berada. Guli terbanyak menang.
    {""}**Pembukaan** dimainkan serentak: masing-masing memilih secara rahsia, kemudian kedua-dua tangan menabur serentak. Siapa habis dulu, dia main dulu selepas itu; kalau habis bersama, yang gulinya lebih sedikit di tangan terakhir, dan kalau itu pun sama, undian yang menentukan.
    {""}**Beberapa pusingan:** masing-masing mengisi lubangnya dari rumahnya sendiri, mulai lubang 1. Lubang yang tetap kosong **hangus** sampai tamat perlawanan: guli yang jatuh di situ jadi milik lawan kepada yang menabur. Yang kalah memulakan pusingan seterusnya. Siapa menang lebih banyak pusingan, dia menang perlawanan; kalau sama, dikira guli pusingan terakhir. `/challenge` boleh mengubah semua ini.
rules_kalah =
    {""}**Kalah.** Setiap pemain ada 6 lubang berisi 4 guli, dan sebuah rumah di sebelah kanannya sendiri. Pilih lubang: gulinya ditabur satu demi satu melawan arah jam, ke lubang awak, rumah awak dan lubang lawan, tidak pernah ke rumah lawan.
    - Guli terakhir di **rumah awak**: pilih lagi.
    - Guli terakhir di **lubang awak yang kosong dan seberangnya ada guli**: guli itu dan guli di seberangnya masuk rumah awak.
    Sebaik saja satu pihak kosong selepas satu langkah, setiap pemain mengambil guli di pihaknya sendiri. Guli terbanyak menang. Kalau beberapa pusingan, setiap satu bermula dengan papan penuh, dan yang memulakan bergilir-gilir.
rules_oware =
    {""}**Oware.** Setiap pemain ada 6 lubang berisi 4 guli. Pilih lubang: gulinya ditabur satu demi satu melawan arah jam, ke semua lubang kecuali yang diambil; rumah tidak diisi.
    - Kalau guli terakhir menjadikan **lubang lawan berisi 2 atau 3**, awak menembaknya, dan seterusnya ke belakang selagi lubang sebelumnya milik lawan dan berisi 2 atau 3.
    - Kalau lawan tiada guli, awak mesti buat langkah yang memberinya guli.
    Permainan terus tamat apabila seorang pemain ada lebih separuh guli, atau kedua-duanya ada tepat separuh: guli yang masih di lubang tidak dikira. Permainan juga tamat apabila yang mendapat giliran tiada langkah, atau apabila kedudukan berulang tanpa tembakan di antaranya: kemudian masing-masing menyimpan guli di pihaknya sendiri. Kalau beberapa pusingan, setiap satu bermula dengan papan penuh, dan yang memulakan bergilir-gilir.
# What options change, each a line below the rules of a game.
rules_chosen = **Dengan pilihan awak:**
rules_here = **Dalam perlawanan awak di sini:**
rules_here_usual = -# Dalam perlawanan awak di sini beginilah juga, tiada yang diubah.
rules_size = {"- "}Setiap pemain ada { $holes } lubang berisi { $seeds } guli.
rules_rounds =
    { $rounds ->
        [1] {"- "}Satu pusingan.
        [burnout] {"- "}Pusingan diteruskan sampai seorang pemain menamatkannya dengan guli yang tak cukup untuk mengisi satu lubang; paling banyak 20.
       *[other] {"- "}Paling banyak { $rounds } pusingan. { $ends ->
            [half] Perlawanan tamat lebih awal sebaik saja seorang pemain menang lebih daripada separuhnya.
            [seeds] Perlawanan tamat lebih awal apabila seorang pemain menamatkan pusingan dengan guli yang tak cukup untuk mengisi satu lubang.
           *[both] Perlawanan tamat lebih awal sebaik saja seorang pemain menang lebih daripada separuhnya, atau menamatkan pusingan dengan guli yang tak cukup untuk mengisi satu lubang.
        }
    }
rules_burnt =
    { $burnt ->
        [forfeit] {"- "}Guli yang jatuh di lubang hangus jadi milik lawan kepada yang menabur; kalau itu guli terakhir, giliran tamat.
        [skip] {"- "}Lubang hangus dilangkau, seolah-olah tiada.
       *[off] {"- "}Lubang tidak boleh hangus: yang kosong cuma kosong.
    }
rules_refill =
    { $refill ->
        [partial] {"- "}Lubang diisi mulai lubang 1; yang terakhir boleh kurang.
        [full] {"- "}Hanya lubang yang dapat semua gulinya diisi; bakinya tinggal di rumah.
       *[even] {"- "}Guli dibahagi sama rata kepada lubang yang tidak hangus; lebihannya mulai lubang 1.
    }
rules_victory =
    { $victory ->
        [rounds] {"- "}Siapa menang lebih banyak pusingan, dia menang perlawanan; kalau sama, dikira guli pusingan terakhir.
        [seeds] {"- "}Guli terbanyak pada akhir pusingan terakhir memenangi perlawanan.
       *[holes] {"- "}Lubang pembuka terbanyak, yang tidak hangus dan masih terisi, memenangi perlawanan; kalau sama, dikira guli pusingan terakhir.
    }
rules_opening =
    { $opening ->
        [simultaneous] {"- "}Kedua-duanya membuka serentak, secara rahsia.
        [south] {"- "}Selatan mula dulu, yang lubangnya di baris bawah.
       *[north] {"- "}Utara mula dulu, yang lubangnya di baris atas.
    }
rules_grand_slam =
    { $slam ->
        [capture] {"- "}Menembak semua guli lawan sama seperti tembakan lain.
       *[none] {"- "}Langkah yang akan menembak semua guli lawan tetap sah, tetapi tidak menembak apa-apa.
    }

## Commands, as Discord lists them: at most 100 characters each

command_challenge = Cabar seseorang, atau ajak main sesiapa saja yang mahu
command_practice = Terus main dengan bot, pada tahap pilihan awak
command_games = Senaraikan perlawanan awak yang sedang berjalan, dengan pautan
command_board = Tunjukkan semula papan perlawanan awak di saluran ini
command_resign = Serah kalah dalam perlawanan awak di saluran ini
command_leaderboard = Bandingkan pemain-pemain pelayan ini
command_profile = Tunjukkan penarafan, keputusan dan tabiat seorang pemain di pelayan ini
command_history = Senaraikan perlawanan awak yang tamat, dengan pautan dan catatan
command_replay = Mainkan semula perlawanan terbaharu saluran ini sebagai animasi
command_analyse = Tengok semula perlawanan yang tamat, dan apa yang menentukan
command_puzzle = Satu teka-teki sehari: jawab secara rahsia, lihat jawapannya esok
command_rules = Terangkan cara bermain
command_settings = Pilih bahasa, peringatan dan papan, untuk awak atau pelayan awak
command_help = Apa yang bot ini buat, dan cara bermula
command_play = Main satu lubang: menyenaraikan lubang awak, dan apa jadinya
command_draw = Tawarkan seri dalam perlawanan awak di saluran ini
command_takeback = Minta menarik balik langkah terakhir awak
command_hint = Dapatkan petunjuk dalam latihan awak, untuk awak seorang
command_cancel = Batalkan perlawanan awak sebelum kedua-duanya melangkah, atau tarik balik cabaran
command_vacation = Hentikan masa awak selama beberapa hari
command_tables = Senarai siapa yang mencari lawan dalam pelayan ini
command_block = Sekat cabaran seseorang, atau lihat siapa yang awak sekat
command_privacy = Apa yang disimpan tentang awak; ambil sebagai fail, atau padam
menu_challenge_to_congkak = Cabar main Congkak
menu_show_the_record = Tunjuk catatan

## Options of commands: at most 100 characters each

option_challenge_opponent = Siapa; kosong: sesiapa saja yang mahu
option_challenge_level = Dengan bot: betapa kuat ia main, dari 1 hingga 6 (3)
option_challenge_game = Permainan apa (Congkak)
option_challenge_rounds = Berapa pusingan (1)
option_challenge_holes = Lubang setiap pihak (Congkak 7, lain-lain 6)
option_challenge_seeds = Guli setiap lubang (Congkak: sebanyak lubang, lain-lain 4)
option_challenge_burnt = Congkak: apa jadi di lubang hangus
option_challenge_refill = Congkak: cara mengisi lubang untuk pusingan seterusnya
option_challenge_victory = Congkak: apa yang memenangi perlawanan
option_challenge_opening = Siapa mula dulu (Congkak: serentak; lain-lain: Selatan)
option_challenge_grand_slam = Oware: bolehkah semua guli satu pihak ditembak
option_board_as = Gambar untuk semua (biasa), atau teks untuk awak saja
option_leaderboard_game = Permainan apa (semua)
option_leaderboard_measure = Disusun mengikut apa (penarafan)
option_leaderboard_time = Dari masa mana (semua)
option_profile_player = Milik siapa (anda)
option_profile_against = Dibandingkan dengan siapa
option_profile_game = Penarafan dan tabiat permainan apa (semua)
option_history_opponent = Hanya yang dengan pemain ini
option_history_game = Permainan apa (semua)
option_history_results = Keputusan pelayan sebagai fail (perlu Urus Pelayan)
option_replay_what = Sebanyak mana (langkah terakhir)
option_analyse_match = Perlawanan awak yang mana di sini (yang terakhir)
option_puzzle_answer = Jawapan awak, misalnya 7 1 2; kosong: menunjukkan teka-teki
option_rules_game = Permainan apa (Congkak)
option_rules_rounds = Berapa pusingan (1)
option_rules_holes = Lubang setiap pihak (Congkak 7, lain-lain 6)
option_rules_seeds = Guli setiap lubang (Congkak: sebanyak lubang, lain-lain 4)
option_rules_burnt = Congkak: apa jadi di lubang hangus
option_rules_refill = Congkak: cara mengisi lubang untuk pusingan seterusnya
option_rules_victory = Congkak: apa yang memenangi perlawanan
option_rules_opening = Siapa mula dulu (Congkak: serentak; lain-lain: Selatan)
option_rules_grand_slam = Oware: bolehkah semua guli satu pihak ditembak
option_challenge_pace = Berapa lama setiap langkah (3 hari, atau tetapan pelayan ini)
option_challenge_thread = Sama ada perlawanan dapat bebenang sendiri
option_play_hole = Nombor lubang, dari kiri awak sendiri
option_vacation_days = Berapa hari; kosong: menunjukkan bakinya
option_block_player = Siapa; kosong: menunjukkan siapa yang awak sekat

## Choices of options: at most 100 characters each

choice_rounds_burnout = Sampai hangus
choice_burnt_forfeit = Guli di situ jadi milik lawan
choice_burnt_skip = Dilangkau semasa menabur
choice_burnt_off = Lubang tidak boleh hangus
choice_refill_partial = Lubang terakhir boleh kurang
choice_refill_full = Hanya lubang penuh
choice_refill_even = Sama rata
choice_victory_rounds = Pusingan yang dimenangi
choice_victory_seeds = Guli pada pusingan terakhir
choice_victory_holes = Lubang pembuka yang tinggal
choice_opening_simultaneous = Serentak, secara rahsia
choice_opening_south = Selatan
choice_opening_north = Utara
choice_grand_slam_capture = Menembak
choice_grand_slam_none = Tidak menembak
choice_as_picture = Gambar, untuk semua
choice_as_text = Teks, untuk awak saja
choice_what_last = Langkah terakhir
choice_what_round = Pusingan ini
choice_what_match = Seluruh perlawanan
choice_pace_live = Langsung: 5 minit
choice_pace_one_day = 1 hari
choice_pace_three_days = 3 hari
choice_pace_week = 7 hari
choice_pace_no_clock = Tanpa had masa
choice_measure_rating = Penarafan
choice_measure_matches_won = Perlawanan dimenangi
choice_measure_rounds_won = Pusingan dimenangi
choice_measure_captured = Guli ditembak
choice_measure_run = Kemenangan berturut terpanjang
choice_time_always = Sepanjang masa
choice_time_month = Bulan ini
choice_time_season = Musim ini
choice_time_last_season = Musim sebelumnya
