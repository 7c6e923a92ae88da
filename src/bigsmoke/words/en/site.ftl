# What the site says around the tables.

site-name = Big Smoke
site-tagline = Four games of old London. Press play and you are seated; the bots are already at the table.
site-skip = Skip to the table
site-play = Play
site-watch = Watch
site-replays = Replays
site-cards = Cards
site-rules = Rules
site-lab = Lab
site-settings = Settings
site-sound-on = Turn the sounds on
site-sound-off = Turn the sounds off
site-gaslight = Light the gaslight
site-paper = Back to paper
site-main = Main
site-keep-name = Keep this name
site-not-found = There is nothing at this address.
site-home = To the first page
site-loading = One moment
site-close = Close
site-tables = My tables
site-come-in = Come in
site-account = Your account
site-guest = a guest
game-full = { $title }, { $edition }

## The first page, and the lists of tables

home-play-now = Play now
home-play-now-with = Play now: { $game }
home-new-table = New table
home-new-table-of = New table: { $game }
# For how many players a game is: the numbers, and the first and the last of them.
home-players = { $how ->
    [one] { $least }
    [two] { $least } or { $most }
   *[more] { $least } to { $most }
}
home-minutes = { $n } min
home-seats-label = Seats
home-level-label = Bots
home-level-newcomer = newcomer
home-level-casual = casual
home-level-steady = steady
home-level-keen = keen
home-level-sharp = sharp
home-level-master = master
# `below` is the next weaker level: "casual".
level-beats = { $others ->
    [one] Beats “{ $below }” { $n } times in 10.
   *[other] Wins { $n } games in 10 against { $others } “{ $below }” bots.
}
level-first = The one to begin with.
home-open = Open tables
home-open-none = No table waits for a player. Open one, and it will stand here.
home-mine = My tables
home-mine-none = Your tables will stand here.
home-sit-down = Sit down
home-go-on = Go on
home-look = Look
home-your-turn = Your turn
home-waiting-for = { $name } is thinking
home-waiting-seats = { $n ->
    [one] waiting for { $n } player
   *[other] waiting for { $n } players
}
home-over = over
home-no-clock = no clock
home-live = { $minutes } min + { $increment } s
home-days = { $n ->
    [one] a day a move
   *[other] { $n } days a move
}
home-free-seat = free seat
home-copied = Copied
home-ply = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
home-watch-title = Watch
home-watch-lead = Games being played, open to anyone's eyes. You see what a bystander would see.
home-watch-none = Nobody is playing in public just now.
home-replays-title = Replays
home-replays-lead = Finished games, move by move, from any chair.
home-replays-none = No game has been finished yet.
home-import-title = Bring a record
home-import-lead = A record saved from Big Smoke opens as a replay.
home-import-failed = That record will not do: { $why }
home-open-replay = Replay
home-credit = Designers and publishers
home-all-mine = All of my tables

## A new table

new-table-title = A new table
new-table-lead = Pick a game and who plays; everything else can stay as it is.
new-table-game = Game
new-table-seat = Seat { $n }
new-table-kind-me = you
new-table-kind-open = free, for whoever comes
new-table-kind-invite = kept for somebody
new-table-players = Players
new-table-who = Who sits there
new-table-visibility = Who may come
new-table-visibility-public = anyone
new-table-visibility-link = by link
new-table-visibility-hotseat = all at this screen
new-table-clock = Clock
new-table-clock-none = no clock
new-table-clock-live = minutes for the game
new-table-clock-days = days for a move
new-table-minutes = Minutes each
new-table-increment = Seconds a move
new-table-days-each = Days a move
# Names to begin with, seat by seat.
new-table-name-0 = Ada
new-table-name-1 = Ben
new-table-name-2 = Clara
new-table-name-3 = David
new-table-hints = Advice during the game
new-table-hints-bots = where all others are bots
new-table-hints-all = for everybody
new-table-hints-none = for nobody
new-table-away = When somebody is away
new-table-away-ask = a bot stands in while others look on, and they are asked
new-table-away-play = a bot plays on at once, whoever is there
new-table-create = Lay the table
new-table-kind-here = somebody at this screen
new-table-name-here = Name
new-table-name-kept = Name of the account
new-table-visibility-public-note = The table stands on the first page; anyone may sit down or watch.
new-table-visibility-link-note = You send the link to your friends.
new-table-visibility-hotseat-note = You pass it round; nobody sees another's cards.
new-table-house = House rules
new-table-begins = The game begins at once.
new-table-waits = You come to the waiting room, where you ask others in.

## One's name

account-title = Your name at the table
account-lead = Two doors; the games behind them are the same.
account-name = Name
account-password = Password
account-register = Register this name
account-login = Sign in
account-change = Play under this name
site-sign-out = Sign out
account-token = A key for your own bot
account-token-make = Make a key
account-token-lead = Shown once. Whoever holds it plays as you.
account-token-revoke = Forget all keys
account-tokens-gone = { $n ->
    [one] { $n } key forgotten.
   *[other] { $n } keys forgotten.
}
account-webhook = Call this address when it is my turn
account-webhook-lead = Where the host allows it; every call is signed with your key.
account-webhook-key = Key of the signature:
account-webhook-save = Save
account-webhook-saved = Saved.
account-signed-in-lead = Signed in. Your games are with you on every device.
account-signed-in = An account keeps its name: so nobody can pass for you.
account-guest = As a guest
account-guest-lead = A name, and you sit. It lives in this browser.
account-guest-is = You are a guest
account-guest-is-lead = Your name and your games live in this browser. You may change the name whenever you like.
account-guest-all = every game, with bots and with friends
account-guest-later = may become an account at any time, games and all
account-guest-out = Forget me in this browser
account-guest-out-sure = Your name and the way to your games will be lost. Forget them?
account-your-name = Your name
account-rename = Change the name
account-renamed = You are called { $name } now.
account-key = With your own key
account-key-lead = A name and a password: your tables on every device.
account-way-login = Sign in
account-way-register = Register
account-show = show the password
account-register-note = At least eight characters. No letters from us.
account-register-guest = At least eight characters. Your games come along.
account-login-note = What you play as a guest comes along.

## An invitation

invite-kick = An invitation
invite-asks = { $name } asks you to a game of { $game }
invite-waits = A game of { $game } waits for you
invite-full = This table is full
invite-full-of = { $name }'s table is full
invite-full-lead = Somebody was quicker. Look on, or lay a table of your own with the same rules.
invite-begun = This game has begun
invite-begun-of = { $name }'s game has begun
invite-closed = This table is by invitation
invite-closed-of = { $name }'s table is by invitation
invite-closed-lead = Ask for the link: whoever has it may sit down. You may look on meanwhile.
invite-off = This game was called off
invite-off-lead = Nobody plays here any more. Lay a table of your own with the same rules, or go where others play.
invite-sent-away = You were sent away from this table
invite-sent-away-lead = The host can let you back in, and this page will say so. Meanwhile you may look on, or lay a table of your own.
invite-removed = Your seat was given away. You may sit down again.
invite-name = What shall we call you?
invite-as = You sit down as { $name }.
invite-free = No account, no password, no letters from us. You can keep your name later.
invite-only-watch = Only watch
invite-look-on = Look on
invite-look-free = You need no name to look on.
invite-like-this = Lay a table like this
# What is played, in a line: which edition, for how many, how long, by which clock.
invite-facts = { $edition }; { $players } players; about { $minutes } minutes; { $clock }
invite-never = Never played? The table shows you the way, a sentence at a time.
invite-kept = this seat is kept for you
rules-printed = Printed rules, no changes
rules-changed = { $label }: { $value }

## The waiting room

room-your-table = Your table, { $name }
room-table-of = { $name }'s table
room-some-table = A table
# What the browser's tab says.
room-title = { $free ->
    [0] { $game }
    [one] { $free } seat free · { $game }
   *[other] { $free } seats free · { $game }
}
room-news-title = { $news } · { $game }
room-seats = { $n } seats
room-about = about { $n } minutes
room-who = Who sits where
room-who-host = the arrows change the order of play
room-who-guest = everybody keeps colour and shape for the whole game
room-you-host = you, the host
room-you = you
room-host = the host
room-here = here
room-away = away just now
room-free = Free
room-free-link = whoever opens the link
room-free-anyone = whoever comes
room-free-kept = kept for { $name }
room-bot-sees = It sees no more than you do.
room-up = Move { $name } up
room-down = Move { $name } down
room-seat-bot = Seat a bot
room-bot-level = How well the bot of seat { $n } plays
room-take-out = Take { $name } out
room-send-away = Send { $name } away
room-send-away-sure = Really send { $name } away?
room-sent-away = { $name } was sent away.
room-let-back = Let { $name } back in
room-rename = change your name
room-rename-label = Your new name
room-rename-save = Save
room-rules = The rules of the evening
room-seated-public = Anybody may sit down, and anybody may watch.
room-seated-link = Whoever has the link may sit down.
room-meanwhile = Meanwhile
room-read-rules = the rules
room-look-cards = the cards
room-ask = Ask somebody in
room-bring = Bring somebody along
room-copy = Copy the link
room-share = Share it
room-share-text = Come and play { $game }: a seat is free.
room-qr = The link as a square code, for a phone
room-qr-note = Or let them point a phone at the square.
room-link = The link
room-talk = Table talk
room-talk-none = Nobody has said anything yet.
room-came = { $name } sat down.
room-went = { $name } got up.
room-free-seats = { $n ->
    [one] One seat is free.
   *[other] { $n } seats are free.
}
room-by-itself = The game begins by itself when the last seat is taken. Start now, and bots take the free ones.
room-host-may = The game begins when the last seat is taken, or when { $name } starts it.
room-start-bots = Start now with bots
room-start-fewer = Start with { $n }, no bots
room-start-level = How well the bots play
room-dealing = Every seat is taken.
room-dealing-lead = The cards are being dealt. Each browser adds its own part to the shuffle.
room-cancel = Call the game off
room-cancel-sure = Really call it off?
room-leave = Get up
room-sit-after-all = Sit down after all

## What the browser's tab says

tab-your-turn = Your turn: { $title }
tab-due = { $n ->
    [one] Your turn at a table
   *[other] Your turn at { $n } tables
}

## Lists of tables

list-open = Open
list-turn = It is your turn
list-others = Others are thinking
list-waiting = Waiting for players
list-mine-lead = { $due ->
    [0] { $n ->
        [one] One table; nobody waits for you.
       *[other] { $n } tables; nobody waits for you.
    }
    [one] { $n ->
        [one] Your one table waits for you.
       *[other] One of your { $n } tables waits for you.
    }
   *[other] { $due } of your { $n } tables wait for you.
}
list-thinking = { $n ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
}
list-head-game = Game
list-head-who = Who sits there
list-head-moved = Last move
list-head-now = Now
list-head-ended = Players, and how it ended
list-head-when = When
list-head-you = You
list-to-finished = Finished games
list-whose = Whose games
list-whose-mine = Mine
list-whose-all = Everybody's
list-every-game = every game
list-with = With whom
list-none-such = No finished game answers to that.
list-review = Review
list-more = Show more
list-winner = winner:
list-won = won
when-today = Today
when-yesterday = Yesterday
when-now = just now
when-minutes-ago = { $n ->
    [one] a minute ago
   *[other] { $n } minutes ago
}
when-hours-ago = { $n ->
    [one] an hour ago
   *[other] { $n } hours ago
}
when-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
when-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}

## Maps that zoom

zoom-nearer = Nearer
zoom-further = Further away
zoom-whole = See the whole

## Settings

settings-title = Settings
settings-language = Language
settings-language-auto = as the browser
# Each language is called by its own name.
settings-language-en = English
settings-language-de = Deutsch
settings-language-fr = Français
settings-theme = Paper
settings-theme-auto = as the system
settings-theme-paper = paper
settings-theme-gaslight = gaslight
settings-motion = Motion
settings-motion-auto = as the system
settings-motion-off = none
settings-pace = Others' moves
settings-pace-slow = slow
settings-pace-normal = to be read
settings-pace-instant = at once
settings-sound = Sounds
settings-sound-off = off
settings-sound-on = a few quiet ones
settings-notices = Notices
settings-notices-off = none
settings-notices-on = tell me when it is my turn
settings-size = Size of text
settings-size-90 = small
settings-size-100 = usual
settings-size-115 = large
settings-size-130 = very large
settings-coach = Coach
settings-coach-on = in the first games
settings-coach-off = silent
settings-coach-again = Tell me everything again
settings-keys = Keys
settings-keys-on = single keys act at once
settings-keys-off = no single keys
settings-remembered = Remembered in this browser; the language goes with your account.

## Keys: before and after those that a game adds

keys-arrows = go among the things you can choose
keys-enter = choose what is lit
# The key is a range of digits.
keys-digits = take a ticket of the top line
    .key = 1 to 9
keys-undo = take the last choice back
keys-done = done, where that is offered
keys-choices = all choices as a list
keys-since = since your last turn
keys-catch-up = show at once what others did
keys-look = open the card that is in focus
keys-chat = go to the chat
keys-escape = close what is open
keys-help = this list

## Any card

card-printed = Printed fact:
card-ours = Our reconstruction:
card-no-facts = none of its figures
card-ruling = Ruling
card-field-name = name
card-field-cost = cost
card-field-text = effect
card-field-copies = copies and sets
card-field-effect = effect
card-open = Look at { $name }

## A replay

replay-title = Replay
replay-of = { $ply } of { $last }
replay-back = Step back
replay-play = Play
replay-pause = Pause
replay-step = Step forward
replay-speed = Speed
replay-eyes = Through the eyes of
replay-everyone = a bystander
replay-scrub = Move
replay-link = Link to this moment
replay-branch = What if
replay-branch-long = From here, play on against bots
replay-branch-failed = No table could be made from here: { $why }
replay-back-to-table = Back to the table

## The card browser

cards-title = Cards
cards-lead = Every card as it lies on the table, in our own words, with what is printed fact and what is our reconstruction.
cards-search = Search names and effects
cards-all = all
cards-type = Kind
cards-found = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
cards-none = No card answers to that.
cards-facts = only with reconstructed figures
cards-in-rules = Where the rules speak of it
cards-game = Game
own-title = Your own figures
own-lead = If you own the printed game and a figure here is wrong, enter the right one: you can play with it.
own-keep = Keep these
own-forget = Back to ours
own-count = { $n ->
    [one] Your own figures for { $n } card
   *[other] Your own figures for { $n } cards
}
own-play = Play with them
own-lay = Lay a table with them
own-save = Save as a file
own-forget-all = Take them all back
own-with = { $n ->
    [one] With your own figures for { $n } card.
   *[other] With your own figures for { $n } cards.
}

## The rules

rules-lead = The rules in our own words, in the order in which they come up, with the rulings that settle what the printed rules leave open.
rules-rulings = Rulings
rules-contents = Contents
rules-credit = The designers' own rulebooks are the law; these pages restate them.
rules-none = The rules of this game will stand here with its table.
