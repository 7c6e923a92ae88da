# London Markets: les noms de ses choses, et les textes de ses cartes avec nos propres mots.

## Les marchés, comme sur le plateau; `at` dit où une chose est ou va; `short`, le nom là où la place manque

market-portobello = Portobello Market
    .at = au Portobello Market
    .short = Portobello
market-covent_garden = Covent Garden
    .at = à Covent Garden
    .short = Covent Garden
market-petticoat_lane = Petticoat Lane
    .at = à Petticoat Lane
    .short = Petticoat Lane
market-borough = Borough Market
    .at = au Borough Market
    .short = Borough
market-brixton = Brixton Market
    .at = au Brixton Market
    .short = Brixton

## Les marchandises; `many` derrière un nombre au pluriel, `some` avec l'article. La dernière: une carte de n'importe quel type

good-coffee = café
    .many = cafés
    .some = du café
good-soap = savon
    .many = savons
    .some = du savon
good-silk = soie
    .many = soies
    .some = de la soie
good-china = porcelaine
    .many = porcelaines
    .some = de la porcelaine
good-general = au choix
    .many = au choix
    .some = une marchandise au choix

## Négociants et commis, et ce que fait un commis

token-stack = négociant des caisses
token-profit = négociant des profits
token-goods = négociant des marchandises
token-assistant = commis
token-assistant_2 = second commis
action-stack = 1 barre
action-profit = profits
action-goods = marchandises

## Les piles de cartes spéciales, comptées à partir de 0; `the` avec l'article

pile-0 = pile 1
    .the = la pile 1
pile-1 = pile 2
    .the = la pile 2
pile-2 = pile 3
    .the = la pile 3
pile-3 = pile 4
    .the = la pile 4

## Les phases d'une manche

phase-setup = les premières barres de marchandises
phase-actions = actions
phase-replenish = réassort
phase-auction = enchères
phase-move = négociants et commis se déplacent

## Les pistes des commis

track-T3 = La piste
track-T4A = La première piste
track-T4B = La seconde piste

## Cartes de marché

market_card-MC-01 = Carte de marché 1
market_card-MC-02 = Carte de marché 2
market_card-MC-03 = Carte de marché 3
market_card-MC-04 = Carte de marché 4
market_card-MC-05 = Carte de marché 5
market_card-MC-06 = Carte de marché 6
market_card-MC-07 = Carte de marché 7
market_card-MC-08 = Carte de marché 8
market_card-MC-09 = Carte de marché 9
market_card-MC-10 = Carte de marché 10
market_card-MC-11 = Marché fermé
    .text = Ni réassort ni enchère pendant cette manche.
market_card-MC-12 = Marché fermé
    .text = Ni réassort ni enchère pendant cette manche.

## Cartes spéciales. Celles d'une famille ne diffèrent que par leurs marchés: voir les termes

-clientele = Clientèle : { MARKET($market) }
-clientele-text = £1 pour chacune de tes caisses visibles { MARKET($market, form: "at") }, et £3 au minimum.
-monopoly = Monopole : { MARKET($market) }
-monopoly-text = Avec 5 ou 6 de tes caisses visibles { MARKET($market, form: "at") }, tu gagnes £4, avec 7 ou 8 £8, avec les 9 £12.
-combined = Offre combinée : { MARKET($one) } et { MARKET($other) }
-combined-text = £6 si 3 de tes caisses sont visibles { MARKET($one, form: "at") } et 3 aussi { MARKET($other, form: "at") }, £10 pour 4 à chacun, £14 pour 5 à chacun.

card-tiebreaker = Départage
    .text = Tant que cette carte est devant toi, tu remportes toute égalité dont tu fais partie : aux enchères, et à la fin quand on compte l'argent.
card-replenishment_exchange = Réassort et échange
    .text = Une carte marchandise de plus à chaque réassort ; ensuite, tu peux rendre une carte de ta main et en prendre une d'un autre type.
card-any_market = Marché au choix
    .text = Ajoute une de tes barres au marché que tu veux.
card-rich_offer = Riche offre
    .text = Si tu as des caisses visibles à trois marchés, tu gagnes £3, à quatre £6, aux cinq £9.

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
