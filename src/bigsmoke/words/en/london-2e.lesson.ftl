# The lesson of London, 2nd edition: a step's title, and for each cue its sentence. `.why` says why, `.done` what came of it,
# `.try-...` answers a certain other choice and `.other` any other, `.on-...` stands on a part as its figure.
# What stands between stars stands out.

aim = How London is won
aim-prestige = *Prestige* wins. Whoever has the most of it at the end is remembered.
    .why = You get it by building, by running what you have built, and by buying land.
aim-deck = The game ends when this *deck* has run out. Everyone else then has one last turn.
    .why = Every card you take from it brings the end nearer.
aim-poverty = *Poverty* is what loses. At the end, more of it than the others have costs you prestige, and each one more costs more.
    .why = Nearly all you do brings some. London is about taking less of it than the others.

draw = A turn begins with a card
draw-take = Each turn you first draw one card: an open one from the *development board*, or the top one of the deck. Take { CARD("covent_garden") }.
    .why = It will give £5 and 2 prestige, and you know that before you take it.
    .try-deck = Allowed, and often right: but you would not know what you get. This time take the open one.
    .try-pauper = A Pauper is a burden: it builds nothing, and every card in your hand brings poverty. Take { CARD("covent_garden") }.
    .done = It is in your hand now. Then you take *one action* a turn.

build = Build, and pay by colour
build-action = There are four actions, and they stand here. Choose *develop*, to build from your hand.
    .why = You will meet buying land and running your city. Draw three is for when you have nothing to build with.
    .try-land = Land costs at least £5, and you would have nothing left. First build something that earns.
    .try-run = You have built nothing yet: a run would bring you poverty and nothing else.
    .try-three = Three more cards are three more to carry. You have plenty to build with already.
build-card = Build { CARD("covent_garden") }.
    .why = The coin and the red seal are what it gives when it is used. What a card is worth at the end stands in a *wreath*.
    .other = You may build that one, too. Let us build { CARD("covent_garden") } first: it earns at once, and costs nothing.
build-pay = Every building costs *another card of the same colour*. { CARD("covent_garden") } is brown: pay with { CARD("grocers") }.
    .other = That would pay for it as well. { CARD("grocers") } is the one to do without here.
    .done = { CARD("covent_garden") } begins a *stack* of your city. { CARD("grocers") } went to the board, where anybody may draw it.
build-end = You could build more. For now that is all: finish.
    .why = Then { SEAT(1) } has a turn and builds, too.
    .other = There is no hurry: finish here, and you will see what building brings.

run = Run your city
run-draw = Your turn again. Draw from the *deck* this time.
    .other = The deck, please: you should have seen both.
run-action = Now *run your city*: use what lies open in it.
    .other = Also allowed. But now your building is to earn something: run your city.
run-use = Use { CARD("covent_garden") }.
    .other = First use { CARD("covent_garden") }: that is what the run is for.
    .done = £5 and 2 prestige. Then it *turned over*: most cards can be used only once. It keeps its place in your city.
run-end = Now comes the price. A run brings poverty: *one for each stack, one for each card in your hand*, one for each loan. Finish the run.
    .on-city = 1 stack
    .on-hand = 6 cards
    .other = The run is over: finish it, and look at your poverty.
    .done = 1 + 6 = *7 poverty*, for £5 and 2 prestige. A bad bargain, and the hand was to blame: build first, and run when your hand is small.

stack = Build on top
stack-draw = { SEAT(1) } has built again. Draw a card from the deck.
    .other = Any draw would do; take the deck.
stack-action = Your hand is large. Building makes it smaller by two at a time: *develop*.
    .other = Allowed; but with seven cards in your hand, build. Each building takes two cards out of it.
stack-card = Build { CARD("theatre_royal") }.
    .other = That one would do, too. Let us build { CARD("theatre_royal") }: it costs no money.
stack-pay = It is blue: pay with { CARD("vauxhall_gardens") }.
    .other = Blue as well, but worth more to you later. Pay with { CARD("vauxhall_gardens") }.
stack-place = Where to? Lay it *on the used card*.
    .try-new = Allowed, but a second stack is one more poverty in every run. The used card has done its work: cover it.
    .done = Still *one stack*. A covered card is out of sight, but at the end it scores what is printed on it.

kills = Why poverty kills
kills-ladder = *Another game*, and late in it. You have 14 poverty, and at the end each card in your hand is one more: *15*.
    .why = { SEAT(1) } has 4 and three cards: 7.
kills-least = Whoever has *the least* gives all of it back, and the others as much. { SEAT(1) } gives back 7; you give back 7, and keep *8*.
    .why = So it is never the heap that counts, but how much more than the lowest you have.
kills-forecast = Those 8 cost you *11 prestige*. The first few cost little; from the fifth on each costs 2, and beyond ten 3.
    .why = This line always reckons what you would have if the game ended now.

spend = A good run
spend-draw = So what helps? *A good run.* First the card that begins each turn: take { CARD("silk_weaving") }, open on the board.
    .other = Take the open one: then you know what you have.
spend-action = One card more in the hand, but three cards in your city are ready. *Run*.
    .other = Look at your city first: three open cards, and two of them shed poverty. Run.
spend-docks = Use { CARD("west_india_docks") }: £7 for a card from your hand.
    .other = That one is for later in this run. Begin with { CARD("west_india_docks") }.
spend-pay = Any card will do to pay for it. Spend the *Pauper*.
    .why = It is good for nothing else, and it will not be in your hand when the poverty is counted.
    .other = That would do; but you can still build that one. The Pauper is good for nothing else.
    .done = £7 more, and one card less to carry.
spend-water = Use { CARD("water_works") }. The dashed sign sheds poverty.
    .other = There is time for that: first { CARD("water_works") }.
    .done = *Two less*. Blue and pink cards often shed poverty, and so do a few brown ones.
spend-houses = And { CARD("workers_houses") }: two more.
    .other = Do not stop yet: { CARD("workers_houses") } sheds two more.
spend-end = Three stacks and one card: 4 poverty. Finish the run.
    .on-city = 3 stacks
    .on-hand = 1 card
    .other = All has been used: finish the run.
    .done = You shed four and took four: *14 as before*, but £7 richer. So a run need not make you poor.

land = Land
land-draw = Your next turn. Draw from the deck.
    .other = Any draw would do; take the deck.
land-action = You have £13. *Buy land*: it brings prestige, sheds poverty, and gives you cards.
    .other = Allowed; but poverty is your trouble, and land sheds it at once.
land-buy = { BOROUGH("lewisham") } costs £3: four cards, 1 prestige, and *four poverty less*.
    .why = Dear land has prestige, cheap land sheds poverty. You need the cheap kind.
    .try-westminster = 5 prestige for £8: fine land for whoever is not poor. But you have far too much poverty; it sheds but 1.
    .try-hampstead = 4 prestige for £7, and a little less poverty in each run. Now you need more than that: { BOROUGH("lewisham") }.
    .done = From 14 to *10*, and four new cards. But cards weigh: build with them before you run again.

loan = Loans
loan-draw = *Another game*. You have £3. Draw from the deck first.
    .other = Any draw would do; take the deck.
loan-action = { BOROUGH("city") } is for sale: 5 prestige. *Buy land* though you cannot pay for it.
    .other = Allowed. But here let us see what debts are: buy land.
loan-buy = { BOROUGH("city") } costs £8, and you have £3. Buy it all the same: you will *borrow* £10 to pay.
    .other = The { BOROUGH("city") } is the one that is worth a debt.
    .done = You have £5 left, 5 prestige, and *a loan*: one poverty more in every run. Unpaid at the end it costs 7 prestige.

nine = Nine cards, no more
nine-discard = The land has filled your hand: ten cards. At the end of a turn you may keep *nine*. Discard the Pauper.
    .why = Whatever is discarded goes to the board. Where it is full, its lower row leaves the game first.
    .other = Allowed. But that one can be built, and a Pauper cannot.
    .done = There it lies, and whoever wants it may draw it. Nobody will want it.

repay = Paying back
repay-pay = Some turns later you have £21. Only *at the start of a turn* can a loan be paid back, for £15. Do it.
    .why = £15 are worth 5 prestige at the end. An unpaid loan costs 7, and poverty in every run until then.
    .try-none = Allowed, if you need the money at once. But this loan costs you a poverty in each run, and 7 prestige at the end.
    .done = No debts, and one poverty less in every run.

persons = Action cards
persons-draw = *Another game*. A few cards are *action cards*: they are played, not built. Draw from the deck.
    .other = Any draw would do; take the deck.
persons-action = They are played while you *develop*.
    .other = Allowed; but action cards are played while you develop.
persons-coffee = Play the { CARD("coffee_house") }. It needs no discard, and leaves the game.
    .why = { CARD("wren") } is another: with it you place one or two cards of your own without discards.
    .other = First the { CARD("coffee_house") }.
persons-board = It builds a card *straight from the board*. Take the { CARD("street_lights") }.
    .other = A fine card, but it costs £7. The { CARD("street_lights") } cost nothing, and can be used in every run.
    .done = They lie on your used card, without any discard. They have no sign for turning over: they *stay* and can be used again and again.
persons-end = That will do: finish.
    .other = Finish here; there is more to see in your next turn.

odd = Cards that ask
odd-draw = Your turn again. Draw from the deck.
    .other = Any draw would do; take the deck.
odd-action = Two cards of your city are ready. *Run*.
    .other = Allowed; but let us see what a prison is for. Run.
odd-prison = Use { CARD("brixton_prison") }.
    .other = That one, too, in a moment. First { CARD("brixton_prison") }.
odd-jail = It takes up to three cards from your hand, and sheds a poverty for each. Lock up the *Pauper*.
    .other = You could still build that one. Paupers are the ones for the prison.
    .done = One card less, and one poverty less.
odd-others = Other cards ask something else: *which player* is meant, how many Paupers go to the Workhouse, which card is used *once more*, which of two *turns over*, what comes *first*.
    .why = What is asked always stands here, and what you can answer is lit on the table. Point at a card, or press it, and you read what it does.
odd-end = No more for the prison: finish with it.
    .other = Keep that one. Finish with the prison.
odd-swap = Your topmost borough may do something as well: { BOROUGH("southwark_bermondsey") } *swaps a Pauper* for a card of the board, once a turn. Do it.
    .why = Other boroughs let you look at three cards and keep one, or draw two at the start. Some ask before your turn ends.
    .other = In a moment. First get rid of the Pauper.
odd-for = Which card do you take for it? { CARD("kew_gardens") }: 4 prestige at the end.
    .other = Allowed; but { CARD("kew_gardens") } is worth 4 prestige at the end.
    .done = Your Pauper lies on the board, and you hold { CARD("kew_gardens") }. Only the borough on top does such things.

last = The last turn
last-deck = *Another game*, at its end: the deck is *empty*. { SEAT(1) } took the last card; you have one turn left.
    .why = { SEAT(1) } stands at 34 now, and you at 33.
last-action = Each card left in your hand will be one poverty. So build once more: *develop*.
    .other = Allowed. But a run would bring poverty, and land cards that you cannot use any more. Build.
last-card = Build the { CARD("hospital") }: it costs £2 and is worth 3 at the end.
    .why = With the card you pay with, two are gone from your hand.
    .other = That one is worth nothing at the end. The { CARD("hospital") } is worth 3.
last-place = Anywhere: on top of a stack. Nothing will be run any more.
    .other = Stacks do not matter any more, but tidy people build on top.
last-end = Finish: that ends the game.
    .other = Nothing more to be had: finish.

score = The account
score-sheet = *37 to 34*. A turn ago you were a point behind: the { CARD("hospital") } brought 3, and the two cards that left your hand saved you one for poverty.
    .why = Every full £3 is a prestige, too.
score-lines = From top to bottom: what you won in play, what is printed on your cards, money, loans left unpaid, and last the poverty you have more than the lowest.
    .why = Ties go to whoever has less poverty.

on = Now you
on-yours = You know enough. This is the middle of a game: *play on* from here against { SEAT(1) }, an easy opponent.
    .why = Keep your hand small before you run, build on used cards, and watch the lowest poverty at the table.

other-draw = Allowed, too. This time, take the one that is lit.
other-action = Allowed, too. This time, take the action that is lit.
