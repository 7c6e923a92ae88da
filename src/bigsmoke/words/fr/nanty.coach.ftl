# Nanty Narking : ce que l'on remarque d'une position. Chaque remarque a ses chiffres ; `why` dit ce qu'ils signifient.

coach-claim = Tu es { PERSONALITY($personality) } : { $have } sur { $need }. Ton but est atteint, et tu peux déclarer ta victoire.
    .why = Un but compte au début de ton tour. Si tu continues, les autres peuvent te le reprendre avant ton prochain tour.
coach-rival = { CAP(SEAT($seat)) } : { $have } sur { $need } pour { PERSONALITY($people, style: "or") }{ $left ->
    [0] {""}. Cela suffit pour gagner au début de son tour.
   *[other] {""}. Encore { $left }, et c'est gagné.
}
    .why = Personne ne sait qui est { SEAT($seat) }, mais ce but peut être le sien. Il compte au début de son tour : il faut l'empêcher avant.
coach-rich = { CAP(SEAT($seat)) } : £{ $have } sur £{ $need } pour { PERSONALITY($people, style: "or") }{ $left ->
    [0] {""}. Cela suffit pour gagner au début de son tour.
   *[other] {""}. Encore £{ $left }, et c'est gagné.
}
    .why = Personne ne sait qui est { SEAT($seat) }, mais ce but peut être le sien. Il compte au début de son tour : il faut l'empêcher avant.
coach-trouble = Il y a { $have } marqueurs Trouble sur le plateau, et { $need } font gagner { PERSONALITY($personality) }{ $left ->
    [0] {""} : c'est assez.
   *[other] {""} : encore { $left }.
}
    .why = Le Trouble vient là où un pion en rejoint un autre, et part quand un pion s'en va, ou par le symbole. Quelqu'un est peut-être { PERSONALITY($personality) }.
coach-met = Ton but est atteint : { $have } sur { $need }. Il doit tenir pendant { $others ->
    [one] le tour d'un autre.
   *[other] les tours de { $others } autres.
}
    .why = Tu es { PERSONALITY($personality) }. Tu gagnes au début de ton prochain tour, si personne n'y a rien changé.
coach-aim = Tu es { PERSONALITY($personality) } : { $have } sur { $need }, encore { $left }.
    .why = Tu gagnes quand ton tour commence et que ton but est atteint. Les autres voient les mêmes chiffres, mais ne savent pas lequel est le tien.
coach-aim-pounds = Tu es { PERSONALITY($personality) } : £{ $have } sur £{ $need }, encore £{ $left }.
    .why = Tu gagnes quand ton tour commence et que ton but est atteint. Les autres voient les mêmes chiffres, mais ne savent pas lequel est le tien.
coach-pile-mine = { $pile ->
    [one] Il reste une carte
   *[other] Il reste { $pile } cartes
} dans la pioche. Tu es { PERSONALITY($personality) } : sa fin peut être ta victoire.
    .why = Quand la pioche est vide, la partie est finie. D'ici là, quelqu'un d'autre peut encore gagner.
coach-pile-holmes = { $pile ->
    [one] Il reste une carte
   *[other] Il reste { $pile } cartes
} dans la pioche. À sa fin, { PERSONALITY($people, style: "or") } peut gagner ; si ce n'est personne, tu as { $points } points.
    .why = Qui attend la fin de la pioche gagne alors. Sans une telle Personnalité à la table, les points décident : Agents, Bâtiments et argent.
coach-pile-points = { $pile ->
    [one] Il reste une carte
   *[other] Il reste { $pile } cartes
} dans la pioche. Ensuite les points décident : tu en as { $points }.
    .why = Personne d'autre ne peut être une Personnalité qui attend la fin. Les points décident donc : cinq par Agent, le prix de chaque Bâtiment, un pour chaque £1.
coach-interrupt = { CARD($card) } est une Interruption. { $others ->
    [one] Un autre tour vient
   *[other] { $others } autres tours viennent
} avant le tien : gardée, elle peut y servir.
    .why = Une Interruption se joue quand il t'arrive quelque chose, au tour de n'importe qui. Jouée comme carte de ton tour, elle n'en fait rien.
coach-idle = { CARD($card) } ne ferait rien maintenant. { $works ->
    [one] Une de tes cartes fait
   *[other] { $works } de tes cartes font
} quelque chose.
    .why = { $idle ->
        [one] Aucun de ses symboles ne peut être exécuté dans cette position.
       *[other] { $idle } cartes de ta main n'ont aucun symbole qui puisse être exécuté dans cette position.
    } Tu joues une carte par tour, et tu complètes ta main à cinq à la fin.
coach-hand = Tu as { $hand } cartes. Après en avoir joué une, tu en as { $limit } ou plus, et tu n'en pioches pas.
    .why = À la fin d'un tour, la main est complétée à { $limit } cartes, jamais au-delà.
coach-exposed = { $agents ->
    [one] Un de tes Agents est
   *[other] { $agents } de tes Agents sont
} dans le Trouble ({ AREA($areas) }) : un assassinat peut y frapper.
    .why = Un assassinat demande un marqueur Trouble dans le quartier. Sans marqueur, personne ne peut y être tué, et tu peux construire.
coach-build = Tu peux construire dans { $places ->
    [one] un quartier.
   *[other] { $places } quartiers.
} Le moins cher : { AREA($area) }, £{ $cost } de tes £{ $money }.
    .why = Un Bâtiment compte pour son prix dans ta fortune et dans les points à la fin : l'argent n'est pas perdu. Son pouvoir est à toi dès ton prochain tour.
coach-dear = Le quartier le moins cher où tu pourrais construire : { AREA($area) }, £{ $cost }. Tu as £{ $money } : il manque £{ $left }.
    .why = Pour un Bâtiment, il faut un de tes Agents dans le quartier, pas de Trouble, pas d'autre Bâtiment, et le prix indiqué sur le plan.
coach-control = { $count ->
    [one] Un quartier de plus serait à toi
   *[other] { $count } quartiers seraient chacun à toi
} avec un Agent. Tu en contrôles { $have } sur { $need }.
    .why = Tu contrôles un quartier avec plus de pièces que chaque autre joueur, et plus que tous les Nouveaux Citoyens. Un Agent qui ne fait qu'égaliser ôte le contrôle.
coach-debts = { $loans ->
    [one] Ton emprunt retire
   *[other] Tes { $loans } emprunts retirent
} £{ $debt } à ta fortune : il reste £{ $worth }.
    .why = Un emprunt compte contre la fortune, et à la fin un emprunt impossible à rembourser coûte quinze points.
