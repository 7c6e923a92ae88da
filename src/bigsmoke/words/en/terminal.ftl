# What the terminal says around a game.

## The table

which-game = Which game?
which-level = How well are the bots to play?
level-is-first = The one to begin with.
# `below` is the next weaker level: "Casual".
level-wins = { $others ->
    [one] Beats “{ $below }” { $n } times in 10.
   *[other] Wins { $n } games in 10 against { $others } “{ $below }” bots.
}
give-number = Give a number from 1 to { $most }.
give-number-or-help = Give a number from 1 to { $most }, or h for help.
unofficial = An unofficial implementation.
you-are = You are Player { $number }.
type-help = Type { $typed } for help.
thinks = { $who } thinks ...
saved = Saved. Go on with: { $command }
at-seat = { $who }: { $question }
pass-to = Pass the screen to { $who }, who presses Enter.
besides = besides, at any time:
no-such-command = There is no '{ $typed }' here. You may type:
nothing-barred = Nothing is barred: everything that can be asked for here is in the list.
your-order = Your standing order: { $order }.
as-now = (as now)
no-card-of-name = No card has that in its name.
give-a-name = Give a name, or a part of one.
try-card = Try: ? { $name }
many-cards = { $count } cards have that in their name: { $names }
copies = copies: { $copies }

## What may be typed

help-option = take that option
help-undo = undo your last choice
help-card = what a card says (part of its name will do)
help-card-key = ? NAME
help-why = what you cannot do now, and why not
help-forecast = forecast: what the figures would be now
help-table = show the table again
help-log = the log
help-quit = stop; the game is saved
help-orders = standing orders: which questions are answered for you

## The end

score-sheet = Score sheet
column-player = Player { $number }
# $count: how many share it
winners = { $count ->
    [one] { SEAT($seats) } wins.
   *[other] { SEAT($seats) } share the victory.
}

## Games and their options

players-from-to = { $least }-{ $most } players
default = (default)

## Cards

star-means = { $star } our reconstruction: the printed figure is not known to us
column-card = card
column-copies = copies
column-figures = figures and text

title-city = City cards
title-borough = Boroughs
title-market_card = Market cards
title-special = Special cards
title-market = Markets
title-track = Tracks of the assistants
title-action = Action cards
title-area = Areas
title-event = Random Events
title-personality = Personalities
title-agent = Agent cards
title-building = Building cards

## The figures of a card: `figure-FIELD`, or `figure-TYPE-FIELD` where a kind of card tells it otherwise

figure-colour = { $value ->
    [blue] blue
    [brown] brown
    [grey] grey
   *[pink] pink
}
figure-copies = { $value } in { $set }
figure-cost = costs £{ $value }
figure-activate = activated for £{ $value }
figure-activate-card = activated with a card from hand
figure-activate-blue_card = activated with a blue card from hand
figure-money = +£{ $value }
points-prestige = { $value } prestige
points-victory = { $value ->
    [one] { $value } victory point
   *[other] { $value } victory points
}
figure-prestige = +{ $points }
figure-relief = -{ $value } poverty
figure-poverty = +{ $value } poverty
figure-flips = { $value ->
    [true] turns over when used
   *[false] never turns over
}
figure-value = { $points } at the end
figure-free = placed without a discard
figure-starter = for sale from the start
figure-cards = draw { $value ->
    [one] { $value } card
   *[other] { $value } cards
}
figure-side = { $value ->
    [north] north of the Thames
   *[south] south of the Thames
}
figure-river = { $value ->
    [true] on the Thames
   *[false] not on the Thames
}
figure-run_money = +£{ $value } each run
figure-run_poverty = +{ $value } poverty each run
figure-run_relief = -{ $value } poverty each run
figure-run_prestige = +{ $points } each run
figure-borders = borders on { $names }
figure-bridges = bridge to { $names }
figure-near = next to { $names }
figure-markets = { $names }
figure-coffee = coffee { $reward }
figure-soap = soap { $reward }
figure-silk = silk { $reward }
figure-china = china { $reward }
figure-permanent = { $value ->
    [true] stays in front of its player
   *[false] used once
}
figure-from_round = from round { $value } on
figure-actions-stack = bars on { $spaces }
figure-actions-profit = profits on { $spaces }
figure-actions-goods = goods on { $spaces }
figure-icons-special = on { $space } all take a special card
figure-icons-reveal = on { $space } all show their money
figure-icons-none = nothing on the way
figure-number = number { $value }
figure-symbols = symbols: { $symbols }
figure-set = { $value ->
    [alternative] with the alternative Personalities
    [classic] with the classic Personalities
   *[standard] with the standard Personalities
}
figure-start = { $value ->
    [1] everybody's first Agent starts here
    [2] everybody's second Agent starts here
   *[other] everybody's third Agent starts here
}
figure-rolls = { $value ->
    [one] { $value } roll of the die
   *[other] { $value } rolls of the die
}
figure-holborn = owner of Holborn: { $value }
figure-needs = needs { $value }
figure-needs-by-players = needs { $parts } players
figure-needs-part = { $value } with { $players }
figure-kind = { $value ->
    [single] used once
    [ongoing] stays in play
   *[interrupt] an Interrupt
}
figure-city-deck = with action_cards={ $value } only
figure-action-deck = { $value ->
    [brown] brown deck
   *[grey] grey deck
}
figure-action-players = with { $value } players or more
figure-track-players = for { $value } players
figure-area-cost = a Building costs £{ $value }

reward-money = £{ $value }
reward-special = a special card

symbol-money = £{ $value }
symbol-place = place an Agent
symbol-calm = take a Trouble marker away
symbol-skull = assassination
symbol-build = build
symbol-scroll = its text
symbol-event = a Random Event
symbol-another = play another card
symbol-interrupt = Interrupt

## Simulations, measurements, proofs and the server

stopped = Stopped.
simulating = { $game }, { $count } players
measured-strength = { $bot } won { $share } of { $games } games against { $against } (95 times of 100 between { $low } and { $high }; fair: { $fair }), { $milliseconds } ms a decision
trained-round = Round { $round }: { $games } games seen, { $share } won against greedy-1 ({ $low } to { $high })
trained = The weights are in { $weights }, the chart in { $chart }.
simulated = { $finished } of { $games } games of { $game } finished: { $decisions } decisions in { $seconds } s ({ $decisions_per_second } a second, { $games_per_second } games a second)
column-bot = bot
column-games = games
column-seat = seat
column-wins = wins
column-share = win share
column-score = mean score
# `endings` is a list of what decided, with how often.
game-takes = A game takes { $turns } turns ({ $shortest } to { $longest }) and { $decisions } decisions; first place by: { $endings }
column-rating = rating
column-interval = 95 % interval
column-thought = thought a decision
column-ahead-of = ahead of
arena-played = { $game }, { $players } players: { $games } games, { $deals } deals of { $planned_deals }, each in every order; { $settled ->
    [true] it is clear who is better.
   *[false] it is not clear of all who is better.
}
arena-sure = + better, - worse: so sure that it is wrong in at most one league of twenty.
measuring = measuring
bench-game = game, players
bench-build = build
bench-decisions = decisions
bench-games = games
bench-copy = copy
bench-clone = clone
bench-redeal = redeal
bench-view = view
bench-replay = replay
bench-to-peers = to peers
bench-peers = OpenSpiel, driven from Python: { $speeds }; geometric mean { $mean } decisions/s
bench-others = Written in Python: { $speeds } decisions/s
only-pure = Only pure Python was measured: `make bench` builds and measures the compiled engine too.
proved = proved
proved-if = proved if
not-proved = not proved
proved-commitment = The secret fits the commitment { $commitment }.
proved-parts = What the seats added fits their seals: { $browsers } drawn by players' own browsers or programs, { $away } derived for players who were away, { $none } nothing.
proved-seed = The seed of the deal is made of that secret and these parts, and of nothing else.
proved-contributions = The seed of the deal is made of that secret and { $seats ->
    [one] { $seats } contribution
   *[other] { $seats } contributions
}.
proved-players = No player could choose this deal without the operator: it hangs on a secret that the server alone knew.
proved-operator = one player's browser noted the same commitment, the same seals and its own part before it revealed that part (its score page says so): then the operator alone could not choose this deal either.
unproved-time = That the commitment and the seals were shown in time: the record cannot show that; the browsers' notes do.
unproved-choice = That nobody conspired: the operator, with all players but one, could have chosen between { $deals } deals, since each of them could reveal a part or stay away.
unproved-rules = That the game stood as it did when it went on under other rules, from turn { $turns }: that is for those who have the rules of each part. What fell later follows from the same deal.
unproved-cards = That nobody was told the cards: the operator's server sees them all.
unproved-alone = That the operator did not choose this deal: the server alone drew this, for no part came from a player's browser.
unproved-first = That the operator did not choose this deal: in this older kind of proof the server drew the players' parts itself, or took them after its commitment with nothing to hold it to them.
proved-replay = { $over ->
    [true] The record replays, choice by choice, to ply { $ply } and the end.
   *[false] The record replays, choice by choice, to ply { $ply }.
}
served-at = Big Smoke is served at { $address }
served-interface = The bot interface is served at { $address }; there is no browser client here yet: build it with { $command }.

## A review of a game

reviewing = Reviewing { $game }
review-chart = Chance to win at the start of each turn, as { SEAT($seat) } knew it
review-chart-open = Chance to win at the start of each turn, with all cards open
review-account = Where the result comes from, in % of a win
review-account-more = What was given away can come back, and be given away again: so a part may come to more than 100.
column-start = Start
column-own = Own play
column-others = Others' play
column-luck = Luck
column-result = Result
review-nothing = Nothing to put right.
review-moment = { CAP($grade) }, round { $round }, { SEAT($seat) }: { $loss } % ±{ $pm }
review-played = played: { $option }
review-better = better: { $option }
review-why = why: { $why }
review-line = and then: { $line }
review-figures = what it changes: { $figures }
review-figure = { $label }: { $best } rather than { $played }
review-figure-of = { $label }, { SEAT($seat) }: { $best } rather than { $played }
review-rest = { SEAT($seat) }: { $count ->
    [one] { $count } sound choice
   *[other] { $count } sound choices
}, { $loss } % in all
grade-doubtful = doubtful
grade-mistake = mistake
grade-blunder = blunder

## Puzzles

puzzle-head = Puzzle { $number }, { $game }, { $difficulty }
puzzle-ask = What gives you the best chance to win?
puzzle-type = A number from 1 to { $most } answers; h a hint, f the figures as they are, ? NAME what a card says, l what has happened lately, t the table again, g gives up, q leaves.
puzzle-more = Enter for another puzzle, q leaves.
puzzle-not-these = Not { LIST($options, style: "or") }.
puzzle-right = Right.
puzzle-wrong = Not the best: { $loss } % given away.
puzzle-gave-up = This was the best choice (★):
puzzle-yours = your answer
puzzle-checked = Each option was tried in { $worlds } imagined worlds, by { $checks } checks that know nothing of each other.
puzzle-easy = easy
puzzle-fair = fair
puzzle-hard = hard
puzzle-fiendish = fiendish
column-option = Option
column-chance = Chance to win, %
column-game = Game
column-players = Players
column-number = Number
column-kind = Asked
column-difficulty = Difficulty
column-found = Found by bots
puzzle-finding = Looking for puzzles of { $game }
puzzle-found = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
} from { $games ->
    [one] one game
   *[other] { $games } games
}, kept in { $file }
