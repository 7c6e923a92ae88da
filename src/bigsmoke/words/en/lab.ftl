# What the browser says in the lab, where positions are set up, tried out and compared.

## The page

lab-title = The lab:
lab-title-setup = set up a position
lab-title-explore = try it out
lab-title-compare = two branches
lab-tab = The lab: { $title }
lab-open = Open in the lab
lab-modes = What you do here
lab-setup = Set up
lab-explore = Explore
lab-compare-short = A and B
lab-games = Other games
lab-from-game = A game that was played comes here from its replay or its review: “Open in the lab”.
lab-shared-by = { $game }, laid out by { $name }
lab-no-study = There is no study under this link that this site can read.
lab-ask = Ask for the best options
lab-ask-short = Ask
lab-closed = Put right what is wrong first.
lab-over = The game is over here.
lab-percent = { $n } %

## Trying out

lab-eyes = Seen by
lab-eyes-asked = whoever is asked
lab-back = A step back
lab-from-here = Set up from here
lab-branches = Branches
lab-branches-note = { $n ->
    [0] nothing tried yet
    [one] one step tried
   *[other] { $n } steps tried
}
lab-beginning = The beginning
lab-step = A step
lab-try = Choose at the table: every choice becomes a branch, and you can go back to any of them.
lab-try-it = Try it
lab-mark = { $name } is { $which }
lab-rename = Name it
lab-name = Name of the branch
lab-named = Done
lab-drop = Drop
lab-fold = Fold what follows { $name }
lab-unfold = Show what follows { $name }
lab-hidden = and { $n } more
lab-best = Best options
lab-best-of = for { SEAT($seat) }

## A beside B

lab-compare = Compare A and B
lab-compare-how = Go to a branch and call it A, and another one B.
lab-compare-note = What differs is on brass. All cards are open.
lab-picture = The table of { $which }; its figures stand below
lab-go-there = Go on from { $which }
lab-swap = Swap A and B
lab-chances = Reckon the chances
lab-figures-of = Seen by
lab-figures = What { SEAT($seat) } has
lab-differs = (differs)
lab-figure-money = Money
lab-figure-poverty = Poverty
lab-figure-loans = Loans
lab-figure-prestige = Prestige
lab-figure-hand_size = Cards in hand
lab-figure-worth = Net worth
lab-figure-agents = Agents on the board
lab-figure-reserve = Agents in reserve
lab-figure-reserve_buildings = Buildings in reserve
lab-figure-bars = Goods bars left
lab-figure-specials_held = Special cards in hand

## How it ends

lab-ends = How it ends
lab-ends-option = Option { $n }
lab-ends-won = wins { $percent } %
lab-ends-gap = { $gap } ±{ $width } beside the first
lab-ends-same = not to be told from the first
lab-ends-key = By how much it ends ahead (right) or behind (left); dark where the game is won.
lab-ends-key-both = By how much it ends ahead (right) or behind (left): A filled, B open.
lab-ends-games = { $games ->
    [one] One game
   *[other] { $games } games
} each, from what { SEAT($seat) } knows, played on to the end by quick answers.
lab-ends-more = More are being played …
lab-ends-note = These players are rougher than the bots: for who wins, go by the chances; here you see how far the ends lie apart.
lab-ends-told = { $name }: in { $games } games { SEAT($seat) } ends { $mean } from the best of the others on average, give or take { $width }; half of the games between { $low } and { $high }; won { $percent } in 100, give or take { $pm }.

## Playing on, sharing

lab-play = Play on
lab-play-note = A new table stands as it does here. Who plays which seat?
lab-play-now = To the table
lab-share = Share
lab-share-note = The position, the branches and their names are kept as they are now. Whoever has the link can look at them, try things out and make them their own; yours stay as they are.
lab-share-name = Name
lab-share-now = Make a link
lab-share-title = { $title }: a study
lab-shared = The link is copied:
lab-mine = Make it mine
lab-mine-asks = You already keep a study of this game, with { $n ->
    [one] one step
   *[other] { $n } steps
} tried. This one would replace it.
lab-mine-go = Replace mine
lab-mine-not = Keep mine
lab-set-right = Let the table go on from here

## Setting up

lab-players = Players
lab-empty = Empty table
lab-deal = Deal
lab-undo = Take back
lab-checking = Looking it over …
lab-sound = The position is sound
lab-problems = { $n ->
    [one] One thing is wrong
   *[other] { $n } things are wrong
}
lab-wrong-here = (something is wrong here)
lab-where = { $whose }, { $what }:
lab-too-many = There is no further { $name }: the game has { $have }.
lab-fix-back = Put it back
lab-fix-usual = Leave it as usual
lab-palette = What is left
lab-palette-kinds = Kinds of things
lab-palette-how = Drag it to the table or into a field; or press it, and then a place that lights up. Delete puts back what has the focus.
lab-table-how = Press a part of the table to work on it. With something in hand, press where it goes.
lab-find = Find by name
lab-left = { $n } left
lab-left-of = { $n } of { $of } left
lab-piece-of = { $piece }: { $whose }
lab-nth = { $what } { $n }
lab-in-hand = In hand: { $name }. Choose where it goes.
lab-let-go = Let go
lab-editor = By hand
lab-groups = What is worked on
lab-group-table = Table
lab-places-area = Area
lab-places-market = Market
lab-place-none = none
lab-text = As text
lab-text-note = TOML, as the engine reads it: always in step with the table. Fields that you leave out are as usual, and “*” is the rest of a pile.
lab-less = Less: { $what }
lab-more = More: { $what }
lab-put-here = Put it here
lab-put-on = On top
lab-put-top = On top
lab-put-under = Below those that are known
lab-new-stack = As a new stack
lab-space = Space { $n }
lab-put-back = Put back: { $name }
lab-turn = Turn over: { $name }
lab-face-down = face down
lab-nothing = nothing
lab-rest = all that is left, shuffled
lab-then-rest = then the rest, shuffled
lab-shuffle = Order not known
lab-all = and { $n } more
lab-fewer = Fewer
lab-topmost = Topmost cards
lab-dealt = dealt
lab-nobody = nobody
lab-everybody = everybody
lab-viewer = Seen by
lab-holder = In the hand of
lab-add-sight = Somebody has seen cards
lab-forget = Forget it
lab-add-of = One more: { $whose }

lab-unsaid = not said
lab-add-number = One more
lab-drop-number = One less
lab-add-row = One more
lab-stack-of = { $n }: { $name }
lab-remembered = What the seats remember of the game as it was played. It goes by itself when a card is laid elsewhere.

lab-number-account-1 = At least
lab-number-account-2 = At most

lab-column-memory-marked-seat = In the hand of
lab-column-memory-marked-card = Card
lab-column-memory-marked-letter = Drawn from set
lab-column-personality_history-seat = Who
lab-column-personality_history-saw = has seen aside
lab-column-personality_history-gave = or has given
lab-column-personality_history-got = and has got
lab-column-history-seat = Who
lab-column-history-take = has taken
lab-column-history-pile = from pile
lab-column-history-play = or has played

lab-choice-ending-declared = a victory was declared
lab-choice-ending-pile_won = the pile ran out, and somebody had won
lab-choice-ending-riots = riots, by points
lab-choice-ending-pile_empty = the pile ran out, by points

lab-to-lab = To the lab
lab-unread = The text cannot be read
lab-text-too-long = The text is too long: up to { $most } characters are read.
lab-study-too-large = This study is too large for a link: drop some of its branches.
lab-ends-asked = { $games ->
    [one] One game
   *[other] { $games } games
} each, from what whoever is asked there knows, played on to the end by quick answers.

lab-supply-pieces = Pieces
lab-supply-card = Cards
lab-supply-borough = Boroughs
lab-supply-event = Events
lab-supply-personality = Personalities
lab-supply-figure = Agent and Building cards
lab-supply-agent = Agents
lab-supply-special = Special cards
lab-supply-market-card = Market cards
lab-supply-offer = Offers
lab-supply-token = Merchants
lab-supply-good = Goods

lab-piece-agents = Agent
lab-piece-building = Building
lab-piece-trouble = Trouble marker
lab-piece-grenadiers = Grenadier
lab-piece-new_citizens = New Citizen
lab-piece-bars = Goods bar

lab-field-turn = Whose turn
lab-field-turns = Turns so far
lab-field-last_round = Whose last turn ends the game
lab-field-deck = Deck, from the top
lab-field-board-top = Board, upper row
lab-field-board-bottom = Board, lower row
lab-field-removed = Out of the game
lab-field-market = Boroughs face up
lab-field-borough_deck = Boroughs to come, from the top
lab-field-underground = Underground counters
lab-field-money = Money
lab-field-poverty = Poverty
lab-field-loans = Loans
lab-field-prestige = Prestige
lab-field-hand = Hand
lab-field-stacks = City, each stack from the bottom
lab-field-boroughs = Boroughs, the oldest first
lab-field-known = In hand, and everybody knows it
lab-field-foreseen = Known of the deck’s top to this seat alone
lab-field-pile = Draw pile, from the top
lab-field-discard = Discards
lab-field-box = Out of the game
lab-field-events = Events to come, from the top
lab-field-events_gone = Events that have been
lab-field-aside = Personalities set aside
lab-field-grenadiers_in_box = Grenadiers out of the game
lab-field-new_citizens_in_box = New Citizens out of the game
lab-field-agents = Agents
lab-field-figures = Agents by name
lab-field-building = Building
lab-field-trouble = Trouble marker
lab-field-grenadiers = Grenadiers
lab-field-new_citizens = New Citizens
lab-field-personality = Personality
lab-field-burdens = Cards taken for good
lab-field-secret = Agent and Building cards, secret
lab-field-revealed = Agent and Building cards, shown
lab-field-sights = Who has seen what
lab-field-round = Round
lab-field-phase = Phase
lab-field-start = Start player
lab-field-offers = Offers, market by market
lab-field-card = This round’s market card
lab-field-past = Market cards that have been
lab-field-merchants-stack = Where the stacking merchant stands
lab-field-merchants-profit = Where the profits merchant stands
lab-field-merchants-goods = Where the goods merchant stands
lab-field-used = Used this round
lab-field-covered = Auctioned this round
lab-field-special_piles = A pile of special cards
lab-field-out = Special cards out of the game
lab-field-bars = Goods bars, from the bottom
lab-field-shown = Money last shown
lab-field-specials = Special cards in hand
lab-field-played = Special cards played
lab-field-coins = Money on each stack (Shops)
lab-field-memory-looker = Who has looked at the deck
lab-field-memory-marked = Cards in hands that they know from it
lab-field-over = The game is over
lab-field-personality_history = Who has seen or traded Personalities
lab-field-dice = What the die shows next
lab-field-dead = City Area cards dead for good
lab-field-browns = Brown cards in the pile at the start
lab-field-area_card = Its owner has the City Area card
lab-field-house = Which Building
lab-field-agent_box = Agent cards in the box
lab-field-building_deck = Building cards to come, from the top
lab-field-figure_cards_gone = Agent and Building cards gone
lab-field-placing = Agents are still being placed
lab-field-governess-seat = Who has looked at the events
lab-field-governess-foreseen = How many of the next they know
lab-field-governess-sunk = One was put at the bottom
lab-field-ending = The game is over:
lab-field-ended-winner = Who has won
lab-field-reveals = Offers opened this round
lab-field-shown_in = Round in which money was last shown
lab-field-history = Special cards, in the order in which they were taken and played
lab-field-account = What others can tell of the money
lab-field-ledger = Where the money came from
