# London, 1re édition : comment elle nomme les choses, et ce qu'elle est seule à dire ou dit autrement.

-board = présentoir
-pts = PV
-point = PV
-points = PV
-draw = prendre
-discard = dépenser
-discard-you = dépenses


## Options de table

option-first = Place du premier joueur
    .help = Qui commence : une place au hasard, ou celle-ci.
option-coffee_house_chain = Café sur Café
    .help = Les règles ne disent pas si un Café venu du présentoir peut lui-même être activé, et donc recouvert, pendant le même tour. Oui par défaut : le texte de la carte l'emporte.

## Questions

ask-draw = Prends une carte
    .may = { $count ->
        [1] Tu peux prendre une carte
       *[other] Tu peux prendre jusqu'à { $count } cartes
    }
    .several = Prends une carte ({ $count } à prendre)
ask-seen_or_shown = Quelle carte prends-tu ?
ask-discard = Ramène ta main à neuf cartes
    .several = Tu as plus de { $limit } cartes en main : mets { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } sur le présentoir
ask-build_free = Quelle carte joues-tu sans en dépenser une autre ?
    .about = { CARD($card) } : quelle carte joues-tu sans en dépenser une autre ?
ask-build_from_board = Quelle carte du présentoir poses-tu par-dessus ?
    .about = { CARD($card) } : quelle carte du présentoir poses-tu par-dessus ?
ask-activation_cost = Quelle carte dépenses-tu ?
    .about = { CARD($card) } : quelle carte dépenses-tu ?
# Il reste `left` jetons à poser, celui-ci compris.
ask-underground = Où poses-tu un jeton métro ?
    .about = { $left ->
        [1] { CARD($card) } : où poses-tu le second jeton ?
       *[other] { CARD($card) } : où poses-tu le premier jeton ?
    }
ask-buy = Où achètes-tu un terrain ?

## Options

no-card = Aucune carte
no-more-cards = Aucune autre carte
look = Regarder les trois premières cartes de la pioche
# L'une des cartes que l'on vient de regarder.
seen = { CARD($card) }, de la pioche
across-thames = { BOROUGH($borough) } (£{ $cost } pour franchir la Tamise)

## Ce que rapporte une option

also-underground = des jetons métro à poser
before-cards = { $poverty }, avant l'effet de tes cartes
can-draw = { $count ->
    [0] il n'y a rien à prendre
    [one] il n'y a qu'une carte à prendre
   *[other] il n'y a que { $count } cartes à prendre
}
land-brings = { $cards ->
    [one] { $cards } carte à prendre
   *[other] { $cards } cartes à prendre
}, { $value } { -pts } à la fin
counter-brings = +{ $amount } { -pts } à la fin pour { SEAT($owner) }
# Pour qui répond à la question.
counter-brings-you = +{ $amount } { -pts } à la fin pour toi

## Avertissements

# Comme `borrow` et les autres, quand un second jeton doit suivre celui que l'on pose.
counters-borrow = { $count ->
    [1] Avec le jeton qui doit suivre, tu empruntes £{ $loan } et tu paies £{ $amount }.
    [2] Avec le jeton qui doit suivre, tu empruntes deux fois £{ $loan } et tu paies £{ $amount }.
   *[other] Avec le jeton qui doit suivre, tu empruntes { $count } fois £{ $loan } et tu paies £{ $amount }.
}
counters-borrow-anyway = { $count ->
    [1] Avec le jeton qui doit suivre, quoi que tu choisisses, tu empruntes £{ $loan }.
    [2] Avec le jeton qui doit suivre, quoi que tu choisisses, tu empruntes deux fois £{ $loan }.
   *[other] Avec le jeton qui doit suivre, quoi que tu choisisses, tu empruntes { $count } fois £{ $loan }.
}
counters-borrow-more = { $count ->
    [1] Avec le jeton qui doit suivre, quoi que tu choisisses, tu empruntes au moins £{ $loan }.
    [2] Avec le jeton qui doit suivre, quoi que tu choisisses, tu empruntes au moins deux fois £{ $loan }.
   *[other] Avec le jeton qui doit suivre, quoi que tu choisisses, tu empruntes au moins { $count } fois £{ $loan }.
}
# `choice` est une option, `then` son avertissement.
only-choice = Ton seul choix : { $choice }. { $then }

## Pourquoi ce n'est pas possible

why-no-run = Aucune carte de ta ville ne peut être activée.
why-no-counters = Tes { $count } jetons bâtiment sont tous posés.
why-no-borough = Plus aucun quartier n'est libre.
why-no-loan = On ne fait un emprunt que pour payer ce qui est dû.
why-no-repayment = Les emprunts se remboursent quand la partie est finie.
why-owned = { ME($owner) ->
    [you] Tu y as un jeton bâtiment.
   *[other] { SEAT($owner) } y a un jeton bâtiment.
}
why-not-first-land = Le premier terrain s'achète { BOROUGH($boroughs, form: "in", style: "or") }.
why-not-adjacent = Aucun quartier voisin n'a de jeton bâtiment.
why-underground = Il y a déjà un jeton métro.
why-not-built = Personne n'y a de jeton bâtiment.
why-no-line = Aucun quartier voisin n'a de jeton métro.
why-not-first-line = Le premier jeton métro se pose { BOROUGH($borough, form: "in") } ou juste à côté.

## Événements

event-draw = { ME($seat) ->
    [you] Tu prends { CARD($card) }
   *[other] { SEAT($seat) } prend { CARD($card) }
}
event-draw-unseen = { ME($seat) ->
    [you] Tu prends une carte de la pioche
   *[other] { SEAT($seat) } prend une carte de la pioche
}
    .counted = { ME($seat) ->
        [you] Tu prends { $count } cartes de la pioche
       *[other] { SEAT($seat) } prend { $count } cartes de la pioche
    }
event-discard = { ME($seat) ->
    [you] Tu mets { CARD($card) } sur le présentoir
   *[other] { SEAT($seat) } met { CARD($card) } sur le présentoir
}
    .aside = en dépensant { CARD($card) }
event-overflow = Le présentoir est plein. À la défausse : { CARD($cards, style: "comma") }
event-place = { ME($seat) ->
    [you] Tu joues { CARD($card) }
   *[other] { SEAT($seat) } joue { CARD($card) }
}
event-action = { ME($seat) ->
    [you] Tu utilises { CARD($card) }
   *[other] { SEAT($seat) } utilise { CARD($card) }
}
event-buy = { ME($seat) ->
    [you] Tu achètes un terrain { BOROUGH($borough, form: "in") }
   *[other] { SEAT($seat) } achète un terrain { BOROUGH($borough, form: "in") }
}
event-underground = { ME($seat) ->
    [you] Tu poses un jeton métro { BOROUGH($borough, form: "in") }
   *[other] { SEAT($seat) } pose un jeton métro { BOROUGH($borough, form: "in") }
}

## Prévisions et feuille de score

forecast-run = Pauvreté en plus ou en moins par une activation de la ville maintenant, avant l'effet des cartes
forecast-boroughs = Quartiers
    .part = { $amount ->
        [one] { $amount } quartier
       *[other] { $amount } quartiers
    }
forecast-score = Points de victoire si la partie finissait maintenant
sheet-counters = Jetons de points de victoire
    .part = { $amount }
sheet-repaid = 1. Emprunts remboursés à £15
sheet-hand = 2. Pauvreté pour les cartes restées en main
sheet-money = 3. Un point par tranche complète de £3
    .part = { $amount } argent
sheet-boroughs = 4. Quartiers, plus deux points par jeton métro
    .part = { $amount } terrains
sheet-cards = 5. Cartes de la ville
    .part = { $amount } cartes
sheet-loans = 6. Sept points par emprunt non remboursé
    .part = { $amount } emprunts
sheet-poverty = 7. Pauvreté de plus que le joueur qui en a le moins
sheet-loss = 7. Points de victoire perdus à cause de la pauvreté
    .part = { $amount } pauvreté
sheet-total = Total

## La table en mots

table-board = { $last_round ->
    [true] { $deck ->
        [0] Présentoir (pioche vide, dernier tour de table)
        [one] Présentoir (pioche : encore { $deck } carte, dernier tour de table)
       *[other] Présentoir (pioche : encore { $deck } cartes, dernier tour de table)
    }
   *[false] { $deck ->
        [0] Présentoir (pioche vide)
        [one] Présentoir (pioche : encore { $deck } carte)
       *[other] Présentoir (pioche : encore { $deck } cartes)
    }
}
table-market = Terrains à vendre
table-land = { BOROUGH($borough) } : £{ $cost }, { $cards ->
    [one] { $cards } carte à prendre
   *[other] { $cards } cartes à prendre
}, { $value } { -pts }
table-underground = { $count ->
    [one] Métro ({ $count } jeton restant)
   *[other] Métro ({ $count } jetons restants)
}
table-lines = { BOROUGH($boroughs, style: "comma") }
table-no-lines = Encore aucun
