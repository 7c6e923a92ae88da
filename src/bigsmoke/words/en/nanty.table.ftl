# What the table of Nanty Narking says in the browser.

## The map

map = The map
map-label = The Metropolis, twelve areas on both banks of the Thames
# What is engraved on it: the title with a line over and a line under it, the scale, and the river in two words far apart.
map-title = METROPOLIS
    .over = The
    .under = in twelve quarters, with her bridges
map-scale = A mile, more or less
map-river = River
    .thames = Thames
# Everything that stands in an area is told as a list: the area first, then these.
stands-area = { AREA($area) }, number { $number }, £{ $cost }
stands-agents = { CAP(SEAT($seat)) } { $count ->
    [one] 1 Agent
   *[other] { $count } Agents
}
stands-figures = { CAP(SEAT($seat)) }: { FIGURE($figures) }
# $house: a named Building, or building.
stands-building = { FIGURE($house) } of { SEAT($owner) }
stands-grenadiers = { $count ->
    [one] 1 Grenadier
   *[other] { $count } Grenadiers
}
stands-citizens = { $count ->
    [one] 1 New Citizen
   *[other] { $count } New Citizens
}
stands-trouble = Trouble
stands-control = controlled by { SEAT($seat) }
stands-nothing = empty
# Several choices at one place.
which-one = Which one in { AREA($area) }?
choices = Choices
# How much Trouble there is on the board.
trouble-count = Trouble { $count }
pawn-kind = { $pawn ->
    [grenadier] Grenadier
   *[new_citizen] New Citizen
}

## The card in play

in-play = In play
plays = { CAP(SEAT($seat)) } plays
played-last = Played last
# $card: the card that this one was played from.
played-from = from { CARD($card) }
no-card = No card is in play.
no-card-own = Choose a card from your hand.
# The symbols of a card, as titles and as what one does. $amount: the money.
sign-title = { $symbol ->
    [place] Place an Agent
    [build] Build
    [skull] Assassinate
    [calm] Remove Trouble
    [scroll] The card's text
    [event] Random Event
    [another] Another card
    [money] Take £{ $amount }
   *[interrupt] Interrupt
}
sign-step = { $symbol ->
    [place] Place an Agent where you stand or next to it
    [build] Build where you have an Agent and no Trouble
    [skull] Remove one pawn, not your own, where there is Trouble
    [calm] Remove one Trouble marker
    [scroll] Do what the card's text says
    [event] A Random Event, which must be carried out
    [another] Then you may play another card
    [money] Take £{ $amount } from the bank
   *[interrupt] Played when it is needed, even in another's turn
}
# What a step brought, in few words.
step-skipped = skipped
step-done = done
step-later = to come
step-money = +£{ $amount }
# Which symbol is being carried out.
step-of = Symbol { $n } of { $of } on { CARD($card) }.
lit-areas = { $areas ->
    [one] 1 area
   *[other] { $areas } areas
} can be chosen
lit-pawns = { $pawns ->
    [one] 1 pawn
   *[other] { $pawns } pawns
} in { $areas ->
    [one] 1 area
   *[other] { $areas } areas
}
number-of-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## What can be done

skip = Skip it
    .note = go on without it
end-turn = End your turn
use-text = Use the text
take-money = Take £{ $amount }
claim = Declare victory
play = Play
choose = Choose
choose-player = Choose { SEAT($seat) }
throw-away = Throw away
end-now = End the turn, take the last card back

## The piles

to-draw = to draw
discarded = discarded
events-left = events left
# On the backs of the grey and the brown cards and of the events.
grey-back = I
brown-back = II
event-back = ?
pile-label = Draw pile, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $grey ->
    [0] {""}
   *[other] , { $grey } of them grey
}
discard-label = Discard pile, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, open it
events-label = Random Events, { $count } left
discard-pile = The discard pile
discard-note = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, the last on top
discard-none = Nothing has been discarded yet.

## A player's side

ledger = Your side
ledger-of = { CAP(SEAT($seat, form: "of")) } side
ledger-controls = { $areas ->
    [one] 1 area
   *[other] { $areas } areas
} controlled
ledger-money = Money
    .note = net worth £{ $worth }
ledger-agents = Agents
    .note = in { $areas ->
        [one] 1 area
       *[other] { $areas } areas
    }, { $reserve } at hand
ledger-buildings = Buildings
    .note = cost £{ $cost }, { $left } at hand
you-are = You are { PERSONALITY($personality, form: "short") }
secret-note = Nobody else knows this.
nobody-holds = You know that nobody holds { PERSONALITY($personalities) }.
unknown-personality = unknown
    .long = Nobody knows this Personality
at-turn = playing
# Under the figures of another player.
stat-money = money
stat-agents = agents
stat-buildings = buildings
stat-controls = controls
stat-cards = cards
stat-worth = net worth
# A player on a phone, in short.
side-in-short = { CAP(SEAT($seat)) }, £{ $money }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
# Before the name of a card that lies in front of a player.
loans = loans
stuck-with = stuck with
known-cards = You know these cards in this hand:
hidden-figure-cards = { $agents ->
    [one] 1 Agent card
   *[other] { $agents } Agent cards
}, { $buildings ->
    [one] 1 Building card
   *[other] { $buildings } Building cards
} hidden

## The hand

hand = Your hand
hand-of = { CAP(SEAT($seat, form: "of")) } hand
hand-empty = No cards in hand.
hand-hidden = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, which only their owner sees.
can-answer = can answer

## Powers of City Areas, and cards of Agents and Buildings

powers = Powers
powers-none = Build to gain the power of an area.
# Whether a power can be used now.
power-state = { $state ->
    [ready] ready
    [used] used this turn
    [new] gained this turn
    [blocked] a Grenadier blocks it
    [event] when an event strikes
    [dead] without power for good
   *[waits] in your turn
}
# The same on a chip, where a power cannot be used.
power-off = { $state ->
    [blocked] blocked
    [used] used
   *[dead] dead
}
# What a power does, in as few words as a chip has room for.
power-short = { $power ->
    [pay_place_agent] £{ $cost }: place near
    [draw_then_discard] draw, discard
    [pay_remove_trouble] £{ $cost } to calm
    [take_money] +£{ $money }
    [protect_from_event] £{ $cost } shield
    [discard_for_money] card for £{ $money }
   *[place_trouble] stir Trouble
}
# The same with room for a sentence.
power-long = { $power ->
    [pay_place_agent] Pay £{ $cost }, place an Agent in or next to { AREA($area) }
    [draw_then_discard] Draw a card, then discard one
    [pay_remove_trouble] Pay £{ $cost }, remove a Trouble marker
    [take_money] Take £{ $money }
    [protect_from_event] Pay £{ $cost } for each piece an event should spare
    [discard_for_money] Discard a card, take £{ $money }
   *[place_trouble] Stir Trouble in or next to { AREA($area) }
}
# $does: power-long; $state: power-state, or why it cannot be used.
power-words = { AREA($area) }. { $does }. { $state }
power-title = { $says } ({ $state })
free = Free
free-label = No Building yet: { AREA($areas) }
revealed = revealed
hidden = hidden
# $says: what the card of a named Agent or Building says.
ability-words = { FIGURE($figure) }. { $says }
ability-words-open = { FIGURE($figure) }, revealed. { $says }
ability-words-secret = { FIGURE($figure) }, only you know it. { $says }

## Who could win

race = Who could win
    .note = checked as a turn begins
# Who has an aim: one Personality, or all three Lords.
aim-people = { $count ->
    [one] { PERSONALITY($personality, form: "short") }
   *[other] The Lords
}
# What is counted for a Personality.
aim-measure = { $condition ->
    [agents_in_areas] areas reached
    [trouble_markers] Trouble markers
    [net_worth] net worth
    [areas_controlled] areas controlled
    [deck_exhausted] pile runs out
    [cash] money alone
    [buildings] Buildings
    [agents_in_river_areas] river areas
    [agents_in_trouble_areas] areas in Trouble
    [control_westminster_plus] beside Westminster
    [deck_exhausted_low_trouble] a quiet end
    [agents_on_board] Agents out
   *[hand_size] cards in hand
}
# The same with how far somebody is. $pile: the cards that are left to draw.
aim-so-far = { $condition ->
    [agents_in_areas] { $have } of { $need } areas reached
    [trouble_markers] { $have } of { $need } Trouble markers
    [net_worth] £{ $have } of £{ $need } net worth
    [areas_controlled] { $have } of { $need } areas controlled
    [deck_exhausted] pile runs out: { $pile } cards left
    [cash] £{ $have } of £{ $need } money alone
    [buildings] { $have } of { $need } Buildings
    [agents_in_river_areas] { $have } of { $need } river areas
    [agents_in_trouble_areas] { $have } of { $need } areas in Trouble
    [control_westminster_plus] { $have } of { $need } beside Westminster
    [deck_exhausted_low_trouble] a quiet end: { $have }, at most { $need }
    [agents_on_board] { $have } of { $need } Agents out
   *[hand_size] { $have } of { $need } cards in hand
}
# A row of the race in words. $who: aim-people; $what: aim-measure; $all: how far everybody is, one race-have each.
race-label = { $who }, { $what }, needs { $need }: { LIST($all, style: "comma") }
race-label-money = { $who }, { $what }, needs £{ $need }: { LIST($all, style: "comma") }
# The same for a measure that is one for all.
race-label-shared = { $who }, { $what }, needs { $need }: { $have }
race-label-pile = { $who } wins when the draw pile runs out: { $left ->
    [one] 1 card
   *[other] { $left } cards
} left
race-label-quiet = { $who } wins when the draw pile runs out with at most { $need ->
    [one] 1 Trouble marker
   *[other] { $need } Trouble markers
}: { $have } now, { $left ->
    [one] 1 card
   *[other] { $left } cards
} left
race-have = { CAP(SEAT($seat)) } { $have }
race-have-money = { CAP(SEAT($seat)) } £{ $have }
# $label: a row of the race; it is the reader's own aim.
race-own = { $label }. your own
race-at-most = ≤{ $need }
race-cards-left = cards left
race-anyone = anyone
# $label: a row of the race; the reader knows that nobody has this aim.
race-nobody = nobody
    .long = { $label }. Nobody has this aim
# How many lead together.
race-several = { $count ->
    [2] two
    [3] three
   *[4] four
}

## Answers to what somebody does

# Over the window. $threat: what would happen. $what is agent, or a named Agent; it belongs to $owner.
threat-by-player = { $threat ->
    [remove] { ME($seat) ->
        [you] You want
       *[other] { SEAT($seat) } wants
    } to remove { SEAT($owner, form: "of") } { FIGURE($what) } in { AREA($area) }
   *[move] { ME($seat) ->
        [you] You want
       *[other] { SEAT($seat) } wants
    } to move { SEAT($owner, form: "of") } { FIGURE($what) } out of { AREA($area) }
}
threat-by-text = { SEAT($seat) } turns { CARD($card) } on you
threat-by-any-text = { SEAT($seat) } turns a card on you
threat-by-event = { $threat ->
    [remove] The event wants to remove { SEAT($owner, form: "of") } { FIGURE($what) } in { AREA($area) }
   *[flee] The flood drives { SEAT($owner, form: "of") } { FIGURE($what) } out of { AREA($area) }
}
threat-to-area = { $threat ->
    [destroy] Your Building in { AREA($area) } would be destroyed
    [forfeit] You would lose the City Area card of { AREA($area) }
   *[arrive] A neutral pawn would come to { AREA($area) }
}
use-card = Use { CARD($card) }
let-happen = Let it happen
    .note = Your cards stay with you.
pay-holborn = Pay £{ $cost } for Holborn
# $what: the piece.
spares = It spares { $what }.
shield = The Suffragist
suffragist = Play the Suffragist
    .note = Your Agents may be spared. Her card leaves the game.
only-pass = Nothing you hold can answer.
everyone-waits = Everyone waits for you.
fold = Fold away
unfold = Open

## Standing orders

orders = Standing order
    .note = Others see the same pause whatever you choose.
order-name = { $order ->
    [always-ask] Ask me every time
    [never-ask] Let it happen
    [save-any-agent] Save any Agent
   *[save-my-last-in-an-area] Save the last in an area
}
order-note = { $order ->
    [never-ask] Holborn is still offered
    [save-any-agent] while a card for it is there
    [save-my-last-in-an-area] let the rest happen
   *[always-ask] {""}
}
order-now = Standing order: { $order ->
    [always-ask] Ask me every time
    [never-ask] Let it happen
    [save-any-agent] Save any Agent
   *[save-my-last-in-an-area] Save the last in an area
}

## Random Events

random-event = Random Event
random-event-named = Random Event: { EVENT($event) }
fold-event = { EVENT($event) }: Fold away
unfold-event = { EVENT($event) }: Open
rolled = { $number }, { AREA($area) }
# $rolls: one or more of rolled.
dice = Rolled { LIST($rolls) }
# Beside the player who is asked.
asked-now = now

## What is laid out to choose from

picker = { $kind ->
    [figure] Which Agent?
    [start] Who begins there?
    [start_all] Who begins?
    [house] Which Building?
    [keep] Which card do you keep?
    [steal] You see this hand
    [event_down] Which goes to the bottom?
    [event_on_top] Which comes next?
    [events_taken] How many do you look at?
   *[other] Choices
}
foreseen = What you know comes next: { EVENT($events, style: "comma") }
start-in = Who begins in { AREA($area) }?
start-picked = { AREA($area) }: { FIGURE($figure) }
start-back = The one before

## Cards, large and in words

type-of-card = { $type ->
    [action] Action card
    [area] City Area
    [event] Random Event
    [personality] Personality
    [agent] Agent card
   *[building] Building card
}
deck-number = { $deck ->
    [grey] Grey deck
   *[brown] Brown deck
}, number { $number }
# An action card in words. $signs: its symbols; $says: what its text says.
action-words = { CARD($card) }, { $deck ->
    [grey] Grey deck
   *[brown] Brown deck
}: { $signs }.
action-words-text = { CARD($card) }, { $deck ->
    [grey] Grey deck
   *[brown] Brown deck
}: { $signs }. { $says }
no-signs = No symbols
three-up = For three players and more
set-only = { $set ->
    [classic] With the classic Personalities
   *[standard] With the standard Personalities
}
kind-of-figure = { $kind ->
    [single] Once: leaves the game when used
    [ongoing] Once each turn, face up
   *[interrupt] Whenever it is needed
}
needs-with = { $players } players: { $need }
needs-with-money = { $players } players: £{ $need }
near = Next to:
on-thames = On the Thames
inland = Away from the river
site-cost = { $number } · £{ $cost } to build
event-rolls = Random Event, { $rolls ->
    [0] no dice
    [one] 1 roll
   *[other] { $rolls } rolls
}
holborn = Holborn:

## The end

end-points = Points
end-ties = Equal points: the dearer City Area card wins.
end-people = Everybody turns up their Personality
    .note = and how near each came
end-aside = Nobody held
end-winner = winner
end-won-points = { ME($seat) ->
    [you] You win
   *[other] { SEAT($seat) } wins
} by { $margin ->
    [one] 1 point
   *[other] { $margin } points
}
end-won-tie = { ME($seat) ->
    [you] You win
   *[other] { SEAT($seat) } wins
} by the dearer City Area card
end-shared = { CAP(SEAT($seats)) } share the victory
end-worth = Net worth at the end
end-controls = Areas controlled
end-agents = Agents out
end-plays = Cards played
end-placed = Agents placed
end-removed = Agents lost
end-built = Buildings built
end-earned = Taken from the bank
end-used = Powers used
# What decided, by how the game ended.
ending-declared = Victory was declared as a turn began.
ending-pile_won = The draw pile has run out.
ending-pile_empty = The draw pile has run out: points decide.
ending-riots = Riots have ended the game: points decide.

## A word on each kind of question, for somebody's first game

guide-turn = Play one card, sign by sign; any may be skipped, except a Random Event. You win if your aim is met when your turn begins.
guide-after = Areas where you own a building give a power once a turn. Then end the turn: you draw up to five cards.
guide-place_agent = An Agent goes where you have one already or next door. A second Agent in an area brings Trouble.
guide-remove_trouble = Any Trouble marker may go, wherever you stand. Without Trouble nobody is assassinated there, and the area can be built on.
guide-assassinate = Only where there is Trouble. The Trouble goes with the victim.
guide-build = A building needs your Agent there, no Trouble, and the price on the map. It gives you the area's power.
guide-another = This sign lets you play one more card of your hand in the same turn.
guide-use_text = A scroll does what the card's text says.
guide-react = Somebody is about to touch what is yours. Nobody learns whether you could have answered.

## What a card has, where it is told which of it is printed fact

field-condition = condition
field-holborn = Holborn
field-kind = kind
field-near = neighbours
field-needs = needs
field-number = number
field-players = players
field-power = power
field-river = river
field-rolls = rolls
field-set = set
field-start = start
field-symbols = symbols

## What signs and places mean: shown when they are pointed at, and in the help

means-u_nn_place = Place an Agent where you have one, or next to it.
means-u_nn_calm = Remove a Trouble marker.
means-u_nn_money = Take this much money.
means-u_nn_skull = Remove a pawn that is not your own, in an area with Trouble.
means-u_nn_build = Build where you have an Agent, at the price of the area, if there is neither Trouble nor a Building.
means-u_nn_scroll = Do what the text of the card says.
means-u_nn_event = A Random Event is turned up, and must happen.
means-u_nn_another = Play another card.
means-u_nn_interrupt = An Interrupt: it may be played at any time, against what others do.
means-np_trouble = A Trouble marker: nobody can build here, and pawns can be removed. It goes when any pawn leaves.
means-np_pw = An Agent. Most pieces control an area.
means-np_hs = A Building. Its owner has the card of the area, and its power.
means-np_grenadier = The Grenadier. Nobody controls an area where he stands, and its card is dead.
means-np_citizen = New Citizens. Together they may be more than the pieces of any player.
means-u_coin = Money.
means-u_nn_agent = Agents on the board.
means-u_nn_house = Buildings on the board.
means-u_nn_flag = Areas under control: with more pieces than each other player, and than all New Citizens.
means-u_hand = Cards in hand.
means-u_nn_mask = A Personality that nobody else knows: it says what wins the game.
