# Was das Terminal um ein Spiel herum sagt.

## Der Tisch

which-game = Welches Spiel?
which-level = Wie gut sollen die Bots spielen?
level-is-first = Gut für den Anfang.
# `below` ist die nächstschwächere Stufe: „Gelegenheitsspieler“.
level-wins = { $others ->
    [one] Schlägt „{ $below }“ in { $n } von 10 Partien.
   *[other] Gewinnt { $n } von 10 Partien gegen { $others }-mal „{ $below }“.
}
give-number = Gib eine Zahl von 1 bis { $most } ein.
give-number-or-help = Gib eine Zahl von 1 bis { $most } ein, oder h für Hilfe.
unofficial = Eine inoffizielle Umsetzung.
you-are = Du bist Spieler { $number }.
type-help = Mit { $typed } bekommst du Hilfe.
thinks = { $who } denkt nach ...
saved = Gespeichert. Weiter geht es mit: { $command }
at-seat = { $who }: { $question }
pass-to = Der Bildschirm geht weiter an { $who }, Enter öffnet.
besides = außerdem, jederzeit:
no-such-command = „{ $typed }“ gibt es hier nicht. Du kannst eingeben:
nothing-barred = Nichts ist verwehrt: Alles, was man hier wollen kann, steht in der Liste.
your-order = Dein Dauerauftrag: { $order }.
as-now = (so wie jetzt)
no-card-of-name = Keine Karte hat das in ihrem Namen.
give-a-name = Gib einen Namen ein, oder einen Teil davon.
try-card = Versuch es mit: ? { $name }
many-cards = { $count } Karten haben das in ihrem Namen: { $names }
copies = Exemplare: { $copies }

## Was man eingeben kann

help-option = diese Möglichkeit wählen
help-undo = deine letzte Wahl zurücknehmen
help-card = was eine Karte sagt (ein Teil ihres Namens genügt)
help-card-key = ? NAME
help-why = was du gerade nicht kannst, und warum nicht
help-forecast = Vorschau: wie die Zahlen jetzt wären
help-table = den Tisch noch einmal zeigen
help-log = das Protokoll
help-quit = aufhören; das Spiel wird gespeichert
help-orders = Daueraufträge: welche Fragen für dich beantwortet werden

## Das Ende

score-sheet = Abrechnung
column-player = Spieler { $number }
# $count: wie viele ihn teilen
winners = { $count ->
    [one] { ME($seats) ->
        [you] Du gewinnst.
       *[other] { SEAT($seats) } gewinnt.
    }
   *[other] { ME($seats) ->
        [you] { CAP(SEAT($seats)) } teilt euch den Sieg.
       *[other] { SEAT($seats) } teilen sich den Sieg.
    }
}

## Spiele und ihre Optionen

players-from-to = { $least }-{ $most } Spieler
default = (Standard)

## Karten

star-means = { $star } unsere Rekonstruktion: Den gedruckten Wert kennen wir nicht
column-card = Karte
column-copies = Anzahl
column-figures = Werte und Text

title-city = Stadtkarten
title-borough = Bezirke
title-market_card = Marktkarten
title-special = Sonderkarten
title-market = Märkte
title-track = Wege der Gehilfen
title-action = Aktionskarten
title-area = Gebiete
title-event = Zufallsereignisse
title-personality = Persönlichkeiten
title-agent = Agentenkarten
title-building = Gebäudekarten

## Die Werte einer Karte: `figure-FELD`, oder `figure-ART-FELD`, wo eine Art von Karten es anders sagt

figure-colour = { $value ->
    [blue] blau
    [brown] braun
    [grey] grau
   *[pink] rosa
}
figure-copies = { $value } in { $set }
figure-cost = kostet £{ $value }
figure-activate = aktiviert für £{ $value }
figure-activate-card = aktiviert mit einer Handkarte
figure-activate-blue_card = aktiviert mit einer blauen Handkarte
figure-money = +£{ $value }
points-prestige = { $value } Ansehen
points-victory = { $value ->
    [one] { $value } Siegpunkt
   *[other] { $value } Siegpunkte
}
figure-prestige = +{ $points }
figure-relief = -{ $value } Armut
figure-poverty = +{ $value } Armut
figure-flips = { $value ->
    [true] wird nach dem Nutzen umgedreht
   *[false] wird nie umgedreht
}
figure-value = { $points } am Ende
figure-free = ausgelegt ohne Abwurf
figure-starter = von Anfang an zu kaufen
figure-cards = { $value ->
    [one] { $value } Karte
   *[other] { $value } Karten
} ziehen
figure-side = { $value ->
    [north] nördlich der Themse
   *[south] südlich der Themse
}
figure-river = { $value ->
    [true] an der Themse
   *[false] nicht an der Themse
}
figure-run_money = +£{ $value } bei jedem Verwalten
figure-run_poverty = +{ $value } Armut bei jedem Verwalten
figure-run_relief = -{ $value } Armut bei jedem Verwalten
figure-run_prestige = +{ $points } bei jedem Verwalten
figure-borders = grenzt an: { $names }
figure-bridges = Brücke nach: { $names }
figure-near = neben: { $names }
figure-markets = { $names }
figure-coffee = Kaffee { $reward }
figure-soap = Seife { $reward }
figure-silk = Seide { $reward }
figure-china = Porzellan { $reward }
figure-permanent = { $value ->
    [true] bleibt vor ihrem Spieler liegen
   *[false] wird einmal benutzt
}
figure-from_round = ab Runde { $value }
figure-actions-stack = Leisten auf { $spaces }
figure-actions-profit = Gewinn auf { $spaces }
figure-actions-goods = Waren auf { $spaces }
figure-icons-special = auf { $space } nehmen alle eine Sonderkarte
figure-icons-reveal = auf { $space } zeigen alle ihr Geld
figure-icons-none = nichts unterwegs
figure-number = Nummer { $value }
figure-symbols = Symbole: { $symbols }
figure-set = { $value ->
    [alternative] mit den alternativen Persönlichkeiten
    [classic] mit den klassischen Persönlichkeiten
   *[standard] mit den üblichen Persönlichkeiten
}
figure-start = { $value ->
    [1] hier beginnt jeder mit dem ersten Agenten
    [2] hier beginnt jeder mit dem zweiten Agenten
   *[other] hier beginnt jeder mit dem dritten Agenten
}
figure-rolls = { $value ->
    [one] { $value } Wurf mit dem Würfel
   *[other] { $value } Würfe mit dem Würfel
}
figure-holborn = wem Holborn gehört: { $value }
figure-needs = braucht { $value }
figure-needs-by-players = braucht { $parts } Spielern
figure-needs-part = { $value } bei { $players }
figure-kind = { $value ->
    [single] wird einmal benutzt
    [ongoing] bleibt im Spiel
   *[interrupt] eine Unterbrechung
}
figure-city-deck = nur mit action_cards={ $value }
figure-action-deck = { $value ->
    [brown] brauner Stapel
   *[grey] grauer Stapel
}
figure-action-players = ab { $value } Spielern
figure-track-players = für { $value } Spieler
figure-area-cost = ein Gebäude kostet £{ $value }

reward-money = £{ $value }
reward-special = eine Sonderkarte

symbol-money = £{ $value }
symbol-place = einen Agenten setzen
symbol-calm = einen Unruhemarker entfernen
symbol-skull = Attentat
symbol-build = bauen
symbol-scroll = ihr Text
symbol-event = ein Zufallsereignis
symbol-another = noch eine Karte spielen
symbol-interrupt = Unterbrechung

## Simulationen, Messungen, Beweise und der Server

stopped = Abgebrochen.
simulating = { $game }, { $count } Spieler
measured-strength = { $bot } gewann { $share } von { $games } Partien gegen { $against } (95-mal von 100 zwischen { $low } und { $high }; gerecht: { $fair }), { $milliseconds } ms je Entscheidung
trained-round = Runde { $round }: { $games } Partien gesehen, { $share } gewonnen gegen greedy-1 ({ $low } bis { $high })
trained = Die Gewichte liegen in { $weights }, das Schaubild in { $chart }.
simulated = { $finished } von { $games } Partien { $game } beendet: { $decisions } Entscheidungen in { $seconds } s ({ $decisions_per_second } je Sekunde, { $games_per_second } Partien je Sekunde)
column-bot = Bot
column-games = Partien
column-seat = Platz
column-wins = Siege
column-share = Anteil
column-score = Punkte im Mittel
# `endings`: was entschieden hat, und wie oft.
game-takes = Eine Partie dauert { $turns } Züge ({ $shortest } bis { $longest }) und { $decisions } Entscheidungen; erster Platz durch: { $endings }
column-rating = Wertung
column-interval = 95-%-Bereich
column-thought = Bedenkzeit
column-ahead-of = vor
arena-played = { $game }, { $players } Spieler: { $games } Partien, { $deals } von { $planned_deals } Gaben, jede in jeder Sitzordnung; { $settled ->
    [true] es ist klar, wer besser ist.
   *[false] es ist noch nicht bei allen klar, wer besser ist.
}
arena-sure = + besser, - schlechter: so sicher, dass es höchstens in einer von zwanzig Ligen falsch ist.
measuring = Messung läuft
bench-game = Spiel, Spieler
bench-build = Fassung
bench-decisions = Entscheid.
bench-games = Partien
bench-copy = Kopie
bench-clone = Zweig
bench-redeal = neu gegeben
bench-view = Sicht
bench-replay = Nachspiel
bench-to-peers = zu den anderen
bench-peers = OpenSpiel, von Python aus: { $speeds }; geometrisches Mittel { $mean } Entscheidungen/s
bench-others = In Python geschrieben: { $speeds } Entscheidungen/s
only-pure = Nur reines Python wurde gemessen: `make bench` baut und misst auch die übersetzte Fassung.
proved = bewiesen
proved-if = bewiesen, wenn
not-proved = nicht bewiesen
proved-commitment = Das Geheimnis passt zur Zusage { $commitment }.
proved-parts = Was die Plätze beigetragen haben, passt zu ihren Siegeln: { $browsers } vom eigenen Browser oder Programm der Spieler gezogen, { $away } für abwesende Spieler abgeleitet, { $none } nichts.
proved-seed = Der Startwert des Gebens ist aus diesem Geheimnis und diesen Anteilen gemacht und aus nichts sonst.
proved-contributions = Der Startwert des Gebens ist aus diesem Geheimnis und { $seats ->
    [one] { $seats } Beitrag
   *[other] { $seats } Beiträgen
} gemacht.
proved-players = Kein Spieler konnte die Karten ohne den Betreiber bestimmen: sie hängen an einem Geheimnis, das nur der Server kannte.
proved-operator = der Browser eines Spielers dieselbe Zusage, dieselben Siegel und den eigenen Anteil notiert hatte, bevor er diesen Anteil offenlegte (seine Wertungsseite sagt es): dann konnte auch der Betreiber allein die Karten nicht bestimmen.
unproved-time = Dass Zusage und Siegel rechtzeitig gezeigt wurden: das kann die Aufzeichnung nicht zeigen, die Notizen der Browser schon.
unproved-choice = Dass sich niemand abgesprochen hat: der Betreiber hätte mit allen Spielern außer einem zwischen { $deals } Kartenfolgen wählen können, denn jeder von ihnen konnte seinen Anteil offenlegen oder fernbleiben.
unproved-rules = Dass die Partie so stand, als sie ab Zug { $turns } nach anderen Regeln weiterging: Das kann prüfen, wer die Regeln jedes Teils hat. Was später fiel, folgt aus demselben Geben.
unproved-cards = Dass niemandem die Karten verraten wurden: der Server des Betreibers sieht sie alle.
unproved-alone = Dass der Betreiber die Karten nicht bestimmt hat: der Server allein hat sie gezogen, denn kein Anteil kam vom Browser eines Spielers.
unproved-first = Dass der Betreiber die Karten nicht bestimmt hat: bei dieser älteren Art von Beweis zog der Server die Anteile der Spieler selbst oder nahm sie nach seiner Zusage an, ohne dass ihn etwas an sie band.
proved-replay = { $over ->
    [true] Die Aufzeichnung lässt sich Wahl für Wahl bis Schritt { $ply } und zum Ende nachspielen.
   *[false] Die Aufzeichnung lässt sich Wahl für Wahl bis Schritt { $ply } nachspielen.
}
served-at = Big Smoke läuft unter { $address }
served-interface = Die Schnittstelle für Bots läuft unter { $address }; eine Seite für den Browser gibt es hier noch nicht: baue sie mit { $command }.

## Die Durchsicht einer Partie

reviewing = Durchsicht von { $game }
review-chart = Siegchance zu Beginn jedes Zuges, nach dem Wissen von { SEAT($seat) }
review-chart-open = Siegchance zu Beginn jedes Zuges, mit allen Karten offen
review-account = Woher das Ergebnis kommt, in % eines Sieges
review-account-more = Was verschenkt war, kann wiederkommen und noch einmal verschenkt werden; so kann ein Teil mehr als 100 ausmachen.
column-start = Anfang
column-own = Eigenes Spiel
column-others = Spiel der anderen
column-luck = Glück
column-result = Ergebnis
review-nothing = Nichts auszusetzen.
review-moment = { CAP($grade) }, Runde { $round }, { SEAT($seat) }: { $loss } % ±{ $pm }
review-played = gespielt: { $option }
review-better = besser: { $option }
review-why = warum: { $why }
review-line = und dann: { $line }
review-figures = was es ändert: { $figures }
review-figure = { $label }: { $best } statt { $played }
review-figure-of = { $label }, { SEAT($seat) }: { $best } statt { $played }
review-rest = { SEAT($seat) }: { $count ->
    [one] { $count } gute Wahl
   *[other] { $count } gute Entscheidungen
}, { $loss } % insgesamt
grade-doubtful = zweifelhaft
grade-mistake = Fehler
grade-blunder = grober Fehler

## Aufgaben

puzzle-head = Aufgabe { $number }, { $game }, { $difficulty }
puzzle-ask = Was gibt dir die beste Aussicht auf den Sieg?
puzzle-type = Eine Zahl von 1 bis { $most } antwortet; h ein Hinweis, f die Zahlen von jetzt, ? NAME was eine Karte sagt, l was zuletzt geschah, t noch einmal der Tisch, g gibt auf, q geht.
puzzle-more = Eingabetaste für eine weitere Aufgabe, q geht.
puzzle-not-these = Nicht { LIST($options, style: "or") }.
puzzle-right = Richtig.
puzzle-wrong = Nicht das Beste: { $loss } % verschenkt.
puzzle-gave-up = Das war die beste Wahl (★):
puzzle-yours = deine Antwort
puzzle-checked = Jede Möglichkeit wurde in { $worlds } gedachten Welten erprobt, in { $checks } Prüfungen, die nichts voneinander wissen.
puzzle-easy = leicht
puzzle-fair = mittel
puzzle-hard = schwer
puzzle-fiendish = teuflisch
column-option = Möglichkeit
column-chance = Aussicht auf den Sieg, %
column-game = Spiel
column-players = Spieler
column-number = Nummer
column-kind = Gefragt
column-difficulty = Schwierigkeit
column-found = Von Bots gefunden
puzzle-finding = Aufgaben für { $game } werden gesucht
puzzle-found = { $count ->
    [one] Eine Aufgabe
   *[other] { $count } Aufgaben
} aus { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}, aufbewahrt in { $file }
