# Ce que le navigateur dit des problèmes.

puzzle-nav = Problèmes
puzzle-title = Problèmes
puzzle-lede = Des moments de vraies parties où un choix vaut bien mieux que tous les autres. Trouve-le.
puzzle-none-yet = Il n'y a pas encore de problèmes ici.

## Le problème du jour

puzzle-daily = Le problème du jour
puzzle-daily-head = Le problème de { $day }
puzzle-week = Les sept derniers jours
# `day` est un jour de la semaine, `mark` l'une des marques ci-dessous.
puzzle-day-says = { $day } : { $mark }
puzzle-solve = Résoudre
puzzle-look-again = Le revoir

## La liste

puzzle-mark-open = ouvert
puzzle-mark-solved = résolu
puzzle-mark-missed = manqué
puzzle-which = Quels problèmes
puzzle-all = Tous
puzzle-open = Ouverts
puzzle-missed = Manqués
puzzle-game = Jeu
puzzle-any-game = tous les jeux
puzzle-difficulty = Difficulté
puzzle-any-difficulty = faciles et difficiles
puzzle-difficulty-easy = facile
puzzle-difficulty-fair = moyen
puzzle-difficulty-hard = difficile
puzzle-difficulty-fiendish = diabolique
puzzle-count = { $count ->
    [one] Un problème
   *[other] { $count } problèmes
}, { $solved ->
    [one] { $solved } résolu
   *[other] { $solved } résolus
}
puzzle-none = Aucun problème n'est ainsi.
puzzle-number = Problème { $number }
puzzle-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
puzzle-next-open = Prochain problème ouvert

## Un problème

puzzle-place = Problème { $number }, { $game }
puzzle-question = Qu'est-ce qui te donne les meilleures chances de gagner ?
puzzle-asked = On te demande : { $prompt }
puzzle-how = Choisis sur la table, comme en jeu. O montre tous les choix.
puzzle-how-touch = Choisis sur la table, comme en jeu.
puzzle-found = Les bots le trouvent { $found } fois sur 100
puzzle-hint = Indice
puzzle-hinted = { $count ->
    [one] Pas ceci : { LIST($options) }.
   *[other] Rien de tout cela : { LIST($options, style: "semicolon") }.
}
puzzle-struck = pas ceci
puzzle-give-up = Abandonner
puzzle-loading = On dresse la table
puzzle-right = Juste !
puzzle-right-too = Juste : cela vaut autant que le meilleur choix.
puzzle-wrong = Pas le meilleur : { $loss } % de perdus
puzzle-gave-up = Voici le meilleur choix
puzzle-best = le meilleur
puzzle-as-good = aussi bien
puzzle-yours = ta réponse
puzzle-options = Chaque choix, avec ses chances de gagner
puzzle-option-says = { $what } : { $percent } %, à { $width } près
puzzle-figures = À la fin du tour
puzzle-figures-next = après le suivant
puzzle-figures-best = après le meilleur
puzzle-line = La meilleure suite
puzzle-line-at = { $on ->
    [0] Avant le choix
   *[other] Étape { $on } sur { $steps }
}
puzzle-line-back = Une étape en arrière
puzzle-line-on = Une étape en avant
puzzle-checked = Chaque choix a été essayé dans { $worlds } mondes imaginés qui s'accordent avec ce que tu peux savoir, par { $checks } vérifications qui ignorent tout les unes des autres.
puzzle-levels = Trouvé par { $levels }, sur { $tries } essais chacun.
puzzle-level = { $level } { $right }
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-list = Tous les problèmes
