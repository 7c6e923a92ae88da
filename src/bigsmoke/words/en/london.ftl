# London: what both editions say. An edition's own file has the rest, and what it says otherwise.
#
# Its terms are what it calls things: -board (where discarded cards lie), -points, and what one does with cards: -draw,
# -discard.

## Table options

option-cards = Corrected cards
    .help = Your own figures for cards: {"{"}card id: {"{"}field: value{"}"}{"}"}.

## Questions: `about` names the card that the question is about.

ask-give = Which card do you give?
ask-swap_for = Which card do you take for it?
ask-put_back = Which card goes back on top?
ask-action = Choose an action
ask-develop = Which card do you play?
ask-payment = Which card do you { -discard } for it?
    .about = { CARD($card) }: which card do you { -discard } for it?
ask-place = Where do you place it?
    .about = { CARD($card) }: where do you place it?
ask-run = Run your city: which card do you activate?
ask-which_flips = Which card turns over?
    .about = { CARD($card) }: which card turns over?
ask-order = In which order?
    .about = { CARD($card) }: in which order?
# A prison takes `count` cards, or so many more if it is not the `first` time; each brings `prestige` besides.
ask-prison_discard = Which card do you { -discard }?
    .about = { $first ->
        [true] { $prestige ->
            [0] { CARD($card) }: { -discard } up to { $count ->
                [one] { $count } card
               *[other] { $count } cards
            }, each for one poverty less
           *[other] { CARD($card) }: { -discard } up to { $count ->
                [one] { $count } card
               *[other] { $count } cards
            }, each for one poverty less and { $prestige } { -points }
        }
       *[false] { $prestige ->
            [0] { CARD($card) }: { -discard } up to { $count ->
                [one] { $count } more card
               *[other] { $count } more cards
            }, each for one poverty less
           *[other] { CARD($card) }: { -discard } up to { $count ->
                [one] { $count } more card
               *[other] { $count } more cards
            }, each for one poverty less and { $prestige } { -points }
        }
    }
ask-workhouse_discard = How many Paupers go there?
    .about = { CARD($card) }: how many Paupers do you { -discard }? Each brings £{ $amount } for one poverty less
ask-target = Which player?
    .about = { CARD($card) }: which player?
ask-again = Which card is used again?
    .about = { CARD($card) }: which card is used again?
ask-after = Before your turn ends

## Options, and what cannot be done

card = { CARD($card) }
borough = { BOROUGH($borough) }
    .part = { $amount } { BOROUGH($borough) }
action = { ACTION($action) }
done = Done
take-loan = Take a loan of £{ $amount }
swap = Swap a card with { -board }
deck = The deck
# A card of another colour than the one needed, for £1.
schooled = { CARD($card) } (£1 to the School)
new-stack = A new stack
onto = On { CARD($card) }
onto-face-down = On { CARD($card) } (face down)
target = { CAP(SEAT($target)) }
paupers = { $amount ->
    [0] None
    [one] { $amount } Pauper
   *[other] { $amount } Paupers
}
relief-last = Take poverty, then lose it
relief-first = Lose poverty, then take it
land = { BOROUGH($borough) } (£{ $cost })
not-take-loan = Take a loan
not-repay = Repay a loan

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
    [minus] -{ ABS($amount) } poverty
   *[plus] +{ ABS($amount) } poverty
}
figure-run = { SIGN($amount) ->
    [minus] -{ ABS($amount) } poverty at the end of the run
   *[plus] +{ ABS($amount) } poverty at the end of the run
}
# `figure`, `least` and `most` are figures such as these.
up-to = up to { $figure }
from-to = { $least } to { $most }
spend-card = spend a card
spend-blue-card = spend a blue card
pay = pay £{ $amount }
flips = flips
also-place_from_board = places a card of { -board } on it
also-reactivate = uses a card again
nothing-changes = nothing changes
no-relief = no poverty to lose
one-more-stack = One more poverty in every run
# What an opponent pays (with so many loans) and takes; only one of the two may be 0.
harm = { $poverty ->
    [0] { harm-payment }
   *[other] { $paid ->
        [0] { ME($seat) ->
            [you] you take { $poverty } poverty
           *[other] { SEAT($seat) } takes { $poverty } poverty
        }
       *[other] { harm-payment } and { ME($seat) ->
            [you] take { $poverty } poverty
           *[other] takes { $poverty } poverty
        }
    }
}
harm-payment = { ME($seat) ->
    [you] { $loans ->
        [0] you pay £{ $paid }
        [one] you pay £{ $paid } with a loan
       *[other] you pay £{ $paid } with { $loans } loans
    }
   *[other] { $loans ->
        [0] { SEAT($seat) } pays £{ $paid }
        [one] { SEAT($seat) } pays £{ $paid } with a loan
       *[other] { SEAT($seat) } pays £{ $paid } with { $loans } loans
    }
}
# The same for an opponent who is still to be chosen.
harm-to-one = { $poverty ->
    [0] { harm-to-one-payment }
   *[other] { $paid ->
        [0] one opponent takes { $poverty } poverty
       *[other] { harm-to-one-payment } and takes { $poverty } poverty
    }
}
harm-to-one-payment = { $loans ->
    [0] one opponent pays £{ $paid }
    [one] one opponent pays £{ $paid } with a loan
   *[other] one opponent pays £{ $paid } with { $loans } loans
}

## Warnings

# `loan` is what one loan brings, `count` how many are taken, `amount` what is paid.
borrow = { $count ->
    [1] You borrow £{ $loan } and pay £{ $amount }.
    [2] You borrow £{ $loan } twice and pay £{ $amount }.
   *[other] You borrow £{ $loan } { $count } times and pay £{ $amount }.
}
borrow-anyway = { $count ->
    [1] Whatever you choose, you borrow £{ $loan }.
    [2] Whatever you choose, you borrow £{ $loan } twice.
   *[other] Whatever you choose, you borrow £{ $loan } { $count } times.
}
borrow-more = { $count ->
    [1] Whatever you choose, you borrow £{ $loan } or more.
    [2] Whatever you choose, you borrow £{ $loan } twice or more.
   *[other] Whatever you choose, you borrow £{ $loan } { $count } times or more.
}
# `then` is one of the warnings above.
only-placement = { CARD($card) } is all there is to place. { $then }
nothing-to-draw = There is nothing to { -draw }: it would be spent for nothing.
nothing-to-place = There is nothing to place: it would be spent for nothing.
flips-for-nothing = It would turn over for nothing.
final-card = A hidden card is drawn: no taking back.
coins-lost = The £{ $amount } on { CARD($card) } goes back to the bank.
still-works = { CARD($card) } still works and would be covered.
could-activate = { $count ->
    [one] { $count } card could still be activated.
   *[other] { $count } cards could still be activated.
}

## Why not

why-pauper = Paupers are never built.
why-no-hand = There is no other card in hand to place.
why-no-board = There is no card on { -board } to place.
why-no-board-onto = There is no card on { -board } to place on it.
why-no-colour = No other { COLOUR($colour) } card in hand to { -discard } for it.
    .short = No other { COLOUR($colour) } card.
why-face-down = It lies face down.
why-used = It was activated this turn.
why-no-box = It has nothing to activate.
why-no-card = There is no card in hand to spend on it.
why-no-blue = There is no blue card in hand to spend on it.
why-none-used = No other card has been activated yet.
why-fresh = It was placed this turn, so it cannot be covered.
why-no-play = No card in hand can be played.

## Events: `aside` is how one reads on the line of the deed that it belongs to, `other` on that of somebody else's deed,
## `counted` several that are alike, `head` at the head of a line on which others follow.

event-turn = { CAP(SEAT($seat, form: "of")) } turn
event-act = { CAP(SEAT($seat)) }: { ACTION($action, form: "act") }
event-look = { ME($seat) ->
    [you] You look at the top of the deck
   *[other] { SEAT($seat) } looks at the top of the deck
}
event-pick = { ME($seat) ->
    [you] You take { CARD($card) } from { -board }
   *[other] { SEAT($seat) } takes { CARD($card) } from { -board }
}
event-swap = { ME($seat) ->
    [you] You swap { CARD($card) } for { CARD($other) } on { -board }
   *[other] { SEAT($seat) } swaps { CARD($card) } for { CARD($other) } on { -board }
}
event-loan = { ME($seat) ->
    [you] You borrow £{ $amount }
   *[other] { SEAT($seat) } borrows £{ $amount }
}
    .aside = borrowing £{ $amount }
    .counted = { ME($seat) ->
        [you] { $count ->
            [2] You borrow £{ $amount } twice
           *[other] You borrow £{ $amount } { $count } times
        }
       *[other] { $count ->
            [2] { SEAT($seat) } borrows £{ $amount } twice
           *[other] { SEAT($seat) } borrows £{ $amount } { $count } times
        }
    }
    .other = { ME($seat) ->
        [you] you borrow £{ $amount }
       *[other] { SEAT($seat) } borrows £{ $amount }
    }
event-pay = { ME($seat) ->
    [you] You pay £{ $amount }
   *[other] { SEAT($seat) } pays £{ $amount }
}
    .aside = −£{ $amount }
    .other = { ME($seat) ->
        [you] you pay £{ $amount }
       *[other] { SEAT($seat) } pays £{ $amount }
    }
event-money = { ME($seat) ->
    [you] You gain £{ $amount }
   *[other] { SEAT($seat) } gains £{ $amount }
}
    .aside = +£{ $amount }
    .other = { ME($seat) ->
        [you] you gain £{ $amount }
       *[other] { SEAT($seat) } gains £{ $amount }
    }
event-prestige = { ME($seat) ->
    [you] You gain { $amount } { -points }
   *[other] { SEAT($seat) } gains { $amount } { -points }
}
    .aside = +{ $amount } { -points }
event-poverty = { ME($seat) ->
    [you] You take { $amount } poverty
   *[other] { SEAT($seat) } takes { $amount } poverty
}
    .aside = +{ $amount } poverty
    .other = { ME($seat) ->
        [you] you take { $amount } poverty
       *[other] { SEAT($seat) } takes { $amount } poverty
    }
event-relief = { ME($seat) ->
    [you] You lose { $amount } poverty
   *[other] { SEAT($seat) } loses { $amount } poverty
}
    .aside = −{ $amount } poverty
    .other = { ME($seat) ->
        [you] you lose { $amount } poverty
       *[other] { SEAT($seat) } loses { $amount } poverty
    }
event-flip = { CARD($card) } turns over
    .aside = { CARD($card) } turns over
event-activate = { ME($seat) ->
    [you] You activate { CARD($card) }
   *[other] { SEAT($seat) } activates { CARD($card) }
}
event-last_round = The deck is empty: everyone else has one more turn
event-end = The game is over

## Forecast: `part` is how a figure stands in a sum.

forecast-stacks = Stacks
    .part = { $amount ->
        [one] { $amount } stack
       *[other] { $amount } stacks
    }
forecast-hand = Cards in hand
    .part = { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }

## The table in words

# `what` is a card or a borough, `figures` are what it costs and brings.
table-figures = { $what }: { LIST($figures, style: "comma") }
table-card = { CARD($card) } ({ COLOUR($colour) })
    .priced = { CARD($card) } ({ COLOUR($colour) }, £{ $cost })
table-power = power
table-action = action
table-value = value { $amount }
# A row of the board: two spaces or more; a free one is a dot.
table-beside = { $before } | { $next }
table-space = ·
# A stack by its `top` card, which covers so many others.
table-stack = { $number }. { $top }
    .noted = { $number }. { $top } [{ LIST($notes, style: "comma") }]
table-face-down = face down
table-covers = on { $count }
table-used = used
table-coins = £{ $amount } on it
table-seat = { CAP(SEAT($seat)) }: £{ $money }, { $prestige } { -points }, { $poverty } poverty, { $loans ->
    [one] { $loans } loan
   *[other] { $loans } loans
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
table-boroughs = Boroughs: { BOROUGH($boroughs, style: "comma") }
table-known = Known in hand: { CARD($cards, style: "comma") }
table-nothing-built = Nothing built yet
table-hand = Your hand
table-no-cards = No cards
table-no-land = None

## What a player has, beside the forecast

holding-money = Money
holding-poverty = Poverty
holding-loans = Loans
holding-hand = Cards in hand
