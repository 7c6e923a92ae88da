# What the site says around the tables.

site-name = Big Smoke
site-tagline = Four games of old London. Press play and you are seated; the bots are already at the table.
site-skip = Skip to the table
site-play = Play
site-watch = Watch
site-replays = Replays
site-cards = Cards
site-rules = Rules
site-settings = Settings
site-sound-on = Turn the sounds on
site-sound-off = Turn the sounds off
site-gaslight = Light the gaslight
site-paper = Back to paper
site-main = Main
site-you-are = You are { $name }, a guest.
site-signed-in = You are { $name }.
site-keep-name = Keep this name
site-sign-in = Sign in
site-not-found = There is nothing at this address.
site-home = To the first page
site-loading = One moment
site-close = Close
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
home-level-greedy = steady
home-level-random = careless
home-level-search = sharp
home-level-net = seasoned
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
home-copy-link = Copy link
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
home-import-pick = Choose a file
home-import-failed = That record will not do: { $why }
home-open-replay = Replay
home-credit = Designers and publishers

## A new table

new-table-title = A new table
new-table-lead = Who sits where, and by which rules.
new-table-game = Game
new-table-seat = Seat { $n }
new-table-kind-me = you
new-table-kind-open = anyone
new-table-kind-invite = by invitation
new-table-kind-bot = a bot
new-table-players = Players
new-table-who = Who sits there
new-table-level = How well it plays
new-table-visibility = Who may come
new-table-visibility-public = anyone may sit down or watch
new-table-visibility-link = those who have the link
new-table-visibility-hotseat = all at this screen, in turn
new-table-clock = Clock
new-table-clock-none = no clock
new-table-clock-live = minutes for the game
new-table-clock-days = days for a move
new-table-minutes = Minutes each
new-table-increment = Seconds a move
new-table-days-each = Days a move
new-table-create = Lay the table

## One's name

account-title = Your name at the table
account-lead = As a guest you can play everything. A password lets you sit down elsewhere under the same name.
account-name = Name
account-password = Password
account-register = Keep this name
account-login = Sign in
account-change = Play under this name
account-short = A password has at least eight letters.
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
settings-mark = Your mark
settings-mark-1 = disc
settings-mark-2 = square
settings-mark-3 = triangle
settings-mark-4 = hexagon
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
