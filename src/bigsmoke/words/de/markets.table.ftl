# London Markets: was sein Tisch im Browser sagt.
#
# Argumente: $seat, $owner, $winners, $most sind Spieler (SEAT, ME); $market, $token, $action, $good, $give, $take, $card
# sind Ids benannter Dinge (siehe markets.names.ftl); Geld ist in Pfund.

## Was in mehreren Meldungen steht

# Was die Marktkarte für eine Ware bringt: $pay ist "special" oder ein Betrag.
pay = { $pay ->
    [special] eine Sonderkarte
   *[other] £{ $pay }
}
# Kleine Zahlen in Worten, vor Karten und Spielern.
number-in-words = { $n ->
    [0] keine
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
   *[other] { $n }
}
# Das erste, zweite ... Mal in einer Runde, dass Angebote aufgedeckt werden; am Anfang einer Überschrift.
nth-offers = { $n ->
    [1] Erste
    [2] Zweite
    [3] Dritte
    [4] Vierte
    [5] Fünfte
   *[other] { $n }.
} Angebote
round = Runde { $n }
pounds = £{ $amount }
# Geld, das man gewinnt oder verliert: +£3.
gain = { SIGN($amount) ->
    [minus] −£{ ABS($amount) }
   *[plus] +£{ $amount }
}
# Eine Zahl, die wächst oder schrumpft: +3.
change = { SIGN($amount) ->
    [minus] −{ ABS($amount) }
   *[plus] +{ $amount }
}
# Was jemand bietet oder im Umschlag hat.
goods = { $count } { GOOD($good) }
good-name = { CAP(GOOD($good)) }
nothing = nichts

## Der Plan

board = Spielplan: fünf Märkte im Kreis und { $tracks ->
    [1] ein Weg für den Gehilfen
   *[other] zwei Wege für die Gehilfen
} an der Themse
thames = Themse
# Norden, auf der Windrose: ein Buchstabe.
north = N
# Die drei Zeilen der Kartusche auf dem Plan, kurz.
cartouche-1 = Die Märkte
cartouche-2 = und wer dort
cartouche-3 = die Runde macht
# Ein Markt, für alle, die den Plan nicht sehen. $good kann auch "nach Wahl" sein; $shown ist, wie viele $crates es gibt,
# und die sind `crates-of`.
board-market = { MARKET($market) }: { $good ->
    [general] Waren nach Wahl
   *[other] { GOOD($good) }
}; Kisten zu sehen: { $shown ->
    [0] keine
   *[other] { LIST($crates) }
}
board-market-pile = { MARKET($market) }: { GOOD($good) }, { $pile ->
    [one] { $pile } Karte
   *[other] { $pile } Karten
} im Stapel; Kisten zu sehen: { $shown ->
    [0] keine
   *[other] { LIST($crates) }
}
# $name ist, wie ein Spieler in einer Liste heißt: Du, Ada.
crates-of = { $name } { $crates }
# Auf dem Plan, wo ein Stapel gezählt wird: der Markt mit Waren nach Wahl, und ein Stapel, der nicht gezählt werden darf.
any = beliebig
uncounted = ?
# Ein Feld auf dem Weg eines Gehilfen. $icon ist "special", "reveal" oder "none".
track-space = Feld { $space }: { $action ->
    [stack] legt Leisten
    [profit] zählt Kisten für Geld
   *[goods] zählt Kisten für Waren
}{ $icon ->
    [special] , und alle nehmen eine Sonderkarte
    [reveal] , und alle zeigen ihr Geld
   *[none] {""}
}
# Ein Gehilfe auf seinem Weg; $spaces sind `track-space`, von da an, wo er steht.
board-assistant = { CAP(TOKEN($token)) } auf Feld { $space }; { LIST($spaces, style: "semicolon") }
board-assistant-used = { CAP(TOKEN($token)) } auf Feld { $space }, in dieser Runde benutzt; { LIST($spaces, style: "semicolon") }
board-merchant = { CAP(TOKEN($token)) } { MARKET($market, form: "at") }
board-merchant-used = { CAP(TOKEN($token)) } { MARKET($market, form: "at") }, in dieser Runde benutzt
board-merchant-used-by = { CAP(TOKEN($token)) } { MARKET($market, form: "at") }, { SEAT($seat, form: "of") } benutzt
# Was ein Zeichen auf einem Weg bedeutet.
icon-special = alle nehmen eine Sonderkarte
icon-reveal = alle zeigen ihr Geld
# Am Fuß eines Händlers, sehr kurz.
plate-stack = 2 Leisten
plate-profit = Gewinn
plate-goods = Waren
figure-name = { CAP(TOKEN($token)) }
# Dasselbe auf einem Billett, in einem Wort.
figure-short = { $token ->
    [stack] Kisten
    [profit] Gewinn
    [goods] Waren
   *[other] Gehilfe
}

## Was eine Möglichkeit brächte, auf einem Schild über dem Plan

chip-bars = { $bars ->
    [0] keine Leiste mehr
    [one] 1 Leiste legen
   *[other] { $bars } Leisten legen
}
chip-money = £{ $amount } nehmen
chip-goods = { $count } { GOOD($good) } nehmen
chip-one-kind = { $count } einer Sorte nehmen
chip-place = hierher legen
chip-place-of = Leiste { SEAT($owner, form: "of") } hierher

## Die Billetts der obersten Zeile

ticket-bars = { $bars ->
    [one] { $bars } Leiste
   *[other] { $bars } Leisten
}
ticket-one-kind = { $count ->
    [one] { $count } Ware
   *[other] { $count } Waren
}
# Darunter: wo, und dass es der Gehilfe ist, der dorthin geht.
ticket-merchant = { MARKET($market, form: "short") }
ticket-assistant = { MARKET($market, form: "short") }, Gehilfe
ticket-used-by = { ME($seat) ->
    [you] von dir benutzt
   *[other] { SEAT($seat, form: "of") } benutzt
}
ticket-used = in dieser Runde benutzt

## Die Marktkarte

market-card = Marktkarte
# Unter "Runde 3".
of-rounds = von 12
before-rounds = Vor der ersten Runde
# Auf einer kleinen Marktkarte, sehr kurz.
market-closed = zu
market-closed-long = Der Markt ist geschlossen: kein Nachschub und keine Auktion in dieser Runde.
first-bars = Jeder legt drei Leisten des rechten Nachbarn; dann wird die erste Karte aufgedeckt.
# Ein Preis der Marktkarte; und die, um die schon geboten wurde.
reward = { CAP(GOOD($good)) }: { pay }
reward-settled = { CAP(GOOD($good)) }: { pay }, versteigert
reward-tied = { CAP(GOOD($good)) }: { pay }, Gleichstand
reward-won = { CAP(GOOD($good)) }: { pay }, { SEAT($winners) }: £{ $amount }
reward-won-special = { CAP(GOOD($good)) }: { pay }, { SEAT($winners) }: eine Sonderkarte
tied = gleich
settled = versteigert
to-come = Kommt noch
any-order = ungeordnet
# Eine Marktkarte, die noch kommt; $rewards sind `reward-in-short`.
card-to-come = { LIST($rewards, style: "comma") }
card-to-come-last = { LIST($rewards, style: "comma") }, kommt bekanntlich zuletzt
card-to-come-closed = geschlossen
card-to-come-closed-last = geschlossen, kommt bekanntlich zuletzt
reward-in-short = { CAP(GOOD($good)) } { pay }
# Auf einer kleinen Marktkarte: eine Sonderkarte, und die Karte, die zuletzt kommt.
star = ★
last-card = letzte

## Die Stapel der Sonderkarten

special-piles = Sonderkartenstapel
pile-cards = Sonderkartenstapel { $pile }, { $size ->
    [one] { $size } Karte
   *[other] { $size } Karten
}
pile-title = Sonderkartenstapel { $pile }
# $n Karten sind genommen worden, seit man ihn durchsah; was davon bekannt ist, steht darunter.
pile-seen = { $n ->
    [0] Du hast ihn durchgesehen. Darin liegen:
    [one] Du hast ihn durchgesehen; seither wurde { number-in-words } Karte genommen. Darin lagen:
   *[other] Du hast ihn durchgesehen; seither wurden { number-in-words } Karten genommen. Darin lagen:
}
# Dasselbe am Stapel selbst, vorgelesen: darunter steht nichts.
pile-remembered = { $n ->
    [0] du hast ihn durchgesehen
    [one] du hast ihn durchgesehen; seither wurde { number-in-words } Karte genommen
   *[other] du hast ihn durchgesehen; seither wurden { number-in-words } Karten genommen
}
pile-unseen = Diesen Stapel hast du nicht durchgesehen.
# Ein Stapel, vorgelesen: $parts sind `pile-cards`, `pile-looked-through` und `pile-remembered`; $why, warum man ihn
# nicht wählen kann, ist ein Satz.
pile-label = { LIST($parts, style: "comma") }
pile-label-closed = { LIST($parts, style: "comma") }. { $why }
pile-looked-through = { ME($seat) ->
    [you] du siehst ihn gerade durch
   *[other] { SEAT($seat) } sieht ihn gerade durch
}

## Die Runde, Schritt für Schritt

round-steps = Die Runde
step-card = Karte
step-actions = Aktionen
step-replenish = Nachschub
step-auction = Auktion
step-move = Ziehen
step-done = fertig

## Die Übersicht

only-you = nur für dich
ledger = { ME($seat) ->
    [you] Dein Konto
   *[other] Konto { SEAT($seat, form: "of") }
}
money = Geld
money-unshown = noch nie gezeigt
money-shown = £{ $amount } in Runde { $round }
# Woher Geld kam; $label ist eine Zeile der Abrechnung.
money-from = { $label } { SIGN($amount) ->
    [minus] −£{ ABS($amount) }
   *[plus] £{ $amount }
}
would-pay = jetzt zusammen £{ $amount } wert
crates = Kisten zu sehen
# Der Platz nach den Kisten, die zu sehen sind, ab 1; $level sagt, ob andere ebenso viele haben.
crates-rank = { $rank ->
    [1] { $level ->
        [yes] die meisten, gleichauf
       *[no] die meisten
    }
    [2] { $level ->
        [yes] die zweitmeisten, gleichauf
       *[no] die zweitmeisten
    }
    [3] { $level ->
        [yes] die drittmeisten, gleichauf
       *[no] die drittmeisten
    }
   *[other] { $level ->
        [yes] die wenigsten, gleichauf
       *[no] die wenigsten
    }
}
bars-left = Leisten übrig
bars-laid = { $bars } auf den Märkten
supply = Nachschub je Runde
supply-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
# Mit jedem Tausch eine Karte davon.
supply-swaps = { $cards } + { $swaps } mit Tausch
hidden-money = £?

## Waren auf der Hand

goods-of = { ME($seat) ->
    [you] Deine Waren
   *[other] Waren { SEAT($seat, form: "of") }
}
goods-note = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, nur für dich
goods-note-offer = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, nur für dich; ein Angebot ist von einer Sorte
goods-held = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} auf der Hand
none = keine
settled-this-round = in dieser Runde versteigert
take-good = Nimm { GOOD($good) }
pile-left = { $cards } im Stapel
offer-this = Biete { GOOD($good) }
one-fewer = Eine weniger
one-more = Eine mehr
swap-one = 1 { GOOD($give) } gegen 1 { GOOD($take) } tauschen
# Über den Zeichen dessen, was man stattdessen haben kann.
swap-for = tausche eine gegen
would-be-yours = bekämst du

## Das verdeckte Angebot

seal = Versiegeln
seal-this = { $count } { GOOD($good) } versiegeln
# Was man von der Ware behält, die man bietet.
stays-in-hand = { $count ->
    [0] dann ohne { GOOD($good) } auf der Hand
    [one] { $count } { GOOD($good) } bleibt auf der Hand
   *[other] { $count } { GOOD($good) } bleiben auf der Hand
}
offer-nothing = Nichts bieten
keeps-cards = deine Karten bleiben auf der Hand
could-bring = Am meisten { GOOD($good) } bringt { pay }
# In der letzten Runde.
could-bring-or-cash = Am meisten { GOOD($good) } bringt eine Sonderkarte oder £{ $cash }
sealed = Versiegelt
sealed-note = Du kannst es ändern, bis das letzte Angebot da ist.
sealed-sub = Dein Angebot ist versiegelt; du kannst es ändern, bis das letzte da ist.
change-offer = Ändern
all-think = Noch hat sonst niemand ein Angebot versiegelt.
# Von den anderen am Tisch.
sealed-by = { $sealed ->
    [1] Einer hat
    [2] Zwei haben
    [3] Drei haben
   *[other] { $sealed } haben
} versiegelt, { $waiting ->
    [0] keiner überlegt
    [1] einer überlegt
    [2] zwei überlegen
    [3] drei überlegen
   *[other] { $waiting } überlegen
} noch.
# Was ein Spieler gerade tut, in ein, zwei Worten.
pill-sealed = versiegelt
pill-thinking = überlegt
pill-turn = am Zug
pill-to-go = kommt noch
# Was der Zug eines Spielers brachte.
did-stack = { $bars ->
    [one] { $bars } Leiste
   *[other] { $bars } Leisten
}
did-profit = Gewinn, £{ $amount }
did-goods = { $cards ->
    [one] { $cards } Ware
   *[other] { $cards } Waren
}

## Worauf man zeigen kann, nach der Art der Frage

idle-action = Jeder eine Figur pro Runde. Zeig auf eine, dann siehst du, was sie brächte.
idle-after = Spiel eine Sonderkarte, oder beende deinen Zug.
idle-place = Zeig auf einen Markt, dann siehst du, wie sich die Kisten ändern.
idle-place_first = Die ersten Leisten legt der Nachbar. Zeig auf einen Markt, dann siehst du die Kisten.
idle-type = Alle Karten sind von einer Sorte.
idle-draw = Der Stapel ist leer: Nimm den Rest einzeln, wo du willst.
idle-take = Nimm Karten einzeln, von beliebigen Stapeln.
idle-swap = Eine Karte zurück auf ihren Stapel, dafür eine von einer anderen Sorte; oder auch nicht.
idle-pile = Du siehst den ganzen Stapel durch und behältst eine Karte.
idle-pick = Behalte eine; die anderen gehen zurück.

## Was das brächte, worauf man zeigt, in Sätzen

shows-after = { MARKET($market, form: "short") }: dann { $to } statt { $from } Kisten von dir zu sehen.
shows-after-of = { MARKET($market, form: "short") }: dann { $to ->
    [one] { $to } Kiste
   *[other] { $to } Kisten
} { SEAT($owner, form: "of") } zu sehen.
hides = { $crates ->
    [one] { $crates } Kiste
   *[other] { $crates } Kisten
} { SEAT($seat, form: "of") } weniger zu sehen.
# Es ist weniger zu sehen, als ein Gewinn oder Waren mindestens bringen.
profit-least = { $crates ->
    [one] { $crates } Kiste
   *[other] { $crates } Kisten
} { MARKET($market, form: "at") }; mindestens £{ $amount }.
profit-each = £1 für jede deiner { $crates } Kisten { MARKET($market, form: "at") }.
goods-least = { $crates ->
    [one] { $crates } Kiste
   *[other] { $crates } Kisten
} { MARKET($market, form: "at") }; mindestens { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
goods-each = Eine Karte für jede deiner { $crates } Kisten { MARKET($market, form: "at") }.
pile-keeps = Dann noch { $cards } im Stapel.
takes-in-auction = { CAP(GOOD($good)) } bringt in der Auktion dieser Runde { pay }.
no-auction = In dieser Runde gibt es keine Auktion.
money-becomes = Dann £{ $to } statt £{ $from }.

## Sonderkarten

specials = Sonderkarten
specials-in-turn = eine je Zug frei, eine zweite £3
specials-later = in deinem Zug
no-specials = Keine auf der Hand.
specials-held = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} auf der Hand
# In der Ecke einer Karte: einmal gespielt, oder auf Dauer.
played-once = 1×
played-for-good = bleibt
from-round = ab Runde { $round }
# Auf der Karte eines Marktes oder zweier, und aller; die Stufen dazu sind `step-markets`.
crates-at = { MARKET($markets, form: "short") }
crates-in = Kisten zu sehen
# Die Stufen, nach denen eine Karte bringt, schmal: für so viele Kisten auf ihrem Markt ...
step-crates = { $least }
step-crates-two = { $least } oder { $most }
step-crates-range = { $least } bis { $most }
step-crates-more = { $least } oder mehr
step-crates-all = alle { $least }
# ... die erste davon nennt sie ...
step-first = { $least } Kisten
step-first-two = { $least } oder { $most } Kisten
step-first-range = { $least } bis { $most } Kisten
step-first-more = { $least } oder mehr Kisten
step-first-all = alle { $least } Kisten
# ... auf jedem von zwei Märkten, oder auf so vielen Märkten.
step-each = je { $least }
step-markets = auf { $least } Märkten
pound-each = je £1
# Was eine Karte jetzt brächte, schmal.
now-crates = jetzt { $count ->
    [one] { $count } Kiste
   *[other] { $count } Kisten
}: { $pounds ->
    [0] nichts
   *[other] £{ $pounds }
}
now-each = jetzt je { $count }: { $pounds ->
    [0] nichts
   *[other] £{ $pounds }
}
now-markets = jetzt { $count ->
    [one] { $count } Markt
   *[other] { $count } Märkte
}: { $pounds ->
    [0] nichts
   *[other] £{ $pounds }
}
play-now-for = jetzt spielen: { SIGN($amount) ->
    [minus] −£{ ABS($amount) }
   *[plus] +£{ $amount }
}
play-now = jetzt spielen
# Was eine Karte ist, in ein, zwei Worten, und was sie tut.
effect-tiebreaker = Stichentscheid
    .does = jeder Gleichstand geht an dich
effect-replenishment_exchange = Nachschub plus Tausch
    .does = eine Karte mehr und ein Tausch
effect-any_market = Beliebiger Markt
    .does = 1 Leiste, wo du willst
effect-clientele = Kundschaft
effect-monopoly = Monopol
effect-combined_offer = Kombiangebot
effect-rich_offer = Reiches Angebot
# Auf einem Telefon: eine Karte, ihre Märkte, und was sie brächte.
effect-at = { MARKET($markets, form: "short", style: "comma") }, { $brings }
# Eine Karte, für alle, die sie nicht sehen: $does ist ihr Text, $now, was sie brächte.
special-label = { CARD($card) }. { $does }
special-label-now = { CARD($card) }. { $does } { $now }

## Gegner

stat-goods = Waren
stat-special = Sonderk.
stat-bars = Leisten
stat-supply = Nachschub
stat-money = Geld
# Was ein Spieler zuletzt gezeigt hat, und in welcher Runde; schmal.
stat-shown = £{ $amount } R. { $round }
starting-player = Startspieler
account = Was jeder ausrechnen könnte
account-of = { $name }: was jeder ausrechnen könnte
range = { $low }–{ $high }
range-pounds = £{ $low }–{ $high }
in-front = Ausliegend
used-up = Verbraucht

## Kisten, die zu sehen sind, nach Märkten

matrix = Kisten zu sehen
matrix-market = Markt
matrix-all = Alle Märkte

## Die aufgedeckten Angebote

reveal = Die Angebote liegen offen
reveal-nth = die { $n ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
    [5] fünften
   *[other] { $n }.
} in Runde { $round }; alle gezeigten Karten gehen zurück zu ihren Märkten
last-offers = Letzte Angebote
# Dasselbe, vorgelesen; $offers sind `offer-of` und `offer-of-fate`.
last-offers-label = { nth-offers }: { LIST($offers, style: "semicolon") }
# $offer ist `goods` oder `nothing`, $fate, was daraus wurde.
offer-of = { $name }: { $offer }
offer-of-fate = { $name }: { $offer }, { $fate }
fate-nothing = nichts
fate-beaten = überboten
fate-tied = gleichauf
fate-special = Sonderkarte
# Wer von einer Ware am meisten bot, $count Karten; der Nächste hatte $next.
most-alone = { ME($most) ->
    [you] Du hast
   *[other] { SEAT($most) } hat
} die meisten, { $next ->
    [0] { $count } gegen keine
   *[other] { $count } zu { $next }
}
most-tied = Gleichstand zwischen { SEAT($most, form: "dat") }, je { $count }
# Was daraus folgt.
settled-money = £{ $amount } aus der Bank
settled-each = je £{ $amount } aus der Bank
settled-unshared = zu viele, um zu teilen: niemand bekommt etwas
settled-special = eine Sonderkarte aus einem der Stapel
settled-none-left = eine Sonderkarte, aber es ist keine mehr da
settled-tie-special = bei Gleichstand gibt es keine Sonderkarte
settled-tiebreaker = durch den Stichentscheid: { SEAT($winners) }, £{ $amount } aus der Bank
settled-tiebreaker-special = durch den Stichentscheid: { SEAT($winners) }, eine Sonderkarte aus einem der Stapel
settled-tiebreaker-none-left = durch den Stichentscheid: { SEAT($winners) }, eine Sonderkarte, aber es ist keine mehr da
nobody-offered = Niemand hat { GOOD($good) } geboten
stays-open = bleibt offen: { pay }
fold-reveal = Einklappen
unfold-reveal = Angebote wieder zeigen

## Einen Stapel durchsehen

looking = Stapel { $pile }: Behalte eine Karte
looking-note = nur du siehst sie
fold-pile = Den Tisch ansehen
unfold-pile = Zurück zum Stapel

## Auf einem Telefon

tab-now = Jetzt
tab-special = Sonderk.
# $cards sind auf der Hand.
tab-special-held = Sonderk. { $cards }
tab-crates = Kisten
tab-round = Karten
tabs = Deine Seite des Tisches
map-label = Der Spielplan; zieh daran, um dich umzusehen
choose = Wählen
put-down = Doch nicht
# Wo man steht, während andere überlegen.
standing-crates = { $crates ->
    [one] { $crates } Kiste
   *[other] { $crates } Kisten
} zu sehen
standing-bars = noch { $bars ->
    [one] { $bars } Leiste
   *[other] { $bars } Leisten
}
standing-supply = { $cards } Nachschub je Runde
# Was gefragt ist, hinter "Dein Zug:".
asked-action = schick jemanden los
asked-place-first = leg eine Leiste { SEAT($owner, form: "of") }

## Die Abrechnung: was eine Zeile bedeutet

line-before = Übertrag
    .means = Geld von vor der Aufzeichnung
line-profit = Gewinne
    .means = auf den Märkten gezählte Kisten
line-auctions = Auktionen
    .means = die höchsten verdeckten Angebote
line-specials = Sonderkarten
    .means = was sie einbrachten
line-second_cards = Zweite Karten
    .means = £3 für eine zweite Sonderkarte im selben Zug
line-tiebreaker = Stichentscheid
    .means = im Spiel
line-goods = Waren auf der Hand
    .means = mehr davon entscheiden einen Gleichstand
ties-are-broken = Bei Gleichstand gewinnt, wer den Stichentscheid hat, dann, wer mehr Warenkarten auf der Hand hat; danach wird geteilt.
chart = Geld je Runde
chart-note = wie es wirklich war
# $lines sind Namen mit ihrem Geld.
chart-label = Geld im Lauf der Runden. { LIST($lines, style: "comma") }
number-figures = Händler / Gehilfen benutzt
number-bars = Leisten gelegt
number-goods = Warenkarten genommen
number-won = Auktionen gewonnen
number-cards = Sonderkarten gespielt
yes = ja
no = nein
ending-tiebreaker = Gleich viel Geld: Der Stichentscheid gab den Ausschlag.
ending-goods = Gleich viel Geld: Mehr Warenkarten auf der Hand gaben den Ausschlag.

## Karten, die man nachschlägt

# $rewards sind `reward-in-short`.
card-rewards = { $name }: { LIST($rewards, style: "comma") }
card-closed = { $name }. Der Markt ist geschlossen: kein Nachschub und keine Auktion in dieser Runde.
# Danach steht der Text der Karte; manche sagen selbst, dass sie vor dir liegen.
when-played = Beim Ausspielen:
while-in-front = Bleibt vor dir liegen:
plays-from = Sie darf ab Runde { $round } gespielt werden.
at-market = Einer der fünf Märkte. Welche Waren er verkauft, wird in jedem Spiel neu ausgeteilt.
track-for = für { number-in-words } Spieler
copies = { $copies ->
    [one] { $copies } Exemplar
   *[other] { $copies } Exemplare
} in den Stapeln
highest-offer = Das höchste verdeckte Angebot jeder Sorte bekommt, was die Karte zeigt.
what-it-pays = Was sie bringt
kind-market_card = Marktkarten
kind-special = Sonderkarten
kind-market = Märkte
kind-track = Wege
# Die Felder von Karten, deren Werte gedruckt oder unsere eigenen sind.
field-coffee = Kaffee
field-soap = Seife
field-silk = Seide
field-china = Porzellan
field-closed = geschlossen
field-pays = bringt
field-permanent = bleibt liegen
field-from_round = ab Runde
field-markets = Märkte
field-players = Spieler
field-actions = Aktionen
field-icons = Symbole
own-deck = Wie viele es von jeder Sonderkarte gibt, { $n } insgesamt:
own-icon-special = Sonderkarte
own-icon-reveal = Geld zeigen

## Ein Wort zu jeder Art von Frage, für eine erste Partie

guide-place_first = Du legst die ersten Leisten deines rechten Nachbarn. Am Anfang liegen auf keinem Markt mehr als drei.
guide-action = Schick einen Händler, wo er steht, oder einen Gehilfen auf einen Markt ohne Händler. Jeder geht einmal pro Runde: Zeig darauf, was er bringt.
guide-place = Eine Leiste quer über einer vollen Lage verdeckt drei Kisten darunter. Es zählt, was von oben zu sehen ist.
guide-type = Waren sind das, womit du in den Auktionen am Ende der Runde bietest.
guide-take = Eine Karte nach der anderen, von beliebigen Stapeln. Was du auf der Hand hast, kannst du in der folgenden Auktion bieten.
guide-offer = Alle bieten zugleich. Wer von einer Sorte am meisten bietet, bekommt den Preis; dein Angebot kannst du ändern, bis das letzte da ist.
guide-pile = Du siehst einen Stapel durch und behältst eine Karte. Die meisten zahlen einmal; zwei Arten bleiben liegen und helfen auf Dauer.

## Was Zeichen und Orte bedeuten: gezeigt, wenn man auf sie zeigt, und in der Hilfe

means-u_coffee = Kaffee, eine der vier Warensorten.
means-u_soap = Seife, eine der vier Warensorten.
means-u_silk = Seide, eine der vier Warensorten.
means-u_china = Porzellan, eine der vier Warensorten.
means-u_general = Der allgemeine Markt: Waren einer beliebigen Sorte.
means-u_crates = Kisten, oder Leisten mit Kisten an einen Markt legen. Nur was nicht überdeckt ist, zählt.
means-u_profit = Gewinn: £1 für jede deiner Kisten, die am Markt zu sehen ist, mindestens £3.
means-u_goods = Waren: eine Karte für jede deiner Kisten, die am Markt zu sehen ist, mindestens drei.
means-mer_stack = Der Händler, der zwei Leisten an seinen Markt legt.
means-mer_profit = Der Händler, der £1 für jede deiner Kisten zahlt, die an seinem Markt zu sehen ist.
means-mer_goods = Der Händler, der eine Karte für jede deiner Kisten gibt, die an seinem Markt zu sehen ist.
means-ass_a = Ein Gehilfe: Er tut, was sein Feld sagt, an einem Markt ohne Händler.
means-ass_b = Ein Gehilfe: Er tut, was sein Feld sagt, an einem Markt ohne Händler.
means-u_special = Sonderkarten.
means-u_reveal = Alle zeigen ihr Geld.
means-u_exchange = Karten dürfen getauscht werden: Tausch gegen andere.
means-u_bar = Leisten, die noch gelegt werden können, je mit drei Kisten.
means-u_supply = Warenkarten, die in jeder Runde kommen.
means-u_coin = Geld. Wer nach der letzten Auktion am meisten hat, gewinnt.
means-u_secret = Geld, das verdeckt ist, bis es gezeigt werden muss.
means-u_hand = Warenkarten auf der Hand.
means-u_coach = Die Kutsche: Wer sie hat, beginnt die Runde.
means-tk_money = Was die meisten Karten dieser Sorte in der Auktion gewinnen.
place-pile = Ein Stapel Sonderkarten: Wer eine gewinnt, sieht ihn durch und behält eine Karte.
place-goods = Ein Stapel Warenkarten.
action-named = { $action ->
    [stack] Kisten
    [profit] Gewinn
   *[goods] Waren
}
