# London, 2e édition : ses actions, et le texte de ses cartes et de ses quartiers, à notre façon.

## Actions : `act` suit le nom de qui la fait, `you` suit « tu ».

action-develop = Développer ta ville
    .act = développe sa ville
    .you = développes ta ville
action-buy_land = Acheter un terrain
    .act = achète un terrain
    .you = achètes un terrain
action-run_city = Activer ta ville
    .act = active sa ville
    .you = actives ta ville
action-draw_three = Piocher trois cartes
    .act = pioche trois cartes
    .you = pioches trois cartes

## Cartes Ville

text-bank_of_england = Chaque emprunt que tu fais rapporte £12 au lieu de £10 (remboursement inchangé ; pas d'emprunt pour rembourser un emprunt).
text-bridge = Gagne £1 par carte marron face visible sur le dessus de tes piles.
text-brixton_prison = Mets jusqu'à trois cartes de ta main sur le plateau de développement ; perds 1 point de pauvreté pour chacune.
text-coffee_house = Carte action : pendant l'action de développement, retire-la du jeu pour poser dans ta ville une carte du plateau de développement, de n'importe quelle couleur, sans défausser (coût supplémentaire toujours dû).
text-coffee_house_building = Se construit sans défausser. À l'activation : pose une carte du plateau de développement sur celle-ci, quelle que soit sa couleur. Son coût supplémentaire est dû, mais pas de défausse, et elle peut être activée pendant la même activation de la ville.
text-fire_brigade = Chaque adversaire paie à la banque £1 par quartier qu'il possède.
text-fleet_street = Un adversaire de ton choix prend 2 points de pauvreté.
text-hospital = Quand une carte que tu viens d'activer devrait se retourner, celle-ci peut se retourner à sa place ; la carte épargnée ne peut plus servir pendant ce tour.
text-huguenots = Carte action : pendant l'action de développement, retire-la du jeu pour piocher deux cartes (sans rien défausser).
text-jewish_refugees = Carte action : pendant l'action de développement, retire-la du jeu pour piocher deux cartes (sans rien défausser).
text-lloyds_of_london = Chaque adversaire te donne £2 (s'il n'a pas assez d'argent, il emprunte).
text-millbank_prison = Mets jusqu'à trois cartes de ta main sur le plateau de développement ; perds 1 point de pauvreté et gagne 1 point de prestige pour chacune.
text-omnibus = Gagne £1 par quartier que tu possèdes.
text-parliament = Au début de ton tour, pioche zéro, une ou deux cartes au lieu d'une seule.
text-pauper = Ne sert à rien en soi : peut seulement être dépensé pour activer une carte, écarté grâce aux prisons, à la maison de travail ou à un pouvoir comme celui de l'école, ou défaussé au-delà de neuf cartes.
text-police_force = Donne 1 de tes points de pauvreté à un adversaire de ton choix.
text-public_houses = Pendant cette activation de la ville, les cartes de ta main n'apportent pas de pauvreté (en fin de partie, elles en apportent toujours).
text-school_blue_a = Pendant la construction, paie £1 pour qu'une carte défaussée (même un Indigent) compte comme étant de la couleur qu'il te faut ; aussi souvent que tu veux.
text-school_blue_c = Pendant la construction, paie £1 pour qu'une carte défaussée (même un Indigent) compte comme étant de la couleur qu'il te faut ; aussi souvent que tu veux.
text-school_brown_a = Pendant la construction, paie £1 pour qu'une carte défaussée (même un Indigent) compte comme étant de la couleur qu'il te faut ; aussi souvent que tu veux.
text-shops = Chaque fois que tu poses une autre carte dans ta ville, mets £1 de la banque sur cette carte. Prends tout l'argent posé sur cette carte.
text-steamboats = Gagne £2 par quartier que tu possèdes au bord de la Tamise.
text-stock_exchange = Chaque adversaire te donne £2 (s'il n'a pas assez d'argent, il emprunte).
text-tower_bridge = Gagne £1 par carte marron face visible sur le dessus de tes piles.
text-town_houses = Gagne 1 point de prestige par carte Ville bleue face visible que tu as, celle-ci comprise.
text-train_station_north = Gagne £2 par quartier que tu possèdes au nord de la Tamise.
text-train_station_south = Gagne £2 par quartier que tu possèdes au sud de la Tamise.
text-whitehall = Applique encore une fois une carte que tu as déjà activée pendant cette activation de la ville, sans payer son coût en argent ou en cartes.
text-workhouse = Défausse autant d'Indigents que tu veux ; chacun rapporte £1 et t'enlève 1 point de pauvreté.
text-wren = Carte action : pendant l'action de développement, retire-la du jeu pour poser une ou deux cartes de ta main, de n'importe quelle couleur, sans défausser (coûts supplémentaires toujours dus).

## Quartiers

text-hackney = Pendant le développement, un Indigent peut être défaussé comme s'il était de la couleur qu'il faut.
text-kensington = Pendant le développement, chaque carte bleue te coûte £2 de moins (jamais moins que rien).
text-southwark_bermondsey = Une fois à chacun de tes tours, tu peux échanger un Indigent de ta main contre une carte du plateau de développement.
text-st_pancras = Pour ta pioche de début de tour, tu peux regarder les trois premières cartes de la pioche, en garder une et remettre les autres dessus dans l'ordre de ton choix.
text-wandsworth = Au début de ton tour, tu peux piocher deux cartes au lieu d'une.

## Ce qui n'est pas sûr, ou pas évident

note-coffee_house = Les sources ne disent pas quelles sont les quatre cartes action ; l'option de table « action_cards » offre les deux lectures.
note-fire_brigade = Les quartiers recouverts comptent aussi : leur bord reste visible.
note-leather_industry = Nous ne connaissons pas le titre exact dans cette édition.
note-omnibus = Les quartiers recouverts comptent aussi : leur bord reste visible.
note-stock_exchange = Fait ce que fait Lloyds of London dans la 1re édition.
note-town_houses = La 1re édition compte toutes les cartes qui ne sont pas marron ; la 2e ne compte que les cartes bleues.
note-train_station_north = Les quartiers recouverts comptent aussi : leur bord reste visible.
note-train_station_south = Les quartiers recouverts comptent aussi : leur bord reste visible.
note-vauxhall_gardens = Marron dans la 1re édition, bleue dans la 2e.
