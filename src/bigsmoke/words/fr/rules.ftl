# Ce que dit le navigateur sur les pages des règles, autour de leurs textes.

rules-find = Chercher dans les règles
rules-found = { $n ->
    [0] Rien trouvé
    [one] Trouvé une fois
   *[other] Trouvé { $n } fois
}
rules-hits = { $n ->
    [one] trouvé une fois
   *[other] trouvé { $n } fois
}
rules-print = Imprimer
rules-all-cards = Toutes les cartes de ce jeu
rules-all-signs = Tous les signes de ce jeu
rules-link = Lien vers « { $title } »
rules-copied = Le lien est copié.
rules-ruling = Interprétation { $id }
rules-see = Exemple : { $caption }

## Exemples

rules-step = { $n } sur { $of }
rules-back = Retour
rules-next = Suite
rules-again = Depuis le début
rules-stepper = Exemple : { $caption }. Les flèches gauche et droite le parcourent.
rules-used = utilisée
rules-figures = Ce que cela donne
rules-stands = { $figure } { $to }
rules-became = { $figure } de { $from } à { $to }
rules-of = { $name } : { $change }

## Ce qui est compté

counts-money = Argent
counts-prestige = { $game ->
    [london-1e] Points de victoire
   *[other] Prestige
}
counts-poverty = Pauvreté
counts-loans = Emprunts
counts-hand = Cartes en main
counts-boroughs = Quartiers
counts-agents = Agents sur le plateau
counts-buildings = Bâtiments
counts-control = Quartiers contrôlés
counts-trouble = Marqueurs Trouble sur le plateau
counts-bars = Barres restantes
counts-specials = Cartes spéciales en main

## Parties de la table

scene-city = La ville de { $name }
scene-hand = La main de { $name }
scene-boroughs = Les quartiers de { $name }
scene-market = À vendre
scene-board = { $game ->
    [london-1e] Présentoir
   *[other] Plateau de développement
}
scene-empty = encore rien
scene-card = En jeu
scene-offer = L'offre de { $name }
scene-nothing = rien
scene-holds = { $name } a
scene-settled = réglé :
