# London : ce que disent les deux éditions. Le fichier d'une édition contient le reste, et ce qu'elle dit autrement.
#
# Ses termes (dans le fichier de chaque édition) : -board (là où vont les cartes dépensées ; masculin, sans article),
# -pts (abrégé, après un chiffre), -point et -points (dans une phrase), et ce qu'on fait des cartes : -draw et -discard
# (infinitifs), -discard-you (« tu » : « quelle carte défausses-tu ? »).

## Options de table

option-cards = Cartes corrigées
    .help = Tes propres valeurs pour des cartes : {"{"}id de carte: {"{"}champ: valeur{"}"}{"}"}.

## Questions : `about` nomme la carte dont il s'agit.

ask-give = Quelle carte donnes-tu ?
ask-swap_for = Quelle carte prends-tu à la place ?
ask-put_back = Quelle carte remets-tu sur le dessus ?
ask-action = Choisis une action
ask-develop = Quelle carte joues-tu ?
ask-payment = Quelle carte { -discard-you }-tu en paiement ?
    .about = { CARD($card) } : quelle carte { -discard-you }-tu en paiement ?
ask-place = Où poses-tu cette carte ?
    .about = { CARD($card) } : où poses-tu cette carte ?
ask-run = Active ta ville : quelle carte actives-tu ?
ask-which_flips = Quelle carte se retourne ?
    .about = { CARD($card) } : quelle carte se retourne ?
ask-order = Dans quel ordre ?
    .about = { CARD($card) } : dans quel ordre ?
# Une prison prend `count` cartes, ou encore autant si ce n'est pas la première fois (`first`) ; chacune rapporte en plus `prestige`.
ask-prison_discard = Quelle carte { -discard-you }-tu ?
    .about = { $first ->
        [true] { $count ->
            [one] { $prestige ->
                [0] { CARD($card) } : tu peux { -discard } { $count } carte ; elle t'enlève un point de pauvreté
                [one] { CARD($card) } : tu peux { -discard } { $count } carte ; elle t'enlève un point de pauvreté et te rapporte { $prestige } { -point }
               *[other] { CARD($card) } : tu peux { -discard } { $count } carte ; elle t'enlève un point de pauvreté et te rapporte { $prestige } { -points }
            }
           *[other] { $prestige ->
                [0] { CARD($card) } : tu peux { -discard } jusqu'à { $count } cartes ; chacune t'enlève un point de pauvreté
                [one] { CARD($card) } : tu peux { -discard } jusqu'à { $count } cartes ; chacune t'enlève un point de pauvreté et te rapporte { $prestige } { -point }
               *[other] { CARD($card) } : tu peux { -discard } jusqu'à { $count } cartes ; chacune t'enlève un point de pauvreté et te rapporte { $prestige } { -points }
            }
        }
       *[false] { $count ->
            [one] { $prestige ->
                [0] { CARD($card) } : tu peux encore { -discard } { $count } carte ; elle t'enlève un point de pauvreté
                [one] { CARD($card) } : tu peux encore { -discard } { $count } carte ; elle t'enlève un point de pauvreté et te rapporte { $prestige } { -point }
               *[other] { CARD($card) } : tu peux encore { -discard } { $count } carte ; elle t'enlève un point de pauvreté et te rapporte { $prestige } { -points }
            }
           *[other] { $prestige ->
                [0] { CARD($card) } : tu peux encore { -discard } jusqu'à { $count } cartes ; chacune t'enlève un point de pauvreté
                [one] { CARD($card) } : tu peux encore { -discard } jusqu'à { $count } cartes ; chacune t'enlève un point de pauvreté et te rapporte { $prestige } { -point }
               *[other] { CARD($card) } : tu peux encore { -discard } jusqu'à { $count } cartes ; chacune t'enlève un point de pauvreté et te rapporte { $prestige } { -points }
            }
        }
    }
ask-workhouse_discard = Combien d'Indigents y envoies-tu ?
    .about = { CARD($card) } : combien d'Indigents { -discard-you }-tu ? Chacun rapporte £{ $amount } et t'enlève un point de pauvreté
ask-target = Quel joueur ?
    .about = { CARD($card) } : quel joueur ?
ask-again = Quelle carte réutilises-tu ?
    .about = { CARD($card) } : quelle carte réutilises-tu ?
ask-after = Avant la fin de ton tour

## Options, et ce qui n'est pas possible

card = { CARD($card) }
borough = { BOROUGH($borough) }
    .part = { $amount } { BOROUGH($borough) }
action = { ACTION($action) }
done = Terminé
take-loan = Faire un emprunt de £{ $amount }
swap = Échanger une carte avec le { -board }
deck = La pioche
# Une carte d'une autre couleur que celle qu'il faut, pour £1.
schooled = { CARD($card) } (£1 pour l'École)
new-stack = Une nouvelle pile
onto = Sur { CARD($card) }
onto-face-down = Sur { CARD($card) } (face cachée)
target = { CAP(SEAT($target)) }
paupers = { $amount ->
    [0] Aucun
    [one] { $amount } Indigent
   *[other] { $amount } Indigents
}
relief-last = Prendre de la pauvreté, puis en perdre
relief-first = Perdre de la pauvreté, puis en prendre
land = { BOROUGH($borough) } (£{ $cost })
not-take-loan = Faire un emprunt
not-repay = Rembourser un emprunt

## Ce que rapporte une option

together = { LIST($parts, style: "comma") }
figure-money = { SIGN($amount) ->
    [minus] -£{ ABS($amount) }
   *[plus] +£{ ABS($amount) }
}
figure-prestige = { SIGN($amount) ->
    [minus] -{ ABS($amount) } { -pts }
   *[plus] +{ ABS($amount) } { -pts }
}
figure-poverty = { SIGN($amount) ->
    [minus] -{ ABS($amount) } pauvreté
   *[plus] +{ ABS($amount) } pauvreté
}
figure-run = { SIGN($amount) ->
    [minus] -{ ABS($amount) } pauvreté à la fin de l'activation de la ville
   *[plus] +{ ABS($amount) } pauvreté à la fin de l'activation de la ville
}
# `figure`, `least` et `most` sont de tels chiffres.
up-to = jusqu'à { $figure }
from-to = de { $least } à { $most }
# Dans une énumération avec ces chiffres.
spend-card = une carte à dépenser
spend-blue-card = une carte bleue à dépenser
pay = £{ $amount } à payer
flips = la carte se retourne
also-place_from_board = une carte du { -board } à poser par-dessus
also-reactivate = une carte à réutiliser
nothing-changes = rien ne change
no-relief = pas de pauvreté à perdre
one-more-stack = Un point de pauvreté de plus à chaque activation de la ville
# Ce qu'un adversaire paie (avec tant d'emprunts) et prend ; un seul des deux peut être 0.
harm = { $poverty ->
    [0] { harm-payment }
   *[other] { $paid ->
        [0] { ME($seat) ->
            [you] tu prends { $poverty ->
                [one] { $poverty } point de pauvreté
               *[other] { $poverty } points de pauvreté
            }
           *[other] { SEAT($seat) } prend { $poverty ->
                [one] { $poverty } point de pauvreté
               *[other] { $poverty } points de pauvreté
            }
        }
       *[other] { harm-payment } et { ME($seat) ->
            [you] tu prends { $poverty ->
                [one] { $poverty } point de pauvreté
               *[other] { $poverty } points de pauvreté
            }
           *[other] prend { $poverty ->
                [one] { $poverty } point de pauvreté
               *[other] { $poverty } points de pauvreté
            }
        }
    }
}
harm-payment = { ME($seat) ->
    [you] { $loans ->
        [0] tu paies £{ $paid }
        [one] tu paies £{ $paid } avec un emprunt
       *[other] tu paies £{ $paid } avec { $loans } emprunts
    }
   *[other] { $loans ->
        [0] { SEAT($seat) } paie £{ $paid }
        [one] { SEAT($seat) } paie £{ $paid } avec un emprunt
       *[other] { SEAT($seat) } paie £{ $paid } avec { $loans } emprunts
    }
}
# De même pour un adversaire qui reste à choisir.
harm-to-one = { $poverty ->
    [0] { harm-to-one-payment }
   *[other] { $paid ->
        [0] un adversaire prend { $poverty ->
            [one] { $poverty } point de pauvreté
           *[other] { $poverty } points de pauvreté
        }
       *[other] { harm-to-one-payment } et prend { $poverty ->
            [one] { $poverty } point de pauvreté
           *[other] { $poverty } points de pauvreté
        }
    }
}
harm-to-one-payment = { $loans ->
    [0] un adversaire paie £{ $paid }
    [one] un adversaire paie £{ $paid } avec un emprunt
   *[other] un adversaire paie £{ $paid } avec { $loans } emprunts
}

## Avertissements

# `loan` est ce que rapporte un emprunt, `count` combien il en faut, `amount` ce que l'on paie.
borrow = { $count ->
    [1] Tu empruntes £{ $loan } et tu paies £{ $amount }.
    [2] Tu empruntes deux fois £{ $loan } et tu paies £{ $amount }.
   *[other] Tu empruntes { $count } fois £{ $loan } et tu paies £{ $amount }.
}
borrow-anyway = { $count ->
    [1] Quoi que tu choisisses, tu empruntes £{ $loan }.
    [2] Quoi que tu choisisses, tu empruntes deux fois £{ $loan }.
   *[other] Quoi que tu choisisses, tu empruntes { $count } fois £{ $loan }.
}
borrow-more = { $count ->
    [1] Quoi que tu choisisses, tu empruntes au moins £{ $loan }.
    [2] Quoi que tu choisisses, tu empruntes au moins deux fois £{ $loan }.
   *[other] Quoi que tu choisisses, tu empruntes au moins { $count } fois £{ $loan }.
}
# `then` est l'un des avertissements ci-dessus.
only-placement = Seule carte à poser : { CARD($card) }. { $then }
nothing-to-draw = Il n'y a rien à { -draw } : la carte serait dépensée pour rien.
nothing-to-place = Il n'y a rien à poser : la carte serait dépensée pour rien.
flips-for-nothing = La carte se retournerait pour rien.
final-card = Une carte cachée est piochée : pas de retour.
coins-lost = L'argent posé sur { CARD($card) } (£{ $amount }) retourne à la banque.
still-works = Tu recouvrirais une carte qui sert encore : { CARD($card) }.
could-activate = { $count ->
    [one] { $count } carte pourrait encore être activée.
   *[other] { $count } cartes pourraient encore être activées.
}

## Pourquoi ce n'est pas possible

why-pauper = Un Indigent ne se construit jamais.
why-no-hand = Pas d'autre carte en main à poser.
why-no-board = Pas de carte du { -board } à poser.
why-no-board-onto = Pas de carte du { -board } à poser dessus.
why-no-colour = Pas d'autre carte { COLOUR($colour) } en main à { -discard } en paiement.
    .short = Pas d'autre carte { COLOUR($colour) }.
why-face-down = Cette carte est face cachée.
why-used = Cette carte a été activée ce tour-ci.
why-no-box = Cette carte n'a rien à activer.
why-no-card = Pas de carte en main à dépenser pour l'activer.
why-no-blue = Pas de carte bleue en main à dépenser pour l'activer.
why-none-used = Aucune autre carte n'a encore été activée.
why-fresh = Cette carte a été posée ce tour-ci : elle ne peut pas être recouverte.
why-no-play = Aucune carte en main ne peut être jouée.

## Événements : `aside` sur la ligne de l'action dont il fait partie, `other` sur celle d'un autre joueur, `counted`
## plusieurs pareils, `head` en tête d'une ligne où d'autres suivent.

event-turn = C'est { SEAT($seat, form: "to") } de jouer
event-act = { ME($seat) ->
    [you] Tu { ACTION($action, form: "you") }
   *[other] { SEAT($seat) } { ACTION($action, form: "act") }
}
event-look = { ME($seat) ->
    [you] Tu regardes le dessus de la pioche
   *[other] { SEAT($seat) } regarde le dessus de la pioche
}
event-pick = { ME($seat) ->
    [you] Tu prends { CARD($card) } sur le { -board }
   *[other] { SEAT($seat) } prend { CARD($card) } sur le { -board }
}
event-swap = { ME($seat) ->
    [you] Tu échanges { CARD($card) } contre { CARD($other) } sur le { -board }
   *[other] { SEAT($seat) } échange { CARD($card) } contre { CARD($other) } sur le { -board }
}
event-loan = { ME($seat) ->
    [you] Tu empruntes £{ $amount }
   *[other] { SEAT($seat) } emprunte £{ $amount }
}
    .aside = £{ $amount } d'emprunt
    .counted = { ME($seat) ->
        [you] Tu empruntes { $count } fois £{ $amount }
       *[other] { SEAT($seat) } emprunte { $count } fois £{ $amount }
    }
    .other = { ME($seat) ->
        [you] tu empruntes £{ $amount }
       *[other] { SEAT($seat) } emprunte £{ $amount }
    }
event-pay = { ME($seat) ->
    [you] Tu paies £{ $amount }
   *[other] { SEAT($seat) } paie £{ $amount }
}
    .aside = −£{ $amount }
    .other = { ME($seat) ->
        [you] tu paies £{ $amount }
       *[other] { SEAT($seat) } paie £{ $amount }
    }
event-money = { ME($seat) ->
    [you] Tu gagnes £{ $amount }
   *[other] { SEAT($seat) } gagne £{ $amount }
}
    .aside = +£{ $amount }
    .other = { ME($seat) ->
        [you] tu gagnes £{ $amount }
       *[other] { SEAT($seat) } gagne £{ $amount }
    }
event-prestige = { ME($seat) ->
    [you] { $amount ->
        [one] Tu gagnes { $amount } { -point }
       *[other] Tu gagnes { $amount } { -points }
    }
   *[other] { $amount ->
        [one] { SEAT($seat) } gagne { $amount } { -point }
       *[other] { SEAT($seat) } gagne { $amount } { -points }
    }
}
    .aside = +{ $amount } { -pts }
event-poverty = { ME($seat) ->
    [you] { $amount ->
        [one] Tu prends { $amount } point de pauvreté
       *[other] Tu prends { $amount } points de pauvreté
    }
   *[other] { $amount ->
        [one] { SEAT($seat) } prend { $amount } point de pauvreté
       *[other] { SEAT($seat) } prend { $amount } points de pauvreté
    }
}
    .aside = +{ $amount } pauvreté
    .other = { ME($seat) ->
        [you] tu prends { $amount ->
            [one] { $amount } point de pauvreté
           *[other] { $amount } points de pauvreté
        }
       *[other] { SEAT($seat) } prend { $amount ->
            [one] { $amount } point de pauvreté
           *[other] { $amount } points de pauvreté
        }
    }
event-relief = { ME($seat) ->
    [you] { $amount ->
        [one] Tu perds { $amount } point de pauvreté
       *[other] Tu perds { $amount } points de pauvreté
    }
   *[other] { $amount ->
        [one] { SEAT($seat) } perd { $amount } point de pauvreté
       *[other] { SEAT($seat) } perd { $amount } points de pauvreté
    }
}
    .aside = −{ $amount } pauvreté
    .other = { ME($seat) ->
        [you] tu perds { $amount ->
            [one] { $amount } point de pauvreté
           *[other] { $amount } points de pauvreté
        }
       *[other] { SEAT($seat) } perd { $amount ->
            [one] { $amount } point de pauvreté
           *[other] { $amount } points de pauvreté
        }
    }
event-flip = La carte { CARD($card) } se retourne
    .aside = { CARD($card) } se retourne
event-activate = { ME($seat) ->
    [you] Tu actives { CARD($card) }
   *[other] { SEAT($seat) } active { CARD($card) }
}
event-last_round = La pioche est vide : tous les autres ont encore un tour
event-end = La partie est finie

## Prévisions : `part` est un chiffre dans une somme.

forecast-stacks = Piles
    .part = { $amount ->
        [one] { $amount } pile
       *[other] { $amount } piles
    }
forecast-hand = Cartes en main
    .part = { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }

## La table en mots

# `what` est une carte ou un quartier, `figures` ce qu'elle ou il coûte et rapporte.
table-figures = { $what } : { LIST($figures, style: "comma") }
table-card = { CARD($card) } ({ COLOUR($colour) })
    .priced = { CARD($card) } ({ COLOUR($colour) }, £{ $cost })
table-power = pouvoir
table-action = action
table-value = valeur { $amount }
# Une rangée du plateau : deux emplacements ou plus ; un point pour chaque emplacement libre.
table-beside = { $before } | { $next }
table-space = ·
# Une pile par sa carte du dessus (`top`), qui en recouvre tant d'autres.
table-stack = { $number }. { $top }
    .noted = { $number }. { $top } [{ LIST($notes, style: "comma") }]
table-face-down = face cachée
table-covers = { $count ->
    [one] sur { $count } carte
   *[other] sur { $count } cartes
}
table-used = utilisée
table-coins = £{ $amount } dessus
table-seat = { CAP(SEAT($seat)) } : £{ $money }, { $prestige } { -pts }, { $poverty } pauvreté, { $loans ->
    [one] { $loans } emprunt
   *[other] { $loans } emprunts
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
table-boroughs = Quartiers : { BOROUGH($boroughs, style: "comma") }
table-known = Cartes connues en main : { CARD($cards, style: "comma") }
table-nothing-built = Encore rien de construit
table-hand = Ta main
table-no-cards = Aucune carte
table-no-land = Aucun

## What a player has, beside the forecast

holding-money = Argent
holding-poverty = Pauvreté
holding-loans = Emprunts
holding-hand = Cartes en main
