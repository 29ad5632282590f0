# Italiano, come tra amici: "tu". Le fosse sono buche, quella grande è il granaio.

## Lists

list_separator = {", "}

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
label_earlier = Stagione prima
label_later = Stagione dopo
label_history = Partite
label_play_back = Rivedi
label_leaderboard = Classifica

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
opening_dm_refused = -# { $player }, non ho potuto mandarti un DM. Non fa niente: **{ label_own_board }** apre la tua tavola qui, e la vedi solo tu.
own_opening = **Scegli in segreto la tua buca di apertura.** Sceglie anche **{ $opponent }**; le due scelte si mostrano insieme. La tua fila è quella in basso.
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
burnt_holes = Buche bruciate di **{ $player }**: { $holes }
match_resigned = 🏆 **{ $loser }** abbandona: **{ $winner }** vince la partita.
match_out_of_time = 🏆 Il tempo di **{ $loser }** è scaduto: **{ $winner }** vince la partita.
match_won =
    { $rounds ->
        [1] 🏆 **{ $winner } vince la partita**.
       *[other] 🏆 **{ $winner } vince la partita** ({ $south }–{ $north }).
    }
match_drawn =
    { $rounds ->
        [1] 🤝 **La partita finisce pari**.
       *[other] 🤝 **La partita finisce pari** ({ $south }–{ $north }).
    }
resign_question = Vuoi davvero abbandonare? Allora **{ $winner }** vince la partita, e resta così.
resigned = Hai abbandonato. Il risultato è nel canale.
went_on = Bene, la partita continua.

## The board in words: read out, so without markdown

alt_game =
    { $rounds ->
        [1] { $game }.
        [burnout] { $game }, round { $round }, round vinti { $own } a { $other }.
       *[other] { $game }, round { $round } di { $rounds }, round vinti { $own } a { $other }.
    }
alt_hole =
    { $seeds ->
        [burnt] { $hole }: bruciata
       *[other] { $hole }: { $seeds }
    }
alt_side = { $player }: buche { $row }; granaio { $store }.
alt_to_move = Tocca a { $player }: { $choices }.
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
leaderboard_empty = Qui nessuno ha ancora finito una partita. Sfida qualcuno con `/challenge`!
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
board_empty = In quel periodo qui nessuno ha finito una partita.
# The number of a line: a rating with how far off it may be, or a count.
number =
    { $settled ->
        [yes] { $value } ± { $off }
        [no] { $value } ± { $off }, provvisorio
       *[count] { $value }
    }
board_line = { $rank }\. **{ $player }** · { number } · { $won } vinte, { $drawn } pari, { $lost } perse
board_not_on_it = -# Non ci sei ancora: finisci una partita qui.
alt_board_line = { $rank }. { $player }: { number }
player_gone = qualcuno che se n'è andato
season_heading = 🏁 **La stagione { $time } è finita.** I migliori per { measure }:

## Profiles

profile_none = { $player } non ha ancora finito una partita qui.
profile_heading = 👤 **{ $player }**
profile_left = -# Ha lasciato il server.
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
profile_matches = - partite { $won } vinte, { $drawn } pari, { $lost } perse · round { $rounds_won }–{ $rounds_drawn }–{ $rounds_lost }
profile_runs = - vittorie di fila { $run }, al massimo { $longest } · semi catturati: { $captured }
profile_turn =
    { $laps ->
        [one] - turno più grande: { $seeds } semi in { $laps } giro
       *[other] - turno più grande: { $seeds } semi in { $laps } giri
    }
profile_holes = - buche scelte più spesso: { $holes }
profile_openings = - aperture: { $openings }
profile_opening = buca { $hole } ({ $won } su { $opened } vinte)
profile_against = 🆚 **{ $player }** contro **{ $other }**
profile_against_line = - { $game }: { $won } vinte, { $drawn } pari, { $lost } perse
profile_against_none = - nessuna partita tra loro, per ora
profile_against_oneself = -# Nessuno gioca contro sé stesso: scegli qualcun altro come `against`.
alt_chart =
    { $game ->
        [all] Punteggio in tutti i giochi, ultime partite: { $matches }; all'inizio { $first }, ora { $last } ± { $off }; minimo { $lowest }, massimo { $highest }.
       *[other] Punteggio a { $game }, ultime partite: { $matches }; all'inizio { $first }, ora { $last } ± { $off }; minimo { $lowest }, massimo { $highest }.
    }

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
refused_bot = I bot qui non giocano. Sfida una persona.
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
refused_not_your_turn = Tocca a { $player }.
refused_no_turn = Non tocca a te.
refused_nothing_to_pick = Ora non devi scegliere: la tua mano continua da sola, o la tua apertura è finita. Ti chiamerà la prossima tavola.
refused_stale = Quel pulsante è di una tavola di prima. Ecco la partita com'è adesso.
refused_match_won = Questa partita è finita: ha vinto { $winner }. **{ label_rematch }** o `/challenge` ne comincia un'altra.
refused_match_drawn = Questa partita è finita: pari. **{ label_rematch }** o `/challenge` ne comincia un'altra.
refused_match_not_over = Questa partita non è ancora finita.
refused_match_elsewhere = Quella partita è stata giocata in un altro server.
refused_empty = La buca { $hole } è vuota: scegline una con dei semi.
refused_burnt = La buca { $hole } è bruciata: nessuno può sceglierla.
refused_relayed_from = Dalla buca { $hole } continua l'altra mano: scegline un'altra.
refused_must_feed = La buca { $hole } non darebbe semi all'altra parte, che non ne ha: scegline una che arrivi fin là.
refused_no_such_hole = Su questa tavola non c'è una buca { $hole }.

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
broken = Da parte mia qualcosa è andato storto, e non è cambiato niente. Riprova; `/board` mostra a che punto è la partita.
only_in_servers = Questo funziona nei canali di un server: prova lì.
# Permissions go by Discord's own English names, as they come.
missing_permissions = Qui non posso giocare: in questo canale mi manca { $permissions }. Chi gestisce il server può concedermelo, oppure prova in un altro canale.
no_match_here = Non hai partite aperte in questo canale. `/games` mostra le tue partite altrove, con `/challenge` ne cominci una.
# Discord's own name of the permission in this language.
needs_manage_server = Solo chi ha il permesso **Gestisci server** può scegliere per tutto il server. Togli `scope` per scegliere per le tue tavole.
theme_kept_player = D'ora in poi le tue tavole si vedono così: nei DM e con **{ label_own_board }**.
theme_kept_server = D'ora in poi le tavole nei canali di questo server si vedono così.
season_kept = Da ora le stagioni in questo server durano così.
settings_nothing = Scegli un `theme`, o quanto dura una `season`.

## Help and rules

help_begin =
    {""}**Congkak, Kalah e Oware con gli amici**
    `/challenge` propone una partita; l'altra persona preme **{ label_accept }**. In Congkak entrambi scelgono la prima buca in segreto, nei miei DM o con **{ label_own_board }**; poi premi il numero di una buca per seminarla. Le buche si contano dalla tua sinistra.
help_command = - `/{ $command }` · { $description }
help_end =
    Una partita resta dov'è: continuate quando volete.
    -# { $languages }
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
    Il gioco finisce quando qualcuno ha più della metà dei semi, quando entrambi ne hanno esattamente la metà, quando chi deve giocare non ha mosse, o quando una posizione si ripete senza catture nel mezzo; allora ognuno tiene ciò che sta dalla propria parte. Con più round, ognuno comincia a tavola piena, e a cominciare ci si alterna.

## Commands, as Discord lists them: at most 100 characters each

command_challenge = Sfida qualcuno, o proponi una partita a chiunque voglia
command_games = Mostra le tue partite aperte, con i link
command_board = Mostra di nuovo la tavola della tua partita in questo canale
command_resign = Abbandona la tua partita in questo canale
command_leaderboard = Confronta i giocatori di questo server
command_profile = Mostra punteggio, risultati e abitudini di un giocatore in questo server
command_history = Elenca le tue partite finite, con link e verbali
command_replay = Rivedi l'ultima partita di questo canale come animazione
command_rules = Spiega come si gioca
command_settings = Scegli l'aspetto delle tavole
command_help = Che cosa fa il bot, e come si comincia

## Options of commands: at most 100 characters each

option_challenge_opponent = Chi; se manca: chiunque voglia
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
option_rules_game = Quale gioco (Congkak)
option_settings_theme = Colori e materiale delle tavole
option_settings_scope = Per le tue tavole (normale), o per tutte in questo server (serve Gestisci server)
option_settings_season = Quanto dura una stagione in questo server (serve Gestisci server)

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
choice_theme_wood = Legno
choice_theme_night = Notte
choice_theme_contrast = Alto contrasto
choice_scope_own = Le mie tavole
choice_scope_server = Le tavole di questo server
choice_measure_rating = Punteggio
choice_measure_matches_won = Partite vinte
choice_measure_rounds_won = Round vinti
choice_measure_captured = Semi catturati
choice_measure_run = Serie di vittorie più lunga
choice_time_always = Da sempre
choice_time_month = Questo mese
choice_time_season = Questa stagione
choice_time_last_season = La stagione precedente
choice_season_quarter = Un trimestre
choice_season_month = Un mese
