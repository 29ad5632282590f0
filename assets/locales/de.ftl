# Deutsch, wie unter Freunden: "du". Die Löcher heißen Mulden, das große der Speicher.

## Lists and names

list_separator = {", "}
player_forgotten = Vergessene Person
player_nameless = Person ohne Namen

## Challenges

challenge_to_you =
    { $player }, **{ $challenger }** fordert dich heraus.
    { $terms }
    -# Offen bis <t:{ $until }:f>
challenge_to_anybody =
    {""}**{ $challenger }** sucht jemanden zum Spielen.
    { $terms }
    -# Offen bis <t:{ $until }:f>
challenge_accepted =
    Die Herausforderung von **{ $challenger }** wurde angenommen.
    { $terms }
challenge_declined =
    {""}**{ $opponent }** hat die Herausforderung von **{ $challenger }** abgelehnt.
    { $terms }
challenge_taken_back =
    {""}**{ $challenger }** hat die Herausforderung zurückgenommen.
    { $terms }
challenge_expired =
    Niemand hat rechtzeitig auf die Herausforderung von **{ $challenger }** geantwortet.
    { $terms }
guest_challenge = -# Hier bin ich nur zu Gast und kann nur antworten: Das Brett kommt, wenn jemand drückt oder `/board` benutzt, ich erinnere per DM, wo ich darf, und keine Rangliste zählt mit.
you_declined = Du hast die Herausforderung abgelehnt.
you_took_back = Die Herausforderung ist zurückgenommen.
you_accepted = Angenommen: Es geht los. Das Brett ist im Kanal.
rematch_offered = Die Revanche ist im Kanal angeboten.

## Terms: what was agreed on beyond the game's defaults, one after another in a line

terms_rounds =
    { $rounds ->
        [1] eine Runde
        [burnout] bis zum Ausbrennen
       *[other] { $rounds } Runden
    }
terms_burnt =
    { $burnt ->
        [forfeit] Steine in ausgebrannten Mulden gehen an die Gegenseite
        [skip] ausgebrannte Mulden werden übersprungen
       *[off] Mulden brennen nicht aus
    }
terms_refill =
    { $refill ->
        [partial] die letzte Mulde darf weniger Steine haben
        [full] nur ganz volle Mulden werden nachgefüllt
       *[even] gleichmäßig nachgefüllt
    }
terms_victory =
    { $victory ->
        [rounds] die meisten Runden gewinnen
        [seeds] die meisten Steine der letzten Runde gewinnen
       *[holes] die meisten spielbaren Mulden gewinnen
    }
terms_opening =
    { $opening ->
        [simultaneous] beide eröffnen gleichzeitig
        [south] Süd beginnt
       *[north] Nord beginnt
    }
terms_grand_slam = wer alle Steine schlagen würde, schlägt keinen
terms_pace =
    { $pace ->
        [live] 5 Minuten je Zug
        [day] ein Tag je Zug
        [three_days] 3 Tage je Zug
        [week] eine Woche je Zug
       *[none] ohne Uhr
    }
terms_thread = im eigenen Thread

## Buttons: short enough for a phone

label_accept = Annehmen
label_decline = Ablehnen
label_cancel = Zurücknehmen
label_own_board = Mein Brett
label_refresh = Aktualisieren
label_resign = Aufgeben
label_resign_meant = Ja, aufgeben
label_keep_playing = Weiterspielen
label_rematch = Revanche
label_previous = Zurück
label_next = Weiter
label_more = Mehr…
label_time_is_up = Zeit ist um…
label_claim = Sieg beanspruchen
label_extend = Mehr Zeit geben
label_wait = Warten
label_draw = Remis anbieten
label_takeback = Zug zurück
label_call_off = Partie absagen
label_call_off_meant = Ja, absagen
label_withdraw = Zurückziehen
label_agree = Einverstanden
label_own_settings = Meine Optionen
label_server_settings = Server-Optionen
label_motion_on = Animationen: an
label_motion_off = Animationen: aus
label_moves_on = Züge: bewegt
label_moves_off = Züge: Standbild
label_thread_on = Threads: an
label_thread_off = Threads: aus
label_export = Meine Daten holen
label_forget = Daten löschen
label_forget_meant = Ja, löschen
label_keep = Daten behalten
label_end_vacation = Urlaub beenden
label_earlier = Frühere Saison
label_later = Spätere Saison
label_history = Partien
label_play_back = Abspielen
label_analyse = Analysieren
label_leaderboard = Rangliste
label_hint = Tipp

## Over a board

heading =
    { $rounds ->
        [1] -# { $game }
        [burnout] -# { $game } · Runde { $round }, bis zum Ausbrennen · { $south }–{ $north }
       *[other] -# { $game } · Runde { $round } von { $rounds } · { $south }–{ $north }
    }
your_turn = { $player }, du bist dran.
pick_again = { $player }, wähle noch einmal.
must_feed = { $player }, du bist dran: Du musst der Gegenseite Steine geben.
own_turn = **Du bist dran:** Wähle eine Mulde.
own_waiting = Warten auf **{ $opponent }**.
played_here = Hier wird gespielt: { $place }
goes_on_here = Hier geht es weiter: { $place }

## The opening

opening_relays = 🔁 Die Hand von **{ $player }** spielt aus Mulde { $hole } weiter
opening_chosen = ✅ **{ $player }** hat gewählt
opening_choosing = ⏳ { $player } wählt noch
opening_hint = -# Die Eröffnung wird geheim gewählt: in meiner DM, oder unten über **{ label_own_board }**.
opening_hint_here = -# Die Eröffnung wird geheim gewählt: unten über **{ label_own_board }**.
opening_dm_refused = -# { $player }, ich konnte dir keine DM schicken. Macht nichts: **{ label_own_board }** öffnet dein Brett hier, und nur du siehst es.
own_opening = **Wähle geheim deine Eröffnungsmulde.** **{ $opponent }** wählt auch; beide Mulden werden zusammen aufgedeckt. Deine Reihe ist die untere.
own_opening_alone = **Wähle die nächste Mulde deiner Eröffnung.** Die Hand von **{ $opponent }** spielt von selbst weiter, und deine Mulde wird sofort gesät. Deine Reihe ist die untere.
own_opening_chosen = Du hast **Mulde { $hole }** gewählt. Das siehst nur du; du kannst es noch ändern, bis **{ $opponent }** gewählt hat.
own_opening_waiting = In dieser Welle musst du nichts wählen. Warten auf **{ $opponent }**.
opening_over = Die Eröffnung ist vorbei; ab jetzt wird offen gewählt.

## What was played

# Not said by itself, but within the two that follow the choices.
hand =
    { $laps ->
        [1] { $seeds ->
            [one] { $seeds } Stein
           *[other] { $seeds } Steine
        }
       *[other] { $seeds ->
            [one] { $seeds } Stein
           *[other] { $seeds } Steine
        } in { $laps } Umläufen
    }{ $captured ->
        [0] {""}
       *[other] , { $captured } geschlagen
    }{ $last ->
        [store] , zuletzt in den Speicher
        [burnt] , zuletzt in eine ausgebrannte Mulde
        [relays] , von dort geht es weiter
       *[other] {""}
    }
chose = **{ $player }** hat Mulde { $hole } gewählt.
both_chose = **{ $south }** hat Mulde { $south_hole } gewählt, **{ $north }** Mulde { $north_hole }.
sowed = **{ $player }** hat Mulde { $hole } verteilt: { hand }.
hand_of = { $player }: { hand }
this_turn = -# In diesem Zug: { $holes }

## Ends

# The second sentence of the two that follow.
round_reason =
    { $reason ->
        [repetition] {" "}Die Stellung kam noch einmal.
        [cannot_feed] {" "}Es ging kein Zug mehr.
       *[other] {""}
    }
round_won = 🏁 Runde { $round }: **{ $winner }** gewinnt sie, { $south } { $south_seeds } – { $north } { $north_seeds }.{ round_reason }
round_drawn = 🏁 Runde { $round }: unentschieden, { $south } { $south_seeds } – { $north } { $north_seeds }.{ round_reason }
# Of a match of one round, before its winner.
round_only = 🏁 { $south } { $south_seeds } – { $north } { $north_seeds }.{ round_reason }
burnt_holes = Ausgebrannte Mulden von **{ $player }**: { $holes }
match_resigned = 🏆 **{ $loser }** gibt auf: **{ $winner }** gewinnt die Partie.
match_out_of_time = 🏆 Die Zeit von **{ $loser }** ist um: **{ $winner }** gewinnt die Partie.
# Der zweite Satz des folgenden.
match_by =
    { $by ->
        [rounds] {" "}Es zählten die gewonnenen Runden.
        [seeds] {" "}Es zählten die Steine der letzten Runde, { $winner_score } – { $loser_score }.
        [holes] {" "}Es zählten die Mulden, mit denen man noch eröffnen kann, { $winner_score } – { $loser_score }.
       *[level] {" "}Darin gleichauf, zählten die Steine der letzten Runde, { $winner_score } – { $loser_score }.
    }
match_won =
    { $rounds ->
        [1] 🏆 **{ $winner } gewinnt die Partie**.
       *[other] 🏆 **{ $winner } gewinnt die Partie** ({ $winner_wins }–{ $loser_wins }).{ match_by }
    }
match_drawn =
    { $rounds ->
        [1] 🤝 **Die Partie endet unentschieden**.
       *[other] 🤝 **Die Partie endet unentschieden** ({ $south }–{ $north }).
    }
match_early = -# Sie endete zu früh, um in der Rangliste zu zählen.
resign_question = Willst du wirklich aufgeben? Dann gewinnt **{ $winner }** die Partie, und dabei bleibt es.
resign_early = Es ist noch so früh, dass die Partie in der Rangliste nicht zählt.
resigned = Du hast aufgegeben. Das Ergebnis steht im Kanal.
went_on = Gut, die Partie geht weiter.

## The board in words: read out, so without markdown

alt_game =
    { $rounds ->
        [1] { $game }.
        [burnout] { $game }, Runde { $round }, gewonnene Runden { $own } zu { $other }.
       *[other] { $game }, Runde { $round } von { $rounds }, gewonnene Runden { $own } zu { $other }.
    }
alt_practice = Übungspartie gegen den Bot, Stufe { $level }.
alt_hole =
    { $seeds ->
        [burnt] { $hole }: ausgebrannt
       *[other] { $hole }: { $seeds }
    }
alt_side = { $player }: Mulden { $row }; Speicher { $store }.
alt_to_move = { $player } ist dran: { $choices }.
alt_example = { $game }: das Brett nach der ersten Wahl von Süd, Mulde { $hole }. Die Zeichen zeigen, wo die Steine aufgenommen wurden, wohin sie gingen und wo der letzte hinfiel.

## Lists of matches and players

games_none = Du hast keine offenen Partien. Mit `/challenge` fängst du eine an.
games_heading = **Deine offenen Partien**
games_line =
    { $awaited ->
        [yes] - { $game } · { $opponent } · **du bist dran** · { $place }
       *[no] - { $game } · { $opponent } · du wartest · { $place }
    }
games_more = … und { $count } weitere
leaderboard_empty = Hier wurde noch keine Partie gewertet. Fordere mit `/challenge` jemanden heraus!
leaderboard_foot =
    { $pages ->
        [1] { $players ->
            [one] -# { $players } Spieler
           *[other] -# { $players } Spieler
        }
       *[other] { $players ->
            [one] -# Seite { $page } von { $pages } · { $players } Spieler
           *[other] -# Seite { $page } von { $pages } · { $players } Spieler
        }
    }
replay_heading =
    { $moves ->
        [1] ▶️ **{ $south }** – **{ $north }**, der letzte Zug.
       *[other] ▶️ **{ $south }** – **{ $north }**, { $moves } Züge.
    }
replay_nothing = In diesem Kanal wurde noch nichts gespielt. Mit `/challenge` fängst du eine Partie an.

## Clocks

clock_runs = -# ⏳ **{ $player }**: bis <t:{ $until }:f>, <t:{ $until }:R>
clock_stands = -# 🏖️ **{ $player }** hat Urlaub: Die Uhr steht.
clock_ran_out = ⌛ Die Zeit von **{ $player }** ist um. Ein Zug zählt noch, bis die andere Seite den Sieg beansprucht.
reminder = ⏳ { $player }, **{ $opponent }** wartet auf deinen Zug bis <t:{ $until }:f>, <t:{ $until }:R>: { $place }
late = ⌛ { $player }, die Zeit von **{ $opponent }** ist um. Du kannst den Sieg beanspruchen, mehr Zeit geben oder warten: { $place }
late_left = ⌛ { $player }, **{ $opponent }** hat den Server verlassen, und die Zeit ist um. Du kannst den Sieg beanspruchen, mehr Zeit geben oder warten: { $place }
left =
    { $clock ->
        [yes] 👋 { $player }, **{ $opponent }** hat den Server verlassen. Wenn niemand zurückkommt, kannst du den Sieg beanspruchen, sobald die Zeit um ist: { $place }
       *[no] 👋 { $player }, **{ $opponent }** hat den Server verlassen. Zieht einen Monat lang niemand, kann die Partie abgesagt werden: { $place }
    }
late_question = Die Zeit von **{ $opponent }** ist um. Den Sieg beanspruchen, noch einmal so viel Zeit geben oder warten? Du kannst dich jederzeit entscheiden.
late_question_both = Für euch beide ist die Zeit um. Wähle deine Mulde, gib **{ $opponent }** mehr Zeit, oder sag die Partie ab: Dann hat sie kein Ergebnis.
claimed = Du hast den Sieg beansprucht. Das Ergebnis steht im Kanal.
extended = **{ $opponent }** hat mehr Zeit, bis <t:{ $until }:f>.
waited = Gut, du wartest. **{ label_time_is_up }** bleibt, wo es ist.
farewell_place = Deine Partie gegen **{ $opponent }** fällt aus, ohne Ergebnis: Ihr Kanal ist weg.
farewell_server = Deine Partie gegen **{ $opponent }** fällt aus, ohne Ergebnis: Ich bin nicht mehr auf ihrem Server.
off_cancelled = 🚫 **Die Partie wurde abgesagt**, bevor beide gezogen hatten. Sie hat kein Ergebnis.
off_both_late = 🚫 **Die Partie fällt aus**, ohne Ergebnis: Für beide war die Zeit um.
off_silence = 🚫 **Die Partie fällt aus**, ohne Ergebnis: Einen Monat lang hat niemand gezogen.
off_abandoned = 🚫 **Die Partie fällt aus**, ohne Ergebnis: Einen Monat lang hat niemand gezogen oder den Sieg beansprucht.
off_place_gone = 🚫 **Die Partie fällt aus**, ohne Ergebnis: Ihr Ort ist weg.

## What players ask each other

more_heading = Deine Partie gegen **{ $opponent }**:
draw_asked = 🤝 { $player }, **{ $opponent }** bietet Remis an.
draw_agreed = 🤝 **{ $player }** nimmt das Remis an, das **{ $opponent }** angeboten hat.
draw_declined = 🤝 **{ $player }** lehnt das Remis ab, das **{ $opponent }** angeboten hat.
draw_withdrawn = 🤝 **{ $opponent }** hat das Remisangebot zurückgezogen.
draw_void = 🤝 **{ $opponent }** hat Remis angeboten; die Partie ging weiter.
takeback_asked = ↩️ { $player }, **{ $opponent }** möchte den letzten Zug zurücknehmen.
takeback_agreed = ↩️ **{ $player }** ist einverstanden: **{ $opponent }** nimmt den letzten Zug zurück.
takeback_declined = ↩️ **{ $player }** ist nicht einverstanden, dass **{ $opponent }** den letzten Zug zurücknimmt.
takeback_withdrawn = ↩️ **{ $opponent }** will den letzten Zug nicht mehr zurücknehmen.
takeback_void = ↩️ **{ $opponent }** wollte den letzten Zug zurücknehmen; die Partie ging weiter.
asked = Gefragt. Die andere Person antwortet im Kanal.
agreed = Ihr seid euch einig. Die Partie steht im Kanal.
call_off_question = Die Partie gegen **{ $opponent }** absagen? Sie hat dann kein Ergebnis und zählt nicht.
called_off = Die Partie ist abgesagt.
which_match = Welche Partie?
what_to_cancel = Was willst du absagen?
nothing_to_cancel = Du hast in diesem Kanal keine offene Partie und keine offene Herausforderung. `/games` zeigt deine Partien anderswo.
challenge_choice = Herausforderung: { $opponent } · { $game }
challenge_choice_anybody = Offener Tisch · { $game }
played = Du hast Mulde { $hole } gespielt. Das Brett steht im Kanal.
would =
    { $laps ->
        [1] { $seeds ->
            [one] { $seeds } Stein
           *[other] { $seeds } Steine
        }
       *[other] { $seeds ->
            [one] { $seeds } Stein
           *[other] { $seeds } Steine
        } in { $laps } Umläufen
    }{ $captured ->
        [0] {""}
       *[other] , schlägt { $captured }
    }{ $last ->
        [again] , endet in deinem Speicher: noch eine Wahl
        [store] , endet im Speicher
        [burnt] , endet in einer ausgebrannten Mulde
        [relays] , geht von dort weiter
        [over] , beendet die Runde
       *[other] {""}
    }
# In a list of at most 100 characters a line, while a hole is typed.
hole_choice = { $hole }: { would }
hole_choice_secret =
    { $seeds ->
        [one] { $hole }: { $seeds } Stein
       *[other] { $hole }: { $seeds } Steine
    }
record_heading = Die Aufzeichnung von **{ $south }** – **{ $north }**: zum Lesen, Aufheben und Nachspielen.
alt_record = Die Aufzeichnung der Partie von { $south } und { $north }, als Text.
record_none = Diese Nachricht zeigt keine Partie von mir.

## Practice against the bot, and hints

practice_begun =
    {""}**{ $player }** übt gegen **{ $opponent }**, Stufe { $level }.
    { $terms }
practice_heading = {" · "}Übung, Stufe { $level }
practice_opponent = { $player } (Stufe { $level })
practice_thinking = 🤔 **{ $player }** denkt nach …
practice_opening = -# Drücke unten deine Eröffnungsmulde: Niemand sieht sie, bevor beide gewählt haben, und ich wähle, ohne sie zu kennen.
practice_draw_taken = **{ $opponent }** nimmt das Remis an: Wenn zählt, wer am Zug ist, steht es dort nicht besser. Das Ergebnis steht im Kanal.
practice_draw_declined = Danke, aber **{ $opponent }** spielt lieber weiter: So schlecht steht es dort nicht.
practice_taken_back = Dein letzter Zug ist zurückgenommen. Die Partie steht im Kanal.
# One pick, within the sentences that follow. The number in brackets is what the own store gains.
hint_pick =
    { $last ->
        [store] Mulde { $hole } endet im Speicher
        [captured] Mulde { $hole } schlägt { $captured }
        [over] Mulde { $hole } beendet die Runde
       *[stayed] Mulde { $hole } verteilt { $seeds }
    }{ $gained ->
        [0] {""}
       *[other] {" "}(+{ $gained })
    }
hint_then = {", dann "}
hint_turn = 💡 Am besten: **{ $line }**.
hint_worth =
    { $worth ->
        [won] Damit ist die Runde sicher gewonnen.
        [drawn] Damit ist in dieser Runde das Unentschieden sicher, und mehr ist nicht drin.
        [lost] Diese Runde ist nicht mehr zu retten; so geht am wenigsten verloren.
        [ahead] { $count ->
            [one] Danach sehe ich dich am Ende der Runde { $count } Stein vorn.
           *[other] Danach sehe ich dich am Ende der Runde { $count } Steine vorn.
        }
        [behind] { $count ->
            [one] Danach sehe ich dich am Ende der Runde { $count } Stein zurück.
           *[other] Danach sehe ich dich am Ende der Runde { $count } Steine zurück.
        }
       *[level] Danach erwarte ich, dass die Runde etwa ausgeglichen endet.
    }
hint_threat = -# Was **{ $opponent }** tun könnte, wenn dort jetzt gezogen würde: { $line }.
hint_share = Mulde { $hole }: { $share } %
hint_opening = 💡 Wer immer mit derselben Mulde eröffnet, ist zu durchschauen. Wähle zufällig, und zwar so oft: **{ $line }**.
hint_opening_sure = 💡 Am besten: **Mulde { $hole }**. Keine andere verspricht hier mehr, auch wenn sie erwartet wird.

## Vacations, open tables, blocks

vacation_begun =
    Du hast Urlaub bis <t:{ $until }:f>. Bis dahin stehen deine Uhren, außer in Live-Partien und wo die Zeit schon um war. Spielen kannst du trotzdem.
    -# Tage übrig in diesem Jahr: { $days }
vacation_over =
    Du hast keinen Urlaub. `/vacation` mit `days` beginnt einen: Er hält deine Uhren an, außer in Live-Partien.
    -# Tage übrig in diesem Jahr: { $days }
tables_none = Gerade sucht hier niemand eine Gegnerin oder einen Gegner. `/challenge` ohne `opponent` eröffnet einen Tisch.
tables_heading = **Offene Tische**
tables_line = - **{ $player }** · { $terms } · { $place }
blocked = Du bekommst von **{ $player }** keine Herausforderungen mehr, und umgekehrt. Davon erfährt niemand. `/block` zeigt, wen du blockiert hast.
unblocked = **{ $player }** kann dich wieder herausfordern.
blocks_none = Du hast niemanden blockiert. `/block` mit `player` blockiert jemanden.
blocks_heading = Diese Leute hast du blockiert. Drück auf einen Namen, um das aufzuheben.

## Settings

settings_own =
    {""}**Meine Einstellungen**
    Für das, was ich dir allein zeige und sage. Jede Wahl gilt sofort.
settings_server =
    {""}**Einstellungen dieses Servers** · { $page } von { $pages }
    Für das, was hier alle sehen. Jede Wahl gilt sofort.
settings_need_manager = Nur wer **Server verwalten** darf oder die Rolle dafür hat, kann das ändern.
setting_language = Sprache: { $language }
setting_language_auto = Sprache: wie in Discord
setting_theme =
    { $theme ->
        [wood] Bretter: Holz
        [night] Bretter: Nacht
        [contrast] Bretter: hoher Kontrast
       *[auto] Bretter: wie hier üblich
    }
setting_season =
    { $season ->
        [month] Saisons: je ein Monat
       *[other] Saisons: je ein Vierteljahr
    }
setting_reminders =
    { $reminders ->
        [dm] Erinnerungen: per DM
        [ping] Erinnerungen: per Ping im Kanal
       *[none] Erinnerungen: keine
    }
setting_picks =
    { $picks ->
        [dm] Geheime Wahl: per DM
       *[channel] Geheime Wahl: auf einem privaten Brett im Kanal
    }
setting_game = Neue Herausforderungen: { $game }
setting_rounds =
    { $rounds ->
        [1] Neue Herausforderungen: eine Runde
        [burnout] Neue Herausforderungen: bis zum Ausbrennen
       *[other] Neue Herausforderungen: { $rounds } Runden
    }
setting_pace = Neue Herausforderungen: { terms_pace }
setting_challenges = Offene Herausforderungen je Person: { $count }
setting_matches = Offene Partien je Person: { $count }
setting_channels = Kanäle für Partien: alle
setting_manager = Eine Rolle, die diese Einstellungen ändern darf

## Privacy

privacy =
    {""}**Was ich aufhebe**
    - von deinen Herausforderungen und Partien: wer unter welchem Namen gegen wen spielt, an welchem Ort und in welchen Nachrichten, jeden Zug, Angebote, Uhren und Ergebnisse, um nach einem Neustart weiterzuspielen;
    - auf Servern: Wertungen, Ranglisten, welche Mulden du wählst, und ob du noch da bist, um Spielende zu vergleichen;
    - eine geheime Wahl, bis sie aufgedeckt wird; dann wird sie gelöscht;
    - deine Antworten auf Rätsel, die niemand sieht, bevor der Tag vorbei ist, für die Serie in deinem Profil;
    - deine Einstellungen, deinen Urlaub, wen du blockiert hast, und die Sprache deines Discords, um dich darin anzusprechen;
    - was noch zu sagen ist, bis es gesagt ist; und wo ich nur zu Gast bin, für 15 Minuten, den Schlüssel, mit dem Discord mich dort antworten lässt.
    Ich lese keine Nachrichten. Nichts wird weitergegeben oder für anderes benutzt. Werde ich von einem Server entfernt, wird nach 30 Tagen gelöscht, was dort gespielt wurde.
privacy_export = Hier ist alles, was ich von dir aufhebe.
forget_question =
    Alles löschen, was ich von dir aufhebe? Das lässt sich nicht rückgängig machen.
    - Deine offenen Herausforderungen werden zurückgenommen, offene Partien aufgegeben; solche, in denen noch nicht beide gezogen haben, werden abgesagt.
    - Beendete Partien bleiben für die andere Person, ohne deinen Namen. Auf jedem Server bleiben sie durch eine eigens gemachte Nummer verbunden, damit die Wertungen stimmen; sie sagt nichts über dich.
    - Du verschwindest aus allen Ranglisten, und deine Einstellungen auch.
forgotten = Alles, was ich von dir aufgehoben habe, ist gelöscht.
kept = Gut, es bleibt alles, wie es war.
## Leaderboards

time_always = alle Zeiten
time_month = { $month }/{ $year }
time_quarter = { $quarter }. Quartal { $year }
# What leaderboards are ordered by.
measure =
    { $measure ->
        [rating] Wertung
        [won] gewonnene Partien
        [rounds] gewonnene Runden
        [captured] geschlagene Steine
       *[run] längste Siegesserie
    }
board_heading =
    { $game ->
        [all] **Rangliste** · alle Spiele · { measure } · { $time }
       *[other] **Rangliste** · { $game } · { measure } · { $time }
    }
board_empty = In dieser Zeit wurde hier keine Partie gewertet.
# The number of a line: a rating with how far off it may be, or a count.
number =
    { $settled ->
        [yes] { $value } ± { $off }
        [no] { $value } ± { $off }, vorläufig
       *[count] { $value }
    }
board_line = { $rank }\. **{ $player }** · { number } · { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
board_not_on_it = -# { $player } steht noch nicht darauf: Dazu gehört eine beendete Partie hier.
alt_board_line = { $rank }. { $player }: { number }
season_heading = 🏁 **Die Saison { $time } ist vorbei.** Die Besten ({ measure }):

## Profiles

profile_none = { $player } hat hier noch keine Partie zu Ende gespielt.
profile_heading = 👤 **{ $player }**
profile_left = -# Hat den Server verlassen.
profile_uncounted = Hier wurde noch keine Partie gewertet: Was zu früh endet, zählt nicht.
profile_rank =
    { $game ->
        [all] Alle Spiele: Wertung **{ number }** · Rang { $rank } von { $players }
       *[other] { $game }: Wertung **{ number }** · Rang { $rank } von { $players }
    }
profile_rating =
    { $game ->
        [all] Alle Spiele: Wertung **{ number }**
       *[other] { $game }: Wertung **{ number }**
    }
profile_matches = - Partien { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren · Runden { $rounds_won }–{ $rounds_drawn }–{ $rounds_lost }
profile_runs =
    - Siegesserie { $run }, längste { $longest } · { $captured ->
        [one] { $captured } Stein
       *[other] { $captured } Steine
    } geschlagen
profile_turn =
    - größter Zug: { $seeds ->
        [one] { $seeds } Stein
       *[other] { $seeds } Steine
    } in { $laps ->
        [one] { $laps } Umlauf
       *[other] { $laps } Umläufen
    }
profile_holes = - am häufigsten gewählte Mulden: { $holes }
profile_openings = - eröffnet mit: { $openings }
profile_opening = Mulde { $hole } ({ $won } von { $opened } gewonnen)
profile_against = 🆚 **{ $player }** gegen **{ $other }**
profile_against_line = - { $game }: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
profile_against_none = - noch keine gewertete Partie gegeneinander
profile_against_oneself = -# Gegen sich selbst spielt niemand: Wähle jemand anderen als `against`.
alt_chart =
    { $game ->
        [all] Wertung in allen Spielen, Zahl der letzten Partien { $matches }: zuerst { $first }, jetzt { $last } ± { $off }; niedrigste { $lowest }, höchste { $highest }.
       *[other] Wertung in { $game }, Zahl der letzten Partien { $matches }: zuerst { $first }, jetzt { $last } ± { $off }; niedrigste { $lowest }, höchste { $highest }.
    }

## Analyses

analysis_begun = 🔍 Ich sehe mir **{ $south }** – **{ $north }** noch einmal an, Zug für Zug. Das dauert einen Moment.
analysis_there = 🔍 **{ $south }** – **{ $north }** ist schon untersucht: { $place }
analysis_heading =
    🔍 **{ $south }** – **{ $north }**, noch einmal angesehen. Die Linie neigt sich zu dem, der vorn lag, soweit ich sehen kann, und die Zahlen zeigen, was entschieden hat:
analysis_line = { $rank }\. Zug { $step }: **{ $player }** hat Mulde { $hole } gewählt; Mulde { $best } war besser.
analysis_line_wave = { $rank }\. Zug { $step }: **{ $south }** hat geheim Mulde { $south_hole } gewählt, **{ $north }** Mulde { $north_hole }.
analysis_nothing = Keiner von beiden hat einen Fehler gemacht, der zählte.
analysis_foot = -# Im Thread darunter steht mehr zu jedem davon.
moment_heading =
    { $rounds ->
        [1] **{ $rank }.** Zug { $step }
       *[other] **{ $rank }.** Zug { $step }, in Runde { $round }
    }
# A turn of several picks: { hole_choice } → { hole_choice }
moment_better = 💡 Besser war Mulde { $turn }
moment_with = -# Damit: { $before }. So wie gespielt: { $after }.
moment_wave_with = -# Davor: { $before }. Danach: { $after }.
stand =
    { $degree ->
        [level] ausgeglichen
        [slightly] { $player } leicht vorn
        [clearly] { $player } klar vorn
        [nearly] { $player } kurz vor dem Gewinn der Runde
       *[sure] { $player } gewinnt die Runde sicher
    }
alt_balance = Wer vorn lag, nach Zügen: { $course }.
alt_then = Dann verteilt { $player }: { $holes }.
alt_solution = Die Lösung: Mulden { $holes }, in dieser Reihenfolge.
# In a list of at most 100 characters a line, while a match is typed.
analysis_choice =
    { $outcome ->
        [won] #{ $number } · { $game } · gewonnen gegen { $opponent }
        [lost] #{ $number } · { $game } · verloren gegen { $opponent }
       *[drawn] #{ $number } · { $game } · Remis gegen { $opponent }
    }
analysis_no_match = Du hast hier noch keine Partie zu Ende gespielt. Mit `/challenge` fängst du eine an.

## Puzzles

puzzle =
    🧩 **Das Rätsel des Tages**, <t:{ $when }:D>
    Congkak. Du bist unten, dein Speicher ist links. Hole in einem Zug mindestens **{ $goal }** Steine!
    -# Drück die Mulden in der Reihenfolge, in der du sie wählen würdest. Niemand sieht deine Antwort, und du kannst sie bis <t:{ $until }:t> ändern. Dann sage ich die Lösung.
puzzle_place = -# Hier sehen es alle: { $place }
puzzle_own_none = **Deine Antwort:** noch keine. Drück die erste Mulde.
puzzle_own = **Deine Antwort:** { $holes }
puzzle_own_foot = -# Das siehst nur du, und es ist so aufgehoben, wie es da steht. Du kannst es bis <t:{ $until }:f> ändern; dann sage ich, ob es stimmt.
puzzle_over = 🧩 Dieses Rätsel ist vorbei. Die Lösung war: **{ $holes }**.
puzzle_found = ✅ Du hast sie gefunden.
puzzle_missed = Du hast { $holes } geantwortet.
puzzle_today = `/puzzle` zeigt das von heute.
puzzle_solution =
    🧩 **Das Rätsel vom <t:{ $when }:D>**: mindestens { $goal } Steine in einem Zug.
    Die Lösung: **{ $holes }**.
puzzle_solvers = ✅ Gelöst von { $solvers }.
puzzle_unsolved =
    { $answers ->
        [0] Niemand hat geantwortet.
        [one] Niemand hat es gelöst, und { $answers } Person hat es versucht.
       *[other] Niemand hat es gelöst, und { $answers } Leute haben es versucht.
    }
puzzle_you = Du, unten
puzzle_other = Die andere Seite
profile_puzzles = 🧩 Rätsel gelöst: { $solved } · Tage in Folge: { $run }, am längsten { $longest }

## Histories and records

history_heading = 📜 Partien von **{ $player }**
history_heading_with = 📜 Partien von **{ $player }** mit **{ $opponent }**
history_none = Hier ist noch keine solche Partie zu Ende gespielt.
history_line =
    { $outcome ->
        [won] - #{ $number } · **gewonnen** gegen { $opponent } · { $terms } · { $when } · { $place }
        [lost] - #{ $number } · verloren gegen { $opponent } · { $terms } · { $when } · { $place }
       *[drawn] - #{ $number } · unentschieden gegen { $opponent } · { $terms } · { $when } · { $place }
    }
history_early = zählt nicht: zu früh beendet
history_foot = -# Seite { $page } · Ein Knopf unten zeigt eine Partie mit ihrer Aufzeichnung.
past_record = -# Angehängt: die Aufzeichnung zum Lesen und Nachspielen, und eine Zeile JSON je Zug.
results_given =
    { $count ->
        [one] Das letzte Ergebnis dieses Servers.
       *[other] Die letzten { $count } Ergebnisse dieses Servers.
    }
results_none = Hier hat noch niemand eine Partie zu Ende gespielt.
results_need_manage_server = Nur wer **Server verwalten** hat, bekommt die Ergebnisse des Servers. Lass `results` weg, um Partien zu sehen.

## Refusals: what is the matter, and what to do instead

refused_oneself = Du kannst dich nicht selbst herausfordern. Nimm jemand anderen als `opponent`.
refused_bot = Andere Bots spielen hier nicht mit. Fordere einen Menschen heraus, oder mich: `/practice`.
refused_level = `level` gilt für Partien gegen mich: Wähle mich als `opponent`, oder nimm `/practice`. Für Partien mit Menschen lass es weg.
refused_offered_already = Du suchst hier schon jemanden zum Spielen: { $place }
refused_challenged_already = Du hast diese Person hier schon herausgefordert: { $place }
refused_accept_that = Diese Person hat dich hier schon herausgefordert; nimm das an: { $place }
refused_playing_already =
    Ihr beide habt in diesem Kanal schon eine Partie: { $place }
    Spielt sie zu Ende, gebt sie auf, oder spielt eine weitere in einem anderen Kanal.
refused_challenge_gone = Diese Herausforderung gibt es nicht mehr. Mit `/challenge` machst du eine neue.
refused_not_for_you = Diese Herausforderung ist für { $opponent }.
refused_not_your_challenge = Nur { $challenger } kann diese Herausforderung zurücknehmen.
refused_own_challenge = Das ist deine eigene Herausforderung: Die andere Person muss sie annehmen. **{ label_cancel }** nimmt sie zurück.
refused_was_accepted = Diese Herausforderung wurde schon angenommen: Die Partie läuft.
refused_was_declined = Diese Herausforderung wurde abgelehnt.
refused_was_taken_back = Diese Herausforderung wurde zurückgenommen.
refused_has_expired = Diese Herausforderung ist abgelaufen. Mit `/challenge` machst du eine neue.
refused_match_gone = Diese Partie gibt es nicht mehr. `/games` zeigt deine offenen Partien.
refused_not_your_match = Das ist die Partie von { $south } und { $north }. Mit `/challenge` fängst du eine eigene an.
refused_not_your_turn = { $player } ist dran.
refused_no_turn = Du bist nicht dran.
refused_nothing_to_pick = Du musst jetzt nichts wählen: Deine Hand spielt von selbst weiter, oder deine Eröffnung ist vorbei. Das nächste Brett ruft dich.
refused_stale = Der Knopf gehört zu einem älteren Brett. So steht die Partie jetzt.
refused_match_won = Diese Partie ist vorbei: { $winner } hat gewonnen. **{ label_rematch }** oder `/challenge` beginnt eine neue.
refused_match_drawn = Diese Partie ist vorbei: unentschieden. **{ label_rematch }** oder `/challenge` beginnt eine neue.
refused_match_not_over = Diese Partie ist noch nicht vorbei.
refused_match_elsewhere = Diese Partie wurde auf einem anderen Server gespielt.
refused_still_played = Diese Partie läuft noch, und sie jetzt zu untersuchen würde einer Seite helfen. Frag noch einmal, wenn sie vorbei ist.
refused_nothing_to_analyse = Diese Partie war vorbei, bevor jemand eine Mulde gewählt hat: Da gibt es nichts zu untersuchen.
refused_analysis_under_way = Ich bin noch bei der letzten Analyse, die du wolltest. Frag noch einmal, wenn du sie hast.
refused_many_analyses = Gerade lassen viele ihre Partien untersuchen. Versuch es in einer Minute noch einmal.
refused_puzzle_gone = Dieses Rätsel gibt es nicht mehr. `/puzzle` zeigt das von heute.
refused_picks = Schreib die Nummern der Mulden der Reihe nach, etwa `7 1 2`, und nicht mehr als { $count }.
refused_empty = Mulde { $hole } ist leer: Wähle eine mit Steinen.
refused_burnt = Mulde { $hole } ist ausgebrannt: Niemand kann sie wählen.
refused_relayed_from = Aus Mulde { $hole } spielt die andere Hand weiter: Wähle eine andere.
refused_must_feed = Mulde { $hole } gäbe der Gegenseite keinen Stein, und sie hat keinen: Wähle eine, die bis zu ihr reicht.
refused_no_such_hole = Auf diesem Brett gibt es keine Mulde { $hole }.
refused_off = Diese Partie ist ausgefallen und hat kein Ergebnis. **{ label_rematch }** oder `/challenge` beginnt eine neue.
refused_not_taken = { $player } nimmt zurzeit keine Herausforderungen an.
refused_not_takable = Diese Herausforderung kannst du nicht annehmen. Mit `/challenge` stellst du eine eigene.
refused_nobody_there = Die andere Person ist gegangen und wollte vergessen werden. `/challenge` beginnt eine andere Partie.
refused_many_challenges =
    { $count ->
        [one] Du hast hier { $count } offene Herausforderung, und mehr geht nicht. Warte auf Antwort, oder nimm sie zurück.
       *[other] Du hast hier { $count } offene Herausforderungen, und mehr geht nicht. Warte auf Antworten, oder nimm eine zurück.
    }
refused_many_matches =
    { $count ->
        [one] Du hast hier { $count } offene Partie, und mehr geht nicht. Spiel sie erst zu Ende; `/games` zeigt, wo.
       *[other] Du hast hier { $count } offene Partien, und mehr geht nicht. Spiel erst eine zu Ende; `/games` zeigt sie.
    }
refused_many_matches_of = { $player } spielt hier schon so viele Partien, wie erlaubt sind. Versuch es später.
refused_server_full = Hier sind so viele Partien offen, wie ich halten kann. Versuch es später.
refused_only_there = Wo diese Partie gespielt wurde, bin ich nur zu Gast: Frag dort danach, mit **{ label_rematch }** oder `/challenge`: { $place }
refused_left = { $player } ist nicht auf diesem Server. Fordere jemanden heraus, der hier ist.
refused_many_practices =
    { $count ->
        [one] Du hast auf diesem Server { $count } offene Partie gegen mich, und mehr geht nicht. Spiel sie erst zu Ende, oder gib sie auf; `/games` zeigt, wo.
       *[other] Du hast auf diesem Server { $count } offene Partien gegen mich, und mehr geht nicht. Spiel erst eine zu Ende, oder gib eine auf; `/games` zeigt sie.
    }
refused_no_hints = In Partien zwischen Menschen gibt es keine Tipps. Zum Lernen ist `/practice` da.
refused_not_here = Auf diesem Server wird anderswo gespielt: { $channels }
refused_no_clock = Diese Partie hat keine Uhr. Zieht einen Monat lang niemand, kann sie abgesagt werden.
refused_not_awaited = Die andere Person ist gerade nicht am Zug: Es gibt nichts zu beanspruchen.
refused_own_clock = Gewartet wird auf dich: Wähle eine Mulde, solange niemand den Sieg beansprucht hat.
refused_not_late = Die andere Person hat noch Zeit, bis <t:{ $until }:f>, <t:{ $until }:R>.
refused_not_warned = Die andere Person wurde noch nicht erinnert, und niemand verliert ohne Warnung. Versuch es etwas später.
refused_on_vacation = Die andere Person hat Urlaub bis <t:{ $until }:f>: Die Uhr steht.
refused_clock_stands = Die Uhr der anderen Person steht.
refused_pick_first = Wähle erst deine eigene Mulde: Nur wer gewählt hat, kann beanspruchen.
refused_both_late = Für euch beide ist die Zeit um, also kann niemand den Sieg beanspruchen. Wähle deine Mulde, oder sag die Partie ab.
refused_call_off = Ihr habt beide gezogen, also lässt sich die Partie nicht mehr absagen. Biete Remis an, oder gib auf.
refused_offer_stands = Das hast du schon gefragt. Die Antwort steht noch aus.
refused_answer_first = Die andere Person möchte auch einen Zug zurücknehmen: Beantworte erst das.
refused_asked_already = Das hast du gerade erst gefragt. Nach dem nächsten Zug kannst du wieder fragen.
refused_nothing_to_take_back = Es gibt keinen Zug von dir, der sich zurücknehmen ließe. Was geheim gewählt wurde, und beendete Runden, bleiben, wie sie sind.
refused_offer_gone = Dieses Angebot gibt es nicht mehr.
refused_not_your_offer = Das entscheidet { $player }.
refused_offer_over = Dieses Angebot ist erledigt.
refused_on_vacation_already = Du hast schon Urlaub, bis <t:{ $until }:f>. `/vacation` zeigt, wie du ihn beendest.
refused_vacation_too_long =
    { $days ->
        [one] Du hast in diesem Jahr noch { $days } Tag Urlaub.
       *[other] Du hast in diesem Jahr noch { $days } Tage Urlaub.
    }
refused_no_vacation = Du hast keinen Urlaub.
refused_setting = Das lässt sich nicht mehr wählen. `/settings` zeigt, was geht.
refused_block = Du kannst andere Leute blockieren, aber nicht dich selbst und keine Bots.
refused_hole_unknown = Welche Mulde, in welcher Partie? Wähle eine aus der Liste, die beim Tippen erscheint.
refused_match_unknown = So eine Partie kenne ich hier nicht. Wähle eine aus der Liste, die beim Tippen erscheint, oder lass `match` weg: Dann ist es deine letzte.

## Options that do not go together

options_holes = In diesem Spiel hat eine Seite { $min } bis { $max } Mulden: Ändere `holes`.
options_seeds = Eine Mulde beginnt mit { $min } bis { $max } Steinen: Ändere `seeds`.
options_rounds = Eine Partie hat eine ungerade Zahl von Runden, 1 bis { $max }: Ändere `rounds`.
options_burnout_without_burning = Eine Partie bis zum Ausbrennen braucht Mulden, die ausbrennen: Lass `burnt` weg oder ändere es.
options_not_in_game =
    { $option ->
        [burnout] In { $game } brennen keine Mulden aus: Wähle eine Zahl für `rounds`.
        [opening] In { $game } beginnt eine Seite: Wähle Süd oder Nord für `opening`, oder lass es weg.
       *[other] { $game } kennt `{ $option }` nicht: Lass es weg.
    }

## What else the bot says

unknown_button = Dieser Knopf stammt von einer anderen Version des Bots. `/board` zeigt deine Partie, wie sie jetzt steht, `/games` alle deine Partien.
too_fast =
    Das war viel auf einmal. Bitte versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
broken = Bei mir ist etwas schiefgegangen, und es hat sich nichts geändert. Versuch es bitte noch einmal; `/board` zeigt, wie die Partie steht.
only_in_servers = Das geht nur in den Kanälen eines Servers: Versuch es bitte dort.
no_standings_here = Ranglisten, Profile und Verläufe gibt es auf Servern, auf denen ich Mitglied bin. `/games` zeigt überall deine offenen Partien.
not_at_home = Hier sind nur wir zwei: Mit `/practice` spielst du gegen mich. `/challenge` geht auf einem Server, und in einer DM oder Gruppe mit anderen, sobald du mich deinem Konto hinzugefügt hast.
guest_hushed = Dir fehlt in diesem Kanal **Use External Apps**, deshalb sähe niemand außer dir meine Antworten. Wer den Server verwaltet, kann es dir geben, oder spielt in einer DM.
# Permissions go by Discord's own English names, as they come.
missing_permissions = Hier kann ich nicht spielen: In diesem Kanal fehlt mir { $permissions }. Wer den Server verwaltet, kann es mir geben, oder versuch es in einem anderen Kanal.
no_match_here = Du hast in diesem Kanal keine offene Partie. `/games` zeigt deine Partien anderswo, mit `/challenge` fängst du eine an.

## Help and rules

help_begin =
    {""}**Congkak, Kalah und Oware mit Freunden**
    `/challenge` bietet eine Partie an; die andere Person drückt **{ label_accept }**. In Congkak wählen beide die erste Mulde geheim, in meiner DM oder über **{ label_own_board }**; danach drückst du die Nummer einer Mulde, um sie zu verteilen. Gezählt wird von deiner eigenen linken Seite.
help_command = - `/{ $command }` · { $description }
help_end = -# { $languages }
rules_congkak =
    {""}**Congkak.** Beide haben 7 Mulden mit je 7 Steinen und links von sich einen Speicher. Wähle eine Mulde: Ihre Steine werden einzeln im Uhrzeigersinn verteilt, in deine Mulden, deinen Speicher und die Mulden der Gegenseite, nie in deren Speicher.
    Der letzte Stein entscheidet:
    - in **deinem Speicher**: wähle noch einmal;
    - in einer Mulde **mit Steinen**, egal auf welcher Seite: nimm alle auf und mach weiter;
    - in einer **leeren Mulde von dir**: Er und alle Steine gegenüber kommen in deinen Speicher; dein Zug ist vorbei;
    - in einer **leeren Mulde der Gegenseite**: Er bleibt liegen; dein Zug ist vorbei.
    Die Runde endet, sobald nach einem Umlauf eine Seite keine Steine mehr hat; was übrig ist, gehört der Seite, auf der es liegt. Mehr Steine gewinnen.
    {""}**Die Eröffnung** spielen beide zugleich: Jeder wählt geheim, dann werden beide Hände im Gleichtakt verteilt. Wer zuerst fertig ist, zieht danach zuerst; sind beide zugleich fertig, dann die kleinere Hand, und sind auch die gleich, entscheidet das Los.
    {""}**Mehrere Runden:** Jeder füllt die eigenen Mulden aus dem eigenen Speicher, ab Mulde 1. Eine Mulde, die leer bleibt, ist für den Rest der Partie **ausgebrannt**: Ein Stein, der dort hineinfällt, gehört der Gegenseite dessen, der ihn gelegt hat. Wer eine Runde verliert, beginnt die nächste. Mehr gewonnene Runden gewinnen die Partie; bei Gleichstand die Steine der letzten. Mit `/challenge` lässt sich all das ändern.
rules_kalah =
    {""}**Kalah.** Beide haben 6 Mulden mit je 4 Steinen und rechts von sich einen Speicher. Wähle eine Mulde: Ihre Steine werden einzeln gegen den Uhrzeigersinn verteilt, in deine Mulden, deinen Speicher und die Mulden der Gegenseite, nie in deren Speicher.
    - Letzter Stein in **deinem Speicher**: wähle noch einmal.
    - Letzter Stein in einer **leeren Mulde von dir mit Steinen gegenüber**: Er und diese Steine kommen in deinen Speicher.
    Sobald nach einem Zug eine Seite leer ist, nimmt jeder, was auf der eigenen Seite liegt. Mehr Steine gewinnen. Bei mehreren Runden beginnt jede mit vollem Brett, und der Anfang wechselt.
rules_oware =
    {""}**Oware.** Beide haben 6 Mulden mit je 4 Steinen. Wähle eine Mulde: Ihre Steine werden einzeln gegen den Uhrzeigersinn verteilt, in alle Mulden außer der, aus der sie kommen; in die Speicher wird nichts gelegt.
    - Macht der letzte Stein aus einer **Mulde der Gegenseite 2 oder 3**, schlägst du diese Steine, und so weiter rückwärts, solange die Mulde davor der Gegenseite gehört und 2 oder 3 hat.
    - Hat die Gegenseite keine Steine, musst du einen Zug machen, der ihr welche gibt.
    Das Spiel endet sofort, wenn jemand mehr als die Hälfte der Steine hat oder beide genau die Hälfte: Was dann noch in den Mulden liegt, zählt für niemanden. Es endet auch, wenn es für den, der dran ist, keinen Zug gibt, oder wenn eine Stellung wiederkommt, ohne dass dazwischen geschlagen wurde: Dann behält jeder, was auf der eigenen Seite liegt. Bei mehreren Runden beginnt jede mit vollem Brett, und der Anfang wechselt.
# What options change, each a line below the rules of a game.
rules_chosen = **Mit dem, was du gewählt hast:**
rules_here = **In deiner Partie hier:**
rules_here_usual = -# In deiner Partie hier gilt genau das, nichts wurde geändert.
rules_size =
    {"- "}Beide haben { $holes ->
        [one] { $holes } Mulde
       *[other] { $holes } Mulden
    } mit je { $seeds ->
        [one] { $seeds } Stein
       *[other] { $seeds } Steinen
    }.
rules_rounds =
    { $rounds ->
        [1] {"- "}Eine Runde.
        [burnout] {"- "}Gespielt wird, bis jemand eine Runde mit zu wenig Steinen für eine Mulde beendet; höchstens 20 Runden.
       *[other] {"- "}Höchstens { $rounds } Runden. { $ends ->
            [half] Die Partie endet vorher, sobald jemand mehr als die Hälfte gewonnen hat.
            [seeds] Die Partie endet vorher, wenn jemand eine Runde mit zu wenig Steinen für eine Mulde beendet.
           *[both] Die Partie endet vorher, sobald jemand mehr als die Hälfte gewonnen hat oder eine Runde mit zu wenig Steinen für eine Mulde beendet.
        }
    }
rules_burnt =
    { $burnt ->
        [forfeit] {"- "}Ein Stein in einer ausgebrannten Mulde gehört der Gegenseite dessen, der ihn gelegt hat; ein letzter dort beendet den Zug.
        [skip] {"- "}Ausgebrannte Mulden werden übersprungen, als gäbe es sie nicht.
       *[off] {"- "}Mulden brennen nicht aus: Eine leere ist einfach leer.
    }
rules_refill =
    { $refill ->
        [partial] {"- "}Gefüllt wird ab Mulde 1; die letzte erreichte darf weniger Steine haben.
        [full] {"- "}Nur Mulden, die alle Steine bekommen, werden gefüllt; der Rest bleibt im Speicher.
       *[even] {"- "}Die Steine werden gleichmäßig auf die nicht ausgebrannten Mulden verteilt, überzählige ab Mulde 1.
    }
rules_victory =
    { $victory ->
        [rounds] {"- "}Mehr gewonnene Runden gewinnen die Partie; bei Gleichstand die Steine der letzten.
        [seeds] {"- "}Mehr Steine am Ende der letzten Runde gewinnen die Partie.
       *[holes] {"- "}Mehr Mulden zum Eröffnen, nicht ausgebrannt und vom Füllen erreicht, gewinnen die Partie; bei Gleichstand die Steine der letzten Runde.
    }
rules_opening =
    { $opening ->
        [simultaneous] {"- "}Beide eröffnen zugleich und geheim.
        [south] {"- "}Süd beginnt, mit der unteren Reihe.
       *[north] {"- "}Nord beginnt, mit der oberen Reihe.
    }
rules_grand_slam =
    { $slam ->
        [capture] {"- "}Alles zu nehmen, was die Gegenseite hat, ist ein Schlag wie jeder andere.
       *[none] {"- "}Ein Zug, der alles nähme, was die Gegenseite hat, gilt, schlägt aber nichts.
    }

## Commands, as Discord lists them: at most 100 characters each

command_challenge = Fordere jemanden heraus, oder biete allen eine Partie an
command_practice = Spiele sofort gegen den Bot, auf einer Stufe deiner Wahl
command_games = Zeige deine offenen Partien, mit Links
command_board = Zeige das Brett deiner Partie in diesem Kanal noch einmal
command_resign = Gib deine Partie in diesem Kanal auf
command_leaderboard = Vergleiche die Spieler dieses Servers
command_profile = Zeigt Wertung, Bilanz und Gewohnheiten eines Spielers auf diesem Server
command_history = Listet deine beendeten Partien, mit Links und Aufzeichnungen
command_replay = Spiele die neueste Partie dieses Kanals als Animation ab
command_analyse = Geh eine beendete Partie durch: wer vorn lag, und was entschied
command_puzzle = Jeden Tag ein Rätsel: antworte geheim, und sieh morgen die Lösung
command_rules = Erkläre, wie ein Spiel geht
command_settings = Wähle Sprache, Erinnerungen und Bretter, für dich oder deinen Server
command_help = Was der Bot kann, und wie du anfängst
command_play = Spiele eine Mulde: zeigt deine Mulden, und was jede täte
command_draw = Biete in deiner Partie in diesem Kanal Remis an
command_takeback = Bitte darum, deinen letzten Zug zurückzunehmen
command_hint = Hol dir einen Tipp in deiner Übungspartie, nur für dich
command_cancel = Sag deine Partie ab, bevor beide gezogen haben, oder nimm eine Herausforderung zurück
command_vacation = Halte deine Uhren für einige Tage an
command_tables = Zeige, wer auf diesem Server jemanden zum Spielen sucht
command_block = Blockiere Herausforderungen von jemandem, oder sieh die Liste
command_privacy = Was von dir aufgehoben wird; hol es als Datei, oder lösche es
menu_challenge_to_congkak = Zu Congkak herausfordern
menu_show_the_record = Aufzeichnung zeigen

## Options of commands: at most 100 characters each

option_challenge_opponent = Wen; weggelassen: wer immer mag
option_challenge_level = Gegen den Bot: wie gut er spielt, von 1 bis 6 (3)
option_challenge_game = Welches Spiel (Congkak)
option_challenge_rounds = Wie viele Runden (1)
option_challenge_holes = Mulden je Seite (Congkak 7, sonst 6)
option_challenge_seeds = Steine je Mulde (Congkak: so viele wie Mulden, sonst 4)
option_challenge_burnt = Congkak: was ausgebrannte Mulden tun
option_challenge_refill = Congkak: wie die Mulden für die nächste Runde gefüllt werden
option_challenge_victory = Congkak: was die Partie gewinnt
option_challenge_opening = Wer beginnt (Congkak: beide zugleich; sonst Süd)
option_challenge_grand_slam = Oware: ob alle Steine einer Seite geschlagen werden können
option_board_as = Als Bild für alle (Vorgabe), oder als Text nur für dich
option_leaderboard_game = Für welches Spiel (alle)
option_leaderboard_measure = Geordnet wonach (Wertung)
option_leaderboard_time = Aus welcher Zeit (alle)
option_profile_player = Wessen (deins)
option_profile_against = Verglichen mit wem
option_profile_game = Wertung und Gewohnheiten in welchem Spiel (alle)
option_history_opponent = Nur die mit diesem Spieler
option_history_game = Welches Spiel (alle)
option_history_results = Stattdessen die Ergebnisse des Servers als Datei (braucht Server verwalten)
option_replay_what = Wie viel davon (der letzte Zug)
option_analyse_match = Welche deiner Partien hier (die letzte)
option_puzzle_answer = Deine Antwort, etwa 7 1 2; weggelassen: zeigt das Rätsel
option_rules_game = Welches Spiel (Congkak)
option_rules_rounds = Wie viele Runden (1)
option_rules_holes = Mulden je Seite (Congkak 7, sonst 6)
option_rules_seeds = Steine je Mulde (Congkak: so viele wie Mulden, sonst 4)
option_rules_burnt = Congkak: was ausgebrannte Mulden tun
option_rules_refill = Congkak: wie die Mulden für die nächste Runde gefüllt werden
option_rules_victory = Congkak: was die Partie gewinnt
option_rules_opening = Wer beginnt (Congkak: beide zugleich; sonst Süd)
option_rules_grand_slam = Oware: ob alle Steine einer Seite geschlagen werden können
option_challenge_pace = Wie viel Zeit je Zug (3 Tage, oder wie dieser Server es will)
option_challenge_thread = Ob die Partie einen eigenen Thread bekommt
option_play_hole = Die Nummer einer Mulde, von deiner linken Seite aus
option_vacation_days = Für wie viele Tage; weggelassen: zeigt, wie viele du noch hast
option_block_player = Wen; weggelassen: zeigt, wen du blockiert hast

## Choices of options: at most 100 characters each

choice_rounds_burnout = Bis zum Ausbrennen
choice_burnt_forfeit = Steine darin gehen an die Gegenseite
choice_burnt_skip = Sie werden übersprungen
choice_burnt_off = Mulden brennen nicht aus
choice_refill_partial = Die letzte Mulde darf weniger haben
choice_refill_full = Nur ganz volle Mulden
choice_refill_even = Gleichmäßig verteilt
choice_victory_rounds = Gewonnene Runden
choice_victory_seeds = Steine der letzten Runde
choice_victory_holes = Mulden, die noch spielbar sind
choice_opening_simultaneous = Beide zugleich, geheim
choice_opening_south = Süd
choice_opening_north = Nord
choice_grand_slam_capture = Schlägt alle
choice_grand_slam_none = Schlägt nichts
choice_as_picture = Bild, für alle
choice_as_text = Text, nur für dich
choice_what_last = Der letzte Zug
choice_what_round = Die Runde
choice_what_match = Die ganze Partie
choice_pace_live = Live: 5 Minuten
choice_pace_one_day = 1 Tag
choice_pace_three_days = 3 Tage
choice_pace_week = 7 Tage
choice_pace_no_clock = Keine Uhr
choice_measure_rating = Wertung
choice_measure_matches_won = Gewonnene Partien
choice_measure_rounds_won = Gewonnene Runden
choice_measure_captured = Geschlagene Steine
choice_measure_run = Längste Siegesserie
choice_time_always = Alle Zeiten
choice_time_month = Dieser Monat
choice_time_season = Diese Saison
choice_time_last_season = Die Saison davor
