# Ce que dit la table de Nanty Narking dans le navigateur.
#
# En français, 0 se met au singulier comme 1 : le chiffre est toujours une variable.

## Le plan de la ville

map = Le plan
map-label = La métropole, douze quartiers sur les deux rives de la Tamise
# Ce qui est gravé : le titre avec une ligne au-dessus et une au-dessous, l'échelle, et le fleuve en deux mots éloignés l'un de l'autre.
map-title = MÉTROPOLE
    .over = La
    .under = en douze quartiers, avec ses ponts
map-scale = Un mille, à peu près
map-river = La
    .thames = Tamise
# Tout ce qui se trouve dans un quartier, dit en liste : le quartier d'abord, puis ceci.
stands-area = { AREA($area) }, numéro { $number }, £{ $cost }
stands-agents = { CAP(SEAT($seat)) } : { $count ->
    [one] { $count } Agent
   *[other] { $count } Agents
}
stands-figures = { CAP(SEAT($seat)) } : { FIGURE($figures) }
# $house : un Bâtiment nommé, ou building.
stands-building = { FIGURE($house) } ({ SEAT($owner) })
stands-grenadiers = { $count ->
    [one] { $count } Grenadier
   *[other] { $count } Grenadiers
}
stands-citizens = { $count ->
    [one] { $count } Nouveau Citoyen
   *[other] { $count } Nouveaux Citoyens
}
stands-trouble = Trouble
stands-control = contrôle : { SEAT($seat) }
stands-nothing = vide
# Plusieurs choix au même endroit.
which-one = Que choisis-tu { AREA($area, form: "in") } ?
choices = Choix
# Combien de Trouble il y a sur le plateau.
trouble-count = Trouble : { $count }
pawn-kind = { $pawn ->
    [grenadier] Grenadier
   *[new_citizen] Nouveau Citoyen
}

## La carte en jeu

in-play = En jeu
plays = { ME($seat) ->
    [you] Tu joues
   *[other] { SEAT($seat) } joue
}
played-last = Jouée en dernier
# $card : la carte à partir de laquelle celle-ci a été jouée.
played-from = via { CARD($card) }
no-card = Aucune carte n'est en jeu.
no-card-own = Choisis une carte de ta main.
# Les symboles d'une carte, comme titres et comme ce qu'on fait. $amount : l'argent.
sign-title = { $symbol ->
    [place] Placer un Agent
    [build] Construire
    [skull] Assassiner
    [calm] Retirer un Trouble
    [scroll] Texte de la carte
    [event] Événement aléatoire
    [another] Autre carte
    [money] Prendre £{ $amount }
   *[interrupt] Interruption
}
sign-step = { $symbol ->
    [place] Place un Agent là où tu en as un ou à côté
    [build] Construis là où tu as un Agent, sans Trouble
    [skull] Retire un pion, pas un des tiens, là où il y a un Trouble
    [calm] Retire un marqueur Trouble
    [scroll] Fais ce que dit le texte de la carte
    [event] Un Événement aléatoire, qui doit avoir lieu
    [another] Puis tu peux jouer une autre carte
    [money] Prends £{ $amount } à la banque
   *[interrupt] Se joue quand il le faut, même au tour d'un autre
}
# Ce qu'une étape a apporté, en peu de mots.
step-skipped = passé
step-done = fait
step-later = à venir
step-money = +£{ $amount }
# Quel symbole est en cours.
step-of = Symbole { $n } sur { $of } de la carte { CARD($card) }.
lit-areas = { $areas ->
    [one] { $areas } quartier
   *[other] { $areas } quartiers
} au choix
lit-pawns = { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
} dans { $areas ->
    [one] { $areas } quartier
   *[other] { $areas } quartiers
}
number-of-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## Ce qu'on peut faire

skip = Passer
    .note = continuer sans
end-turn = Finir ton tour
use-text = Utiliser le texte
take-money = Prendre £{ $amount }
claim = Proclamer ta victoire
play = Jouer
choose = Choisir
choose-player = { ME($seat) ->
    [you] Te choisir
   *[other] Choisir { SEAT($seat) }
}
throw-away = Jeter
end-now = Finir le tour, reprendre la dernière carte

## Les piles

to-draw = à piocher
discarded = défausse
events-left = événements
# Au dos des cartes grises, des cartes marron et des événements.
grey-back = I
brown-back = II
event-back = ?
pile-label = Pioche, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $grey ->
    [0] {""}
    [one] , dont { $grey } grise
   *[other] , dont { $grey } grises
}
discard-label = Défausse, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, l'ouvrir
events-label = Événements aléatoires, encore { $count }
discard-pile = La défausse
discard-note = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, la dernière au-dessus
discard-none = Rien n'a encore été défaussé.

## Le côté d'un joueur

ledger = Ton côté
ledger-of = Chez { SEAT($seat) }
ledger-controls = { $areas ->
    [one] { $areas } quartier contrôlé
   *[other] { $areas } quartiers contrôlés
}
ledger-money = Argent
    .note = fortune £{ $worth }
ledger-agents = Agents
    .note = dans { $areas ->
        [one] { $areas } quartier
       *[other] { $areas } quartiers
    }, { $reserve } en réserve
ledger-buildings = Bâtiments
    .note = coût £{ $cost }, { $left } en réserve
# Pas « Tu es de Sidonia », qui dirait d'où l'on vient.
you-are = Tu es { $personality ->
    [prince_albert] le { PERSONALITY($personality, form: "short") }
    [monsieur_de_sidonia] { PERSONALITY($personality) }
    [monsieur_de_sidonia_classic] { PERSONALITY($personality) }
   *[other] { PERSONALITY($personality, form: "short") }
}
secret-note = Personne d'autre ne le sait.
nobody-holds = Tu sais que personne n'a ces cartes : { PERSONALITY($personalities) }.
unknown-personality = inconnue
    .long = Personne ne connaît cette Personnalité
at-turn = joue
# Sous les chiffres d'un autre joueur.
stat-money = argent
stat-agents = agents
stat-buildings = bâtiments
stat-controls = contrôle
stat-cards = cartes
stat-worth = fortune
# Un joueur sur un téléphone, en bref.
side-in-short = { CAP(SEAT($seat)) }, £{ $money }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
# Devant le nom d'une carte posée devant un joueur.
loans = emprunt
stuck-with = sur les bras
known-cards = Tu connais ces cartes de cette main :
hidden-figure-cards = { $agents ->
    [one] { $agents } carte Agent
   *[other] { $agents } cartes Agent
}, { $buildings ->
    [one] { $buildings } carte Bâtiment
   *[other] { $buildings } cartes Bâtiment
} face cachée

## La main

hand = Ta main
hand-of = { ME($seat) ->
    [you] Ta main
   *[other] Main ({ SEAT($seat) })
}
hand-empty = Aucune carte en main.
hand-hidden = { $cards ->
    [one] { $cards } carte, que seul son propriétaire voit.
   *[other] { $cards } cartes, que seul leur propriétaire voit.
}
can-answer = peut réagir

## Pouvoirs des cartes Quartier, et cartes Agent et Bâtiment

powers = Pouvoirs
powers-none = Construis pour gagner le pouvoir d'un quartier.
# Si un pouvoir peut servir maintenant.
power-state = { $state ->
    [ready] prêt
    [used] utilisé ce tour-ci
    [new] gagné ce tour-ci
    [blocked] un Grenadier le bloque
    [event] quand un événement frappe
    [dead] perdu pour de bon
   *[waits] pendant ton tour
}
# Le même sur un jeton, là où un pouvoir ne peut pas servir.
power-off = { $state ->
    [blocked] bloqué
    [used] utilisé
   *[dead] perdu
}
# Ce que fait un pouvoir, en aussi peu de mots qu'un jeton en laisse la place.
power-short = { $power ->
    [pay_place_agent] £{ $cost } : placer tout près
    [draw_then_discard] piocher, défausser
    [pay_remove_trouble] £{ $cost } : calmer
    [take_money] +£{ $money }
    [protect_from_event] £{ $cost } : protéger
    [discard_for_money] carte pour £{ $money }
   *[place_trouble] semer le Trouble
}
# Le même avec la place d'une phrase.
power-long = { $power ->
    [pay_place_agent] Paie £{ $cost }, place un Agent { AREA($area, form: "in") } ou à côté
    [draw_then_discard] Pioche une carte, puis défausses-en une
    [pay_remove_trouble] Paie £{ $cost }, retire un marqueur Trouble
    [take_money] Prends £{ $money }
    [protect_from_event] Paie £{ $cost } par pièce qu'un événement doit épargner
    [discard_for_money] Défausse une carte, prends £{ $money }
   *[place_trouble] Sème le Trouble { AREA($area, form: "in") } ou à côté
}
# $does : power-long ; $state : power-state, ou pourquoi il ne peut pas servir.
power-words = { AREA($area) }. { $does }. { $state }
power-title = { $says } ({ $state })
free = Libres
free-label = Encore sans Bâtiment : { AREA($areas) }
revealed = révélée
hidden = cachée
# $says : ce que dit la carte d'un Agent ou d'un Bâtiment nommé.
ability-words = { FIGURE($figure) }. { $says }
ability-words-open = { FIGURE($figure) }, carte révélée. { $says }
ability-words-secret = { FIGURE($figure) }, personne d'autre ne le sait. { $says }

## Qui pourrait gagner

race = Qui peut gagner ?
    .note = vérifié au début du tour
# Qui a un but : une Personnalité, ou les trois Lords.
aim-people = { $count ->
    [one] { PERSONALITY($personality, form: "short") }
   *[other] Les Lords
}
# Ce qui est compté pour une Personnalité ; la place manque, 19 signes au plus.
aim-measure = { $condition ->
    [agents_in_areas] quartiers occupés
    [trouble_markers] marqueurs Trouble
    [net_worth] fortune
    [areas_controlled] quartiers contrôlés
    [deck_exhausted] pioche épuisée
    [cash] argent seul
    [buildings] Bâtiments
    [agents_in_river_areas] quartiers du fleuve
    [agents_in_trouble_areas] quartiers à Trouble
    [control_westminster_plus] outre Westminster
    [deck_exhausted_low_trouble] fin tranquille
    [agents_on_board] Agents en jeu
   *[hand_size] cartes en main
}
# Le même, avec où quelqu'un en est. $pile : les cartes qui restent à piocher.
aim-so-far = { $condition ->
    [agents_in_areas] quartiers occupés : { $have } sur { $need }
    [trouble_markers] marqueurs Trouble : { $have } sur { $need }
    [net_worth] fortune : £{ $have } sur £{ $need }
    [areas_controlled] quartiers contrôlés : { $have } sur { $need }
    [deck_exhausted] pioche épuisée : encore { $pile ->
        [one] { $pile } carte
       *[other] { $pile } cartes
    }
    [cash] argent seul : £{ $have } sur £{ $need }
    [buildings] Bâtiments : { $have } sur { $need }
    [agents_in_river_areas] quartiers du fleuve : { $have } sur { $need }
    [agents_in_trouble_areas] quartiers à Trouble : { $have } sur { $need }
    [control_westminster_plus] outre Westminster : { $have } sur { $need }
    [deck_exhausted_low_trouble] fin tranquille : { $have }, au plus { $need }
    [agents_on_board] Agents en jeu : { $have } sur { $need }
   *[hand_size] cartes en main : { $have } sur { $need }
}
# Une ligne de la course, en mots. $who : aim-people ; $what : aim-measure ; $all : où chacun en est, un race-have par joueur.
race-label = { $who }, { $what }, il en faut { $need } : { LIST($all, style: "comma") }
race-label-money = { $who }, { $what }, il faut £{ $need } : { LIST($all, style: "comma") }
# La même pour un compte commun à tous.
race-label-shared = { $who }, { $what }, il en faut { $need } : { $have }
race-label-pile = { $who } gagne quand la pioche est épuisée : encore { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}
race-label-quiet = { $who } gagne quand la pioche est épuisée avec au plus { $need ->
    [one] { $need } marqueur Trouble
   *[other] { $need } marqueurs Trouble
} : { $have } pour l'instant, encore { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}
race-have = { CAP(SEAT($seat)) } { $have }
race-have-money = { CAP(SEAT($seat)) } £{ $have }
# $label : une ligne de la course ; c'est le but de qui lit.
race-own = { $label }. Ton but
race-at-most = ≤{ $need }
race-cards-left = cartes
race-anyone = tous
# $label : une ligne de la course ; on sait que personne n'a ce but.
race-nobody = personne
    .long = { $label }. Personne n'a ce but
# Combien sont en tête ensemble.
race-several = { $count ->
    [2] deux
    [3] trois
   *[4] quatre
}

## Réponses à ce que fait quelqu'un

# Au-dessus de la fenêtre. $threat : ce qui arriverait. $what est agent ou un Agent nommé ; il est à $owner.
threat-by-player = { $threat ->
    [remove] { ME($seat) ->
        [you] Tu veux
       *[other] { SEAT($seat) } veut
    } retirer { ME($owner) ->
        [you] { FIGURE($what, form: "your") } { AREA($area, form: "of") }
       *[other] { FIGURE($what, form: "the") } { AREA($area, form: "of") } ({ SEAT($owner) })
    }
   *[move] { ME($seat) ->
        [you] Tu veux
       *[other] { SEAT($seat) } veut
    } déplacer { ME($owner) ->
        [you] { FIGURE($what, form: "your") } { AREA($area, form: "of") }
       *[other] { FIGURE($what, form: "the") } { AREA($area, form: "of") } ({ SEAT($owner) })
    }
}
threat-by-text = { ME($seat) ->
    [you] Tu utilises
   *[other] { SEAT($seat) } utilise
} la carte { CARD($card) } contre toi
threat-by-any-text = { ME($seat) ->
    [you] Tu utilises
   *[other] { SEAT($seat) } utilise
} une carte contre toi
threat-by-event = { $threat ->
    [remove] L'événement veut retirer { ME($owner) ->
        [you] { FIGURE($what, form: "your") } { AREA($area, form: "of") }
       *[other] { FIGURE($what, form: "the") } { AREA($area, form: "of") } ({ SEAT($owner) })
    }
   *[flee] L'inondation chasse { ME($owner) ->
        [you] { FIGURE($what, form: "your") } { AREA($area, form: "of") }
       *[other] { FIGURE($what, form: "the") } { AREA($area, form: "of") } ({ SEAT($owner) })
    }
}
threat-to-area = { $threat ->
    [destroy] Ton Bâtiment { AREA($area, form: "of") } serait détruit
    [forfeit] Tu perdrais la carte Quartier { AREA($area, form: "of") }
   *[arrive] Un pion neutre arriverait { AREA($area, form: "in") }
}
use-card = Utiliser { CARD($card) }
let-happen = Laisser faire
    .note = Tu gardes tes cartes.
pay-holborn = Payer £{ $cost } pour Holborn
# $what : la pièce.
spares = Cela protège { $what }.
shield = La Suffragiste
suffragist = Jouer la Suffragiste
    .note = Tes Agents peuvent être épargnés. Sa carte quitte la partie.
only-pass = Tu n'as rien pour réagir.
everyone-waits = Tout le monde t'attend.
fold = Replier
unfold = Ouvrir

## Consignes

orders = Consigne
    .note = Quoi que tu choisisses, les autres voient la même pause.
order-name = { $order ->
    [always-ask] Toujours demander
    [never-ask] Laisser faire
    [save-any-agent] Sauver tout Agent
   *[save-my-last-in-an-area] Sauver le dernier d'un quartier
}
order-note = { $order ->
    [never-ask] Holborn reste proposé
    [save-any-agent] tant qu'une carte est là pour cela
    [save-my-last-in-an-area] laisser faire le reste
   *[always-ask] {""}
}
order-now = Consigne : { $order ->
    [always-ask] Toujours demander
    [never-ask] Laisser faire
    [save-any-agent] Sauver tout Agent
   *[save-my-last-in-an-area] Sauver le dernier d'un quartier
}

## Événements aléatoires

random-event = Événement aléatoire
random-event-named = Événement aléatoire : { EVENT($event) }
fold-event = { EVENT($event) } : Replier
unfold-event = { EVENT($event) } : Ouvrir
rolled = { $number }, { AREA($area) }
# $rolls : un ou plusieurs rolled.
dice = Résultat du dé : { LIST($rolls) }
# À côté du joueur à qui on demande.
asked-now = maintenant

## Ce qui est étalé au choix

picker = { $kind ->
    [figure] Quel Agent ?
    [start] Qui commence là ?
    [start_all] Qui commence ?
    [house] Quel Bâtiment ?
    [keep] Quelle carte gardes-tu ?
    [steal] Tu vois cette main
    [event_down] Lequel va sous la pile ?
    [event_on_top] Lequel vient ensuite ?
    [events_taken] Combien en regardes-tu ?
   *[other] Choix
}
foreseen = Ce qui vient ensuite, tu le sais : { EVENT($events, style: "comma") }
start-in = Qui commence { AREA($area, form: "in") } ?
start-picked = { AREA($area) } : { FIGURE($figure) }
start-back = Le précédent

## Les cartes, en grand et en mots

type-of-card = { $type ->
    [action] Carte Action
    [area] Carte Quartier
    [event] Événement aléatoire
    [personality] Personnalité
    [agent] Carte Agent
   *[building] Carte Bâtiment
}
deck-number = { $deck ->
    [grey] Pile grise
   *[brown] Pile marron
}, numéro { $number }
# Une carte Action en mots. $signs : ses symboles ; $says : ce que dit son texte.
action-words = { CARD($card) }, { $deck ->
    [grey] pile grise
   *[brown] pile marron
} : { $signs }.
action-words-text = { CARD($card) }, { $deck ->
    [grey] pile grise
   *[brown] pile marron
} : { $signs }. { $says }
no-signs = aucun symbole
three-up = À partir de trois joueurs
set-only = { $set ->
    [classic] Avec les Personnalités classiques
   *[standard] Avec les Personnalités standard
}
kind-of-figure = { $kind ->
    [single] Une seule fois : quitte ensuite la partie
    [ongoing] Une fois par tour, face visible
   *[interrupt] Chaque fois qu'il le faut
}
needs-with = { $players } joueurs : { $need }
needs-with-money = { $players } joueurs : £{ $need }
near = À côté :
on-thames = Au bord de la Tamise
inland = Loin du fleuve
site-cost = { $number } · £{ $cost } pour construire
event-rolls = Événement aléatoire, { $rolls ->
    [0] aucun lancer
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
}
holborn = Holborn :

## La fin

end-points = Points
end-ties = À égalité de points, la carte Quartier la plus chère l'emporte.
end-people = Chacun révèle sa Personnalité
    .note = et ce qui manquait à chacun
end-aside = Personne n'avait
end-winner = victoire
end-won-points = { ME($seat) ->
    [you] Tu gagnes
   *[other] { SEAT($seat) } gagne
} avec { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
} d'avance
end-won-tie = { ME($seat) ->
    [you] Tu gagnes
   *[other] { SEAT($seat) } gagne
} avec la carte Quartier la plus chère
end-shared = { ME($seats) ->
    [you] { CAP(SEAT($seats)) } partagez la victoire
   *[other] { CAP(SEAT($seats)) } partagent la victoire
}
end-worth = Fortune à la fin
end-controls = Quartiers contrôlés
end-agents = Agents en jeu
end-plays = Cartes jouées
end-placed = Agents placés
end-removed = Agents perdus
end-built = Bâtiments construits
end-earned = Pris à la banque
end-used = Pouvoirs utilisés
# Ce qui a décidé, selon la façon dont la partie a fini.
ending-declared = La victoire a été proclamée au début d'un tour.
ending-pile_won = La pioche est épuisée.
ending-pile_empty = La pioche est épuisée : les points décident.
ending-riots = Les Émeutes ont mis fin à la partie : les points décident.

## Un mot sur chaque sorte de question, pour une première partie

guide-turn = Joue une carte, signe par signe ; chacun peut être passé, sauf un Événement aléatoire. Tu gagnes si ton but est atteint au début de ton tour.
guide-after = Là où tu as un Bâtiment, le quartier donne un pouvoir une fois par tour. Puis finis ton tour : tu complètes ta main à cinq cartes.
guide-place_agent = Un Agent va là où tu en as déjà un, ou juste à côté. Un deuxième Agent dans un quartier amène le Trouble.
guide-remove_trouble = Tout marqueur Trouble peut partir, où que tu sois. Sans Trouble, pas d'assassinat, et l'on peut construire dans le quartier.
guide-assassinate = Seulement là où il y a un Trouble. Le Trouble part avec la victime.
guide-build = Il faut un de tes Agents sur place, pas de Trouble, et le prix du plan. Le Bâtiment te donne le pouvoir du quartier.
guide-another = Ce symbole te laisse jouer une carte de plus de ta main dans le même tour.
guide-use_text = Un parchemin fait ce que dit le texte de la carte.
guide-react = Quelqu'un va toucher à ce qui est à toi. Personne ne saura si tu aurais pu réagir.

## Ce qu'a une carte, là où l'on dit ce qui en est imprimé

field-condition = condition
field-holborn = Holborn
field-kind = genre
field-near = voisins
field-needs = besoin
field-number = numéro
field-players = joueurs
field-power = pouvoir
field-river = fleuve
field-rolls = lancers
field-set = série
field-start = départ
field-symbols = symboles

## Ce que signifient signes et lieux : montré quand on les pointe, et dans l'aide

means-u_nn_place = Place un agent là où tu en as un, ou à côté.
means-u_nn_calm = Retire un marqueur trouble.
means-u_nn_money = Prends autant d'argent.
means-u_nn_skull = Retire un pion qui n'est pas à toi dans un quartier avec un trouble.
means-u_nn_build = Construis là où tu as un agent, au prix du quartier, s'il n'y a ni trouble ni bâtiment.
means-u_nn_scroll = Fais ce que dit le texte de la carte.
means-u_nn_event = Un événement aléatoire est révélé et doit avoir lieu.
means-u_nn_another = Joue une autre carte.
means-u_nn_interrupt = Une interruption : elle peut être jouée à tout moment, contre ce que font les autres.
means-np_trouble = Un marqueur trouble : personne ne peut construire ici, et des pions peuvent être retirés. Il part quand un pion s'en va.
means-np_pw = Un agent. Le plus grand nombre de pièces contrôle un quartier.
means-np_hs = Un bâtiment. Son propriétaire a la carte du quartier, et son pouvoir.
means-np_grenadier = Le grenadier. Là où il se tient, personne ne contrôle le quartier, et sa carte n'agit pas.
means-np_citizen = De nouveaux citoyens. Ensemble, ils peuvent être plus nombreux que les pièces de chaque joueur.
means-u_coin = Argent.
means-u_nn_agent = Agents sur le plateau.
means-u_nn_house = Bâtiments sur le plateau.
means-u_nn_flag = Quartiers sous contrôle : avec plus de pièces que chaque autre joueur, et que tous les nouveaux citoyens.
means-u_hand = Cartes en main.
means-u_nn_mask = Une personnalité que personne d'autre ne connaît : elle dit ce qui fait gagner.
