# What the browser says of a game that is reviewed, and of a choice that is weighed.

## The way there

review-title = Review
review-ask = Review this game
review-ask-note = Works out what every choice was worth, by what its player could know. It takes about a minute and goes on if you leave.
review-back = To the table
review-of = Whose game
review-knew = { ME($seat) ->
    [you] As you knew it
   *[other] As { SEAT($seat) } knew it
}
review-open = All cards open
review-copy = Copy link

## What came of it

# `play` says how somebody played beside the others, `luck` what the cards did; both only as far as the widths bear it.
review-headline = { ME($seat) ->
    [you] { $play ->
        [best] You were the { $players ->
            [2] better
           *[other] best
        } player
        [worst] You gave away the most
       *[level] You played about as well as the others
    }
   *[other] { $play ->
        [best] { SEAT($seat) } was the { $players ->
            [2] better
           *[other] best
        } player
        [worst] { SEAT($seat) } gave away the most
       *[level] { SEAT($seat) } played about as well as the others
    }
}{ $luck ->
    [lucky] { $play ->
        [best] , and { $amount } % lucky
       *[other] , with { $amount } % of good luck
    }
    [unlucky] { $play ->
        [best] , and { $amount } % unlucky
       *[other] , with { $amount } % of bad luck
    }
   *[even] ; luck was even
}
review-headline-open = With all cards open
review-lead-open = The chances as they would have been had everybody seen every card. Choices are still judged by what their player knew, and only by that can play be told from luck.
review-lead = { $count ->
    [0] Nothing to put right.
    [one] One moment mattered.
   *[other] { $count } moments mattered; the dearest came in round { $round }.
}
review-working = The review is being worked out
review-working-lead = Read on meanwhile: what is drawn is final.
review-none = This game has not been reviewed
review-failed = The review has stopped
review-failed-lead = What was worked out is kept. It can go on from there.
review-go-on = Go on
review-progress = { $done } of { $jobs } parts
review-left = { $seconds ->
    [one] about { $seconds } second left
   *[other] about { $seconds } seconds left
}
review-ahead = { $count ->
    [0] It begins in a moment.
    [one] One review comes before it.
   *[other] { $count } reviews come before it.
}
review-leave = It goes on if you leave this page.

## The account

review-account = Play and luck
review-account-note = each row adds up
review-account-start = before the first card
review-account-own = own play
review-account-others = the others’ play
review-account-luck = luck
review-account-result = result, %
review-account-more = What was given away can come back, and be given away again: so a part may come to more than 100.
review-player = Player
# How far a figure lies to both sides, 95 times of 100.
review-pm = ±{ $width }
review-pm-long = give or take { $width }

## The chart

review-chart = Chance of winning
review-chart-note = the shaded width is where it lies 95 times in 100
review-chart-line = { ME($seat) ->
    [you] you from { $from } to { $to }
   *[other] { SEAT($seat) } from { $from } to { $to }
}
review-chart-says = Chances of winning in per cent over { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}: { $lines }.
review-chart-fair = fair share
review-chart-todo = still being worked out
review-chart-close = Closer
review-chart-whole = 0 to 100
review-luck = luck
review-luck-for = for
review-luck-against = against
review-round = round
review-round-n = Round { $n }
review-end = The end
review-figures = Figures as a table
review-figures-turn = Turn
review-knob = Moment of the game
# `when` is a round or the end, `lines` says everybody's chances.
review-knob-says = { $when }: { $lines }
review-knob-line = { ME($seat) ->
    [you] you { $percent }
   *[other] { SEAT($seat) } { $percent }
}
review-before = { ME($seat) ->
    [you] before your choice
   *[other] before { SEAT($seat, form: "of") } choice
}
review-move = move { $ply } of { $last }
review-first = To the beginning
review-last = To the end
review-moment-before = The moment before
review-moment-after = The next moment
review-moment-of = moment { $n } of { $count }

## The table

review-table = The table
review-table-note = as it lay before the choice
review-table-full = Full table
review-prompt = { ME($seat) ->
    [you] Your turn:
   *[other] { SEAT($seat, form: "of") } turn:
}
review-played = played
review-better = better

## Moments

review-moments = Moments that mattered
review-moments-whose = Whose moments
review-moments-own = { ME($seat) ->
    [you] Yours
   *[other] { SEAT($seat, form: "of") }
}
review-moments-all = All
review-moments-none = Nothing to put right
review-moments-none-note = No choice cost more than can be told from chance.
review-moments-rest = { $count ->
    [one] One other choice, sound or nearly
   *[other] { $count } other choices, sound or nearly
}
review-moments-more = { $count ->
    [one] One more moment
   *[other] { $count } more moments
}
review-moments-together = together { $loss }
review-grade-sound = Sound
review-grade-doubtful = Doubtful
review-grade-mistake = Mistake
review-grade-blunder = Blunder
review-moment-says = { $grade }, round { $round }, { $what }, { $loss } per cent
review-moment-title = { $grade } in round { $round }
review-moment-here = Nothing was chosen here that could be judged.
review-moment-yet = What was chosen here has yet to be judged.
review-moment-sound = Nothing better was found.
review-moment-worlds = Compared in { $worlds ->
    [one] { $worlds } game
   *[other] { $worlds } games
} that fit what was known.
review-choice-played = { ME($seat) ->
    [you] You played
   *[other] { SEAT($seat) } played
}
review-choice-better = Better
review-chance = Chance
review-figure-of = { $label }, { SEAT($seat) }
review-figures-note = Figures at the end of the turn, on average.
review-same = same
review-line = The better line
review-branch = Play on from here
review-branch-note = A new table that begins at this moment, with bots at the other seats.
review-options = { $count ->
    [one] One more option
   *[other] { $count } more options
}

## Its keys

review-key-step = a move back, a move on
review-key-moment = to the moment before, to the next
    .key = Shift + ← →
review-key-ends = to the beginning, to the end
    .key = Home, End
review-key-play = play on from here, or pause
    .key = Space
review-key-lab = open this moment in the lab
review-key-open = all cards open, or as it was known
review-key-figures = the chart’s figures as a table

## Advice at the table

hint-ask = What would you do?
hint-title = Advice
hint-note = Chances of winning, from what you can see
hint-thinking = Thinking it over …
hint-only = There is only one choice.
hint-equal = They are as good as each other, as far as can be told.
hint-take = Do it
hint-close = Close the advice
hint-failed = There is no advice to be had just now.
hint-again = Ask again
hint-says = { $n }: { $what }, { $percent } in 100, give or take { $width }
hint-key = asks what to do
hint-warn = Warn me
hint-warn-note = A choice that costs more than 10 % is asked again before it counts.
warn-title = { $what }: this may cost { $loss } %
warn-says = From { $best } to { $played } in 100, give or take { $width }. Nothing has happened yet.
warn-chosen = chosen
warn-better = better
warn-back = Take it back
warn-show = Show me
warn-go = Do it all the same
