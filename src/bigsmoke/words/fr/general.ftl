# Ce que dit chaque jeu.
#
# Formes : sans forme, le nom seul ("toi", "Ada"), bon après avec, pour, par, et dans une liste ("Ada et toi");
# `subj` devant un verbe ("tu"; mieux vaut choisir par ME); `to` ("à toi", "à Ada", "au joueur 2");
# `of` derrière un mot ("une barre à toi", "à Ada"): "à" et non "de", car "de" devrait s'élider devant "Ada".

seat-you = toi
    .subj = tu
    .to = à toi
    .of = à toi
seat-named = { $name }
    .subj = { $name }
    .to = à { $name }
    .of = à { $name }
seat-numbered = Joueur { $number }
    .subj = Joueur { $number }
    .to = au joueur { $number }
    .of = au joueur { $number }

list-and = { $before } et { $next }
list-or = { $before } ou { $next }
list-comma = { $before }, { $next }
list-semicolon = { $before } ; { $next }

# Les jeux: comment chacun s'appelle avant que sa table soit chargée, et ce que l'accueil en dit.

game-london-2e = London
    .name = London (2e édition)
    .edition = deuxième édition
    .pitch = Bâtis ton quartier après le Grand Incendie, tires-en tout ce qu'il peut donner et tiens la pauvreté loin de ta porte.
    .credit = London, 2e édition : de Martin Wallace, paru chez Osprey Games, 2017
game-london-1e = London
    .name = London (1re édition)
    .edition = première édition, avec le plan
    .pitch = La ville en grand : des terrains sur les deux rives, des ponts, le métro, et une mémoire plus longue pour les dettes.
    .credit = London, 1re édition : de Martin Wallace, paru chez Treefrog Games, 2010
game-nanty-narking = Nanty Narking
    .name = Nanty Narking
    .edition = des buts secrets dans le brouillard
    .pitch = Des Agents, des ruelles et un dessein caché. Observe qui va où, et pourquoi.
    .credit = Nanty Narking : de Martin Wallace, paru chez Phalanx
game-london-markets = London Markets
    .name = London Markets
    .edition = cinq marchés, des offres secrètes
    .pitch = Cinq marchés, des mises secrètes et des caisses empilées là où elles rapportent.
    .credit = London Markets : de Michael Schacht, paru chez Queen Games, 2016

## Les robots qui peuvent prendre place

bot-random = Au hasard
    .help = Prend n'importe quelle option : pour essayer.
bot-greedy = Glouton
    .help = Regarde un tour en avant et prend ce qui est le mieux alors.
bot-greedy-1 = Glouton, le premier
    .help = Le glouton tel qu’il était : c’est à lui que les autres se mesurent.
bot-net = Instruit
    .help = Prévoit un tour et prend la meilleure chance de gagner, apprise en jouant contre lui-même.
bot-newcomer = Débutant
    .help = Laisse échapper beaucoup de choses, et se contente de ce qui semble assez bon.
bot-casual = Occasionnel
    .help = Voit presque tout, a ses habitudes, et oublie qui a pris quelle carte.
bot-steady = Solide
    .help = Réfléchit à son tour, mais laisse encore échapper une chose de temps à autre.
bot-keen = Appliqué
    .help = Ne laisse presque rien échapper, et choisit parmi le meilleur de chaque tour.
bot-sharp = Affûté
    .help = Sait par de nombreuses parties ce qui gagne à la longue.
bot-master = Maître
    .help = Joue pour gagner : essaie chaque tour de bien des façons avant de se décider.

## Pourquoi une possibilité vaut mieux qu'une autre, dans une analyse ou un conseil

why-figure = { $label } : { $best } plutôt que { $played }
why-rival = { $label }, { SEAT($seat) } : { $best } plutôt que { $played }
why-later = Aucun chiffre ne le montre à la fin du tour : cela paie plus tard
why-equal = Aucun chiffre ne les distingue à la fin du tour
why-nothing = Aucun chiffre ne parle pour ce choix à la fin du tour
why-alone = Il n'y a rien d'autre à choisir
