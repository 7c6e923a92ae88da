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

## Les robots qui peuvent prendre place

bot-random = Au hasard
    .help = Prend n'importe quelle option : pour essayer.
bot-greedy = Glouton
    .help = Regarde un tour en avant et prend ce qui est le mieux alors.
