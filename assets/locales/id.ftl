# Bahasa Indonesia, seperti teman bicara dengan teman: "kamu", dan "aku" untuk bot-nya.

## Lists and names

list_separator = {", "}
player_forgotten = Pemain yang dilupakan
player_nameless = Pemain tanpa nama

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
guest_challenge = -# Di sini aku cuma tamu dan hanya bisa menjawab: papan muncul kalau ada yang menekan tombol atau memakai `/board`, pengingat lewat DM kalau boleh, dan tidak masuk papan peringkat.
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
terms_pace =
    { $pace ->
        [live] 5 menit tiap langkah
        [day] sehari tiap langkah
        [three_days] 3 hari tiap langkah
        [week] seminggu tiap langkah
       *[none] tanpa batas waktu
    }
terms_thread = di utas sendiri

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
label_more = Lainnya…
label_time_is_up = Waktu habis…
label_claim = Klaim menang
label_extend = Beri waktu lagi
label_wait = Tunggu
label_draw = Tawarkan seri
label_takeback = Tarik langkah
label_call_off = Batalkan main
label_call_off_meant = Ya, batalkan
label_withdraw = Tarik tawaran
label_agree = Setuju
label_own_settings = Setelanku
label_server_settings = Setelan server
label_motion_on = Animasi: nyala
label_motion_off = Animasi: mati
label_moves_on = Langkah: animasi
label_moves_off = Langkah: diam
label_thread_on = Utas: nyala
label_thread_off = Utas: mati
label_export = Ambil dataku
label_forget = Hapus dataku
label_forget_meant = Ya, hapus
label_keep = Simpan dataku
label_end_vacation = Akhiri liburan
label_earlier = Musim sebelumnya
label_later = Musim berikutnya
label_history = Pertandingan
label_play_back = Putar ulang
label_analyse = Analisis
label_leaderboard = Papan peringkat
label_hint = Petunjuk

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
opening_hint_here = -# Pembukaan dipilih secara rahasia: lewat **{ label_own_board }** di bawah.
opening_dm_refused = -# { $player }, aku tidak bisa mengirimimu DM. Tidak apa-apa: **{ label_own_board }** membuka papanmu di sini, cuma kamu yang lihat.
own_opening = **Pilih lubang pembukamu secara rahasia.** **{ $opponent }** juga memilih; kedua pilihan ditunjukkan bersamaan. Barismu yang bawah.
own_opening_alone = **Pilih lubang berikutnya untuk pembukaanmu.** Tangan **{ $opponent }** berlanjut sendiri, dan pilihanmu langsung disebar. Barismu yang bawah.
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
# Of a match of one round, before its winner.
round_only = 🏁 { $south } { $south_seeds } – { $north } { $north_seeds }.{ round_reason }
burnt_holes = Lubang hangus **{ $player }**: { $holes }
match_resigned = 🏆 **{ $loser }** menyerah: **{ $winner }** memenangkan pertandingan.
match_out_of_time = 🏆 Waktu **{ $loser }** habis: **{ $winner }** memenangkan pertandingan.
# Kalimat kedua dari yang berikut.
match_by =
    { $by ->
        [rounds] {" "}Ditentukan oleh ronde yang dimenangkan.
        [seeds] {" "}Ditentukan oleh biji di ronde terakhir, { $winner_score } – { $loser_score }.
        [holes] {" "}Ditentukan oleh lubang yang masih bisa dipakai membuka, { $winner_score } – { $loser_score }.
       *[level] {" "}Dalam hal itu sama, jadi ditentukan oleh biji di ronde terakhir, { $winner_score } – { $loser_score }.
    }
match_won =
    { $rounds ->
        [1] 🏆 **{ $winner } memenangkan pertandingan**.
       *[other] 🏆 **{ $winner } memenangkan pertandingan** ({ $winner_wins }–{ $loser_wins }).{ match_by }
    }
match_drawn =
    { $rounds ->
        [1] 🤝 **Pertandingannya seri**.
       *[other] 🤝 **Pertandingannya seri** ({ $south }–{ $north }).
    }
match_early = -# Berakhir terlalu dini, jadi tidak dihitung di papan peringkat.
resign_question = Yakin mau menyerah? **{ $winner }** langsung memenangkan pertandingan, dan itu tidak bisa dibatalkan.
resign_early = Ini masih terlalu dini, jadi pertandingan ini tidak dihitung di papan peringkat.
resigned = Kamu sudah menyerah. Hasilnya ada di kanal.
went_on = Oke, pertandingan berlanjut.

## The board in words: read out, so without markdown

alt_game =
    { $rounds ->
        [1] { $game }.
        [burnout] { $game }, ronde { $round }, ronde yang dimenangkan { $own } lawan { $other }.
       *[other] { $game }, ronde { $round } dari { $rounds }, ronde yang dimenangkan { $own } lawan { $other }.
    }
alt_practice = Latihan melawan bot, tingkat { $level }.
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
leaderboard_empty = Belum ada pertandingan yang dihitung di sini. Ajak seseorang dengan `/challenge`!
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

## Clocks

clock_runs = -# ⏳ **{ $player }**: sampai <t:{ $until }:f>, <t:{ $until }:R>
clock_stands = -# 🏖️ **{ $player }** sedang libur: waktunya berhenti.
clock_ran_out = ⌛ Waktu **{ $player }** sudah habis. Langkahnya masih sah sampai lawan mengklaim kemenangan.
reminder = ⏳ { $player }, **{ $opponent }** menunggu langkahmu sampai <t:{ $until }:f>, <t:{ $until }:R>: { $place }
late = ⌛ { $player }, waktu **{ $opponent }** sudah habis. Kamu bisa mengklaim kemenangan, memberi waktu lagi, atau menunggu: { $place }
late_left = ⌛ { $player }, **{ $opponent }** sudah keluar dari server, dan waktunya habis. Kamu bisa mengklaim kemenangan, memberi waktu lagi, atau menunggu: { $place }
left =
    { $clock ->
        [yes] 👋 { $player }, **{ $opponent }** sudah keluar dari server. Kalau tidak kembali, kamu bisa mengklaim kemenangan setelah waktunya habis: { $place }
       *[no] 👋 { $player }, **{ $opponent }** sudah keluar dari server. Kalau sebulan tidak ada yang melangkah, pertandingan bisa dibatalkan: { $place }
    }
late_question = Waktu **{ $opponent }** sudah habis. Klaim kemenangan, beri waktu sebanyak tadi, atau tunggu? Kamu bisa memutuskan kapan saja.
late_question_both = Waktu kalian berdua sudah habis. Pilih lubangmu, beri **{ $opponent }** waktu lagi, atau batalkan pertandingannya: jadi tanpa hasil.
claimed = Kamu sudah mengklaim kemenangan. Hasilnya ada di kanal.
extended = **{ $opponent }** punya waktu lagi, sampai <t:{ $until }:f>.
waited = Baik, kamu menunggu. **{ label_time_is_up }** tetap di tempatnya.
farewell_place = Pertandinganmu melawan **{ $opponent }** batal, tanpa hasil: kanalnya sudah tidak ada.
farewell_server = Pertandinganmu melawan **{ $opponent }** batal, tanpa hasil: aku sudah tidak ada di servernya.
off_cancelled = 🚫 **Pertandingan dibatalkan** sebelum keduanya melangkah. Tidak ada hasilnya.
off_both_late = 🚫 **Pertandingan batal**, tanpa hasil: waktu keduanya habis.
off_silence = 🚫 **Pertandingan batal**, tanpa hasil: sebulan tidak ada yang melangkah.
off_abandoned = 🚫 **Pertandingan batal**, tanpa hasil: sebulan tidak ada yang melangkah atau mengklaimnya.
off_place_gone = 🚫 **Pertandingan batal**, tanpa hasil: tempatnya sudah tidak ada.

## What players ask each other

more_heading = Pertandinganmu melawan **{ $opponent }**:
draw_asked = 🤝 { $player }, **{ $opponent }** menawarkan seri.
draw_agreed = 🤝 **{ $player }** menerima seri yang ditawarkan **{ $opponent }**.
draw_declined = 🤝 **{ $player }** menolak seri yang ditawarkan **{ $opponent }**.
draw_withdrawn = 🤝 **{ $opponent }** menarik tawaran serinya.
draw_void = 🤝 **{ $opponent }** menawarkan seri; pertandingan berlanjut.
takeback_asked = ↩️ { $player }, **{ $opponent }** ingin menarik langkah terakhirnya.
takeback_agreed = ↩️ **{ $player }** setuju: **{ $opponent }** menarik langkah terakhirnya.
takeback_declined = ↩️ **{ $player }** tidak setuju **{ $opponent }** menarik langkah terakhirnya.
takeback_withdrawn = ↩️ **{ $opponent }** tidak jadi menarik langkah terakhirnya.
takeback_void = ↩️ **{ $opponent }** ingin menarik langkah terakhirnya; pertandingan berlanjut.
asked = Sudah ditanyakan. Lawanmu menjawab di kanal.
agreed = Kalian sepakat. Pertandingannya ada di kanal.
call_off_question = Batalkan pertandingan melawan **{ $opponent }**? Tidak akan ada hasilnya, dan tidak dihitung.
called_off = Pertandingan dibatalkan.
which_match = Pertandingan yang mana?
what_to_cancel = Yang mana yang mau dibatalkan?
nothing_to_cancel = Kamu tidak punya pertandingan yang berjalan atau tantangan terbuka di kanal ini. `/games` menampilkan pertandinganmu di tempat lain.
challenge_choice = Tantangan: { $opponent } · { $game }
challenge_choice_anybody = Meja terbuka · { $game }
played = Kamu memainkan lubang { $hole }. Papannya ada di kanal.
would =
    { $laps ->
        [1] { $seeds } biji
       *[other] { $seeds } biji dalam { $laps } putaran
    }{ $captured ->
        [0] {""}
       *[other] , akan menembak { $captured }
    }{ $last ->
        [again] , akan berakhir di rumahmu: pilih lagi
        [store] , akan berakhir di rumah
        [burnt] , akan berakhir di lubang hangus
        [relays] , akan berlanjut dari sana
        [over] , akan mengakhiri ronde
       *[other] {""}
    }
# In a list of at most 100 characters a line, while a hole is typed.
hole_choice = { $hole }: { would }
hole_choice_secret =
    { $seeds ->
       *[other] { $hole }: { $seeds } biji
    }
record_heading = Catatan **{ $south }** – **{ $north }**: bisa dibaca, disimpan, dan diputar ulang.
alt_record = Catatan pertandingan { $south } melawan { $north }, sebagai teks.
record_none = Pesan itu tidak menampilkan pertandinganku.

## Practice against the bot, and hints

practice_begun =
    {""}**{ $player }** berlatih melawan **{ $opponent }**, tingkat { $level }.
    { $terms }
practice_heading = {" · "}latihan, tingkat { $level }
practice_opponent = { $player } (tingkat { $level })
practice_thinking = 🤔 **{ $player }** sedang berpikir …
practice_opening = -# Tekan lubang pembukamu di bawah: tidak ada yang melihatnya sebelum keduanya memilih, dan aku memilih tanpa tahu.
practice_draw_taken = **{ $opponent }** menerima seri: melihat siapa yang mendapat giliran, ia tidak merasa unggul. Hasilnya ada di kanal.
practice_draw_declined = Terima kasih, tetapi **{ $opponent }** lebih suka lanjut: ia tidak merasa kalah posisi.
practice_taken_back = Giliran terakhirmu ditarik. Pertandingannya ada di kanal.
# One pick, within the sentences that follow. The number in brackets is what the own store gains.
hint_pick =
    { $last ->
        [store] lubang { $hole } berakhir di rumah
        [captured] lubang { $hole } menembak { $captured }
        [over] lubang { $hole } mengakhiri ronde
       *[stayed] lubang { $hole } menyebar { $seeds }
    }{ $gained ->
        [0] {""}
       *[other] {" "}(+{ $gained })
    }
hint_then = {", lalu "}
hint_turn = 💡 Paling baik: **{ $line }**.
hint_worth =
    { $worth ->
        [won] Dengan itu ronde ini pasti menang.
        [drawn] Dengan itu ronde ini pasti seri, dan tidak bisa lebih.
        [lost] Ronde ini sudah pasti kalah; inilah kekalahan yang paling kecil.
        [ahead] Setelah itu kuperkirakan kamu unggul { $count } biji di akhir ronde.
        [behind] Setelah itu kuperkirakan kamu tertinggal { $count } biji di akhir ronde.
       *[level] Setelah itu kuperkirakan ronde berakhir kurang lebih imbang.
    }
hint_threat = -# Yang bisa dilakukan **{ $opponent }** seandainya sekarang gilirannya: { $line }.
hint_share = lubang { $hole }: { $share } %
hint_opening = 💡 Yang selalu membuka dengan lubang yang sama mudah ditebak. Pilih secara acak, sesering ini: **{ $line }**.
hint_opening_sure = 💡 Terbaik: **lubang { $hole }**. Tidak ada yang menjanjikan lebih di sini, walaupun sudah ditebak.

## Vacations, open tables, blocks

vacation_begun =
    Kamu libur sampai <t:{ $until }:f>. Sampai saat itu waktumu berhenti, kecuali di pertandingan langsung dan yang waktunya sudah habis. Kamu tetap boleh main.
    -# Sisa hari tahun ini: { $days }
vacation_over =
    Kamu tidak sedang libur. `/vacation` dengan `days` memulainya: waktumu berhenti, kecuali di pertandingan langsung.
    -# Sisa hari tahun ini: { $days }
tables_none = Sekarang tidak ada yang mencari lawan di sini. `/challenge` tanpa `opponent` membuka meja.
tables_heading = **Meja terbuka**
tables_line = - **{ $player }** · { $terms } · { $place }
blocked = Kamu tidak akan menerima tantangan dari **{ $player }** lagi, begitu juga sebaliknya. Dia tidak diberi tahu. `/block` menampilkan siapa yang kamu blokir.
unblocked = **{ $player }** bisa menantangmu lagi.
blocks_none = Kamu tidak memblokir siapa pun. `/block` dengan `player` memblokir seseorang.
blocks_heading = Kamu memblokir mereka ini. Tekan namanya untuk membuka blokir.

## Settings

settings_own =
    {""}**Setelanku**
    Untuk yang kutampilkan dan kukatakan hanya kepadamu. Setiap pilihan langsung berlaku.
settings_server =
    {""}**Setelan server ini** · { $page } dari { $pages }
    Untuk yang dilihat semua orang di sini. Setiap pilihan langsung berlaku.
settings_need_manager = Cuma yang punya izin **Kelola Server**, atau peran yang dipilih untuk itu, bisa mengubahnya.
setting_language = Bahasa: { $language }
setting_language_auto = Bahasa: seperti di Discord
setting_theme =
    { $theme ->
        [wood] Papan: kayu
        [night] Papan: malam
        [contrast] Papan: kontras tinggi
       *[auto] Papan: seperti biasanya di sini
    }
setting_season =
    { $season ->
        [month] Musim: satu bulan
       *[other] Musim: satu kuartal
    }
setting_reminders =
    { $reminders ->
        [dm] Pengingat: lewat DM
        [ping] Pengingat: sebutan di kanal
       *[none] Pengingat: tidak ada
    }
setting_picks =
    { $picks ->
        [dm] Pilihan rahasia: lewat DM
       *[channel] Pilihan rahasia: di papan pribadi di kanal
    }
setting_game = Tantangan baru: { $game }
setting_rounds =
    { $rounds ->
        [1] Tantangan baru: satu ronde
        [burnout] Tantangan baru: sampai hangus
       *[other] Tantangan baru: { $rounds } ronde
    }
setting_pace = Tantangan baru: { terms_pace }
setting_challenges = Tantangan terbuka tiap pemain: { $count }
setting_matches = Pertandingan berjalan tiap pemain: { $count }
setting_channels = Kanal untuk bertanding: semua
setting_manager = Peran yang boleh mengubah setelan ini

## Privacy

privacy =
    {""}**Yang kusimpan**
    - dari tantangan dan pertandinganmu: siapa melawan siapa dengan nama apa, di tempat dan pesan mana, setiap langkah, tawaran, jam, dan hasilnya, supaya bisa lanjut setelah dimulai ulang;
    - di server: peringkat, papan peringkat, lubang yang kamu pilih, dan apakah kamu masih di sana, untuk membandingkan pemain;
    - pilihan rahasia, sampai ditunjukkan; setelah itu dihapus;
    - jawabanmu atas teka-teki, yang tidak dilihat siapa pun sebelum harinya berakhir, untuk rekor beruntun di profilmu;
    - setelanmu, liburanmu, siapa yang kamu blokir, dan bahasa Discord-mu, supaya aku bicara dalam bahasa itu;
    - yang masih harus disampaikan, sampai disampaikan; dan di tempat aku cuma tamu, selama 15 menit, kunci dari Discord supaya aku bisa menjawab di sana.
    Aku tidak membaca pesan. Tidak ada yang diteruskan atau dipakai untuk hal lain. Kalau aku dikeluarkan dari server, yang dimainkan di sana dihapus setelah 30 hari.
privacy_export = Inilah semua yang kusimpan tentangmu.
forget_question =
    Hapus semua yang kusimpan tentangmu? Itu tidak bisa dikembalikan.
    - Tantanganmu yang terbuka ditarik, pertandingan yang berjalan dianggap menyerah; yang belum dilangkahi keduanya dibatalkan.
    - Pertandingan yang selesai tetap ada untuk lawanmu, tanpa namamu. Di tiap server semuanya tetap terhubung lewat nomor yang dibuat untuk itu, supaya peringkat tetap cocok; nomor itu tidak menunjuk kepadamu.
    - Kamu keluar dari semua papan peringkat, dan setelanmu hilang.
forgotten = Semua yang kusimpan tentangmu sudah dihapus.
kept = Baik, tidak ada yang diubah.
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
        [captured] biji ditembak
       *[run] kemenangan beruntun terpanjang
    }
board_heading =
    { $game ->
        [all] **Papan peringkat** · semua permainan · { measure } · { $time }
       *[other] **Papan peringkat** · { $game } · { measure } · { $time }
    }
board_empty = Belum ada pertandingan yang dihitung di sini pada waktu itu.
# The number of a line: a rating with how far off it may be, or a count.
number =
    { $settled ->
        [yes] { $value } ± { $off }
        [no] { $value } ± { $off }, sementara
       *[count] { $value }
    }
board_line = { $rank }\. **{ $player }** · { number } · { $won } menang, { $drawn } seri, { $lost } kalah
board_not_on_it = -# { $player } belum ada di sini: perlu satu pertandingan yang selesai.
alt_board_line = { $rank }. { $player }: { number }
season_heading = 🏁 **Musim { $time } telah berakhir.** Terbaik menurut { measure }:

## Profiles

profile_none = { $player } belum menyelesaikan pertandingan di sini.
profile_heading = 👤 **{ $player }**
profile_left = -# Sudah meninggalkan server.
profile_uncounted = Belum ada pertandingan yang dihitung di sini: yang berakhir terlalu dini tidak dihitung.
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
profile_runs = - menang beruntun { $run }, terpanjang { $longest } · { $captured } biji ditembak
profile_turn = - giliran terbesar: { $seeds } biji dalam { $laps } putaran
profile_holes = - lubang yang paling sering dipilih: { $holes }
profile_openings = - pembukaan: { $openings }
profile_opening = lubang { $hole } ({ $won } dari { $opened } menang)
profile_against = 🆚 **{ $player }** melawan **{ $other }**
profile_against_line = - { $game }: { $won } menang, { $drawn } seri, { $lost } kalah
profile_against_none = - belum ada pertandingan di antara mereka yang dihitung
profile_against_oneself = -# Tak ada yang melawan dirinya sendiri: pilih orang lain sebagai `against`.
alt_chart =
    { $game ->
        [all] Nilai semua permainan selama { $matches } pertandingan terakhir: awalnya { $first }, kini { $last } ± { $off }; terendah { $lowest }, tertinggi { $highest }.
       *[other] Nilai { $game } selama { $matches } pertandingan terakhir: awalnya { $first }, kini { $last } ± { $off }; terendah { $lowest }, tertinggi { $highest }.
    }

## Analyses

analysis_begun = 🔍 Aku tinjau lagi **{ $south }** – **{ $north }**, langkah demi langkah. Sebentar, ya.
analysis_there = 🔍 **{ $south }** – **{ $north }** sudah ditinjau: { $place }
analysis_heading =
    🔍 **{ $south }** – **{ $north }**, ditinjau lagi. Garisnya condong ke arah yang unggul, sejauh yang bisa kulihat, dan angkanya menandai apa yang menentukan:
analysis_line = { $rank }\. Langkah { $step }: **{ $player }** memilih lubang { $hole }; lubang { $best } lebih baik.
analysis_line_wave = { $rank }\. Langkah { $step }: **{ $south }** memilih lubang { $south_hole } secara rahasia, **{ $north }** lubang { $north_hole }.
analysis_nothing = Tidak ada yang membuat kesalahan yang berarti.
analysis_foot = -# Selengkapnya ada di utas di bawah.
moment_heading =
    { $rounds ->
        [1] **{ $rank }.** Langkah { $step }
       *[other] **{ $rank }.** Langkah { $step }, di ronde { $round }
    }
# A turn of several picks: { hole_choice } → { hole_choice }
moment_better = 💡 Lebih baik lubang { $turn }
moment_with = -# Dengan itu: { $before }. Yang terjadi: { $after }.
moment_wave_with = -# Sebelumnya: { $before }. Sesudahnya: { $after }.
stand =
    { $degree ->
        [level] seimbang
        [slightly] { $player } sedikit unggul
        [clearly] { $player } jelas unggul
        [nearly] { $player } hampir memenangkan ronde
       *[sure] { $player } pasti memenangkan ronde
    }
alt_balance = Siapa yang unggul, menurut langkah: { $course }.
alt_then = Lalu { $player } menyebar: { $holes }.
alt_solution = Jawabannya: lubang { $holes }, sesuai urutan ini.
# In a list of at most 100 characters a line, while a match is typed.
analysis_choice =
    { $outcome ->
        [won] #{ $number } · { $game } · menang melawan { $opponent }
        [lost] #{ $number } · { $game } · kalah dari { $opponent }
       *[drawn] #{ $number } · { $game } · seri dengan { $opponent }
    }
analysis_no_match = Belum ada pertandinganmu yang selesai di sini. Mulai dengan `/challenge`.

## Puzzles

puzzle =
    🧩 **Teka-teki hari ini**, <t:{ $when }:D>
    Congkak. Kamu di bawah, rumahmu di kiri. Ambil paling sedikit **{ $goal }** biji dalam satu giliran!
    -# Tekan lubang sesuai urutan kamu memilihnya. Tidak ada yang melihat jawabanmu, dan kamu bisa menggantinya sampai <t:{ $until }:t>. Setelah itu kuberi tahu jawabannya.
puzzle_place = -# Semua bisa melihatnya di sini: { $place }
puzzle_own_none = **Jawabanmu:** belum ada. Tekan lubang pertama.
puzzle_own = **Jawabanmu:** { $holes }
puzzle_own_foot = -# Cuma kamu yang lihat ini, dan tersimpan seperti apa adanya. Kamu bisa menggantinya sampai <t:{ $until }:f>; setelah itu kuberi tahu benar atau tidak.
puzzle_over = 🧩 Teka-teki ini sudah selesai. Jawabannya: **{ $holes }**.
puzzle_found = ✅ Kamu menemukannya.
puzzle_missed = Kamu menjawab { $holes }.
puzzle_today = `/puzzle` menampilkan yang hari ini.
puzzle_solution =
    🧩 **Teka-teki <t:{ $when }:D>**: paling sedikit { $goal } biji dalam satu giliran.
    Jawabannya: **{ $holes }**.
puzzle_solvers = ✅ Dipecahkan oleh { $solvers }.
puzzle_unsolved =
    { $answers ->
        [0] Tidak ada yang menjawab.
       *[other] Tidak ada yang memecahkannya, dan { $answers } orang mencoba.
    }
puzzle_you = Kamu, di bawah
puzzle_other = Pihak lawan
profile_puzzles = 🧩 teka-teki terpecahkan: { $solved } · hari berturut-turut: { $run }, terpanjang { $longest }

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
refused_bot = Bot lain tidak ikut main. Tantang orang saja, atau aku: `/practice`.
refused_level = `level` untuk pertandingan melawanku: pilih aku sebagai `opponent`, atau pakai `/practice`. Kosongkan untuk main dengan orang.
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
refused_still_played = Pertandingan ini masih berjalan, dan meninjaunya sekarang akan membantu satu pihak. Tanya lagi setelah selesai.
refused_nothing_to_analyse = Pertandingan ini selesai sebelum ada yang memilih lubang: tidak ada yang bisa ditinjau.
refused_analysis_under_way = Analisis terakhir yang kamu minta masih kukerjakan. Tanya lagi setelah kamu mendapatnya.
refused_many_analyses = Sedang banyak yang minta pertandingannya ditinjau. Coba lagi sebentar lagi.
refused_puzzle_gone = Teka-teki ini sudah tidak ada. `/puzzle` menampilkan yang hari ini.
refused_picks = Tulis nomor lubang secara berurutan, misalnya `7 1 2`, dan tidak lebih dari { $count }.
refused_empty = Lubang { $hole } kosong: pilih yang ada bijinya.
refused_burnt = Lubang { $hole } hangus: tidak bisa dipilih siapa pun.
refused_relayed_from = Dari lubang { $hole } tangan lawan akan berlanjut: pilih yang lain.
refused_must_feed = Lubang { $hole } tidak memberi lawan sebutir biji pun, padahal lawan sudah tidak punya: pilih yang bijinya sampai ke lawan.
refused_no_such_hole = Tidak ada lubang { $hole } di papan ini.
refused_off = Pertandingan ini dibatalkan dan tidak ada hasilnya. **{ label_rematch }** atau `/challenge` memulai yang baru.
refused_not_taken = { $player } sedang tidak menerima tantangan.
refused_not_takable = Kamu tidak bisa menerima tantangan ini. Dengan `/challenge` kamu membuat tantanganmu sendiri.
refused_nobody_there = Lawanmu sudah pergi dan minta dilupakan. `/challenge` memulai pertandingan lain.
refused_many_challenges =
    { $count ->
       *[other] Kamu punya { $count } tantangan terbuka di sini, dan tidak boleh lebih. Tunggu jawaban, atau tarik salah satunya.
    }
refused_many_matches =
    { $count ->
       *[other] Kamu punya { $count } pertandingan di sini, dan tidak boleh lebih. Selesaikan satu dulu; `/games` menampilkannya.
    }
refused_many_matches_of = { $player } sudah main sebanyak yang boleh di sini. Coba lagi nanti.
refused_server_full = Di sini sudah ada pertandingan sebanyak yang bisa kusimpan. Coba lagi nanti.
refused_only_there = Di tempat pertandingan itu aku cuma tamu: mintalah di sana, dengan **{ label_rematch }** atau `/challenge`: { $place }
refused_left = { $player } tidak ada di server ini. Tantang orang yang ada di sini.
refused_many_practices =
    { $count ->
       *[other] Kamu punya { $count } pertandingan melawanku di server ini, dan tidak boleh lebih. Selesaikan satu atau menyerah dulu; `/games` menampilkannya.
    }
refused_no_hints = Tidak ada petunjuk dalam pertandingan antarorang. Untuk belajar ada `/practice`.
refused_not_here = Di server ini mainnya di tempat lain: { $channels }
refused_no_clock = Pertandingan ini tanpa batas waktu. Kalau sebulan tidak ada yang melangkah, bisa dibatalkan.
refused_not_awaited = Sekarang bukan giliran lawanmu: tidak ada yang bisa diklaim.
refused_own_clock = Yang ditunggu justru kamu: pilih lubang, selama kemenangan belum diklaim.
refused_not_late = Lawanmu masih punya waktu, sampai <t:{ $until }:f>, <t:{ $until }:R>.
refused_not_warned = Lawanmu belum diingatkan, dan tidak ada yang kalah tanpa peringatan. Coba lagi sebentar lagi.
refused_on_vacation = Lawanmu libur sampai <t:{ $until }:f>: waktunya berhenti.
refused_clock_stands = Waktu lawanmu sedang berhenti.
refused_pick_first = Pilih lubangmu dulu: cuma yang sudah memilih bisa mengklaim.
refused_both_late = Waktu kalian berdua sudah habis, jadi tidak ada yang bisa mengklaim. Pilih lubangmu, atau batalkan pertandingannya.
refused_call_off = Kalian berdua sudah melangkah, jadi pertandingan tidak bisa dibatalkan. Tawarkan seri, atau menyerah.
refused_offer_stands = Kamu sudah menanyakannya. Lawanmu belum menjawab.
refused_answer_first = Lawanmu juga ingin menarik langkah: jawab itu dulu.
refused_asked_already = Kamu baru saja menanyakannya. Kamu bisa bertanya lagi setelah langkah berikutnya.
refused_nothing_to_take_back = Tidak ada langkahmu yang bisa ditarik. Pilihan rahasia dan ronde yang sudah selesai tetap begitu.
refused_offer_gone = Tawaran ini sudah tidak ada.
refused_not_your_offer = Itu { $player } yang memutuskan.
refused_offer_over = Tawaran ini sudah selesai.
refused_on_vacation_already = Kamu sudah libur, sampai <t:{ $until }:f>. `/vacation` menampilkan cara mengakhirinya.
refused_vacation_too_long =
    { $days ->
       *[other] Sisa liburmu tahun ini { $days } hari.
    }
refused_no_vacation = Kamu tidak sedang libur.
refused_setting = Itu sudah tidak bisa dipilih. `/settings` menampilkan yang bisa.
refused_block = Kamu bisa memblokir orang lain, tapi bukan dirimu sendiri, dan bukan bot.
refused_hole_unknown = Lubang mana, di pertandingan mana? Pilih dari daftar yang muncul saat mengetik.
refused_match_unknown = Tidak ada pertandingan seperti itu di sini. Pilih dari daftar yang muncul saat mengetik, atau kosongkan `match`: berarti yang terakhir.

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
too_fast = Terlalu banyak sekaligus. Coba lagi { $seconds } detik lagi.
broken = Ada gangguan di pihakku, dan tidak ada yang berubah. Coba lagi, ya; `/board` menampilkan keadaan pertandingan.
only_in_servers = Ini cuma bisa di kanal sebuah server: coba di sana, ya.
no_standings_here = Papan peringkat, profil, dan riwayat ada di server yang aku anggotanya. `/games` menampilkan pertandinganmu di mana saja.
not_at_home = Di sini cuma ada kamu dan aku: `/practice` untuk main melawanku. `/challenge` bisa di server, dan di DM atau grup bersama teman, setelah aku kamu tambahkan ke akunmu.
guest_hushed = Di kanal ini kamu tidak punya izin **Use External Apps**, jadi cuma kamu yang melihat jawabanku. Pengelola server bisa memberikannya, atau mainlah di DM.
# Permissions go by Discord's own English names, as they come.
missing_permissions = Aku tidak bisa main di sini: di kanal ini aku tidak punya izin { $permissions }. Pengelola server bisa memberikannya, atau coba kanal lain.
no_match_here = Kamu tidak punya pertandingan yang berjalan di kanal ini. `/games` menampilkan pertandinganmu di tempat lain, `/challenge` memulai yang baru.

## Help and rules

help_begin =
    {""}**Congkak, Kalah, dan Oware bersama teman**
    `/challenge` mengajak main; lawan menekan **{ label_accept }**. Di Congkak kedua pemain memilih lubang pertama secara rahasia, di DM-ku atau lewat **{ label_own_board }**; setelah itu tekan nomor lubang untuk menyebar bijinya. Lubang dinomori dari kirimu sendiri.
help_command = - `/{ $command }` · { $description }
help_end = -# { $languages }
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
    Permainan langsung selesai kalau seorang pemain punya lebih dari separuh biji, atau kalau dua-duanya punya tepat separuh: biji yang masih di lubang tidak dihitung. Permainan juga selesai kalau yang mendapat giliran tidak punya langkah, atau kalau posisi terulang tanpa tembakan di antaranya: lalu masing-masing menyimpan biji di sisinya sendiri. Kalau beberapa ronde, tiap ronde mulai dengan papan penuh dan yang memulai bergantian.
# What options change, each a line below the rules of a game.
rules_chosen = **Dengan yang kamu pilih:**
rules_here = **Di pertandinganmu di sini:**
rules_here_usual = -# Di pertandinganmu di sini berlaku persis ini, tidak ada yang diubah.
rules_size = {"- "}Tiap pemain punya { $holes } lubang berisi { $seeds } biji.
rules_rounds =
    { $rounds ->
        [1] {"- "}Satu ronde.
        [burnout] {"- "}Ronde berlanjut sampai seorang pemain mengakhirinya dengan biji yang kurang untuk mengisi satu lubang; paling banyak 20.
       *[other] {"- "}Paling banyak { $rounds } ronde. { $ends ->
            [half] Pertandingan selesai lebih awal begitu seorang pemain memenangkan lebih dari setengahnya.
            [seeds] Pertandingan selesai lebih awal kalau seorang pemain mengakhiri ronde dengan biji yang kurang untuk mengisi satu lubang.
           *[both] Pertandingan selesai lebih awal begitu seorang pemain memenangkan lebih dari setengahnya, atau mengakhiri ronde dengan biji yang kurang untuk mengisi satu lubang.
        }
    }
rules_burnt =
    { $burnt ->
        [forfeit] {"- "}Biji yang jatuh di lubang hangus jadi milik lawan dari yang menyebar; kalau itu biji terakhir, giliran selesai.
        [skip] {"- "}Lubang hangus dilewati, seolah tidak ada.
       *[off] {"- "}Lubang tidak bisa hangus: yang kosong cuma kosong.
    }
rules_refill =
    { $refill ->
        [partial] {"- "}Lubang diisi mulai dari lubang 1; yang terakhir boleh kurang.
        [full] {"- "}Hanya lubang yang dapat semua bijinya yang diisi; sisanya tinggal di rumah.
       *[even] {"- "}Biji dibagi rata ke lubang yang tidak hangus; kelebihannya mulai dari lubang 1.
    }
rules_victory =
    { $victory ->
        [rounds] {"- "}Pemenang ronde terbanyak memenangkan pertandingan; kalau sama, biji di ronde terakhir.
        [seeds] {"- "}Biji terbanyak di akhir ronde terakhir memenangkan pertandingan.
       *[holes] {"- "}Lubang pembuka terbanyak, yang tidak hangus dan masih terisi, memenangkan pertandingan; kalau sama, biji di ronde terakhir.
    }
rules_opening =
    { $opening ->
        [simultaneous] {"- "}Keduanya membuka bersamaan, secara rahasia.
        [south] {"- "}Selatan mulai, yang lubangnya di baris bawah.
       *[north] {"- "}Utara mulai, yang lubangnya di baris atas.
    }
rules_grand_slam =
    { $slam ->
        [capture] {"- "}Menembak semua biji lawan sama seperti tembakan lain.
       *[none] {"- "}Langkah yang akan menembak semua biji lawan tetap sah, tapi tidak menembak apa pun.
    }

## Commands, as Discord lists them: at most 100 characters each

command_challenge = Tantang seseorang, atau ajak main siapa saja yang mau
command_practice = Langsung main melawan bot, di tingkat pilihanmu
command_games = Tampilkan pertandinganmu yang berjalan, dengan tautan
command_board = Tampilkan lagi papan pertandinganmu di kanal ini
command_resign = Menyerah dalam pertandinganmu di kanal ini
command_leaderboard = Bandingkan para pemain server ini
command_profile = Tampilkan nilai, hasil, dan kebiasaan seorang pemain di server ini
command_history = Daftar pertandinganmu yang selesai, dengan tautan dan catatan
command_replay = Putar ulang pertandingan terbaru kanal ini sebagai animasi
command_analyse = Tinjau lagi pertandingan yang selesai: siapa unggul, dan apa yang menentukan
command_puzzle = Satu teka-teki sehari: jawab secara rahasia, lihat jawabannya besok
command_rules = Jelaskan cara bermain
command_settings = Pilih bahasa, pengingat, dan papan, untukmu atau servermu
command_help = Apa yang dilakukan bot ini, dan cara memulai
command_play = Mainkan lubang: menampilkan lubangmu, dan apa jadinya tiap lubang
command_draw = Tawarkan seri dalam pertandinganmu di kanal ini
command_takeback = Minta menarik langkah terakhirmu
command_hint = Minta petunjuk dalam latihanmu, hanya untukmu
command_cancel = Batalkan pertandinganmu sebelum keduanya melangkah, atau tarik kembali tantangan
command_vacation = Hentikan waktumu selama beberapa hari
command_tables = Daftar yang mencari lawan di server ini
command_block = Blokir tantangan seseorang, atau lihat siapa yang kamu blokir
command_privacy = Yang disimpan tentangmu; ambil sebagai berkas, atau hapus
menu_challenge_to_congkak = Tantang main Congkak
menu_show_the_record = Tampilkan catatan

## Options of commands: at most 100 characters each

option_challenge_opponent = Siapa; kosong: siapa saja yang mau
option_challenge_level = Melawan bot: seberapa kuat, dari 1 sampai 6 (3)
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
option_analyse_match = Pertandinganmu yang mana di sini (yang terakhir)
option_puzzle_answer = Jawabanmu, misalnya 7 1 2; dikosongkan: menampilkan teka-teki
option_rules_game = Permainan apa (Congkak)
option_rules_rounds = Berapa ronde (1)
option_rules_holes = Lubang tiap sisi (Congkak 7, lainnya 6)
option_rules_seeds = Biji tiap lubang (Congkak: sebanyak lubang, lainnya 4)
option_rules_burnt = Congkak: apa yang terjadi di lubang hangus
option_rules_refill = Congkak: cara mengisi lubang untuk ronde berikutnya
option_rules_victory = Congkak: apa yang memenangkan pertandingan
option_rules_opening = Siapa mulai (Congkak: bersamaan; lainnya: Selatan)
option_rules_grand_slam = Oware: bolehkah semua biji satu sisi ditembak
option_challenge_pace = Berapa lama tiap langkah (3 hari, atau setelan server ini)
option_challenge_thread = Apakah pertandingan punya utas sendiri
option_play_hole = Nomor lubang, dari kirimu sendiri
option_vacation_days = Berapa hari; kosong: menampilkan sisanya
option_block_player = Siapa; kosong: menampilkan siapa yang kamu blokir

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
choice_pace_live = Langsung: 5 menit
choice_pace_one_day = 1 hari
choice_pace_three_days = 3 hari
choice_pace_week = 7 hari
choice_pace_no_clock = Tanpa batas waktu
choice_measure_rating = Nilai
choice_measure_matches_won = Pertandingan dimenangkan
choice_measure_rounds_won = Ronde dimenangkan
choice_measure_captured = Biji ditembak
choice_measure_run = Kemenangan beruntun terpanjang
choice_time_always = Sepanjang waktu
choice_time_month = Bulan ini
choice_time_season = Musim ini
choice_time_last_season = Musim sebelumnya
