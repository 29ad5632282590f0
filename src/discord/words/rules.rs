//! The games, explained to a newcomer in a few sentences. They say what RULES.md says.

use super::{English, Indonesian, Language};
use crate::rules::Variant;

/// How a game is played.
pub(in crate::discord) const fn rules(language: Language, variant: Variant) -> &'static str {
    match (language, variant) {
        (English, Variant::Congkak) => {
            "**Congkak.** Each player has 7 holes of 7 seeds, and a store at the own left. \
             Pick a hole: its seeds are laid one by one, clockwise, into your holes, your store \
             and the opponent's holes, never into the opponent's store.\n\
             The last seed decides:\n\
             - in **your store**: pick again;\n\
             - in a hole **that has seeds**: lift all of it and go on;\n\
             - in an **empty hole of yours**: it and all seeds opposite go to your store; \
             your turn is over;\n\
             - in an **empty hole of the opponent's**: it stays; your turn is over.\n\
             The round ends when a side has no seeds; what is left goes to the side it lies on. \
             More seeds win.\n\
             **The opening** is played by both at once: each picks in secret, then both hands \
             are sown in step. Who is out first plays first afterwards.\n\
             **More rounds:** each fills the own holes from the own store, from hole 1. A hole \
             that stays empty is **burnt** for the rest of the match: a seed laid there goes to \
             the opponent of who laid it. The loser of a round starts the next. \
             `/challenge` can change all of this."
        }
        (English, Variant::Kalah) => {
            "**Kalah.** Each player has 6 holes of 4 seeds, and a store at the own right. \
             Pick a hole: its seeds are laid one by one, counter-clockwise, into your holes, \
             your store and the opponent's holes, never into the opponent's store.\n\
             - Last seed in **your store**: move again.\n\
             - Last seed in an **empty hole of yours with seeds opposite**: it and those seeds \
             go to your store.\n\
             As soon as a side is empty after a move, each player takes what lies on the own \
             side. More seeds win. In several rounds, each starts on a full board, and the \
             start alternates."
        }
        (English, Variant::Oware) => {
            "**Oware.** Each player has 6 holes of 4 seeds. Pick a hole: its seeds are laid one \
             by one, counter-clockwise, into all holes but the one that was lifted; nothing is \
             laid in stores.\n\
             - If the last seed makes an **opponent's hole 2 or 3**, you capture those, and so \
             on backwards while the hole before is the opponent's and holds 2 or 3.\n\
             - If the opponent has no seeds, you must make a move that gives some.\n\
             The game ends when a player has more than half of the seeds, when nobody can go \
             on, or when a position comes back with no capture in between; then each keeps what \
             lies on the own side."
        }
        (Indonesian, Variant::Congkak) => {
            "**Congkak.** Tiap pemain punya 7 lubang berisi 7 biji, dan rumah di kirinya \
             sendiri. Pilih lubang: bijinya disebar satu per satu searah jarum jam ke lubangmu, \
             rumahmu, dan lubang lawan, tidak pernah ke rumah lawan.\n\
             Biji terakhir menentukan:\n\
             - di **rumahmu**: pilih lagi;\n\
             - di lubang **yang berisi**: ambil semuanya dan lanjutkan;\n\
             - di **lubangmu yang kosong**: biji itu dan semua biji di seberangnya masuk \
             rumahmu; giliranmu selesai;\n\
             - di **lubang lawan yang kosong**: biji itu tinggal; giliranmu selesai.\n\
             Ronde berakhir bila satu sisi tak berbiji; sisanya milik sisi tempatnya berada. \
             Biji terbanyak menang.\n\
             **Pembukaan** dimainkan bersamaan: masing-masing memilih secara rahasia, lalu \
             kedua tangan menyebar serempak. Yang selesai lebih dulu main lebih dulu \
             sesudahnya.\n\
             **Beberapa ronde:** masing-masing mengisi lubangnya dari rumahnya, mulai lubang 1. \
             Lubang yang tetap kosong **hangus** sampai akhir pertandingan: biji yang jatuh di \
             sana milik lawan dari yang menyebar. Yang kalah memulai ronde berikutnya. \
             `/challenge` bisa mengubah semua ini."
        }
        (Indonesian, Variant::Kalah) => {
            "**Kalah.** Tiap pemain punya 6 lubang berisi 4 biji, dan rumah di kanannya \
             sendiri. Pilih lubang: bijinya disebar satu per satu berlawanan arah jarum jam ke \
             lubangmu, rumahmu, dan lubang lawan, tidak pernah ke rumah lawan.\n\
             - Biji terakhir di **rumahmu**: jalan lagi.\n\
             - Biji terakhir di **lubangmu yang kosong dan seberangnya berisi**: biji itu dan \
             biji di seberangnya masuk rumahmu.\n\
             Begitu satu sisi kosong setelah sebuah langkah, tiap pemain mengambil biji di \
             sisinya. Biji terbanyak menang. Dalam beberapa ronde, tiap ronde mulai dengan \
             papan penuh dan yang memulai bergantian."
        }
        (Indonesian, Variant::Oware) => {
            "**Oware.** Tiap pemain punya 6 lubang berisi 4 biji. Pilih lubang: bijinya disebar \
             satu per satu berlawanan arah jarum jam ke semua lubang kecuali yang diambil; \
             rumah tidak diisi.\n\
             - Bila biji terakhir membuat **lubang lawan berisi 2 atau 3**, kamu menangkapnya, \
             dan seterusnya mundur selama lubang sebelumnya milik lawan dan berisi 2 atau 3.\n\
             - Bila lawan tak berbiji, kamu harus melangkah yang memberinya biji.\n\
             Permainan berakhir bila seorang pemain punya lebih dari separuh biji, bila tidak \
             ada yang bisa lanjut, atau bila posisi terulang tanpa tangkapan di antaranya; \
             lalu masing-masing menyimpan biji di sisinya."
        }
    }
}
