# London, 1re édition : ses actions, et le texte de ses cartes, à notre façon.

## Actions : `act` suit le nom de qui la fait, `you` suit « tu ».

action-play_cards = Jouer des cartes
    .act = joue des cartes
    .you = joues des cartes
action-run_city = Activer la ville
    .act = active sa ville
    .you = actives ta ville
action-buy_land = Acheter un terrain
    .act = achète un terrain
    .you = achètes un terrain
action-take_three = Prendre trois cartes
    .act = prend trois cartes
    .you = prends trois cartes

## Cartes Ville

text-bank_of_england = Chaque emprunt que tu fais rapporte £12 au lieu de £10. Le rembourser coûte toujours £15.
text-bridge = £1 par carte marron face visible sur le dessus d'une de tes piles.
text-brixton_prison = Dépense jusqu'à trois cartes de ta main ; chacune t'enlève un point de pauvreté.
text-coffee_house = Se joue sans dépenser de carte. À l'activation : choisis une carte du présentoir et pose-la sur celle-ci. Peu importe sa couleur, son prix est dû, et elle peut être activée pendant la même activation de la ville.
text-fire_brigade = Chaque adversaire doit à la banque £1 par quartier qu'il possède.
text-fleet_street = Un adversaire de ton choix prend deux points de pauvreté.
text-hospital = Quand une carte que tu viens d'activer devrait se retourner, retourne celle-ci à sa place. La carte épargnée ne sert plus pendant ce tour.
text-huguenots = S'utilise depuis la main, pendant l'action « Jouer des cartes » : va à la défausse et te fait prendre deux cartes.
text-jewish_refugees = S'utilise depuis la main, pendant l'action « Jouer des cartes » : va à la défausse et te fait prendre deux cartes.
text-lloyds_of_london = Chaque adversaire te donne £2, avec un emprunt s'il le faut.
text-millbank_prison = Dépense jusqu'à trois cartes de ta main ; chacune t'enlève un point de pauvreté et rapporte 1 PV.
text-omnibus = £1 par quartier que tu possèdes.
text-parliament = Au début de ton tour, prends au choix zéro, une ou deux cartes.
text-pauper = Ne se joue jamais dans une ville. Peut être dépensé pour activer une carte ou grâce à une École, envoyé en prison ou à la Maison de travail, ou perdu au-delà de neuf cartes.
text-police_force = Un de tes points de pauvreté passe à un adversaire de ton choix.
text-public_houses = Ta main n'apporte pas de pauvreté pendant cette activation de la ville. En fin de partie, elle en apporte.
text-school_blue_a = Pour £1, une carte de n'importe quelle couleur peut être dépensée pour en jouer une autre, aussi souvent que tu veux.
text-school_blue_c = Pour £1, une carte de n'importe quelle couleur peut être dépensée pour en jouer une autre, aussi souvent que tu veux.
text-school_brown_a = Pour £1, une carte de n'importe quelle couleur peut être dépensée pour en jouer une autre, aussi souvent que tu veux.
text-shops = Pour chaque autre carte que tu joues, £1 de la banque est posée ici. À l'activation : prends l'argent posé ici.
text-steamboats = £2 par quartier que tu possèdes au bord de la Tamise.
text-stock_exchange = Une fois à chacun de tes tours, échange une carte de ta main contre une carte du présentoir.
text-tower_bridge = £1 par carte marron face visible sur le dessus d'une de tes piles.
text-town_houses = 1 PV par carte d'une autre couleur que le marron, face visible sur le dessus de tes piles, celle-ci comprise.
text-train_station_north = £2 par quartier que tu possèdes au nord de la Tamise.
text-train_station_south = £2 par quartier que tu possèdes au sud de la Tamise.
text-underground = Pose deux jetons métro dans des quartiers bâtis : le premier de la partie dans la City ou juste à côté, chacun des suivants à côté d'un autre. Pour franchir la Tamise, il faut un pont et £3.
text-university_of_london = Avant ta carte de début de tour, regarde les trois premières de la pioche. Prends-en une, ou une du présentoir ; les autres reviennent sur la pioche dans l'ordre de ton choix.
text-whitehall = Utilise encore une fois une carte activée plus tôt pendant cette activation de la ville, sans son coût d'activation.
text-workhouse = Dépense autant d'Indigents que tu veux ; chacun rapporte £1 et t'enlève un point de pauvreté.
text-wren = S'utilise depuis la main, pendant l'action « Jouer des cartes » : va à la défausse et te fait jouer une ou deux cartes de n'importe quelle couleur sans en dépenser d'autres. Leur prix est dû.
