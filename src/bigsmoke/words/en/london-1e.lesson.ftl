# The lesson of London, 1st edition: a step's title, and for each cue its sentence. `.why` says why, `.done` what came of it,
# `.try-...` answers a certain other choice and `.other` any other, `.on-...` stands on a part as its figure.
# What stands between stars stands out.

aim = How London is won
aim-points = Whoever has the most *victory points*, VP for short, wins at the end. These are the ones you have won in play.
    .why = Land, buildings and money bring more of them at the end.
aim-deck = The game ends when this *deck* has run out. Everyone else then has one last turn.
    .why = Whoever knows the second edition: most is alike. The map, loans and the Underground are not.
aim-poverty = *Poverty* is what loses. You begin with five of it. At the end, more than the lowest player has costs points, and each one more costs more.
    .why = Nearly all you do brings some. London is about taking less of it than the others.

draw = A turn begins with a card
draw-take = Each turn you first take one card: an open one from the *Card Display*, or the top one of the deck. Take { CARD("covent_garden") }.
    .why = It will give £5 and two points, and you know that before you take it.
    .try-deck = Allowed, and often right: but you would not know what you get. This time take the open one.
    .try-pauper = A Pauper is a burden: it builds nothing, and every card in your hand brings poverty. Take { CARD("covent_garden") }.
    .done = It is in your hand now. Then you do *one thing* a turn.

build = Build, and pay by colour
build-action = There are four things to do, and they stand here. Choose *play cards*, to build from your hand.
    .why = You will meet buying land and running the city. Take three is for when you have nothing to build with.
    .try-land = Land costs at least £5, and you would have nothing left. First build something that earns.
    .other = Allowed, too. But first build something that earns: play cards.
build-card = Build { CARD("covent_garden") }.
    .why = The coin and the red seal are what it gives when it is used. What a card is worth at the end stands in a *wreath*.
    .other = You may build that one, too. Let us build { CARD("covent_garden") } first: it earns at once, and costs nothing.
build-pay = For every building you *expend another card of the same colour*. { CARD("covent_garden") } is brown: expend { CARD("grocers") }.
    .other = That would do as well. { CARD("grocers") } is the one to do without here.
    .done = { CARD("covent_garden") } begins a *stack* of your city. { CARD("grocers") } went to the Card Display, where anybody may take it.
build-end = You could build more. For now that is all: finish.
    .why = Then { SEAT(1) } has a turn and builds, too.
    .other = There is no hurry: finish here, and you will see what building brings.

run = Run your city
run-draw = Your turn again. Take a card from the *deck* this time.
    .other = The deck, please: you should have seen both.
run-action = Now *run the city*: use what lies open in it. You have only one card there, so it is used at once.
    .other = Also allowed. But now your building is to earn something: run the city.
    .done = £5 and two points. Then { CARD("covent_garden") } *turned over*: most cards can be used only once. It keeps its place in your city.
run-end = Now comes the price. A run brings poverty: *one for each stack, one for each card in your hand*. Land would take some off; you have none. Finish the run.
    .on-city = 1 stack
    .on-hand = 6 cards
    .other = The run is over: finish it, and look at your poverty.
    .done = 1 + 6 = *7 poverty*, twelve in all, for £5 and two points. A bad bargain, and the hand was to blame: build first, and run when your hand is small.

stack = Build on top
stack-draw = { SEAT(1) } has built again. Take a card from the deck.
    .other = Any card would do; take the deck.
stack-action = Your hand is large. Building makes it smaller by two at a time: *play cards*.
    .other = Allowed; but with seven cards in your hand, build. Each building takes two cards out of it.
stack-card = Build { CARD("theatre_royal") }.
    .other = That one would do, too. Let us build { CARD("theatre_royal") }: it costs no money.
stack-pay = It is blue: expend the { CARD("hospital") }.
    .other = Blue as well, but worth more to you later. Expend the { CARD("hospital") }.
stack-place = Where to? Lay it *on the used card*.
    .try-new = Allowed, but a second stack is one more poverty in every run. The used card has done its work: cover it.
    .done = Still *one stack*. A covered card is out of sight, but at the end it scores what is printed on it.

map = The map
map-look = *Another game*, and its map: twenty boroughs, each with what it *costs*, how many *cards* it gives you at once, and how many *points* it is worth at the end.
    .why = Where the map is small, press a borough to read that. Each has one owner, and stays with them.
map-draw = Nobody holds land yet. Take a card from the deck first.
    .other = Any card would do; take the deck.
map-action = You have £13: *buy land*.
    .other = Allowed; but you have money now, and land is worth points. Buy land.
map-buy = The very first land must be { BOROUGH("city") }, { BOROUGH("westminster") } or { BOROUGH("southwark_bermondsey") }. Buy { BOROUGH("westminster") }.
    .why = Many boroughs lie beside it, and a bridge leads south. That will matter.
    .try-southwark = Cheap, and allowed. But { BOROUGH("westminster") } is worth six points to its four.
    .try-city = As good as { BOROUGH("westminster") }, with four cards. But four cards are four to carry: take the one with two.
    .done = A counter of yours, two cards, and *six points* at the end. From now on land takes poverty off each of your runs, too.

banks = Beside, and across the bridge
banks-rule = After the first, land must lie *beside* a borough that somebody holds, whoever that is. Across the Thames only *bridges* join.
    .why = So whatever you buy opens land to the others as well.
banks-draw = Some turns later. Take a card from the deck.
    .other = Any card would do; take the deck.
banks-action = Buy land again.
    .other = Allowed; but let us see where land can be bought now.
banks-buy = All that has a golden edge lies beside somebody's land. { BOROUGH("lambeth") } lies beside { BOROUGH("southwark_bermondsey") }, and by a bridge beside { BOROUGH("westminster") }. Buy it.
    .other = Allowed, too: it lies beside land that is held. Here take { BOROUGH("lambeth") }: £4, four cards, three points.
    .done = Your fourth borough. Each takes *one poverty* off every run, but its four cards would put four back on.

nine = Nine cards, no more
nine-discard = The land has filled your hand: ten cards. At the end of a turn you may keep *nine*. Put the Pauper on the Card Display.
    .why = Its upper row fills first, then the lower one. With both full, the *upper* one is thrown away and the lower one moves up.
    .other = Allowed. But that one can be built, and a Pauper cannot.
    .done = There it lies, and whoever wants it may take it. Nobody will want it.

cheap = Land makes a run cheap
cheap-draw = Later in this game you have built much of your hand away. Take a card from the deck.
    .other = Any card would do; take the deck.
cheap-action = Few cards, two stacks, four boroughs: now *run the city*.
    .other = Allowed. But this is the moment for a run: see what it costs.
cheap-docks = Use { CARD("west_india_docks") }: £7 for a card from your hand.
    .other = That one is for later in this run. Begin with { CARD("west_india_docks") }.
cheap-pay = Any card will do. Expend the *Pauper*.
    .why = It is good for nothing else, and it will not be in your hand when the poverty is counted.
    .other = That would do; but you can still build that one. The Pauper is good for nothing else.
cheap-water = Use { CARD("water_works") }. The dashed sign takes poverty away.
    .other = One card is left to be used: { CARD("water_works") }.
cheap-end = Two stacks and two cards, less four boroughs: *nothing*. Finish the run.
    .on-city = 2 stacks
    .on-hand = 2 cards
    .on-map = −4 boroughs
    .other = All has been used: finish the run.
    .done = £7 earned, two poverty lost, none taken. With still more land a run would even take some *away*.

loan = Loans
loan-draw = *Another game*, in which you have only £2. Take a card from the deck.
    .other = Any card would do; take the deck.
loan-action = You cannot borrow because you would like to: only when you *must pay* and cannot. Play cards.
    .other = Allowed. But here let us see what debts are: play cards.
loan-card = Build { CARD("nelsons_column") }: it costs £8 and is worth five points at the end. You will *borrow* £10 for it.
    .other = That one costs no debts. But here let us see what they are: { CARD("nelsons_column") }.
loan-pay = It is blue: expend the { CARD("street_lights") }.
    .other = Blue as well. But { CARD("street_lights") } will do.
loan-place = On a used card, as always.
    .other = Allowed, but another stack is another poverty in every run.
    .done = One *loan*. It brings no poverty in a run, but it can be paid back only *at the end*: £15, or seven points lost. And the Card Display was full: its upper row is gone.

odd = Cards that ask
odd-draw = *Another game*. Some cards ask something when they are used. Take a card from the deck.
    .other = Any card would do; take the deck.
odd-action = Three cards of your city are ready. *Run the city*.
    .other = Allowed; but let us see what these cards do. Run the city.
odd-coffee = Use the { CARD("coffee_house") }.
    .other = That one, too, in a moment. First the { CARD("coffee_house") }.
odd-board = A card of the *Card Display* comes on top of it, of any colour; its price is due. Take the { CARD("furniture_makers") }.
    .other = A fine card, but it costs £7, and the { CARD("furniture_makers") } earn £6 in this very run.
    .done = There they lie, without a card expended for them, and can be used *in this same run*.
odd-prison = Use { CARD("brixton_prison") }.
    .other = That one, too, in a moment. First { CARD("brixton_prison") }.
odd-jail = It takes up to three cards from your hand, and a poverty for each. Lock up the *Pauper*.
    .why = Other cards ask which player is meant, how many Paupers go to the Workhouse, which card is used once more, which of two turns over, what comes first.
    .other = You could still build that one. Paupers are the ones for the prison.
    .done = One card less, and one poverty less.
odd-end = No more for the prison: finish with it.
    .other = Keep that one. Finish with the prison.

swap = Cards that help all the time
swap-out = The { CARD("stock_exchange") } is not used in a run: while it shows, you may *swap* a card with the Card Display once in each turn. Do it.
    .why = The { CARD("university_of_london") } lets you look at three cards before you take one. With { CARD("wren") }, from the hand, you play two cards without expending any.
    .other = In a moment. First swap.
swap-give = Give { CARD("brewing") }.
    .other = That one is worth keeping: it sheds poverty in every run.
swap-for = Which card do you take for it? { CARD("kew_gardens") }: four points at the end.
    .other = Allowed; but { CARD("kew_gardens") } is worth four points at the end.
    .done = Yours is on the Card Display, and you hold { CARD("kew_gardens") }. Before your turn ends you are asked once more, if you have not swapped.

tube = The Underground
tube-draw = *Another game*, and late in it: the *Underground* is dug. Take a card from the deck.
    .other = Any card would do; take the deck.
tube-action = Your { CARD("underground") } is ready: *run the city*. It is your one open card, so it is used at once.
    .other = Allowed; but the Underground wants digging. Run the city.
tube-pay = It costs a card. Expend the *Pauper*.
    .other = That would do; but the Pauper is good for nothing else.
tube-one = It brought four points, and *two counters* to place, where somebody has built. The first of the game lies in the { BOROUGH("city") } or beside it: take the { BOROUGH("city") }.
    .why = Each counter adds *two points* to its borough, for its owner: so put it into your own.
    .other = Allowed. But that would be two points for { SEAT(1) } or a worse place for you: the { BOROUGH("city") }.
tube-two = Every later counter lies beside another. Across the Thames it costs £3 more. Take { BOROUGH("westminster") }.
    .other = Allowed; but { BOROUGH("westminster") } is yours, and costs nothing.
    .done = Eight points from one card: four at once, and two for each counter at the end.

last = The last turn
last-deck = *Another game*, at its end: the deck is *empty*. { SEAT(1) } took the last card; you have one turn left.
    .why = { SEAT(1) } stands at 43 now, and you at 42.
last-action = Each card left in your hand will be one poverty. So build once more: *play cards*.
    .other = Allowed. But a run would bring poverty, and land cards that you cannot use any more. Build.
last-card = Build the { CARD("hospital") }: it costs £2 and is worth 3 at the end.
    .why = With the card that you expend, two are gone from your hand.
    .other = That one is worth nothing at the end. The { CARD("hospital") } is worth 3.
last-place = Anywhere: on top of a stack. Nothing will be run any more.
    .other = Stacks do not matter any more, but tidy people build on top.
last-end = Finish: that ends the game.
    .other = Nothing more to be had: finish.

score = The account
score-sheet = *45 to 43*. First your loan was paid back, £15; then the points were counted. Your land brought 23, with two for each Underground counter.
    .why = Had you not had the £15, the loan would have cost seven points.
score-lines = Poverty comes last: you have 9 and a card, { SEAT(1) } 7 and two. The lowest counts as nothing; you have *one more*, and lose one point.
    .why = One or two cost a point, five cost five, ten fifteen. Poverty loses more games than anything else.

on = Now you
on-yours = You know enough. This is the middle of a game: *play on* from here against { SEAT(1) }, an easy opponent.
    .why = Keep your hand small before you run, build on used cards, and buy land: it is worth points, and takes poverty off every run.

other-draw = Allowed, too. This time, take the one that is lit.
other-action = Allowed, too. This time, take what is lit.
