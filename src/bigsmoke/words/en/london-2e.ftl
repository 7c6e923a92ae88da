# London, 2nd edition: what it calls things, and what it alone says or says otherwise.

-board = the board
-points = prestige
-draw = draw
-discard = discard


## Table options

option-action_cards = Action cards
    .help = The sources leave open which four cards are action cards. Standard: Wren, Huguenots, two Coffee Houses. Alternative: Wren, Huguenots, two Jewish Refugees; the Coffee House is a building.
option-first = First seat
    .help = The seat of the player who set the game up, who begins.

## Questions

ask-draw = Draw a card
    .several = Draw a card ({ $count } to draw)
ask-keep = Which card do you keep?
ask-discard = Discard down to nine cards
    .several = You hold more than { $limit } cards: discard { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
ask-build_free = Which card do you place without a discard?
    .about = { CARD($card) }: which card do you place without a discard?
ask-build_from_board = Which card of the board do you place?
    .about = { CARD($card) }: which card of the board do you place?
ask-activation_cost = Which card do you spend?
    .about = { CARD($card) }: which card do you spend?
ask-repay = Repay loans at £15 each?
ask-opening = How many cards do you draw?
ask-buy = Which borough do you buy?

## Options

swap = Swap a Pauper with the board
look = Look at the top three cards and keep one
repay = { $amount ->
    [0] Repay none
    [one] Repay { $amount } loan for £{ $cost }
   *[other] Repay { $amount } loans for £{ $cost }
}
opening = { $amount ->
    [0] No card
    [one] { $amount } card
   *[other] { $amount } cards
}

## What an option brings

# What a run brings in which nothing is activated.
idle-run = { LIST($figures, style: "comma") } if you activate nothing
final-borough = The next borough is turned up: no taking back.
can-draw = { $count ->
    [0] nothing can be drawn
    [one] only { $count } card can be drawn
   *[other] only { $count } cards can be drawn
}
price = £{ $amount }
draws = draw { $count }
each-run = each run { LIST($figures, style: "comma") }

## Why not

why-no-borough = No borough is for sale any more.
why-no-loan = With £{ $amount } or more in hand no turn can cost what you do not have.
why-no-repayment = Loans are repaid at the start of a turn, before the draw.

## Events

event-draw = { ME($seat) ->
    [you] You draw { CARD($card) }
   *[other] { SEAT($seat) } draws { CARD($card) }
}
event-draw-unseen = { ME($seat) ->
    [you] You draw a card from the deck
   *[other] { SEAT($seat) } draws a card from the deck
}
    .counted = { ME($seat) ->
        [you] You draw { $count } cards from the deck
       *[other] { SEAT($seat) } draws { $count } cards from the deck
    }
event-discard = { ME($seat) ->
    [you] You discard { CARD($card) }
   *[other] { SEAT($seat) } discards { CARD($card) }
}
    .aside = discarding { CARD($card) }
event-overflow = The board is full: { CARD($cards, style: "comma") } leave the game
event-repay = { ME($seat) ->
    [you] You repay { $amount ->
        [one] { $amount } loan
       *[other] { $amount } loans
    } at £15 each
   *[other] { SEAT($seat) } repays { $amount ->
        [one] { $amount } loan
       *[other] { $amount } loans
    } at £15 each
}
event-place = { ME($seat) ->
    [you] You build { CARD($card) }
   *[other] { SEAT($seat) } builds { CARD($card) }
}
event-action = { ME($seat) ->
    [you] You play { CARD($card) }
   *[other] { SEAT($seat) } plays { CARD($card) }
}
event-buy = { ME($seat) ->
    [you] You buy { BOROUGH($borough) }
   *[other] { SEAT($seat) } buys { BOROUGH($borough) }
}
# `figures` are what the borough did in a run.
event-borough = { BOROUGH($borough) }: { LIST($figures, style: "comma") }
    .head = { BOROUGH($borough) }

## Forecast and score sheet

forecast-run = Poverty if the city were run now and nothing activated
forecast-loans = Loans
    .part = { $amount ->
        [one] { $amount } loan
       *[other] { $amount } loans
    }
forecast-score = Prestige if the game ended now
sheet-track = Prestige on the track
    .part = { $amount }
sheet-hand = 1. Poverty for cards left in hand
sheet-cards = 2. Prestige of built cards
    .part = { $amount } cards
sheet-repaid = 3. Loans repaid at £15
sheet-money = 4. One for each full £3
    .part = { $amount } money
sheet-loans = 5. Seven for each unpaid loan
    .part = { $amount } loans
sheet-poverty = 6. Poverty above the lowest player's
sheet-loss = 7. Prestige lost to poverty
    .part = { $amount } poverty
sheet-total = Total

## The table in words

table-board = { $last_round ->
    [true] { $deck ->
        [0] Development board (deck: empty (last round))
       *[other] Development board (deck: { $deck } cards left (last round))
    }
   *[false] { $deck ->
        [0] Development board (deck: empty)
       *[other] Development board (deck: { $deck } cards left)
    }
}
table-market = Boroughs for sale ({ $count } more)
