# What every game says.

seat-you = you
    .of = your
seat-named = { $name }
    .of = { $name }'s
seat-numbered = Player { $number }
    .of = Player { $number }'s

list-and = { $before } and { $next }
list-or = { $before } or { $next }
list-comma = { $before }, { $next }
list-semicolon = { $before }; { $next }

# The games: how each is called before its table is fetched, with what the first page says of it.

game-london-2e = London
    .name = London (2nd edition)
    .edition = second edition
    .pitch = Build up your quarter after the Great Fire, run it for all it will give, and keep the poor from your door.
    .credit = London, 2nd edition: designed by Martin Wallace, published by Osprey Games, 2017
game-london-1e = London
    .name = London (1st edition)
    .edition = first edition, with the map
    .pitch = The wide city: land on both banks, bridges, the Underground, and a longer memory for debts.
    .credit = London, 1st edition: designed by Martin Wallace, published by Treefrog Games, 2010
game-nanty-narking = Nanty Narking
    .name = Nanty Narking
    .edition = secret aims in the fog
    .pitch = Agents, alleys and a hidden purpose. Watch who goes where, and why.
    .credit = Nanty Narking: designed by Martin Wallace, published by Phalanx
game-london-markets = London Markets
    .name = London Markets
    .edition = five markets, sealed offers
    .pitch = Five markets, sealed bids, and crates stacked where they will pay.
    .credit = London Markets: designed by Michael Schacht, published by Queen Games, 2016

## The bots that can be seated

bot-random = Random
    .help = Takes any option: for trying things out.
bot-greedy = Greedy
    .help = Looks one turn ahead and takes what is best by then.
bot-greedy-1 = Greedy, the first
    .help = Greedy as it first was: what the others are measured by.
bot-net = Learned
    .help = Looks one turn ahead and takes the best chance to win, as learned from games against itself.
bot-newcomer = Newcomer
    .help = Overlooks a lot, and is happy with what looks good enough.
bot-casual = Casual
    .help = Sees most things, has its habits, and forgets who took which card.
bot-steady = Steady
    .help = Thinks its turn through, but still overlooks a thing now and then.
bot-keen = Keen
    .help = Hardly overlooks anything, and picks among the best that a turn offers.
bot-sharp = Sharp
    .help = Knows from many games what wins in the long run.
bot-master = Master
    .help = Plays for keeps: tries out every turn in many ways before it decides.

## Why an option is better than another, in a review or a hint

why-figure = { $label }: { $best } rather than { $played }
why-rival = { $label }, { SEAT($seat) }: { $best } rather than { $played }
why-later = No figure shows it by the end of the turn: it pays later
why-equal = No figure tells them apart by the end of the turn
why-nothing = No figure speaks for it by the end of the turn
why-alone = There is nothing else to choose
