# Ce que dit Nanty Narking.
#
# Devant un nom de joueur, pas de « de » (d'Ada, de Ben) : le propriétaire vient entre parenthèses, ou la phrase passe par « à ».
# Formes des quartiers : in (à Chelsea, dans le Strand), of (de Chelsea, du Strand), the (Chelsea, le Strand).
# Formes des figurines : the (l'Agent, le Palais), your (ton Agent, ta Gouvernante).


## Options de la table

option-personalities = Personnalités
    .help = Standard : les sept de la règle. Classique : Moriarty, de Sidonia et Mrs. Hudson sont échangés. Alternative : huit autres, de notre invention et non celles qui sont imprimées.
option-figures = Cartes Agent et cartes Bâtiment
    .help = Les Agents et les Bâtiments ont un nom, et chacun a des cartes secrètes qui donnent un pouvoir à certains d'entre eux.
option-first = Premier joueur
    .help = Qui commence.
option-first_round_claims = Victoire au premier tour de table
    .help = Un joueur peut-il proclamer sa victoire dès son tout premier tour ? Selon notre règle, non.
option-free_relocation = Septième Bâtiment gratuit
    .help = Déplacer un Bâtiment, une fois les six posés, est-il gratuit ? Selon notre règle, le prix du nouveau quartier est dû.
option-two_cards = Babbage et Mycroft
    .help = Leurs deux cartes sont choisies une par une, ou posées ensemble avant de jouer la première.
option-inigo_jones = Inigo Jones
    .help = La carte Quartier qu'il fait rendre sert de nouveau à qui construira là plus tard, ou ne sert plus jamais.
option-classic_for_two = De Sidonia classique à deux
    .help = Le de Sidonia classique n'est pas prévu pour deux joueurs : il est laissé de côté, ou le standard le remplace.
option-starting_agents = Agents de départ
    .help = Avec les cartes Agent : les premiers Agents sont choisis au vu de tous, chacun son tour, ou par tous à la fois en secret.
option-cards = Cartes corrigées
    .help = Ta propre lecture des cartes : {"{"}id de carte: {"{"}champ: valeur{"}"}{"}"}.

## Consignes, dites par le joueur

order-always-ask = Me demander chaque fois que je pourrais réagir.
order-never-ask = Tout laisser faire sans demander ; Holborn reste proposé.
order-save-any-agent = Sauver n'importe lequel de mes Agents d'un déplacement ou d'un retrait tant que j'ai une carte pour cela.
order-save-my-last-in-an-area = Sauver un Agent seulement si c'est mon dernier dans son quartier ; laisser faire le reste.

## Morceaux d'autres messages

# Ce qu'un joueur a corrigé de sa main, tel quel.
own-words = { $words }
player = { SEAT($seat) }

# Un pion. $what est grenadier, new_citizen, agent ou un Agent nommé ; les deux derniers ont un $owner.
pawn = { $what ->
    [grenadier] le Grenadier { AREA($area, form: "of") }
    [new_citizen] le Nouveau Citoyen { AREA($area, form: "of") }
   *[agent] { ME($owner) ->
        [you] { FIGURE($what, form: "your") } { AREA($area, form: "of") }
       *[other] { FIGURE($what, form: "the") } { AREA($area, form: "of") } ({ SEAT($owner) })
    }
}
# Le même quand il y en a deux, ou quand la phrase a un autre quartier.
pawn-first = { $first_what ->
    [grenadier] le Grenadier { AREA($first_area, form: "of") }
    [new_citizen] le Nouveau Citoyen { AREA($first_area, form: "of") }
   *[agent] { ME($first_owner) ->
        [you] { FIGURE($first_what, form: "your") } { AREA($first_area, form: "of") }
       *[other] { FIGURE($first_what, form: "the") } { AREA($first_area, form: "of") } ({ SEAT($first_owner) })
    }
}
pawn-second = { $second_what ->
    [grenadier] le Grenadier { AREA($second_area, form: "of") }
    [new_citizen] le Nouveau Citoyen { AREA($second_area, form: "of") }
   *[agent] { ME($second_owner) ->
        [you] { FIGURE($second_what, form: "your") } { AREA($second_area, form: "of") }
       *[other] { FIGURE($second_what, form: "the") } { AREA($second_area, form: "of") } ({ SEAT($second_owner) })
    }
}
# Un pion, ou plusieurs Agents d'un même joueur.
pawns = { $count ->
    [one] { pawn }
   *[other] { ME($owner) ->
        [you] { $count } de tes Agents { AREA($area, form: "of") }
       *[other] { $count } Agents { AREA($area, form: "of") } ({ SEAT($owner) })
    }
}

# Les symboles d'une carte, et une carte qui n'en a pas.
symbols = { LIST($parts, style: "comma") }
no-symbols = aucun symbole

# Ce qu'il faut à une Personnalité selon le nombre de joueurs.
needs-by-players = { LIST($needs, style: "or") } (à { LIST($players, style: "or") } joueurs)

## Ce à quoi on peut réagir : des propositions sans majuscule, dites dans une question et dans le journal

threat-remove = { $count ->
    [one] { pawns } quitterait le plateau
   *[other] { pawns } quitteraient le plateau
}
threat-move = { $count ->
    [one] { pawns } changerait de quartier
   *[other] { pawns } changeraient de quartier
}
threat-flee = { $count ->
    [one] { pawns } devrait fuir
   *[other] { pawns } devraient fuir
}
threat-destroy = le Bâtiment { AREA($area, form: "of") } serait détruit
threat-forfeit = la carte Quartier { AREA($area, form: "of") } serait rendue
threat-arrive = { $pawn ->
    [grenadier] { $count ->
        [one] un Grenadier arriverait
       *[other] { $count } Grenadiers arriveraient
    }
   *[new_citizen] { $count ->
        [one] un Nouveau Citoyen arriverait
       *[other] { $count } Nouveaux Citoyens arriveraient
    }
} { AREA($area, form: "in") }
# $cause : le nom de la carte dont c'est le texte. Dit aussi à qui n'est pas visé (journal) : donc sans « contre toi ».
threat-text = { ME($seat) ->
    [you] tu utilises le texte de la carte { $cause }
   *[other] { SEAT($seat) } utilise le texte de la carte { $cause }
}
threat-unknown = le texte d'une carte te toucherait

## Questions, simples ou avec ce dont il s'agit
# `for` nomme la carte qui demande ($cause), `at` un quartier, `of` un pion, un joueur ($target) ou une carte.

ask-turn = Quelle carte joues-tu ?
ask-after = Finir ton tour, ou faire encore quelque chose avant ?
ask-place_agent = Où places-tu un Agent ?
    .for = { $cause } : où places-tu un Agent ?
ask-source = Tous tes Agents sont sur le plateau : lequel déplaces-tu là ?
    .at = { AREA($area) } : tous tes Agents sont sur le plateau. Lequel déplaces-tu là ?
ask-figure = Quel Agent places-tu ?
    .at = { AREA($area) } : quel Agent places-tu ?
ask-remove_trouble = Quel marqueur Trouble retires-tu ?
    .for = { $cause } : quel marqueur Trouble retires-tu ?
ask-assassinate = Qui assassines-tu ?
    .for = { $cause } : qui assassines-tu ?
ask-build = Où construis-tu ?
    .for = { $cause } : où construis-tu ?
ask-move_building = Tous tes Bâtiments sont sur le plateau : lequel déplaces-tu là ?
    .at = { AREA($area) } : tous tes Bâtiments sont sur le plateau. Lequel déplaces-tu là ?
ask-house = Quel Bâtiment places-tu ?
ask-take_money = Prendre l'argent ?
    .of = { CARD($card) } : prends-tu £{ $amount } ?
ask-another = Jouer une autre carte ?
    .for = { $cause } : jouer une autre carte ?
ask-use_text = Utiliser le texte de la carte ?
    .of = { CARD($card) } : { $words } L'utilises-tu ?
ask-target = Quel joueur ?
ask-payee = Qui paies-tu ?
ask-receiver = Qui reçoit l'argent ?
    .of = { CAP(SEAT($target)) } : qui reçoit l'argent ?
ask-robbed = Quel joueur te paie ?
    .for = { $cause } : quel joueur te paie £{ $money } ?
ask-area = Quel quartier ?
ask-next_area = Où places-tu un autre Agent ?
    .for = { $cause } : où places-tu un autre Agent ?
ask-pawn = Quel pion ?
ask-victim = Quel pion est retiré ?
    .for = { $cause } : quel pion est retiré ?
ask-own_agent = Lequel de tes Agents déplaces-tu ?
    .for = { $cause } : lequel de tes Agents déplaces-tu ?
    .swap = { $cause } : lequel de tes Agents change de place avec un autre ?
ask-second_pawn = Avec quel pion change-t-il de place ?
    .of = { CAP(pawn) } : échange de places avec quel pion ?
ask-destination = Où va-t-il ?
    .of = { CAP(pawn) } : vers quel quartier ?
ask-discard = Quelle carte défausses-tu ?
    .for = { $cause } : quelle carte défausses-tu ?
ask-next_discard = Quelle carte défausses-tu ?
    .sold = { $cause } : quelle carte défausses-tu encore pour £{ $money } ?
    .refill = { $cause } : quelle carte défausses-tu avant de compléter ta main à cinq ?
ask-give = Quelle carte donnes-tu ?
    .for = { $cause } : quelle carte donnes-tu ?
ask-give_or_pay = Donner de l'argent ou une carte ?
    .for = { $cause } : donner de l'argent ou une carte ?
ask-keep = Laquelle de ces cartes gardes-tu ?
    .of = { CAP(SEAT($target)) } : laquelle de ces cartes gardes-tu ?
ask-steal = Tu vois toute la main : quelle carte prends-tu ?
    .of = { CAP(SEAT($target)) } : tu vois toute sa main. Quelle carte prends-tu ?
    .thrown = { CAP(SEAT($target)) } : tu vois toute sa main. Quelle carte est défaussée ?
ask-ransom = Payer ?
    .pawn = { CAP(pawn) } quitterait le plateau : paies-tu £{ $amount } { SEAT($payee, form: "to") } pour l'éviter ?
    .burden = { CARD($card) } : paies-tu £{ $amount } { SEAT($payee, form: "to") } ? Sinon, cette carte reste devant toi jusqu'à la fin de la partie.
    .building = { CARD($card) } : paies-tu £{ $amount } { SEAT($payee, form: "to") } ? Sinon, { ME($payee) ->
        [you] tu peux
       *[other] { SEAT($payee) } peut
    } retirer un de tes Bâtiments.
ask-raze = Quel Bâtiment retires-tu ?
    .of = { CAP(SEAT($target)) } : quel Bâtiment retires-tu ?
ask-lose_agent = Lequel de tes Agents perds-tu ?
    .for = { $cause } : lequel de tes Agents perds-tu ?
    .or-pay = { $cause } : lequel de tes Agents perds-tu, ou paies-tu £{ $money } ?
ask-two_cards = Quelles cartes poses-tu ?
    .for = { $cause } : quelles cartes poses-tu ?
ask-power_area = Quel quartier ?
    .at = { AREA($area) } : quel quartier ?
ask-power_discard = Quelle carte défausses-tu ?
    .at = { AREA($area) } : quelle carte défausses-tu ?
ask-react = Réagis-tu ?
    .to = { CAP(LIST($threats, style: "semicolon")) }. Réagis-tu ?
ask-save_which = Quel Agent ?
    .for = { $cause } : quel Agent ?
ask-relocate = Où va l'Agent à la place ?
    .of = { CAP(pawn) } : où va cet Agent à la place ?
ask-flood = Quel Agent fuit l'inondation, et vers où ?
ask-murder = Qui est assassiné ?
    .at = { AREA($area) } : qui est assassiné ?
ask-inigo_agent = Lequel de tes Agents s'en va ?
    .at = { AREA($area) } : lequel de tes Agents s'en va ?
ask-subsidence = Tu ne peux pas payer pour tous : quel Bâtiment perds-tu ?
ask-start = Quel Agent commence là ?
    .at = { AREA($area) } : quel Agent commence là ?
ask-start_all = Avec quels Agents commences-tu ?
ask-figure_target = Quel joueur ?
    .for = { $cause } : quel joueur ?
ask-prey = Quelles figurines faut-il retirer ?
    .for = { $cause } : quelles figurines faut-il retirer ?
ask-calm_area = Quel marqueur Trouble retires-tu ?
    .for = { $cause } : quel marqueur Trouble retires-tu ?
ask-events_taken = Combien d'Événements aléatoires regardes-tu ?
ask-event_down = Quel Événement aléatoire va sous la pile ?
ask-event_on_top = Quel Événement aléatoire vient ensuite ?
ask-draw_building = Piocher une carte Bâtiment ?

# La première question du texte d'une carte, selon ce que fait ce texte ; $effect_… sont ses chiffres.
ask-text-build_half_price = { CARD($card) } : où construis-tu, pour 1/{ $effect_divisor } du prix ?
ask-text-buy_building = { CARD($card) } : quel Bâtiment achètes-tu pour le remplacer par un des tiens ?
ask-text-discard_cards = { CARD($card) } : quelle carte défausses-tu ?
ask-text-discard_any_for_money = { CARD($card) } : quelle carte défausses-tu pour £{ $effect_money } ?
ask-text-earn_per_pawn_in_trouble_area = { CARD($card) } : où prends-tu £{ $effect_money } par pion ?
ask-text-force_transfer = { CARD($card) } : quel joueur doit donner £{ $effect_money } à un autre ?
ask-text-inspect_hand_discard_one = { CARD($card) } : quelle main regardes-tu pour en défausser une carte ?
ask-text-move_other_agent_adjacent = { CARD($card) } : quel pion déplaces-tu dans un quartier adjacent ?
ask-text-move_own_anywhere = { CARD($card) } : lequel de tes Agents déplaces-tu ?
ask-text-move_own_from_trouble_adjacent = { CARD($card) } : lequel de tes Agents va dans un quartier adjacent ?
ask-text-pay_or_hand_burden = { CARD($card) } : quel joueur te paie £{ $effect_money }, ou garde cette carte jusqu'à la fin de la partie ?
ask-text-pay_or_lose_building = { CARD($card) } : quel joueur te paie £{ $effect_money }, ou risque de perdre un Bâtiment ?
ask-text-pay_player_then_assassinate = { CARD($card) } : à qui paies-tu £{ $effect_money } pour commettre toi-même un assassinat ?
ask-text-pay_player_then_move_own = { CARD($card) } : à qui paies-tu £{ $effect_money } pour déplacer un de tes Agents où tu veux ?
ask-text-pay_player_to_remove = { CARD($card) } : à qui paies-tu £{ $effect_money } pour qu'il désigne le pion à retirer ?
ask-text-place_anywhere_no_trouble = { CARD($card) } : où places-tu un Agent, sans Trouble ?
ask-text-place_at_own_building = { CARD($card) } : où places-tu un Agent ?
ask-text-place_in_trouble_area = { CARD($card) } : où places-tu un Agent ?
ask-text-place_in_or_adjacent_area = { CARD($card) } : où places-tu un Agent ?
ask-text-place_trouble_any = { CARD($card) } : où mets-tu un marqueur Trouble ?
ask-text-place_trouble_next_to_trouble = { CARD($card) } : où mets-tu un marqueur Trouble ?
ask-text-remove_pawn_from_area = { CARD($card) } : quel pion { AREA($effect_area, form: "of") } retires-tu ?
ask-text-sell_card = { CARD($card) } : quel joueur doit t'acheter une carte pour £{ $effect_money } ?
ask-text-swap_hands = { CARD($card) } : avec quel joueur échanges-tu ta main ?
ask-text-swap_two_pawns = { CARD($card) } : quel pion change de place avec un autre ?
ask-text-take_from_one = { CARD($card) } : quel joueur te paie £{ $effect_money } ?
ask-text-take_two_random_keep_one = { CARD($card) } : dans quelle main tires-tu { $effect_cards ->
    [one] 1 carte
   *[other] { $effect_cards } cartes
} pour en garder une ?
ask-text-target_gives_cards = { CARD($card) } : quel joueur te donne { $effect_cards ->
    [one] 1 carte
   *[other] { $effect_cards } cartes
} ?

## Choix : ce qui est sur la table

pick-card = { CARD($card) }
pick-area = { AREA($area) }
pick-site = { AREA($area) } (£{ $cost })
pick-player = { CAP(SEAT($target)) }
pick-pawn = { CAP(pawn) }
pick-flight = { CAP(pawn) }, vers { AREA($to, form: "the") }
pick-figure = { FIGURE($figure) }
pick-house = { FIGURE($house) }
pick-event = { EVENT($event) }
pick-amount = { $amount }
pick-start = { LIST($places, style: "comma") }
start-place = { FIGURE($figure) } { AREA($area, form: "in") }

## Choix : ce qu'on peut faire

answer-skip = Passer
answer-end_turn = Finir ton tour
answer-use = Oui
answer-pass = Laisser faire
answer-done = Terminé
take-none = N'en prendre aucune
refuse-pawn = Ne pas payer : { pawn-first } quitte le plateau
refuse-burden = Ne pas payer : cette carte reste devant toi jusqu'à la fin de la partie
refuse-building = Ne pas payer : { ME($payee) ->
    [you] tu peux
   *[other] { SEAT($payee) } peut
} retirer un de tes Bâtiments
pay-bank = Payer £{ $cost } à la banque
pay-player = Payer £{ $cost } { SEAT($payee, form: "to") }
declare-victory = Proclamer ta victoire
declare-victory-as = Proclamer ta victoire ({ PERSONALITY($personality) })
use-area = Utiliser { AREA($area, form: "the") }
use-figure = Utiliser { FIGURE($figure_card, form: "the") }
throw-away = Jeter { CARD($card) }
play-suffragist = Jouer la Suffragiste
suffragist-saves = La Suffragiste protège { $spares }
holborn-spares = Payer £{ $cost } : Holborn protège { $spares }
# Ce qui est sauvé ou épargné.
spares-agent = { pawn }
spares-arrival = { $pawn ->
    [grenadier] { AREA($area, form: "the") } d'un Grenadier
   *[new_citizen] { AREA($area, form: "the") } d'un Nouveau Citoyen
}
spares-building = le Bâtiment { AREA($area, form: "of") }
spares-card = la carte Quartier { AREA($area, form: "of") }
# Le docteur Watson, $card, et la carte jouée avant lui, $last.
watson-takes-back = { CARD($card) } : finir ton tour et reprendre { CARD($last) }
watson-burden = { CARD($card) } : finir ton tour ; { CARD($last) } reste devant { SEAT($holder) }
watson-loan = { CARD($card) } : finir ton tour ; { CARD($last) } reste devant toi
watson-taken-up = { CARD($card) } : finir ton tour ; la carte { CARD($last) } a déjà été reprise

# Ce que ferait une Interruption.
answer-blocks = Cela n'arrive pas. La carte est défaussée.
answer-saves = L'Agent reste. La carte est défaussée.
answer-relocates = L'Agent va ailleurs. La carte est défaussée.

## Avertissements

warn-own-agent = C'est ton propre Agent.
warn-interrupt = Jouée ainsi, une Interruption ne fait rien.
warn-idle = Rien sur cette carte n'aurait d'effet maintenant.
warn-nothing-back = Aucune carte ne revient dans ta main.
final-event = Le prochain Événement est révélé : pas de retour.
final-hand = Tu complètes ta main à { $hand } cartes : pas de retour.

## Ce qu'un choix changerait

# Tout ce qu'on verrait changer.
on-the-board = { LIST($changes, style: "semicolon") }
money-becomes = £{ $before } devient £{ $after }
trouble-comes = Trouble { AREA($area, form: "in") } : { $count } sur le plateau
trouble-goes = Fin du Trouble { AREA($area, form: "in") } : { $count } sur le plateau
control-goes = Contrôle { AREA($area, form: "of") } : { SEAT($seat) }
control-lapses = Contrôle { AREA($area, form: "of") } : personne
aim-trouble = { PERSONALITY($personality) } : Trouble de { $before } à { $after }, il en faut { $need }
aim-quiet = { PERSONALITY($personality) } : Trouble de { $before } à { $after }, au plus { $need }
aim-player = { PERSONALITY($personality) } : { SEAT($seat) }, de { $before } à { $after } sur { $need }
may-stop = { ME($seat) ->
    [you] Tu peux
   *[other] { CAP(SEAT($seat)) } peut
} encore l'empêcher
cannot-stop = { ME($seat) ->
    [you] Tu ne peux
   *[other] { CAP(SEAT($seat)) } ne peut
} pas l'empêcher

## Pourquoi quelque chose est impossible

why-at-the-end = Ta Personnalité gagne quand la pioche est épuisée.
why-first-round = Personne ne gagne au premier tour de table.
why-too-late = La victoire se proclame avant toute autre chose dans le tour.
why-not-enough = Tu as { $have } ; il te faut { $need }.
why-built = Il y a déjà un Bâtiment.
why-trouble = Il y a un Trouble.
why-costs = Cela coûte £{ $cost }.
why-gained = Tu ne l'as que depuis ce tour-ci.
why-used = C'est déjà fait ce tour-ci.
why-grenadier = Un Grenadier se trouve là.
why-events-only = Cela sert quand un Événement aléatoire frappe.
why-nothing = Il n'y a rien sur quoi l'utiliser.

## Le journal

turn = { CAP(SEAT($seat, form: "to")) } de jouer
play = { ME($seat) ->
    [you] Tu joues
   *[other] { SEAT($seat) } joue
} { CARD($card) }
discard = { ME($seat) ->
    [you] Tu défausses
   *[other] { SEAT($seat) } défausse
} { CARD($card) }
    .aside = en défaussant { CARD($card) }
recover = { ME($seat) ->
    [you] Tu prends
   *[other] { SEAT($seat) } prend
} { CARD($card) } dans la défausse
interrupt = { ME($seat) ->
    [you] Tu joues
   *[other] { SEAT($seat) } joue
} { CARD($card) }
take_back = { ME($seat) ->
    [you] Tu reprends
   *[other] { SEAT($seat) } reprend
} { CARD($card) }
loan = { ME($seat) ->
    [you] Tu gardes
   *[other] { SEAT($seat) } garde
} { CARD($card) } comme emprunt
burden = { ME($seat) ->
    [you] Tu as
   *[other] { SEAT($seat) } a
} { CARD($card) } sur les bras
lay_out = { ME($seat) ->
    [you] Tu poses
   *[other] { SEAT($seat) } pose
} { CARD($card) }
done = { ME($seat) ->
    [you] Tu en as
   *[other] { SEAT($seat) } en a
} fini avec { CARD($card) }
    .aside = et rien de plus
skip-place = { ME($seat) ->
    [you] Tu ne places
   *[other] { SEAT($seat) } ne place
} pas d'Agent
    .aside = aucun Agent
skip-calm = { ME($seat) ->
    [you] Tu ne retires
   *[other] { SEAT($seat) } ne retire
} aucun Trouble
    .aside = aucun Trouble retiré
skip-money = { ME($seat) ->
    [you] Tu ne prends
   *[other] { SEAT($seat) } ne prend
} pas d'argent
    .aside = pas d'argent
skip-skull = { ME($seat) ->
    [you] Tu n'assassines
   *[other] { SEAT($seat) } n'assassine
} personne
    .aside = aucun assassinat
skip-build = { ME($seat) ->
    [you] Tu ne construis
   *[other] { SEAT($seat) } ne construit
} rien
    .aside = rien de construit
skip-scroll = { ME($seat) ->
    [you] Tu n'utilises
   *[other] { SEAT($seat) } n'utilise
} pas le texte de la carte { CARD($card) }
    .aside = sans le texte
skip-another = { ME($seat) ->
    [you] Tu ne joues
   *[other] { SEAT($seat) } ne joue
} pas d'autre carte
    .aside = aucune autre carte
raze_none = { ME($seat) ->
    [you] Tu ne retires aucun Bâtiment { SEAT($target, form: "to") }
   *[other] { ME($target) ->
        [you] { SEAT($seat) } ne te retire aucun Bâtiment
       *[other] { SEAT($seat) } ne retire aucun Bâtiment { SEAT($target, form: "to") }
    }
}
take_none = { ME($seat) ->
    [you] Tu ne prends aucune carte { SEAT($target, form: "to") }
   *[other] { ME($target) ->
        [you] { SEAT($seat) } ne te prend aucune carte
       *[other] { SEAT($seat) } ne prend aucune carte { SEAT($target, form: "to") }
    }
}
fog = { CARD($card) } disparaît dans le brouillard
draw = { ME($seat) ->
    [you] Tu pioches
   *[other] { SEAT($seat) } pioche
} { CARD($card) }
draw-unseen = { ME($seat) ->
    [you] Tu pioches
   *[other] { SEAT($seat) } pioche
} une carte
    .counted = { ME($seat) ->
        [you] Tu pioches
       *[other] { SEAT($seat) } pioche
    } { $count ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
       *[other] { $count }
    } cartes
# Une carte change de main.
pass = { ME($seat) ->
    [you] Tu donnes { CARD($card) } { SEAT($to, form: "to") }
   *[other] { ME($to) ->
        [you] { SEAT($seat) } te donne { CARD($card) }
       *[other] { SEAT($seat) } donne { CARD($card) } { SEAT($to, form: "to") }
    }
}
pass-unseen = { ME($seat) ->
    [you] Tu donnes une carte { SEAT($to, form: "to") }
   *[other] { ME($to) ->
        [you] { SEAT($seat) } te donne une carte
       *[other] { SEAT($seat) } donne une carte { SEAT($to, form: "to") }
    }
}
    .counted = { ME($seat) ->
        [you] Tu donnes { $count ->
            [2] deux
            [3] trois
            [4] quatre
            [5] cinq
           *[other] { $count }
        } cartes { SEAT($to, form: "to") }
       *[other] { ME($to) ->
            [you] { SEAT($seat) } te donne { $count ->
                [2] deux
                [3] trois
                [4] quatre
                [5] cinq
               *[other] { $count }
            } cartes
           *[other] { SEAT($seat) } donne { $count ->
                [2] deux
                [3] trois
                [4] quatre
                [5] cinq
               *[other] { $count }
            } cartes { SEAT($to, form: "to") }
        }
    }
look = { ME($seat) ->
    [you] Tu regardes des cartes chez { SEAT($target) }
   *[other] { ME($target) ->
        [you] { SEAT($seat) } regarde des cartes de ta main
       *[other] { SEAT($seat) } regarde des cartes chez { SEAT($target) }
    }
}
gain = { ME($seat) ->
    [you] Tu prends
   *[other] { SEAT($seat) } prend
} £{ $amount }
    .aside = +£{ $amount }
pay = { ME($seat) ->
    [you] Tu paies
   *[other] { SEAT($seat) } paie
} £{ $amount }
    .aside = −£{ $amount }
pay_to = { ME($seat) ->
    [you] Tu paies £{ $amount } { SEAT($to, form: "to") }
   *[other] { ME($to) ->
        [you] { SEAT($seat) } te paie £{ $amount }
       *[other] { SEAT($seat) } paie £{ $amount } { SEAT($to, form: "to") }
    }
}
place = { ME($seat) ->
    [you] Tu places
   *[other] { SEAT($seat) } place
} un Agent { AREA($area, form: "in") }
    .aside = un Agent { AREA($area, form: "in") }
place-figure = { ME($seat) ->
    [you] Tu places
   *[other] { SEAT($seat) } place
} { FIGURE($figure, form: "the") } { AREA($area, form: "in") }
    .aside = { FIGURE($figure, form: "the") } { AREA($area, form: "in") }
remove = { CAP(pawn) } quitte le plateau
move = { CAP(pawn) } va { AREA($to, form: "in") }
swap = { CAP(pawn-first) } et { pawn-second } échangent leurs places
aim = { ME($seat) ->
    [you] Tu vises
   *[other] { SEAT($seat) } vise
} { pawn }
aim_move = { ME($seat) ->
    [you] Tu veux
   *[other] { SEAT($seat) } veut
} envoyer { pawn } vers { AREA($to, form: "the") }
aim_swap = { ME($seat) ->
    [you] Tu veux
   *[other] { SEAT($seat) } veut
} que { pawn-first } et { pawn-second } échangent leurs places
# $cause : le nom de la carte ; $whom : les joueurs que vise son texte.
aim_text = { ME($seat) ->
    [you] Tu utilises
   *[other] { SEAT($seat) } utilise
} la carte { $cause } contre { LIST($whom, style: "comma") }
    .aside = contre { LIST($whom, style: "comma") }
trouble = Trouble { AREA($area, form: "in") }
    .aside = Trouble { AREA($area, form: "in") }
calm = Le Trouble { AREA($area, form: "of") } prend fin
    .aside = plus de Trouble { AREA($area, form: "in") }
trouble_came = Le Trouble gagne { AREA($area, form: "the") }
    .aside = le Trouble gagne { AREA($area, form: "the") }
trouble_went = Le Trouble quitte { AREA($area, form: "the") } avec le pion
    .aside = le Trouble quitte { AREA($area, form: "the") }
power = { ME($seat) ->
    [you] Tu utilises
   *[other] { SEAT($seat) } utilise
} { AREA($area, form: "the") }
raze = { ME($seat) ->
    [you] Tu perds
   *[other] { SEAT($seat) } perd
} le Bâtiment { AREA($area, form: "of") }
vacate = { ME($seat) ->
    [you] Tu déplaces
   *[other] { SEAT($seat) } déplace
} le Bâtiment { AREA($area, form: "of") }
forfeit = { ME($seat) ->
    [you] Tu rends
   *[other] { SEAT($seat) } rend
} la carte Quartier { AREA($area, form: "of") }
roll = { ME($seat) ->
    [you] Tu obtiens
   *[other] { SEAT($seat) } obtient
} { $number } : { AREA($area) }
    .aside = résultat du dé : { $number }, { AREA($area) }
build = { ME($seat) ->
    [you] Tu construis
   *[other] { SEAT($seat) } construit
} un Bâtiment { AREA($area, form: "in") }
    .aside = un Bâtiment { AREA($area, form: "in") }
build-house = { ME($seat) ->
    [you] Tu construis
   *[other] { SEAT($seat) } construit
} { FIGURE($house, form: "the") } { AREA($area, form: "in") }
    .aside = { FIGURE($house, form: "the") } { AREA($area, form: "in") }
event = Événement aléatoire : { EVENT($event) }
arrive = { $pawn ->
    [grenadier] Un Grenadier arrive { AREA($area, form: "in") }
   *[new_citizen] Un Nouveau Citoyen arrive { AREA($area, form: "in") }
}
# $stopped : ce qui serait arrivé, un des threat-….
spare = Empêché : { $stopped }
ability = { ME($seat) ->
    [you] Tu utilises
   *[other] { SEAT($seat) } utilise
} la carte { FIGURE($figure_card) }
lose_card = { ME($seat) ->
    [you] Tu perds
   *[other] { SEAT($seat) } perd
} la carte { FIGURE($figure_card) }
draw_building = { ME($seat) ->
    [you] Tu pioches
   *[other] { SEAT($seat) } pioche
} la carte { FIGURE($figure_card) }
draw_building-unseen = { ME($seat) ->
    [you] Tu pioches
   *[other] { SEAT($seat) } pioche
} une carte Bâtiment
look_events = { ME($seat) ->
    [you] Tu regardes
   *[other] { SEAT($seat) } regarde
} les prochains Événements aléatoires : { $amount }
order_events = { ME($seat) ->
    [you] Tu en mets un sous la pile et remets
   *[other] { SEAT($seat) } en met un sous la pile et remet
} les autres dessus
swap_hands = { ME($seat) ->
    [you] { SEAT($target) } et toi échangez vos mains
   *[other] { ME($target) ->
        [you] { SEAT($seat) } et toi échangez vos mains
       *[other] { SEAT($seat) } et { SEAT($target) } échangent leurs mains
    }
}
trade = { ME($seat) ->
    [you] Tu échanges ta
   *[other] { SEAT($seat) } échange sa
} Personnalité contre une autre, à l'aveugle
trade-seen = { ME($seat) ->
    [you] Tu échanges
   *[other] { SEAT($seat) } échange
} de Personnalité : { PERSONALITY($gave) } contre { PERSONALITY($got) }
view_unused = { ME($seat) ->
    [you] Tu regardes
   *[other] { SEAT($seat) } regarde
} des Personnalités que personne n'a
view_unused-seen = { ME($seat) ->
    [you] Tu vois
   *[other] { SEAT($seat) } voit
} les Personnalités que personne n'a : { PERSONALITY($personalities) }
claim = { ME($seat) ->
    [you] Tu proclames ta
   *[other] { SEAT($seat) } proclame sa
} victoire ({ PERSONALITY($personality) })
pile_empty = { ME($seat) ->
    [you] Tu ne peux pas compléter ta
   *[other] { CAP(SEAT($seat)) } ne peut pas compléter sa
} main : la pioche est vide
end-declared = La partie est finie
end-pile_won = La pioche est épuisée, et une Personnalité gagne ainsi
end-riots = Les Émeutes mettent fin à la partie : les points décident
end-pile_empty = La pioche est épuisée : les points décident

## Les prévisions : le chiffre suit l'intitulé

# $mine : si c'est la Personnalité de qui lit.
forecast-aim = { PERSONALITY($personality) }{ $mine ->
    [true] {" "}(toi)
   *[false] {""}
} : il faut { $need } ; tu as
forecast-trouble = { PERSONALITY($personality) }{ $mine ->
    [true] {" "}(toi)
   *[false] {""}
} : il en faut { $need } ; il y en a
forecast-quiet = { PERSONALITY($personality) }{ $mine ->
    [true] {" "}(toi)
   *[false] {""}
} : il en faut au plus { $need } ; il y en a
forecast-net-worth = Fortune
forecast-money = Argent
forecast-buildings = Bâtiments
forecast-loans = Emprunts
forecast-hand = Cartes en main
forecast-control = Quartiers contrôlés
forecast-score = Points si l'on comptait maintenant

## La feuille de score

sheet-victory = Victoire : { PERSONALITY($personality) }
    .headline = { ME($seat) ->
        [you] Tu gagnes
       *[other] { SEAT($seat) } gagne
    } ({ PERSONALITY($personality) })
sheet-agents = Agents sur le plateau, { $each } chacun
    .title = Agents sur le plateau
    .note = { $each } points chacun, rien à côté d'un Grenadier
sheet-buildings = Bâtiments
    .title = Bâtiments
    .note = leur prix, rien à côté d'un Grenadier
sheet-money = Argent
    .title = Argent
    .note = un point par livre
sheet-repaid = Emprunts remboursés
    .title = Emprunts remboursés
    .note = £12 chacun
sheet-unpaid = Emprunts non remboursés
    .title = Emprunts non remboursés
    .note = 15 points chacun
sheet-total = Total
sheet-best_card = Carte Quartier la plus chère (départage)
    .title = Carte Quartier la plus chère
    .note = départage

## La table en mots

the-board = Le plateau
board-area = { $number } { AREA($area) } (£{ $cost }) : { LIST($pieces, style: "comma") }
board-controlled = { $number } { AREA($area) } (£{ $cost }) : { LIST($pieces, style: "comma") } ; contrôle : { SEAT($seat) }
board-empty = vide
board-agents = { SEAT($seat) } x{ $count }
board-figures = { SEAT($seat) } : { FIGURE($figures, style: "comma") }
board-grenadiers = Grenadier x{ $count }
board-new-citizens = Nouveau Citoyen x{ $count }
# $house : un Bâtiment nommé, ou building.
board-building = { FIGURE($house) } ({ SEAT($owner) })
board-building-only = { FIGURE($house) } ({ SEAT($owner) }, sans sa carte)
board-trouble = Trouble
the-piles = Les piles
pile-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à piocher, dont { $grey ->
    [one] { $grey } grise
   *[other] { $grey } grises
}
pile-discarded = Défausse : { $count }, en dernier { CARD($cards, style: "comma") }
pile-events = { $count ->
    [one] { $count } Événement aléatoire
   *[other] { $count } Événements aléatoires
} à venir
pile-events-gone = { $count ->
    [one] { $count } Événement aléatoire
   *[other] { $count } Événements aléatoires
} à venir ; passés : { EVENT($events, style: "comma") }
pile-foreseen = Tu connais les prochains événements : { EVENT($events, style: "comma") }
side = { CAP(SEAT($seat)) } : £{ $money }, { $hand_size } en main, { $reserve ->
    [one] { $reserve } Agent
   *[other] { $reserve } Agents
} en réserve
side-areas = Cartes Quartier : { AREA($areas, style: "comma") }
side-loans = Emprunts : { CARD($cards, style: "comma") }
side-burdens = Sur les bras : { CARD($cards, style: "comma") }
side-known = En main, connues : { CARD($cards, style: "comma") }
side-unrevealed = { $agents ->
    [one] { $agents } carte Agent
   *[other] { $agents } cartes Agent
}, { $buildings ->
    [one] { $buildings } carte Bâtiment
   *[other] { $buildings } cartes Bâtiment
} face cachée
side-revealed = Révélées : { FIGURE($figures, style: "comma") }
side-empty = Pas de carte Quartier
your-secrets = Tes secrets
own-personality = Ta Personnalité, { PERSONALITY($personality) } : { $words }
own-seen = Vues parmi les écartées : { PERSONALITY($personalities, style: "comma") }
own-card = { CARD($card) } ({ $symbols })
own-card-with-text = { CARD($card) } ({ $symbols }) : { $words }
own-figure = { FIGURE($figure) } : { $words }

## Le catalogue des cartes

note-own-name = Ce nom est notre choix : nous ne connaissons pas celui de la carte imprimée.
note-own-personality = Nous ne connaissons pas les Personnalités alternatives imprimées : celle-ci est de nous.
