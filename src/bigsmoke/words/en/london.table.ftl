# London, both editions: what the table in the browser says around the game. What the game itself says stands in
# london.ftl and in the files of the editions; names in the files of names.
#
# $game is london-1e or london-2e, wherever the editions call a thing by another name.

# A number in a sentence; other messages have it inside. A language may leave it a figure.
in-words = { $n ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
    [15] fifteen
    [16] sixteen
    [17] seventeen
    [18] eighteen
    [19] nineteen
    [20] twenty
   *[other] { $n }
}

## The deck

deck-title = Deck
# Under a large number: so many cards are left.
deck-left = left
# The cards of one set (A, B or C) that are left; several sets follow one another, uppermost first.
deck-set = { $n } { $set }
deck-sets = { $before }, then { $next }
deck-empty = empty: the last round
# To be read out. $set is the set of the uppermost card.
deck-label = Deck, { $set }, { $n } left
deck-label-empty = Deck, empty, 0 left
# After a number that stands out: so many boroughs are still to come, Underground counters are left, cards are gone.
deck-boroughs = { $n ->
    [one] borough
   *[other] boroughs
}
deck-underground = Underground counters
deck-gone = { $n ->
    [one] card gone
   *[other] cards gone
}
foreseen-title = The top of the deck, as you saw it
foreseen-note = uppermost first

## Where discarded cards lie

board-title = { $game ->
    [london-1e] Card Display
   *[other] Development board
}
board-note = discards land here
board-rule = { $game ->
    [london-1e] When both rows are full the upper one is thrown away and the lower one moves up.
   *[other] When both rows are full the lower one leaves the game and the upper one moves down.
}
board-full = { $game ->
    [london-1e] The next card clears the upper row.
   *[other] The next discard clears the lower row.
}
# A free space, to be read out.
board-space = row { $row }, space { $column }
# On a card, while an option is pointed at: what would become of it.
would-land = would land here
would-leave = would leave the game
would-go = would be discarded

## Land

land-title = Land for sale
land-note = of 20 boroughs, { in-words } held
land-none = Every borough has been sold.
# The map, to be read out: $parts are the next two.
land-map = Map of the Thames. { LIST($parts, style: "semicolon") }
land-held = { CAP(SEAT($seat)) }: { BOROUGH($boroughs) }
land-sale = for sale: { BOROUGH($boroughs) }
# On a borough: how many pounds are lacking, or how many loans it takes.
land-short = £{ $n } short
takes-loans = { $n ->
    [1] takes a loan
   *[other] takes { in-words } loans
}
map-title = The boroughs
map-note = { $n ->
    [1] one can be bought; price · cards taken · points at the end
   *[other] { in-words } can be bought; price · cards taken · points at the end
}
map-enlarge = Open the map large
# On the map: price, cards taken, points at the end.
map-figures = £{ $cost } · { $cards } · { $value }
# To be read out with a borough of the map.
map-held = held by { SEAT($seat) }
map-underground = Underground counter
river-thames = Thames
# North, on the compass rose.
river-north = N
# On the engraving of the 1st edition: three lines of its title, the scale, and what stands before the Thames along the river.
plan-head = A Plan of
plan-title = LONDON
plan-foot = risen from the Fire, in twenty boroughs
plan-scale = A mile, more or less
plan-river = River
# How many boroughs a player has, above their pile.
pile-held = { $n } held

## The ledger

ledger-title = { ME($seat) ->
    [you] Your ledger
   *[other] { SEAT($seat, form: "of") } ledger
}
ledger-boroughs = { $n ->
    [one] { $n } borough
   *[other] { $n } boroughs
}
ledger-money = Money
# After the key L.
ledger-borrow = borrows £{ $amount }
ledger-poverty = Poverty
ledger-poverty-note = { $n } counting your hand
ledger-ladder = What 1 to 10 poverty above the fewest costs at the end
# How much poverty one has above the fewest, and what that would cost.
ledger-over = { $n } over: −{ $cost }
ledger-fewest = the fewest
ledger-loans = { $n ->
    [one] Loan
   *[other] Loans
}
ledger-loans-note = { $n ->
    [0] none to repay
    [one] { $game ->
        [london-1e] £15 each at the end, or −7
       *[other] £15 back, or −7
    }
   *[other] { $game ->
        [london-1e] £15 each at the end, or −7
       *[other] £15 back each, or −7
    }
}
ledger-prestige = { $game ->
    [london-1e] Victory points
   *[other] Prestige
}
ledger-prestige-note = and { $n } on your cards
ledger-run = Run city now
# What a run would bring after an option: $what is the option, or the name of its card or borough.
ledger-after = After { $what }
ledger-as-stack = +{ $n } as a new stack
ledger-score = If it ended now
# A sum in words, such as 3 stacks + 2 loans − 1 borough.
sum-plus = { $before } + { $next }
sum-minus = { $before } − { $next }
sum-negative = − { $next }
sum-nothing = nothing yet
# On a phone, under the figures.
ledger-run-short = if you run
ledger-score-short = if it ended

## Under the figures of a player

stat-money = money
stat-poverty = poverty
stat-loans = loans
stat-prestige = { $game ->
    [london-1e] VP
   *[other] prestige
}
stat-hand = hand
stat-stacks = stacks

## The city

city-title = { ME($seat) ->
    [you] Your city
   *[other] { SEAT($seat, form: "of") } city
}
city-note = { $stacks ->
    [one] { $stacks } stack
   *[other] { $stacks } stacks
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
city-note-own = { $stacks ->
    [one] { $stacks } stack
   *[other] { $stacks } stacks
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; covered names are shown to you alone
city-empty = Nothing is built yet. Cards you build will stand here.
stack-new = New stack
stack-new-note = +1 poverty in every run
# To be read out. $top is what lies on top, in words; $n how many cards lie under it.
stack-label = { $n ->
    [0] Stack { $number }: { $top }
   *[other] Stack { $number }: { $top }, on { $n }
}
stack-covered = { $n } covered
stack-face-down = face down
stack-card-face-down = a card, face down
stack-turned-over = { CARD($card) }, turned over
stack-used = used this turn
stack-coins = £{ $n } lying on it

## The hand

hand-title = { ME($seat) ->
    [you] Your hand
   *[other] { SEAT($seat, form: "of") } hand
}
hand-note = { $n } of { $limit }
hand-over = { $limit ->
    [9] { $n }, nine may be kept
   *[other] { $n }, { $limit } may be kept
}
# A phone's hand, to be read out: how many cards of how many.
hand-label = Your hand, { $n } of { $limit }
hand-sort = Sort the hand
sort-colour = by colour
sort-cost = by cost
sort-dealt = as dealt
hand-empty = No cards in hand.
hand-count = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
hand-known = Known to be in hand:

## The four actions, on their tickets

ticket-develop = Develop
ticket-play_cards = Play cards
ticket-buy_land = Buy land
ticket-run_city = Run city
ticket-draw_three = Draw three
ticket-take_three = Take three
ticket-hand = { $n ->
    [0] no card in hand
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
# The cheapest land for sale; where it is dearer than what one has, both are told.
ticket-land = from £{ $cheapest }
ticket-land-dear = £{ $money } held, cheapest £{ $cheapest }
# The poverty of a run in which nothing is activated.
ticket-run = +{ $n } poverty, or less
ticket-run-free = no poverty
ticket-draw = { $game ->
    [london-1e] { $deck } left, { $board } on display
   *[other] { $deck } left, { $board } on the board
}

## What a click would do, and what an option would bring

express-develop = { $game ->
    [london-1e] Play { CARD($card) }
   *[other] Build { CARD($card) }
}
express-buy = Buy { BOROUGH($borough) }
express-run = Run the city, { CARD($card) } first
express-draw = Draw three, { CARD($card) } first
express-draw-deck = Draw three, Deck first
tip-discards = { $game ->
    [london-1e] { CARD($card) } goes to the Card Display
   *[other] { CARD($card) } goes to the board
}
tip-free = nothing to pay
tip-pays = £{ $n } to pay
held-choose = Choose
held-put-down = Put down
choose-seat = Choose { SEAT($seat) }
last-round = { CAP(SEAT($seat)) } emptied the deck: everyone else has one more turn.
# What the key L does.
key-borrow = borrow, where that is offered

## What stands on the cards

type-city = city cards
type-borough = boroughs
sieve-colour = Colour
sieve-set = Set
# Short, in the place of signs.
face-shed = spend or shed only
face-shed-short = shed
face-no-run = no run effect
face-flips = flips
face-stays = stays
face-once = once
face-not-built = cannot be built
face-again = once more
face-two = two
face-up-to = ≤{ $n }
ribbon-action = Action, then gone
ribbon-bank = = £12
ribbon-hospital = spares a flip
ribbon-parliament = 0 to 2
ribbon-school = £1: any hue
ribbon-shops = +£1 a build
ribbon-university = 3, keep 1
face-to-build = to build
face-while-open = While it shows:
face-as-action = When played:
face-copies = { $n ->
    [one] { $n } copy
   *[other] { $n } copies
}
face-at-once = at once
face-while-top = While on top:
face-borders = Beside it:
face-bridges = Across a bridge:
face-each-run = each run
face-nothing-lasting = no lasting effect
# A borough's lasting effect, in short.
ability-swap_pauper = Swap a Pauper with the board
ability-draw_two = Opening draw of two
ability-cheap_blue = Blue cards cost £2 less
ability-look_three = Opening draw: look at three
ability-paupers_pay = Paupers pay for any colour

## A card in words: several of these in a row, parted by commas, after its name

words-costs = costs £{ $n } to build
words-spend-card = in a run spend a hand card
words-spend-blue = in a run spend a blue hand card
words-pay = in a run pay £{ $n }
words-money = gain £{ $n }
words-prestige = { $game ->
    [london-1e] gain { $n } VP
   *[other] gain { $n } prestige
}
words-poverty = take { $n } poverty
words-relief = lose { $n } poverty
words-turns-over = turns over after use
words-stays-up = stays face up
words-value = { $game ->
    [london-1e] { $n } VP at the end
   *[other] { $n } prestige at the end
}
# The same as a sentence, for a card that has only signs.
words-run = { CAP(LIST($parts, style: "comma")) }.
words-no-run = It does nothing in a run.
words-pauper = A Pauper is never built. Holding one brings poverty in every run; it can be spent on a card that asks for one, or shed.
words-borough-costs = costs £{ $n }
words-borough-draws = { $n ->
    [one] draw { $n } card
   *[other] draw { $n } cards
}
words-borough-takes = { $n ->
    [one] take { $n } card
   *[other] take { $n } cards
}
words-borough-points = { $n ->
    [one] { $n } point at the end
   *[other] { $n } points at the end
}
words-borough-prestige = { $n } prestige
words-borough-relief = lose { $n } poverty
side-north = north of the Thames
side-south = south of the Thames
words-river = on the river
words-run-money = each run £{ $n }
words-run-prestige = each run { $n } prestige
words-run-poverty = each run take { $n } poverty
words-run-relief = each run lose { $n } poverty

## The fields of a card, where it is told which are printed facts

field-full_name = full name
field-colour = colour
field-flips = flips or stays
field-value = value at the end
field-activate = cost of a run
field-money = money
field-prestige = prestige
field-poverty = poverty
field-relief = poverty lost
field-building = whether it is built
field-cards = cards drawn
field-side = side of the river
field-river = river
field-starter = whether it starts
field-ability = lasting effect
field-run_money = money each run
field-run_prestige = prestige each run
field-run_poverty = poverty each run
field-run_relief = poverty lost each run
field-borders = neighbours
field-bridges = bridges
field-ongoing = lasting effect
field-action = action

## The end

# $rank is a rank in words: 1st.
rank-boroughs = { $n ->
    [one] { $rank }, { $n } borough
   *[other] { $rank }, { $n } boroughs
}
line-track = On the board
    .note = prestige won in play
line-counters = Point counters
    .note = won in play
line-hand = Cards left in hand
    .note = each is one more poverty
line-cards = { $game ->
    [london-1e] Building Display
   *[other] City cards
}
    .note = open, turned over and covered
line-repaid = Loans paid back
    .note = £15 each, as many as can be
line-money = Money
    .note = 1 for each full £3
line-loans = Loans unpaid
    .note = 7 lost for each
line-poverty = Poverty
    .note = above the fewest at the table
line-loss = Lost to poverty
    .note = by the table of the rules
line-boroughs = Boroughs
    .note = with two for each Underground counter
line-total = { $game ->
    [london-1e] Victory points
   *[other] Prestige
}
account-cards = { $n } of { $all } count
account-loans = { $n ->
    [one] { $n } loan
   *[other] { $n } loans
}
account-paid = { $n ->
    [one] { $n } loan, out of £{ $money }
   *[other] { $n } loans, out of £{ $money }
}
account-left = £{ $money } left
account-boroughs = { $n ->
    [one] { $n } borough
   *[other] { $n } boroughs
}
account-poverty = { $n } in all
chart-title = { $game ->
    [london-1e] Victory points by turn
   *[other] Prestige by turn
}
chart-note = the last step is the account
# To be read out: $lines are players, each with their prestige.
chart-label = { $game ->
    [london-1e] Victory points over the turns. { LIST($lines, style: "semicolon") }
   *[other] Prestige over the turns. { LIST($lines, style: "semicolon") }
}
numbers-runs = City runs
numbers-earned = Money earned
numbers-taken = Poverty taken / shed
numbers-drawn = Cards drawn
numbers-built = Cards built
ties = A tie goes to less poverty, then to more boroughs, then to the dearest single card; after that it is shared.
# What decided, where it was not the total alone.
ending-poverty = { $game ->
    [london-1e] Level on victory points: less poverty decided.
   *[other] Level on prestige: less poverty decided.
}
ending-boroughs = { $game ->
    [london-1e] Level on victory points and poverty: more boroughs decided.
   *[other] Level on prestige and poverty: more boroughs decided.
}
ending-best_card = Level on all else: the dearest single card decided.

## Rulings on single cards, shown wherever the card opens large

ruling-hospital = It has to lie open on top of its stack. It cannot spare itself, and using it is not an activation.
ruling-shops = Building it does not feed it. If it is covered, its money goes back to the bank.
ruling-town_houses = It counts itself, and counts before it turns over.
ruling-stock_exchange = Every opponent pays you; one who is short of money must borrow.
ruling-wren = One card is enough if there is no second to place; money costs are still due.
ruling-coffee_house = Counted among the four action cards. The other reading, a building, is a table option.
ruling-southwark_bermondsey = The poverty of every run cannot be declined. The swap is once in each of your turns, and the Pauper takes the place of the card you took.
ruling-hackney = It helps while you develop, for the discard alone.
ruling-st_pancras = The look takes the place of the opening draw, not of other draws.
ruling-whitehall = The card must still lie on top of its stack; one that turned over may be used.
ruling-public_houses = At the end of the game the hand counts as poverty all the same.
ruling-bank_of_england = Paying a loan back still costs £15.
ruling-pauper = Paupers can be spent on any card that asks for a hand card in a run.

## A word on each kind of question, for somebody's first game

guide-opening = Every turn begins with a card. More cards give more choices, but each card in hand is poverty when you run your city.
guide-action = { $game ->
    [london-1e] One action a turn: play cards into your city, buy land, run your city, or take three cards. Every turn begins with a card taken.
   *[other] One action a turn: build from your hand, buy a borough, run your city for money and prestige, or draw three more cards. Build first, run once a few stacks stand.
}
guide-develop = A card that you build goes onto a stack; another of its colour is discarded to pay. Covered cards count only at the end.
guide-place = A new stack can be run by itself, but every stack brings poverty in each run. A card on top of a stack covers what lies there.
guide-payment = The card you give up lies open for everybody to take. The forecast beside your money says what is left.
guide-buy = Land costs money and brings cards. It also keeps poverty down.
guide-run = Each open card may be used once; most turn over then. When you stop, poverty comes: see the forecast on the left.
guide-draw = From the deck you do not know what comes; what lies open you do. Nine cards may be kept at the end of a turn.
guide-discard = Nine cards may be kept. Give up what is least use to you: others may take it.
guide-repay = A loan of £10 costs £15 to pay back. Unpaid at the end it costs seven points.
guide-underground = A counter goes into a borough with a building, next to one with a counter: two points for whoever built there. The first lies in or by the City.

## What signs and places mean: shown when they are pointed at, and in the help

means-tk_money = Money: what a card costs, or what it brings.
means-tk_vp = { $game ->
    [london-1e] Victory points, taken at once.
   *[other] Prestige, gained at once.
}
means-tk_end = { $game ->
    [london-1e] Victory points that a card counts at the end of the game, even when it is covered.
   *[other] Prestige that a card counts at the end of the game, even when it is covered.
}
means-tk_pov = Poverty that you take.
means-tk_less = Poverty that you get rid of.
means-u_coin = Money. Whoever must pay more than they have takes loans.
means-u_poverty = Poverty. Whoever has more than the fewest at the table loses points for it at the end.
means-u_loan = Loans. Each brings poverty whenever the city is run, and costs £15 or points in the end.
means-u_prestige = { $game ->
    [london-1e] Victory points taken so far.
   *[other] Prestige gained so far.
}
means-u_hand = Cards, in hand or to be taken. Each in hand brings poverty whenever the city is run.
means-u_stack = Stacks of cards in the city. Each brings poverty whenever the city is run.
means-u_run = This happens whenever you run your city.
means-u_flip = Once used, the card is laid on its face: it counts at the end, but works no more.
means-u_stays = The card stays open: it may be used again and again.
means-u_ongoing = It works as long as the card lies open on top of its stack.
means-u_spend_card = Give up a card of your hand for it.
means-u_person = Other players.
means-u_land = Boroughs that you hold.
means-u_river = On the Thames.
means-u_north = North of the Thames.
means-u_south = South of the Thames.
means-u_board = { $game ->
    [london-1e] The Card Display, where cards lie open for everybody.
   *[other] The development board, where cards lie open for everybody.
}
means-u_draw = Cards to be taken.
means-u_develop = Cards that you build.
means-u_pip_brown = A brown card. A card is paid for with another of its colour.
means-u_pip_blue = A blue card. A card is paid for with another of its colour.
means-u_pip_pink = A pink card. A card is paid for with another of its colour.
means-u_pip_grey = A grey card: a Pauper. It is never built.
means-u_underground = An Underground counter: two more points at the end for whoever holds the borough.
place-deck = The deck. When it is empty, the game comes to its end.
place-space = A space for cards that are given up: whatever lies here can be taken by anybody.
place-hidden = A card that lies on its face or under another: it counts at the end, but does nothing now.
own-nothing = nothing
