# London Markets: what is remarked on a position. Each has its figures; `why` says what they mean.

coach-all = All there are
coach-in-pile = In the pile
coach-own = In your hand
coach-others = { CAP(GOOD($good)) } in the others' hands

coach-sure = { CAP(GOOD($good)) } for { $reward }: { $most ->
    [0] nobody else has any. One is sure to win; you hold { $held }.
   *[other] nobody else can hold more than { $most }. { $enough } are sure to win; you hold { $held }.
}
    .why = Whatever is offered goes back to the piles, won or lost. More than is needed is given away.
coach-outbid = { CAP(GOOD($good)) } for { $reward }: you hold { $held }, and somebody else holds { $least } or more.
    .why = Whoever offers most of a good takes what the market card pays for it. Your cards go back to the pile even if you lose.
coach-tie = { CAP(GOOD($good)) } for £{ $price }: somebody else holds { $held } or more, as you do. A tie of two brings £{ $share } each.
    .why = Those who offer the same share the price, rounded down. All cards that were offered are gone.
coach-tie-special = { CAP(GOOD($good)) } for a special card: somebody else holds { $held } or more, as you do. In a tie nobody gets it.
    .why = A special card cannot be shared. All cards that were offered are gone all the same.
coach-goods = The last auction. With equal money more goods cards win: you hold { $hand }, the most of the others { $most }.
    .why = What you do not offer counts in a tie for first place. Cards that bring a pound are worth more than cards that are kept.
coach-prize = { CAP(GOOD($good)) } brings { $reward }. You hold { $held }, the others { $there } together.
    .why = There are as many cards of each good. What is neither in the pile nor in your hand, the others have.
coach-pays = { CARD($card) } would pay £{ $amount } now.
    .why = It pays by what shows on the markets at this moment, and every bar that is laid may change that. One special card in a turn is free, a second costs £3.
coach-specials = You hold { $count } special cards, and { $rounds ->
    [one] this is the last round.
   *[other] { $rounds } rounds are left, with this one.
}
    .why = One special card in a turn is free, a second costs £3. What is left in hand at the end is worth nothing.
coach-closed = The market is closed: nothing is sold in this round. { $rounds ->
    [0] It is the last.
    [one] One more comes.
   *[other] { $rounds } more come.
}
    .why = Nobody gets new goods cards either, and you keep the { $hand } that you hold. So only merchants, assistants and special cards bring something now.
coach-profit = A profit { MARKET($market, form: "at") } brings £{ $money }: as many of your crates show there.
    .why = Each of your crates that shows pays £1, and even without any you get £{ $least }. Where you take less, another may take this one.
coach-least = A profit { MARKET($market, form: "at") } pays £{ $least }, though { $crates ->
    [0] none of your crates shows there.
    [one] only one of your crates shows there.
   *[other] only { $crates } of your crates show there.
}
    .why = Profit and goods bring three at least, wherever it is.
coach-stack = { $bars ->
    [one] One bar { MARKET($market, form: "at") } shows
   *[other] { $bars } bars { MARKET($market, form: "at") } show
} { $crates } more of your crates. Then you have { $left ->
    [one] one bar
   *[other] { $left } bars
} left.
    .why = Crates that show bring money and goods there, until others lie across them.
coach-bars = You have { $bars ->
    [0] no bar
    [one] one bar
   *[other] { $bars } bars
} left for { $rounds } rounds.
    .why = Bars never come back. When all are laid, a merchant for stacking brings you nothing.
coach-next = The merchant for profits goes on after this round: £{ $now } for you { MARKET($market, form: "at") }, £{ $later } { MARKET($then, form: "at") }.
    .why = Merchants walk on to the next market when the round ends. What shows there may change by then.
coach-supply = { CAP(GOOD($good)) } is the dearest today, with { $reward }. You hold { $held }, the others { $there } together.
    .why = Most of a good wins. What is neither in the pile nor in your hand, the others have.
