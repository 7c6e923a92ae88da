# Was der Browser im Labor sagt, wo Stellungen aufgebaut, ausprobiert und verglichen werden.

## Die Seite

lab-title = Das Labor:
lab-title-setup = eine Stellung aufbauen
lab-title-explore = ausprobieren
lab-title-compare = zwei Zweige
lab-tab = Das Labor: { $title }
lab-open = Im Labor öffnen
lab-modes = Was du hier tust
lab-setup = Aufbauen
lab-explore = Ausprobieren
lab-compare-short = A und B
lab-games = Andere Spiele
lab-from-game = Eine gespielte Partie kommt aus ihrer Wiederholung oder ihrem Rückblick hierher: „Im Labor öffnen“.
lab-shared-by = { $game }, aufgebaut von { $name }
lab-no-study = Unter diesem Link gibt es keine Studie, die diese Seite lesen kann.
lab-ask = Nach den besten Zügen fragen
lab-ask-short = Fragen
lab-closed = Bring zuerst in Ordnung, was nicht stimmt.
lab-over = Hier ist das Spiel zu Ende.
lab-percent = { $n } %

## Ausprobieren

lab-eyes = Gesehen von
lab-eyes-asked = dem, der gefragt ist
lab-back = Einen Schritt zurück
lab-from-here = Von hier aus aufbauen
lab-branches = Zweige
lab-branches-note = { $n ->
    [0] noch nichts probiert
    [one] ein Schritt probiert
   *[other] { $n } Schritte probiert
}
lab-beginning = Der Anfang
lab-step = Ein Schritt
lab-try = Wähle am Tisch: Jede Wahl wird ein Zweig, und du kannst zu jedem zurück.
lab-try-it = Probieren
lab-mark = { $name } ist { $which }
lab-rename = Benennen
lab-name = Name des Zweigs
lab-named = Fertig
lab-drop = Weg damit
lab-fold = Zuklappen, was auf { $name } folgt
lab-unfold = Zeigen, was auf { $name } folgt
lab-hidden = und { $n } mehr
lab-best = Die besten Züge
lab-best-of = für { SEAT($seat) }

## A neben B

lab-compare = A und B vergleichen
lab-compare-how = Geh zu einem Zweig und nenn ihn A, und einen anderen B.
lab-compare-note = Was sich unterscheidet, liegt auf Messing. Alle Karten sind offen.
lab-picture = Der Tisch von { $which }; seine Zahlen stehen darunter
lab-go-there = Von { $which } aus weiter
lab-swap = A und B tauschen
lab-chances = Aussichten ausrechnen
lab-figures-of = Gesehen von
lab-figures = Was { SEAT($seat) } hat
lab-differs = (verschieden)
lab-figure-money = Geld
lab-figure-poverty = Armut
lab-figure-loans = Kredite
lab-figure-prestige = Ansehen
lab-figure-hand_size = Karten auf der Hand
lab-figure-worth = Vermögen
lab-figure-agents = Agenten auf dem Plan
lab-figure-reserve = Agenten im Vorrat
lab-figure-reserve_buildings = Gebäude im Vorrat
lab-figure-bars = Warenleisten im Vorrat
lab-figure-specials_held = Sonderkarten auf der Hand

## Wie es ausgeht

lab-ends = Wie es ausgeht
lab-ends-option = Wahl { $n }
lab-ends-won = gewinnt { $percent } %
lab-ends-gap = { $gap } ±{ $width } gegenüber der ersten
lab-ends-same = von der ersten nicht zu unterscheiden
lab-ends-key = Um wie viel es mit Vorsprung (rechts) oder Rückstand (links) endet; dunkel, wo die Partie gewonnen ist.
lab-ends-key-both = Um wie viel es mit Vorsprung (rechts) oder Rückstand (links) endet: A gefüllt, B offen.
lab-ends-games = Je { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} nach dem, was { SEAT($seat) } weiß, mit schnellen Antworten zu Ende gespielt.
lab-ends-more = Weitere werden gespielt …
lab-ends-note = So spielt man gröber als die Bots: Wer gewinnt, sagen eher die Chancen; hier ist zu sehen, wie weit die Ausgänge auseinanderliegen.
lab-ends-told = { $name }: In { $games } Partien endet { SEAT($seat) } im Mittel bei { $mean } gegenüber dem Besten der anderen, ±{ $width }; die Hälfte der Partien zwischen { $low } und { $high }; gewonnen { $percent } von 100, ±{ $pm }.

## Weiterspielen, teilen

lab-play = Weiterspielen
lab-play-note = Ein neuer Tisch steht so da wie hier. Wer spielt welchen Platz?
lab-play-now = Zum Tisch
lab-share = Teilen
lab-share-note = Die Stellung, die Zweige und ihre Namen werden bewahrt, wie sie jetzt sind. Wer den Link hat, kann sie ansehen, darin probieren und sie zu eigenen machen; deine bleiben, wie sie sind.
lab-share-name = Name
lab-share-now = Link machen
lab-share-title = { $title }: eine Studie
lab-shared = Der Link ist kopiert:
lab-mine = Zu meiner machen
lab-mine-asks = Von diesem Spiel hast du schon eine Studie mit { $n ->
    [one] einem probierten Schritt
   *[other] { $n } probierten Schritten
}. Diese hier würde sie ersetzen.
lab-mine-go = Meine ersetzen
lab-mine-not = Meine behalten
lab-set-right = Den Tisch von hier weiterspielen lassen

## Aufbauen

lab-players = Spieler
lab-empty = Leerer Tisch
lab-deal = Austeilen
lab-undo = Zurücknehmen
lab-checking = Wird durchgesehen …
lab-sound = Die Stellung stimmt
lab-problems = { $n ->
    [one] Etwas stimmt nicht
   *[other] { $n } Dinge stimmen nicht
}
lab-wrong-here = (hier stimmt etwas nicht)
lab-where = { $whose }, { $what }:
lab-too-many = Mehr davon gibt es nicht: { $name } hat das Spiel { $have }-mal.
lab-fix-back = Zurücklegen
lab-fix-usual = Wie üblich lassen
lab-palette = Was übrig ist
lab-palette-kinds = Arten von Dingen
lab-palette-how = Zieh es auf den Tisch oder in ein Feld; oder drück es an und dann einen Ort, der aufleuchtet. Entf legt zurück, was den Fokus hat.
lab-table-how = Drück auf einen Teil des Tisches, um daran zu arbeiten; mit etwas in der Hand dorthin, wo es hinsoll.
lab-find = Nach Namen suchen
lab-left = noch { $n }
lab-left-of = noch { $n } von { $of }
lab-piece-of = { $piece }: { $whose }
lab-nth = { $what } { $n }
lab-in-hand = In der Hand: { $name }. Wähle, wohin damit.
lab-let-go = Loslassen
lab-editor = Von Hand
lab-groups = Woran gearbeitet wird
lab-group-table = Tisch
lab-places-area = Gebiet
lab-places-market = Markt
lab-place-none = keiner
lab-text = Als Text
lab-text-note = TOML, wie das Programm es liest: immer im Einklang mit dem Tisch. Felder, die du weglässt, sind wie üblich, und „*“ ist der Rest eines Stapels.
lab-less = Weniger: { $what }
lab-more = Mehr: { $what }
lab-put-here = Hierher
lab-put-on = Obenauf
lab-put-top = Obenauf
lab-put-under = Unter die bekannten
lab-new-stack = Als neuer Stapel
lab-space = Feld { $n }
lab-put-back = Zurücklegen: { $name }
lab-turn = Umdrehen: { $name }
lab-face-down = verdeckt
lab-nothing = nichts
lab-rest = alles Übrige, gemischt
lab-then-rest = dann der Rest, gemischt
lab-shuffle = Reihenfolge unbekannt
lab-all = und { $n } mehr
lab-fewer = Weniger
lab-topmost = Oberste Karten
lab-dealt = ausgeteilt
lab-nobody = niemand
lab-everybody = alle
lab-viewer = Gesehen von
lab-holder = Auf der Hand von
lab-add-sight = Jemand hat Karten gesehen
lab-forget = Vergessen
lab-add-of = Einen mehr: { $whose }

lab-unsaid = nicht gesagt
lab-add-number = Eine mehr
lab-drop-number = Eine weniger
lab-add-row = Eine Zeile mehr
lab-stack-of = { $n }: { $name }
lab-remembered = Was sich die Plätze aus der gespielten Partie gemerkt haben. Es entfällt von selbst, sobald eine Karte anderswohin kommt.

lab-number-account-1 = Mindestens
lab-number-account-2 = Höchstens

lab-column-memory-marked-seat = Auf der Hand von
lab-column-memory-marked-card = Karte
lab-column-memory-marked-letter = Gezogen aus Satz
lab-column-personality_history-seat = Wer
lab-column-personality_history-saw = hat beiseite gesehen
lab-column-personality_history-gave = oder hat gegeben
lab-column-personality_history-got = und bekommen
lab-column-history-seat = Wer
lab-column-history-take = hat genommen
lab-column-history-pile = vom Stapel
lab-column-history-play = oder hat gespielt

lab-choice-ending-declared = ein Sieg wurde erklärt
lab-choice-ending-pile_won = der Stapel ging aus, und jemand hatte gewonnen
lab-choice-ending-riots = Aufruhr, nach Punkten
lab-choice-ending-pile_empty = der Stapel ging aus, nach Punkten

lab-to-lab = Zum Labor
lab-unread = Der Text ist nicht zu lesen
lab-text-too-long = Der Text ist zu lang: Gelesen werden bis zu { $most } Zeichen.
lab-study-too-large = Diese Studie ist zu groß für einen Link: Streiche einige ihrer Zweige.
lab-ends-asked = Je { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} nach dem, was dort weiß, wer gefragt ist, mit schnellen Antworten zu Ende gespielt.

lab-supply-pieces = Figuren
lab-supply-card = Karten
lab-supply-borough = Bezirke
lab-supply-event = Ereignisse
lab-supply-personality = Persönlichkeiten
lab-supply-figure = Agenten- und Gebäudekarten
lab-supply-agent = Agenten
lab-supply-special = Sonderkarten
lab-supply-market-card = Marktkarten
lab-supply-offer = Angebote
lab-supply-token = Händler
lab-supply-good = Waren

lab-piece-agents = Agent
lab-piece-building = Gebäude
lab-piece-trouble = Unruhemarker
lab-piece-grenadiers = Grenadier
lab-piece-new_citizens = Neubürger
lab-piece-bars = Warenleiste

lab-field-turn = Wer am Zug ist
lab-field-turns = Züge bisher
lab-field-last_round = Wessen letzter Zug das Spiel beendet
lab-field-deck = Nachziehstapel, von oben
lab-field-board-top = Bautableau, obere Reihe
lab-field-board-bottom = Bautableau, untere Reihe
lab-field-removed = Aus dem Spiel
lab-field-market = Offene Bezirke
lab-field-borough_deck = Kommende Bezirke, von oben
lab-field-underground = U-Bahn-Marker
lab-field-money = Geld
lab-field-poverty = Armut
lab-field-loans = Kredite
lab-field-prestige = Ansehen
lab-field-hand = Hand
lab-field-stacks = Stadt, jeder Stapel von unten
lab-field-boroughs = Bezirke, der älteste zuerst
lab-field-known = Auf der Hand, und alle wissen es
lab-field-foreseen = Oberste Karten, die nur dieser Platz kennt
lab-field-pile = Nachziehstapel, von oben
lab-field-discard = Ablage
lab-field-box = Aus dem Spiel
lab-field-events = Kommende Ereignisse, von oben
lab-field-events_gone = Gewesene Ereignisse
lab-field-aside = Beiseitegelegte Persönlichkeiten
lab-field-grenadiers_in_box = Grenadiere aus dem Spiel
lab-field-new_citizens_in_box = Neubürger aus dem Spiel
lab-field-agents = Agenten
lab-field-figures = Agenten mit Namen
lab-field-building = Gebäude
lab-field-trouble = Unruhemarker
lab-field-grenadiers = Grenadiere
lab-field-new_citizens = Neubürger
lab-field-personality = Persönlichkeit
lab-field-burdens = Für immer angenommene Karten
lab-field-secret = Agenten- und Gebäudekarten, geheim
lab-field-revealed = Agenten- und Gebäudekarten, gezeigt
lab-field-sights = Wer was gesehen hat
lab-field-round = Runde
lab-field-phase = Phase
lab-field-start = Startspieler
lab-field-offers = Angebote, Markt für Markt
lab-field-card = Marktkarte dieser Runde
lab-field-past = Gewesene Marktkarten
lab-field-merchants-stack = Wo der Kistenhändler steht
lab-field-merchants-profit = Wo der Gewinnhändler steht
lab-field-merchants-goods = Wo der Warenhändler steht
lab-field-used = In dieser Runde benutzt
lab-field-covered = In dieser Runde versteigert
lab-field-special_piles = Ein Stapel Sonderkarten
lab-field-out = Sonderkarten aus dem Spiel
lab-field-bars = Warenleisten, von unten
lab-field-shown = Zuletzt gezeigtes Geld
lab-field-specials = Sonderkarten auf der Hand
lab-field-played = Gespielte Sonderkarten
lab-field-coins = Geld auf jedem Stapel (Läden)
lab-field-memory-looker = Wer in den Nachziehstapel geschaut hat
lab-field-memory-marked = Handkarten, die davon bekannt sind
lab-field-over = Die Partie ist aus
lab-field-personality_history = Wer Persönlichkeiten gesehen oder getauscht hat
lab-field-dice = Was der Würfel als Nächstes zeigt
lab-field-dead = Gebietskarten, die für immer tot sind
lab-field-browns = Braune Karten im Stapel zu Beginn
lab-field-area_card = Wem es gehört, hat die Gebietskarte
lab-field-house = Welches Gebäude
lab-field-agent_box = Agentenkarten in der Schachtel
lab-field-building_deck = Kommende Gebäudekarten, von oben
lab-field-figure_cards_gone = Agenten- und Gebäudekarten, die fort sind
lab-field-placing = Agenten werden noch gesetzt
lab-field-governess-seat = Wer die Ereignisse angesehen hat
lab-field-governess-foreseen = Wie viele der nächsten bekannt sind
lab-field-governess-sunk = Eines kam nach unten
lab-field-ending = Die Partie ist aus:
lab-field-ended-winner = Wer gewonnen hat
lab-field-reveals = Angebote, die diese Runde aufgedeckt wurden
lab-field-shown_in = Runde, in der zuletzt Geld gezeigt wurde
lab-field-history = Sonderkarten, wie sie nacheinander genommen und gespielt wurden
lab-field-account = Was andere vom Geld wissen können
lab-field-ledger = Woher das Geld kam
