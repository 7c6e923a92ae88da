# What the browser says of puzzles.

puzzle-nav = Puzzles
puzzle-title = Puzzles
puzzle-lede = Moments of real games in which one choice is far better than all others. Find it.
puzzle-none-yet = There are no puzzles here yet.

## The puzzle of the day

puzzle-daily = The puzzle of the day
puzzle-daily-head = { $day }’s puzzle
puzzle-week = The last seven days
# `day` is a day of the week, `mark` one of the marks below.
puzzle-day-says = { $day }: { $mark }
puzzle-solve = Solve it
puzzle-look-again = Look at it again

## The list

puzzle-mark-open = open
puzzle-mark-solved = solved
puzzle-mark-missed = missed
puzzle-which = Which puzzles
puzzle-all = All
puzzle-open = Open
puzzle-missed = Missed
puzzle-game = Game
puzzle-any-game = every game
puzzle-difficulty = Difficulty
puzzle-any-difficulty = easy and hard
puzzle-difficulty-easy = easy
puzzle-difficulty-fair = fair
puzzle-difficulty-hard = hard
puzzle-difficulty-fiendish = fiendish
puzzle-count = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
}, { $solved } solved
puzzle-none = No puzzle is like that.
puzzle-number = Puzzle { $number }
puzzle-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
puzzle-next-open = Next open puzzle

## A puzzle

puzzle-place = Puzzle { $number }, { $game }
puzzle-question = What gives you the best chance to win?
puzzle-asked = You are asked: { $prompt }
puzzle-how = Choose on the table, as in a game. O lists all choices.
puzzle-how-touch = Choose on the table, as in a game.
puzzle-found = Bots find it { $found } times in 100
puzzle-hint = Hint
puzzle-hinted = { $count ->
    [one] Not this: { LIST($options) }.
   *[other] None of these: { LIST($options, style: "semicolon") }.
}
puzzle-struck = not this
puzzle-give-up = Give up
puzzle-loading = Laying the table
puzzle-right = Right!
puzzle-right-too = Right: it does as well as the best.
puzzle-wrong = Not the best: { $loss } % given away
puzzle-gave-up = This is the best choice
puzzle-best = best
puzzle-as-good = as good
puzzle-yours = your answer
puzzle-options = Every choice, with its chance to win
puzzle-option-says = { $what }: { $percent } %, give or take { $width }
puzzle-figures = At the end of the turn
puzzle-figures-next = after the next best
puzzle-figures-best = after the best
puzzle-line = The better line
puzzle-line-at = { $on ->
    [0] Before the choice
   *[other] Step { $on } of { $steps }
}
puzzle-line-back = A step back
puzzle-line-on = A step on
puzzle-checked = Each choice was tried in { $worlds } imagined worlds that fit what you can know, by { $checks } checks that know nothing of each other.
puzzle-levels = Found by { $levels }, of { $tries } tries each.
puzzle-level = { $level } { $right }
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-list = All puzzles
