# London, 2nd edition: what it calls things, and what it alone says or says otherwise.

-board = { $form ->
    [from] vom Bautableau
    [at] auf dem Bautableau
   *[with] mit dem Bautableau
}
-points = Ansehen
-draw = ziehen
-discard = { $form ->
    [you] wirfst
    [do] Wirf
   *[inf] abwerfen
}


## Table options

option-action_cards = Aktionskarten
    .help = Die Quellen lassen offen, welche vier Karten Aktionskarten sind. Standard: Wren, Hugenotten, zweimal Kaffeehaus. Alternative: Wren, Hugenotten, zweimal Jüdische Flüchtlinge; das Kaffeehaus ist ein Gebäude.
option-first = Startplatz
    .help = Der Platz der Person, die das Spiel aufgebaut hat; sie beginnt.

## Questions

ask-draw = Zieh eine Karte
    .several = Zieh eine Karte (noch { $count } zu ziehen)
ask-keep = Welche Karte behältst du?
ask-discard = Wirf Karten ab, bis du noch neun hast
    .several = Du hast mehr als { $limit } Karten auf der Hand: Wirf { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } ab
ask-build_free = Welche Karte legst du ohne Abwurf aus?
    .about = { CARD($card) }: Welche Karte legst du ohne Abwurf aus?
ask-build_from_board = Welche Karte vom Bautableau legst du aus?
    .about = { CARD($card) }: Welche Karte vom Bautableau legst du aus?
ask-activation_cost = Welche Karte gibst du ab?
    .about = { CARD($card) }: Welche Karte gibst du ab?
ask-repay = Kredite zu je £15 zurückzahlen?
ask-opening = Wie viele Karten ziehst du?
ask-buy = Welchen Bezirk kaufst du?

## Options

swap = Einen Bettler mit dem Bautableau tauschen
look = Die obersten drei Karten ansehen und eine behalten
repay = { $amount ->
    [0] Keinen zurückzahlen
    [one] { $amount } Kredit für £{ $cost } zurückzahlen
   *[other] { $amount } Kredite für £{ $cost } zurückzahlen
}
opening = { $amount ->
    [0] Keine Karte
    [one] { $amount } Karte
   *[other] { $amount } Karten
}

## What an option brings

# What a run brings in which nothing is activated.
idle-run = wenn du nichts aktivierst: { LIST($figures, style: "comma") }
final-borough = Der nächste Bezirk wird aufgedeckt: kein Zurück.
can-draw = { $count ->
    [0] es gibt keine Karte zu ziehen
    [one] es gibt nur { $count } Karte zu ziehen
   *[other] es gibt nur { $count } Karten zu ziehen
}
price = £{ $amount }
draws = { $count ->
    [one] { $count } Karte ziehen
   *[other] { $count } Karten ziehen
}
each-run = bei jedem Verwalten { LIST($figures, style: "comma") }

## Why not

why-no-borough = Es steht kein Bezirk mehr zum Verkauf.
why-no-loan = Wer £{ $amount } oder mehr hat, kann jeden Zug bezahlen.
why-no-repayment = Kredite werden zu Beginn eines Zuges zurückgezahlt, vor dem Ziehen.

## Events

event-draw = { ME($seat) ->
    [you] Du ziehst „{ CARD($card) }“
   *[other] { SEAT($seat) } zieht „{ CARD($card) }“
}
event-draw-unseen = { ME($seat) ->
    [you] Du ziehst eine Karte vom Nachziehstapel
   *[other] { SEAT($seat) } zieht eine Karte vom Nachziehstapel
}
    .counted = { ME($seat) ->
        [you] Du ziehst { $count } Karten vom Nachziehstapel
       *[other] { SEAT($seat) } zieht { $count } Karten vom Nachziehstapel
    }
event-discard = { ME($seat) ->
    [you] Du wirfst „{ CARD($card) }“ ab
   *[other] { SEAT($seat) } wirft „{ CARD($card) }“ ab
}
    .aside = „{ CARD($card) }“ abgeworfen
event-overflow = Das Bautableau ist voll. Aus dem Spiel: { CARD($cards, style: "comma") }
event-repay = { ME($seat) ->
    [you] Du zahlst { $amount ->
        [one] { $amount } Kredit für
       *[other] { $amount } Kredite zu je
    } £15 zurück
   *[other] { SEAT($seat) } zahlt { $amount ->
        [one] { $amount } Kredit für
       *[other] { $amount } Kredite zu je
    } £15 zurück
}
event-place = { ME($seat) ->
    [you] Du baust „{ CARD($card) }“
   *[other] { SEAT($seat) } baut „{ CARD($card) }“
}
event-action = { ME($seat) ->
    [you] Du spielst „{ CARD($card) }“ aus
   *[other] { SEAT($seat) } spielt „{ CARD($card) }“ aus
}
event-buy = { ME($seat) ->
    [you] Du kaufst { BOROUGH($borough, form: "acc") }
   *[other] { SEAT($seat) } kauft { BOROUGH($borough, form: "acc") }
}
# `figures` are what the borough did in a run.
event-borough = { BOROUGH($borough) }: { LIST($figures, style: "comma") }
    .head = { BOROUGH($borough) }

## Forecast and score sheet

forecast-run = Armut, würde die Stadt jetzt verwaltet und nichts aktiviert
forecast-loans = Kredite
    .part = { $amount ->
        [one] { $amount } Kredit
       *[other] { $amount } Kredite
    }
forecast-score = Ansehen, wenn das Spiel jetzt endet
sheet-track = Ansehen auf der Leiste
    .part = { $amount }
sheet-hand = 1. Armut für übrige Handkarten
sheet-cards = 2. Ansehen für gebaute Karten
    .part = { $amount } Karten
sheet-repaid = 3. Kredite, zu £15 zurückgezahlt
sheet-money = 4. Ein Punkt je volle £3
    .part = { $amount } Geld
sheet-loans = 5. Sieben je offenen Kredit
    .part = { $amount } Kredite
sheet-poverty = 6. Armut über der niedrigsten am Tisch
sheet-loss = 7. Ansehen, durch Armut verloren
    .part = { $amount } Armut
sheet-total = Summe

## The table in words

table-board = { $last_round ->
    [true] { $deck ->
        [0] Bautableau (Nachziehstapel: leer, letzte Runde)
        [one] Bautableau (Nachziehstapel: noch { $deck } Karte, letzte Runde)
       *[other] Bautableau (Nachziehstapel: noch { $deck } Karten, letzte Runde)
    }
   *[false] { $deck ->
        [0] Bautableau (Nachziehstapel: leer)
        [one] Bautableau (Nachziehstapel: noch { $deck } Karte)
       *[other] Bautableau (Nachziehstapel: noch { $deck } Karten)
    }
}
table-market = Bezirke zu verkaufen (noch { $count } weitere)
