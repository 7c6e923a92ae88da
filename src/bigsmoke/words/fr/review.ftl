# Ce que le navigateur dit d’une partie analysée, et d’un choix que l’on pèse.

## Le chemin

review-title = Analyse
review-ask = Analyser cette partie
review-ask-note = Calcule ce que valait chaque choix, d’après ce que son joueur pouvait savoir. Il faut environ une minute, et cela continue si tu quittes la page.
review-back = À la table
review-of = La partie de qui
review-knew = { ME($seat) ->
    [you] Selon ce que tu savais
   *[other] Selon ce que savait { SEAT($seat) }
}
review-open = Toutes cartes ouvertes
review-copy = Copier le lien

## Ce qu’il en est

# `play` dit comment on a joué à côté des autres, `luck` ce qu’ont fait les cartes ; seulement autant que les marges le permettent.
review-headline = { ME($seat) ->
    [you] { $play ->
        [best] Tu as { $players ->
            [2] mieux joué
           *[other] joué le mieux
        }
        [worst] Tu as le plus gaspillé
       *[level] Tu as joué à peu près aussi bien que les autres
    }
   *[other] { $play ->
        [best] { SEAT($seat) } a { $players ->
            [2] mieux joué
           *[other] joué le mieux
        }
        [worst] { SEAT($seat) } a le plus gaspillé
       *[level] { SEAT($seat) } a joué à peu près aussi bien que les autres
    }
}{ $luck ->
    [lucky] , avec { $amount } % de chance
    [unlucky] , avec { $amount } % de malchance
   *[even] , sans chance ni malchance
}
review-headline-open = Toutes cartes ouvertes
review-lead-open = Les chances telles qu’elles auraient été si tous avaient vu chaque carte. Les choix restent jugés d’après ce que leur joueur savait ; ce n’est qu’ainsi que le jeu se distingue de la chance.
review-lead = { $count ->
    [0] Rien à corriger.
    [one] Un moment a compté.
   *[other] { $count } moments ont compté ; le plus cher au tour { $round }.
}
review-working = L’analyse est en cours
review-working-lead = Lis déjà : ce qui est tracé est définitif.
review-none = Cette partie n’a pas été analysée
review-failed = L’analyse s’est arrêtée
review-failed-lead = Ce qui a été calculé est gardé. Elle peut reprendre de là.
review-go-on = Continuer
review-progress = { $done } parties sur { $jobs }
review-left = { $seconds ->
    [one] encore { $seconds } seconde environ
   *[other] encore { $seconds } secondes environ
}
review-ahead = { $count ->
    [0] Elle commence dans un instant.
    [one] Une analyse passe avant elle.
   *[other] { $count } analyses passent avant elle.
}
review-leave = Elle continue si tu quittes cette page.

## Le compte

review-account = Jeu et chance
review-account-note = chaque ligne tombe juste
review-account-start = avant la première carte
review-account-own = jeu propre
review-account-others = jeu des autres
review-account-luck = chance
review-account-result = résultat, %
review-account-more = Ce qui a été donné peut revenir, et être donné de nouveau : une part peut donc dépasser 100.
review-player = Joueur
# De combien un chiffre s’étend des deux côtés, 95 fois sur 100.
review-pm = ±{ $width }
review-pm-long = à { $width } près

## Le graphique

review-chart = Chances de gagner
review-chart-note = elles sont dans la bande hachurée 95 fois sur 100
review-chart-line = { ME($seat) ->
    [you] toi de { $from } à { $to }
   *[other] { SEAT($seat) } de { $from } à { $to }
}
review-chart-says = Chances de gagner en pour cent sur { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} : { $lines }.
review-chart-fair = part égale
review-chart-todo = encore en calcul
review-chart-close = Plus près
review-chart-whole = 0 à 100
review-luck = chance
review-luck-for = pour
review-luck-against = contre
review-round = tour
review-round-n = Tour { $n }
review-end = La fin
review-figures = Chiffres en tableau
review-figures-turn = Tour
review-knob = Moment de la partie
# `when` est un tour ou la fin, `lines` dit les chances de chacun.
review-knob-says = { $when } : { $lines }
review-knob-line = { ME($seat) ->
    [you] toi { $percent }
   *[other] { SEAT($seat) } { $percent }
}
review-before = { ME($seat) ->
    [you] avant ton choix
   *[other] avant le choix { SEAT($seat, form: "of") }
}
review-move = coup { $ply } sur { $last }
review-first = Au début
review-last = À la fin
review-moment-before = Le moment d’avant
review-moment-after = Le moment suivant
review-moment-of = moment { $n } sur { $count }

## La table

review-table = La table
review-table-note = telle qu’elle était avant le choix
review-table-full = Table entière
review-prompt = { ME($seat) ->
    [you] À toi de jouer :
   *[other] À { SEAT($seat) } de jouer :
}
review-played = joué
review-better = mieux

## Les moments

review-moments = Ce qui a compté
review-moments-whose = Les moments de qui
review-moments-own = { ME($seat) ->
    [you] Les tiens
   *[other] Ceux { SEAT($seat, form: "of") }
}
review-moments-all = Tous
review-moments-none = Rien à corriger
review-moments-none-note = Aucun choix n’a coûté plus que ce que le hasard explique.
review-moments-rest = { $count ->
    [one] Un autre choix, juste ou presque
   *[other] { $count } autres choix, justes ou presque
}
review-moments-more = { $count ->
    [one] Un autre moment
   *[other] { $count } autres moments
}
review-moments-together = ensemble { $loss }
review-grade-sound = Juste
review-grade-doubtful = Douteux
review-grade-mistake = Erreur
review-grade-blunder = Bévue
review-moment-says = { $grade }, tour { $round }, { $what }, { $loss } pour cent
review-moment-title = { $grade } au tour { $round }
review-moment-here = Rien ici n’a été choisi que l’on puisse juger.
review-moment-yet = Ce qui a été choisi ici n’est pas encore jugé.
review-moment-sound = Rien de mieux n’a été trouvé.
review-moment-worlds = Comparé dans { $worlds ->
    [one] { $worlds } partie
   *[other] { $worlds } parties
} qui répondent à ce que l’on savait.
review-choice-played = { ME($seat) ->
    [you] Tu as joué
   *[other] { SEAT($seat) } a joué
}
review-choice-better = Mieux
review-chance = Chances
review-figure-of = { $label }, { SEAT($seat) }
review-figures-note = Chiffres à la fin du tour, en moyenne.
review-same = pareil
review-line = La meilleure suite
review-branch = Rejouer d’ici
review-branch-note = Une nouvelle table qui commence à ce moment, avec des bots aux autres places.
review-options = { $count ->
    [one] Une autre option
   *[other] { $count } autres options
}

## Ses touches

review-key-step = un coup en arrière, un coup en avant
review-key-moment = au moment d’avant, au suivant
    .key = Maj + ← →
review-key-ends = au début, à la fin
    .key = Début, Fin
review-key-play = dérouler la partie d’ici, ou faire une pause
    .key = Espace
review-key-lab = ouvrir ce moment au laboratoire
review-key-open = toutes cartes ouvertes, ou comme on le savait
review-key-figures = les chiffres du graphique en tableau

## Conseil à la table

hint-ask = Que ferais-tu ?
hint-title = Conseil
hint-note = Chances de gagner, d’après ce que tu vois
hint-thinking = Réflexion en cours …
hint-only = Il n’y a qu’un choix.
hint-equal = Ils se valent, autant qu’on puisse le dire.
hint-take = Jouer ainsi
hint-close = Fermer le conseil
hint-failed = Pas de conseil pour l’instant.
hint-again = Redemander
hint-says = { $n } : { $what }, { $percent } sur 100, à { $width } près
hint-key = demande que faire
hint-warn = Avertis-moi
hint-warn-note = Un choix qui coûte plus de 10 % est redemandé avant de compter.
warn-title = { $what } : cela peut coûter { $loss } %
warn-says = De { $best } à { $played } sur 100, à { $width } près. Rien ne s’est encore passé.
warn-chosen = choisi
warn-better = mieux
warn-back = Reprendre
warn-show = Montre-moi
warn-go = Jouer quand même
