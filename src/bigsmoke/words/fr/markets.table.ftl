# London Markets: ce que dit sa table dans le navigateur.
#
# Arguments: $seat, $owner, $winners, $most sont des joueurs (SEAT, ME); $market, $token, $action, $good, $give, $take,
# $card sont des ids (voir markets.names.ftl); l'argent est en livres.
# En français, [one] vaut aussi pour 0.

## Ce que plusieurs messages contiennent

# Ce que la carte de marché donne pour une marchandise: $pay est "special" ou une somme.
pay = { $pay ->
    [special] une carte spéciale
   *[other] £{ $pay }
}
# Petits nombres, en lettres, devant des cartes et des joueurs.
number-in-words = { $n ->
    [0] aucune
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
   *[other] { $n }
}
# La première, deuxième ... fois dans une manche qu'on révèle des offres; au début d'un titre.
nth-offers = { $n ->
    [1] Premières
    [2] Deuxièmes
    [3] Troisièmes
    [4] Quatrièmes
    [5] Cinquièmes
   *[other] { $n }es
} offres
round = Manche { $n }
pounds = £{ $amount }
# De l'argent gagné ou perdu: +£3.
gain = { SIGN($amount) ->
    [minus] −£{ ABS($amount) }
   *[plus] +£{ $amount }
}
# Un nombre qui croît ou décroît: +3.
change = { SIGN($amount) ->
    [minus] −{ ABS($amount) }
   *[plus] +{ $amount }
}
# Ce qu'on offre, ou ce qui est dans une enveloppe.
goods = { $count ->
    [one] { $count } { GOOD($good) }
   *[other] { $count } { GOOD($good, form: "many") }
}
good-name = { CAP(GOOD($good)) }
nothing = rien

## Le plateau

board = Plateau : cinq marchés en cercle et { $tracks ->
    [1] une piste pour le commis
   *[other] deux pistes pour les commis
} le long de la Tamise
thames = Tamise
# Le nord, sur la rose des vents: une lettre.
north = N
# Les trois lignes du cartouche sur le plan, courtes.
cartouche-1 = Les Marchés
cartouche-2 = et ceux qui y font
cartouche-3 = leur ronde
# Un marché, pour qui ne voit pas le plateau. $good peut être "au choix"; $shown est le nombre de $crates, qui sont
# `crates-of`.
board-market = { MARKET($market) } : { $good ->
    [general] marchandises au choix
   *[other] { GOOD($good) }
} ; caisses visibles : { $shown ->
    [0] aucune
   *[other] { LIST($crates) }
}
board-market-pile = { MARKET($market) } : { GOOD($good) }, { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
} dans la pile ; caisses visibles : { $shown ->
    [0] aucune
   *[other] { LIST($crates) }
}
# $name est le nom d'un joueur dans une liste: Toi, Ada.
crates-of = { $name } { $crates }
# Sur le plateau, où l'on compte une pile: le marché au choix, et une pile qu'il est interdit de compter.
any = au choix
uncounted = ?
# Une case de la piste d'un commis. $icon est "special", "reveal" ou "none".
track-space = case { $space } : { $action ->
    [stack] place des barres
    [profit] compte les caisses pour de l'argent
   *[goods] compte les caisses pour des marchandises
}{ $icon ->
    [special] , et chacun prend une carte spéciale
    [reveal] , et chacun montre son argent
   *[none] {""}
}
# Un commis sur sa piste; $spaces sont `track-space`, à partir d'où il est.
board-assistant = { CAP(TOKEN($token)) } sur la case { $space } ; { LIST($spaces, style: "semicolon") }
board-assistant-used = { CAP(TOKEN($token)) } sur la case { $space }, utilisé pendant cette manche ; { LIST($spaces, style: "semicolon") }
board-merchant = { CAP(TOKEN($token)) } { MARKET($market, form: "at") }
board-merchant-used = { CAP(TOKEN($token)) } { MARKET($market, form: "at") }, utilisé pendant cette manche
board-merchant-used-by = { CAP(TOKEN($token)) } { MARKET($market, form: "at") }, utilisé par { SEAT($seat) }
# Ce que veut dire un signe sur une piste.
icon-special = chacun prend une carte spéciale
icon-reveal = chacun montre son argent
# Au pied d'un négociant, très court.
plate-stack = 2 barres
plate-profit = profits
plate-goods = march.
figure-name = { CAP(TOKEN($token)) }
# Le même sur un ticket, en un mot.
figure-short = { $token ->
    [stack] Caisses
    [profit] Profits
    [goods] Marchandises
   *[other] Commis
}

## Ce qu'un choix rapporterait, sur une étiquette au-dessus du plateau

chip-bars = { $bars ->
    [0] plus aucune barre
    [one] placer { $bars } barre
   *[other] placer { $bars } barres
}
chip-money = prendre £{ $amount }
chip-goods = { $count ->
    [one] prendre { $count } { GOOD($good) }
   *[other] prendre { $count } { GOOD($good, form: "many") }
}
chip-one-kind = en prendre { $count } d'un type
chip-place = placer ici
chip-place-of = barre pour { SEAT($owner) } ici

## Les tickets de la ligne du haut

ticket-bars = { $bars ->
    [one] { $bars } barre
   *[other] { $bars } barres
}
ticket-one-kind = { $count } march.
# Dessous: où, et que c'est le commis qui y va.
ticket-merchant = { MARKET($market, form: "short") }
ticket-assistant = { MARKET($market, form: "short") }, commis
ticket-used-by = { ME($seat) ->
    [you] utilisé par toi
   *[other] utilisé par { SEAT($seat) }
}
ticket-used = utilisé cette manche

## La carte de marché

market-card = Carte de marché
# Sous "Manche 3".
of-rounds = sur 12
before-rounds = Avant la première manche
# Sur une petite carte de marché, très court.
market-closed = fermé
market-closed-long = Le marché est fermé : ni réassort ni enchère pendant cette manche.
first-bars = Chacun place trois barres de son voisin de droite ; puis on retourne la première carte.
# Un prix de la carte de marché; et ceux qui sont passés aux enchères.
reward = { CAP(GOOD($good)) } : { pay }
reward-settled = { CAP(GOOD($good)) } : { pay }, enchère close
reward-tied = { CAP(GOOD($good)) } : { pay }, égalité
reward-won = { CAP(GOOD($good)) } : { pay }, { SEAT($winners) } : £{ $amount }
reward-won-special = { CAP(GOOD($good)) } : { pay }, { SEAT($winners) } : une carte spéciale
tied = égalité
settled = enchère close
to-come = À venir
any-order = ordre inconnu
# Une carte de marché à venir; $rewards sont `reward-in-short`.
card-to-come = { LIST($rewards, style: "comma") }
card-to-come-last = { LIST($rewards, style: "comma") }, on sait qu'elle vient en dernier
card-to-come-closed = marché fermé
card-to-come-closed-last = marché fermé, on sait que c'est la dernière carte
reward-in-short = { CAP(GOOD($good)) } { pay }
# Sur une petite carte de marché: une carte spéciale, et la carte qui vient en dernier.
star = ★
last-card = fin

## Les piles de cartes spéciales

special-piles = Piles spéciales
pile-cards = Pile spéciale { $pile }, { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
}
pile-title = Pile spéciale { $pile }
# $n cartes ont été prises depuis qu'on l'a regardée; ce qu'on en sait est montré dessous.
pile-seen = { $n ->
    [0] Tu l'as regardée. Elle contient :
    [one] Tu l'as regardée ; { number-in-words } carte a été prise depuis. Elle contenait :
   *[other] Tu l'as regardée ; { number-in-words } cartes ont été prises depuis. Elle contenait :
}
# Le même sur la pile, lu à voix haute: rien n'est montré dessous.
pile-remembered = { $n ->
    [0] tu l'as regardée
    [one] tu l'as regardée ; { number-in-words } carte a été prise depuis
   *[other] tu l'as regardée ; { number-in-words } cartes ont été prises depuis
}
pile-unseen = Tu n'as pas regardé cette pile.
# Une pile, lue à voix haute: $parts sont `pile-cards`, `pile-looked-through` et `pile-remembered`; $why, pourquoi on
# ne peut pas la choisir, est une phrase.
pile-label = { LIST($parts, style: "comma") }
pile-label-closed = { LIST($parts, style: "comma") }. { $why }
pile-looked-through = { ME($seat) ->
    [you] tu es en train de la regarder
   *[other] { SEAT($seat) } est en train de la regarder
}

## La manche, étape par étape

round-steps = La manche
step-card = Carte
step-actions = Actions
step-replenish = Réassort
step-auction = Enchères
step-move = Avance
step-done = fait

## Le registre

only-you = rien que pour toi
ledger = { ME($seat) ->
    [you] Ton compte
   *[other] Compte : { SEAT($seat) }
}
money = Argent
money-unshown = pas encore montré
money-shown = £{ $amount } à la manche { $round }
# D'où vient l'argent; $label est une ligne du décompte.
money-from = { $label } { SIGN($amount) ->
    [minus] −£{ ABS($amount) }
   *[plus] £{ $amount }
}
would-pay = £{ $amount } en tout à présent
crates = Caisses visibles
# Le rang selon les caisses visibles, à partir de 1; $level dit si d'autres en ont autant.
crates-rank = { $rank ->
    [1] { $level ->
        [yes] en tête, à égalité
       *[no] en tête
    }
    [2] { $level ->
        [yes] 2e place, à égalité
       *[no] 2e place
    }
    [3] { $level ->
        [yes] 3e place, à égalité
       *[no] 3e place
    }
   *[other] { $level ->
        [yes] dernière place, à égalité
       *[no] dernière place
    }
}
bars-left = Barres restantes
bars-laid = { $bars } aux marchés
supply = Réassort par manche
supply-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
# Une de ces cartes avec chaque échange.
supply-swaps = { $cards } + { $swaps } avec échange
hidden-money = £?

## Les marchandises en main

goods-of = { ME($seat) ->
    [you] Tes marchandises
   *[other] Marchandises : { SEAT($seat) }
}
goods-note = { $cards ->
    [one] { $cards } carte, rien que pour toi
   *[other] { $cards } cartes, rien que pour toi
}
goods-note-offer = { $cards ->
    [one] { $cards } carte, rien que pour toi
   *[other] { $cards } cartes, rien que pour toi
} ; une offre est d'un seul type
goods-held = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main
none = aucune
settled-this-round = enchère close pour cette manche
take-good = + { GOOD($good) }
pile-left = { $cards } dans la pile
offer-this = Offrir { GOOD($good, form: "some") }
one-fewer = Une de moins
one-more = Une de plus
swap-one = Échanger 1 { GOOD($give) } contre 1 { GOOD($take) }
# Au-dessus des signes de ce qu'on peut avoir à la place.
swap-for = échanger contre
would-be-yours = tu aurais

## L'offre secrète

seal = Sceller
seal-this = { $count ->
    [one] Sceller { $count } { GOOD($good) }
   *[other] Sceller { $count } { GOOD($good, form: "many") }
}
# Ce qu'on garde de la marchandise qu'on offre.
stays-in-hand = { $count ->
    [0] il ne reste pas de { GOOD($good) } en main
    [one] { $count } { GOOD($good) } reste en main
   *[other] { $count } { GOOD($good, form: "many") } restent en main
}
offer-nothing = Ne rien offrir
keeps-cards = tes cartes restent en main
could-bring = Le plus de { GOOD($good) } rapporte { pay }
# Dans la dernière manche.
could-bring-or-cash = Le plus de { GOOD($good) } rapporte une carte spéciale ou £{ $cash }
sealed = Sous scellé
sealed-note = Tu peux la changer jusqu'à ce que la dernière offre soit là.
sealed-sub = Ton offre est scellée ; tu peux la changer jusqu'à ce que la dernière soit là.
change-offer = Changer
all-think = Personne d'autre n'a encore scellé d'offre.
# Des autres à la table.
sealed-by = Offres scellées : { $sealed ->
    [1] une
    [2] deux
    [3] trois
   *[other] { $sealed }
} ; encore en réflexion : { $waiting ->
    [0] aucune
    [1] une
    [2] deux
    [3] trois
   *[other] { $waiting }
}.
# Ce que fait un joueur, en un mot ou deux.
pill-sealed = a scellé
pill-thinking = réfléchit
pill-turn = à son tour
pill-to-go = à venir
# Ce que le tour d'un joueur a rapporté.
did-stack = { $bars ->
    [one] { $bars } barre
   *[other] { $bars } barres
}
did-profit = profits, £{ $amount }
did-goods = { $cards } march.

## Ce qu'on peut pointer, selon la question

idle-action = Une figure par joueur et par manche. Pointe l'une d'elles pour voir ce qu'elle rapporterait.
idle-after = Joue une carte spéciale, ou finis ton tour.
idle-place = Pointe un marché pour voir changer les caisses.
idle-place_first = C'est le voisin qui place les premières barres. Pointe un marché pour voir les caisses.
idle-type = Toutes les cartes sont d'un même type.
idle-draw = La pile est vide : prends le reste où tu veux, carte par carte.
idle-take = Prends les cartes une par une, de n'importe quelles piles.
idle-swap = Une carte retourne à sa pile, une d'un autre type la remplace ; ou pas.
idle-pile = Tu regardes toute la pile et tu gardes une carte.
idle-pick = Garde une carte ; les autres retournent dans la pile.

## Ce que rapporterait ce qu'on pointe, en phrases

shows-after = { MARKET($market, form: "short") } : tes caisses visibles passent de { $from } à { $to }.
shows-after-of = { MARKET($market, form: "short") } : { $to ->
    [one] { $to } caisse visible
   *[other] { $to } caisses visibles
} pour { SEAT($owner) }.
hides = { $crates ->
    [one] { $crates } caisse visible
   *[other] { $crates } caisses visibles
} de moins pour { SEAT($seat) }.
# On voit moins de caisses que le minimum que rapportent les profits, ou les marchandises.
profit-least = { $crates ->
    [one] { $crates } caisse
   *[other] { $crates } caisses
} { MARKET($market, form: "at") } ; £{ $amount } au minimum.
profit-each = £1 pour chacune de tes { $crates } caisses { MARKET($market, form: "at") }.
goods-least = { $crates ->
    [one] { $crates } caisse
   *[other] { $crates } caisses
} { MARKET($market, form: "at") } ; { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} au minimum.
goods-each = Une carte pour chacune de tes { $crates } caisses { MARKET($market, form: "at") }.
pile-keeps = Il en reste { $cards } dans la pile.
takes-in-auction = { CAP(GOOD($good)) } : { pay } aux enchères de cette manche.
no-auction = Il n'y a pas d'enchère pendant cette manche.
money-becomes = Tu passerais de £{ $from } à £{ $to }.

## Cartes spéciales

specials = Cartes spéciales
specials-in-turn = une par tour gratuite, une seconde £3
specials-later = à ton tour
no-specials = Aucune en main.
specials-held = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main
# Au coin d'une carte: jouée une fois, ou pour de bon.
played-once = 1×
played-for-good = reste
from-round = dès la manche { $round }
# Sur la carte d'un marché ou de deux, et de tous; ses paliers sont `step-markets`.
crates-at = { MARKET($markets, form: "short") }
crates-in = caisses visibles
# Les paliers selon lesquels une carte rapporte, étroits: pour tant de caisses à son marché ...
step-crates = { $least }
step-crates-two = { $least } ou { $most }
step-crates-range = { $least } à { $most }
step-crates-more = { $least } ou plus
step-crates-all = les { $least }
# ... le premier les nomme ...
step-first = { $least } caisses
step-first-two = { $least } ou { $most } caisses
step-first-range = { $least } à { $most } caisses
step-first-more = { $least } caisses ou plus
step-first-all = les { $least } caisses
# ... à chacun de deux marchés, ou à tant de marchés.
step-each = { $least } à chacun
step-markets = à { $least } marchés
pound-each = £1 chacune
# Ce qu'une carte rapporterait à présent, étroit.
now-crates = actuel : { $count ->
    [one] { $count } caisse
   *[other] { $count } caisses
}, { $pounds ->
    [0] rien
   *[other] £{ $pounds }
}
now-each = actuel : { $count } à chacun, { $pounds ->
    [0] rien
   *[other] £{ $pounds }
}
now-markets = actuel : { $count ->
    [one] { $count } marché
   *[other] { $count } marchés
}, { $pounds ->
    [0] rien
   *[other] £{ $pounds }
}
play-now-for = jouer : { SIGN($amount) ->
    [minus] −£{ ABS($amount) }
   *[plus] +£{ $amount }
}
play-now = jouer
# Ce qu'est une carte, en un mot ou deux, et ce qu'elle fait.
effect-tiebreaker = Départage
    .does = toute égalité est à toi
effect-replenishment_exchange = Réassort et échange
    .does = une carte de plus et un échange
effect-any_market = Marché au choix
    .does = place 1 barre où tu veux
effect-clientele = Clientèle
effect-monopoly = Monopole
effect-combined_offer = Offre combinée
effect-rich_offer = Riche offre
# Sur un téléphone: une carte, ses marchés, et ce qu'elle rapporterait.
effect-at = { MARKET($markets, form: "short", style: "comma") }, { $brings }
# Une carte, pour qui ne la voit pas: $does est son texte, $now ce qu'elle rapporterait.
special-label = { CARD($card) }. { $does }
special-label-now = { CARD($card) }. { $does } { $now }

## Les adversaires

stat-goods = march.
stat-special = spéciales
stat-bars = barres
stat-supply = réassort
stat-money = argent
# Ce qu'un joueur a montré en dernier, et à quelle manche; étroit.
stat-shown = £{ $amount } m. { $round }
starting-player = Premier joueur
account = Ce que chacun pourrait calculer
account-of = { $name } : ce que chacun pourrait calculer
range = { $low }–{ $high }
range-pounds = £{ $low }–{ $high }
in-front = Cartes posées
used-up = Déjà jouées

## Les caisses visibles, par marché

matrix = Caisses visibles
matrix-market = Marché
matrix-all = Tous les marchés

## Les offres révélées

reveal = Les offres sont révélées
reveal-nth = les { $n ->
    [1] premières
    [2] deuxièmes
    [3] troisièmes
    [4] quatrièmes
    [5] cinquièmes
   *[other] { $n }es
} de la manche { $round } ; toutes les cartes montrées retournent à leurs marchés
last-offers = Dernières offres
# Le même, lu à voix haute; $offers sont `offer-of` et `offer-of-fate`.
last-offers-label = { nth-offers } : { LIST($offers, style: "semicolon") }
# $offer est `goods` ou `nothing`, $fate ce qui en est advenu.
offer-of = { $name } { $offer }
offer-of-fate = { $name } { $offer }, { $fate }
fate-nothing = rien
fate-beaten = battue
fate-tied = égalité
fate-special = carte spéciale
# Qui a offert le plus d'une marchandise, $count cartes; après, on en avait $next.
most-alone = { ME($most) ->
    [you] Tu as
   *[other] { SEAT($most) } a
} le plus, { $next ->
    [0] { $count } contre rien
   *[other] { $count } contre { $next }
}
most-tied = Égalité entre { SEAT($most) }, à { $count }
# Ce qui s'ensuit.
settled-money = £{ $amount } de la banque
settled-each = £{ $amount } par personne, de la banque
settled-unshared = impossible à partager entre tant de monde : personne ne reçoit rien
settled-special = une carte spéciale d'une des piles
settled-none-left = une carte spéciale, mais il n'en reste plus
settled-tie-special = pas de carte spéciale en cas d'égalité
settled-tiebreaker = le Départage tranche : { SEAT($winners) }, £{ $amount } de la banque
settled-tiebreaker-special = le Départage tranche : { SEAT($winners) }, une carte spéciale d'une des piles
settled-tiebreaker-none-left = le Départage tranche : { SEAT($winners) }, une carte spéciale, mais il n'en reste plus
nobody-offered = Personne n'a offert de { GOOD($good) }
stays-open = reste à prendre : { pay }
fold-reveal = Replier
unfold-reveal = Revoir les offres

## Regarder une pile

looking = Pile { $pile } : garde une carte
looking-note = rien que pour toi
fold-pile = Voir la table
unfold-pile = Retour à la pile

## Sur un téléphone

tab-now = Jeu
tab-special = Spéciales
# $cards sont en main.
tab-special-held = Spéciales { $cards }
tab-crates = Caisses
tab-round = Cartes
tabs = Ton côté de la table
map-label = Le plateau ; fais-le glisser pour en voir le reste
choose = Choisir
put-down = Reposer
# Où l'on en est, pendant que les autres réfléchissent.
standing-crates = { $crates ->
    [one] { $crates } caisse visible
   *[other] { $crates } caisses visibles
}
standing-bars = encore { $bars ->
    [one] { $bars } barre
   *[other] { $bars } barres
}
standing-supply = réassort { $cards } par manche
# Ce qui est demandé, derrière "À toi :".
asked-action = envoie quelqu'un
asked-place-first = place une barre pour { SEAT($owner) }

## Le décompte: ce que veut dire une ligne

line-before = Report
    .means = argent d'avant le début de l'enregistrement
line-profit = Profits
    .means = caisses comptées aux marchés
line-auctions = Enchères
    .means = les plus fortes offres secrètes
line-specials = Cartes spéciales
    .means = ce qu'elles ont rapporté
line-second_cards = Secondes cartes
    .means = £3 pour une seconde carte spéciale dans un tour
line-tiebreaker = Départage
    .means = en jeu
line-goods = Marchandises en main
    .means = le plus grand nombre tranche une égalité
ties-are-broken = Une égalité revient à qui a le Départage, puis à qui a le plus de cartes marchandise en main ; ensuite, on partage.
chart = Argent par manche
chart-note = tel qu'il était vraiment
# $lines sont des noms avec leur argent.
chart-label = L'argent au fil des manches. { LIST($lines, style: "comma") }
number-figures = Négociants / commis utilisés
number-bars = Barres placées
number-goods = Cartes marchandise prises
number-won = Enchères remportées
number-cards = Cartes spéciales jouées
yes = oui
no = non
ending-tiebreaker = Égalité d'argent : le Départage a tranché.
ending-goods = Égalité d'argent : le nombre de cartes marchandise en main a tranché.

## Les cartes qu'on consulte

# $rewards sont `reward-in-short`.
card-rewards = { $name } : { LIST($rewards, style: "comma") }
card-closed = { $name }. Le marché est fermé : ni réassort ni enchère pendant cette manche.
# Le texte de la carte suit; certains disent eux-mêmes qu'elle est devant toi.
when-played = Quand on la joue :
while-in-front = Reste devant toi :
plays-from = Elle peut être jouée à partir de la manche { $round }.
at-market = Un des cinq marchés. Les marchandises qu'il vend sont redistribuées à chaque partie.
track-for = pour { number-in-words } joueurs
copies = { $copies ->
    [one] { $copies } exemplaire
   *[other] { $copies } exemplaires
} dans les piles
highest-offer = La plus forte offre secrète de chaque marchandise prend ce que montre la carte.
what-it-pays = Ce qu'elle rapporte
kind-market_card = cartes de marché
kind-special = cartes spéciales
kind-market = marchés
kind-track = pistes
# Les champs des cartes dont les valeurs sont imprimées ou les nôtres.
field-coffee = café
field-soap = savon
field-silk = soie
field-china = porcelaine
field-closed = fermé
field-pays = rapporte
field-permanent = permanente
field-from_round = à partir de la manche
field-markets = marchés
field-players = joueurs
field-actions = actions
field-icons = symboles
own-deck = Combien il y a de chaque carte spéciale, { $n } en tout :
own-icon-special = carte spéciale
own-icon-reveal = argent montré

## Un mot sur chaque sorte de question, pour une première partie

guide-place_first = Tu places les premières barres de ton voisin de droite. Au début, aucun marché n'en reçoit plus de trois.
guide-action = Envoie un négociant là où il est, ou un commis à un marché sans négociant. Chacun sert une fois par manche : pointe-le pour voir.
guide-place = Une barre en travers d'une couche complète cache trois caisses en dessous. Ce qui compte, c'est ce qu'on voit d'en haut.
guide-type = Les marchandises sont ce que tu mises aux enchères, à la fin de la manche.
guide-take = Une carte après l'autre, de n'importe quelles piles. Ta main, c'est ce que tu peux mettre dans ton offre à l'enchère qui suit.
guide-offer = Tous offrent à la fois. Qui offre le plus d'un type prend le prix ; tu peux changer ton offre jusqu'à la dernière.
guide-pile = Tu regardes une pile et tu gardes une carte. La plupart paient une fois ; deux sortes restent devant toi et t'aident pour de bon.

## Ce que signifient signes et lieux : montré quand on les pointe, et dans l'aide

means-u_coffee = Café, l'un des quatre types de marchandises.
means-u_soap = Savon, l'un des quatre types de marchandises.
means-u_silk = Soie, l'un des quatre types de marchandises.
means-u_china = Porcelaine, l'un des quatre types de marchandises.
means-u_general = Le marché général : des marchandises d'un type au choix.
means-u_crates = Des caisses, ou poser des barres de caisses à un marché. Seul ce qui n'est pas recouvert compte.
means-u_profit = Profit : £1 pour chacune de tes caisses visibles au marché, au moins £3.
means-u_goods = Marchandises : une carte pour chacune de tes caisses visibles au marché, au moins trois.
means-mer_stack = Le négociant qui pose deux barres à son marché.
means-mer_profit = Le négociant qui paie £1 pour chacune de tes caisses visibles à son marché.
means-mer_goods = Le négociant qui donne une carte pour chacune de tes caisses visibles à son marché.
means-ass_a = Un commis : il fait ce que dit sa case, à un marché sans négociant.
means-ass_b = Un commis : il fait ce que dit sa case, à un marché sans négociant.
means-u_special = Cartes spéciales.
means-u_reveal = Tout le monde montre son argent.
means-u_exchange = Des cartes peuvent faire l'objet d'un échange.
means-u_bar = Les barres qui restent à poser, trois caisses sur chacune.
means-u_supply = Les cartes marchandise qui viennent à chaque manche.
means-u_coin = L'argent. Qui en a le plus après la dernière enchère gagne.
means-u_secret = De l'argent caché tant qu'il ne faut pas le montrer.
means-u_hand = Cartes marchandise en main.
means-u_coach = Le carrosse : qui l'a commence la manche.
means-tk_money = Ce que le plus grand nombre de cartes de ce type gagne à l'enchère.
place-pile = Une pile de cartes spéciales : qui en gagne une la parcourt et garde une carte.
place-goods = Une des piles de marchandises, faites de cartes marchandise.
action-named = { $action ->
    [stack] caisses
    [profit] profit
   *[goods] marchandises
}
