# London, les deux éditions : ce que dit la table dans le navigateur autour du jeu. Ce que dit le jeu lui-même est
# dans london.ftl et dans les fichiers des éditions ; les noms, dans les fichiers de noms.
#
# $game est london-1e ou london-2e, là où les éditions nomment une chose autrement.

# Un nombre dans une phrase, pour des quartiers et des emprunts ; d'autres messages le contiennent.
in-words = { $n ->
    [0] aucun
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
    [13] treize
    [14] quatorze
    [15] quinze
    [16] seize
   *[other] { $n }
}

## La pioche

deck-title = Pioche
# Sous un grand nombre : il reste tant de cartes.
deck-left = à piocher
# Les cartes d'une série (A, B ou C) qui restent ; plusieurs se suivent, celle du dessus d'abord.
deck-set = { $n } { $set }
deck-sets = { $before }, puis { $next }
deck-empty = vide : dernier tour de table
# Lu à voix haute. $set est la série de la carte du dessus.
deck-label = Pioche, { $set }, encore { $n }
deck-label-empty = Pioche, vide, encore 0
# Après un nombre mis en valeur : tant de quartiers à venir, de jetons métro restants, de cartes parties.
deck-boroughs = { $n ->
    [one] quartier
   *[other] quartiers
}
deck-underground = jetons métro
deck-gone = { $n ->
    [one] carte partie
   *[other] cartes parties
}
foreseen-title = Le dessus de la pioche, tel que tu l'as vu
foreseen-note = du dessus vers le bas

## Là où vont les cartes défaussées

board-title = { $game ->
    [london-1e] Présentoir
   *[other] Plateau de développement
}
board-note = les défausses vont ici
board-rule = { $game ->
    [london-1e] Quand les deux rangées sont pleines, celle du haut part et celle du bas remonte.
   *[other] Quand les deux rangées sont pleines, celle du bas sort du jeu et celle du haut descend.
}
board-full = { $game ->
    [london-1e] La prochaine carte vide la rangée du haut.
   *[other] La prochaine défausse vide la rangée du bas.
}
# Un emplacement libre, lu à voix haute.
board-space = rangée { $row }, emplacement { $column }
# Sur une carte, quand on montre une option : ce qu'elle deviendrait.
would-land = irait ici
would-leave = sortirait du jeu
would-go = serait défaussée

## Les terrains

land-title = Terrains à vendre
land-note = sur 20 quartiers, { in-words } pris
land-none = Tous les quartiers sont vendus.
# Le plan, lu à voix haute : $parts, ce sont les deux suivants.
land-map = Plan de la Tamise. { LIST($parts, style: "semicolon") }
land-held = { CAP(SEAT($seat)) } : { BOROUGH($boroughs) }
land-sale = à vendre : { BOROUGH($boroughs) }
# Sur un quartier : combien de livres il manque, ou combien d'emprunts il demande.
land-short = il manque £{ $n }
takes-loans = { $n ->
    [1] avec un emprunt
   *[other] avec { in-words } emprunts
}
map-title = Les quartiers
map-note = { $n ->
    [1] un à acheter ; prix · cartes à prendre · points à la fin
   *[other] { in-words } à acheter ; prix · cartes à prendre · points à la fin
}
map-enlarge = Ouvrir le plan en grand
# Sur le plan : prix, cartes à prendre, points à la fin.
map-figures = £{ $cost } · { $cards } · { $value }
# Lu à voix haute avec un quartier du plan.
map-held = { ME($seat) ->
    [you] t'appartient
   *[other] appartient { SEAT($seat, form: "to") }
}
map-underground = jeton métro
river-thames = Tamise
# Le nord, sur la rose des vents.
river-north = N
# Sur la gravure de la 1re édition : trois lignes du titre, l'échelle, et ce qui précède la Tamise le long du fleuve.
plan-head = Plan de
plan-title = LONDRES
plan-foot = relevée de l'Incendie, en vingt quartiers
plan-scale = Un mille, à peu près
plan-river = La
# Combien de quartiers a un joueur, au-dessus de sa pile.
pile-held = { $n ->
    [one] { $n } acheté
   *[other] { $n } achetés
}

## Les comptes

ledger-title = { ME($seat) ->
    [you] Tes comptes
   *[other] { CAP(SEAT($seat)) } : ses comptes
}
ledger-boroughs = { $n ->
    [one] { $n } quartier
   *[other] { $n } quartiers
}
ledger-money = Argent
# Après la touche L.
ledger-borrow = emprunte £{ $amount }
ledger-poverty = Pauvreté
ledger-poverty-note = { $n } avec ta main
ledger-ladder = Ce que coûtent à la fin 1 à 10 points de pauvreté de plus que le joueur qui en a le moins
# Combien de pauvreté on a en trop, et ce que cela coûterait.
ledger-over = { $n } de plus : −{ $cost }
ledger-fewest = le moins
ledger-loans = { $n ->
    [one] Emprunt
   *[other] Emprunts
}
ledger-loans-note = { $n ->
    [0] rien à rembourser
    [one] { $game ->
        [london-1e] £15 à la fin, ou −7
       *[other] £15 à rendre, ou −7
    }
   *[other] { $game ->
        [london-1e] £15 chacun à la fin, ou −7
       *[other] £15 à rendre chacun, ou −7
    }
}
ledger-prestige = { $game ->
    [london-1e] Points de victoire
   *[other] Prestige
}
ledger-prestige-note = et { $n } sur tes cartes
ledger-run = Activer ta ville
# L'activation de la ville après une option : $what est l'option, ou le nom de sa carte ou de son quartier.
ledger-after = Après : { $what }
ledger-as-stack = +{ $n } en nouvelle pile
ledger-score = Si on finissait là
# Une somme en mots, comme 3 piles + 2 emprunts − 1 quartier.
sum-plus = { $before } + { $next }
sum-minus = { $before } − { $next }
sum-negative = − { $next }
sum-nothing = encore rien
# Sur un téléphone, sous les chiffres.
ledger-run-short = activation
ledger-score-short = à ce stade

## Sous les chiffres d'un joueur

stat-money = argent
stat-poverty = pauvreté
stat-loans = emprunts
stat-prestige = { $game ->
    [london-1e] PV
   *[other] prestige
}
stat-hand = main
stat-stacks = piles

## La ville

city-title = { ME($seat) ->
    [you] Ta ville
   *[other] { CAP(SEAT($seat)) } : sa ville
}
city-note = { $stacks ->
    [one] { $stacks } pile
   *[other] { $stacks } piles
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
city-note-own = { $stacks ->
    [one] { $stacks } pile
   *[other] { $stacks } piles
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ; les noms recouverts ne sont que pour toi
city-empty = Rien n'est encore construit. Les cartes construites seront ici.
stack-new = Nouvelle pile
stack-new-note = +1 pauvreté à chaque activation de la ville
# Lu à voix haute. $top est ce qu'il y a sur le dessus, en mots ; $n, combien de cartes il y a dessous.
stack-label = { $n ->
    [0] Pile { $number } : { $top }
    [one] Pile { $number } : { $top }, sur { $n } carte
   *[other] Pile { $number } : { $top }, sur { $n } cartes
}
stack-covered = { $n ->
    [one] { $n } recouverte
   *[other] { $n } recouvertes
}
stack-face-down = face cachée
stack-card-face-down = une carte, face cachée
stack-turned-over = { CARD($card) }, carte retournée
stack-used = utilisée ce tour-ci
stack-coins = £{ $n } dessus

## La main

hand-title = { ME($seat) ->
    [you] Ta main
   *[other] { CAP(SEAT($seat)) } : sa main
}
hand-note = { $n } sur { $limit }
hand-over = { $limit ->
    [9] { $n }, on peut en garder neuf
   *[other] { $n }, on peut en garder { $limit }
}
# La main sur un téléphone, lue à voix haute : tant de cartes sur tant.
hand-label = Ta main, { $n } sur { $limit }
hand-sort = Trier la main
sort-colour = par couleur
sort-cost = par coût
sort-dealt = par arrivée
hand-empty = Aucune carte en main.
hand-count = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
hand-known = Cartes connues en main :

## Les quatre actions, sur leurs tickets

ticket-develop = Développer
ticket-play_cards = Jouer des cartes
ticket-buy_land = Acheter un terrain
ticket-run_city = Activer la ville
ticket-draw_three = Piocher trois
ticket-take_three = Prendre trois
ticket-hand = { $n ->
    [0] aucune carte en main
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
# Le terrain le moins cher ; quand il coûte plus que ce qu'on a, les deux sont dits.
ticket-land = dès £{ $cheapest }
ticket-land-dear = tu as £{ $money }, dès £{ $cheapest }
# La pauvreté d'une activation de la ville où l'on n'active rien.
ticket-run = +{ $n } pauvreté, ou moins
ticket-run-free = pas de pauvreté
ticket-draw = { $game ->
    [london-1e] encore { $deck }, présentoir { $board }
   *[other] encore { $deck }, plateau { $board }
}

## Ce que ferait un clic, et ce que rapporterait une option

express-develop = { $game ->
    [london-1e] Jouer { CARD($card) }
   *[other] Construire { CARD($card) }
}
express-buy = Acheter { BOROUGH($borough, form: "the") }
express-run = Activer la ville, d'abord { CARD($card) }
# La 1re édition prend des cartes, la 2e en pioche.
express-draw = Trois cartes, d'abord { CARD($card) }
express-draw-deck = Trois cartes, d'abord de la pioche
tip-discards = { $game ->
    [london-1e] { CARD($card) } va sur le présentoir
   *[other] { CARD($card) } va sur le plateau
}
tip-free = rien à payer
tip-pays = £{ $n } à payer
held-choose = Choisir
held-put-down = Reposer
choose-seat = { ME($seat) ->
    [you] Te choisir
   *[other] Choisir { SEAT($seat) }
}
last-round = { ME($seat) ->
    [you] Tu as vidé la pioche : tous les autres ont encore un tour.
   *[other] { CAP(SEAT($seat)) } a vidé la pioche : tous les autres ont encore un tour.
}
# Ce que fait la touche L.
key-borrow = faire un emprunt, là où c'est proposé

## Ce qu'il y a sur les cartes

type-city = cartes Ville
type-borough = quartiers
sieve-colour = Couleur
sieve-set = Série
# En bref, à la place de signes.
face-shed = à dépenser ou à perdre
face-shed-short = à perdre
face-no-run = rien à l'activation de la ville
face-flips = se retourne
face-stays = reste
face-once = une fois
face-not-built = jamais construit
face-again = encore
face-two = deux
face-up-to = ≤{ $n }
ribbon-action = Action, puis part
ribbon-bank = = £12
ribbon-hospital = en épargne une
ribbon-parliament = 0 à 2
ribbon-school = £1 : toute couleur
ribbon-shops = +£1 par pose
ribbon-university = 3, garde 1
face-to-build = pour construire
face-while-open = Tant qu'on la voit :
face-as-action = Quand tu la joues :
face-copies = { $n ->
    [one] { $n } exemplaire
   *[other] { $n } exemplaires
}
face-at-once = aussitôt
face-while-top = Tant qu'il est dessus :
face-borders = À côté :
face-bridges = Par un pont :
face-each-run = à chaque activation
face-nothing-lasting = pas d'effet durable
# L'effet durable d'un quartier, en bref.
ability-swap_pauper = Échange un Indigent avec le plateau
ability-draw_two = Début de tour : pioche deux cartes
ability-cheap_blue = Cartes bleues : £2 de moins
ability-look_three = Début de tour : regarde trois cartes
ability-paupers_pay = Un Indigent paie toute couleur

## Une carte en mots : plusieurs de ces bouts à la suite, séparés par des virgules, après son nom

words-costs = coûte £{ $n } à construire
words-spend-card = à l'activation de la ville, dépense une carte de ta main
words-spend-blue = à l'activation de la ville, dépense une carte bleue de ta main
words-pay = à l'activation de la ville, paie £{ $n }
words-money = gagne £{ $n }
words-prestige = { $game ->
    [london-1e] gagne { $n } PV
   *[other] { $n ->
        [one] gagne { $n } point de prestige
       *[other] gagne { $n } points de prestige
    }
}
words-poverty = { $n ->
    [one] prends { $n } point de pauvreté
   *[other] prends { $n } points de pauvreté
}
words-relief = { $n ->
    [one] perds { $n } point de pauvreté
   *[other] perds { $n } points de pauvreté
}
words-turns-over = se retourne ensuite
words-stays-up = reste face visible
words-value = { $game ->
    [london-1e] { $n } PV à la fin
   *[other] { $n ->
        [one] { $n } point de prestige à la fin
       *[other] { $n } points de prestige à la fin
    }
}
# La même chose en une phrase, pour une carte qui n'a que des signes.
words-run = { CAP(LIST($parts, style: "comma")) }.
words-no-run = Elle ne fait rien à l'activation de la ville.
words-pauper = Un Indigent ne se construit jamais. En main, il apporte de la pauvreté à chaque activation de la ville ; tu peux le dépenser pour une carte qui en demande une, ou t'en défaire.
words-borough-costs = coûte £{ $n }
words-borough-draws = { $n ->
    [one] pioche { $n } carte
   *[other] pioche { $n } cartes
}
words-borough-takes = { $n ->
    [one] prends { $n } carte
   *[other] prends { $n } cartes
}
words-borough-points = { $n ->
    [one] { $n } point à la fin
   *[other] { $n } points à la fin
}
words-borough-prestige = { $n } prestige
words-borough-relief = { $n ->
    [one] perds { $n } point de pauvreté
   *[other] perds { $n } points de pauvreté
}
side-north = au nord de la Tamise
side-south = au sud de la Tamise
words-river = au bord de l'eau
words-run-money = à chaque activation de la ville £{ $n }
words-run-prestige = à chaque activation de la ville { $n } prestige
words-run-poverty = { $n ->
    [one] à chaque activation de la ville prends { $n } point de pauvreté
   *[other] à chaque activation de la ville prends { $n } points de pauvreté
}
words-run-relief = { $n ->
    [one] à chaque activation de la ville perds { $n } point de pauvreté
   *[other] à chaque activation de la ville perds { $n } points de pauvreté
}

## Les champs d'une carte, là où l'on dit lesquels sont imprimés

field-full_name = nom complet
field-colour = couleur
field-flips = se retourne ou reste
field-value = valeur à la fin
field-activate = coût à l'activation de la ville
field-money = argent
field-prestige = prestige
field-poverty = pauvreté
field-relief = pauvreté perdue
field-building = si elle se construit
field-cards = cartes à piocher
field-side = rive
field-river = bord de l'eau
field-starter = s'il est là au départ
field-ability = effet durable
field-run_money = argent à chaque activation de la ville
field-run_prestige = prestige à chaque activation de la ville
field-run_poverty = pauvreté à chaque activation de la ville
field-run_relief = pauvreté perdue à chaque activation de la ville
field-borders = voisins
field-bridges = ponts
field-ongoing = effet durable
field-action = action

## La fin

# $rank est un rang en mots : 1re place.
rank-boroughs = { $n ->
    [one] { $rank }, { $n } quartier
   *[other] { $rank }, { $n } quartiers
}
line-track = Sur la piste
    .note = prestige gagné en jeu
line-counters = Jetons de points de victoire
    .note = gagnés en jeu
line-hand = Cartes restées en main
    .note = un point de pauvreté de plus chacune
line-cards = { $game ->
    [london-1e] Ville
   *[other] Cartes Ville
}
    .note = visibles, retournées et recouvertes
line-repaid = Emprunts remboursés
    .note = £15 chacun, autant que possible
line-money = Argent
    .note = 1 par tranche complète de £3
line-loans = Emprunts non remboursés
    .note = 7 perdus pour chacun
line-poverty = Pauvreté
    .note = de plus que le joueur qui en a le moins
line-loss = Perte due à la pauvreté
    .note = d'après le tableau des règles
line-boroughs = Quartiers
    .note = et deux par jeton métro
line-total = { $game ->
    [london-1e] Points de victoire
   *[other] Prestige
}
account-cards = { $n ->
    [one] { $n } sur { $all } compte
   *[other] { $n } sur { $all } comptent
}
account-loans = { $n ->
    [one] { $n } emprunt
   *[other] { $n } emprunts
}
account-paid = { $n ->
    [one] { $n } emprunt, sur £{ $money }
   *[other] { $n } emprunts, sur £{ $money }
}
account-left = il reste £{ $money }
account-boroughs = { $n ->
    [one] { $n } quartier
   *[other] { $n } quartiers
}
account-poverty = { $n } en tout
chart-title = { $game ->
    [london-1e] Les points de victoire tour par tour
   *[other] Le prestige tour par tour
}
chart-note = la dernière étape est le décompte
# Lu à voix haute : $lines, ce sont les joueurs, chacun avec son prestige.
chart-label = { $game ->
    [london-1e] Les points de victoire au fil des tours. { LIST($lines, style: "semicolon") }
   *[other] Le prestige au fil des tours. { LIST($lines, style: "semicolon") }
}
numbers-runs = Activations de la ville
numbers-earned = Argent gagné
numbers-taken = Pauvreté prise / perdue
numbers-drawn = Cartes piochées
numbers-built = Cartes construites
ties = En cas d'égalité, c'est qui a le moins de pauvreté, puis le plus de quartiers, puis la carte la plus chère ; après cela, la victoire est partagée.
# Ce qui a décidé, quand ce n'est pas le total seul.
ending-poverty = { $game ->
    [london-1e] À points de victoire égaux, la plus faible pauvreté a tranché.
   *[other] À prestige égal, la plus faible pauvreté a tranché.
}
ending-boroughs = { $game ->
    [london-1e] À points de victoire et pauvreté égaux, le plus grand nombre de quartiers a tranché.
   *[other] À prestige et pauvreté égaux, le plus grand nombre de quartiers a tranché.
}
ending-best_card = Tout le reste à égalité, la carte la plus chère a tranché.

## Précisions sur certaines cartes, là où la carte se montre en grand

ruling-hospital = Il doit être face visible sur le dessus de sa pile. Il ne peut pas s'épargner lui-même, et l'utiliser n'est pas une activation.
ruling-shops = La construire elle-même n'y met rien. Si elle est recouverte, son argent retourne à la banque.
ruling-town_houses = Elle se compte elle-même, et avant de se retourner.
ruling-stock_exchange = Chaque adversaire te paie ; qui n'a pas assez d'argent doit faire un emprunt.
ruling-wren = Une carte suffit s'il n'y en a pas de deuxième à poser ; les coûts en argent restent dus.
ruling-coffee_house = Il compte parmi les quatre cartes action. L'autre lecture, un bâtiment, est une option de table.
ruling-southwark_bermondsey = La pauvreté de chaque activation de la ville ne se refuse pas. L'échange, c'est une fois à chacun de tes tours, et l'Indigent prend la place de la carte que tu as prise.
ruling-hackney = Il aide quand tu développes ta ville, pour la défausse seulement.
ruling-st_pancras = Regarder remplace la pioche de début de tour, pas les autres.
ruling-whitehall = La carte doit encore être sur le dessus de sa pile ; même retournée, elle peut servir.
ruling-public_houses = À la fin de la partie, la main compte quand même comme pauvreté.
ruling-bank_of_england = Rembourser un emprunt coûte toujours £15.
ruling-pauper = Un Indigent peut être dépensé pour n'importe quelle carte qui demande une carte de ta main à l'activation de la ville.

## Un mot sur chaque sorte de question, pour une première partie

guide-opening = Chaque tour commence par une carte. Plus de cartes, plus de choix, mais chacune en main est de la pauvreté à l'activation de la ville.
guide-action = { $game ->
    [london-1e] Une action par tour : jouer des cartes dans ta ville, acheter un terrain, activer la ville ou prendre trois cartes. Chaque tour commence par une carte prise.
   *[other] Une action par tour : construire avec ta main, acheter un quartier, activer la ville pour de l'argent et du prestige, ou piocher trois cartes de plus. Construis d'abord ; active ta ville dès que quelques piles sont là.
}
guide-develop = Une carte construite va sur une pile ; une autre de sa couleur est défaussée pour payer. Une carte recouverte ne compte qu'à la fin.
guide-place = Une nouvelle pile s'active à part, mais apporte de la pauvreté à chaque activation de la ville. Sur une pile, une carte recouvre l'autre.
guide-payment = La carte que tu cèdes reste visible, et tout le monde peut la prendre. La prévision à côté de ton argent dit ce qu'il te restera.
guide-buy = Un terrain coûte de l'argent et rapporte des cartes. Il freine aussi la pauvreté.
guide-run = Chaque carte visible sert une fois ; la plupart se retournent. Quand tu t'arrêtes, la pauvreté arrive : regarde la prévision à gauche.
guide-draw = De la pioche, tu ne sais pas ce qui vient ; ce qui est visible, tu le connais. On peut garder neuf cartes à la fin d'un tour.
guide-discard = On peut garder neuf cartes. Cède ce qui te sert le moins : d'autres peuvent le prendre.
guide-repay = Un emprunt de £10 coûte £15 à rembourser. Non remboursé à la fin, il coûte sept points.
guide-underground = Un jeton va dans un quartier bâti, voisin d'un autre jeton : deux points pour qui a bâti là. Le premier va dans la City ou à côté.

## Ce que signifient signes et lieux : montré quand on les pointe, et dans l'aide

means-tk_money = Argent : ce qu'une carte coûte, ou ce qu'elle rapporte.
means-tk_vp = { $game ->
    [london-1e] Points de victoire, pris tout de suite.
   *[other] Prestige, gagné tout de suite.
}
means-tk_end = { $game ->
    [london-1e] Points de victoire qu'une carte compte en fin de partie, même recouverte.
   *[other] Prestige qu'une carte compte en fin de partie, même recouverte.
}
means-tk_pov = Pauvreté que tu prends.
means-tk_less = Pauvreté dont tu te débarrasses.
means-u_coin = Argent. Qui doit payer plus qu'il n'a fait des emprunts.
means-u_poverty = Pauvreté. Qui en a plus que le moins pauvre de la table perd des points à la fin.
means-u_loan = Emprunts. Chacun apporte de la pauvreté à chaque activation de la ville, et coûte à la fin £15 ou des points.
means-u_prestige = { $game ->
    [london-1e] Points de victoire pris jusqu'ici.
   *[other] Prestige gagné jusqu'ici.
}
means-u_hand = Cartes, en main ou à prendre. Chacune en main apporte de la pauvreté à chaque activation de la ville.
means-u_stack = Piles de cartes dans la ville. Chacune apporte de la pauvreté à chaque activation de la ville.
means-u_run = Cela arrive à chaque activation de la ville.
means-u_flip = Une fois utilisée, la carte est retournée : elle compte à la fin, mais n'agit plus.
means-u_stays = La carte reste visible : elle peut resservir.
means-u_ongoing = Cela agit tant que la carte est visible en haut de sa pile.
means-u_spend_card = Donne pour cela une carte de ta main.
means-u_person = D'autres joueurs.
means-u_land = Les quartiers que tu possèdes.
means-u_river = Au bord de la Tamise.
means-u_north = Au nord de la Tamise.
means-u_south = Au sud de la Tamise.
means-u_board = { $game ->
    [london-1e] Le présentoir, où les cartes sont visibles pour tous.
   *[other] Le plateau de développement, où les cartes sont visibles pour tous.
}
means-u_draw = Des cartes à prendre.
means-u_develop = Des cartes que tu construis.
means-u_pip_brown = Une carte marron. Une carte se paie avec une autre de sa couleur.
means-u_pip_blue = Une carte bleue. Une carte se paie avec une autre de sa couleur.
means-u_pip_pink = Une carte rose. Une carte se paie avec une autre de sa couleur.
means-u_pip_grey = Une carte grise : un Indigent. Elle n'est jamais construite.
means-u_underground = Un jeton métro : deux points de plus à la fin pour qui possède le quartier.
place-deck = La pioche. Quand elle est vide, la partie touche à sa fin.
place-space = Une place pour les cartes données : tout le monde peut prendre ce qui s'y trouve.
place-hidden = Une carte retournée ou sous une autre : elle compte à la fin, mais ne fait rien maintenant.
own-nothing = rien
