# London Markets: the names of its things, and the texts of its cards in our own words.

## Markets, as they stand on the board; `at` is where something is or happens, `short` the name where there is little room

market-portobello = Portobello Market
    .at = at Portobello Market
    .short = Portobello
market-covent_garden = Covent Garden
    .at = at Covent Garden
    .short = Covent Garden
market-petticoat_lane = Petticoat Lane
    .at = at Petticoat Lane
    .short = Petticoat Lane
market-borough = Borough Market
    .at = at Borough Market
    .short = Borough
market-brixton = Brixton Market
    .at = at Brixton Market
    .short = Brixton

## Goods; the last is general merchandise: a card of any type

good-coffee = coffee
good-soap = soap
good-silk = silk
good-china = china
good-general = general

## Merchants and assistants, and what an assistant does

token-stack = stacking merchant
token-profit = profits merchant
token-goods = goods merchant
token-assistant = assistant
token-assistant_2 = second assistant
action-stack = 1 bar
action-profit = profits
action-goods = goods

## The piles of special cards, which are counted from 0

pile-0 = pile 1
pile-1 = pile 2
pile-2 = pile 3
pile-3 = pile 4

## The phases of a round

phase-setup = the first goods bars
phase-actions = taking actions
phase-replenish = supply
phase-auction = auctions
phase-move = merchants and assistants move

## The tracks of the assistants

track-T3 = The track
track-T4A = The first track
track-T4B = The second track

## Market cards

market_card-MC-01 = Market card 1
market_card-MC-02 = Market card 2
market_card-MC-03 = Market card 3
market_card-MC-04 = Market card 4
market_card-MC-05 = Market card 5
market_card-MC-06 = Market card 6
market_card-MC-07 = Market card 7
market_card-MC-08 = Market card 8
market_card-MC-09 = Market card 9
market_card-MC-10 = Market card 10
market_card-MC-11 = Market closed
    .text = No supply and no auction this round.
market_card-MC-12 = Market closed
    .text = No supply and no auction this round.

## Special cards. The cards of one family differ by their markets alone: see the terms

-clientele = Clientele: { MARKET($market) }
-clientele-text = £1 for each of your crates on display { MARKET($market, form: "at") }, £3 at the least.
-monopoly = Monopoly: { MARKET($market) }
-monopoly-text = With 5 or 6 of your crates on display { MARKET($market, form: "at") } you earn £4, with 7 or 8 £8, with all 9 £12.
-combined = Combined offer: { MARKET($one) } and { MARKET($other) }
-combined-text = £6 if you have 3 crates on display { MARKET($one, form: "at") } as well as { MARKET($other, form: "at") }, £10 for 4 at each, £14 for 5 at each.

card-tiebreaker = Tiebreaker
    .text = While it lies before you, every tie you are part of goes to you: in auctions, and when the money is counted at the end.
card-replenishment_exchange = Supply plus exchange
    .text = One goods card more in each supply; afterwards you may put one card from hand back and take one of another kind.
card-any_market = Any market
    .text = Add one of your bars to whichever market you like.
card-rich_offer = Rich offer
    .text = With crates of yours on display at three markets you earn £3, at four £6, at all five £9.

card-clientele_portobello = { -clientele(market: "portobello") }
    .text = { -clientele-text(market: "portobello") }
card-clientele_covent_garden = { -clientele(market: "covent_garden") }
    .text = { -clientele-text(market: "covent_garden") }
card-clientele_petticoat_lane = { -clientele(market: "petticoat_lane") }
    .text = { -clientele-text(market: "petticoat_lane") }
card-clientele_borough = { -clientele(market: "borough") }
    .text = { -clientele-text(market: "borough") }
card-clientele_brixton = { -clientele(market: "brixton") }
    .text = { -clientele-text(market: "brixton") }
card-monopoly_portobello = { -monopoly(market: "portobello") }
    .text = { -monopoly-text(market: "portobello") }
card-monopoly_covent_garden = { -monopoly(market: "covent_garden") }
    .text = { -monopoly-text(market: "covent_garden") }
card-monopoly_petticoat_lane = { -monopoly(market: "petticoat_lane") }
    .text = { -monopoly-text(market: "petticoat_lane") }
card-monopoly_borough = { -monopoly(market: "borough") }
    .text = { -monopoly-text(market: "borough") }
card-monopoly_brixton = { -monopoly(market: "brixton") }
    .text = { -monopoly-text(market: "brixton") }
card-combined_portobello_petticoat_lane = { -combined(one: "portobello", other: "petticoat_lane") }
    .text = { -combined-text(one: "portobello", other: "petticoat_lane") }
card-combined_covent_garden_borough = { -combined(one: "covent_garden", other: "borough") }
    .text = { -combined-text(one: "covent_garden", other: "borough") }
card-combined_petticoat_lane_brixton = { -combined(one: "petticoat_lane", other: "brixton") }
    .text = { -combined-text(one: "petticoat_lane", other: "brixton") }
card-combined_borough_portobello = { -combined(one: "borough", other: "portobello") }
    .text = { -combined-text(one: "borough", other: "portobello") }
card-combined_brixton_covent_garden = { -combined(one: "brixton", other: "covent_garden") }
    .text = { -combined-text(one: "brixton", other: "covent_garden") }
card-combined_portobello_covent_garden = { -combined(one: "portobello", other: "covent_garden") }
    .text = { -combined-text(one: "portobello", other: "covent_garden") }
card-combined_covent_garden_petticoat_lane = { -combined(one: "covent_garden", other: "petticoat_lane") }
    .text = { -combined-text(one: "covent_garden", other: "petticoat_lane") }
card-combined_petticoat_lane_borough = { -combined(one: "petticoat_lane", other: "borough") }
    .text = { -combined-text(one: "petticoat_lane", other: "borough") }
card-combined_borough_brixton = { -combined(one: "borough", other: "brixton") }
    .text = { -combined-text(one: "borough", other: "brixton") }
card-combined_brixton_portobello = { -combined(one: "brixton", other: "portobello") }
    .text = { -combined-text(one: "brixton", other: "portobello") }
