# London, 1st edition: its actions, and what its cards and boroughs say, in our own words.

## Actions: `act` follows the name of whoever does it.

action-play_cards = Play cards
    .act = play cards
action-run_city = Run city
    .act = run city
action-buy_land = Buy land
    .act = buy land
action-take_three = Take three cards
    .act = take three cards

## City cards

text-bank_of_england = Each loan you take brings £12 rather than £10. It still costs £15 to repay.
text-bridge = £1 for every brown card that lies face up on top of one of your stacks.
text-brixton_prison = Expend up to three cards from your hand; each takes one poverty point away.
text-coffee_house = Played without expending a card. Activated: choose a card of the Card Display and lay it on this one. Its colour does not matter, its price is due, and it may be activated in the same run.
text-fire_brigade = Each opponent owes the bank £1 for every borough they hold.
text-fleet_street = An opponent of your choice gains two poverty points.
text-hospital = When a card you have just activated would be flipped, flip this one in its place. The spared card is done for this turn.
text-huguenots = Used from the hand in the Play cards action: goes to the discard pile and lets you take two cards.
text-jewish_refugees = Used from the hand in the Play cards action: goes to the discard pile and lets you take two cards.
text-lloyds_of_london = Each opponent gives you £2, with a loan if need be.
text-millbank_prison = Expend up to three cards from your hand; each takes one poverty point away and brings 1 VP.
text-omnibus = £1 for every borough you hold.
text-parliament = Your turn may open with no card, one card or two cards.
text-pauper = Never played on to a Building Display. Can be expended to activate a card or by way of a School, sent to prison or the Workhouse, or lost above nine cards.
text-police_force = One of your poverty points goes to an opponent of your choice.
text-public_houses = Your hand brings no poverty in this run. At the end of the game it does.
text-school_blue_a = For £1 a card of any colour may be expended to play another, as often as you like.
text-school_blue_c = For £1 a card of any colour may be expended to play another, as often as you like.
text-school_brown_a = For £1 a card of any colour may be expended to play another, as often as you like.
text-shops = £1 from the bank is laid here for every other card you play. Activated: take the money that lies here.
text-steamboats = £2 for every borough you hold on the banks of the Thames.
text-stock_exchange = Once in each of your turns, swap a card in your hand for one of the Card Display.
text-tower_bridge = £1 for every brown card that lies face up on top of one of your stacks.
text-town_houses = 1 VP for every card of another colour than brown that lies face up on top of your stacks, this one included.
text-train_station_north = £2 for every borough you hold north of the Thames.
text-train_station_south = £2 for every borough you hold south of the Thames.
text-underground = Put two Underground counters into built-up boroughs: the first of the game in or beside the City, each later one beside another. Crossing the Thames takes a bridge and £3.
text-university_of_london = Before your opening card, look at the top three of the deck. Take one of them or one of the Card Display; the others go back in any order.
text-whitehall = Use a card that was activated earlier in this run once more, free of its activation cost.
text-workhouse = Expend as many Paupers as you like; each brings £1 and takes one poverty point away.
text-wren = Used from the hand in the Play cards action: goes to the discard pile and lets you play one or two cards of any colours without expending others. Their prices are due.
