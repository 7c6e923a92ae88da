# What Big Smoke says where it says no: errors of the engine and its tools, and what a server turns down.
#
# Values from outside stand as they were given; options, fields and files go by the names that programs know them by.

about = { $field }: { $why }
in-step = step { $at }: { $why }

# Values

will-not-do = { $value } will not do
will-not-do-because = { $value } will not do: { $error }
wrong-type = { $value } is of the wrong type
unwritable = { $type ->
    [int] an int
   *[other] a { $type }
} that cannot be written down
choose-one = { $value } will not do; choose one of { LIST($choices, style: "comma") }
choose-of = choose one of { LIST($choices, style: "comma") }
neither-true-nor-false = { $value } is neither true nor false
give-amount = { $value } will not do; give a whole number from { $least } to { $most }
give-flag = { $value } will not do; give true or false
give-list = { $value } will not do; give a list
give-names = { $value } will not do; give names in quotes
give-card = { $value } will not do; give a card by its name
give-table = expected a table of fields, not { $value }
give-ids = expected ids with their fields, not { $value }
give-fields = expected fields with their values, not { $value }
unknown-field = unknown field; known here: { LIST($known, style: "comma") }
cannot-be-set = { $field } cannot be set; these can: { LIST($settable, style: "comma") }
no-thing = there is no { $what ->
    [agent] Agent
    [area] area
    [borough] borough
    [building] Building
    [card-or-track] card or track
    [ending] ending
    [event] event
    [figure-card] Agent or Building card
    [good] good
    [market] market
    [market-card] market card
    [personality] Personality
    [special-card] special card
   *[card] card
} { $name }
did-you-mean = { $why }; did you mean { LIST($close, style: "comma") }?

# A match

match-over = the match is over
stale-choice = the choice was meant for ply { $given }, but the match is at ply { $at }
decide-together = seats [{ LIST($seats, style: "comma") }] decide together: say which seat answers
waiting-for = seat { $seat } is not asked; waiting for [{ LIST($seats, style: "comma") }]
another-is-asked = seat { $seat } is not asked; seat { $asked } is
not-asked = seat { $seat } is not being asked anything
no-option = { $choice } is not an option of { $kind }; the options are [{ LIST($options, style: "comma") }]
no-order = there is no standing order { $order }; { $game } has: { $count ->
    [0] none
   *[other] { LIST($orders, style: "comma") }
}
no-ply = ply { $at } is not between 0 and { $last }
give-ply = { $value } is no ply; give a whole number
no-seat = there is no seat { $seat }; seats are 0 to { $last }
no-seat-among = there is no seat { $seat } among { $players } players
give-chance = { $value } will not do; give a Random or a whole number
undo-over = The match is over, and everything lies open.
undo-nothing = Nothing has been chosen yet.
undo-together = That was decided together, and everyone has seen the result.
undo-another = Another player has decided since.
undo-seen = Something hidden has been seen since.
undo-watching = You only watch.
undo-replay = This is a replay.

# Setting up

no-game = there is no game { $game }; choose one of { LIST($games, style: "comma") }
no-game-here = there is no game { $game }; these are: { LIST($games, style: "comma") }
no-bot = there is no bot { $bot }; choose one of { LIST($bots, style: "comma") }
weights-of-another = these weights were learned for { $game } with { $players } players and features { $features }: train anew
weights-unreadable = this is no file of weights that can be read here ({ $error })
wrong-count = { $game } is for { LIST($counts, style: "comma") } players, not { $players }
give-options = options must be a dict of option names and values, not { $type }
unknown-option = unknown option { $choice }; { $game } has: { $count ->
    [0] none
   *[other] { LIST($options, style: "comma") }
}
give-seed = { $value } will not do; a seed is a whole number from 0
seed-too-long = it has more than 1,000 digits, and a record could not hold it
bots-for-seats = { $bots } bots for { $seats } seats: name one, or one for each seat
at-least-one = { $value } will not do; play at least one

# Records

record-not-json = the record is not JSON, or was cut short: { $error }
record-beyond-json = the record holds what JSON cannot: { $error }
record-lacks = the record lacks the field '{ $field }'
record-unknown = the record has an unknown field { $field }
in-puzzle = puzzle { $number }: { $why }
puzzle-not-asked = puzzle { $number }: what it asks seat { $seat } is not what the rules ask there
no-puzzle = { $game } has no puzzle { $number }; they go from 1 to { $last }
puzzle-needs-game = { $option } needs a game, such as london-2e
no-puzzle-like = { $game } has no puzzle like that
no-kind = { $game } asks no question of the kind { $kind }; there are { LIST($kinds, style: "comma") }
no-puzzles-for = { $game } has no puzzles for { $players } players; there are some for { LIST($counts, style: "comma") }
record-altered = the record was altered or cut short: its digest does not fit its content
give-record = a record is a JSON object, not { $type }
other-format = expected '{ $expected }', found { $found }
other-rules = the record was played under rules { $rules } of { $game }; these are rules { $version }
bad-set-up = the record's set-up will not do: { $why }
start-for-others = it is for { $value } players, and the record for { $players }
no-such-step = { $value } is not between 0 and { $steps }, the number of steps in the record
give-step = { $step } will not do; a step is a seat and an option
not-a-seat = { $seat } is no seat
not-the-only-answer = { $step } cannot be taken; the only answer was { $answer }
ends-too-soon = the record ends before the one answer that was left there
ends-too-late = the match was over after { $steps } steps, but the record has more
answered-already = seat { $seat } has answered already
no-proof = the record carries no proof of its deal: it was not played at a server's table
proof-missing = the secret, or what each seat has added, is missing
unknown-proof = the proof is of the kind '{ $label }'; this version knows '{ $known }'
start-not-dealt = the game began from a position that was set up, not from a deal
proof-not-text = a contribution is not text
other-secret = the secret is not the one that was committed to
other-part = what seat { $seat } is said to have added does not fit its seal
other-seed = the seed is not made of the secret and what the seats have added

# Positions

position-not-toml = the position is not TOML: { $error }
give-position = a position is a dict or TOML text, not { $type }
for-another-game = the position is for { $value }, not '{ $game }'
players-missing = missing; give one of { LIST($counts, style: "comma") }
too-many-seats = { $seats } seats are given, but there are { $players } players
so-many-seats = there are { $seats } seats
used-twice = { $name } is used twice
used-too-often = { $name } is used too often: { $have ->
    [1] there is only 1
   *[other] there are only { $have }
}
not-in-hand = { $name } is not in the hand
rest-last = '{ $rest }' stands for the rest, so it can only come last
rest-of-deck-last = '{ $rest }' stands for the rest of the deck, so it can only come last
too-few-to-deal = too few cards are left to deal the hands that are not given

# London

london-over-when = a game is over when the turn comes back to the seat that ended the deck: last_round
london-had-last-turn = seat { $seat } ended the deck and has had its last turn; it cannot be seat { $seat }'s turn
london-row-too-long = { $cards } cards, but with { $players } players a row has { $spaces } spaces
london-give-stack = { $value } will not do; a stack is a list of card names, bottom to top
london-cannot-be-built = { $name } cannot be built
london-give-coins = { $value } will not do; give one amount for each of the { $stacks } stacks
london-only-shops = only Shops that show gather money, not { $name }
london-looked-at = { $cards } cards, but a look at the deck shows { $shown }
london-not-on-top = these are not the top cards of the deck
london-another-looked = seat { $seat } has looked at the deck, and there is no second such power
london-must-be-looker = seat { $seat } foresees cards, so it must be the looker
london-memory-unfit = it does not fit the cards: leave it out where a position is laid out by hand
london-none-stirred = there are no { $cards } cards that could lie so
london-give-figures = { $value } will not do; give a figure for each of the sets { LIST($sets, style: "comma") }
london-give-letters = { $value } will not do; give set letters ({ LIST($sets, style: "comma") })
london-give-letter = give one set letter, or none
london-no-doubt = only a card that is in several sets leaves a doubt
london-not-in-hand-of = it is not in the hand of seat { $seat }
london-looker-knows = missing: the looker knows it
london-too-many-boroughs = { $boroughs }, but a player has { $counters } building counters
london-too-many-undergrounds = { $boroughs }, but there are { $counters } Underground counters
london-nobody-in = nobody has a building counter in { $borough }
london-no-counter-then = { $borough } cannot have been given a counter then (oldest first): { $rule }
london-first-counter = the first goes in or next to '{ $city }'
london-later-counter = each later one goes next to one before it
london-too-many-face-up = { $boroughs } boroughs, but only { $most } lie face up
london-no-amount = { $value } is not an amount from 0 to 99
london-no-activation = { $value } is neither 'card', 'blue_card' nor an amount

# Nanty Narking

nanty-used-or-out = { $name } is used twice, or is not in this game
nanty-placing = starting Agents are chosen with Agent cards only
nanty-give-die = { $value } will not do; the die shows 1 to { $most }
nanty-only-one = seat { $seat } has only one { $name }
nanty-only-buildings = seat { $seat } has only { $buildings } Buildings
nanty-give-agents = { $value } will not do; give a number of Agents for each seat, from 0 to { $most }
nanty-give-lists = give a list of Agents for each seat
nanty-too-many-entries = { $entries } entries are given, but there are { $players } players
nanty-trouble-needs-pawn = a Trouble marker needs a pawn in its area
nanty-no-owner = there is no Building whose owner could have lost the card
nanty-too-many-agents = seat { $seat } has { $agents } Agents on the board; there are only { $most }
nanty-too-many-buildings = seat { $seat } has more than { $most } Buildings on the board
nanty-only-grenadiers = there are only { $most } Grenadiers
nanty-only-citizens = there are only { $most } New Citizens
nanty-own-hand-known = what a seat knows of its own hand need not be said
nanty-known-in-guesses = what a seat in doubt knows stands in its guesses
nanty-not-all-in-hand-of = not all of them are in the hand of seat { $seat }
nanty-guess-twice = the same guess is given twice
nanty-knows-own-hand = a seat knows its own hand
nanty-too-many-for-hand = they are too many for the hand of seat { $seat }
nanty-of-seat = of seat { $seat }
nanty-of-everybody = of everybody
nanty-one-guess = there must be several { $whose }: a single one is no doubt
nanty-guess-in-two-hands = one { $whose } has a card in two hands
nanty-guesses-differ = those { $whose } do not speak of the same cards
nanty-no-guess-right = none { $whose } is right
nanty-no-personality = no Personality is left to deal
nanty-history-unfit = entry { $entry } does not fit who holds what in the end
nanty-no-event = no event is left
nanty-too-few-figure-cards = too few Agent or Building cards are left to deal
nanty-give-figures = expected figures with their values, not { $value }
nanty-no-figure = { $value } will not do; give a figure of the text, from 0 to 99
nanty-give-symbols = expected a list of symbols, not { $value }
nanty-no-symbol = { $value } is no symbol that this card can have
nanty-too-many-scrolls = this card has no text for so many scrolls
nanty-too-many-coins = a card has one sum of money at most

# London Markets

markets-last-round = the game ends with the auctions of round { $round }
markets-give-offers = { $value } will not do; give each of { LIST($offers, style: "comma") } once
markets-not-a-seat = { $value } is not a seat from 0 to { $last }
markets-too-many-bars = seat { $seat } has more than { $most } bars at the markets
markets-set-up-over = the set-up is over with { $bars } bars, and no market then holds more than { $layer }
markets-set-up-first = the set-up comes before round 1
markets-not-its-turn = { $turn } will not do; by the bars placed it is seat { $seat }'s turn
markets-no-token = { $value } will not do; with { $players } players there are { LIST($tokens, style: "comma") }
markets-tokens-used = { $value } will not do; { $players } players have had their turn, and each used another one
markets-merchants-apart = each merchant stands on another market
markets-no-open-card = no open market card is left for it
markets-past = { $cards } cards will not do; { $rounds } rounds have been played
markets-still-to-come = { $cards } cards will not do; in round { $round } there are { $ahead } still to come
markets-closed-last = '{ $card }' is closed: it cannot be the last card
markets-closed-phase = '{ $card }' is closed: there is no { $phase } phase
markets-all-auctioned = all goods have been auctioned, so this phase is over
markets-too-many-goods = more than { $most } cards of { $good } are in the hands
markets-too-few-goods = too few goods cards are left to deal the hands that are not given
markets-goods-not-in-hand = { $count } { $good } are not in the hand
markets-give-account = { $value } will not do; give the least and the most that { $money } may be
markets-give-piles = { $piles } piles will not do; give { $most } lists of special cards
markets-give-pile = { $value } will not do; give a list of special cards
markets-did-not-have = seat { $seat } did not have '{ $card }'
markets-history-unfit = it does not lead to the special cards that seat { $seat } holds and has played
markets-copies-make = the copies of the special cards make { $count }, not { $wanted }
markets-nothing-to-auction = { $card } has nothing to auction
markets-only-goods = { $field } cannot be set; the goods of an open market card can
markets-only-copies = { $field } cannot be set; copies can
markets-only-actions = { $field } cannot be set; actions and icons can
markets-no-good = { $value } is neither 'special' nor an amount from 0 to 9
markets-no-copies = { $value } is not a number from 0 to { $most }
markets-give-actions = give { $count } of { LIST($actions, style: "comma") }
markets-give-icons = give spaces '2' to '{ $last }' with 'special' or 'reveal'

# Words

says-nothing = { $value } says nothing; give a row or a question of a match
no-part = { $part } is nothing that the row says
too-few-names = { $names } for { $players } players; give one for each
no-message = { $lang }, { $room }: there is no message { $message }
no-text = { $lang }, { $room }: { $message } has no text of its own
no-form = { $lang }, { $room }: { $message } has no { $form }
message-fails = { $lang }, { $room }: { $message } with { $given }: { LIST($errors, style: "semicolon") }

# The command line

write-name-value = write NAME=VALUE
cannot-read = cannot read { $file }: { $error }
not-toml = { $file } is not TOML: { $error }
not-a-record = { $file } is not a record: { $error }
not-over-yet = the game is not over yet: it can be reviewed when it is
nothing-learned = nothing has been learned of { $game } with { $players } players, so nobody can say what a choice is worth
cannot-save = cannot save the game to { $file }: { $why }
it-is-a-folder = it is a folder
seats-from-one = there are seats 1 to { $players }
names-for-bots = { $names } names for { $bots } bots; give one, or one for each
names-for-seats = give { $players } names, each its own
give-number-to = give a number from 0 to { $most }
needs-extra = { $what } needs { LIST($missing, style: "comma") }: pip install 'bigsmoke[{ $extra }]'
no-cluster = no Ray cluster can be reached at { $address } ({ $error })
two-bots = name two or more different bots
say-which-game = say with --game of which game
figure-at-least-once = take each figure at least once
give-time = give a time, such as 2
no-such-python = there is no such Python

# A host's settings

give-database = { $value } will not do; write sqlite:///FILE or postgresql://USER@HOST/NAME
give-port = { $value } will not do; a port is a number from 1 to 65535
give-proxy = { $value } will not do; give the address of a proxy, or a network as in 10.0.0.0/8
one-at-least = { $value } will not do; at least one
zero-at-least = { $value } will not do; 0 at least
workers-need-postgresql = more than one needs PostgreSQL, through which they tell each other of moves
cannot-make-folder = cannot make the folder { $folder }: { $error }
cannot-listen = cannot listen at { $host }:{ $port }: { $error }
database-in-use = { $file } is in use by process { $owner }; one server at a time
database-damaged = the file { $file } is damaged: { $found }
database-not-opened = it cannot be opened: { $error }

# Tables that cannot be played on

frozen-game = This server no longer has the game { $game }.
frozen-position = This game was begun under rules { $rules } of { $game }. Its turn does not fit rules { $version }, which this server has: { $why }
frozen-rules = This game was begun under rules { $rules } of { $game }; this server has rules { $version }, and the start of its turn was not kept. It can be read, as far as it replays, but not played on.
frozen-step = This game cannot be replayed: { $why }

# What a server turns down: who you are

refused-no-user = Come in first: as a guest, or with your name and password.
refused-bad-name = A name has 1 to 24 printable characters.
refused-has-account = You have an account already.
refused-account-keeps-name = An account keeps its name.
refused-name-taken = The name { $name } is taken.
refused-name-of-account = The name { $name } belongs to an account. Log in, or choose another.
refused-wrong-password = There is no account with this name and password.
refused-too-many-tokens = At most { $most } tokens; revoke the old ones first.
refused-too-many = At most 50 preferences.
refused-bad-language = preferences: lang: { $value } will not do; choose one of { LIST($choices, style: "comma") }.
refused-no-webhooks = This server sends no webhooks.
refused-bad-webhook = webhook: { $why }.
no-address = not an address: { $error }
give-address = give an address such as https://example.org/hook, without a user
only-https = only https addresses will do
no-host = { $host } is no name of a host
host-not-found = { $host } cannot be found: { $error }
not-public = { $address } is not a public address

# Tables and seats

refused-no-table = There is no such table.
refused-no-game = There is no game { $game }.
refused-no-bot = There is no bot { $bot }.
refused-no-seat = There is no free seat here for you.
refused-no-seat-there = There is no seat { $seat }.
refused-hot-seat-seats = At a hot-seat table every seat is yours or a bot's.
refused-one-seat-each = More than one seat for yourself is for hot-seat tables.
refused-names-alike = At one screen everybody needs a name of their own.
refused-too-many-tables = At most { $most } tables that are unfinished or were brought along; finish or leave some first.
refused-seated = You sit at this table already.
refused-started = The game has begun; you may watch.
refused-just-begun = The game has just begun.
refused-dealt-without = The cards have been dealt without your part.
refused-not-full = A seat is still free: keep your part of the deal to yourself until the table is full.
refused-no-seal = You have sealed no part of this deal.
refused-wrong-part = That is not the part that you have sealed.
refused-bad-invite = That invitation is for another table, or no longer holds.
refused-seat-taken = Somebody sits there.
refused-own-seat = That is your own seat. Call the game off, or leave the table.
refused-sent-away = The host sent you away from this table. You can sit down again when they let you back in.
refused-nobody-sent-away = Nobody called { $name } was sent away from this table.
refused-has-begun = The game has begun.
refused-being-dealt = The table is full, and the cards are being dealt.
refused-called-off = This game was called off.
refused-name-at-table = Somebody called { $name } sits at this table already. Choose another name.
refused-not-sitting = You do not sit at this table.
refused-not-at-table = You do not play at this table.
refused-did-not-play = You did not play at this table.
refused-only-players-talk = Only those who play talk at the table.
refused-empty = There is nothing to say.
refused-not-your-seat = That seat is not yours.
refused-seat-not-yours = Seat { $seat } is not yours.
refused-not-playing-seat = You do not play this seat.
refused-handed-over = A bot plays this seat for you: take it back first.
refused-not-handed-over = No bot plays this seat for you.
refused-too-late = Your time for this is up, and the bot answers. Come back right after.
refused-no-stand-in = No bot stands in for anybody at that seat.
refused-others-say = What the bot does while you are away is for the others to say.
refused-resigned = You have resigned: a bot plays this seat to the end.
refused-no-such-order = There is no standing order { $order }.
refused-no-hints = There are no hints at this table.

# Playing

refused-newer-server = This game goes on at a server with newer rules. Try again in a moment.
refused-not-frozen = This game is not standing still.
refused-only-the-host = Only the host of the table may do that.
refused-other-rules = This game was played under rules { $rules }, which this server no longer has: it can be watched, not played on.
refused-review-other-rules = This game was played under rules { $rules }, which this server no longer has: it can be watched, not reviewed.
refused-not-started = The game has not begun.
refused-not-playing = There is no game going on at this table.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-record-when-over = The record holds the deal: it is given out when the game is over.
refused-branch-when-over = A game can be played on differently once it is over and open to all.
refused-no-study = There is no such study.
refused-no-lesson = There is no such lesson.
refused-no-puzzle = There is no such puzzle.
refused-too-many-studies = You share { $most } studies already, which is as many as one may.
refused-no-topic = Nothing is kept about { $topic }.
refused-progress-too-long = That is more than is kept of one topic: { $most } bytes.
refused-position-names-no-game = Say which game it is: game = "london-2e", for example.
refused-study-when-over = A game can be studied once it is over and open to all.
refused-study-seats = Seat bots, and yourself at one seat or more: { $players } in all.
refused-review-when-over = A game can be reviewed once it is over.
refused-too-many-reviews = At most { $most } reviews at a time; wait until one of yours is done.
refused-reviews-full = Too many reviews are waiting. Try again later.
refused-closed = The players of this table keep their cards to themselves.
refused-own-eyes = You may look through your own eyes alone until the game is over.
refused-no-ply = The game has { $plies } plies.
refused-too-long = A record may have up to { $most } steps.
refused-not-your-turn = Seat { $seat } is not asked.
refused-not-asked = You are not asked anything now.
refused-stale = The choice was meant for ply { $given }; the table is at ply { $at }.
refused-something-else-first = Something else happened first.
refused-cannot-undo = You have not chosen anything yet.
refused-no-request = Nobody waits for your answer.

# The server

refused-unavailable = The server's database does not answer. Try again.
refused-not-saved = That could not be saved. Try again.
refused-nothing-happened = That could not be saved, so nothing has happened. Try again.
refused-too-fast = Too many calls; wait a little.
refused-too-many-sockets = Too many live channels are open; close some first.
refused-bad-origin = Calls from other sites are not taken.
refused-no-guard = Changes need the header X-Bigsmoke: 1.
refused-figures-for-host = The figures are for the host.
refused-nothing-here = There is nothing here.
refused-not-text = That cannot be read as text.
refused-options-not-json = options: not JSON
refused-bad-message = { $error }
refused-bad-request = { $error }
refused-failed = Something went wrong here. It has been noted.

# Lessons

no-lesson = there is no lesson of { $game }
lesson-begins-nowhere = the first step of a lesson begins at a position
lesson-no-position = the lesson has no position { $name }
lesson-nothing-lit = a cue that asks for no choice points at something
lesson-nothing-fits = nothing that is offered there fits { $wanted }; there is: { LIST($offered, style: "semicolon") }
lesson-several-fit = several things that are offered there fit { $wanted }: { LIST($offered, style: "semicolon") }
