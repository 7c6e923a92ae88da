# London: what both editions say. An edition's own file has the rest, and what it says otherwise.
#
# Its terms are what it calls things: -board (where discarded cards lie; form "from", "at" or "with"), -points, and what
# one does with cards: -draw, -discard (form "you", "do" or "inf"; its "ab" stands at the end of the sentence).

## Table options

option-cards = Korrigierte Karten
    .help = Deine eigenen Werte für Karten: {"{"}Karten-ID: {"{"}Feld: Wert{"}"}{"}"}.

## Questions: `about` names the card that the question is about.

ask-give = Welche Karte tauschst du ein?
ask-swap_for = Welche Karte nimmst du dafür?
ask-put_back = Welche Karte legst du oben zurück?
ask-action = Wähle eine Aktion
ask-develop = Welche Karte spielst du aus?
ask-payment = Welche Karte { -discard(form: "you") } du dafür ab?
    .about = { CARD($card) }: Welche Karte { -discard(form: "you") } du dafür ab?
ask-place = Wohin legst du sie?
    .about = { CARD($card) }: Wohin legst du diese Karte?
ask-run = Stadt verwalten: Welche Karte aktivierst du?
ask-which_flips = Welche Karte wird umgedreht?
    .about = { CARD($card) }: Welche Karte wird umgedreht?
ask-order = In welcher Reihenfolge?
    .about = { CARD($card) }: In welcher Reihenfolge?
# A prison takes `count` cards, or so many more if it is not the `first` time; each brings `prestige` besides.
ask-prison_discard = Welche Karte { -discard(form: "you") } du ab?
    .about = { $first ->
        [true] { $prestige ->
            [0] { CARD($card) }: { -discard(form: "do") } { $count ->
                [one] höchstens { $count } Karte ab, sie bringt
               *[other] bis zu { $count } Karten ab, jede bringt
            } 1 Armut weniger
           *[other] { CARD($card) }: { -discard(form: "do") } { $count ->
                [one] höchstens { $count } Karte ab, sie bringt
               *[other] bis zu { $count } Karten ab, jede bringt
            } 1 Armut weniger und { $prestige } { -points } mehr
        }
       *[false] { $prestige ->
            [0] { CARD($card) }: { -discard(form: "do") } noch { $count ->
                [one] höchstens { $count } Karte ab, sie bringt
               *[other] bis zu { $count } Karten ab, jede bringt
            } 1 Armut weniger
           *[other] { CARD($card) }: { -discard(form: "do") } noch { $count ->
                [one] höchstens { $count } Karte ab, sie bringt
               *[other] bis zu { $count } Karten ab, jede bringt
            } 1 Armut weniger und { $prestige } { -points } mehr
        }
    }
ask-workhouse_discard = Wie viele Bettler kommen dorthin?
    .about = { CARD($card) }: Wie viele Bettler { -discard(form: "you") } du ab? Jeder bringt £{ $amount } und nimmt dir 1 Armut
ask-target = Wen trifft es?
    .about = { CARD($card) }: Wen trifft es?
ask-again = Welche Karte wird noch einmal genutzt?
    .about = { CARD($card) }: Welche Karte wird noch einmal genutzt?
ask-after = Bevor dein Zug endet

## Options, and what cannot be done

card = { CARD($card) }
borough = { BOROUGH($borough) }
    .part = { $amount } { BOROUGH($borough) }
action = { ACTION($action) }
done = Fertig
take-loan = Kredit über £{ $amount } aufnehmen
swap = Eine Karte { -board(form: "with") } tauschen
deck = Der Nachziehstapel
# A card of another colour than the one needed, for £1.
schooled = { CARD($card) } (£1 für die Schule)
new-stack = Ein neuer Stapel
onto = Auf „{ CARD($card) }“
onto-face-down = Auf „{ CARD($card) }“ (verdeckt)
target = { CAP(SEAT($target)) }
paupers = { $amount ->
    [0] Keinen
   *[other] { $amount } Bettler
}
relief-last = Erst Armut nehmen, dann verlieren
relief-first = Erst Armut verlieren, dann nehmen
land = { BOROUGH($borough) } (£{ $cost })
not-take-loan = Kredit aufnehmen
not-repay = Kredit zurückzahlen

## What an option brings

together = { LIST($parts, style: "comma") }
figure-money = { SIGN($amount) ->
    [minus] -£{ ABS($amount) }
   *[plus] +£{ ABS($amount) }
}
figure-prestige = { SIGN($amount) ->
    [minus] -{ ABS($amount) } { -points }
   *[plus] +{ ABS($amount) } { -points }
}
figure-poverty = { SIGN($amount) ->
    [minus] -{ ABS($amount) } Armut
   *[plus] +{ ABS($amount) } Armut
}
figure-run = { SIGN($amount) ->
    [minus] -{ ABS($amount) } Armut am Ende des Verwaltens
   *[plus] +{ ABS($amount) } Armut am Ende des Verwaltens
}
# `figure`, `least` and `most` are figures such as these.
up-to = bis zu { $figure }
from-to = { $least } bis { $most }
spend-card = eine Karte abgeben
spend-blue-card = eine blaue Karte abgeben
pay = £{ $amount } zahlen
flips = wird umgedreht
also-place_from_board = eine Karte { -board(form: "from") } darauflegen
also-reactivate = eine Karte noch einmal nutzen
nothing-changes = nichts ändert sich
no-relief = keine Armut zu verlieren
one-more-stack = 1 Armut mehr bei jedem Verwalten
# What an opponent pays (with so many loans) and takes; only one of the two may be 0.
harm = { $poverty ->
    [0] { harm-payment }
   *[other] { $paid ->
        [0] { ME($seat) ->
            [you] du nimmst { $poverty } Armut
           *[other] { SEAT($seat) } nimmt { $poverty } Armut
        }
       *[other] { harm-payment } und { ME($seat) ->
            [you] nimmst { $poverty } Armut
           *[other] nimmt { $poverty } Armut
        }
    }
}
harm-payment = { ME($seat) ->
    [you] { $loans ->
        [0] du zahlst £{ $paid }
        [one] du zahlst £{ $paid } mit einem Kredit
       *[other] du zahlst £{ $paid } mit { $loans } Krediten
    }
   *[other] { $loans ->
        [0] { SEAT($seat) } zahlt £{ $paid }
        [one] { SEAT($seat) } zahlt £{ $paid } mit einem Kredit
       *[other] { SEAT($seat) } zahlt £{ $paid } mit { $loans } Krediten
    }
}
# The same for an opponent who is still to be chosen.
harm-to-one = { $poverty ->
    [0] { harm-to-one-payment }
   *[other] { $paid ->
        [0] ein Gegner nimmt { $poverty } Armut
       *[other] { harm-to-one-payment } und nimmt { $poverty } Armut
    }
}
harm-to-one-payment = { $loans ->
    [0] ein Gegner zahlt £{ $paid }
    [one] ein Gegner zahlt £{ $paid } mit einem Kredit
   *[other] ein Gegner zahlt £{ $paid } mit { $loans } Krediten
}

## Warnings

# `loan` is what one loan brings, `count` how many are taken, `amount` what is paid.
borrow = { $count ->
    [1] Du nimmst einen Kredit über £{ $loan } auf und zahlst £{ $amount }.
    [2] Du nimmst zwei Kredite über je £{ $loan } auf und zahlst £{ $amount }.
   *[other] Du nimmst { $count } Kredite über je £{ $loan } auf und zahlst £{ $amount }.
}
borrow-anyway = { $count ->
    [1] Egal, was du wählst: Du nimmst einen Kredit über £{ $loan } auf.
    [2] Egal, was du wählst: Du nimmst zwei Kredite über je £{ $loan } auf.
   *[other] Egal, was du wählst: Du nimmst { $count } Kredite über je £{ $loan } auf.
}
borrow-more = { $count ->
    [1] Egal, was du wählst: Du nimmst mindestens einen Kredit über £{ $loan } auf.
    [2] Egal, was du wählst: Du nimmst mindestens zwei Kredite über je £{ $loan } auf.
   *[other] Egal, was du wählst: Du nimmst mindestens { $count } Kredite über je £{ $loan } auf.
}
# `then` is one of the warnings above.
only-placement = Du kannst nur „{ CARD($card) }“ auslegen. { $then }
nothing-to-draw = Es gibt nichts zu { -draw }: Die Karte wäre vergeudet.
nothing-to-place = Es gibt nichts auszulegen: Die Karte wäre vergeudet.
flips-for-nothing = Die Karte würde umsonst umgedreht.
final-card = Eine verdeckte Karte wird gezogen: kein Zurück.
coins-lost = Das Geld auf „{ CARD($card) }“ (£{ $amount }) geht zurück an die Bank.
still-works = „{ CARD($card) }“ wirkt noch und würde überdeckt.
could-activate = { $count ->
    [one] { $count } Karte könnte noch aktiviert werden.
   *[other] { $count } Karten könnten noch aktiviert werden.
}

## Why not

why-pauper = Bettler werden nie gebaut.
why-no-hand = Du hast keine andere Karte auf der Hand, die du auslegen könntest.
why-no-board = Es liegt keine Karte { -board(form: "at") }, die du auslegen könntest.
why-no-board-onto = Es liegt keine Karte { -board(form: "at") }, die du darauflegen könntest.
why-no-colour = Du hast keine andere { COLOUR($colour, form: "card") } Karte auf der Hand, die du dafür { -discard(form: "inf") } könntest.
    .short = Keine andere { COLOUR($colour, form: "card") } Karte.
why-face-down = Die Karte liegt verdeckt.
why-used = Die Karte wurde in diesem Zug schon aktiviert.
why-no-box = Hier gibt es nichts zu aktivieren.
why-no-card = Du hast keine Karte auf der Hand, die du dafür abgeben könntest.
why-no-blue = Du hast keine blaue Karte auf der Hand, die du dafür abgeben könntest.
why-none-used = Noch ist keine andere Karte aktiviert worden.
why-fresh = Die Karte wurde erst in diesem Zug ausgelegt und darf nicht überdeckt werden.
why-no-play = Du hast keine Karte auf der Hand, die du ausspielen kannst.

## Events: `aside` is how one reads on the line of the deed that it belongs to, `other` on that of somebody else's deed,
## `counted` several that are alike, `head` at the head of a line on which others follow.

event-turn = { ME($seat) ->
    [you] Du bist am Zug
   *[other] { SEAT($seat) } ist am Zug
}
event-act = { CAP(SEAT($seat)) }: { ACTION($action) }
event-look = { ME($seat) ->
    [you] Du siehst dir an, was oben auf dem Nachziehstapel liegt
   *[other] { SEAT($seat) } sieht sich an, was oben auf dem Nachziehstapel liegt
}
event-pick = { ME($seat) ->
    [you] Du nimmst „{ CARD($card) }“ { -board(form: "from") }
   *[other] { SEAT($seat) } nimmt „{ CARD($card) }“ { -board(form: "from") }
}
event-swap = { ME($seat) ->
    [you] Du tauschst „{ CARD($card) }“ gegen „{ CARD($other) }“ { -board(form: "from") }
   *[other] { SEAT($seat) } tauscht „{ CARD($card) }“ gegen „{ CARD($other) }“ { -board(form: "from") }
}
event-loan = { ME($seat) ->
    [you] Du nimmst £{ $amount } Kredit auf
   *[other] { SEAT($seat) } nimmt £{ $amount } Kredit auf
}
    .aside = £{ $amount } Kredit
    .counted = { ME($seat) ->
        [you] Du nimmst { $count }-mal £{ $amount } Kredit auf
       *[other] { SEAT($seat) } nimmt { $count }-mal £{ $amount } Kredit auf
    }
    .other = { ME($seat) ->
        [you] du nimmst £{ $amount } Kredit auf
       *[other] { SEAT($seat) } nimmt £{ $amount } Kredit auf
    }
event-pay = { ME($seat) ->
    [you] Du zahlst £{ $amount }
   *[other] { SEAT($seat) } zahlt £{ $amount }
}
    .aside = −£{ $amount }
    .other = { ME($seat) ->
        [you] du zahlst £{ $amount }
       *[other] { SEAT($seat) } zahlt £{ $amount }
    }
event-money = { ME($seat) ->
    [you] Du bekommst £{ $amount }
   *[other] { SEAT($seat) } bekommt £{ $amount }
}
    .aside = +£{ $amount }
    .other = { ME($seat) ->
        [you] du bekommst £{ $amount }
       *[other] { SEAT($seat) } bekommt £{ $amount }
    }
event-prestige = { ME($seat) ->
    [you] Du bekommst { $amount } { -points }
   *[other] { SEAT($seat) } bekommt { $amount } { -points }
}
    .aside = +{ $amount } { -points }
event-poverty = { ME($seat) ->
    [you] Du nimmst { $amount } Armut
   *[other] { SEAT($seat) } nimmt { $amount } Armut
}
    .aside = +{ $amount } Armut
    .other = { ME($seat) ->
        [you] du nimmst { $amount } Armut
       *[other] { SEAT($seat) } nimmt { $amount } Armut
    }
event-relief = { ME($seat) ->
    [you] Du verlierst { $amount } Armut
   *[other] { SEAT($seat) } verliert { $amount } Armut
}
    .aside = −{ $amount } Armut
    .other = { ME($seat) ->
        [you] du verlierst { $amount } Armut
       *[other] { SEAT($seat) } verliert { $amount } Armut
    }
event-flip = „{ CARD($card) }“ wird umgedreht
    .aside = „{ CARD($card) }“ wird umgedreht
event-activate = { ME($seat) ->
    [you] Du aktivierst „{ CARD($card) }“
   *[other] { SEAT($seat) } aktiviert „{ CARD($card) }“
}
event-last_round = Der Nachziehstapel ist leer: Alle anderen haben noch einen Zug
event-end = Das Spiel ist aus

## Forecast: `part` is how a figure stands in a sum.

forecast-stacks = Stapel
    .part = { $amount } Stapel
forecast-hand = Handkarten
    .part = { $amount ->
        [one] { $amount } Karte
       *[other] { $amount } Karten
    }

## The table in words

# `what` is a card or a borough, `figures` are what it costs and brings.
table-figures = { $what }: { LIST($figures, style: "comma") }
table-card = { CARD($card) } ({ COLOUR($colour) })
    .priced = { CARD($card) } ({ COLOUR($colour) }, £{ $cost })
table-power = Fähigkeit
table-action = Aktion
table-value = Wert { $amount }
# A row of the board: two spaces or more; a free one is a dot.
table-beside = { $before } | { $next }
table-space = ·
# A stack by its `top` card, which covers so many others.
table-stack = { $number }. { $top }
    .noted = { $number }. { $top } [{ LIST($notes, style: "comma") }]
table-face-down = verdeckt
table-covers = { $count ->
    [one] auf { $count } Karte
   *[other] auf { $count } Karten
}
table-used = genutzt
table-coins = £{ $amount } darauf
table-seat = { CAP(SEAT($seat)) }: £{ $money }, { $prestige } { -points }, { $poverty } Armut, { $loans ->
    [one] { $loans } Kredit
   *[other] { $loans } Kredite
}, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
table-boroughs = Bezirke: { BOROUGH($boroughs, style: "comma") }
table-known = Bekannte Handkarten: { CARD($cards, style: "comma") }
table-nothing-built = Noch nichts gebaut
table-hand = Deine Hand
table-no-cards = Keine Karten
table-no-land = Nichts

## What a player has, beside the forecast

holding-money = Geld
holding-poverty = Armut
holding-loans = Kredite
holding-hand = Handkarten
