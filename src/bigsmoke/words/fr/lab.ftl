# Ce que le navigateur dit au laboratoire, où l'on dresse, essaie et compare des positions.

## La page

lab-title = Le laboratoire :
lab-title-setup = dresser une position
lab-title-explore = l'essayer
lab-title-compare = deux branches
lab-tab = Le laboratoire : { $title }
lab-open = Ouvrir au laboratoire
lab-modes = Ce que tu fais ici
lab-setup = Dresser
lab-explore = Essayer
lab-compare-short = A et B
lab-games = Les autres jeux
lab-from-game = Une partie jouée vient ici depuis « Revoir » ou son analyse : « Ouvrir au laboratoire ».
lab-shared-by = { $game }, dressé par { $name }
lab-no-study = Il n'y a sous ce lien aucune étude que ce site sache lire.
lab-ask = Demander les meilleurs choix
lab-ask-short = Demander
lab-closed = Corrige d'abord ce qui ne va pas.
lab-over = Ici, la partie est finie.
lab-percent = { $n } %

## Essayer

lab-eyes = Vu par
lab-eyes-asked = qui doit répondre
lab-back = Un pas en arrière
lab-from-here = Dresser à partir d'ici
lab-branches = Branches
lab-branches-note = { $n ->
    [0] rien d'essayé encore
    [one] un pas essayé
   *[other] { $n } pas essayés
}
lab-beginning = Le début
lab-step = Un pas
lab-try = Choisis à la table : chaque choix devient une branche, et tu peux revenir à chacune.
lab-try-it = Essayer
lab-mark = { $name } est { $which }
lab-rename = Nommer
lab-name = Nom de la branche
lab-named = Voilà
lab-drop = Couper
lab-fold = Replier ce qui suit { $name }
lab-unfold = Montrer ce qui suit { $name }
lab-hidden = et { $n } de plus
lab-best = Les meilleurs choix
lab-best-of = pour { SEAT($seat) }

## A à côté de B

lab-compare = Comparer A et B
lab-compare-how = Va à une branche et appelle-la A, puis une autre B.
lab-compare-note = Ce qui diffère est sur laiton. Toutes les cartes sont ouvertes.
lab-picture = La table de { $which } ; ses chiffres sont plus bas
lab-go-there = Continuer depuis { $which }
lab-swap = Échanger A et B
lab-chances = Calculer les chances
lab-figures-of = Vu par
lab-figures = Ce que { SEAT($seat) } possède
lab-differs = (diffère)
lab-figure-money = Argent
lab-figure-poverty = Pauvreté
lab-figure-loans = Emprunts
lab-figure-prestige = Prestige
lab-figure-hand_size = Cartes en main
lab-figure-worth = Fortune
lab-figure-agents = Agents sur le plan
lab-figure-reserve = Agents en réserve
lab-figure-reserve_buildings = Bâtiments en réserve
lab-figure-bars = Barres de marchandises en réserve
lab-figure-specials_held = Cartes spéciales en main

## Comment cela finit

lab-ends = Comment cela finit
lab-ends-option = Choix { $n }
lab-ends-won = gagne { $percent } %
lab-ends-gap = { $gap } ±{ $width } par rapport au premier
lab-ends-same = impossible à départager du premier
lab-ends-key = De combien la partie finit en avance (à droite) ou en retard (à gauche) ; en foncé, les parties gagnées.
lab-ends-key-both = De combien la partie finit en avance (à droite) ou en retard (à gauche) : A plein, B clair.
lab-ends-games = { $games ->
    [one] Une partie
   *[other] { $games } parties
} pour chacun, d’après ce que sait { SEAT($seat) }, menées à leur terme par des réponses rapides.
lab-ends-more = D’autres se jouent …
lab-ends-note = On y joue plus grossièrement que les bots : pour savoir qui gagne, fie-toi aux chances ; ici se voit combien les fins s’écartent.
lab-ends-told = { $name } : sur { $games } parties, { SEAT($seat) } finit en moyenne à { $mean } du meilleur des autres, ±{ $width } ; la moitié des parties entre { $low } et { $high } ; gagné { $percent } fois sur 100, ±{ $pm }.

## Jouer la suite, partager

lab-play = Jouer la suite
lab-play-note = Une nouvelle table est dressée comme ici. Qui joue quelle place ?
lab-play-now = À la table
lab-share = Partager
lab-share-note = La position, les branches et leurs noms sont gardés tels quels. Qui a le lien peut les regarder, y faire des essais et se les approprier ; les tiens restent comme ils sont.
lab-share-name = Nom
lab-share-now = Faire un lien
lab-share-title = { $title } : une étude
lab-shared = Le lien est copié :
lab-mine = La faire mienne
lab-mine-asks = Tu gardes déjà une étude de ce jeu, avec { $n ->
    [one] un pas essayé
   *[other] { $n } pas essayés
}. Celle-ci la remplacerait.
lab-mine-go = Remplacer la mienne
lab-mine-not = Garder la mienne
lab-set-right = Faire repartir la table d'ici

## Dresser

lab-players = Joueurs
lab-empty = Table vide
lab-deal = Distribuer
lab-undo = Reprendre
lab-checking = Vérification …
lab-sound = La position tient debout
lab-problems = { $n ->
    [one] Une chose ne va pas
   *[other] { $n } choses ne vont pas
}
lab-wrong-here = (quelque chose ne va pas ici)
lab-where = { $whose }, { $what } :
lab-too-many = Il n'y en a pas davantage : de { $name }, le jeu en a { $have }.
lab-fix-back = Remettre
lab-fix-usual = Laisser comme d'habitude
lab-palette = Ce qui reste
lab-palette-kinds = Sortes de choses
lab-palette-how = Glisse-le sur la table ou dans un champ ; ou appuie dessus, puis sur un endroit qui s'allume. Suppr remet ce qui a le focus.
lab-table-how = Appuie sur une partie de la table pour y travailler ; avec quelque chose en main, là où cela doit aller.
lab-find = Chercher par nom
lab-left = reste { $n }
lab-left-of = reste { $n } sur { $of }
lab-piece-of = { $piece } : { $whose }
lab-nth = { $what } { $n }
lab-in-hand = En main : { $name }. Choisis où le poser.
lab-let-go = Lâcher
lab-editor = À la main
lab-groups = Ce sur quoi on travaille
lab-group-table = Table
lab-places-area = Quartier
lab-places-market = Marché
lab-place-none = aucun
lab-text = En texte
lab-text-note = Du TOML, tel que le moteur le lit : toujours en accord avec la table. Les champs que tu omets sont comme d'habitude, et « * » est le reste d'une pile.
lab-less = Moins : { $what }
lab-more = Plus : { $what }
lab-put-here = Le poser ici
lab-put-on = Par-dessus
lab-put-top = Par-dessus
lab-put-under = Sous les cartes connues
lab-new-stack = En nouvelle pile
lab-space = Case { $n }
lab-put-back = Remettre : { $name }
lab-turn = Retourner : { $name }
lab-face-down = face cachée
lab-nothing = rien
lab-rest = tout ce qui reste, mélangé
lab-then-rest = puis le reste, mélangé
lab-shuffle = Ordre inconnu
lab-all = et { $n } de plus
lab-fewer = Moins
lab-topmost = Cartes du dessus
lab-dealt = distribué
lab-nobody = personne
lab-everybody = tout le monde
lab-viewer = Vu par
lab-holder = Dans la main de
lab-add-sight = Quelqu'un a vu des cartes
lab-forget = Oublier
lab-add-of = Un de plus : { $whose }

lab-unsaid = non dit
lab-add-number = Un de plus
lab-drop-number = Un de moins
lab-add-row = Une ligne de plus
lab-stack-of = { $n } : { $name }
lab-remembered = Ce que les joueurs ont retenu de la partie jouée. Cela s’efface dès qu’une carte est posée ailleurs.

lab-number-account-1 = Au moins
lab-number-account-2 = Au plus

lab-column-memory-marked-seat = Dans la main de
lab-column-memory-marked-card = Carte
lab-column-memory-marked-letter = Piochée dans la série
lab-column-personality_history-seat = Qui
lab-column-personality_history-saw = a vu de côté
lab-column-personality_history-gave = ou a donné
lab-column-personality_history-got = et a reçu
lab-column-history-seat = Qui
lab-column-history-take = a pris
lab-column-history-pile = de la pile
lab-column-history-play = ou a joué

lab-choice-ending-declared = une victoire a été déclarée
lab-choice-ending-pile_won = la pioche est vide, et quelqu’un avait gagné
lab-choice-ending-riots = émeutes, aux points
lab-choice-ending-pile_empty = la pioche est vide, aux points

lab-to-lab = Au labo
lab-unread = Le texte est illisible
lab-text-too-long = Le texte est trop long : { $most } caractères au plus sont lus.
lab-study-too-large = Cette étude est trop grande pour un lien : retire quelques branches.
lab-ends-asked = { $games ->
    [one] Une partie
   *[other] { $games } parties
} pour chacun, d’après ce que sait qui doit y répondre, menées à leur terme par des réponses rapides.

lab-supply-pieces = Pièces
lab-supply-card = Cartes
lab-supply-borough = Quartiers
lab-supply-event = Événements
lab-supply-personality = Personnalités
lab-supply-figure = Cartes d'Agent et de Bâtiment
lab-supply-agent = Agents
lab-supply-special = Cartes spéciales
lab-supply-market-card = Cartes de marché
lab-supply-offer = Offres
lab-supply-token = Négociants
lab-supply-good = Marchandises

lab-piece-agents = Agent
lab-piece-building = Bâtiment
lab-piece-trouble = Marqueur trouble
lab-piece-grenadiers = Grenadier
lab-piece-new_citizens = Nouveau Citoyen
lab-piece-bars = Barre de marchandises

lab-field-turn = À qui le tour
lab-field-turns = Tours joués
lab-field-last_round = Dont le dernier tour finit la partie
lab-field-deck = Pioche, depuis le dessus
lab-field-board-top = Plateau de développement, rangée du haut
lab-field-board-bottom = Plateau de développement, rangée du bas
lab-field-removed = Hors de la partie
lab-field-market = Quartiers face visible
lab-field-borough_deck = Quartiers à venir, depuis le dessus
lab-field-underground = Marqueurs de métro
lab-field-money = Argent
lab-field-poverty = Pauvreté
lab-field-loans = Emprunts
lab-field-prestige = Prestige
lab-field-hand = Main
lab-field-stacks = Ville, chaque pile depuis le bas
lab-field-boroughs = Quartiers, le plus ancien d'abord
lab-field-known = En main, et tout le monde le sait
lab-field-foreseen = Dessus de la pioche connu de cette place seule
lab-field-pile = Pioche, depuis le dessus
lab-field-discard = Défausse
lab-field-box = Hors de la partie
lab-field-events = Événements à venir, depuis le dessus
lab-field-events_gone = Événements passés
lab-field-aside = Personnalités mises de côté
lab-field-grenadiers_in_box = Grenadiers hors de la partie
lab-field-new_citizens_in_box = Nouveaux Citoyens hors de la partie
lab-field-agents = Agents
lab-field-figures = Agents par leur nom
lab-field-building = Bâtiment
lab-field-trouble = Marqueur trouble
lab-field-grenadiers = Grenadiers
lab-field-new_citizens = Nouveaux Citoyens
lab-field-personality = Personnalité
lab-field-burdens = Cartes prises pour de bon
lab-field-secret = Cartes d'Agent et de Bâtiment, secrètes
lab-field-revealed = Cartes d'Agent et de Bâtiment, montrées
lab-field-sights = Qui a vu quoi
lab-field-round = Manche
lab-field-phase = Phase
lab-field-start = Premier joueur
lab-field-offers = Offres, marché par marché
lab-field-card = Carte de marché de la manche
lab-field-past = Cartes de marché passées
lab-field-merchants-stack = Où se tient le négociant des caisses
lab-field-merchants-profit = Où se tient le négociant des profits
lab-field-merchants-goods = Où se tient le négociant des marchandises
lab-field-used = Utilisés dans la manche
lab-field-covered = Mis aux enchères dans la manche
lab-field-special_piles = Une pile de cartes spéciales
lab-field-out = Cartes spéciales hors de la partie
lab-field-bars = Barres de marchandises, depuis le bas
lab-field-shown = Dernier argent montré
lab-field-specials = Cartes spéciales en main
lab-field-played = Cartes spéciales jouées
lab-field-coins = Argent sur chaque pile (Boutiques)
lab-field-memory-looker = Qui a regardé la pioche
lab-field-memory-marked = Cartes en main connues par là
lab-field-over = La partie est finie
lab-field-personality_history = Qui a vu ou échangé des Personnalités
lab-field-dice = Ce que montrera le dé
lab-field-dead = Cartes de quartier perdues pour toujours
lab-field-browns = Cartes brunes dans la pioche au début
lab-field-area_card = Son propriétaire a la carte de quartier
lab-field-house = Quel Bâtiment
lab-field-agent_box = Cartes d’Agent dans la boîte
lab-field-building_deck = Cartes de Bâtiment à venir, depuis le dessus
lab-field-figure_cards_gone = Cartes d’Agent et de Bâtiment parties
lab-field-placing = Les Agents se placent encore
lab-field-governess-seat = Qui a regardé les événements
lab-field-governess-foreseen = Combien des prochains sont connus
lab-field-governess-sunk = L’un est passé sous la pile
lab-field-ending = La partie est finie :
lab-field-ended-winner = Qui a gagné
lab-field-reveals = Offres révélées ce tour
lab-field-shown_in = Tour où l’argent a été montré la dernière fois
lab-field-history = Cartes spéciales, dans l’ordre où elles furent prises et jouées
lab-field-account = Ce que les autres peuvent savoir de l’argent
lab-field-ledger = D’où vient l’argent
