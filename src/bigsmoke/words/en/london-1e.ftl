# London, 1st edition: what it calls things, and what it alone says or says otherwise.

-board = the Card Display
-points = VP
-draw = take
-discard = expend


## Table options

option-first = First seat
    .help = Who begins: any seat at random, or this one.
option-coffee_house_chain = Coffee House onto Coffee House
    .help = The rules leave open whether a Coffee House that was brought from the Card Display may itself be activated, and so covered, in the same turn. Yes by default: the card's own words come first.

## Questions

ask-draw = Take a card
    .may = { $count ->
        [1] You may take a card
       *[other] You may take up to { $count } cards
    }
    .several = Take a card ({ $count } to take)
ask-seen_or_shown = Which card do you take?
ask-discard = Reduce your hand to nine cards
    .several = You hold more than { $limit } cards: put { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } on the Card Display
ask-build_free = Which card do you play without expending another?
    .about = { CARD($card) }: which card do you play without expending another?
ask-build_from_board = Which card of the Card Display do you place on it?
    .about = { CARD($card) }: which card of the Card Display do you place on it?
ask-activation_cost = Which card do you expend?
    .about = { CARD($card) }: which card do you expend?
# `left` counters are still to be placed, this one counted.
ask-underground = Where do you place an Underground counter?
    .about = { $left ->
        [1] { CARD($card) }: where do you place the second counter?
       *[other] { CARD($card) }: where do you place the first counter?
    }
ask-buy = Where do you buy land?

## Options

no-card = No card
no-more-cards = No more cards
look = Look at the top three cards of the deck
# One of the cards just looked at.
seen = { CARD($card) } from the deck
across-thames = { BOROUGH($borough) } (£{ $cost } to cross the Thames)

## What an option brings

also-underground = places Underground counters
before-cards = { $poverty }, before what your cards do
can-draw = { $count ->
    [0] nothing can be taken
    [one] only { $count } card can be taken
   *[other] only { $count } cards can be taken
}
land-brings = take { $cards }, { $value } { -points } at the end
counter-brings = +{ $amount } { -points } at the end for { SEAT($owner) }
# To whoever is asked.
counter-brings-you = +{ $amount } { -points } at the end for you

## Warnings

# As `borrow` and the others, where a second counter must follow the one that is placed.
counters-borrow = { $count ->
    [1] With the counter that must follow, you borrow £{ $loan } and pay £{ $amount }.
    [2] With the counter that must follow, you borrow £{ $loan } twice and pay £{ $amount }.
   *[other] With the counter that must follow, you borrow £{ $loan } { $count } times and pay £{ $amount }.
}
counters-borrow-anyway = { $count ->
    [1] With the counter that must follow, whatever you choose, you borrow £{ $loan }.
    [2] With the counter that must follow, whatever you choose, you borrow £{ $loan } twice.
   *[other] With the counter that must follow, whatever you choose, you borrow £{ $loan } { $count } times.
}
counters-borrow-more = { $count ->
    [1] With the counter that must follow, whatever you choose, you borrow £{ $loan } or more.
    [2] With the counter that must follow, whatever you choose, you borrow £{ $loan } twice or more.
   *[other] With the counter that must follow, whatever you choose, you borrow £{ $loan } { $count } times or more.
}
# `choice` is an option, `then` what it warns of.
only-choice = { $choice } is your only choice. { $then }

## Why not

why-no-run = No card on your Building Display can be activated.
why-no-counters = All { $count } building counters are placed.
why-no-borough = No borough is free any more.
why-no-loan = A loan is taken only for a payment that is due.
why-no-repayment = Loans are repaid when the game has ended.
why-owned = { ME($owner) ->
    [you] You have a building counter there.
   *[other] { SEAT($owner) } has a building counter there.
}
why-not-first-land = The first land is bought in { BOROUGH($boroughs, style: "or") }.
why-not-adjacent = No borough next to it has a building counter.
why-underground = It has an Underground counter.
why-not-built = Nobody has a building counter there.
why-no-line = No borough next to it has an Underground counter.
why-not-first-line = The first Underground counter goes in or next to the { BOROUGH($borough) }.

## Events

event-draw = { ME($seat) ->
    [you] You take { CARD($card) }
   *[other] { SEAT($seat) } takes { CARD($card) }
}
event-draw-unseen = { ME($seat) ->
    [you] You take a card from the deck
   *[other] { SEAT($seat) } takes a card from the deck
}
    .counted = { ME($seat) ->
        [you] You take { $count } cards from the deck
       *[other] { SEAT($seat) } takes { $count } cards from the deck
    }
event-discard = { ME($seat) ->
    [you] You put { CARD($card) } on the Card Display
   *[other] { SEAT($seat) } puts { CARD($card) } on the Card Display
}
    .aside = expending { CARD($card) }
event-overflow = The Card Display is full: { CARD($cards, style: "comma") } go to the discard pile
event-place = { ME($seat) ->
    [you] You play { CARD($card) }
   *[other] { SEAT($seat) } plays { CARD($card) }
}
event-action = { ME($seat) ->
    [you] You use { CARD($card) }
   *[other] { SEAT($seat) } uses { CARD($card) }
}
event-buy = { ME($seat) ->
    [you] You buy land in { BOROUGH($borough) }
   *[other] { SEAT($seat) } buys land in { BOROUGH($borough) }
}
event-underground = { ME($seat) ->
    [you] You place an Underground counter in { BOROUGH($borough) }
   *[other] { SEAT($seat) } places an Underground counter in { BOROUGH($borough) }
}

## Forecast and score sheet

forecast-run = Change of poverty if the city were run now, before what the cards do
forecast-boroughs = Boroughs
    .part = { $amount ->
        [one] { $amount } borough
       *[other] { $amount } boroughs
    }
forecast-score = Victory points if the game ended now
sheet-counters = Victory point counters
    .part = { $amount }
sheet-repaid = 1. Loans repaid at £15
sheet-hand = 2. Poverty for cards left in hand
sheet-money = 3. One for each full £3
    .part = { $amount } money
sheet-boroughs = 4. Boroughs, with two for each Underground counter
    .part = { $amount } land
sheet-cards = 5. Cards on the Building Display
    .part = { $amount } cards
sheet-loans = 6. Seven for each unpaid loan
    .part = { $amount } loans
sheet-poverty = 7. Poverty above the lowest player's
sheet-loss = 7. Victory points lost to poverty
    .part = { $amount } poverty
sheet-total = Total

## The table in words

table-board = { $last_round ->
    [true] { $deck ->
        [0] Card Display (deck: empty (last round))
       *[other] Card Display (deck: { $deck } cards left (last round))
    }
   *[false] { $deck ->
        [0] Card Display (deck: empty)
       *[other] Card Display (deck: { $deck } cards left)
    }
}
table-market = Land for sale
table-land = { BOROUGH($borough) }: £{ $cost }, take { $cards }, { $value } { -points }
table-underground = Underground ({ $count } counters left)
table-lines = { BOROUGH($boroughs, style: "comma") }
table-no-lines = None yet
