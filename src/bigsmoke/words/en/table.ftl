# What any table says in the browser.

table-you = You
table-your-turn = Your turn:
table-answer = Answer:
table-turn-of = { ME($seat) ->
    [you] Your turn
   *[other] { SEAT($seat, form: "of") } turn
}
table-thinking = { ME($seat) ->
    [you] You are thinking
   *[other] { SEAT($seat) } is thinking
}
table-waiting-for = Waiting for { SEAT($seats) }
table-watching = You are looking on.
table-over-by = The game is over
table-score-sheet = Score sheet
table-back-to-table = Back to the table
table-joining = Finding the table
table-lost = The line is down. Your game is safe; trying again.
table-any-name = any name will do
table-join = Sit down
table-since = Since your last turn
table-catch-up = Catch up
table-since-nothing = Nothing has happened since your last turn.
table-since-watch = Watch it again
table-help = Keys and help
table-menu = Menu
table-undo = Undo
table-undo-key = takes it back
table-undo-ask-key = asks to take it back
table-undo-request = Ask to take it back
table-undo-waiting = You have asked to take it back.
table-undo-ask = { SEAT($seat) } asks to take the last move back.
table-agree = Agree
table-refuse = Refuse
table-choices = Choices
table-all-choices = All choices
table-sure = Sure?
table-confirm = Once more to confirm
table-board = Shared board
table-own = Your side of the table
table-rail = Opponents, log and chat
table-clock = your time
# A time of a day or more; shorter ones are hours, minutes and seconds in figures.
table-days = { $days } d { $hours } h
table-bot = bot
# The names that bots go by, seat by seat.
table-bot-name-0 = Dodger
table-bot-name-1 = Josiah
table-bot-name-2 = Mudlark
table-bot-name-3 = Beatrix
# `level` is how well it plays: "steady".
table-bot-level = bot, { $level }
table-player = Player { $n }
table-offline = away
table-open-full = Open { SEAT($seat, form: "of") } side in full
table-table-menu = This table

## The log

log-log = Log
log-chat = Chat
log-log-and-chat = Log and chat
log-fold = Fold the log away
log-unfold = Show the log
log-replay = Replay
log-say = Say something to the table
log-send = Send
log-round = Round { $n }
log-continued = Continued under rules { $rules } from turn { $turn }
log-no-chat = Nobody has said anything yet.
log-nothing = Nothing has happened yet.

## The menu of a table

menu-link = Copy the link to this table
menu-link-note = For whoever is to sit down or look on.
menu-hand-over = Let a bot play for you
menu-hand-over-note = Until you come back.
menu-come-back = Take your seat back
menu-come-back-note = A bot plays for you now.
menu-resign = Resign
menu-resign-note = A bot plays your seat to the end; you do not come back.
menu-record = Save the record
menu-record-note = The whole game as a file, to keep, replay or verify.
menu-rules = As this table was laid
menu-seal = Seal on the deal
menu-seal-note = The seal was there before the first card. After the end the score page says whose parts are in the deal, and the record proves it.

## Any game

generic-table = The table
generic-choose = What do you do?
generic-no-choice = Nothing is asked of you now.
generic-yes = yes
generic-no = no
generic-none = none
generic-hidden = hidden
generic-warning = Mind:
generic-reasons = Not possible now

## The score sheet

sheet-you-win = { $margin ->
    [0] You win
   *[other] You win by { $margin }
}
sheet-wins = { $margin ->
    [0] { SEAT($seat) } wins
   *[other] { SEAT($seat) } wins by { $margin }
}
sheet-shared = { CAP(SEAT($seats)) } share the win
sheet-lead = { $moves ->
    [one] { $game }; { $players } players, { $moves } move.
   *[other] { $game }; { $players } players, { $moves } moves.
}
sheet-ending-shared = Level on everything: the win is shared.
sheet-total = Total
sheet-account = The account
sheet-account-note = in the order of the rules
sheet-rank = { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] { $n }th
}
sheet-end = end
sheet-numbers = In numbers
sheet-replay = Replay
finale-player = player
finale-together = how it came together
finale-next = What next
finale-once-more = Once more, same seats
finale-return-match = A return match
finale-level-up = Ready for more?
finale-level-down = Too strong still?
finale-level-play = Play against { $level }
finale-account = Full account
finale-back = To the end
finale-share = Share
# $n is a round.
finale-turning = { ME($seat) ->
    [you] Your best round was { $n }: { $gain } more.
   *[other] The best round of { SEAT($seat) } was { $n }: { $gain } more.
}
finale-see-again = See it again

## The seal on the deal

deal-own = The deal: your browser's own part is in it.
deal-late = The deal went on without your browser's part, which came too late.
deal-others = { $n ->
    [one] The deal: the part of { $n } player's browser is in it.
   *[other] The deal: the parts of { $n } players' browsers are in it.
}
deal-server = The deal: the server alone drew it.
deal-mismatch = Your browser's note does not match the record: these may not be the cards that were sealed. Save the record.
deal-broken = The record's proof of the deal does not hold: these may not be the cards that were sealed. Save the record.

## Read out

live-your-turn = Your turn. { $prompt }

## What a table option may be set to

choice-seat = seat { $n }
choice-cards = { $n ->
    [0] none
    [one] { $n } card
   *[other] { $n } cards
}
choice-standard = standard
choice-alternative = alternative
choice-classic = classic
choice-random = by lot
choice-all-pairs = all pairs
choice-one-by-one = one by one
choice-together = together
choice-works-again = works again
choice-dead = without power for good
choice-left-out = left out
choice-in-turn = in turn
choice-in-secret = in secret

## A game that cannot go on under new rules
still-title = This game stands still.
still-ended = This game was ended without a result.
still-host = Its host can set it right, or end it without a result. Whoever sets it right sees all cards.
still-set-right = Set it right
still-how = This is the start of the turn as it was kept, hidden cards and all. Change what does not fit, and the game goes on from here.
still-position = Position
still-go-on = Go on from here
still-end = End it without a result
still-end-sure = Really end it?

## Help and legend

legend-figures = Figures
legend-cards = On a card
legend-places = Places
legend-players = What players have
legend-pieces = On the board
legend-goods = Goods
help-title = Help
help-moment = This moment
help-keys = Keys
help-find = A sign, a card, a word
help-asked = What is asked now
help-rules = All the rules
help-cards = Cards
help-none = Nothing is found by these words.
help-close = Close the help
help-mark = The mark of { SEAT($seat) }.

## Several people at one screen

curtain-pass = Pass to { SEAT($seat) }
curtain-open = I am { SEAT($seat) }, draw the curtain
curtain-done = { SEAT($seat) } has finished.
curtain-first = The first turn.
curtain-alone = A question for { SEAT($seat) } alone.
curtain-note = Nothing of anybody's hand is on this page.
curtain-opens = opens.
curtain-order = Order of play
curtain-now = { SEAT($seat) }, now
curtain-back = Back to { SEAT($seat) }, to take the last choice back
curtain-playing = { SEAT($seat) } is playing
curtain-fall = Let the curtain fall
curtain-fall-note = Nobody sees your hand until you draw it again.

## A bot in somebody's place

seat-back = Take your seat back
seat-late = Your time ran out: a bot plays for you
seat-late-waits = Your time ran out. A bot has your seat, and waits for you
seat-away = A bot plays for you
seat-away-waits = A bot has your seat, and waits for you
seat-resigned = You have resigned. A bot plays your seat to the end
away-late = { SEAT($seat) } lost on time. A bot plays that seat.
away-late-waits = { SEAT($seat) } lost on time. A bot has that seat, and waits.
away-bot = A bot plays for { SEAT($seat) }.
away-bot-waits = A bot has { SEAT($seat, form: "of") } seat, and waits.
away-resigned = { SEAT($seat) } has resigned. A bot plays that seat to the end.
away-back = { SEAT($seat) } is back.
away-wait = Wait for { SEAT($seat) }
away-wait-note = The bot in that seat does nothing until you say so.
away-play = Let the bot play on
away-play-note = It goes on while you are away, too.
tag-late = lost on time, bot
tag-stand-in = bot stands in
tag-resigned = resigned, bot
# `seconds` left on one's own clock.
clock-hurry = { $seconds ->
    [60] Less than a minute left
    [3600] Less than an hour left
    [21600] Less than six hours left
   *[other] Less than { $seconds } seconds left
}

## Resigning

resign-title = Give this game up?
resign-what = A bot plays your seat to the end, and what it reaches is counted under your name. Everybody at the table is told. You cannot come back.
resign-sure = Yes, I give this game up
resign-do = Resign
resign-keep = Play on

## Where long names may be broken
# Words as they stand in names, each with a stroke wherever it may be broken at a line's end.

word-breaks = Alms|houses Ana|lytical Barry|more Basker|villes Batter|sea Bermond|sey Billings|gate Brad|street Britan|nica Bucking|ham Camber|well Char|tists Christ|mas Circum|locu|tion Con|stable Curi|osity Ele|phants Embank|ment Exhi|bition Fellow|ship Fish|mongers Franken|stein Fur|niture Glad|stone Green|wich Haber|dashers Hammer|smith Hamp|stead Hol|landia Hos|pital Hugue|nots Inspec|tor Insti|tution Invis|ible Irregu|lars Isling|ton Jeffer|son Kensing|ton Mar|tineau Maryle|bone Merry|weather Milver|ton Nathan|iel Newing|ton Padding|ton Palmer|ston Parlia|ment Phreno|logist Sebas|tian Smith|field Snod|grass South|wark Steam|boats Tele|graph Tulking|horn Under|ground Univer|sity Wands|worth West|minster White|hall Wool|wich Work|house
