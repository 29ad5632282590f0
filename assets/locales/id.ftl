# Bahasa Indonesia, seperti teman bicara dengan teman: "kamu", dan "aku" untuk bot-nya.

## Lists

list_separator = {", "}

## Challenges

challenge_to_you =
    { $player }, **{ $challenger }** menantangmu.
    { $terms }
    -# Berlaku sampai <t:{ $until }:f>
challenge_to_anybody =
    {""}**{ $challenger }** mencari lawan.
    { $terms }
    -# Berlaku sampai <t:{ $until }:f>
challenge_accepted =
    Tantangan **{ $challenger }** diterima.
    { $terms }
challenge_declined =
    {""}**{ $opponent }** menolak tantangan **{ $challenger }**.
    { $terms }
challenge_taken_back =
    {""}**{ $challenger }** menarik kembali tantangannya.
    { $terms }
challenge_expired =
    Tidak ada yang menjawab tantangan **{ $challenger }** sampai waktunya habis.
    { $terms }
you_declined = Kamu menolak tantangan itu.
you_took_back = Tantangannya sudah ditarik kembali.
you_accepted = Diterima: pertandingan dimulai. Papannya ada di kanal.
rematch_offered = Ajakan main lagi sudah ada di kanal.

## Terms: what was agreed on beyond the game's defaults, one after another in a line

terms_rounds =
    { $rounds ->
        [1] satu ronde
        [burnout] sampai hangus
       *[other] { $rounds } ronde
    }
terms_burnt =
    { $burnt ->
        [forfeit] biji di lubang hangus jadi milik lawan
        [skip] lubang hangus dilewati
       *[off] lubang tidak bisa hangus
    }
terms_refill =
    { $refill ->
        [partial] lubang terakhir boleh kurang bijinya
        [full] hanya lubang penuh yang diisi lagi
       *[even] diisi lagi sama rata
    }
terms_victory =
    { $victory ->
        [rounds] ronde terbanyak menang
        [seeds] biji terbanyak di ronde terakhir menang
       *[holes] lubang pembuka terbanyak menang
    }
terms_opening =
    { $opening ->
        [simultaneous] dua-duanya mulai bersamaan
        [south] Selatan mulai
       *[north] Utara mulai
    }
terms_grand_slam = menghabiskan semua biji lawan tidak menembak apa-apa

## Buttons: short enough for a phone

label_accept = Terima
label_decline = Tolak
label_cancel = Batalkan
label_own_board = Papanku
label_refresh = Segarkan
label_resign = Menyerah
label_resign_meant = Ya, menyerah
label_keep_playing = Main terus
label_rematch = Main lagi
label_previous = Sebelumnya
label_next = Berikutnya
label_earlier = Musim sebelumnya
label_later = Musim berikutnya
label_history = Pertandingan
label_play_back = Putar ulang
label_leaderboard = Papan peringkat

## Over a board

heading =
    { $rounds ->
        [1] -# { $game }
        [burnout] -# { $game } · ronde { $round }, sampai hangus · { $south }–{ $north }
       *[other] -# { $game } · ronde { $round } dari { $rounds } · { $south }–{ $north }
    }
your_turn = { $player }, giliranmu.
pick_again = { $player }, pilih lagi.
must_feed = { $player }, giliranmu: kamu harus memberi biji kepada lawan.
own_turn = **Giliranmu:** pilih lubang.
own_waiting = Menunggu **{ $opponent }**.
played_here = Pertandingannya di sini: { $place }
goes_on_here = Pertandingannya berlanjut di sini: { $place }

## The opening

opening_relays = 🔁 Tangan **{ $player }** berlanjut dari lubang { $hole }
opening_chosen = ✅ **{ $player }** sudah memilih
opening_choosing = ⏳ { $player } sedang memilih
opening_hint = -# Pembukaan dipilih secara rahasia: di DM-ku, atau lewat **{ label_own_board }** di bawah.
opening_dm_refused = -# { $player }, aku tidak bisa mengirimimu DM. Tidak apa-apa: **{ label_own_board }** membuka papanmu di sini, cuma kamu yang lihat.
own_opening = **Pilih lubang pembukamu secara rahasia.** **{ $opponent }** juga memilih; kedua pilihan ditunjukkan bersamaan. Barismu yang bawah.
own_opening_chosen = Kamu memilih **lubang { $hole }**. Cuma kamu yang lihat ini; kamu masih bisa menggantinya sampai **{ $opponent }** memilih.
own_opening_waiting = Kamu tidak perlu memilih di gelombang ini. Menunggu **{ $opponent }**.
opening_over = Pembukaan selesai; mulai sekarang pilihan terbuka.

## What was played

# Not said by itself, but within the two that follow the choices.
hand =
    { $laps ->
        [1] { $seeds } biji
       *[other] { $seeds } biji dalam { $laps } putaran
    }{ $captured ->
        [0] {""}
       *[other] , menembak { $captured }
    }{ $last ->
        [store] , berakhir di rumah
        [burnt] , berakhir di lubang hangus
        [relays] , berlanjut dari sana
       *[other] {""}
    }
chose = **{ $player }** memilih lubang { $hole }.
both_chose = **{ $south }** memilih lubang { $south_hole }, **{ $north }** memilih lubang { $north_hole }.
sowed = **{ $player }** menyebar dari lubang { $hole }: { hand }.
hand_of = { $player }: { hand }
this_turn = -# Giliran ini: { $holes }

## Ends

# The second sentence of the two that follow.
round_reason =
    { $reason ->
        [repetition] {" "}Posisinya terulang.
        [cannot_feed] {" "}Tidak ada langkah lagi.
       *[other] {""}
    }
round_won = 🏁 Ronde { $round }: **{ $winner }** menang, { $south } { $south_seeds } – { $north } { $north_seeds }.{ round_reason }
round_drawn = 🏁 Ronde { $round }: seri, { $south } { $south_seeds } – { $north } { $north_seeds }.{ round_reason }
burnt_holes = Lubang hangus **{ $player }**: { $holes }
match_resigned = 🏆 **{ $loser }** menyerah: **{ $winner }** memenangkan pertandingan.
match_out_of_time = 🏆 Waktu **{ $loser }** habis: **{ $winner }** memenangkan pertandingan.
match_won =
    { $rounds ->
        [1] 🏆 **{ $winner } memenangkan pertandingan**.
       *[other] 🏆 **{ $winner } memenangkan pertandingan** ({ $south }–{ $north }).
    }
match_drawn =
    { $rounds ->
        [1] 🤝 **Pertandingannya seri**.
       *[other] 🤝 **Pertandingannya seri** ({ $south }–{ $north }).
    }
resign_question = Yakin mau menyerah? **{ $winner }** langsung memenangkan pertandingan, dan itu tidak bisa dibatalkan.
resigned = Kamu sudah menyerah. Hasilnya ada di kanal.
went_on = Oke, pertandingan berlanjut.

## The board in words: read out, so without markdown

alt_game =
    { $rounds ->
        [1] { $game }.
        [burnout] { $game }, ronde { $round }, ronde yang dimenangkan { $own } lawan { $other }.
       *[other] { $game }, ronde { $round } dari { $rounds }, ronde yang dimenangkan { $own } lawan { $other }.
    }
alt_hole =
    { $seeds ->
        [burnt] { $hole }: hangus
       *[other] { $hole }: { $seeds }
    }
alt_side = { $player }: lubang { $row }; rumah { $store }.
alt_to_move = Giliran { $player }: { $choices }.
alt_example = { $game }: papan setelah pilihan pertama Selatan, lubang { $hole }. Tandanya menunjukkan dari mana biji diambil, ke mana jalannya, dan di mana yang terakhir jatuh.

## Lists of matches and players

games_none = Kamu tidak punya pertandingan yang berjalan. Mulai dengan `/challenge`.
games_heading = **Pertandinganmu**
games_line =
    { $awaited ->
        [yes] - { $game } · { $opponent } · **giliranmu** · { $place }
       *[no] - { $game } · { $opponent } · menunggu · { $place }
    }
games_more = … dan { $count } lagi
leaderboard_empty = Belum ada pertandingan yang selesai di sini. Ajak seseorang dengan `/challenge`!
leaderboard_foot =
    { $pages ->
        [1] -# { $players } pemain
       *[other] -# Halaman { $page } dari { $pages } · { $players } pemain
    }
replay_heading =
    { $moves ->
        [1] ▶️ **{ $south }** – **{ $north }**, langkah terakhir.
       *[other] ▶️ **{ $south }** – **{ $north }**, { $moves } langkah.
    }
replay_nothing = Belum ada yang dimainkan di kanal ini. Mulai dengan `/challenge`.

## Leaderboards

time_always = sepanjang waktu
time_month = { $month }/{ $year }
time_quarter = kuartal { $quarter } { $year }
# What leaderboards are ordered by.
measure =
    { $measure ->
        [rating] nilai
        [won] pertandingan dimenangkan
        [rounds] ronde dimenangkan
        [captured] biji ditangkap
       *[run] kemenangan beruntun terpanjang
    }
board_heading =
    { $game ->
        [all] **Papan peringkat** · semua permainan · { measure } · { $time }
       *[other] **Papan peringkat** · { $game } · { measure } · { $time }
    }
board_empty = Belum ada pertandingan yang selesai di sini pada waktu itu.
# The number of a line: a rating with how far off it may be, or a count.
number =
    { $settled ->
        [yes] { $value } ± { $off }
        [no] { $value } ± { $off }, sementara
       *[count] { $value }
    }
board_line = { $rank }\. **{ $player }** · { number } · { $won } menang, { $drawn } seri, { $lost } kalah
board_not_on_it = -# Kamu belum ada di sini: selesaikan satu pertandingan.
alt_board_line = { $rank }. { $player }: { number }
player_gone = seseorang yang sudah pergi
season_heading = 🏁 **Musim { $time } telah berakhir.** Terbaik menurut { measure }:

## Profiles

profile_none = { $player } belum menyelesaikan pertandingan di sini.
profile_heading = 👤 **{ $player }**
profile_left = -# Sudah meninggalkan server.
profile_rank =
    { $game ->
        [all] Semua permainan: nilai **{ number }** · peringkat { $rank } dari { $players }
       *[other] { $game }: nilai **{ number }** · peringkat { $rank } dari { $players }
    }
profile_rating =
    { $game ->
        [all] Semua permainan: nilai **{ number }**
       *[other] { $game }: nilai **{ number }**
    }
profile_matches = - pertandingan { $won } menang, { $drawn } seri, { $lost } kalah · ronde { $rounds_won }–{ $rounds_drawn }–{ $rounds_lost }
profile_runs = - menang beruntun { $run }, terpanjang { $longest } · { $captured } biji ditangkap
profile_turn = - giliran terbesar: { $seeds } biji dalam { $laps } putaran
profile_holes = - lubang yang paling sering dipilih: { $holes }
profile_openings = - pembukaan: { $openings }
profile_opening = lubang { $hole } ({ $won } dari { $opened } menang)
profile_against = 🆚 **{ $player }** melawan **{ $other }**
profile_against_line = - { $game }: { $won } menang, { $drawn } seri, { $lost } kalah
profile_against_none = - belum ada pertandingan di antara mereka
profile_against_oneself = -# Tak ada yang melawan dirinya sendiri: pilih orang lain sebagai `against`.
alt_chart =
    { $game ->
        [all] Nilai semua permainan selama { $matches } pertandingan terakhir: awalnya { $first }, kini { $last } ± { $off }; terendah { $lowest }, tertinggi { $highest }.
       *[other] Nilai { $game } selama { $matches } pertandingan terakhir: awalnya { $first }, kini { $last } ± { $off }; terendah { $lowest }, tertinggi { $highest }.
    }

## Histories and records

history_heading = 📜 Pertandingan **{ $player }**
history_heading_with = 📜 Pertandingan **{ $player }** dengan **{ $opponent }**
history_none = Belum ada pertandingan seperti itu yang selesai di sini.
history_line =
    { $outcome ->
        [won] - #{ $number } · **menang** melawan { $opponent } · { $terms } · { $when } · { $place }
        [lost] - #{ $number } · kalah dari { $opponent } · { $terms } · { $when } · { $place }
       *[drawn] - #{ $number } · seri dengan { $opponent } · { $terms } · { $when } · { $place }
    }
history_early = tidak dihitung: berakhir terlalu dini
history_foot = -# Halaman { $page } · tombol di bawah menampilkan pertandingan dengan catatannya.
past_record = -# Terlampir: catatan untuk dibaca dan diputar ulang, dan satu baris JSON tiap langkah.
results_given = { $count } hasil terakhir server ini.
results_none = Belum ada pertandingan yang selesai di sini.
results_need_manage_server = Hanya yang punya **Kelola Server** yang mendapat hasil server. Kosongkan `results` untuk melihat pertandingan.

## Refusals: what is the matter, and what to do instead

refused_oneself = Kamu tidak bisa menantang dirimu sendiri. Pilih orang lain sebagai `opponent`.
refused_bot = Bot tidak ikut main. Tantang orang saja.
refused_offered_already = Kamu sudah mencari lawan di kanal ini: { $place }
refused_challenged_already = Kamu sudah menantang pemain ini di kanal ini: { $place }
refused_accept_that = Pemain ini sudah menantangmu di kanal ini; terima saja tantangannya: { $place }
refused_playing_already =
    Kalian berdua sudah punya pertandingan di kanal ini: { $place }
    Selesaikan atau menyerah dulu, atau main lagi di kanal lain.
refused_challenge_gone = Tantangan ini sudah tidak ada. Buat yang baru dengan `/challenge`.
refused_not_for_you = Tantangan ini untuk { $opponent }.
refused_not_your_challenge = Cuma { $challenger } yang bisa menarik kembali tantangan ini.
refused_own_challenge = Ini tantanganmu sendiri: pemain lain yang harus menerimanya. **{ label_cancel }** menariknya kembali.
refused_was_accepted = Tantangan ini sudah diterima: pertandingannya sudah berjalan.
refused_was_declined = Tantangan ini sudah ditolak.
refused_was_taken_back = Tantangan ini sudah ditarik kembali.
refused_has_expired = Tantangan ini sudah kedaluwarsa. Buat yang baru dengan `/challenge`.
refused_match_gone = Pertandingan ini sudah tidak ada. `/games` menampilkan pertandinganmu yang berjalan.
refused_not_your_match = Ini pertandingan { $south } melawan { $north }. Mulai pertandinganmu sendiri dengan `/challenge`.
refused_not_your_turn = Sekarang giliran { $player }.
refused_no_turn = Sekarang bukan giliranmu.
refused_nothing_to_pick = Kamu tidak perlu memilih sekarang: tanganmu berlanjut sendiri, atau pembukaanmu sudah selesai. Papan berikutnya akan memanggilmu.
refused_stale = Tombol itu milik papan yang lama. Beginilah pertandingannya sekarang.
refused_match_won = Pertandingan ini sudah selesai: { $winner } menang. **{ label_rematch }** atau `/challenge` memulai yang baru.
refused_match_drawn = Pertandingan ini sudah selesai: seri. **{ label_rematch }** atau `/challenge` memulai yang baru.
refused_match_not_over = Pertandingan ini belum selesai.
refused_match_elsewhere = Pertandingan itu dimainkan di server lain.
refused_empty = Lubang { $hole } kosong: pilih yang ada bijinya.
refused_burnt = Lubang { $hole } hangus: tidak bisa dipilih siapa pun.
refused_relayed_from = Dari lubang { $hole } tangan lawan akan berlanjut: pilih yang lain.
refused_must_feed = Lubang { $hole } tidak memberi lawan sebutir biji pun, padahal lawan sudah tidak punya: pilih yang bijinya sampai ke lawan.
refused_no_such_hole = Tidak ada lubang { $hole } di papan ini.

## Options that do not go together

options_holes = Di permainan ini satu sisi punya { $min } sampai { $max } lubang: ubah `holes`.
options_seeds = Satu lubang mulai dengan { $min } sampai { $max } biji: ubah `seeds`.
options_rounds = Jumlah ronde harus ganjil, 1 sampai { $max }: ubah `rounds`.
options_burnout_without_burning = Pertandingan sampai hangus butuh lubang yang bisa hangus: kosongkan `burnt` atau ubah.
options_not_in_game =
    { $option ->
        [burnout] Di { $game } tidak ada lubang hangus: pilih angka untuk `rounds`.
        [opening] Di { $game } satu pemain yang mulai: pilih Selatan atau Utara untuk `opening`, atau kosongkan.
       *[other] { $game } tidak mengenal `{ $option }`: kosongkan saja.
    }

## What else the bot says

unknown_button = Tombol ini dibuat oleh versi bot yang lain. `/board` menampilkan pertandinganmu sekarang, `/games` menampilkan semua pertandinganmu.
broken = Ada gangguan di pihakku, dan tidak ada yang berubah. Coba lagi, ya; `/board` menampilkan keadaan pertandingan.
only_in_servers = Ini cuma bisa di kanal sebuah server: coba di sana, ya.
# Permissions go by Discord's own English names, as they come.
missing_permissions = Aku tidak bisa main di sini: di kanal ini aku tidak punya izin { $permissions }. Pengelola server bisa memberikannya, atau coba kanal lain.
no_match_here = Kamu tidak punya pertandingan yang berjalan di kanal ini. `/games` menampilkan pertandinganmu di tempat lain, `/challenge` memulai yang baru.
# Discord's own name of the permission in this language.
needs_manage_server = Cuma yang punya izin **Kelola Server** bisa memilih untuk seluruh server. Kosongkan `scope` untuk papanmu sendiri.
theme_kept_player = Mulai sekarang papanmu tampil begitu: di DM dan lewat **{ label_own_board }**.
theme_kept_server = Mulai sekarang papan di kanal-kanal server ini tampil begitu.
season_kept = Mulai sekarang musim di server ini sepanjang itu.
settings_nothing = Pilih `theme`, atau panjang `season`.

## Help and rules

help_begin =
    {""}**Congkak, Kalah, dan Oware bersama teman**
    `/challenge` mengajak main; lawan menekan **{ label_accept }**. Di Congkak kedua pemain memilih lubang pertama secara rahasia, di DM-ku atau lewat **{ label_own_board }**; setelah itu tekan nomor lubang untuk menyebar bijinya. Lubang dinomori dari kirimu sendiri.
help_command = - `/{ $command }` · { $description }
help_end =
    Pertandingan tetap tersimpan: lanjutkan kapan saja.
    -# { $languages }
rules_congkak =
    {""}**Congkak.** Tiap pemain punya 7 lubang berisi 7 biji, dan satu rumah di sebelah kirinya sendiri. Pilih lubang: bijinya disebar satu per satu searah jarum jam, ke lubangmu, rumahmu, dan lubang lawan, tidak pernah ke rumah lawan.
    Biji terakhir menentukan:
    - di **rumahmu**: pilih lagi;
    - di lubang **yang ada bijinya**, milik siapa pun: ambil semuanya dan lanjutkan;
    - di **lubangmu yang kosong**: biji itu dan semua biji di seberangnya masuk rumahmu; giliranmu selesai;
    - di **lubang lawan yang kosong**: biji itu tinggal di sana; giliranmu selesai.
    Ronde selesai begitu satu sisi tidak punya biji lagi setelah sebuah putaran; sisanya milik sisi tempat biji itu berada. Biji terbanyak menang.
    {""}**Pembukaan** dimainkan bersamaan: masing-masing memilih secara rahasia, lalu kedua tangan menyebar serempak. Yang selesai lebih dulu, main lebih dulu sesudahnya; kalau selesai bersamaan, yang bijinya lebih sedikit di tangan terakhir, dan kalau itu pun sama, undian yang menentukan.
    {""}**Beberapa ronde:** masing-masing mengisi lubangnya dari rumahnya sendiri, mulai dari lubang 1. Lubang yang tetap kosong **hangus** sampai akhir pertandingan: biji yang jatuh di sana jadi milik lawan dari yang menyebar. Yang kalah memulai ronde berikutnya. Pemenang ronde terbanyak memenangkan pertandingan; kalau sama, biji di ronde terakhir. `/challenge` bisa mengubah semua ini.
rules_kalah =
    {""}**Kalah.** Tiap pemain punya 6 lubang berisi 4 biji, dan satu rumah di sebelah kanannya sendiri. Pilih lubang: bijinya disebar satu per satu berlawanan arah jarum jam, ke lubangmu, rumahmu, dan lubang lawan, tidak pernah ke rumah lawan.
    - Biji terakhir di **rumahmu**: pilih lagi.
    - Biji terakhir di **lubangmu yang kosong dan seberangnya berisi**: biji itu dan biji di seberangnya masuk rumahmu.
    Begitu satu sisi kosong setelah sebuah langkah, tiap pemain mengambil biji di sisinya sendiri. Biji terbanyak menang. Kalau beberapa ronde, tiap ronde mulai dengan papan penuh dan yang memulai bergantian.
rules_oware =
    {""}**Oware.** Tiap pemain punya 6 lubang berisi 4 biji. Pilih lubang: bijinya disebar satu per satu berlawanan arah jarum jam, ke semua lubang kecuali yang diambil; rumah tidak diisi.
    - Kalau biji terakhir membuat **lubang lawan berisi 2 atau 3**, kamu menembaknya, dan seterusnya mundur selama lubang sebelumnya milik lawan dan berisi 2 atau 3.
    - Kalau lawan tidak punya biji, kamu harus memilih langkah yang memberinya biji.
    Permainan selesai kalau seorang pemain punya lebih dari separuh biji, kalau dua-duanya punya tepat separuh, kalau yang mendapat giliran tidak punya langkah, atau kalau posisi terulang tanpa tembakan di antaranya; lalu masing-masing menyimpan biji di sisinya sendiri. Kalau beberapa ronde, tiap ronde mulai dengan papan penuh dan yang memulai bergantian.

## Commands, as Discord lists them: at most 100 characters each

command_challenge = Tantang seseorang, atau ajak main siapa saja yang mau
command_games = Tampilkan pertandinganmu yang berjalan, dengan tautan
command_board = Tampilkan lagi papan pertandinganmu di kanal ini
command_resign = Menyerah dalam pertandinganmu di kanal ini
command_leaderboard = Bandingkan para pemain server ini
command_profile = Tampilkan nilai, hasil, dan kebiasaan seorang pemain di server ini
command_history = Daftar pertandinganmu yang selesai, dengan tautan dan catatan
command_replay = Putar ulang pertandingan terbaru kanal ini sebagai animasi
command_rules = Jelaskan cara bermain
command_settings = Pilih tampilan papan
command_help = Apa yang dilakukan bot ini, dan cara memulai

## Options of commands: at most 100 characters each

option_challenge_opponent = Siapa; kosong: siapa saja yang mau
option_challenge_game = Permainan apa (Congkak)
option_challenge_rounds = Berapa ronde (1)
option_challenge_holes = Lubang tiap sisi (Congkak 7, lainnya 6)
option_challenge_seeds = Biji tiap lubang (Congkak: sebanyak lubang, lainnya 4)
option_challenge_burnt = Congkak: apa yang terjadi di lubang hangus
option_challenge_refill = Congkak: cara mengisi lubang untuk ronde berikutnya
option_challenge_victory = Congkak: apa yang memenangkan pertandingan
option_challenge_opening = Siapa mulai (Congkak: bersamaan; lainnya: Selatan)
option_challenge_grand_slam = Oware: bolehkah semua biji satu sisi ditembak
option_board_as = Gambar untuk semua (bawaan), atau teks cuma untukmu
option_leaderboard_game = Permainan apa (semua)
option_leaderboard_measure = Diurutkan menurut apa (nilai)
option_leaderboard_time = Dari waktu mana (semua)
option_profile_player = Milik siapa (kamu)
option_profile_against = Dibandingkan dengan siapa
option_profile_game = Nilai dan kebiasaan permainan apa (semua)
option_history_opponent = Hanya yang dengan pemain ini
option_history_game = Permainan apa (semua)
option_history_results = Hasil server sebagai berkas saja (perlu Kelola Server)
option_replay_what = Seberapa banyak (langkah terakhir)
option_rules_game = Permainan apa (Congkak)
option_settings_theme = Warna dan bahan papan
option_settings_scope = Untuk papanmu (bawaan), atau semua di server ini (perlu Kelola Server)
option_settings_season = Panjang satu musim di server ini (perlu Kelola Server)

## Choices of options: at most 100 characters each

choice_rounds_burnout = Sampai hangus
choice_burnt_forfeit = Biji di sana jadi milik lawan
choice_burnt_skip = Dilewati saat menyebar
choice_burnt_off = Lubang tidak bisa hangus
choice_refill_partial = Lubang terakhir boleh kurang
choice_refill_full = Hanya lubang penuh
choice_refill_even = Sama rata
choice_victory_rounds = Ronde yang dimenangkan
choice_victory_seeds = Biji di ronde terakhir
choice_victory_holes = Lubang pembuka yang tersisa
choice_opening_simultaneous = Bersamaan, secara rahasia
choice_opening_south = Selatan
choice_opening_north = Utara
choice_grand_slam_capture = Menembak
choice_grand_slam_none = Tidak menembak
choice_as_picture = Gambar, untuk semua
choice_as_text = Teks, cuma untukmu
choice_what_last = Langkah terakhir
choice_what_round = Ronde ini
choice_what_match = Seluruh pertandingan
choice_theme_wood = Kayu
choice_theme_night = Malam
choice_theme_contrast = Kontras tinggi
choice_scope_own = Papanku sendiri
choice_scope_server = Papan server ini
choice_measure_rating = Nilai
choice_measure_matches_won = Pertandingan dimenangkan
choice_measure_rounds_won = Ronde dimenangkan
choice_measure_captured = Biji ditangkap
choice_measure_run = Kemenangan beruntun terpanjang
choice_time_always = Sepanjang waktu
choice_time_month = Bulan ini
choice_time_season = Musim ini
choice_time_last_season = Musim sebelumnya
choice_season_quarter = Satu kuartal
choice_season_month = Satu bulan
