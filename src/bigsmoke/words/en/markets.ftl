# London Markets: what is said of it.
#
# Arguments: $seat, $seats, $owner, $winners, $tied, $rivals, $start are players (SEAT, ME); $market, $token, $action,
# $good, $give, $take, $card, $pile, $phase are ids of named things (see markets.names.ftl); money is in pounds.


## Table options

option-open_accounts = Open accounts
    .help = The table keeps the books that anyone with a good memory could keep: the goods that must be in each hand, and what each player's money can be.
option-strict_piles = Goods piles may not be counted
    .help = During supply and while offers are made, nobody sees how many goods cards the piles hold.
option-special_cards = Special cards
    .help = How often each special card is in the game is our reconstruction. Standard: six families of five. All pairs: Combined offers for all ten pairs of markets, fewer of Any market and Rich offer.
option-cards = Corrected cards
    .help = Your own figures for cards and tracks: {"{"}id: {"{"}field: value{"}}"}.

## Questions

ask-place_first = Where do you place a bar of { SEAT($owner) }?
ask-action = Use a merchant or an assistant
ask-after = Before your turn ends: play a special card?
ask-place = At which market do you place your bar?
# All $count cards can be of one type ...
ask-type = Which goods do you take ({ $count ->
    [one] 1 card
   *[other] { $count } cards
} of one type)?
# ... or only some of them.
ask-type-first = Which goods do you take ({ $count ->
    [one] 1 card
   *[other] { $count } cards
}, those of one type first)?
ask-draw = The pile is empty: which goods do you take instead?
# $left cards are still to be taken, one by one.
ask-draw-left = The pile is empty: which goods do you take instead? ({ $left } left)
ask-take = Supply: which goods do you take?
ask-take-left = Supply: which goods do you take? ({ $left } left)
ask-swap = Exchange a goods card?
# $left exchanges may still be made.
ask-swap-left = Exchange a goods card? ({ $left } left)
ask-offer = Seal your offer
ask-pile = Which pile of special cards do you look through?
ask-pick = { CAP(PILE($pile)) }: which special card do you take?

## Options, and what cannot be done

label-use = { CAP(TOKEN($token)) } { MARKET($market, form: "at") }
label-token = { CAP(TOKEN($token)) }
label-play = Play { CARD($card) }
label-play-second = Play { CARD($card) } (second card: pay £{ $cost })
label-card = { CARD($card) }
label-end-turn = End the turn
label-market = { MARKET($market) }
label-good = { CAP(GOOD($good)) }
# An exchange: one card of a good is put back, one of another taken.
label-swap = { CAP(GOOD($give)) } for { GOOD($take) }
label-give = Give { GOOD($good) }
label-take = Take { GOOD($good) }
label-no-exchange = No exchange
label-offer = { $count } { GOOD($good) }
label-no-offer = No offer
label-pile = { CAP(PILE($pile)) }
label-cash = £{ $cash } instead of a card

## What an option brings

# Bars of one's own are placed; $crates is `brings-crates`.
brings-bars = Place { $bars ->
    [one] 1 bar
   *[other] { $bars } bars
}: { $crates }
brings-no-bars = Nothing: no bars are left
brings-bars-anywhere = Place { $bars ->
    [one] 1 bar
   *[other] { $bars } bars
}
brings-crates = { $crates ->
    [0] no more crates on display
    [one] +1 crate
   *[other] +{ $crates } crates
}
brings-money = +£{ $amount }
# A second special card pays $amount and costs $cost.
brings-money-less = +£{ $amount } less £{ $cost }
brings-good = +{ $count } { GOOD($good) }
brings-goods = { LIST($goods, style: "comma") }
brings-goods-first = { LIST($goods, style: "comma") }, then { $rest ->
    [one] 1 card
   *[other] { $rest } cards
} from other piles
brings-other-goods = +{ $rest ->
    [one] 1 card
   *[other] { $rest } cards
} from other piles
brings-cards = +{ $count ->
    [one] 1 card
   *[other] { $count } cards
}
brings-one-type = +{ $count ->
    [one] 1 card
   *[other] { $count } cards
} of one type
brings-type-first = +{ $count ->
    [one] 1 card
   *[other] { $count } cards
}, of one type as far as its pile goes
# $what are goods, by one of the messages above.
brings-all-left = { $what }, all that are left
brings-no-goods = Nothing: all goods piles are empty
brings-ties = You win every tie from now on
# $rivals have the Tiebreaker too.
brings-most-ties = You win every tie from now on, but for those with { SEAT($rivals) }
brings-exchange = One more card and an exchange in each supply
brings-pile = { $size ->
    [one] 1 card
   *[other] { $size } cards
}
# $reward is `pounds`, `special` or `special-or-cash`.
brings-reward = { $reward } if nobody offers as much

warn-no-bars = You have no bars left: this does nothing.
warn-no-goods = All goods piles are empty: this does nothing.
warn-pays-its-cost = It pays no more than the £{ $cost } a second card costs.
warn-too-late = The card could never be played.
final-pile = You see hidden cards: no taking back.

## Why something cannot be done

why-used = It was used this round.
why-merchant = An assistant acts only where no merchant stands.
why-two-cards = No more than two special cards may be played in a turn.
why-too-poor = A second special card costs £{ $cost }, and you have £{ $money }.
why-too-early = It may be played from round { $round } on.
why-no-bars = You have no bars left.
why-rich-offer = It would pay nothing: you show crates at too few markets.
why-combined-offer = It would pay nothing: you show too few crates at one of its markets.
why-few-crates = It would pay nothing: you show too few crates at its market.
why-full = At the start a market holds no more than { $bars } bars.
why-pile-empty = The pile is empty.
why-not-shown = The market card does not show it.
why-auctioned = It has been auctioned this round.
why-none-held = You have none in hand.
why-empty = It is empty.
why-chosen = Another player has chosen it; each takes from a different pile.
why-last-round = Only in an auction of the last round.

## What happens to everybody

# $parts are three of `label-use`.
event-merchants = { LIST($parts, style: "semicolon") }
# $parts are `reward` and `reward-special`.
event-round = Round { $round }, { ME($start) ->
    [you] you begin
   *[other] { SEAT($start) } begins
}: { LIST($parts, style: "comma") }
event-round-closed = Round { $round }, { ME($start) ->
    [you] you begin
   *[other] { SEAT($start) } begins
}: the market is closed
reward = { GOOD($good) } £{ $amount }
reward-special = { GOOD($good) } a special card
# $parts are `offers-first` and `offers-part`, one for each player.
event-offers = { LIST($parts, style: "comma") }
# $offer is `goods` or `nothing`.
offers-first = { ME($seat) ->
    [you] You offer
   *[other] { SEAT($seat) } offers
} { $offer }
offers-part = { ME($seat) ->
    [you] you offer
   *[other] { SEAT($seat) } offers
} { $offer }
event-move = Merchants go one market on, the assistant to space { $space }
event-move-both = Merchants go one market on, the assistants to space { $space }
# $parts are `show-part`, one for each player.
event-show = Everyone shows their money: { LIST($parts, style: "comma") }
show-part = { SEAT($seat) } £{ $amount }

## Auctions: $winners is one player, $tied are several; $amount is what each of $winners gets

event-auction = { CAP(GOOD($good)) }: { ME($winners) ->
    [you] you get
   *[other] { SEAT($winners) } gets
} £{ $amount }
event-auction-special = { CAP(GOOD($good)) }: { ME($winners) ->
    [you] you win
   *[other] { SEAT($winners) } wins
} a special card
event-auction-none-left = { CAP(GOOD($good)) }: { ME($winners) ->
    [you] you win
   *[other] { SEAT($winners) } wins
} a special card, but none is left
event-auction-tiebreaker = { CAP(GOOD($good)) }: { SEAT($tied) } tie, and the Tiebreaker gives { SEAT($winners) } all £{ $amount }
event-auction-tiebreaker-special = { CAP(GOOD($good)) }: { SEAT($tied) } tie, and the Tiebreaker gives { SEAT($winners) } the special card
event-auction-tiebreaker-none-left = { CAP(GOOD($good)) }: { SEAT($tied) } tie, and the Tiebreaker gives { SEAT($winners) } the special card, but none is left
event-auction-tie = { CAP(GOOD($good)) }: { SEAT($tied) } tie and get £{ $amount } each
event-auction-tie-special = { CAP(GOOD($good)) }: { SEAT($tied) } tie, and nobody takes a special card
event-auction-tie-nothing = { CAP(GOOD($good)) }: { SEAT($tied) } tie, and nobody gets anything: £{ $reward } cannot be shared

## The end: $tied have the most money, $amount; $winners hold $count goods cards each

event-end-money = The game is over: { ME($winners) ->
    [you] you have
   *[other] { SEAT($winners) } has
} the most money, £{ $amount }
event-end-tiebreaker = The game is over: { SEAT($tied) } have £{ $amount } each, and the Tiebreaker decides for { SEAT($winners) }
event-end-goods = The game is over: { SEAT($tied) } have £{ $amount } each, and { ME($winners) ->
    [you] you hold
   *[other] { SEAT($winners) } holds
} the most goods cards, { $count }
event-end-shared = The game is over: { SEAT($tied) } have £{ $amount } each, and { ME($tied) ->
    [you] you
   *[other] they
} share the victory with { $count ->
    [one] 1 goods card
   *[other] { $count } goods cards
} each
event-end-shared-by-some = The game is over: { SEAT($tied) } have £{ $amount } each, and { SEAT($winners) } share the victory with { $count ->
    [one] 1 goods card
   *[other] { $count } goods cards
} each

## What a player does; `aside` is how it reads on the line of the deed that it belongs to

# A bar of another player.
event-place_first = { ME($seat) ->
    [you] You place
   *[other] { SEAT($seat) } places
} { ME($owner) ->
    [you] a bar of yours
   *[other] a bar of { SEAT($owner) }
} { MARKET($market, form: "at") }
event-use = { ME($seat) ->
    [you] You
   *[other] { SEAT($seat) }
}: { TOKEN($token) } { MARKET($market, form: "at") }
event-stack = { ME($seat) ->
    [you] { $count ->
        [0] You have no bar left to place
        [one] You place 1 bar
       *[other] You place { $count } bars
    }
   *[other] { $count ->
        [0] { SEAT($seat) } has no bar left to place
        [one] { SEAT($seat) } places 1 bar
       *[other] { SEAT($seat) } places { $count } bars
    }
} { MARKET($market, form: "at") }
    .aside = { $count ->
        [0] no bar left
        [one] { $count } bar
       *[other] { $count } bars
    }
event-profit = { ME($seat) ->
    [you] You earn
   *[other] { SEAT($seat) } earns
} £{ $amount } { MARKET($market, form: "at") }
    .aside = +£{ $amount }
event-draw = { ME($seat) ->
    [you] You take
   *[other] { SEAT($seat) } takes
} { $count } { GOOD($good) }
    .aside = +{ $count } { GOOD($good) }
# What is taken instead is told by `event-draw`.
event-swap = { ME($seat) ->
    [you] You put back
   *[other] { SEAT($seat) } puts back
} 1 { GOOD($give) }
event-pay = { ME($seat) ->
    [you] You pay
   *[other] { SEAT($seat) } pays
} £{ $amount } for a second special card
    .aside = −£{ $amount }
event-play = { ME($seat) ->
    [you] You play
   *[other] { SEAT($seat) } plays
} { CARD($card) }
# A bar that a special card brings.
event-place = { ME($seat) ->
    [you] You place
   *[other] { SEAT($seat) } places
} 1 bar { MARKET($market, form: "at") }
    .aside = 1 bar { MARKET($market, form: "at") }
event-earn = { CARD($card) } pays { SEAT($seat) } £{ $amount }
    .aside = +£{ $amount }
event-look = { ME($seat) ->
    [you] You look
   *[other] { SEAT($seat) } looks
} through { PILE($pile) }
event-cash = { ME($seat) ->
    [you] You take
   *[other] { SEAT($seat) } takes
} £{ $amount } instead of a special card
event-take = { ME($seat) ->
    [you] You take
   *[other] { SEAT($seat) } takes
} { CARD($card) } from { PILE($pile) }
event-take-unseen = { ME($seat) ->
    [you] You take
   *[other] { SEAT($seat) } takes
} a special card from { PILE($pile) }

## Money and goods, wherever they are named

pounds = £{ $amount }
pounds-between = £{ $low } to £{ $high }
special = a special card
special-or-cash = a special card or £{ $cash }
goods = { $count } { GOOD($good) }
no-goods = No goods cards
nothing = nothing
listed = { LIST($parts, style: "comma") }

## The table in words, section by section

section-round = Round { $round }: { PHASE($phase) }
line-coach = { ME($seat) ->
    [you] You have
   *[other] { SEAT($seat) } has
} the coach
# $card is `listed`, with `reward` and `reward-special`, or `closed`.
line-card = Market card: { $card }
line-last-card = The last round's card: { $card }
closed = market closed
line-auctioned = Auctioned this round: { LIST($goods, style: "comma") }

# A table: the columns of the heads stand over those of the markets. $top shows the crates as seen from above.
section-markets = Markets, and the crates that each player shows there
# Whose crates a number stands for: $seats are `seat-number`.
line-who = { LIST($seats, style: "comma") }
seat-number = { $number } is { SEAT($seat) }
line-heads = { PAD("", width: 18) }{ PAD("sells", width: 8) }{ PAD("pile", width: 4, align: "right") }  { PAD("from above", width: 11) }{ PAD($heads, width: 4, align: "right") }
head-seat = { $number }
line-market = { PAD(MARKET($market), width: 18) }{ PAD(GOOD($good), width: 8) }{ PAD($pile, width: 4, align: "right") }  { PAD($top, width: 11) }{ PAD($crates, width: 4, align: "right") }

section-tokens = Merchants and assistants
line-merchant = { CAP(TOKEN($token)) }: { MARKET($market, form: "at") }
line-unplaced = { CAP(TOKEN($token)) }: not placed yet
line-used = { CAP(TOKEN($token)) }: used
line-assistant = { CAP(TOKEN($token)) } on space { $space }: { ACTION($action) }
line-assistant-at = { CAP(TOKEN($token)) } on space { $space }: { ACTION($action) } at { LIST($markets, style: "or") }
line-assistant-used = { CAP(TOKEN($token)) } on space { $space }: used
# $spaces are `space`, `space-special` and `space-reveal`.
line-ahead = {"  "}in the next rounds: { LIST($spaces, style: "comma") }
space = { ACTION($action) }
space-special = { ACTION($action) } (all take a special card)
space-reveal = { ACTION($action) } (all show their money)

section-piles = Special cards
line-pile = { CAP(PILE($pile)) }: { $size ->
    [one] 1 card
   *[other] { $size } cards
}
# $seen are cards, or `nothing`.
line-pile-seen = { CAP(PILE($pile)) }: { $size ->
    [one] 1 card
   *[other] { $size } cards
}; you left { $seen }
line-pile-taken = { CAP(PILE($pile)) }: { $size ->
    [one] 1 card
   *[other] { $size } cards
}; you left { $seen } ({ $taken ->
    [one] 1 card
   *[other] { $taken } cards
} taken since)

section-seat = { ME($seat) ->
    [you] You
   *[other] { SEAT($seat) }
}
# $money is `pounds`, `money-hidden` or `money-shown`.
line-side = { $money }, { $goods ->
    [one] 1 goods card
   *[other] { $goods } goods cards
}, { $specials ->
    [one] 1 special card
   *[other] { $specials } special cards
}, { $bars ->
    [one] 1 bar
   *[other] { $bars } bars
} left
money-hidden = money hidden
money-shown = money hidden (last shown £{ $amount })
line-in-front = In front: { LIST($cards, style: "comma") }
# The least and the most that $money and each of $goods can be.
line-account = Account: { $money }; { LIST($goods, style: "comma") }
account-good = { GOOD($good) } { $low }
account-good-between = { GOOD($good) } { $low }-{ $high }

section-hand = Your hand
line-sealed = Sealed offer: { $offer }

## The forecast

forecast-score = Money if the game ended now
forecast-profit = A profit { MARKET($market, form: "at") }, or goods cards while they last
forecast-crates = Crates on display
forecast-least = To make up { $least }, the least
forecast-specials = What the special cards in hand would pay, each by itself
forecast-early = { CARD($card) } (from round { $round } on)

## The score sheet; its sources of money are in the forecast too

sheet-before = Brought forward
sheet-profit = Profits at the markets
sheet-auctions = Auctions
sheet-specials = Special cards
sheet-second_cards = Paid for second special cards
sheet-total = Money
sheet-tiebreaker = Tiebreaker in play
sheet-goods = Goods cards in hand
