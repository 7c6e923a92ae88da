# London, 1st edition: what it calls things, and what it alone says or says otherwise.

-board = { $form ->
    [from] aus der Kartenauslage
    [at] in der Kartenauslage
   *[with] mit der Kartenauslage
}
-points = SP
-draw = nehmen
-discard = { $form ->
    [you] gibst
    [do] Gib
   *[inf] abgeben
}


## Table options

option-first = Startplatz
    .help = Wer beginnt: ein zufälliger Platz oder dieser.
option-coffee_house_chain = Kaffeehaus auf Kaffeehaus
    .help = Die Regeln lassen offen, ob ein Kaffeehaus, das aus der Kartenauslage kam, im selben Zug selbst aktiviert und damit überdeckt werden darf. Standard ist ja: Was auf der Karte steht, geht vor.

## Questions

ask-draw = Nimm eine Karte
    .may = { $count ->
        [1] Du darfst eine Karte nehmen
       *[other] Du darfst bis zu { $count } Karten nehmen
    }
    .several = Nimm eine Karte (noch { $count } zu nehmen)
ask-seen_or_shown = Welche Karte nimmst du?
ask-discard = Verkleinere deine Hand auf neun Karten
    .several = Du hast mehr als { $limit } Karten auf der Hand: Lege { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } in die Kartenauslage
ask-build_free = Welche Karte spielst du aus, ohne eine andere abzugeben?
    .about = { CARD($card) }: Welche Karte spielst du aus, ohne eine andere abzugeben?
ask-build_from_board = Welche Karte der Kartenauslage legst du darauf?
    .about = { CARD($card) }: Welche Karte der Kartenauslage legst du darauf?
ask-activation_cost = Welche Karte gibst du ab?
    .about = { CARD($card) }: Welche Karte gibst du ab?
# `left` counters are still to be placed, this one counted.
ask-underground = Wohin legst du einen U-Bahn-Marker?
    .about = { $left ->
        [1] { CARD($card) }: Wohin legst du den zweiten Marker?
       *[other] { CARD($card) }: Wohin legst du den ersten Marker?
    }
ask-buy = Wo kaufst du Land?

## Options

no-card = Keine Karte
no-more-cards = Keine Karten mehr
look = Die obersten drei Karten des Nachziehstapels ansehen
# One of the cards just looked at.
seen = { CARD($card) } vom Nachziehstapel
across-thames = { BOROUGH($borough) } (£{ $cost } für den Weg über die Themse)

## What an option brings

also-underground = U-Bahn-Marker legen
before-cards = { $poverty }, bevor deine Karten wirken
can-draw = { $count ->
    [0] es gibt keine Karte zu nehmen
    [one] es gibt nur { $count } Karte zu nehmen
   *[other] es gibt nur { $count } Karten zu nehmen
}
land-brings = { $cards ->
    [one] { $cards } Karte nehmen, { $value } { -points } am Ende
   *[other] { $cards } Karten nehmen, { $value } { -points } am Ende
}
counter-brings = +{ $amount } { -points } am Ende für { ME($owner) ->
    [you] dich
   *[other] { SEAT($owner) }
}
# To whoever is asked.
counter-brings-you = +{ $amount } { -points } am Ende für dich

## Warnings

# As `borrow` and the others, where a second counter must follow the one that is placed.
counters-borrow = { $count ->
    [1] Mit dem Marker, der noch folgen muss, nimmst du einen Kredit über £{ $loan } auf und zahlst £{ $amount }.
    [2] Mit dem Marker, der noch folgen muss, nimmst du zwei Kredite über je £{ $loan } auf und zahlst £{ $amount }.
   *[other] Mit dem Marker, der noch folgen muss, nimmst du { $count } Kredite über je £{ $loan } auf und zahlst £{ $amount }.
}
counters-borrow-anyway = { $count ->
    [1] Mit dem Marker, der noch folgen muss, nimmst du einen Kredit über £{ $loan } auf, egal, was du wählst.
    [2] Mit dem Marker, der noch folgen muss, nimmst du zwei Kredite über je £{ $loan } auf, egal, was du wählst.
   *[other] Mit dem Marker, der noch folgen muss, nimmst du { $count } Kredite über je £{ $loan } auf, egal, was du wählst.
}
counters-borrow-more = { $count ->
    [1] Mit dem Marker, der noch folgen muss, nimmst du mindestens einen Kredit über £{ $loan } auf, egal, was du wählst.
    [2] Mit dem Marker, der noch folgen muss, nimmst du mindestens zwei Kredite über je £{ $loan } auf, egal, was du wählst.
   *[other] Mit dem Marker, der noch folgen muss, nimmst du mindestens { $count } Kredite über je £{ $loan } auf, egal, was du wählst.
}
# `choice` is an option, `then` what it warns of.
only-choice = Deine einzige Wahl: { $choice }. { $then }

## Why not

why-no-run = In deiner Gebäudeauslage lässt sich keine Karte aktivieren.
why-no-counters = Alle { $count } Gebäudemarker sind gelegt.
why-no-borough = Es ist kein Bezirk mehr frei.
why-no-loan = Einen Kredit gibt es nur für eine Zahlung, die fällig ist.
why-no-repayment = Kredite werden erst nach dem Ende des Spiels zurückgezahlt.
why-owned = { ME($owner) ->
    [you] Du hast dort einen Gebäudemarker.
   *[other] { SEAT($owner) } hat dort einen Gebäudemarker.
}
why-not-first-land = Das erste Land wird { BOROUGH($boroughs, form: "in", style: "or") } gekauft.
why-not-adjacent = In keinem Bezirk daneben liegt ein Gebäudemarker.
why-underground = Dort liegt schon ein U-Bahn-Marker.
why-not-built = Niemand hat dort einen Gebäudemarker.
why-no-line = In keinem Bezirk daneben liegt ein U-Bahn-Marker.
why-not-first-line = Der erste U-Bahn-Marker muss { BOROUGH($borough, form: "in") } oder direkt daneben liegen.

## Events

event-draw = { ME($seat) ->
    [you] Du nimmst „{ CARD($card) }“
   *[other] { SEAT($seat) } nimmt „{ CARD($card) }“
}
event-draw-unseen = { ME($seat) ->
    [you] Du nimmst eine Karte vom Nachziehstapel
   *[other] { SEAT($seat) } nimmt eine Karte vom Nachziehstapel
}
    .counted = { ME($seat) ->
        [you] Du nimmst { $count } Karten vom Nachziehstapel
       *[other] { SEAT($seat) } nimmt { $count } Karten vom Nachziehstapel
    }
event-discard = { ME($seat) ->
    [you] Du legst „{ CARD($card) }“ in die Kartenauslage
   *[other] { SEAT($seat) } legt „{ CARD($card) }“ in die Kartenauslage
}
    .aside = „{ CARD($card) }“ abgegeben
event-overflow = Die Kartenauslage ist voll. Auf den Ablagestapel: { CARD($cards, style: "comma") }
event-place = { ME($seat) ->
    [you] Du spielst „{ CARD($card) }“ aus
   *[other] { SEAT($seat) } spielt „{ CARD($card) }“ aus
}
event-action = { ME($seat) ->
    [you] Du nutzt „{ CARD($card) }“
   *[other] { SEAT($seat) } nutzt „{ CARD($card) }“
}
event-buy = { ME($seat) ->
    [you] Du kaufst Land { BOROUGH($borough, form: "in") }
   *[other] { SEAT($seat) } kauft Land { BOROUGH($borough, form: "in") }
}
event-underground = { ME($seat) ->
    [you] Du legst einen U-Bahn-Marker { BOROUGH($borough, form: "to") }
   *[other] { SEAT($seat) } legt einen U-Bahn-Marker { BOROUGH($borough, form: "to") }
}

## Forecast and score sheet

forecast-run = Änderung der Armut, würde die Stadt jetzt verwaltet, bevor die Karten wirken
forecast-boroughs = Bezirke
    .part = { $amount ->
        [one] { $amount } Bezirk
       *[other] { $amount } Bezirke
    }
forecast-score = Siegpunkte, wenn das Spiel jetzt endet
sheet-counters = Siegpunktmarker
    .part = { $amount }
sheet-repaid = 1. Kredite, zu £15 zurückgezahlt
sheet-hand = 2. Armut für übrige Handkarten
sheet-money = 3. Ein Punkt je volle £3
    .part = { $amount } Geld
sheet-boroughs = 4. Bezirke, dazu zwei je U-Bahn-Marker
    .part = { $amount } Land
sheet-cards = 5. Karten in der Gebäudeauslage
    .part = { $amount } Karten
sheet-loans = 6. Sieben je offenen Kredit
    .part = { $amount } Kredite
sheet-poverty = 7. Armut über der niedrigsten am Tisch
sheet-loss = 7. Siegpunkte, durch Armut verloren
    .part = { $amount } Armut
sheet-total = Summe

## The table in words

table-board = { $last_round ->
    [true] { $deck ->
        [0] Kartenauslage (Nachziehstapel: leer, letzte Runde)
        [one] Kartenauslage (Nachziehstapel: noch { $deck } Karte, letzte Runde)
       *[other] Kartenauslage (Nachziehstapel: noch { $deck } Karten, letzte Runde)
    }
   *[false] { $deck ->
        [0] Kartenauslage (Nachziehstapel: leer)
        [one] Kartenauslage (Nachziehstapel: noch { $deck } Karte)
       *[other] Kartenauslage (Nachziehstapel: noch { $deck } Karten)
    }
}
table-market = Land zu verkaufen
table-land = { $cards ->
    [one] { BOROUGH($borough) }: £{ $cost }, { $cards } Karte nehmen, { $value } { -points }
   *[other] { BOROUGH($borough) }: £{ $cost }, { $cards } Karten nehmen, { $value } { -points }
}
table-underground = U-Bahn (noch { $count } Marker)
table-lines = { BOROUGH($boroughs, style: "comma") }
table-no-lines = Noch keine
