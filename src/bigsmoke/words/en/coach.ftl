# What the browser says around the remarks of a coach; the remarks themselves are a game's own.

coach-name = Coach
coach-why = Why?
coach-why-label = Why? The coach's reckoning
coach-rules = In the rules
coach-known = I know this
coach-off = Silence the coach
coach-key = why: the coach's reckoning
coach-together = Together
