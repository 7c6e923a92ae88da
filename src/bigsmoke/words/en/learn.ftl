# What the browser says of lessons: the list of them, and the callout at the table. What a lesson itself says is in GAME.lesson.ftl.

site-learn = Learn
learn-title = Learn a game
learn-lede = At the real table, by doing: ten minutes each. Every step lights a lamp: break off whenever you like, and they stay lit.
learn-begin = Begin
learn-resume = Go on
learn-again = Once more
learn-from-start = From the beginning
learn-game = Learn
learn-of = Learn { $game }
learn-lit = { $n } of { $of } lamps lit
learn-from-help = Learn the game at the table

lesson-all = All lessons
lesson-step = Step { $n } of { $of }
lesson-leave = Leave the lesson
lesson-back = Back
lesson-skip = Skip
lesson-next = Next
lesson-show-me = Show me
lesson-your-move = Your move: press what is lit.
lesson-play-on = Play on
lesson-read-first = Read this first, then press Next.
lesson-other = That would be allowed, too. Here, try what is lit.
