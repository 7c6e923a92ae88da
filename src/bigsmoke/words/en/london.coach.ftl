# London: what a coach remarks on a position. Each has its figures; `why` says what they mean.

coach-poverty = Your poverty
coach-run = A run now
coach-fewest = The fewest among the others
coach-above = Above the fewest

coach-last = This is your last turn. { $over ->
    [0] Nobody has less poverty than you: it costs nothing.
   *[other] You stand { $over } poverty above the fewest: that costs { $loss } { -points }.
}
    .why = { $hand ->
        [0] No card is left in hand, so nothing more is added. After this turn only what lies in the city, money, loans and poverty count.
        [one] The card in your hand is counted as one poverty. Built into the city it may score; drawn cards only add.
       *[other] The { $hand } cards in your hand are counted as { $hand } poverty. Built into the city they may score; drawn cards only add.
    }
coach-unpaid = £{ $money } pays back { $paid } of your { $loans ->
    [one] { $loans } loan
   *[other] { $loans } loans
} at the end. { $left } left unpaid: { $cost } { -points } lost.
    .why = Each loan is paid back at £15 when the game ends, as far as the money goes. Each of the others costs 7 { -points }.
coach-idle = { $stacks ->
    [one] Your one stack lies face down
   *[other] All { $stacks } of your stacks lie face down
}: a run would bring { $poverty } poverty and nothing else.
    .why = A card that lies face down is never used again; it still scores. A run brings money only from open cards, but poverty from every stack, open or not.
coach-highest = You have the most poverty, { $over } above the fewest: −{ $loss } { -points } at the end, −{ $more } for one more.
    .why = Whoever has the fewest returns all of it, and all others return as many. What is left costs more for each: 5 cost 5, 10 cost 15, and every one beyond that costs 3. The hand is counted.
coach-highest-then = A bare run leaves you { $over } poverty above the fewest, the most of all: −{ $loss } { -points }.
    .why = A run now brings { $poverty } poverty, before your cards take any away. After the run nobody would have more poverty than you. Only what is above the fewest costs anything at the end, but each costs more than the one before.
coach-hand = A run now brings { $poverty } poverty, { $hand } of it for the cards in your hand.
    .why = At the end of a run every card in hand is one poverty. A card that is built leaves the hand, and so does the one that pays for it.
coach-deck = { $deck ->
    [0] No card is
    [one] One card is
   *[other] { $deck } cards are
} left in the deck. At the end of the game a card in hand is poverty, and you hold { $hand }.
    .why = When the deck is empty at the end of a turn, everyone else has one more turn. Cards that are still in hand then score nothing and are poverty.
coach-limit = You hold { $hand } cards. If you took { $drawn } more, { $lost ->
    [one] one would
   *[other] { $lost } would
} have to go at the end of the turn.
    .why = { $limit } cards may be kept. What is given up lies open for the others.
coach-borrow = You have £{ $money }. To pay £{ $amount } you borrow £{ $loan }{ $count ->
    [one] {""}
   *[other] { " " }{ $count } times
}: £{ $back } to pay back, or { $cost } { -points } lost.
    .why = Whoever must pay more than they have takes loans. What is not paid back by the end costs 7 { -points } for each loan.
coach-repay = You have { $loans ->
    [one] one loan
   *[other] { $loans } loans
}: { $loans } poverty in every run. The money is enough to pay back { $able }.
    .why = Each loan costs £{ $price } to pay back, only now, before you draw, or at the end of the game. Unpaid it costs { $cost } { -points }.
coach-unused = { CARD($card) } brings { LIST($gains, style: "comma") } and costs you nothing.
    .why = { $count ->
        [one] This card can still be used, and takes nothing away.
       *[other] { $count } cards can still be used, and take nothing away.
    } When you stop, the run is over, and poverty comes.
coach-stacks = A new stack makes { $stacks }: { $stacks } poverty in every run. { $down ->
    [one] One lies face down, to be built on.
   *[other] { $down } lie face down, to be built on.
}
    .why = Every stack brings one poverty in every run, whatever lies on it. A card on a stack that lies face down covers nothing of use.
coach-build = { $least ->
    [1] { $most ->
        [1] Built, { CARD($card) } makes the next run one poverty cheaper.
       *[other] Built, { CARD($card) } makes the next run { $least } or { $most } poverty cheaper.
    }
   *[other] Built, { CARD($card) } makes the next run { $least } poverty cheaper.
}
    .why = You hold { $hand } cards, and each is poverty in a run. A card that is built takes one of its colour with it; on a new stack it adds one again.
coach-land = { BOROUGH($borough) } takes { $relief } poverty away for £{ $cost }. You stand { $over } above the fewest.
    .why = Land brings cards too, and they count as poverty while they stay in your hand.
coach-land-held = Land takes one poverty from every run: with this, { $boroughs }. A run now changes your poverty by { $poverty }.
    .why = Every borough you hold counts in every run, to the end of the game. Land brings cards too, and they count as poverty while they stay in your hand.
