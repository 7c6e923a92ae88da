# London, 2nd edition: its actions, and what its cards and boroughs say, in our own words.

## Actions: `act` follows the name of whoever does it.

action-develop = Develop your city
    .act = develop your city
action-buy_land = Buy land
    .act = buy land
action-run_city = Run your city
    .act = run your city
action-draw_three = Draw three cards
    .act = draw three cards

## City cards

text-bank_of_england = Every loan you take brings £12 in place of £10 (repayment unchanged; no loan to repay a loan).
text-bridge = Gain £1 per face-up brown card on top of your stacks.
text-brixton_prison = Put up to three hand cards on the development board; lose 1 poverty for each.
text-coffee_house = Action card: during the develop action remove it from the game to place one card from the development board on your display, any colour, without a discard (additional cost still due).
text-coffee_house_building = Built without a discard. Activated: lay a card of the development board on this one, whatever its colour. Its additional cost is due, no discard is, and it may be activated in the same run.
text-fire_brigade = Each opponent pays the bank £1 per borough that opponent holds.
text-fleet_street = An opponent of your choice gains 2 poverty.
text-hospital = When a card you just activated would turn over, this one may turn over in its place; the spared card cannot be used again this turn.
text-huguenots = Action card: during the develop action remove it from the game to draw two cards (no discard needed).
text-jewish_refugees = Action card: during the develop action remove it from the game to draw two cards (no discard needed).
text-lloyds_of_london = Each opponent gives you £2 (an opponent short of cash borrows).
text-millbank_prison = Put up to three hand cards on the development board; lose 1 poverty and gain 1 prestige for each.
text-omnibus = Gain £1 per borough you hold.
text-parliament = At the start of your turn draw no, one or two cards instead of exactly one.
text-pauper = No use of its own: can only be spent to activate a card, dropped through prisons, workhouse or school-like powers, or discarded above nine cards.
text-police_force = Hand 1 of your own poverty to an opponent of your choice.
text-public_houses = In this run the cards in your hand bring no poverty (they still do at game end).
text-school_blue_a = While building, pay £1 to let one discarded card (Paupers too) count as the colour you need; as often as you wish.
text-school_blue_c = While building, pay £1 to let one discarded card (Paupers too) count as the colour you need; as often as you wish.
text-school_brown_a = While building, pay £1 to let one discarded card (Paupers too) count as the colour you need; as often as you wish.
text-shops = Whenever you place another card on your display, put £1 from the bank on this card. Take all money lying on this card.
text-steamboats = Gain £2 per borough you hold that touches the Thames.
text-stock_exchange = Each opponent gives you £2 (an opponent short of cash borrows).
text-tower_bridge = Gain £1 per face-up brown card on top of your stacks.
text-town_houses = Gain 1 prestige per face-up blue city card of yours, this one counted.
text-train_station_north = Gain £2 per borough you hold north of the Thames.
text-train_station_south = Gain £2 per borough you hold south of the Thames.
text-whitehall = Resolve once more a card you already activated in this run, without paying its money or card cost.
text-workhouse = Discard any number of Paupers; each gives £1 and removes 1 poverty.
text-wren = Action card: during the develop action remove it from the game to place one or two hand cards of any colours without discards (additional costs still due).

## Boroughs

text-hackney = While developing, a Pauper may be discarded as if it had the colour that is needed.
text-kensington = While developing, each blue card costs you £2 less (never below nothing).
text-southwark_bermondsey = Once in each of your turns you may swap a Pauper from your hand for a card of the development board.
text-st_pancras = For your opening draw you may look at the top three cards of the deck, keep one and put the others back in any order.
text-wandsworth = At the start of your turn you may draw two cards instead of one.

## What is not certain about a card, or not plain

note-coffee_house = The sources leave it open which four cards are action cards; the table option "action_cards" has both readings.
note-fire_brigade = Covered boroughs count too: their edge stays visible.
note-leather_industry = The exact title in this edition is not known to us.
note-omnibus = Covered boroughs count too: their edge stays visible.
note-stock_exchange = Works as Lloyds of London does in the 1st edition.
note-town_houses = 1st edition counts every non-brown card; the 2nd counts blue cards only.
note-train_station_north = Covered boroughs count too: their edge stays visible.
note-train_station_south = Covered boroughs count too: their edge stays visible.
note-vauxhall_gardens = Brown in the 1st edition, blue in the 2nd.
