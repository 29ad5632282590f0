# Italiano, come tra amici: "tu". Le fosse sono buche, quella grande è il granaio.

## Lists and names

list_separator = {", "}
player_forgotten = Persona dimenticata
player_nameless = Persona senza nome

## Challenges

challenge_to_you =
    { $player }, **{ $challenger }** ti sfida.
    { $terms }
    -# Aperta fino a <t:{ $until }:f>
challenge_to_anybody =
    {""}**{ $challenger }** cerca qualcuno con cui giocare.
    { $terms }
    -# Aperta fino a <t:{ $until }:f>
challenge_accepted =
    La sfida di **{ $challenger }** è stata accettata.
    { $terms }
challenge_declined =
    {""}**{ $opponent }** ha rifiutato la sfida di **{ $challenger }**.
    { $terms }
challenge_taken_back =
    {""}**{ $challenger }** ha ritirato la sfida.
    { $terms }
challenge_expired =
    Nessuno ha risposto in tempo alla sfida di **{ $challenger }**.
    { $terms }
guest_challenge = -# Qui sono solo ospite e posso solo rispondere: la tavola arriva quando qualcuno preme o usa `/board`, i promemoria vanno per DM dove posso, e nessuna classifica conta.
you_declined = Hai rifiutato la sfida.
you_took_back = La sfida è ritirata.
you_accepted = Accettata: si gioca! La tavola è nel canale.
rematch_offered = La rivincita è stata proposta nel canale.

## Terms: what was agreed on beyond the game's defaults, one after another in a line

terms_rounds =
    { $rounds ->
        [1] un round
        [burnout] finché si può giocare
       *[other] { $rounds } round
    }
terms_burnt =
    { $burnt ->
        [forfeit] i semi nelle buche bruciate vanno all'altra parte
        [skip] le buche bruciate si saltano
       *[off] le buche non si bruciano
    }
terms_refill =
    { $refill ->
        [partial] l'ultima buca può avere meno semi
        [full] si riempiono solo buche intere
       *[even] si riempie in parti uguali
    }
terms_victory =
    { $victory ->
        [rounds] vince chi ha più round
        [seeds] vince chi ha più semi nell'ultimo round
       *[holes] vince chi ha più buche da cui può aprire
    }
terms_opening =
    { $opening ->
        [simultaneous] si apre insieme
        [south] comincia Sud
       *[north] comincia Nord
    }
terms_grand_slam = chi prenderebbe tutti i semi non ne prende nessuno
terms_pace =
    { $pace ->
        [live] 5 minuti a mossa
        [day] un giorno a mossa
        [three_days] 3 giorni a mossa
        [week] una settimana a mossa
       *[none] senza orologio
    }
terms_thread = in un thread suo

## Buttons: short enough for a phone

label_accept = Accetta
label_decline = Rifiuta
label_cancel = Ritira
label_own_board = La mia tavola
label_refresh = Aggiorna
label_resign = Abbandona
label_resign_meant = Sì, abbandono
label_keep_playing = Continuo a giocare
label_rematch = Rivincita
label_previous = Indietro
label_next = Avanti
label_more = Altro…
label_time_is_up = Tempo scaduto…
label_claim = Prendi la vittoria
label_extend = Dai altro tempo
label_wait = Aspetta
label_draw = Offri patta
label_takeback = Riprendi la mossa
label_call_off = Annulla partita
label_call_off_meant = Sì, annulla
label_withdraw = Ritira
label_agree = D'accordo
label_own_settings = Mie impostazioni
label_server_settings = Del server
label_motion_on = Animazioni: sì
label_motion_off = Animazioni: no
label_moves_on = Mosse: animate
label_moves_off = Mosse: ferme
label_thread_on = Thread: sì
label_thread_off = Thread: no
label_export = Prendi i miei dati
label_forget = Cancella i dati
label_forget_meant = Sì, cancella
label_keep = Tieni i miei dati
label_end_vacation = Finisci la vacanza
label_earlier = Stagione prima
label_later = Stagione dopo
label_history = Partite
label_play_back = Rivedi
label_analyse = Analizza
label_leaderboard = Classifica
label_hint = Suggerimento

## Over a board

heading =
    { $rounds ->
        [1] -# { $game }
        [burnout] -# { $game } · round { $round }, finché si può giocare · { $south }–{ $north }
       *[other] -# { $game } · round { $round } di { $rounds } · { $south }–{ $north }
    }
your_turn = { $player }, tocca a te.
pick_again = { $player }, scegli ancora.
must_feed = { $player }, tocca a te: devi dare semi all'altra parte.
own_turn = **Tocca a te:** scegli una buca.
own_waiting = Si aspetta **{ $opponent }**.
played_here = La partita si gioca qui: { $place }
goes_on_here = La partita continua qui: { $place }

## The opening

opening_relays = 🔁 La mano di **{ $player }** continua dalla buca { $hole }
opening_chosen = ✅ **{ $player }** ha scelto
opening_choosing = ⏳ { $player } sta scegliendo
opening_hint = -# L'apertura si sceglie in segreto: nei miei DM, o qui sotto con **{ label_own_board }**.
opening_hint_here = -# L'apertura si sceglie in segreto: qui sotto con **{ label_own_board }**.
opening_dm_refused = -# { $player }, non ho potuto mandarti un DM. Non fa niente: **{ label_own_board }** apre la tua tavola qui, e la vedi solo tu.
own_opening = **Scegli in segreto la tua buca di apertura.** Sceglie anche **{ $opponent }**; le due scelte si mostrano insieme. La tua fila è quella in basso.
own_opening_alone = **Scegli la prossima buca della tua apertura.** La mano di **{ $opponent }** continua da sola, e la tua scelta si semina subito. La tua fila è quella in basso.
own_opening_chosen = Hai scelto la **buca { $hole }**. Lo vedi solo tu; puoi cambiarla finché **{ $opponent }** non ha scelto.
own_opening_waiting = In quest'onda non devi scegliere. Si aspetta **{ $opponent }**.
opening_over = L'apertura è finita; da qui in poi si sceglie allo scoperto.

## What was played

# Not said by itself, but within the two that follow the choices.
hand =
    { $laps ->
        [1] { $seeds ->
            [one] { $seeds } seme
           *[other] { $seeds } semi
        }
       *[other] { $seeds ->
            [one] { $seeds } seme
           *[other] { $seeds } semi
        } in { $laps } giri
    }{ $captured ->
        [0] {""}
        [one] , { $captured } catturato
       *[other] , { $captured } catturati
    }{ $last ->
        [store] , l'ultimo nel granaio
        [burnt] , l'ultimo in una buca bruciata
        [relays] , e da lì continua
       *[other] {""}
    }
chose = **{ $player }** ha scelto la buca { $hole }.
both_chose = **{ $south }** ha scelto la buca { $south_hole }, **{ $north }** la buca { $north_hole }.
sowed = **{ $player }** ha seminato dalla buca { $hole }: { hand }.
hand_of = { $player }: { hand }
this_turn = -# In questo turno: { $holes }

## Ends

# The second sentence of the two that follow.
round_reason =
    { $reason ->
        [repetition] {" "}La posizione si è ripetuta.
        [cannot_feed] {" "}Nessuna mossa era possibile.
       *[other] {""}
    }
round_won = 🏁 Round { $round }: lo vince **{ $winner }**, { $south } { $south_seeds } – { $north } { $north_seeds }.{ round_reason }
round_drawn = 🏁 Round { $round }: pari, { $south } { $south_seeds } – { $north } { $north_seeds }.{ round_reason }
# Of a match of one round, before its winner.
round_only = 🏁 { $south } { $south_seeds } – { $north } { $north_seeds }.{ round_reason }
burnt_holes = Buche bruciate di **{ $player }**: { $holes }
match_resigned = 🏆 **{ $loser }** abbandona: **{ $winner }** vince la partita.
match_out_of_time = 🏆 Il tempo di **{ $loser }** è scaduto: **{ $winner }** vince la partita.
# La seconda frase di quella che segue.
match_by =
    { $by ->
        [rounds] {" "}Hanno deciso i round vinti.
        [seeds] {" "}Hanno deciso i semi dell'ultimo round, { $winner_score } – { $loser_score }.
        [holes] {" "}Hanno deciso le buche da cui si può ancora aprire, { $winner_score } – { $loser_score }.
       *[level] {" "}In parità, hanno deciso i semi dell'ultimo round, { $winner_score } – { $loser_score }.
    }
match_won =
    { $rounds ->
        [1] 🏆 **{ $winner } vince la partita**.
       *[other] 🏆 **{ $winner } vince la partita** ({ $winner_wins }–{ $loser_wins }).{ match_by }
    }
match_drawn =
    { $rounds ->
        [1] 🤝 **La partita finisce pari**.
       *[other] 🤝 **La partita finisce pari** ({ $south }–{ $north }).
    }
match_early = -# È finita troppo presto per contare in classifica.
resign_question = Vuoi davvero abbandonare? Allora **{ $winner }** vince la partita, e resta così.
resign_early = È ancora così presto che la partita non conterà in classifica.
resigned = Hai abbandonato. Il risultato è nel canale.
went_on = Bene, la partita continua.

## The board in words: read out, so without markdown

alt_game =
    { $rounds ->
        [1] { $game }.
        [burnout] { $game }, round { $round }, round vinti { $own } a { $other }.
       *[other] { $game }, round { $round } di { $rounds }, round vinti { $own } a { $other }.
    }
alt_practice = Allenamento contro il bot, livello { $level }.
alt_hole =
    { $seeds ->
        [burnt] { $hole }: bruciata
       *[other] { $hole }: { $seeds }
    }
alt_side = { $player }: buche { $row }; granaio { $store }.
alt_to_move = Turno di { $player }: { $choices }.
alt_example = { $game }: la tavola dopo la prima scelta di Sud, buca { $hole }. I segni mostrano da dove sono stati presi i semi, dove sono andati e dove è caduto l'ultimo.

## Lists of matches and players

games_none = Non hai partite aperte. Con `/challenge` ne cominci una.
games_heading = **Le tue partite aperte**
games_line =
    { $awaited ->
        [yes] - { $game } · { $opponent } · **tocca a te** · { $place }
       *[no] - { $game } · { $opponent } · in attesa · { $place }
    }
games_more =
    { $count ->
        [one] … e un'altra
       *[other] … e altre { $count }
    }
leaderboard_empty = Qui nessuna partita ha ancora contato. Sfida qualcuno con `/challenge`!
leaderboard_foot =
    { $pages ->
        [1] { $players ->
            [one] -# { $players } giocatore
           *[other] -# { $players } giocatori
        }
       *[other] { $players ->
            [one] -# Pagina { $page } di { $pages } · { $players } giocatore
           *[other] -# Pagina { $page } di { $pages } · { $players } giocatori
        }
    }
replay_heading =
    { $moves ->
        [1] ▶️ **{ $south }** – **{ $north }**, l'ultima mossa.
       *[other] ▶️ **{ $south }** – **{ $north }**, { $moves } mosse.
    }
replay_nothing = In questo canale non si è ancora giocato. Con `/challenge` cominci una partita.

## Clocks

clock_runs = -# ⏳ **{ $player }**: fino a <t:{ $until }:f>, <t:{ $until }:R>
clock_stands = -# 🏖️ **{ $player }** è in vacanza: l'orologio è fermo.
clock_ran_out = ⌛ Il tempo di **{ $player }** è scaduto. Una mossa vale ancora, finché l'altra persona non si prende la vittoria.
reminder = ⏳ { $player }, **{ $opponent }** aspetta la tua mossa fino a <t:{ $until }:f>, <t:{ $until }:R>: { $place }
late = ⌛ { $player }, il tempo di **{ $opponent }** è scaduto. Puoi prenderti la vittoria, dare altro tempo o aspettare: { $place }
late_left = ⌛ { $player }, **{ $opponent }** ha lasciato il server, e il tempo è scaduto. Puoi prenderti la vittoria, dare altro tempo o aspettare: { $place }
left =
    { $clock ->
        [yes] 👋 { $player }, **{ $opponent }** ha lasciato il server. Se non torna, puoi prenderti la vittoria quando il suo tempo è scaduto: { $place }
       *[no] 👋 { $player }, **{ $opponent }** ha lasciato il server. Se nessuno muove per un mese, la partita si può annullare: { $place }
    }
late_question = Il tempo di **{ $opponent }** è scaduto. Ti prendi la vittoria, dai altrettanto tempo o aspetti? Puoi decidere quando vuoi.
late_question_both = Il tempo è scaduto per tutti e due. Scegli la tua buca, lascia che **{ $opponent }** abbia altro tempo, o annulla la partita: così non avrà risultato.
claimed = Ti sei preso la vittoria. Il risultato è nel canale.
extended = **{ $opponent }** ha altro tempo, fino a <t:{ $until }:f>.
waited = Bene, aspetti. **{ label_time_is_up }** resta dov'è.
farewell_place = La tua partita con **{ $opponent }** è annullata, senza risultato: il suo canale non c'è più.
farewell_server = La tua partita con **{ $opponent }** è annullata, senza risultato: non sono più nel suo server.
off_cancelled = 🚫 **La partita è stata annullata** prima che muovessero tutti e due. Non ha risultato.
off_both_late = 🚫 **La partita è annullata**, senza risultato: il tempo è scaduto per tutti e due.
off_silence = 🚫 **La partita è annullata**, senza risultato: per un mese nessuno ha mosso.
off_abandoned = 🚫 **La partita è annullata**, senza risultato: per un mese nessuno ha mosso né si è preso la vittoria.
off_place_gone = 🚫 **La partita è annullata**, senza risultato: il suo posto non c'è più.

## What players ask each other

more_heading = La tua partita con **{ $opponent }**:
draw_asked = 🤝 { $player }, **{ $opponent }** offre patta.
draw_agreed = 🤝 **{ $player }** accetta la patta offerta da **{ $opponent }**.
draw_declined = 🤝 **{ $player }** rifiuta la patta offerta da **{ $opponent }**.
draw_withdrawn = 🤝 **{ $opponent }** ha ritirato l'offerta di patta.
draw_void = 🤝 **{ $opponent }** ha offerto patta; la partita è andata avanti.
takeback_asked = ↩️ { $player }, **{ $opponent }** vorrebbe riprendere l'ultima mossa.
takeback_agreed = ↩️ **{ $player }** è d'accordo: **{ $opponent }** riprende l'ultima mossa.
takeback_declined = ↩️ **{ $player }** non è d'accordo che **{ $opponent }** riprenda l'ultima mossa.
takeback_withdrawn = ↩️ **{ $opponent }** non vuole più riprendere l'ultima mossa.
takeback_void = ↩️ **{ $opponent }** voleva riprendere l'ultima mossa; la partita è andata avanti.
asked = Chiesto. L'altra persona risponde nel canale.
agreed = Siete d'accordo. La partita è nel canale.
call_off_question = Annullare la partita con **{ $opponent }**? Non avrà risultato e non conterà.
called_off = La partita è annullata.
which_match = Quale partita?
what_to_cancel = Che cosa vuoi annullare?
nothing_to_cancel = In questo canale non hai partite aperte né sfide aperte. `/games` mostra le tue partite altrove.
challenge_choice = Sfida: { $opponent } · { $game }
challenge_choice_anybody = Tavolo aperto · { $game }
played = Hai giocato la buca { $hole }. La tavola è nel canale.
would =
    { $laps ->
        [1] { $seeds ->
            [one] { $seeds } seme
           *[other] { $seeds } semi
        }
       *[other] { $seeds ->
            [one] { $seeds } seme
           *[other] { $seeds } semi
        } in { $laps } giri
    }{ $captured ->
        [0] {""}
       *[other] , cattura { $captured }
    }{ $last ->
        [again] , finisce nel tuo granaio: scegli ancora
        [store] , finisce nel granaio
        [burnt] , finisce in una buca bruciata
        [relays] , e da lì continua
        [over] , chiude il round
       *[other] {""}
    }
# In a list of at most 100 characters a line, while a hole is typed.
hole_choice = { $hole }: { would }
hole_choice_secret =
    { $seeds ->
        [one] { $hole }: { $seeds } seme
       *[other] { $hole }: { $seeds } semi
    }
record_heading = Il verbale di **{ $south }** – **{ $north }**: da leggere, tenere e rigiocare.
alt_record = Il verbale della partita di { $south } e { $north }, come testo.
record_none = Quel messaggio non mostra una mia partita.

## Practice against the bot, and hints

practice_begun =
    {""}**{ $player }** si allena contro **{ $opponent }**, livello { $level }.
    { $terms }
practice_heading = {" · "}allenamento, livello { $level }
practice_opponent = { $player } (livello { $level })
practice_thinking = 🤔 **{ $player }** sta pensando …
practice_opening = -# Premi qui sotto la tua buca di apertura: nessuno la vede prima che entrambi abbiano scelto, e io scelgo senza conoscerla.
practice_draw_taken = **{ $opponent }** accetta la patta: contando chi deve muovere, non crede di stare meglio. Il risultato è nel canale.
practice_draw_declined = Grazie, ma **{ $opponent }** preferisce continuare: non crede di stare peggio.
practice_taken_back = La tua ultima mossa è ripresa. La partita è nel canale.
# One pick, within the sentences that follow. The number in brackets is what the own store gains.
hint_pick =
    { $last ->
        [store] la buca { $hole } finisce nel granaio
        [captured] la buca { $hole } cattura { $captured }
        [over] la buca { $hole } chiude il round
       *[stayed] la buca { $hole } semina { $seeds }
    }{ $gained ->
        [0] {""}
       *[other] {" "}(+{ $gained })
    }
hint_then = {", poi "}
hint_turn = 💡 La cosa migliore: **{ $line }**.
hint_worth =
    { $worth ->
        [won] Così questo round è vinto di sicuro.
        [drawn] Così in questo round il pari è sicuro, e di più non si può avere.
        [lost] Questo round si può solo perdere; così si perde il meno possibile.
        [ahead] { $count ->
            [one] Dopo, a fine round ti vedo avanti di { $count } seme.
           *[other] Dopo, a fine round ti vedo avanti di { $count } semi.
        }
        [behind] { $count ->
            [one] Dopo, a fine round ti vedo indietro di { $count } seme.
           *[other] Dopo, a fine round ti vedo indietro di { $count } semi.
        }
       *[level] Dopo, mi aspetto un round più o meno pari.
    }
hint_threat = -# Che cosa potrebbe fare **{ $opponent }**, se toccasse a lui: { $line }.
hint_share = buca { $hole }: { $share } %
hint_opening = 💡 Chi apre sempre con la stessa buca si fa indovinare. Scegli a caso, con queste frequenze: **{ $line }**.
hint_opening_sure = 💡 La migliore: **buca { $hole }**. Nessun’altra promette di più qui, anche se è prevista.

## Vacations, open tables, blocks

vacation_begun =
    Sei in vacanza fino a <t:{ $until }:f>. Fino ad allora i tuoi orologi sono fermi, tranne nelle partite dal vivo e dove il tempo era già scaduto. Puoi giocare lo stesso.
    -# Giorni rimasti quest'anno: { $days }
vacation_over =
    Non sei in vacanza. `/vacation` con `days` ne comincia una: ferma i tuoi orologi, tranne nelle partite dal vivo.
    -# Giorni rimasti quest'anno: { $days }
tables_none = Adesso qui nessuno cerca avversari. `/challenge` senza `opponent` apre un tavolo.
tables_heading = **Tavoli aperti**
tables_line = - **{ $player }** · { $terms } · { $place }
blocked = Non ricevi più sfide da **{ $player }**, e viceversa. Nessuno lo viene a sapere. `/block` mostra chi hai bloccato.
unblocked = **{ $player }** può sfidarti di nuovo.
blocks_none = Non hai bloccato nessuno. `/block` con `player` blocca qualcuno.
blocks_heading = Hai bloccato queste persone. Premi un nome per sbloccarlo.

## Settings

settings_own =
    {""}**Le mie impostazioni**
    Per quello che mostro e dico solo a te. Ogni scelta vale subito.
settings_server =
    {""}**Impostazioni di questo server** · { $page } di { $pages }
    Per quello che qui vedono tutti. Ogni scelta vale subito.
settings_need_manager = Solo chi ha il permesso **Gestisci server**, o il ruolo scelto per questo, può cambiarlo.
setting_language = Lingua: { $language }
setting_language_auto = Lingua: come in Discord
setting_theme =
    { $theme ->
        [wood] Tavole: legno
        [night] Tavole: notte
        [contrast] Tavole: alto contrasto
       *[auto] Tavole: come si usa qui
    }
setting_season =
    { $season ->
        [month] Stagioni: un mese ciascuna
       *[other] Stagioni: un trimestre ciascuna
    }
setting_reminders =
    { $reminders ->
        [dm] Promemoria: in DM
        [ping] Promemoria: con una menzione nel canale
       *[none] Promemoria: nessuno
    }
setting_picks =
    { $picks ->
        [dm] Scelte segrete: in DM
       *[channel] Scelte segrete: su una tavola privata nel canale
    }
setting_game = Nuove sfide: { $game }
setting_rounds =
    { $rounds ->
        [1] Nuove sfide: un round
        [burnout] Nuove sfide: finché si può giocare
       *[other] Nuove sfide: { $rounds } round
    }
setting_pace = Nuove sfide: { terms_pace }
setting_challenges = Sfide aperte a persona: { $count }
setting_matches = Partite aperte a persona: { $count }
setting_channels = Canali per le partite: tutti
setting_manager = Un ruolo che può cambiare queste impostazioni

## Privacy

privacy =
    {""}**Che cosa conservo**
    - delle tue sfide e partite: chi gioca con chi e con quali nomi, in quale luogo e in quali messaggi, ogni mossa, le offerte, gli orologi e i risultati, per continuare dopo un riavvio;
    - nei server: punteggi, classifiche, quali buche scegli e se ci sei ancora, per confrontare chi gioca;
    - una scelta segreta, finché non si mostra; poi viene cancellata;
    - le tue risposte ai rompicapi, che nessuno vede prima della fine del giorno, per la serie nel tuo profilo;
    - le tue impostazioni, le tue vacanze, chi hai bloccato e la lingua del tuo Discord, per parlarti in quella;
    - quello che resta da dire, finché non è detto; e dove sono solo ospite, per 15 minuti, la chiave con cui Discord mi lascia rispondere lì.
    Non leggo messaggi. Niente viene passato ad altri né usato per altro. Quando vengo tolto da un server, quello che vi si è giocato viene cancellato dopo 30 giorni.
privacy_export = Ecco tutto quello che conservo di te.
forget_question =
    Cancellare tutto quello che conservo di te? Non si può tornare indietro.
    - Le tue sfide aperte vengono ritirate, le partite aperte abbandonate; quelle in cui non avete ancora mosso tutti e due vengono annullate.
    - Le partite finite restano per l'altra persona, senza il tuo nome. In ogni server restano legate da un numero fatto apposta, perché i punteggi tornino; non dice nulla di te.
    - Esci da tutte le classifiche, e le tue impostazioni spariscono.
forgotten = Tutto quello che conservavo di te è cancellato.
kept = Bene, resta tutto com'era.
## Leaderboards

time_always = da sempre
time_month = { $month }/{ $year }
time_quarter = { $quarter }º trimestre { $year }
# What leaderboards are ordered by.
measure =
    { $measure ->
        [rating] punteggio
        [won] partite vinte
        [rounds] round vinti
        [captured] semi catturati
       *[run] serie di vittorie più lunga
    }
board_heading =
    { $game ->
        [all] **Classifica** · tutti i giochi · { measure } · { $time }
       *[other] **Classifica** · { $game } · { measure } · { $time }
    }
board_empty = In quel periodo qui nessuna partita ha contato.
# The number of a line: a rating with how far off it may be, or a count.
number =
    { $settled ->
        [yes] { $value } ± { $off }
        [no] { $value } ± { $off }, provvisorio
       *[count] { $value }
    }
board_line =
    { $rank }\. **{ $player }** · { number } · { $won ->
        [one] { $won } vinta
       *[other] { $won } vinte
    }, { $drawn } pari, { $lost ->
        [one] { $lost } persa
       *[other] { $lost } perse
    }
board_not_on_it = -# { $player } non c’è ancora: serve una partita finita qui.
alt_board_line = { $rank }. { $player }: { number }
season_heading = 🏁 **La stagione { $time } è finita.** I migliori per { measure }:

## Profiles

profile_none = { $player } non ha ancora finito una partita qui.
profile_heading = 👤 **{ $player }**
profile_left = -# Ha lasciato il server.
profile_uncounted = Qui nessuna partita ha ancora contato: quelle finite troppo presto non contano.
profile_rank =
    { $game ->
        [all] Tutti i giochi: punteggio **{ number }** · posto { $rank } su { $players }
       *[other] { $game }: punteggio **{ number }** · posto { $rank } su { $players }
    }
profile_rating =
    { $game ->
        [all] Tutti i giochi: punteggio **{ number }**
       *[other] { $game }: punteggio **{ number }**
    }
profile_matches =
    - partite { $won ->
        [one] { $won } vinta
       *[other] { $won } vinte
    }, { $drawn } pari, { $lost ->
        [one] { $lost } persa
       *[other] { $lost } perse
    } · round { $rounds_won }–{ $rounds_drawn }–{ $rounds_lost }
profile_runs = - vittorie di fila { $run }, al massimo { $longest } · semi catturati: { $captured }
profile_turn =
    - turno più grande: { $seeds ->
        [one] { $seeds } seme
       *[other] { $seeds } semi
    } in { $laps ->
        [one] { $laps } giro
       *[other] { $laps } giri
    }
profile_holes = - buche scelte più spesso: { $holes }
profile_openings = - aperture: { $openings }
profile_opening = buca { $hole } (vinte { $won } su { $opened })
profile_against = 🆚 **{ $player }** contro **{ $other }**
profile_against_line =
    - { $game }: { $won ->
        [one] { $won } vinta
       *[other] { $won } vinte
    }, { $drawn } pari, { $lost ->
        [one] { $lost } persa
       *[other] { $lost } perse
    }
profile_against_none = - nessuna partita tra loro ha contato, per ora
profile_against_oneself = -# Nessuno gioca contro sé stesso: scegli qualcun altro come `against`.
alt_chart =
    { $game ->
        [all] Punteggio in tutti i giochi, ultime partite: { $matches }; all'inizio { $first }, ora { $last } ± { $off }; minimo { $lowest }, massimo { $highest }.
       *[other] Punteggio a { $game }, ultime partite: { $matches }; all'inizio { $first }, ora { $last } ± { $off }; minimo { $lowest }, massimo { $highest }.
    }

## Analyses

analysis_begun = 🔍 Riguardo **{ $south }** – **{ $north }**, mossa per mossa. Ci vuole un momento.
analysis_there = 🔍 **{ $south }** – **{ $north }** è già stata analizzata: { $place }
analysis_heading =
    🔍 **{ $south }** – **{ $north }**, riguardata. La linea pende verso chi era in vantaggio, per quanto posso vedere, e i numeri segnano che cosa ha deciso:
analysis_line = { $rank }\. Mossa { $step }: **{ $player }** ha scelto la buca { $hole }; era meglio la buca { $best }.
analysis_line_wave = { $rank }\. Mossa { $step }: **{ $south }** ha scelto in segreto la buca { $south_hole }, **{ $north }** la buca { $north_hole }.
analysis_nothing = Nessuno dei due ha fatto un errore che contasse.
analysis_foot = -# Nel thread qui sotto c'è di più su ognuna.
moment_heading =
    { $rounds ->
        [1] **{ $rank }.** Mossa { $step }
       *[other] **{ $rank }.** Mossa { $step }, nel round { $round }
    }
# A turn of several picks: { hole_choice } → { hole_choice }
moment_better = 💡 Meglio la buca { $turn }
moment_with = -# Così: { $before }. Com'è andata: { $after }.
moment_wave_with = -# Prima: { $before }. Dopo: { $after }.
stand =
    { $degree ->
        [level] parità
        [slightly] { $player } un po' in vantaggio
        [clearly] { $player } nettamente in vantaggio
        [nearly] { $player } vicino a vincere il round
       *[sure] { $player } vince il round di sicuro
    }
alt_balance = Chi era in vantaggio, per mosse: { $course }.
alt_then = Poi { $player } semina: { $holes }.
alt_solution = La soluzione: buche { $holes }, in quest'ordine.
# In a list of at most 100 characters a line, while a match is typed.
analysis_choice =
    { $outcome ->
        [won] #{ $number } · { $game } · vinta contro { $opponent }
        [lost] #{ $number } · { $game } · persa contro { $opponent }
       *[drawn] #{ $number } · { $game } · patta con { $opponent }
    }
analysis_no_match = Qui non hai ancora finito nessuna partita. Con `/challenge` ne cominci una.

## Puzzles

puzzle =
    🧩 **Il rompicapo del giorno**, <t:{ $when }:D>
    Congkak. Sei in basso, il tuo granaio è a sinistra. Prendi almeno **{ $goal }** semi in un solo turno!
    -# Premi le buche nell'ordine in cui le sceglieresti. Nessuno vede la tua risposta, e puoi cambiarla fino alle <t:{ $until }:t>. Poi dico la soluzione.
puzzle_place = -# Qui lo vedono tutti: { $place }
puzzle_own_none = **La tua risposta:** ancora nessuna. Premi la prima buca.
puzzle_own = **La tua risposta:** { $holes }
puzzle_own_foot = -# Lo vedi solo tu, ed è conservata così com'è. Puoi cambiarla fino a <t:{ $until }:f>; poi dico se è giusta.
puzzle_over = 🧩 Questo rompicapo è finito. La soluzione era: **{ $holes }**.
puzzle_found = ✅ L'hai trovata.
puzzle_missed = Hai risposto { $holes }.
puzzle_today = `/puzzle` mostra quello di oggi.
puzzle_solution =
    🧩 **Il rompicapo del <t:{ $when }:D>**: almeno { $goal } semi in un solo turno.
    La soluzione: **{ $holes }**.
puzzle_solvers = ✅ Risolto da { $solvers }.
puzzle_unsolved =
    { $answers ->
        [0] Nessuno ha risposto.
        [one] Nessuno l'ha risolto, e ci ha provato { $answers } persona.
       *[other] Nessuno l'ha risolto, e ci hanno provato in { $answers }.
    }
puzzle_you = Tu, in basso
puzzle_other = L'altra parte
profile_puzzles = 🧩 rompicapi risolti: { $solved } · giorni di fila: { $run }, al massimo { $longest }

## Histories and records

history_heading = 📜 Partite di **{ $player }**
history_heading_with = 📜 Partite di **{ $player }** con **{ $opponent }**
history_none = Qui non è ancora finita nessuna partita così.
history_line =
    { $outcome ->
        [won] - #{ $number } · **vinta** contro { $opponent } · { $terms } · { $when } · { $place }
        [lost] - #{ $number } · persa contro { $opponent } · { $terms } · { $when } · { $place }
       *[drawn] - #{ $number } · pari con { $opponent } · { $terms } · { $when } · { $place }
    }
history_early = non conta: finita troppo presto
history_foot = -# Pagina { $page } · un pulsante qui sotto mostra una partita con il suo verbale.
past_record = -# In allegato: il verbale da leggere e rigiocare, e una riga di JSON per mossa.
results_given =
    { $count ->
        [one] L'ultimo risultato di questo server.
       *[other] Gli ultimi { $count } risultati di questo server.
    }
results_none = Qui nessuno ha ancora finito una partita.
results_need_manage_server = Solo chi ha **Gestisci server** riceve i risultati del server. Lascia vuoto `results` per vedere le partite.

## Refusals: what is the matter, and what to do instead

refused_oneself = Non ci si può sfidare da soli. Scegli un'altra persona come `opponent`.
refused_bot = Gli altri bot qui non giocano. Sfida una persona, o me: `/practice`.
refused_level = `level` vale per le partite contro di me: scegli me come `opponent`, o usa `/practice`. Per giocare con le persone lascialo via.
refused_offered_already = Qui cerchi già qualcuno con cui giocare: { $place }
refused_challenged_already = Hai già sfidato questa persona qui: { $place }
refused_accept_that = Questa persona ti ha già sfidato qui; accetta la sua sfida: { $place }
refused_playing_already =
    Voi due avete già una partita in questo canale: { $place }
    Finitela o abbandonatela, oppure giocatene un'altra in un altro canale.
refused_challenge_gone = Questa sfida non c'è più. Con `/challenge` ne fai una nuova.
refused_not_for_you = Questa sfida è per { $opponent }.
refused_not_your_challenge = Solo { $challenger } può ritirare questa sfida.
refused_own_challenge = È la tua sfida: deve accettarla l'altra persona. **{ label_cancel }** la ritira.
refused_was_accepted = Questa sfida è già stata accettata: la partita è in corso.
refused_was_declined = Questa sfida è stata rifiutata.
refused_was_taken_back = Questa sfida è stata ritirata.
refused_has_expired = Questa sfida è scaduta. Con `/challenge` ne fai una nuova.
refused_match_gone = Questa partita non c'è più. `/games` mostra le tue partite aperte.
refused_not_your_match = Questa è la partita di { $south } e { $north }. Con `/challenge` ne cominci una tua.
refused_not_your_turn = È il turno di { $player }.
refused_no_turn = Non tocca a te.
refused_nothing_to_pick = Ora non devi scegliere: la tua mano continua da sola, o la tua apertura è finita. Ti chiamerà la prossima tavola.
refused_stale = Quel pulsante è di una tavola di prima. Ecco la partita com'è adesso.
refused_match_won = Questa partita è finita: ha vinto { $winner }. **{ label_rematch }** o `/challenge` ne comincia un'altra.
refused_match_drawn = Questa partita è finita: pari. **{ label_rematch }** o `/challenge` ne comincia un'altra.
refused_match_not_over = Questa partita non è ancora finita.
refused_match_elsewhere = Quella partita è stata giocata in un altro server.
refused_still_played = Questa partita è ancora in corso, e guardarci dentro adesso aiuterebbe una parte. Chiedi di nuovo quando è finita.
refused_nothing_to_analyse = Questa partita è finita prima che qualcuno scegliesse una buca: non c'è niente da guardare.
refused_analysis_under_way = Sto ancora facendo l'ultima analisi che hai chiesto. Chiedi di nuovo quando ce l'hai.
refused_many_analyses = In questo momento molti fanno analizzare le loro partite. Riprova tra un minuto.
refused_puzzle_gone = Questo rompicapo non c'è più. `/puzzle` mostra quello di oggi.
refused_picks = Scrivi i numeri delle buche in ordine, per esempio `7 1 2`, e non più di { $count }.
refused_empty = La buca { $hole } è vuota: scegline una con dei semi.
refused_burnt = La buca { $hole } è bruciata: nessuno può sceglierla.
refused_relayed_from = Dalla buca { $hole } continua l'altra mano: scegline un'altra.
refused_must_feed = La buca { $hole } non darebbe semi all'altra parte, che non ne ha: scegline una che arrivi fin là.
refused_no_such_hole = Su questa tavola non c'è una buca { $hole }.
refused_off = Questa partita è stata annullata e non ha risultato. **{ label_rematch }** o `/challenge` ne comincia un'altra.
refused_not_taken = { $player } al momento non accetta sfide.
refused_not_takable = Non puoi accettare questa sfida. Con `/challenge` ne lanci una tua.
refused_nobody_there = L'altra persona se n'è andata e ha voluto essere dimenticata. `/challenge` comincia un'altra partita.
refused_many_challenges =
    { $count ->
        [one] Hai { $count } sfida aperta qui, e di più non si può. Aspetta una risposta, o ritirala.
       *[other] Hai { $count } sfide aperte qui, e di più non si può. Aspetta le risposte, o ritirane una.
    }
refused_many_matches =
    { $count ->
        [one] Hai { $count } partita aperta qui, e di più non si può. Prima finiscila; `/games` mostra dove.
       *[other] Hai { $count } partite aperte qui, e di più non si può. Prima finiscine una; `/games` le mostra.
    }
refused_many_matches_of = { $player } gioca già qui tante partite quante sono permesse. Riprova più tardi.
refused_server_full = Qui ci sono tante partite aperte quante ne posso tenere. Riprova più tardi.
refused_only_there = Dove si è giocata quella partita sono solo ospite: chiedilo lì, con **{ label_rematch }** o `/challenge`: { $place }
refused_left = { $player } non è in questo server. Sfida qualcuno che è qui.
refused_many_practices =
    { $count ->
        [one] Hai { $count } partita aperta contro di me in questo server, e di più non si può. Prima finiscila o abbandonala; `/games` mostra dove.
       *[other] Hai { $count } partite aperte contro di me in questo server, e di più non si può. Prima finiscine o abbandonane una; `/games` le mostra.
    }
refused_no_hints = Nelle partite tra persone non ci sono suggerimenti. Per imparare c'è `/practice`.
refused_not_here = In questo server si gioca altrove: { $channels }
refused_no_clock = Questa partita non ha orologio. Se per un mese nessuno muove, si può annullare.
refused_not_awaited = Adesso non tocca all'altra persona: non c'è niente da prendere.
refused_own_clock = Si aspetta proprio te: scegli una buca, finché nessuno ha reclamato la vittoria.
refused_not_late = L'altra persona ha ancora tempo, fino a <t:{ $until }:f>, <t:{ $until }:R>.
refused_not_warned = L'altra persona non ha ancora avuto il promemoria, e nessuno perde senza avviso. Riprova tra un po'.
refused_on_vacation = L'altra persona è in vacanza fino a <t:{ $until }:f>: l'orologio è fermo.
refused_clock_stands = L'orologio dell'altra persona è fermo.
refused_pick_first = Prima scegli la tua buca: solo chi ha scelto può prendersi la vittoria.
refused_both_late = Il tempo è scaduto per tutti e due, quindi nessuno può prendersi la vittoria. Scegli la tua buca, o annulla la partita.
refused_call_off = Avete mosso tutti e due, quindi la partita non si può annullare. Offri patta, o abbandona.
refused_offer_stands = L'hai già chiesto. Manca ancora la risposta.
refused_answer_first = Anche l'altra persona vuole riprendere una mossa: prima rispondi a quella.
refused_asked_already = L'hai appena chiesto. Puoi richiederlo dopo la prossima mossa.
refused_nothing_to_take_back = Non c'è una tua mossa da riprendere. Le scelte segrete e i round finiti restano come sono.
refused_offer_gone = Questa offerta non c'è più.
refused_not_your_offer = Questo lo decide { $player }.
refused_offer_over = Questa offerta è chiusa.
refused_on_vacation_already = Sei già in vacanza, fino a <t:{ $until }:f>. `/vacation` mostra come finirla.
refused_vacation_too_long =
    { $days ->
        [one] Quest'anno hai ancora { $days } giorno di vacanza.
       *[other] Quest'anno hai ancora { $days } giorni di vacanza.
    }
refused_no_vacation = Non sei in vacanza.
refused_setting = Questo non si può più scegliere. `/settings` mostra che cosa si può.
refused_block = Puoi bloccare altre persone, ma non te e non i bot.
refused_hole_unknown = Quale buca, in quale partita? Sceglila dall'elenco che appare mentre scrivi.
refused_match_unknown = Qui non conosco una partita così. Sceglila dall'elenco che appare mentre scrivi, o tralascia `match`: allora è la tua ultima.

## Options that do not go together

options_holes = In questo gioco una parte ha da { $min } a { $max } buche: cambia `holes`.
options_seeds = Una buca comincia con un numero di semi da { $min } a { $max }: cambia `seeds`.
options_rounds = Una partita ha un numero dispari di round, da 1 a { $max }: cambia `rounds`.
options_burnout_without_burning = Giocare finché si può richiede buche che si bruciano: togli `burnt` o cambialo.
options_not_in_game =
    { $option ->
        [burnout] In { $game } le buche non si bruciano: scegli un numero per `rounds`.
        [opening] In { $game } comincia uno solo: scegli Sud o Nord per `opening`, o toglilo.
       *[other] { $game } non conosce `{ $option }`: toglilo.
    }

## What else the bot says

unknown_button = Questo pulsante è di un'altra versione del bot. `/board` mostra la tua partita com'è adesso, `/games` tutte le tue partite.
too_fast =
    Erano tante richieste insieme. Riprova tra { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }.
broken = Da parte mia qualcosa è andato storto, e non è cambiato niente. Riprova; `/board` mostra a che punto è la partita.
only_in_servers = Questo funziona nei canali di un server: prova lì.
no_standings_here = Classifiche, profili e storici ci sono nei server di cui sono membro. `/games` mostra ovunque le tue partite aperte.
not_at_home = Qui ci siamo solo noi due: con `/practice` giochi contro di me. `/challenge` funziona in un server, e in un DM o in un gruppo con altri, una volta che mi hai aggiunto al tuo account.
guest_hushed = In questo canale ti manca **Use External Apps**, quindi le mie risposte le vedresti solo tu. Chi gestisce il server può concedertelo, oppure giocate in un DM.
# Permissions go by Discord's own English names, as they come.
missing_permissions = Qui non posso giocare: in questo canale mi manca { $permissions }. Chi gestisce il server può concedermelo, oppure prova in un altro canale.
no_match_here = Non hai partite aperte in questo canale. `/games` mostra le tue partite altrove, con `/challenge` ne cominci una.

## Help and rules

help_begin =
    {""}**Congkak, Kalah e Oware con gli amici**
    `/challenge` propone una partita; l'altra persona preme **{ label_accept }**. In Congkak entrambi scelgono la prima buca in segreto, nei miei DM o con **{ label_own_board }**; poi premi il numero di una buca per seminarla. Le buche si contano dalla tua sinistra.
help_command = - `/{ $command }` · { $description }
help_end = -# { $languages }
rules_congkak =
    {""}**Congkak.** Ognuno ha 7 buche con 7 semi e un granaio alla propria sinistra. Scegli una buca: i suoi semi si posano uno a uno, in senso orario, nelle tue buche, nel tuo granaio e nelle buche dell'altra parte, mai nel suo granaio.
    Decide l'ultimo seme:
    - nel **tuo granaio**: scegli ancora;
    - in una buca **con dei semi**, tua o no: prendili tutti e continua;
    - in una **tua buca vuota**: quel seme e tutti quelli di fronte vanno nel tuo granaio; il tuo turno è finito;
    - in una **buca vuota dell'altra parte**: resta lì; il tuo turno è finito.
    Il round finisce appena un giro lascia una parte senza semi; ciò che resta va alla parte su cui si trova. Vince chi ha più semi.
    {""}**L'apertura** si gioca insieme: ognuno sceglie in segreto, poi le due mani si seminano a pari passo. Chi ne esce per primo gioca poi per primo; se escono insieme, tocca alla mano più piccola, e se sono uguali decide la sorte.
    {""}**Più round:** ognuno riempie le proprie buche dal proprio granaio, dalla buca 1. Una buca che resta vuota è **bruciata** per il resto della partita: un seme che ci cade va all'avversario di chi l'ha posato. Chi perde un round comincia il prossimo. Vince la partita chi vince più round; in parità, contano i semi dell'ultimo. Con `/challenge` si può cambiare tutto questo.
rules_kalah =
    {""}**Kalah.** Ognuno ha 6 buche con 4 semi e un granaio alla propria destra. Scegli una buca: i suoi semi si posano uno a uno, in senso antiorario, nelle tue buche, nel tuo granaio e nelle buche dell'altra parte, mai nel suo granaio.
    - Ultimo seme nel **tuo granaio**: scegli ancora.
    - Ultimo seme in una **tua buca vuota con dei semi di fronte**: quel seme e quelli di fronte vanno nel tuo granaio.
    Appena una parte è vuota dopo una mossa, ognuno prende ciò che sta dalla propria parte. Vince chi ha più semi. Con più round, ognuno comincia a tavola piena, e a cominciare ci si alterna.
rules_oware =
    {""}**Oware.** Ognuno ha 6 buche con 4 semi. Scegli una buca: i suoi semi si posano uno a uno, in senso antiorario, in tutte le buche tranne quella da cui vengono; nei granai non si posa niente.
    - Se l'ultimo seme porta a **2 o 3 una buca dell'altra parte**, li catturi, e così via all'indietro finché la buca prima è dell'altra parte e ha 2 o 3 semi.
    - Se l'altra parte non ha semi, devi fare una mossa che gliene dia.
    Il gioco finisce subito quando qualcuno ha più della metà dei semi, o entrambi ne hanno esattamente la metà: ciò che resta nelle buche non conta per nessuno. Finisce anche quando chi deve giocare non ha mosse, o quando una posizione si ripete senza catture nel mezzo: allora ognuno tiene ciò che sta dalla propria parte. Con più round, ognuno comincia a tavola piena, e a cominciare ci si alterna.
# What options change, each a line below the rules of a game.
rules_chosen = **Con ciò che hai scelto:**
rules_here = **Nella tua partita qui:**
rules_here_usual = -# Nella tua partita qui vale proprio questo: niente è cambiato.
rules_size =
    {"- "}Ognuno ha { $holes ->
        [one] { $holes } buca
       *[other] { $holes } buche
    } con { $seeds ->
        [one] { $seeds } seme
       *[other] { $seeds } semi
    }.
rules_rounds =
    { $rounds ->
        [1] {"- "}Un round.
        [burnout] {"- "}Si va avanti finché qualcuno finisce un round con troppo pochi semi per riempire una buca; al massimo 20 round.
       *[other] {"- "}Al massimo { $rounds } round. { $ends ->
            [half] La partita finisce prima, appena qualcuno ne ha vinti più della metà.
            [seeds] La partita finisce prima, se qualcuno finisce un round con troppo pochi semi per riempire una buca.
           *[both] La partita finisce prima, appena qualcuno ne ha vinti più della metà o finisce un round con troppo pochi semi per riempire una buca.
        }
    }
rules_burnt =
    { $burnt ->
        [forfeit] {"- "}Un seme che cade in una buca bruciata va all'avversario di chi l'ha posato; se è l'ultimo, il turno finisce.
        [skip] {"- "}Le buche bruciate si saltano, come se non ci fossero.
       *[off] {"- "}Le buche non si bruciano: una vuota è solo vuota.
    }
rules_refill =
    { $refill ->
        [partial] {"- "}Si riempie dalla buca 1; l'ultima raggiunta può avere meno semi.
        [full] {"- "}Si riempiono solo le buche che ricevono tutti i semi; il resto rimane nel granaio.
       *[even] {"- "}I semi si dividono in parti uguali tra le buche non bruciate; quelli in più dalla buca 1.
    }
rules_victory =
    { $victory ->
        [rounds] {"- "}Vince la partita chi vince più round; in parità, contano i semi dell'ultimo.
        [seeds] {"- "}Vince la partita chi ha più semi alla fine dell'ultimo round.
       *[holes] {"- "}Vince la partita chi ha più buche da cui aprire, non bruciate e raggiunte dal riempimento; in parità, i semi dell'ultimo round.
    }
rules_opening =
    { $opening ->
        [simultaneous] {"- "}Si apre insieme, in segreto.
        [south] {"- "}Comincia Sud, che ha la fila in basso.
       *[north] {"- "}Comincia Nord, che ha la fila in alto.
    }
rules_grand_slam =
    { $slam ->
        [capture] {"- "}Prendere tutto ciò che ha l'altra parte è una cattura come le altre.
       *[none] {"- "}Una mossa che prenderebbe tutto ciò che ha l'altra parte vale, ma non cattura niente.
    }

## Commands, as Discord lists them: at most 100 characters each

command_challenge = Sfida qualcuno, o proponi una partita a chiunque voglia
command_practice = Gioca subito contro il bot, al livello che vuoi
command_games = Mostra le tue partite aperte, con i link
command_board = Mostra di nuovo la tavola della tua partita in questo canale
command_resign = Abbandona la tua partita in questo canale
command_leaderboard = Confronta i giocatori di questo server
command_profile = Mostra punteggio, risultati e abitudini di un giocatore in questo server
command_history = Elenca le tue partite finite, con link e verbali
command_replay = Rivedi l'ultima partita di questo canale come animazione
command_analyse = Riguarda una partita finita: chi era in vantaggio, e che cosa ha deciso
command_puzzle = Un rompicapo al giorno: rispondi in segreto, e domani vedi la soluzione
command_rules = Spiega come si gioca
command_settings = Scegli lingua, promemoria e tavole, per te o per il tuo server
command_help = Che cosa fa il bot, e come si comincia
command_play = Gioca una buca: elenca le tue buche, e che cosa farebbe ognuna
command_draw = Offri patta nella tua partita in questo canale
command_takeback = Chiedi di riprendere la tua ultima mossa
command_hint = Ricevi un suggerimento nel tuo allenamento, solo per te
command_cancel = Annulla la tua partita prima che muoviate tutti e due, o ritira una sfida
command_vacation = Ferma i tuoi orologi per qualche giorno
command_tables = Elenca chi cerca avversari in questo server
command_block = Blocca le sfide di qualcuno, o guarda chi hai bloccato
command_privacy = Che cosa si conserva di te; prendilo come file, o cancellalo
menu_challenge_to_congkak = Sfida a Congkak
menu_show_the_record = Mostra il verbale

## Options of commands: at most 100 characters each

option_challenge_opponent = Chi; se manca: chiunque voglia
option_challenge_level = Contro il bot: quanto gioca bene, da 1 a 6 (3)
option_challenge_game = Quale gioco (Congkak)
option_challenge_rounds = Quanti round (1)
option_challenge_holes = Buche per parte (Congkak 7, gli altri 6)
option_challenge_seeds = Semi per buca (Congkak: quanti le buche, gli altri 4)
option_challenge_burnt = Congkak: che cosa fanno le buche bruciate
option_challenge_refill = Congkak: come si riempiono le buche per il prossimo round
option_challenge_victory = Congkak: che cosa fa vincere la partita
option_challenge_opening = Chi comincia (Congkak: insieme; gli altri: Sud)
option_challenge_grand_slam = Oware: se si possono catturare tutti i semi di una parte
option_board_as = Come immagine per tutti (normale), o come testo solo per te
option_leaderboard_game = Di quale gioco (tutti)
option_leaderboard_measure = Ordinata per cosa (punteggio)
option_leaderboard_time = Di quale periodo (sempre)
option_profile_player = Di chi (tuo)
option_profile_against = Confrontato con chi
option_profile_game = Punteggio e abitudini di quale gioco (tutti)
option_history_opponent = Solo quelle con questo giocatore
option_history_game = Di quale gioco (tutti)
option_history_results = Invece, i risultati del server in un file (serve Gestisci server)
option_replay_what = Quanto (l'ultima mossa)
option_analyse_match = Quale delle tue partite qui (l'ultima)
option_puzzle_answer = La tua risposta, per esempio 7 1 2; senza: mostra il rompicapo
option_rules_game = Quale gioco (Congkak)
option_rules_rounds = Quanti round (1)
option_rules_holes = Buche per parte (Congkak 7, gli altri 6)
option_rules_seeds = Semi per buca (Congkak: quanti le buche, gli altri 4)
option_rules_burnt = Congkak: che cosa fanno le buche bruciate
option_rules_refill = Congkak: come si riempiono le buche per il prossimo round
option_rules_victory = Congkak: che cosa fa vincere la partita
option_rules_opening = Chi comincia (Congkak: insieme; gli altri: Sud)
option_rules_grand_slam = Oware: se si possono catturare tutti i semi di una parte
option_challenge_pace = Quanto tempo a mossa (3 giorni, o come vuole questo server)
option_challenge_thread = Se la partita ha un thread suo
option_play_hole = Il numero di una buca, dalla tua sinistra
option_vacation_days = Per quanti giorni; vuoto: mostra quanti te ne restano
option_block_player = Chi; vuoto: mostra chi hai bloccato

## Choices of options: at most 100 characters each

choice_rounds_burnout = Finché si può giocare
choice_burnt_forfeit = I semi che ci cadono vanno all'altra parte
choice_burnt_skip = Si saltano
choice_burnt_off = Le buche non si bruciano
choice_refill_partial = L'ultima buca può averne meno
choice_refill_full = Solo buche intere
choice_refill_even = In parti uguali
choice_victory_rounds = Round vinti
choice_victory_seeds = Semi dell'ultimo round
choice_victory_holes = Buche da cui si può aprire
choice_opening_simultaneous = Insieme, in segreto
choice_opening_south = Sud
choice_opening_north = Nord
choice_grand_slam_capture = Cattura
choice_grand_slam_none = Non cattura niente
choice_as_picture = Immagine, per tutti
choice_as_text = Testo, solo per te
choice_what_last = L'ultima mossa
choice_what_round = Il round
choice_what_match = Tutta la partita
choice_pace_live = Dal vivo: 5 minuti
choice_pace_one_day = 1 giorno
choice_pace_three_days = 3 giorni
choice_pace_week = 7 giorni
choice_pace_no_clock = Senza orologio
choice_measure_rating = Punteggio
choice_measure_matches_won = Partite vinte
choice_measure_rounds_won = Round vinti
choice_measure_captured = Semi catturati
choice_measure_run = Serie di vittorie più lunga
choice_time_always = Da sempre
choice_time_month = Questo mese
choice_time_season = Questa stagione
choice_time_last_season = La stagione precedente
