# London, 2e édition : comment elle nomme les choses, et ce qu'elle est seule à dire ou dit autrement.

-board = plateau
-pts = prestige
-point = point de prestige
-points = points de prestige
-draw = piocher
-discard = défausser
-discard-you = défausses


## Options de table

option-action_cards = Cartes action
    .help = Les sources ne disent pas quelles sont les quatre cartes action. Standard : Wren, Huguenots, deux Cafés. Alternative : Wren, Huguenots, deux Réfugiés juifs ; le Café est alors un bâtiment.
option-first = Place du premier joueur
    .help = La place du joueur qui a préparé la partie, et qui commence.

## Questions

ask-draw = Pioche une carte
    .several = Pioche une carte ({ $count } à piocher)
ask-keep = Quelle carte gardes-tu ?
ask-discard = Défausse jusqu'à n'avoir que neuf cartes
    .several = Tu as plus de { $limit } cartes en main : défausse { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
ask-build_free = Quelle carte poses-tu sans défausser ?
    .about = { CARD($card) } : quelle carte poses-tu sans défausser ?
ask-build_from_board = Quelle carte du plateau poses-tu ?
    .about = { CARD($card) } : quelle carte du plateau poses-tu ?
ask-activation_cost = Quelle carte dépenses-tu ?
    .about = { CARD($card) } : quelle carte dépenses-tu ?
ask-repay = Rembourser des emprunts à £15 chacun ?
ask-opening = Combien de cartes pioches-tu ?
ask-buy = Quel quartier achètes-tu ?

## Options

swap = Échanger un Indigent avec le plateau
look = Regarder les trois premières cartes et en garder une
repay = { $amount ->
    [0] N'en rembourser aucun
    [one] Rembourser { $amount } emprunt pour £{ $cost }
   *[other] Rembourser { $amount } emprunts pour £{ $cost }
}
opening = { $amount ->
    [0] Aucune carte
    [one] { $amount } carte
   *[other] { $amount } cartes
}

## Ce que rapporte une option

# Ce que rapporte l'activation de la ville quand on n'y active rien.
idle-run = { LIST($figures, style: "comma") } si tu n'actives rien
final-borough = Le prochain quartier est révélé : pas de retour.
can-draw = { $count ->
    [0] il n'y a rien à piocher
    [one] il n'y a qu'une carte à piocher
   *[other] il n'y a que { $count } cartes à piocher
}
price = £{ $amount }
draws = { $count ->
    [one] { $count } carte à piocher
   *[other] { $count } cartes à piocher
}
each-run = à chaque activation de la ville { LIST($figures, style: "comma") }

## Pourquoi ce n'est pas possible

why-no-borough = Plus aucun quartier n'est à vendre.
why-no-loan = Avec £{ $amount } ou plus en main, aucun tour ne peut te coûter plus que ce que tu as.
why-no-repayment = Les emprunts se remboursent au début du tour, avant de piocher.

## Événements

event-draw = { ME($seat) ->
    [you] Tu pioches { CARD($card) }
   *[other] { SEAT($seat) } pioche { CARD($card) }
}
event-draw-unseen = { ME($seat) ->
    [you] Tu pioches une carte
   *[other] { SEAT($seat) } pioche une carte
}
    .counted = { ME($seat) ->
        [you] Tu pioches { $count } cartes
       *[other] { SEAT($seat) } pioche { $count } cartes
    }
event-discard = { ME($seat) ->
    [you] Tu défausses { CARD($card) }
   *[other] { SEAT($seat) } défausse { CARD($card) }
}
    .aside = en défaussant { CARD($card) }
event-overflow = Le plateau est plein. Hors du jeu : { CARD($cards, style: "comma") }
event-repay = { ME($seat) ->
    [you] { $amount ->
        [one] Tu rembourses { $amount } emprunt à £15
       *[other] Tu rembourses { $amount } emprunts à £15 chacun
    }
   *[other] { $amount ->
        [one] { SEAT($seat) } rembourse { $amount } emprunt à £15
       *[other] { SEAT($seat) } rembourse { $amount } emprunts à £15 chacun
    }
}
event-place = { ME($seat) ->
    [you] Tu construis { CARD($card) }
   *[other] { SEAT($seat) } construit { CARD($card) }
}
event-action = { ME($seat) ->
    [you] Tu joues { CARD($card) }
   *[other] { SEAT($seat) } joue { CARD($card) }
}
event-buy = { ME($seat) ->
    [you] Tu achètes { BOROUGH($borough, form: "the") }
   *[other] { SEAT($seat) } achète { BOROUGH($borough, form: "the") }
}
# `figures` : ce que le quartier a fait pendant une activation de la ville.
event-borough = { BOROUGH($borough) } : { LIST($figures, style: "comma") }
    .head = { BOROUGH($borough) }

## Prévisions et feuille de score

forecast-run = Pauvreté après une activation de la ville maintenant, sans y utiliser de carte
forecast-loans = Emprunts
    .part = { $amount ->
        [one] { $amount } emprunt
       *[other] { $amount } emprunts
    }
forecast-score = Prestige si la partie finissait maintenant
sheet-track = Prestige sur la piste
    .part = { $amount }
sheet-hand = 1. Pauvreté pour les cartes restées en main
sheet-cards = 2. Prestige des cartes construites
    .part = { $amount } cartes
sheet-repaid = 3. Emprunts remboursés à £15
sheet-money = 4. Un point par tranche complète de £3
    .part = { $amount } argent
sheet-loans = 5. Sept points par emprunt non remboursé
    .part = { $amount } emprunts
sheet-poverty = 6. Pauvreté de plus que le joueur qui en a le moins
sheet-loss = 7. Prestige perdu à cause de la pauvreté
    .part = { $amount } pauvreté
sheet-total = Total

## La table en mots

table-board = { $last_round ->
    [true] { $deck ->
        [0] Plateau de développement (pioche vide, dernier tour de table)
        [one] Plateau de développement (pioche : encore { $deck } carte, dernier tour de table)
       *[other] Plateau de développement (pioche : encore { $deck } cartes, dernier tour de table)
    }
   *[false] { $deck ->
        [0] Plateau de développement (pioche vide)
        [one] Plateau de développement (pioche : encore { $deck } carte)
       *[other] Plateau de développement (pioche : encore { $deck } cartes)
    }
}
table-market = Quartiers à vendre (encore { $count } à venir)
