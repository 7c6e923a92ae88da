# London, beide Ausgaben: was der Tisch im Browser rund ums Spiel sagt. Was das Spiel selbst sagt, steht in london.ftl
# und in den Dateien der Ausgaben; Namen in den Dateien der Namen.
#
# $game ist london-1e oder london-2e, wo die Ausgaben etwas anders nennen.

# Eine Zahl im Satz, für Bezirke und Kredite; andere Nachrichten haben sie in sich.
in-words = { $n ->
    [0] keiner
    [1] einer
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $n }
}

## Der Nachziehstapel

# Wo wenig Platz ist, darf das Wort getrennt werden.
deck-title = Nachzieh{"\u00AD"}stapel
# Unter einer großen Zahl: So viele Karten sind noch da.
deck-left = übrig
# Was von einem Satz (A, B oder C) noch da ist; mehrere folgen aufeinander, der oberste zuerst.
deck-set = { $n } { $set }
deck-sets = { $before }, dann { $next }
deck-empty = leer: letzte Runde
# Vorgelesen. $set ist der Satz der obersten Karte.
deck-label = Nachziehstapel, { $set }, noch { $n }
deck-label-empty = Nachziehstapel, leer, noch 0
# Hinter einer Zahl, die heraussticht: So viele Bezirke kommen noch, sind U-Bahn-Marker übrig, Karten weg.
deck-boroughs = { $n ->
    [one] Bezirk
   *[other] Bezirke
}
deck-underground = U-Bahn-Marker
deck-gone = { $n ->
    [one] Karte weg
   *[other] Karten weg
}
foreseen-title = Oben auf dem Nachziehstapel, wie du es gesehen hast
foreseen-note = oberste zuerst

## Wo abgeworfene Karten liegen

board-title = { $game ->
    [london-1e] Kartenauslage
   *[other] Bautableau
}
board-note = hier landet der Abwurf
board-rule = { $game ->
    [london-1e] Sind beide Reihen voll, kommt die obere weg, und die untere rückt nach oben.
   *[other] Sind beide Reihen voll, kommt die untere aus dem Spiel, und die obere rückt nach unten.
}
board-full = { $game ->
    [london-1e] Die nächste Karte räumt die obere Reihe ab.
   *[other] Der nächste Abwurf räumt die untere Reihe ab.
}
# Ein freies Feld, vorgelesen.
board-space = Reihe { $row }, Feld { $column }
# Auf einer Karte, solange auf eine Möglichkeit gezeigt wird: was aus ihr würde.
would-land = würde hier landen
would-leave = käme aus dem Spiel
would-go = würde abgeworfen

## Land

land-title = Land zu verkaufen
land-note = von 20 Bezirken { in-words } vergeben
land-none = Alle Bezirke sind verkauft.
# Der Plan, vorgelesen: $parts sind die nächsten beiden.
land-map = Plan der Themse. { LIST($parts, style: "semicolon") }
land-held = { CAP(SEAT($seat)) }: { BOROUGH($boroughs) }
land-sale = zu verkaufen: { BOROUGH($boroughs) }
# An einem Bezirk: wie viele Pfund fehlen oder wie viele Kredite er braucht.
land-short = £{ $n } zu wenig
takes-loans = { $n ->
    [1] mit einem Kredit
   *[other] mit { in-words } Krediten
}
map-title = Die Bezirke
map-note = { $n ->
    [1] einer zu kaufen; Preis · Karten · Punkte am Ende
   *[other] { in-words } zu kaufen; Preis · Karten · Punkte am Ende
}
map-enlarge = Stadtplan groß öffnen
# Auf dem Stadtplan: Preis, Karten, die man nimmt, Punkte am Ende.
map-figures = £{ $cost } · { $cards } · { $value }
# Vorgelesen mit einem Bezirk des Stadtplans.
map-held = gehört { SEAT($seat, form: "dat") }
map-underground = U-Bahn-Marker
river-thames = Themse
# Norden, auf der Windrose.
river-north = N
# Auf dem Stich der 1. Ausgabe: drei Zeilen des Titels, der Maßstab, und was am Fluss entlang vor der Themse steht.
plan-head = Ein Plan von
plan-title = LONDON
plan-foot = erstanden aus dem Brand, in zwanzig Bezirken
plan-scale = Ungefähr eine Meile
plan-river = Die
# Wie viele Bezirke jemand hat, über dem Stapel.
pile-held = { $n } gekauft

## Das Kontobuch

ledger-title = { ME($seat) ->
    [you] Dein Kontobuch
   *[other] Kontobuch { SEAT($seat, form: "of") }
}
ledger-boroughs = { $n ->
    [one] { $n } Bezirk
   *[other] { $n } Bezirke
}
ledger-money = Geld
# Hinter der Taste L.
ledger-borrow = £{ $amount } Kredit
ledger-poverty = Armut
ledger-poverty-note = { $n } mit deiner Hand
ledger-ladder = Was 1 bis 10 Armut über der wenigsten am Ende kosten
# Wie viel Armut man über der wenigsten hat, und was das kosten würde.
ledger-over = { $n } mehr: −{ $cost }
ledger-fewest = am wenigsten
ledger-loans = { $n ->
    [one] Kredit
   *[other] Kredite
}
ledger-loans-note = { $n ->
    [0] nichts zurückzuzahlen
    [one] { $game ->
        [london-1e] am Ende £15 oder −7
       *[other] £15 zurück oder −7
    }
   *[other] { $game ->
        [london-1e] am Ende je £15 oder −7
       *[other] je £15 zurück oder −7
    }
}
ledger-prestige = { $game ->
    [london-1e] Siegpunkte
   *[other] Ansehen
}
ledger-prestige-note = und { $n } auf deinen Karten
ledger-run = Jetzt verwalten
# Das Verwalten nach einer Möglichkeit: $what ist die Möglichkeit oder der Name ihrer Karte oder ihres Bezirks.
ledger-after = Nach: { $what }
ledger-as-stack = +{ $n } als neuer Stapel
ledger-score = Wäre jetzt Schluss
# Eine Summe in Worten, etwa 3 Stapel + 2 Kredite − 1 Bezirk.
sum-plus = { $before } + { $next }
sum-minus = { $before } − { $next }
sum-negative = − { $next }
sum-nothing = noch nichts
# Auf dem Telefon, unter den Zahlen.
ledger-run-short = Verwalten
ledger-score-short = bei Schluss

## Unter den Zahlen eines Spielers

stat-money = Geld
stat-poverty = Armut
stat-loans = Kredite
stat-prestige = { $game ->
    [london-1e] SP
   *[other] Ansehen
}
stat-hand = Hand
stat-stacks = Stapel

## Die Stadt

city-title = { ME($seat) ->
    [you] Deine Stadt
   *[other] Stadt { SEAT($seat, form: "of") }
}
city-note = { $stacks } Stapel, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
city-note-own = { $stacks } Stapel, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}; überdeckte Namen siehst nur du
city-empty = Noch ist nichts gebaut. Gebaute Karten liegen hier.
stack-new = Neuer Stapel
stack-new-note = +1 Armut bei jedem Verwalten
# Vorgelesen. $top ist, was obenauf liegt, in Worten; $n, wie viele Karten darunterliegen.
stack-label = { $n ->
    [0] Stapel { $number }: { $top }
    [one] Stapel { $number }: { $top }, auf { $n } Karte
   *[other] Stapel { $number }: { $top }, auf { $n } Karten
}
stack-covered = { $n } überdeckt
stack-face-down = verdeckt
stack-card-face-down = eine Karte, verdeckt
stack-turned-over = { CARD($card) }, umgedreht
stack-used = in diesem Zug genutzt
stack-coins = £{ $n } darauf

## Die Hand

hand-title = { ME($seat) ->
    [you] Deine Hand
   *[other] Hand { SEAT($seat, form: "of") }
}
hand-note = { $n } von { $limit }
hand-over = { $limit ->
    [9] { $n }, neun darf man behalten
   *[other] { $n }, { $limit } darf man behalten
}
# Die Hand auf dem Telefon, vorgelesen: wie viele Karten von wie vielen.
hand-label = Deine Hand, { $n } von { $limit }
hand-sort = Hand sortieren
sort-colour = nach Farbe
sort-cost = nach Kosten
sort-dealt = wie erhalten
hand-empty = Keine Karten auf der Hand.
hand-count = { $n ->
    [one] { $n } Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
hand-known = Bekannte Handkarten:

## Die vier Aktionen, auf ihren Kärtchen

ticket-develop = Ausbauen
ticket-play_cards = Ausspielen
ticket-buy_land = Land kaufen
ticket-run_city = Verwalten
ticket-draw_three = Drei ziehen
ticket-take_three = Drei nehmen
ticket-hand = { $n ->
    [0] keine Handkarte
    [one] { $n } Handkarte
   *[other] { $n } Handkarten
}
# Das billigste Land; wo es teurer ist als das, was man hat, steht beides da.
ticket-land = ab £{ $cheapest }
ticket-land-dear = du hast £{ $money }, ab £{ $cheapest }
# Die Armut, wenn man beim Verwalten nichts aktiviert.
ticket-run = +{ $n } Armut oder weniger
ticket-run-free = keine Armut
ticket-draw = { $game ->
    [london-1e] noch { $deck }, Auslage { $board }
   *[other] noch { $deck }, Bautableau { $board }
}

## Was ein Klick täte, und was eine Möglichkeit brächte

express-develop = { $game ->
    [london-1e] „{ CARD($card) }“ ausspielen
   *[other] „{ CARD($card) }“ bauen
}
express-buy = { CAP(BOROUGH($borough, form: "acc")) } kaufen
express-run = Stadt verwalten, zuerst „{ CARD($card) }“
# Die 1. Ausgabe nimmt Karten, die 2. zieht sie.
express-draw = Drei Karten, zuerst „{ CARD($card) }“
express-draw-deck = Drei Karten, zuerst vom Nachziehstapel
tip-discards = { $game ->
    [london-1e] „{ CARD($card) }“ kommt in die Kartenauslage
   *[other] „{ CARD($card) }“ kommt aufs Bautableau
}
tip-free = nichts zu zahlen
tip-pays = £{ $n } zu zahlen
held-choose = Wählen
held-put-down = Weglegen
choose-seat = { CAP(SEAT($seat, form: "acc")) } wählen
last-round = { ME($seat) ->
    [you] Du hast den Nachziehstapel geleert: Alle anderen haben noch einen Zug.
   *[other] { CAP(SEAT($seat)) } hat den Nachziehstapel geleert: Alle anderen haben noch einen Zug.
}
# Was die Taste L tut.
key-borrow = Kredit aufnehmen, wo es angeboten wird

## Was auf den Karten steht

type-city = Stadtkarten
type-borough = Bezirke
sieve-colour = Farbe
sieve-set = Satz
# Kurz, an der Stelle von Zeichen.
face-shed = nur abgeben oder loswerden
face-shed-short = weg
face-no-run = nichts beim Verwalten
face-flips = umdrehen
face-stays = bleibt
face-once = einmal
face-not-built = nie gebaut
face-again = noch mal
face-two = zwei
face-up-to = ≤{ $n }
ribbon-action = Aktion, dann weg
ribbon-bank = = £12
ribbon-hospital = spart Umdrehen
ribbon-parliament = 0 bis 2
ribbon-school = £1: jede Farbe
ribbon-shops = +£1 je Bau
ribbon-university = 3, behalte 1
face-to-build = zum Bauen
face-while-open = Solange sie zu sehen ist:
face-as-action = Beim Ausspielen:
face-copies = { $n ->
    [one] { $n } Exemplar
   *[other] { $n } Exemplare
}
face-at-once = sofort
face-while-top = Solange er obenauf liegt:
face-borders = Daneben:
face-bridges = Über eine Brücke:
face-each-run = je Verwalten
face-nothing-lasting = keine dauernde Wirkung
# Die dauernde Wirkung eines Bezirks, kurz.
ability-swap_pauper = Bettler mit dem Bautableau tauschen
ability-draw_two = Zu Beginn zwei ziehen
ability-cheap_blue = Blaue Karten kosten £2 weniger
ability-look_three = Zu Beginn: drei ansehen
ability-paupers_pay = Bettler zahlen jede Farbe

## Eine Karte in Worten: mehrere davon in einer Reihe, durch Kommas getrennt, hinter ihrem Namen

words-costs = Bau kostet £{ $n }
words-spend-card = beim Verwalten eine Handkarte abgeben
words-spend-blue = beim Verwalten eine blaue Handkarte abgeben
words-pay = beim Verwalten £{ $n } zahlen
words-money = £{ $n } bekommen
words-prestige = { $game ->
    [london-1e] { $n } SP bekommen
   *[other] { $n } Ansehen bekommen
}
words-poverty = { $n } Armut nehmen
words-relief = { $n } Armut verlieren
words-turns-over = wird danach umgedreht
words-stays-up = bleibt offen
words-value = { $game ->
    [london-1e] { $n } SP am Ende
   *[other] { $n } Ansehen am Ende
}
# Dasselbe als Satz, für eine Karte, die nur Zeichen hat.
words-run = { CAP(LIST($parts, style: "comma")) }.
words-no-run = Sie bewirkt beim Verwalten nichts.
words-pauper = Ein Bettler wird nie gebaut. Auf der Hand bringt er bei jedem Verwalten Armut; du kannst ihn für eine Karte abgeben, die eine Handkarte verlangt, oder ihn loswerden.
words-borough-costs = kostet £{ $n }
words-borough-draws = { $n ->
    [one] { $n } Karte ziehen
   *[other] { $n } Karten ziehen
}
words-borough-takes = { $n ->
    [one] { $n } Karte nehmen
   *[other] { $n } Karten nehmen
}
words-borough-points = { $n ->
    [one] { $n } Punkt am Ende
   *[other] { $n } Punkte am Ende
}
words-borough-prestige = { $n } Ansehen
words-borough-relief = { $n } Armut verlieren
side-north = nördlich der Themse
side-south = südlich der Themse
words-river = am Ufer
words-run-money = bei jedem Verwalten £{ $n }
words-run-prestige = bei jedem Verwalten { $n } Ansehen
words-run-poverty = bei jedem Verwalten { $n } Armut nehmen
words-run-relief = bei jedem Verwalten { $n } Armut verlieren

## Die Felder einer Karte, wo gesagt wird, welche davon gedruckt sind

field-full_name = voller Name
field-colour = Farbe
field-flips = umgedreht oder nicht
field-value = Wert am Ende
field-activate = Kosten beim Verwalten
field-money = Geld
field-prestige = Ansehen
field-poverty = Armut
field-relief = verlorene Armut
field-building = ob sie gebaut wird
field-cards = gezogene Karten
field-side = Seite der Themse
field-river = am Ufer
field-starter = ob er von Anfang an ausliegt
field-ability = dauernde Wirkung
field-run_money = Geld je Verwalten
field-run_prestige = Ansehen je Verwalten
field-run_poverty = Armut je Verwalten
field-run_relief = verlorene Armut je Verwalten
field-borders = Nachbarn
field-bridges = Brücken
field-ongoing = dauernde Wirkung
field-action = Aktion

## Das Ende

# $rank ist ein Rang in Worten: 1. Platz.
rank-boroughs = { $n ->
    [one] { $rank }, { $n } Bezirk
   *[other] { $rank }, { $n } Bezirke
}
line-track = Auf der Leiste
    .note = im Spiel bekommenes Ansehen
line-counters = Siegpunktmarker
    .note = im Spiel bekommen
line-hand = Übrige Handkarten
    .note = jede ist eine Armut mehr
line-cards = { $game ->
    [london-1e] Gebäudeauslage
   *[other] Stadtkarten
}
    .note = offen, umgedreht und überdeckt
line-repaid = Zurückgezahlte Kredite
    .note = je £15, so viele wie möglich
line-money = Geld
    .note = 1 für je volle £3
line-loans = Offene Kredite
    .note = für jeden 7 verloren
line-poverty = Armut
    .note = über der wenigsten am Tisch
line-loss = Durch Armut verloren
    .note = nach der Tabelle der Regeln
line-boroughs = Bezirke
    .note = und zwei für jeden U-Bahn-Marker
line-total = { $game ->
    [london-1e] Siegpunkte
   *[other] Ansehen
}
account-cards = { $n ->
    [one] { $n } von { $all } zählt
   *[other] { $n } von { $all } zählen
}
account-loans = { $n ->
    [one] { $n } Kredit
   *[other] { $n } Kredite
}
account-paid = { $n ->
    [one] { $n } Kredit, von £{ $money }
   *[other] { $n } Kredite, von £{ $money }
}
account-left = £{ $money } übrig
account-boroughs = { $n ->
    [one] { $n } Bezirk
   *[other] { $n } Bezirke
}
account-poverty = { $n } im Ganzen
chart-title = { $game ->
    [london-1e] Siegpunkte Zug um Zug
   *[other] Ansehen Zug um Zug
}
chart-note = der letzte Schritt ist die Wertung
# Vorgelesen: $lines sind Spieler, jeder mit seinem Ansehen.
chart-label = { $game ->
    [london-1e] Siegpunkte Zug um Zug. { LIST($lines, style: "semicolon") }
   *[other] Ansehen Zug um Zug. { LIST($lines, style: "semicolon") }
}
numbers-runs = Stadt verwaltet
numbers-earned = Geld bekommen
numbers-taken = Armut genommen / verloren
numbers-drawn = Karten gezogen
numbers-built = Karten gebaut
ties = Bei Gleichstand zählt weniger Armut, dann mehr Bezirke, dann die teuerste einzelne Karte; danach wird der Sieg geteilt.
# Was entschied, wo es nicht die Summe allein war.
ending-poverty = { $game ->
    [london-1e] Gleich viele Siegpunkte: Weniger Armut entschied.
   *[other] Gleich viel Ansehen: Weniger Armut entschied.
}
ending-boroughs = { $game ->
    [london-1e] Gleich viele Siegpunkte und gleich viel Armut: Mehr Bezirke entschieden.
   *[other] Gleich viel Ansehen und Armut: Mehr Bezirke entschieden.
}
ending-best_card = In allem anderen gleichauf: Die teuerste einzelne Karte entschied.

## Auslegungen einzelner Karten; sie stehen überall, wo die Karte groß zu sehen ist

ruling-hospital = Es muss offen oben auf seinem Stapel liegen. Sich selbst kann es nicht verschonen, und es zu nutzen ist keine Aktivierung.
ruling-shops = Wird sie selbst gebaut, kommt kein Geld darauf. Wird sie überdeckt, geht ihr Geld zurück an die Bank.
ruling-town_houses = Sie zählt sich selbst mit, und zwar bevor sie umgedreht wird.
ruling-stock_exchange = Jeder Gegner zahlt dir; wem das Geld fehlt, der muss einen Kredit aufnehmen.
ruling-wren = Eine Karte genügt, wenn sich keine zweite auslegen lässt; was sie an Geld kostet, ist trotzdem fällig.
ruling-coffee_house = Es zählt zu den vier Aktionskarten. Die andere Lesart, ein Gebäude, ist eine Tischoption.
ruling-southwark_bermondsey = Die Armut bei jedem Verwalten lässt sich nicht ablehnen. Den Tausch gibt es einmal in jedem deiner Züge, und der Bettler kommt an den Platz der Karte, die du genommen hast.
ruling-hackney = Es hilft dir beim Ausbauen, und nur für den Abwurf.
ruling-st_pancras = Der Blick auf die Karten ersetzt das Ziehen zu Beginn des Zuges, kein anderes.
ruling-whitehall = Die Karte muss noch oben auf ihrem Stapel liegen; ist sie umgedreht, darfst du sie trotzdem nutzen.
ruling-public_houses = Am Ende des Spiels zählt die Hand trotzdem als Armut.
ruling-bank_of_england = Einen Kredit zurückzuzahlen kostet weiterhin £15.
ruling-pauper = Bettler kannst du für jede Karte abgeben, die beim Verwalten eine Handkarte verlangt.

## Ein Wort zu jeder Art von Frage, für die erste Partie

guide-opening = Jeder Zug beginnt mit einer Karte. Mehr Karten sind mehr Auswahl, aber beim Verwalten ist jede auf der Hand Armut.
guide-action = { $game ->
    [london-1e] Eine Aktion im Zug: Spiel Karten in deine Stadt aus, kauf Land, verwalte deine Stadt oder nimm drei Karten. Jeder Zug beginnt mit einer Karte, die du nimmst.
   *[other] Eine Aktion im Zug: Bau Karten von deiner Hand, kauf einen Bezirk, verwalte deine Stadt für Geld und Ansehen oder zieh drei weitere Karten. Bau erst; verwalte, sobald ein paar Stapel stehen.
}
guide-develop = Eine gebaute Karte kommt auf einen Stapel; eine andere ihrer Farbe wird dafür abgeworfen. Überdeckte Karten zählen erst am Ende.
guide-place = Ein neuer Stapel wird für sich genutzt, bringt aber bei jedem Verwalten Armut. Auf einem Stapel überdeckt eine Karte, was dort liegt.
guide-payment = Die Karte, die du hergibst, liegt offen da, und alle können sie nehmen. Die Vorschau neben deinem Geld sagt, was übrig bleibt.
guide-buy = Land kostet Geld und bringt Karten. Es hält auch die Armut klein.
guide-run = Jede offene Karte nutzt du einmal; die meisten werden dann umgedreht. Hörst du auf, kommt die Armut: Sieh auf die Vorschau links.
guide-draw = Vom Nachziehstapel weißt du nicht, was kommt; was offen liegt, kennst du. Neun Karten darfst du am Ende eines Zuges behalten.
guide-discard = Neun Karten darfst du behalten. Gib her, was dir am wenigsten nützt: Andere können es nehmen.
guide-repay = Ein Kredit über £10 kostet beim Zurückzahlen £15. Ist er am Ende noch offen, kostet er sieben Punkte.
guide-underground = Ein Marker kommt in einen Bezirk mit Gebäude, neben einen mit Marker: zwei Punkte für den Erbauer. Der erste liegt in der City oder daneben.

## Was Zeichen und Orte bedeuten: gezeigt, wenn man auf sie zeigt, und in der Hilfe

means-tk_money = Geld: was eine Karte kostet, oder was sie bringt.
means-tk_vp = { $game ->
    [london-1e] Siegpunkte, die du sofort nimmst.
   *[other] Ansehen, das du sofort bekommst.
}
means-tk_end = { $game ->
    [london-1e] Siegpunkte, die eine Karte am Ende des Spiels zählt, auch wenn sie überdeckt ist.
   *[other] Ansehen, das eine Karte am Ende des Spiels zählt, auch wenn sie überdeckt ist.
}
means-tk_pov = Armut, die du nimmst.
means-tk_less = Armut, die du loswirst.
means-u_coin = Geld. Wer mehr zahlen muss, als er hat, nimmt Kredite auf.
means-u_poverty = Armut. Wer mehr hat als die wenigste am Tisch, verliert dafür am Ende Punkte.
means-u_loan = Kredite. Jeder bringt Armut, wenn die Stadt verwaltet wird, und kostet am Ende £15 oder Punkte.
means-u_prestige = { $game ->
    [london-1e] Siegpunkte bis jetzt.
   *[other] Ansehen bis jetzt.
}
means-u_hand = Karten, auf der Hand oder zu nehmen. Jede auf der Hand bringt Armut, wenn die Stadt verwaltet wird.
means-u_stack = Stapel von Karten in der Stadt. Jeder bringt Armut, wenn die Stadt verwaltet wird.
means-u_run = Das geschieht, wenn du deine Stadt verwaltest.
means-u_flip = Einmal benutzt, wird die Karte umgedreht: Sie zählt am Ende, wirkt aber nicht mehr.
means-u_stays = Die Karte bleibt offen: Sie kann immer wieder benutzt werden.
means-u_ongoing = Es wirkt, solange die Karte offen auf ihrem Stapel liegt.
means-u_spend_card = Gib dafür eine Karte von deiner Hand ab.
means-u_person = Andere Spieler.
means-u_land = Bezirke, die dir gehören.
means-u_river = An der Themse.
means-u_north = Nördlich der Themse.
means-u_south = Südlich der Themse.
means-u_board = { $game ->
    [london-1e] Die Kartenauslage, in der Karten offen für alle liegen.
   *[other] Das Bautableau, auf dem Karten offen für alle liegen.
}
means-u_draw = Karten, die du nimmst.
means-u_develop = Karten, die du baust.
means-u_pip_brown = Eine braune Karte. Bezahlt wird eine Karte mit einer anderen ihrer Farbe.
means-u_pip_blue = Eine blaue Karte. Bezahlt wird eine Karte mit einer anderen ihrer Farbe.
means-u_pip_pink = Eine rosa Karte. Bezahlt wird eine Karte mit einer anderen ihrer Farbe.
means-u_pip_grey = Eine graue Karte: ein Bettler. Sie wird nie gebaut.
means-u_underground = Ein U-Bahn-Marker: am Ende zwei Punkte mehr für den, dem der Bezirk gehört.
place-deck = Der Nachziehstapel. Ist er leer, geht das Spiel zu Ende.
place-space = Ein Platz für abgegebene Karten: Was hier liegt, kann jeder nehmen.
place-hidden = Eine Karte, die umgedreht oder unter einer anderen liegt: Sie zählt am Ende, wirkt aber jetzt nicht.
own-nothing = nichts
