# Nanty Narking: what a coach remarks on a position. Each has its figures; `why` says what they mean.

coach-claim = You are { PERSONALITY($personality) }: { $have } of { $need }. Your aim is met, and you can declare victory.
    .why = An aim counts when your turn begins. If you play on, the others may take it from you before your next turn.
coach-rival = { CAP(SEAT($seat)) } has { $have } of { $need } for { PERSONALITY($people, style: "or") }{ $left ->
    [0] {""}: enough to win when their turn begins.
   *[other] {""}: { $left } more would win.
}
    .why = Nobody knows who { SEAT($seat) } is, but this aim may be theirs. It counts when their turn begins, so it has to be broken before.
coach-rich = { CAP(SEAT($seat)) } has £{ $have } of £{ $need } for { PERSONALITY($people, style: "or") }{ $left ->
    [0] {""}: enough to win when their turn begins.
   *[other] {""}: £{ $left } more would win.
}
    .why = Nobody knows who { SEAT($seat) } is, but this aim may be theirs. It counts when their turn begins, so it has to be broken before.
coach-trouble = { $have } Trouble markers lie on the board, and { $need } make { PERSONALITY($personality) } win{ $left ->
    [0] {""}: it is enough.
   *[other] {""}: { $left } more.
}
    .why = Trouble comes where a pawn joins another, and goes when a pawn leaves, or by the sign for it. Somebody may be { PERSONALITY($personality) }.
coach-met = Your aim is met: { $have } of { $need }. It has to hold while { $others ->
    [one] one other plays.
   *[other] { $others } others play.
}
    .why = You are { PERSONALITY($personality) }. You win at the beginning of your next turn, if nobody has changed it by then.
coach-aim = You are { PERSONALITY($personality) }: { $have } of { $need }, { $left } to go.
    .why = You win when your turn begins and your aim is met. The others see the same figures, but do not know which of them is yours.
coach-aim-pounds = You are { PERSONALITY($personality) }: £{ $have } of £{ $need }, £{ $left } to go.
    .why = You win when your turn begins and your aim is met. The others see the same figures, but do not know which of them is yours.
coach-pile-mine = { $pile ->
    [one] One card is
   *[other] { $pile } cards are
} left in the draw pile. You are { PERSONALITY($personality) }: its end may be your victory.
    .why = When the pile runs out, the game is over. Until then somebody else can still win.
coach-pile-holmes = { $pile ->
    [one] One card is
   *[other] { $pile } cards are
} left in the draw pile. When it runs out, { PERSONALITY($people, style: "or") } may win; if nobody is, you have { $points } points.
    .why = Whoever wants the pile to run out wins then. Without such a Personality at the table, points decide: Agents, Buildings and money.
coach-pile-points = { $pile ->
    [one] One card is
   *[other] { $pile } cards are
} left in the draw pile. Then points decide: you have { $points } now.
    .why = Nobody else can be a Personality that waits for the end. So points decide: five for each Agent, the price of each Building, one for each £1.
coach-interrupt = { CARD($card) } is an Interrupt. { $others ->
    [one] One other turn comes
   *[other] { $others } other turns come
} before your next: kept, it can be played in any.
    .why = An Interrupt is played when something happens to you, in anybody's turn. Played as your card of the turn it does nothing of that.
coach-idle = { CARD($card) } would do nothing now. { $works ->
    [one] One of your cards does
   *[other] { $works } of your cards do
} something.
    .why = { $idle ->
        [one] None of its signs can be carried out in this position.
       *[other] { $idle } cards of your hand have no sign that can be carried out in this position.
    } You play one card in a turn, and draw back up to five at its end.
coach-hand = You hold { $hand } cards. After playing one you have { $limit } or more, and draw none.
    .why = At the end of a turn the hand is filled up to { $limit } cards, never beyond.
coach-exposed = { $agents ->
    [one] One of your Agents stands
   *[other] { $agents } of your Agents stand
} in Trouble ({ AREA($areas) }): there an Assassination can strike.
    .why = An Assassination needs a Trouble marker in the area. Without the marker nobody can be killed there, and you can build.
coach-build = You can build in { $places ->
    [one] one area.
   *[other] { $places } areas.
} { AREA($area) } is the cheapest: £{ $cost } of your £{ $money }.
    .why = A Building counts its price in your net worth and in the points at the end, so the money is not lost. Its power is yours from your next turn on.
coach-dear = The cheapest area where you could build is { AREA($area) }, at £{ $cost }. You have £{ $money }: £{ $left } too little.
    .why = A Building needs an Agent of yours in the area, no Trouble, no other Building, and the price on the map.
coach-control = { $count ->
    [one] One more area would be yours
   *[other] { $count } more areas would each be yours
} by one Agent. You control { $have } of { $need }.
    .why = You control an area with more pieces than each other player, and more than all New Citizens there. An Agent who only draws level takes the control away.
coach-debts = { $loans ->
    [one] Your loan takes
   *[other] Your { $loans } loans take
} £{ $debt } off your net worth: £{ $worth } is left.
    .why = A loan counts against net worth, and at the end a loan that cannot be paid back costs fifteen points.
