# Ce que dit le terminal autour d'un jeu.

## La table

which-game = Quel jeu ?
which-level = À quel niveau les bots jouent-ils ?
level-is-first = Pour commencer.
# `below` est le niveau juste en dessous : « Occasionnel ».
level-wins = { $others ->
    [one] Bat « { $below } » { $n } fois sur 10.
   *[other] Gagne { $n } parties sur 10 contre { $others } bots de niveau « { $below } ».
}
give-number = Donne un nombre de 1 à { $most }.
give-number-or-help = Donne un nombre de 1 à { $most }, ou h pour l'aide.
unofficial = Une adaptation non officielle.
you-are = Tu es le joueur { $number }.
type-help = Tape { $typed } pour l'aide.
thinks = { $who } réfléchit ...
saved = Partie enregistrée. Pour continuer : { $command }
at-seat = { $who } : { $question }
pass-to = L'écran passe à { $who }, qui presse Entrée.
besides = et aussi, à tout moment :
no-such-command = « { $typed } » n'existe pas ici. Tu peux taper :
nothing-barred = Rien n'est interdit : tout ce qu'on peut vouloir ici est dans la liste.
your-order = Ta consigne : { $order }.
as-now = (comme maintenant)
no-card-of-name = Aucune carte n'a cela dans son nom.
give-a-name = Donne un nom, ou une partie d'un nom.
try-card = Essaie : ? { $name }
many-cards = { $count } cartes ont cela dans leur nom : { $names }
copies = exemplaires : { $copies }

## Ce qu'on peut taper

help-option = prendre ce choix
help-undo = annuler ton dernier choix
help-card = ce que dit une carte (une partie de son nom suffit)
help-card-key = ? NOM
help-why = ce que tu ne peux pas faire maintenant, et pourquoi
help-forecast = prévision : ce que seraient les chiffres maintenant
help-table = montrer encore la table
help-log = le journal
help-quit = arrêter ; la partie est enregistrée
help-orders = consignes : les questions auxquelles on répond pour toi

## La fin

score-sheet = Décompte
column-player = Joueur { $number }
# $count: combien la partagent
winners = { $count ->
    [one] { ME($seats) ->
        [you] Tu gagnes.
       *[other] { SEAT($seats) } gagne.
    }
   *[other] { ME($seats) ->
        [you] { CAP(SEAT($seats)) } partagez la victoire.
       *[other] { SEAT($seats) } partagent la victoire.
    }
}

## Les jeux et leurs options

players-from-to = { $least }-{ $most } joueurs
default = (par défaut)

## Les cartes

star-means = { $star } notre reconstitution : nous ne connaissons pas la valeur imprimée
column-card = carte
column-copies = nombre
column-figures = valeurs et texte

title-city = Cartes ville
title-borough = Quartiers
title-market_card = Cartes de marché
title-special = Cartes spéciales
title-market = Marchés
title-track = Pistes des commis
title-action = Cartes action
title-area = Quartiers
title-event = Événements aléatoires
title-personality = Personnalités
title-agent = Cartes agent
title-building = Cartes bâtiment

## Les valeurs d'une carte: `figure-CHAMP`, ou `figure-SORTE-CHAMP` là où une sorte de cartes le dit autrement

figure-colour = { $value ->
    [blue] bleue
    [brown] marron
    [grey] grise
   *[pink] rose
}
figure-copies = { $value } dans { $set }
figure-cost = coûte £{ $value }
figure-activate = activée pour £{ $value }
figure-activate-card = activée avec une carte de la main
figure-activate-blue_card = activée avec une carte bleue de la main
figure-money = +£{ $value }
points-prestige = { $value } prestige
points-victory = { $value ->
    [one] { $value } point de victoire
   *[other] { $value } points de victoire
}
figure-prestige = +{ $points }
figure-relief = -{ $value } pauvreté
figure-poverty = +{ $value } pauvreté
figure-flips = { $value ->
    [true] se retourne après usage
   *[false] ne se retourne jamais
}
figure-value = { $points } à la fin
figure-free = placée sans défausse
figure-starter = en vente dès le début
figure-cards = piocher { $value ->
    [one] { $value } carte
   *[other] { $value } cartes
}
figure-side = { $value ->
    [north] au nord de la Tamise
   *[south] au sud de la Tamise
}
figure-river = { $value ->
    [true] au bord de la Tamise
   *[false] pas au bord de la Tamise
}
figure-run_money = +£{ $value } à chaque activation de la ville
figure-run_poverty = +{ $value } pauvreté à chaque activation de la ville
figure-run_relief = -{ $value } pauvreté à chaque activation de la ville
figure-run_prestige = +{ $points } à chaque activation de la ville
figure-borders = touche : { $names }
figure-bridges = pont vers : { $names }
figure-near = à côté : { $names }
figure-markets = { $names }
figure-coffee = café { $reward }
figure-soap = savon { $reward }
figure-silk = soie { $reward }
figure-china = porcelaine { $reward }
figure-permanent = { $value ->
    [true] reste devant qui l'a jouée
   *[false] sert une fois
}
figure-from_round = à partir de la manche { $value }
figure-actions-stack = barres sur { $spaces }
figure-actions-profit = profits sur { $spaces }
figure-actions-goods = marchandises sur { $spaces }
figure-icons-special = sur { $space }, chacun prend une carte spéciale
figure-icons-reveal = sur { $space }, chacun montre son argent
figure-icons-none = rien en chemin
figure-number = numéro { $value }
figure-symbols = symboles : { $symbols }
figure-set = { $value ->
    [alternative] avec les Personnalités alternatives
    [classic] avec les Personnalités classiques
   *[standard] avec les Personnalités standard
}
figure-start = { $value ->
    [1] le premier Agent de chacun commence ici
    [2] le deuxième Agent de chacun commence ici
   *[other] le troisième Agent de chacun commence ici
}
figure-rolls = { $value ->
    [one] { $value } lancer de dé
   *[other] { $value } lancers de dé
}
figure-holborn = qui possède Holborn : { $value }
figure-needs = il en faut { $value }
figure-needs-by-players = il en faut { $parts } joueurs
figure-needs-part = { $value } à { $players }
figure-kind = { $value ->
    [single] sert une fois
    [ongoing] reste en jeu
   *[interrupt] une Interruption
}
figure-city-deck = seulement avec action_cards={ $value }
figure-action-deck = { $value ->
    [brown] pioche marron
   *[grey] pioche grise
}
figure-action-players = à partir de { $value } joueurs
figure-track-players = à { $value } joueurs
figure-area-cost = un Bâtiment coûte £{ $value }

reward-money = £{ $value }
reward-special = une carte spéciale

symbol-money = £{ $value }
symbol-place = placer un Agent
symbol-calm = retirer un marqueur Trouble
symbol-skull = assassinat
symbol-build = construire
symbol-scroll = son texte
symbol-event = un Événement aléatoire
symbol-another = jouer une autre carte
symbol-interrupt = Interruption

## Simulations, mesures, preuves et serveur

stopped = Arrêté.
simulating = { $game }, { $count } joueurs
measured-strength = { $bot } a gagné { $share } de { $games } parties contre { $against } (95 fois sur 100 entre { $low } et { $high } ; équitable : { $fair }), { $milliseconds } ms par décision
trained-round = Manche { $round } : { $games } parties vues, { $share } gagnées contre greedy-1 ({ $low } à { $high })
trained = Les poids sont dans { $weights }, le graphique dans { $chart }.
simulated = { $finished } parties de { $game } finies sur { $games } : { $decisions } décisions en { $seconds } s ({ $decisions_per_second } par seconde, { $games_per_second } parties par seconde)
column-bot = bot
column-games = parties
column-seat = place
column-wins = victoires
column-share = part
column-score = score moyen
# `endings`: ce qui a décidé, et combien de fois.
game-takes = Une partie prend { $turns } tours ({ $shortest } à { $longest }) et { $decisions } décisions ; première place par : { $endings }
column-rating = cote
column-interval = intervalle à 95 %
column-thought = temps par décision
column-ahead-of = devant
arena-played = { $game }, { $players } joueurs : { $games } parties, { $deals } donnes sur { $planned_deals }, chacune dans tous les ordres ; { $settled ->
    [true] on sait qui est meilleur.
   *[false] on ne sait pas encore pour tous qui est meilleur.
}
arena-sure = + meilleur, - moins bon : si sûr que c'est faux dans une ligue sur vingt au plus.
measuring = mesure en cours
bench-game = jeu, joueurs
bench-build = version
bench-decisions = décisions
bench-games = parties
bench-copy = copie
bench-clone = clone
bench-redeal = redonne
bench-view = vue
bench-replay = relecture
bench-to-peers = aux autres
bench-peers = OpenSpiel, depuis Python : { $speeds } ; moyenne géométrique { $mean } décisions/s
bench-others = Écrits en Python : { $speeds } décisions/s
only-pure = Seul le Python pur a été mesuré : `make bench` construit et mesure aussi le moteur compilé.
proved = prouvé
proved-if = prouvé si
not-proved = non prouvé
proved-commitment = Le secret correspond à l'engagement { $commitment }.
proved-parts = Ce que les places ont ajouté correspond à leurs sceaux : { $browsers } par le navigateur ou le programme des joueurs eux-mêmes, { $away } dérivé pour des joueurs absents, { $none } sans rien.
proved-seed = La graine de la donne est faite de ce secret et de ces parts, et de rien d'autre.
proved-contributions = La graine de la donne est faite de ce secret et de { $seats ->
    [one] { $seats } contribution
   *[other] { $seats } contributions
}.
proved-players = Aucun joueur n'a pu choisir cette donne sans l'hébergeur : elle dépend d'un secret que seul le serveur connaissait.
proved-operator = le navigateur d'un joueur avait noté le même engagement, les mêmes sceaux et sa propre part avant de révéler cette part (sa page des scores le dit) : alors l'hébergeur seul n'a pas pu choisir cette donne non plus.
unproved-time = Que l'engagement et les sceaux ont été montrés à temps : la partie enregistrée ne peut pas le montrer, les notes des navigateurs oui.
unproved-choice = Que personne ne s'est entendu : l'hébergeur, avec tous les joueurs sauf un, aurait pu choisir entre { $deals } donnes, car chacun d'eux pouvait révéler sa part ou rester absent.
unproved-rules = Que la partie en était là quand elle a continué avec d'autres règles, à partir du tour { $turns } : cela revient à qui a les règles de chaque partie. Ce qui est tombé ensuite découle de la même donne.
unproved-cards = Que personne n'a su les cartes : le serveur de l'hébergeur les voit toutes.
unproved-alone = Que l'hébergeur n'a pas choisi cette donne : le serveur seul l'a tirée, car aucune part n'est venue du navigateur d'un joueur.
unproved-first = Que l'hébergeur n'a pas choisi cette donne : dans cette preuve d'un genre plus ancien, le serveur tirait lui-même les parts des joueurs, ou les prenait après son engagement sans que rien ne l'y tienne.
proved-replay = { $over ->
    [true] La partie enregistrée se rejoue, choix par choix, jusqu'au coup { $ply } et à la fin.
   *[false] La partie enregistrée se rejoue, choix par choix, jusqu'au coup { $ply }.
}
served-at = Big Smoke est servi à { $address }
served-interface = L'interface pour bots est servie à { $address } ; il n'y a pas encore de page pour le navigateur ici : construis-la avec { $command }.

## L'analyse d'une partie

reviewing = Analyse de { $game }
review-chart = Chance de gagner au début de chaque tour, selon ce que savait { SEAT($seat) }
review-chart-open = Chance de gagner au début de chaque tour, toutes cartes ouvertes
review-account = D'où vient le résultat, en % d'une victoire
review-account-more = Ce qui a été donné peut revenir, et être donné de nouveau : une part peut donc dépasser 100.
column-start = Début
column-own = Son jeu
column-others = Jeu des autres
column-luck = Chance
column-result = Résultat
review-nothing = Rien à redire.
review-moment = { CAP($grade) }, manche { $round }, { SEAT($seat) } : { $loss } % ±{ $pm }
review-played = joué : { $option }
review-better = mieux : { $option }
review-why = pourquoi : { $why }
review-line = et ensuite : { $line }
review-figures = ce que cela change : { $figures }
review-figure = { $label } : { $best } au lieu de { $played }
review-figure-of = { $label }, { SEAT($seat) } : { $best } au lieu de { $played }
review-rest = { SEAT($seat) } : { $count ->
    [one] { $count } bon choix
   *[other] { $count } bons choix
}, { $loss } % en tout
grade-doubtful = douteux
grade-mistake = erreur
grade-blunder = grosse erreur

## Problèmes

puzzle-head = Problème { $number }, { $game }, { $difficulty }
puzzle-ask = Qu'est-ce qui te donne les meilleures chances de gagner ?
puzzle-type = Un nombre de 1 à { $most } répond ; h un indice, f les chiffres du moment, ? NOM ce que dit une carte, l ce qui vient de se passer, t la table encore une fois, g abandonne, q quitte.
puzzle-more = Entrée pour un autre problème, q quitte.
puzzle-not-these = Pas { LIST($options, style: "or") }.
puzzle-right = Juste.
puzzle-wrong = Pas le meilleur : { $loss } % de perdus.
puzzle-gave-up = C'était le meilleur choix (★) :
puzzle-yours = ta réponse
puzzle-checked = Chaque choix a été essayé dans { $worlds } mondes imaginés, par { $checks } vérifications qui ignorent tout les unes des autres.
puzzle-easy = facile
puzzle-fair = moyen
puzzle-hard = difficile
puzzle-fiendish = diabolique
column-option = Choix
column-chance = Chances de gagner, %
column-game = Jeu
column-players = Joueurs
column-number = Numéro
column-kind = Demandé
column-difficulty = Difficulté
column-found = Trouvé par les bots
puzzle-finding = Recherche de problèmes de { $game }
puzzle-found = { $count ->
    [one] Un problème
   *[other] { $count } problèmes
} de { $games ->
    [one] une partie
   *[other] { $games } parties
}, dans { $file }
