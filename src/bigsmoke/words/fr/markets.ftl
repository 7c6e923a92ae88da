# London Markets: ce qu'on y dit.
#
# Arguments: $seat, $seats, $owner, $winners, $tied, $rivals, $start sont des joueurs (SEAT, ME); $market, $token,
# $action, $good, $give, $take, $card, $pile, $phase sont des ids (voir markets.names.ftl); l'argent est en livres.
# En français, [one] vaut aussi pour 0.


## Options de la table

option-open_accounts = Comptes ouverts
    .help = La table tient les comptes que tiendrait quiconque a bonne mémoire : les marchandises qui doivent être dans chaque main, et l'argent que chacun peut avoir.
option-strict_piles = Piles de marchandises non comptées
    .help = Pendant le réassort et les offres, personne ne voit combien de cartes marchandise il reste dans les piles.
option-special_cards = Cartes spéciales
    .help = Le nombre d'exemplaires de chaque carte spéciale est notre reconstitution. Standard : six familles de cinq. Toutes les paires : une Offre combinée pour chacune des dix paires de marchés, et moins de Marché au choix et de Riche offre.
option-cards = Cartes corrigées
    .help = Tes propres valeurs pour les cartes et les pistes : {"{"}id: {"{"}champ: valeur{"}}"}.

## Questions

ask-place_first = Où places-tu une barre pour { SEAT($owner) } ?
ask-action = Utilise un négociant ou un commis
ask-after = Avant la fin de ton tour : jouer une carte spéciale ?
ask-place = À quel marché places-tu ta barre ?
# Les $count cartes peuvent être toutes d'un même type ...
ask-type = Quelles marchandises prends-tu ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} d'un même type) ?
# ... ou quelques-unes seulement.
ask-type-first = Quelles marchandises prends-tu ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, d'abord celles d'un même type) ?
ask-draw = La pile est vide : quelle marchandise prends-tu à la place ?
# Il reste $left cartes à prendre, une par une.
ask-draw-left = La pile est vide : quelle marchandise prends-tu à la place ? (encore { $left })
ask-take = Réassort : quelle marchandise prends-tu ?
ask-take-left = Réassort : quelle marchandise prends-tu ? (encore { $left })
ask-swap = Échanger une carte marchandise ?
# Il reste $left échanges.
ask-swap-left = Échanger une carte marchandise ? (encore { $left })
ask-offer = Fais ton offre secrète
ask-pile = Quelle pile de cartes spéciales regardes-tu ?
ask-pick = { CAP(PILE($pile)) } : quelle carte spéciale prends-tu ?

## Les choix, et ce qu'on ne peut pas faire

label-use = { CAP(TOKEN($token)) } { MARKET($market, form: "at") }
label-token = { CAP(TOKEN($token)) }
label-play = Jouer « { CARD($card) } »
label-play-second = Jouer « { CARD($card) } » (seconde carte : payer £{ $cost })
label-card = { CARD($card) }
label-end-turn = Finir le tour
label-market = { MARKET($market) }
label-good = { CAP(GOOD($good)) }
# Un échange: on rend une carte, on en prend une d'un autre type.
label-swap = { CAP(GOOD($give)) } contre { GOOD($take) }
label-give = Rendre { GOOD($good, form: "some") }
label-take = Prendre { GOOD($good, form: "some") }
label-no-exchange = Pas d'échange
label-offer = { $count ->
    [one] { $count } { GOOD($good) }
   *[other] { $count } { GOOD($good, form: "many") }
}
label-no-offer = Pas d'offre
label-pile = { CAP(PILE($pile)) }
label-cash = £{ $cash } au lieu d'une carte

## Ce qu'un choix rapporte

# On place ses propres barres; $crates est `brings-crates`.
brings-bars = Placer { $bars ->
    [one] { $bars } barre
   *[other] { $bars } barres
} : { $crates }
brings-no-bars = Rien : il ne te reste plus de barres
brings-bars-anywhere = Placer { $bars ->
    [one] { $bars } barre
   *[other] { $bars } barres
}
brings-crates = { $crates ->
    [0] aucune caisse visible de plus
    [one] +{ $crates } caisse
   *[other] +{ $crates } caisses
}
brings-money = +£{ $amount }
# Une seconde carte spéciale rapporte $amount et coûte $cost.
brings-money-less = +£{ $amount } moins £{ $cost }
brings-good = +{ $count ->
    [one] { $count } { GOOD($good) }
   *[other] { $count } { GOOD($good, form: "many") }
}
brings-goods = { LIST($goods, style: "comma") }
brings-goods-first = { LIST($goods, style: "comma") }, puis { $rest ->
    [one] { $rest } carte d'une autre pile
   *[other] { $rest } cartes d'autres piles
}
brings-other-goods = +{ $rest ->
    [one] { $rest } carte d'une autre pile
   *[other] { $rest } cartes d'autres piles
}
brings-cards = +{ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
brings-one-type = +{ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} d'un même type
brings-type-first = +{ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, d'un même type tant que sa pile en a
# $what sont des marchandises, par un des messages ci-dessus.
brings-all-left = { $what }, tout ce qui reste
brings-no-goods = Rien : toutes les piles de marchandises sont vides
brings-ties = Tu remportes désormais toute égalité
# $rivals ont aussi un Départage.
brings-most-ties = Tu remportes désormais toute égalité, sauf face à { SEAT($rivals) }
brings-exchange = Une carte de plus et un échange à chaque réassort
brings-pile = { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
}
# $reward est `pounds`, `special` ou `special-or-cash`.
brings-reward = { CAP($reward) } si personne d'autre n'offre autant

warn-no-bars = Il ne te reste plus de barres : cela ne fait rien.
warn-no-goods = Toutes les piles de marchandises sont vides : cela ne fait rien.
warn-pays-its-cost = Elle ne rapporte pas plus que les £{ $cost } que coûte une seconde carte.
warn-too-late = Cette carte ne pourrait plus jamais être jouée.
final-pile = Tu vois des cartes cachées : pas de retour.

## Pourquoi on ne peut pas

why-used = Déjà utilisé pendant cette manche.
why-merchant = Un commis n'agit que là où il n'y a pas de négociant.
why-two-cards = On ne peut pas jouer plus de deux cartes spéciales dans un tour.
why-too-poor = Une seconde carte spéciale coûte £{ $cost }, et tu as £{ $money }.
why-too-early = Elle ne se joue qu'à partir de la manche { $round }.
why-no-bars = Il ne te reste plus de barres.
why-rich-offer = Elle ne rapporterait rien : tes caisses sont visibles à trop peu de marchés.
why-combined-offer = Elle ne rapporterait rien : trop peu de tes caisses sont visibles à l'un des marchés.
why-few-crates = Elle ne rapporterait rien : trop peu de tes caisses sont visibles à son marché.
why-full = Au début, un marché ne reçoit pas plus de { $bars } barres.
why-pile-empty = La pile est vide.
why-not-shown = La carte de marché ne montre pas cette marchandise.
why-auctioned = Déjà mise aux enchères pendant cette manche.
why-none-held = Tu n'en as pas en main.
why-empty = Elle est vide.
why-chosen = Quelqu'un d'autre l'a choisie ; chacun prend dans une pile différente.
why-last-round = Seulement à une enchère de la dernière manche.

## Ce qui arrive à tous

# $parts sont trois `label-use`.
event-merchants = { LIST($parts, style: "semicolon") }
# $parts sont `reward` et `reward-special`.
event-round = Manche { $round }, { ME($start) ->
    [you] tu commences
   *[other] { SEAT($start) } commence
} : { LIST($parts, style: "comma") }
event-round-closed = Manche { $round }, { ME($start) ->
    [you] tu commences
   *[other] { SEAT($start) } commence
} : le marché est fermé
reward = { GOOD($good) } £{ $amount }
reward-special = { GOOD($good) } une carte spéciale
# $parts sont `offers-first` et `offers-part`, un pour chaque joueur.
event-offers = { LIST($parts, style: "comma") }
# $offer est `goods` ou `nothing`, et [rien] doit être le texte de `nothing`.
offers-first = { ME($seat) ->
    [you] { $offer ->
        [rien] Tu n'offres rien
       *[other] Tu offres { $offer }
    }
   *[other] { $offer ->
        [rien] { SEAT($seat) } n'offre rien
       *[other] { SEAT($seat) } offre { $offer }
    }
}
offers-part = { ME($seat) ->
    [you] { $offer ->
        [rien] tu n'offres rien
       *[other] tu offres { $offer }
    }
   *[other] { $offer ->
        [rien] { SEAT($seat) } n'offre rien
       *[other] { SEAT($seat) } offre { $offer }
    }
}
event-move = Les négociants avancent d'un marché, le commis va sur la case { $space }
event-move-both = Les négociants avancent d'un marché, les commis vont sur la case { $space }
# $parts sont `show-part`, un pour chaque joueur.
event-show = Tout le monde montre son argent : { LIST($parts, style: "comma") }
show-part = { SEAT($seat) } £{ $amount }

## Enchères: $winners est un joueur, $tied sont plusieurs; $amount est ce que reçoit chacun de $winners

event-auction = { CAP(GOOD($good)) } : { ME($winners) ->
    [you] tu reçois
   *[other] { SEAT($winners) } reçoit
} £{ $amount }
event-auction-special = { CAP(GOOD($good)) } : { ME($winners) ->
    [you] tu remportes
   *[other] { SEAT($winners) } remporte
} une carte spéciale
event-auction-none-left = { CAP(GOOD($good)) } : { ME($winners) ->
    [you] tu remportes
   *[other] { SEAT($winners) } remporte
} une carte spéciale, mais il n'en reste plus
event-auction-tiebreaker = { CAP(GOOD($good)) } : égalité entre { SEAT($tied) }, et le Départage { ME($winners) ->
    [you] te donne la totalité des £{ $amount }
   *[other] donne la totalité des £{ $amount } { SEAT($winners, form: "to") }
}
event-auction-tiebreaker-special = { CAP(GOOD($good)) } : égalité entre { SEAT($tied) }, et le Départage { ME($winners) ->
    [you] te donne la carte spéciale
   *[other] donne la carte spéciale { SEAT($winners, form: "to") }
}
event-auction-tiebreaker-none-left = { CAP(GOOD($good)) } : égalité entre { SEAT($tied) }, et le Départage { ME($winners) ->
    [you] te donne la carte spéciale
   *[other] donne la carte spéciale { SEAT($winners, form: "to") }
}, mais il n'en reste plus
event-auction-tie = { CAP(GOOD($good)) } : égalité entre { SEAT($tied) }, £{ $amount } par personne
event-auction-tie-special = { CAP(GOOD($good)) } : égalité entre { SEAT($tied) }, et personne ne prend de carte spéciale
event-auction-tie-nothing = { CAP(GOOD($good)) } : égalité entre { SEAT($tied) }, et personne ne reçoit rien : impossible de partager £{ $reward }

## La fin: $tied ont le plus d'argent, $amount; $winners ont chacun $count cartes marchandise

event-end-money = La partie est finie : { ME($winners) ->
    [you] tu as
   *[other] { SEAT($winners) } a
} le plus d'argent, £{ $amount }
event-end-tiebreaker = La partie est finie : égalité à £{ $amount } entre { SEAT($tied) }, et le Départage { ME($winners) ->
    [you] te donne la victoire
   *[other] donne la victoire { SEAT($winners, form: "to") }
}
event-end-goods = La partie est finie : égalité à £{ $amount } entre { SEAT($tied) }, et { ME($winners) ->
    [you] tu as
   *[other] { SEAT($winners) } a
} le plus de cartes marchandise, { $count }
event-end-shared = La partie est finie : égalité à £{ $amount } entre { SEAT($tied) }, et, à { $count ->
    [one] { $count } carte marchandise
   *[other] { $count } cartes marchandise
} par personne, { ME($tied) ->
    [you] vous partagez
   *[other] ces joueurs partagent
} la victoire
event-end-shared-by-some = La partie est finie : égalité à £{ $amount } entre { SEAT($tied) }, et, à { $count ->
    [one] { $count } carte marchandise
   *[other] { $count } cartes marchandise
} par personne, { ME($winners) ->
    [you] { SEAT($winners) } partagez
   *[other] { SEAT($winners) } partagent
} la victoire

## Ce que fait un joueur

# Une barre d'un autre joueur.
event-place_first = { ME($seat) ->
    [you] Tu places
   *[other] { SEAT($seat) } place
} une barre pour { SEAT($owner) } { MARKET($market, form: "at") }
event-use = { ME($seat) ->
    [you] Toi
   *[other] { SEAT($seat) }
} : { TOKEN($token) } { MARKET($market, form: "at") }
event-stack = { ME($seat) ->
    [you] { $count ->
        [0] Tu n'as plus de barre à placer
        [one] Tu places { $count } barre
       *[other] Tu places { $count } barres
    }
   *[other] { $count ->
        [0] { SEAT($seat) } n'a plus de barre à placer
        [one] { SEAT($seat) } place { $count } barre
       *[other] { SEAT($seat) } place { $count } barres
    }
} { MARKET($market, form: "at") }
    .aside = { $count ->
        [0] plus aucune barre
        [one] { $count } barre
       *[other] { $count } barres
    }
event-profit = { ME($seat) ->
    [you] Tu gagnes
   *[other] { SEAT($seat) } gagne
} £{ $amount } { MARKET($market, form: "at") }
    .aside = +£{ $amount }
event-draw = { ME($seat) ->
    [you] Tu prends
   *[other] { SEAT($seat) } prend
} { $count ->
    [one] { $count } { GOOD($good) }
   *[other] { $count } { GOOD($good, form: "many") }
}
    .aside = +{ $count ->
        [one] { $count } { GOOD($good) }
       *[other] { $count } { GOOD($good, form: "many") }
    }
# Ce qui est pris à la place est dit par `event-draw`.
event-swap = { ME($seat) ->
    [you] Tu rends
   *[other] { SEAT($seat) } rend
} 1 { GOOD($give) }
event-pay = { ME($seat) ->
    [you] Tu paies
   *[other] { SEAT($seat) } paie
} £{ $amount } pour une seconde carte spéciale
    .aside = −£{ $amount }
event-play = { ME($seat) ->
    [you] Tu joues
   *[other] { SEAT($seat) } joue
} « { CARD($card) } »
# Une barre que rapporte une carte spéciale.
event-place = { ME($seat) ->
    [you] Tu places
   *[other] { SEAT($seat) } place
} 1 barre { MARKET($market, form: "at") }
    .aside = 1 barre { MARKET($market, form: "at") }
event-earn = « { CARD($card) } » { ME($seat) ->
    [you] te rapporte £{ $amount }
   *[other] rapporte £{ $amount } { SEAT($seat, form: "to") }
}
    .aside = +£{ $amount }
event-look = { ME($seat) ->
    [you] Tu regardes
   *[other] { SEAT($seat) } regarde
} { PILE($pile, form: "the") }
event-cash = { ME($seat) ->
    [you] Tu prends
   *[other] { SEAT($seat) } prend
} £{ $amount } au lieu d'une carte spéciale
event-take = { ME($seat) ->
    [you] Tu prends
   *[other] { SEAT($seat) } prend
} « { CARD($card) } » dans { PILE($pile, form: "the") }
event-take-unseen = { ME($seat) ->
    [you] Tu prends
   *[other] { SEAT($seat) } prend
} une carte spéciale dans { PILE($pile, form: "the") }

## Argent et marchandises, où qu'on les nomme

pounds = £{ $amount }
pounds-between = £{ $low } à £{ $high }
special = une carte spéciale
special-or-cash = une carte spéciale ou £{ $cash }
goods = { $count ->
    [one] { $count } { GOOD($good) }
   *[other] { $count } { GOOD($good, form: "many") }
}
no-goods = Aucune carte marchandise
nothing = rien
listed = { LIST($parts, style: "comma") }

## La table en mots, section par section

section-round = Manche { $round } : { PHASE($phase) }
line-coach = { ME($seat) ->
    [you] Tu as
   *[other] { SEAT($seat) } a
} le carrosse
# $card est `listed`, avec `reward` et `reward-special`, ou `closed`.
line-card = Carte de marché : { $card }
line-last-card = La carte de la dernière manche : { $card }
closed = marché fermé
line-auctioned = Aux enchères pendant cette manche : { LIST($goods, style: "comma") }

# Un tableau: les colonnes des têtes sont au-dessus de celles des marchés. $top montre les caisses vues d'en haut.
section-markets = Les marchés, et les caisses visibles de chacun
line-who = { LIST($seats, style: "comma") }
seat-number = { $number } c'est { SEAT($seat) }
line-heads = { PAD("", width: 18) }{ PAD("vend", width: 11) }{ PAD("pile", width: 4, align: "right") }  { PAD("d'en haut", width: 11) }{ PAD($heads, width: 4, align: "right") }
head-seat = { $number }
line-market = { PAD(MARKET($market), width: 18) }{ PAD(GOOD($good), width: 11) }{ PAD($pile, width: 4, align: "right") }  { PAD($top, width: 11) }{ PAD($crates, width: 4, align: "right") }

section-tokens = Négociants et commis
line-merchant = { CAP(TOKEN($token)) } : { MARKET($market, form: "at") }
line-unplaced = { CAP(TOKEN($token)) } : pas encore placé
line-used = { CAP(TOKEN($token)) } : utilisé
line-assistant = { CAP(TOKEN($token)) } sur la case { $space } : { ACTION($action) }
line-assistant-at = { CAP(TOKEN($token)) } sur la case { $space } : { ACTION($action) } ({ LIST($markets, style: "or") })
line-assistant-used = { CAP(TOKEN($token)) } sur la case { $space } : utilisé
# $spaces sont `space`, `space-special` et `space-reveal`.
line-ahead = {"  "}aux prochaines manches : { LIST($spaces, style: "comma") }
space = { ACTION($action) }
space-special = { ACTION($action) } (chacun prend une carte spéciale)
space-reveal = { ACTION($action) } (chacun montre son argent)

section-piles = Cartes spéciales
line-pile = { CAP(PILE($pile)) } : { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
}
# $seen sont des cartes, ou `nothing`.
line-pile-seen = { CAP(PILE($pile)) } : { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
} ; ce que tu y as laissé : { $seen }
line-pile-taken = { CAP(PILE($pile)) } : { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
} ; ce que tu y as laissé : { $seen } ({ $taken ->
    [one] { $taken } carte prise
   *[other] { $taken } cartes prises
} depuis)

section-seat = { ME($seat) ->
    [you] Toi
   *[other] { SEAT($seat) }
}
# $money est `pounds`, `money-hidden` ou `money-shown`.
line-side = { CAP($money) }, { $goods ->
    [one] { $goods } carte marchandise
   *[other] { $goods } cartes marchandise
}, { $specials ->
    [one] { $specials } carte spéciale
   *[other] { $specials } cartes spéciales
}, encore { $bars ->
    [one] { $bars } barre
   *[other] { $bars } barres
}
money-hidden = argent caché
money-shown = argent caché (montré en dernier : £{ $amount })
line-in-front = Cartes posées : { LIST($cards, style: "comma") }
# Le moins et le plus que $money et chacune de $goods peuvent être.
line-account = Compte : { $money } ; { LIST($goods, style: "comma") }
account-good = { GOOD($good) } { $low }
account-good-between = { GOOD($good) } { $low }-{ $high }

section-hand = Ta main
line-sealed = Offre secrète : { $offer }

## La prévision

forecast-score = Argent si la partie finissait maintenant
forecast-profit = Un profit { MARKET($market, form: "at") }, ou des cartes marchandise tant qu'il y en a
forecast-crates = Caisses visibles
forecast-least = Complément jusqu'au minimum de { $least }
forecast-specials = Ce que rapporteraient les cartes spéciales en main, chacune à elle seule
forecast-early = { CARD($card) } (à partir de la manche { $round })

## Le décompte; ses sources d'argent sont aussi dans la prévision

sheet-before = Report
sheet-profit = Profits aux marchés
sheet-auctions = Enchères
sheet-specials = Cartes spéciales
sheet-second_cards = Payé pour les secondes cartes spéciales
sheet-total = Argent
sheet-tiebreaker = Départage en jeu
sheet-goods = Cartes marchandise en main
