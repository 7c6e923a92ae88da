# London Markets: what its table in the browser says.
#
# Arguments: $seat, $owner, $winners, $most are players (SEAT, ME); $market, $token, $action, $good, $give, $take, $card
# are ids of named things (see markets.names.ftl); money is in pounds.

## What several messages have in them

# What the market card pays for a good: $pay is "special" or an amount.
pay = { $pay ->
    [special] a special card
   *[other] £{ $pay }
}
# Small numbers, written out.
number-in-words = { $n ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[other] { $n }
}
# The first, second ... time in a round that offers are opened; beginning a heading.
nth-offers = { $n ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] { $n }
} offers
round = Round { $n }
pounds = £{ $amount }
# Money that is won or lost: +£3.
gain = { SIGN($amount) ->
    [minus] −£{ ABS($amount) }
   *[plus] +£{ $amount }
}
# A number that grows or shrinks: +3.
change = { SIGN($amount) ->
    [minus] −{ ABS($amount) }
   *[plus] +{ $amount }
}
# What somebody offers, or has in an envelope.
goods = { $count } { GOOD($good) }
good-name = { CAP(GOOD($good)) }
nothing = nothing

## The board

board = Board: five markets in a ring, and { $tracks ->
    [1] a track for the assistant
   *[other] two tracks for the assistants
} along the Thames
thames = Thames
# North, on the compass rose: one letter.
north = N
# The three lines of the cartouche on the map, short.
cartouche-1 = The Markets
cartouche-2 = and those who walk
cartouche-3 = their round
# A market, for those who do not see the board. $good may be general merchandise; $shown is how many of $crates there
# are, which are `crates-of`.
board-market = { MARKET($market) }: { $good ->
    [general] any goods
   *[other] { GOOD($good) }
}; crates on display: { $shown ->
    [0] none
   *[other] { LIST($crates) }
}
board-market-pile = { MARKET($market) }: { GOOD($good) }, { $pile ->
    [one] { $pile } card
   *[other] { $pile } cards
} in the pile; crates on display: { $shown ->
    [0] none
   *[other] { LIST($crates) }
}
# $name is what a player is called in a list: You, Ada.
crates-of = { $name } { $crates }
# On the board, where a pile is counted: the market of general merchandise, and a pile that may not be counted.
any = any
uncounted = ?
# A space of an assistant's track. $icon is "special", "reveal" or "none".
track-space = space { $space }: { $action ->
    [stack] lays bars
    [profit] counts crates for money
   *[goods] counts crates for goods
}{ $icon ->
    [special] , and everyone takes a special card
    [reveal] , and everyone shows their money
   *[none] {""}
}
# An assistant on its track; $spaces are `track-space`, from where it stands on.
board-assistant = { CAP(TOKEN($token)) } on space { $space }; { LIST($spaces, style: "semicolon") }
board-assistant-used = { CAP(TOKEN($token)) } on space { $space }, used this round; { LIST($spaces, style: "semicolon") }
board-merchant = { CAP(TOKEN($token)) } { MARKET($market, form: "at") }
board-merchant-used = { CAP(TOKEN($token)) } { MARKET($market, form: "at") }, used this round
board-merchant-used-by = { CAP(TOKEN($token)) } { MARKET($market, form: "at") }, used by { SEAT($seat) }
# What a sign on a track means.
icon-special = everyone takes a special card
icon-reveal = everyone shows their money
# On the foot of a merchant, very short.
plate-stack = stack 2
plate-profit = profit
plate-goods = goods
figure-name = { CAP(TOKEN($token)) }
# The same on a ticket, in a word.
figure-short = { $token ->
    [stack] Stack
    [profit] Profit
    [goods] Goods
   *[other] Assistant
}

## What an option would bring, on a chip over the board

chip-bars = { $bars ->
    [0] no bar left
    [one] lay 1 bar
   *[other] lay { $bars } bars
}
chip-money = take £{ $amount }
chip-goods = take { $count } { GOOD($good) }
chip-one-kind = take { $count } of one kind
chip-place = lay it here
chip-place-of = { SEAT($owner, form: "of") } bar here

## The tickets of the top line

ticket-bars = { $bars ->
    [one] { $bars } bar
   *[other] { $bars } bars
}
ticket-one-kind = { $count } goods
# Under it: where, and that it is the assistant who goes there.
ticket-merchant = { MARKET($market, form: "short") }
ticket-assistant = { MARKET($market, form: "short") }, assistant
ticket-used-by = { ME($seat) ->
    [you] you used it
   *[other] { SEAT($seat) } used it
}
ticket-used = used this round

## The market card

market-card = Market card
# Under "Round 3".
of-rounds = of 12
before-rounds = Before the first round
market-closed = closed
market-closed-long = The market is closed: no supply and no auction this round.
first-bars = Each lays three bars of the player to the right; then the first card is turned up.
# A reward of the market card; and those that have been auctioned.
reward = { CAP(GOOD($good)) }: { pay }
reward-settled = { CAP(GOOD($good)) }: { pay }, settled
reward-tied = { CAP(GOOD($good)) }: { pay }, tied
reward-won = { CAP(GOOD($good)) }: { pay }, { SEAT($winners) }: £{ $amount }
reward-won-special = { CAP(GOOD($good)) }: { pay }, { SEAT($winners) }: a special card
tied = tied
settled = settled
to-come = Still to come
any-order = any order
# A market card that is to come; $rewards are `reward-in-short`.
card-to-come = { LIST($rewards, style: "comma") }
card-to-come-last = { LIST($rewards, style: "comma") }, known to come last
card-to-come-closed = closed
card-to-come-closed-last = closed, known to come last
reward-in-short = { CAP(GOOD($good)) } { pay }
# On a small market card: a special card, and the card that comes last.
star = ★
last-card = last

## The piles of special cards

special-piles = Special piles
pile-cards = Special pile { $pile }, { $size ->
    [one] { $size } card
   *[other] { $size } cards
}
pile-title = Special pile { $pile }
# $n cards have been taken since one looked; what is left of them is shown below.
pile-seen = { $n ->
    [0] You have looked through it. It holds:
    [one] You have looked through it; { number-in-words } card has been taken since. It held:
   *[other] You have looked through it; { number-in-words } cards have been taken since. It held:
}
# The same on the pile itself, read out: nothing is shown below.
pile-remembered = { $n ->
    [0] you have looked through it
    [one] you have looked through it; { number-in-words } card has been taken since
   *[other] you have looked through it; { number-in-words } cards have been taken since
}
pile-unseen = You have not looked through this pile.
# A pile, for those who do not see it: $parts are `pile-cards`, `pile-looked-through` and `pile-remembered`; $why it
# cannot be chosen is a sentence.
pile-label = { LIST($parts, style: "comma") }
pile-label-closed = { LIST($parts, style: "comma") }. { $why }
pile-looked-through = { ME($seat) ->
    [you] you are looking through it
   *[other] { SEAT($seat) } is looking through it
}

## The round, step by step

round-steps = The round
step-card = Card
step-actions = Actions
step-replenish = Supply
step-auction = Auction
step-move = Move
step-done = done

## The ledger

only-you = your eyes only
ledger = { ME($seat) ->
    [you] Your account
   *[other] { SEAT($seat, form: "of") } account
}
money = Money
money-unshown = none shown yet
money-shown = £{ $amount } in round { $round }
# Where money came from; $label is a line of the score sheet.
money-from = { $label } { SIGN($amount) ->
    [minus] −£{ ABS($amount) }
   *[plus] £{ $amount }
}
would-pay = would pay £{ $amount } now, all together
crates = Crates showing
# One's place by the crates on display, from 1 on; $level says whether others have as many.
crates-rank = { $rank ->
    [1] { $level ->
        [yes] level for most of all
       *[no] most of all
    }
    [2] { $level ->
        [yes] level for second most
       *[no] second most
    }
    [3] { $level ->
        [yes] level for third most
       *[no] third most
    }
   *[other] { $level ->
        [yes] level for fewest
       *[no] fewest
    }
}
bars-left = Bars left
bars-laid = { $bars } on the markets
supply = Supply each round
supply-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
# One card of them with each swap.
supply-swaps = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} + { $swaps } with an exchange
hidden-money = £?

## Goods in hand

goods-of = { ME($seat) ->
    [you] Your goods
   *[other] { SEAT($seat, form: "of") } goods
}
goods-note = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, seen by you alone
goods-note-offer = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, seen by you alone; an offer is of one kind
goods-held = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand
none = none
settled-this-round = settled this round
take-good = Take { GOOD($good) }
pile-left = { $cards } in the pile
offer-this = Offer { GOOD($good) }
one-fewer = One fewer
one-more = One more
swap-one = Give 1 { GOOD($give) } for 1 { GOOD($take) }
# Over the signs of what one can have instead.
swap-for = exchange one for
would-be-yours = would be yours

## The sealed offer

seal = Seal it
seal-this = Seal { $count } { GOOD($good) }
# What one keeps of the good that one offers.
stays-in-hand = { $count ->
    [0] no { GOOD($good) } stays in hand
    [one] { $count } { GOOD($good) } stays in hand
   *[other] { $count } { GOOD($good) } stay in hand
}
offer-nothing = Offer nothing
keeps-cards = your cards stay in hand
could-bring = The most { GOOD($good) } takes { pay }
# In the last round.
could-bring-or-cash = The most { GOOD($good) } takes a special card or £{ $cash }
sealed = Sealed
sealed-note = You may change it until the last offer is in.
sealed-sub = Your offer is sealed; it may be changed until the last is in.
change-offer = Change it
all-think = Nobody else has sealed an offer yet.
# Of the others at the table.
sealed-by = { $sealed ->
    [1] One
    [2] Two
    [3] Three
   *[other] { $sealed }
} sealed, { $waiting ->
    [0] none
    [1] one
    [2] two
    [3] three
   *[other] { $waiting }
} thinking.
# What a player is at, in a word or two.
pill-sealed = sealed
pill-thinking = thinking
pill-turn = at turn
pill-to-go = still to go
# What a player's turn brought.
did-stack = { $bars ->
    [one] { $bars } bar
   *[other] { $bars } bars
}
did-profit = profit, £{ $amount }
did-goods = { $cards } goods

## What can be pointed at, by the kind of question

idle-action = One figure each a round. Point at one to see what it would bring.
idle-after = Play a special card, or end your turn.
idle-place = Point at a market to see the crates change.
idle-place_first = The first bars are laid by the neighbour. Point at a market to see the crates.
idle-type = All the cards are of one kind.
idle-draw = The pile ran out: take the rest where you like, one by one.
idle-take = Take cards one at a time, from any pile.
idle-swap = One card back to its pile, one of another kind in its place; or not.
idle-pile = You will look through the whole pile and keep one card.
idle-pick = Keep one; the others go back.

## What that which is pointed at would bring, in sentences

shows-after = { MARKET($market, form: "short") }: your crates on display go from { $from } to { $to }.
shows-after-of = { SEAT($owner) } would show { $to ->
    [one] { $to } crate
   *[other] { $to } crates
} at { MARKET($market, form: "short") }.
hides = { CAP(SEAT($seat)) } { ME($seat) ->
    [you] lose
   *[other] loses
} { $crates } from sight.
# Less is on display than the least that a profit, or goods, come to.
profit-least = { $crates ->
    [one] { $crates } crate
   *[other] { $crates } crates
} at { MARKET($market, form: "short") }; £{ $amount } at the least.
profit-each = £1 for each of your { $crates } crates at { MARKET($market, form: "short") }.
goods-least = { $crates ->
    [one] { $crates } crate
   *[other] { $crates } crates
} at { MARKET($market, form: "short") }; { $count ->
    [one] { $count } card
   *[other] { $count } cards
} at the least.
goods-each = A card for each of your { $crates } crates at { MARKET($market, form: "short") }.
pile-keeps = The pile keeps { $cards }.
takes-in-auction = { CAP(GOOD($good)) } takes { pay } in this round's auction.
no-auction = There is no auction this round.
money-becomes = £{ $from } would become £{ $to }.

## Special cards

specials = Special cards
specials-in-turn = one a turn is free, a second £3
specials-later = in your turn
no-specials = None in hand.
specials-held = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand
# In the corner of a card: played once, or for good.
played-once = 1×
played-for-good = stays
from-round = from round { $round }
# On the card of one or two markets, and of all of them.
crates-at = { MARKET($markets, form: "short") }
crates-in = crates in
# The steps by which a card pays, narrow: for so many crates at its market ...
step-crates = { $least }
step-crates-two = { $least } or { $most }
step-crates-range = { $least } to { $most }
step-crates-more = { $least } or more
step-crates-all = all { $least }
# ... the first of them names them ...
step-first = { $least } crates
step-first-two = { $least } or { $most } crates
step-first-range = { $least } to { $most } crates
step-first-more = { $least } or more crates
step-first-all = all { $least } crates
# ... at each of two markets, or at so many markets.
step-each = { $least } at each
step-markets = { $least } markets
pound-each = £1 each
# What a card would pay now, narrow.
now-crates = { $count ->
    [one] { $count } crate
   *[other] { $count } crates
} now: { $pounds ->
    [0] nothing
   *[other] £{ $pounds }
}
now-each = { $count } at each now: { $pounds ->
    [0] nothing
   *[other] £{ $pounds }
}
now-markets = { $count ->
    [one] { $count } market
   *[other] { $count } markets
} now: { $pounds ->
    [0] nothing
   *[other] £{ $pounds }
}
play-now-for = play now: { SIGN($amount) ->
    [minus] −£{ ABS($amount) }
   *[plus] +£{ $amount }
}
play-now = play now
# What a card is, in a word or two, and what it does.
effect-tiebreaker = Tiebreaker
    .does = every tie is yours
effect-replenishment_exchange = Supply plus exchange
    .does = a card more, and an exchange
effect-any_market = Any market
    .does = lay 1 bar anywhere
effect-clientele = Clientele
effect-monopoly = Monopoly
effect-combined_offer = Combined offer
effect-rich_offer = Rich offer
# On a phone: a card, its markets, and what it would bring.
effect-at = { MARKET($markets, form: "short", style: "comma") }, { $brings }
# A card, for those who do not see it: $does is its text, $now what it would pay.
special-label = { CARD($card) }. { $does }
special-label-now = { CARD($card) }. { $does } { $now }

## Opponents

stat-goods = goods
stat-special = special
stat-bars = bars left
stat-supply = supply
stat-money = money
# What a player showed last, and in which round; narrow.
stat-shown = £{ $amount } rd { $round }
starting-player = Starting player
account = What anyone could reckon
account-of = { $name }: what anyone could reckon
range = { $low }–{ $high }
range-pounds = £{ $low }–{ $high }
in-front = In front
used-up = Used up

## Crates on display, by market

matrix = Crates on display
matrix-market = Market
matrix-all = All markets

## The offers that were opened

reveal = The offers are open
reveal-nth = { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] { $n }
} of round { $round }; all cards shown go back to their markets
last-offers = Last offers
# The same, for those who do not see them; $offers are `offer-of` and `offer-of-fate`.
last-offers-label = { nth-offers }: { LIST($offers, style: "semicolon") }
# $offer is `goods` or `nothing`, $fate what came of it.
offer-of = { $name } { $offer }
offer-of-fate = { $name } { $offer }, { $fate }
fate-nothing = nothing
fate-beaten = beaten
fate-tied = tied
fate-special = special card
# Whoever offered the most of a good, $count cards; the next had $next.
most-alone = { CAP(SEAT($most)) } { ME($most) ->
    [you] have
   *[other] has
} the most, { $next ->
    [0] { $count } against none
   *[other] { $count } to { $next }
}
most-tied = { CAP(SEAT($most)) } tie, { $count } each
# What follows from it.
settled-money = £{ $amount } from the bank
settled-each = £{ $amount } each from the bank
settled-unshared = too many to share it: nobody gets anything
settled-special = a special card from one of the piles
settled-none-left = a special card, but none is left
settled-tie-special = a tie takes no special card
settled-tiebreaker = the Tiebreaker settles it: { SEAT($winners) }, £{ $amount } from the bank
settled-tiebreaker-special = the Tiebreaker settles it: { SEAT($winners) }, a special card from one of the piles
settled-tiebreaker-none-left = the Tiebreaker settles it: { SEAT($winners) }, a special card, but none is left
nobody-offered = Nobody offered { GOOD($good) }
stays-open = it stays open for { pay }
fold-reveal = Fold it away
unfold-reveal = Show the offers again

## Looking through a pile

looking = Pile { $pile }: keep one card
looking-note = you alone see them
fold-pile = Look at the table
unfold-pile = Back to the pile

## On a phone

tab-now = Now
tab-special = Special
# $cards are in hand.
tab-special-held = Special { $cards }
tab-crates = Crates
tab-round = Cards
tabs = Your side of the table
map-label = The board; drag it to look about
choose = Choose
put-down = Put down
# Where one stands, while others think.
standing-crates = { $crates } crates showing
standing-bars = { $bars } bars left
standing-supply = { $cards } supply each round
# What is asked, after "Your turn:".
asked-action = send someone
asked-place-first = lay a bar of { SEAT($owner) }

## The score sheet: what a line means

line-before = Brought forward
    .means = money before the record begins
line-profit = Profits
    .means = crates counted at the markets
line-auctions = Auctions
    .means = the highest sealed offers
line-specials = Special cards
    .means = what they paid
line-second_cards = Second cards
    .means = £3 for a second special card in a turn
line-tiebreaker = Tiebreaker
    .means = in play
line-goods = Goods in hand
    .means = more of them settle a tie
ties-are-broken = A tie goes to the holder of the Tiebreaker, then to more goods cards in hand; after that it is shared.
chart = Money by round
chart-note = as it really was
# $lines are names with their money.
chart-label = Money over the rounds. { LIST($lines, style: "comma") }
number-figures = Merchants / assistants used
number-bars = Bars laid
number-goods = Goods cards taken
number-won = Auctions won
number-cards = Special cards played
yes = yes
no = no
ending-tiebreaker = Level on money: the Tiebreaker decided.
ending-goods = Level on money: more goods cards in hand decided.

## Cards that are looked up

# $rewards are `reward-in-short`.
card-rewards = { $name }: { LIST($rewards, style: "comma") }
card-closed = { $name }. The market is closed: no supply and no auction this round.
# The card's text follows; some say themselves that they lie before you.
when-played = When played:
while-in-front = Stays before you:
plays-from = It may be played from round { $round } on.
at-market = One of the five markets. Which goods it sells is dealt anew in each game.
track-for = for { number-in-words } players
copies = { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
} in the piles
highest-offer = The highest sealed offer of each good takes what the card shows.
what-it-pays = What it pays
kind-market_card = market cards
kind-special = special cards
kind-market = markets
kind-track = tracks
# The fields of cards whose figures are printed facts or our own.
field-coffee = coffee
field-soap = soap
field-silk = silk
field-china = china
field-closed = closed
field-pays = pays
field-permanent = permanent
field-from_round = from round
field-markets = markets
field-players = players
field-actions = actions
field-icons = icons
own-deck = How many there are of each special card, { $n } in all:
own-icon-special = special card
own-icon-reveal = money shown

## A word on each kind of question, for somebody's first game

guide-place_first = You lay the first bars of your neighbour on the right. At the start no market takes more than three.
guide-action = Send a merchant where he stands, or an assistant to a market without one. Each is used once a round: point at one to see what it brings.
guide-place = A bar across a full layer hides three crates below it. What counts is what can be seen from above.
guide-type = Goods are what you bid with in the auctions at the end of the round.
guide-take = One card after another, from any pile. What you hold is what you can offer in the auction that follows.
guide-offer = All offers are sealed at once. Whoever has the most of a kind takes its prize; you may change yours until the last is in.
guide-pile = You look through one pile and keep one card. Most pay once; two kinds stay before you and help for good.

## What signs and places mean: shown when they are pointed at, and in the help

means-u_coffee = Coffee, one of the four kinds of goods.
means-u_soap = Soap, one of the four kinds of goods.
means-u_silk = Silk, one of the four kinds of goods.
means-u_china = China, one of the four kinds of goods.
means-u_general = The general market: goods of any one kind.
means-u_crates = Crates, or laying bars of crates at a market. Only what is not covered shows and counts.
means-u_profit = Profit: £1 for each of your crates that shows at the market, at least £3.
means-u_goods = Goods: a card for each of your crates that shows at the market, at least three.
means-mer_stack = The merchant who lays two bars at his market.
means-mer_profit = The merchant who pays £1 for each of your crates that shows at his market.
means-mer_goods = The merchant who gives a card for each of your crates that shows at his market.
means-ass_a = An assistant: does what his space says, at a market without a merchant.
means-ass_b = An assistant: does what his space says, at a market without a merchant.
means-u_special = Special cards.
means-u_reveal = Everyone shows their money.
means-u_exchange = Cards may be exchanged for others.
means-u_bar = Bars that are left to be laid, three crates on each.
means-u_supply = Goods cards that come in each round.
means-u_coin = Money. Whoever has the most after the last auction wins.
means-u_secret = Money that is hidden until it has to be shown.
means-u_hand = Goods cards in hand.
means-u_coach = The coach: who has it begins the round.
means-tk_money = What the most cards of this kind win at auction.
place-pile = A pile of special cards: who wins one looks through it, and keeps one card.
place-goods = A pile of goods cards.
action-named = { $action ->
    [stack] crates
    [profit] profit
   *[goods] goods
}
