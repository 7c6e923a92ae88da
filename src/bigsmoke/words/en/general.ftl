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

## The bots that can be seated

bot-random = Random
    .help = Takes any option: for trying things out.
bot-greedy = Greedy
    .help = Looks one turn ahead and takes what is best by then.
