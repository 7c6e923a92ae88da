# London Markets: was darin gesagt wird.
#
# Argumente: $seat, $seats, $owner, $winners, $tied, $rivals, $start sind Spieler (SEAT, ME); $market, $token, $action,
# $good, $give, $take, $card, $pile, $phase sind Ids benannter Dinge (siehe markets.names.ftl); Geld ist in Pfund.


## Tischoptionen

option-open_accounts = Offene Konten
    .help = Der Tisch führt Buch, wie es jeder mit gutem Gedächtnis könnte: welche Waren in jeder Hand sein müssen und wie viel Geld jeder haben kann.
option-strict_piles = Warenstapel nicht zählen
    .help = Solange Nachschub genommen und Angebote gemacht werden, sieht niemand, wie viele Warenkarten in den Stapeln liegen.
option-special_cards = Sonderkarten
    .help = Wie oft es jede Sonderkarte gibt, ist unsere Rekonstruktion. Standard: sechs Familien zu fünf Karten. Alle Paare: Kombiangebote für alle zehn Paare von Märkten, dafür weniger von Beliebiger Markt und Reiches Angebot.
option-cards = Berichtigte Karten
    .help = Deine eigenen Werte für Karten und Wege: {"{"}id: {"{"}Feld: Wert{"}}"}.

## Fragen

ask-place_first = Wohin legst du eine Leiste { SEAT($owner, form: "of") }?
ask-action = Nutze einen Händler oder einen Gehilfen
ask-after = Vor dem Ende deines Zuges: eine Sonderkarte spielen?
ask-place = Auf welchen Markt legst du deine Leiste?
# Alle $count Karten können von einer Sorte sein ...
ask-type = Welche Ware nimmst du ({ $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} einer Sorte)?
# ... oder nur einige davon.
ask-type-first = Welche Ware nimmst du ({ $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, zuerst die von einer Sorte)?
ask-draw = Der Stapel ist leer: Welche Ware nimmst du stattdessen?
# $left Karten sind noch zu nehmen, eine nach der anderen.
ask-draw-left = Der Stapel ist leer: Welche Ware nimmst du stattdessen? (noch { $left })
ask-take = Nachschub: Welche Ware nimmst du?
ask-take-left = Nachschub: Welche Ware nimmst du? (noch { $left })
ask-swap = Eine Warenkarte tauschen?
# $left Mal darf noch getauscht werden.
ask-swap-left = Eine Warenkarte tauschen? (noch { $left })
ask-offer = Mach dein verdecktes Angebot
ask-pile = Welchen Stapel Sonderkarten siehst du durch?
ask-pick = { CAP(PILE($pile)) }: Welche Sonderkarte nimmst du?

## Möglichkeiten, und was nicht geht

label-use = { CAP(TOKEN($token)) } { MARKET($market, form: "at") }
label-token = { CAP(TOKEN($token)) }
label-play = „{ CARD($card) }“ spielen
label-play-second = „{ CARD($card) }“ spielen (zweite Karte: £{ $cost } zahlen)
label-card = { CARD($card) }
label-end-turn = Zug beenden
label-market = { MARKET($market) }
label-good = { CAP(GOOD($good)) }
# Ein Tausch: Eine Karte einer Ware geht zurück, eine andere wird genommen.
label-swap = { CAP(GOOD($give)) } gegen { GOOD($take) }
label-give = { CAP(GOOD($good)) } abgeben
label-take = { CAP(GOOD($good)) } nehmen
label-no-exchange = Kein Tausch
label-offer = { $count } { GOOD($good) }
label-no-offer = Kein Angebot
label-pile = { CAP(PILE($pile)) }
label-cash = £{ $cash } statt einer Karte

## Was eine Möglichkeit bringt

# Eigene Leisten werden gelegt; $crates ist `brings-crates`.
brings-bars = { $bars ->
    [one] 1 Leiste
   *[other] { $bars } Leisten
} legen: { $crates }
brings-no-bars = Nichts: Du hast keine Leisten mehr
brings-bars-anywhere = { $bars ->
    [one] 1 Leiste
   *[other] { $bars } Leisten
} legen
brings-crates = { $crates ->
    [0] keine zusätzliche Kiste zu sehen
    [one] +1 Kiste
   *[other] +{ $crates } Kisten
}
brings-money = +£{ $amount }
# Eine zweite Sonderkarte bringt $amount und kostet $cost.
brings-money-less = +£{ $amount } abzüglich £{ $cost }
brings-good = +{ $count } { GOOD($good) }
brings-goods = { LIST($goods, style: "comma") }
brings-goods-first = { LIST($goods, style: "comma") }, dann { $rest ->
    [one] 1 Karte von einem anderen Stapel
   *[other] { $rest } Karten von anderen Stapeln
}
brings-other-goods = +{ $rest ->
    [one] 1 Karte von einem anderen Stapel
   *[other] { $rest } Karten von anderen Stapeln
}
brings-cards = +{ $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
brings-one-type = +{ $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} einer Sorte
brings-type-first = +{ $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, von einer Sorte, soweit ihr Stapel reicht
# $what sind Waren, nach einer der Meldungen oben.
brings-all-left = { $what }: alles, was noch da ist
brings-no-goods = Nichts: Alle Warenstapel sind leer
brings-ties = Ab jetzt gewinnst du jeden Gleichstand
# $rivals haben auch einen Stichentscheid.
brings-most-ties = Ab jetzt gewinnst du jeden Gleichstand, nur nicht gegen { SEAT($rivals, form: "acc") }
brings-exchange = Bei jedem Nachschub eine Karte mehr und ein Tausch
brings-pile = { $size ->
    [one] 1 Karte
   *[other] { $size } Karten
}
# $reward ist `pounds`, `special` oder `special-or-cash`.
brings-reward = { CAP($reward) }, wenn sonst niemand so viel bietet

warn-no-bars = Du hast keine Leisten mehr: Das bewirkt nichts.
warn-no-goods = Alle Warenstapel sind leer: Das bewirkt nichts.
warn-pays-its-cost = Sie bringt nicht mehr als die £{ $cost }, die eine zweite Karte kostet.
warn-too-late = Die Karte könnte nie mehr gespielt werden.
final-pile = Du siehst verdeckte Karten: kein Zurück.

## Warum etwas nicht geht

why-used = In dieser Runde schon benutzt.
why-merchant = Ein Gehilfe arbeitet nur da, wo kein Händler steht.
why-two-cards = Mehr als zwei Sonderkarten darfst du in einem Zug nicht spielen.
why-too-poor = Eine zweite Sonderkarte kostet £{ $cost }, und du hast £{ $money }.
why-too-early = Sie darf erst ab Runde { $round } gespielt werden.
why-no-bars = Du hast keine Leisten mehr.
why-rich-offer = Es gäbe nichts dafür: Auf zu wenigen Märkten sind Kisten von dir zu sehen.
why-combined-offer = Es gäbe nichts dafür: Auf einem ihrer Märkte sind zu wenige Kisten von dir zu sehen.
why-few-crates = Es gäbe nichts dafür: Auf ihrem Markt sind zu wenige Kisten von dir zu sehen.
why-full = Zu Beginn liegen auf einem Markt höchstens { $bars } Leisten.
why-pile-empty = Der Stapel ist leer.
why-not-shown = Die Marktkarte zeigt diese Ware nicht.
why-auctioned = In dieser Runde schon versteigert.
why-none-held = Du hast davon nichts auf der Hand.
why-empty = Er ist leer.
why-chosen = Den hat schon jemand anders gewählt; jeder nimmt von einem anderen Stapel.
why-last-round = Nur bei einer Auktion der letzten Runde.

## Was alle angeht

# $parts sind drei von `label-use`.
event-merchants = { LIST($parts, style: "semicolon") }
# $parts sind `reward` und `reward-special`.
event-round = Runde { $round }, { ME($start) ->
    [you] du beginnst
   *[other] { SEAT($start) } beginnt
}: { LIST($parts, style: "comma") }
event-round-closed = Runde { $round }, { ME($start) ->
    [you] du beginnst
   *[other] { SEAT($start) } beginnt
}: der Markt ist geschlossen
reward = { GOOD($good) } £{ $amount }
reward-special = { GOOD($good) } eine Sonderkarte
# $parts sind `offers-first` und `offers-part`, je eines für jeden Spieler.
event-offers = { LIST($parts, style: "comma") }
# $offer ist `goods` oder `nothing`.
offers-first = { ME($seat) ->
    [you] Du bietest
   *[other] { SEAT($seat) } bietet
} { $offer }
offers-part = { ME($seat) ->
    [you] du bietest
   *[other] { SEAT($seat) } bietet
} { $offer }
event-move = Die Händler ziehen einen Markt weiter, der Gehilfe auf Feld { $space }
event-move-both = Die Händler ziehen einen Markt weiter, die Gehilfen auf Feld { $space }
# $parts sind `show-part`, je eines für jeden Spieler.
event-show = Alle zeigen ihr Geld: { LIST($parts, style: "comma") }
show-part = { SEAT($seat) } £{ $amount }

## Auktionen: $winners ist einer, $tied sind mehrere; $amount bekommt jeder von $winners

event-auction = { CAP(GOOD($good)) }: { ME($winners) ->
    [you] du bekommst
   *[other] { SEAT($winners) } bekommt
} £{ $amount }
event-auction-special = { CAP(GOOD($good)) }: { ME($winners) ->
    [you] du gewinnst
   *[other] { SEAT($winners) } gewinnt
} eine Sonderkarte
event-auction-none-left = { CAP(GOOD($good)) }: { ME($winners) ->
    [you] du gewinnst
   *[other] { SEAT($winners) } gewinnt
} eine Sonderkarte, aber es ist keine mehr da
event-auction-tiebreaker = { CAP(GOOD($good)) }: Gleichstand zwischen { SEAT($tied, form: "dat") }; der Stichentscheid bringt { SEAT($winners, form: "dat") } die ganzen £{ $amount }
event-auction-tiebreaker-special = { CAP(GOOD($good)) }: Gleichstand zwischen { SEAT($tied, form: "dat") }; der Stichentscheid bringt { SEAT($winners, form: "dat") } die Sonderkarte
event-auction-tiebreaker-none-left = { CAP(GOOD($good)) }: Gleichstand zwischen { SEAT($tied, form: "dat") }; der Stichentscheid bringt { SEAT($winners, form: "dat") } die Sonderkarte, aber es ist keine mehr da
event-auction-tie = { CAP(GOOD($good)) }: Gleichstand zwischen { SEAT($tied, form: "dat") }, das gibt je £{ $amount }
event-auction-tie-special = { CAP(GOOD($good)) }: Gleichstand zwischen { SEAT($tied, form: "dat") }, und niemand nimmt eine Sonderkarte
event-auction-tie-nothing = { CAP(GOOD($good)) }: Gleichstand zwischen { SEAT($tied, form: "dat") }, und niemand bekommt etwas: £{ $reward } { $reward ->
    [one] lässt
   *[other] lassen
} sich nicht teilen

## Das Ende: $tied haben das meiste Geld, $amount; $winners haben je $count Warenkarten

event-end-money = Das Spiel ist aus: { ME($winners) ->
    [you] Du hast
   *[other] { SEAT($winners) } hat
} mit £{ $amount } das meiste Geld
event-end-tiebreaker = Das Spiel ist aus: Gleichstand zwischen { SEAT($tied, form: "dat") } mit je £{ $amount }, und der Stichentscheid bringt { SEAT($winners, form: "dat") } den Sieg
event-end-goods = Das Spiel ist aus: Gleichstand zwischen { SEAT($tied, form: "dat") } mit je £{ $amount }, und { ME($winners) ->
    [you] du hast
   *[other] { SEAT($winners) } hat
} die meisten Warenkarten: { $count }
event-end-shared = Das Spiel ist aus: Gleichstand zwischen { SEAT($tied, form: "dat") } mit je £{ $amount }, und mit je { $count ->
    [one] 1 Warenkarte
   *[other] { $count } Warenkarten
} { ME($tied) ->
    [you] teilt ihr euch
   *[other] teilen sie sich
} den Sieg
event-end-shared-by-some = Das Spiel ist aus: Gleichstand zwischen { SEAT($tied, form: "dat") } mit je £{ $amount }, und mit je { $count ->
    [one] 1 Warenkarte
   *[other] { $count } Warenkarten
} { ME($winners) ->
    [you] teilt ihr euch den Sieg: { SEAT($winners) }
   *[other] teilen sich { SEAT($winners) } den Sieg
}

## Was ein Spieler tut

# Eine Leiste von jemand anderem.
event-place_first = { ME($seat) ->
    [you] Du legst
   *[other] { SEAT($seat) } legt
} eine Leiste { SEAT($owner, form: "of") } { MARKET($market, form: "to") }
event-use = { ME($seat) ->
    [you] Du
   *[other] { SEAT($seat) }
}: { TOKEN($token) } { MARKET($market, form: "at") }
event-stack = { ME($seat) ->
    [you] { $count ->
        [0] Du hast keine Leiste mehr und legst nichts
        [one] Du legst 1 Leiste
       *[other] Du legst { $count } Leisten
    }
   *[other] { $count ->
        [0] { SEAT($seat) } hat keine Leiste mehr und legt nichts
        [one] { SEAT($seat) } legt 1 Leiste
       *[other] { SEAT($seat) } legt { $count } Leisten
    }
} { MARKET($market, form: "to") }
    .aside = { $count ->
        [0] keine Leiste mehr
        [one] { $count } Leiste
       *[other] { $count } Leisten
    }
event-profit = { ME($seat) ->
    [you] Du verdienst
   *[other] { SEAT($seat) } verdient
} { MARKET($market, form: "at") } £{ $amount }
    .aside = +£{ $amount }
event-draw = { ME($seat) ->
    [you] Du nimmst
   *[other] { SEAT($seat) } nimmt
} { $count } { GOOD($good) }
    .aside = +{ $count } { GOOD($good) }
# Was stattdessen genommen wird, sagt `event-draw`.
event-swap = { ME($seat) ->
    [you] Du legst
   *[other] { SEAT($seat) } legt
} 1 { GOOD($give) } zurück
event-pay = { ME($seat) ->
    [you] Du zahlst
   *[other] { SEAT($seat) } zahlt
} £{ $amount } für eine zweite Sonderkarte
    .aside = −£{ $amount }
event-play = { ME($seat) ->
    [you] Du spielst
   *[other] { SEAT($seat) } spielt
} „{ CARD($card) }“
# Eine Leiste, die eine Sonderkarte bringt.
event-place = { ME($seat) ->
    [you] Du legst
   *[other] { SEAT($seat) } legt
} 1 Leiste { MARKET($market, form: "to") }
    .aside = 1 Leiste { MARKET($market, form: "to") }
event-earn = „{ CARD($card) }“ bringt { SEAT($seat, form: "dat") } £{ $amount }
    .aside = +£{ $amount }
event-look = { ME($seat) ->
    [you] Du siehst
   *[other] { SEAT($seat) } sieht
} { PILE($pile) } durch
event-cash = { ME($seat) ->
    [you] Du nimmst
   *[other] { SEAT($seat) } nimmt
} £{ $amount } statt einer Sonderkarte
event-take = { ME($seat) ->
    [you] Du nimmst
   *[other] { SEAT($seat) } nimmt
} „{ CARD($card) }“ aus { PILE($pile) }
event-take-unseen = { ME($seat) ->
    [you] Du nimmst
   *[other] { SEAT($seat) } nimmt
} eine Sonderkarte aus { PILE($pile) }

## Geld und Waren, wo immer sie genannt werden

pounds = £{ $amount }
pounds-between = £{ $low } bis £{ $high }
special = eine Sonderkarte
special-or-cash = eine Sonderkarte oder £{ $cash }
goods = { $count } { GOOD($good) }
no-goods = Keine Warenkarten
nothing = nichts
listed = { LIST($parts, style: "comma") }

## Der Tisch in Worten, Abschnitt für Abschnitt

section-round = Runde { $round }: { PHASE($phase) }
line-coach = { ME($seat) ->
    [you] Du hast
   *[other] { SEAT($seat) } hat
} die Kutsche
# $card ist `listed`, mit `reward` und `reward-special`, oder `closed`.
line-card = Marktkarte: { $card }
line-last-card = Die Karte der letzten Runde: { $card }
closed = Markt geschlossen
line-auctioned = In dieser Runde versteigert: { LIST($goods, style: "comma") }

# Eine Tabelle: Die Spalten der Köpfe stehen über denen der Märkte. $top zeigt die Kisten von oben.
section-markets = Die Märkte, und wie viele Kisten von jedem dort zu sehen sind
line-who = { LIST($seats, style: "comma") }
seat-number = { $number } { ME($seat) ->
    [you] bist du
   *[other] ist { SEAT($seat) }
}
line-heads = { PAD("", width: 18) }{ PAD("verkauft", width: 10) }{ PAD("Stapel", width: 6, align: "right") }  { PAD("von oben", width: 11) }{ PAD($heads, width: 4, align: "right") }
head-seat = { $number }
line-market = { PAD(MARKET($market), width: 18) }{ PAD(GOOD($good), width: 10) }{ PAD($pile, width: 6, align: "right") }  { PAD($top, width: 11) }{ PAD($crates, width: 4, align: "right") }

section-tokens = Händler und Gehilfen
line-merchant = { CAP(TOKEN($token)) }: { MARKET($market, form: "at") }
line-unplaced = { CAP(TOKEN($token)) }: noch nicht auf dem Plan
line-used = { CAP(TOKEN($token)) }: benutzt
line-assistant = { CAP(TOKEN($token)) } auf Feld { $space }: { ACTION($action) }
line-assistant-at = { CAP(TOKEN($token)) } auf Feld { $space }: { ACTION($action) } ({ LIST($markets, style: "or") })
line-assistant-used = { CAP(TOKEN($token)) } auf Feld { $space }: benutzt
# $spaces sind `space`, `space-special` und `space-reveal`.
line-ahead = {"  "}in den nächsten Runden: { LIST($spaces, style: "comma") }
space = { ACTION($action) }
space-special = { ACTION($action) } (alle nehmen eine Sonderkarte)
space-reveal = { ACTION($action) } (alle zeigen ihr Geld)

section-piles = Sonderkarten
line-pile = { CAP(PILE($pile)) }: { $size ->
    [one] 1 Karte
   *[other] { $size } Karten
}
# $seen sind Karten, oder `nothing`.
line-pile-seen = { CAP(PILE($pile)) }: { $size ->
    [one] 1 Karte
   *[other] { $size } Karten
}; von dir dagelassen: { $seen }
line-pile-taken = { CAP(PILE($pile)) }: { $size ->
    [one] 1 Karte
   *[other] { $size } Karten
}; von dir dagelassen: { $seen } (seither { $taken ->
    [one] 1 Karte
   *[other] { $taken } Karten
} genommen)

section-seat = { ME($seat) ->
    [you] Du
   *[other] { SEAT($seat) }
}
# $money ist `pounds`, `money-hidden` oder `money-shown`.
line-side = { CAP($money) }, { $goods ->
    [one] 1 Warenkarte
   *[other] { $goods } Warenkarten
}, { $specials ->
    [one] 1 Sonderkarte
   *[other] { $specials } Sonderkarten
}, noch { $bars ->
    [one] 1 Leiste
   *[other] { $bars } Leisten
}
money-hidden = Geld verdeckt
money-shown = Geld verdeckt (zuletzt gezeigt: £{ $amount })
line-in-front = Ausliegend: { LIST($cards, style: "comma") }
# Das Wenigste und das Meiste, was $money und jede von $goods sein kann.
line-account = Konto: { $money }; { LIST($goods, style: "comma") }
account-good = { GOOD($good) } { $low }
account-good-between = { GOOD($good) } { $low }-{ $high }

section-hand = Deine Hand
line-sealed = Verdecktes Angebot: { $offer }

## Die Vorschau

forecast-score = Geld, wenn das Spiel jetzt endete
forecast-profit = Ein Gewinn { MARKET($market, form: "at") }, oder Warenkarten, solange es welche gibt
forecast-crates = Kisten, die zu sehen sind
forecast-least = Aufstockung auf das Minimum von { $least }
forecast-specials = Was die Sonderkarten auf der Hand einbrächten, jede für sich
forecast-early = { CARD($card) } (ab Runde { $round })

## Die Abrechnung; ihre Geldquellen stehen auch in der Vorschau

sheet-before = Übertrag
sheet-profit = Gewinne auf den Märkten
sheet-auctions = Auktionen
sheet-specials = Sonderkarten
sheet-second_cards = Bezahlt für zweite Sonderkarten
sheet-total = Geld
sheet-tiebreaker = Stichentscheid im Spiel
sheet-goods = Warenkarten auf der Hand
