# London Markets : ce que l'on remarque d'une position. Chaque remarque a ses chiffres ; `why` dit ce qu'ils signifient.

coach-all = Toutes celles qui existent
coach-in-pile = Dans la pile
coach-own = Dans ta main
coach-others = { CAP(GOOD($good)) } dans la main des autres

coach-sure = { CAP(GOOD($good)) } pour { $reward } : { $most ->
    [0] personne d'autre n'en a. Une carte gagne à coup sûr ; tu en as { $held }.
   *[other] personne d'autre ne peut en avoir plus de { $most }. { $enough } gagnent à coup sûr ; tu en as { $held }.
}
    .why = Ce qui est offert retourne aux piles, gagné ou perdu. Plus qu'il ne faut, c'est donné.
coach-outbid = { CAP(GOOD($good)) } pour { $reward } : tu en as { $held }, et quelqu'un d'autre { $least } ou plus.
    .why = Qui offre le plus d'une marchandise prend ce que la carte de marché en donne. Tes cartes retournent à la pile, même si tu perds.
coach-tie = { CAP(GOOD($good)) } pour £{ $price } : quelqu'un d'autre en a { $held } ou plus, comme toi. Une égalité à deux rapporte £{ $share } chacun.
    .why = Ceux qui offrent autant se partagent le prix, arrondi en bas. Toutes les cartes offertes sont perdues.
coach-tie-special = { CAP(GOOD($good)) } pour une carte spéciale : quelqu'un d'autre en a { $held } ou plus, comme toi. En cas d'égalité, personne ne l'a.
    .why = Une carte spéciale ne se partage pas. Toutes les cartes offertes sont perdues quand même.
coach-goods = La dernière enchère. À argent égal, plus de cartes marchandise gagnent : tu en as { $hand }, le plus chez les autres est { $most }.
    .why = Ce que tu n'offres pas compte en cas d'égalité pour la première place. Des cartes qui rapportent une livre valent mieux que des cartes gardées.
coach-prize = { CAP(GOOD($good)) } rapporte { $reward }. Tu en as { $held }, les autres { $there } ensemble.
    .why = Il y a autant de cartes de chaque marchandise. Ce qui n'est ni dans la pile ni dans ta main, les autres l'ont.
coach-pays = { CARD($card) } paierait £{ $amount } maintenant.
    .why = Ce qui compte, c'est ce qu'on voit sur les marchés en ce moment, et chaque barre peut le changer. Une carte spéciale par tour est gratuite, une deuxième coûte £3.
coach-specials = Tu as { $count } cartes spéciales, et { $rounds ->
    [one] c'est la dernière manche.
   *[other] il reste { $rounds } manches, celle-ci comprise.
}
    .why = Une carte spéciale par tour est gratuite, une deuxième coûte £3. Ce qui reste en main à la fin ne vaut rien.
coach-closed = Le marché est fermé : rien ne se vend dans cette manche. { $rounds ->
    [0] C'est la dernière.
    [one] Il en reste une.
   *[other] Il en reste { $rounds }.
}
    .why = Personne ne reçoit de cartes marchandise non plus, et tu gardes les { $hand } que tu as. Seuls négociants, commis et cartes spéciales rapportent donc quelque chose.
coach-profit = Un profit { MARKET($market, form: "at") } rapporte £{ $money } : autant de tes caisses s'y voient.
    .why = Chacune de tes caisses visibles paie £1, et même sans aucune tu reçois £{ $least }. Si tu prends moins, un autre prendra peut-être celui-ci.
coach-least = Un profit { MARKET($market, form: "at") } paie £{ $least }, et pourtant { $crates ->
    [0] aucune de tes caisses ne s'y voit.
    [one] une seule de tes caisses s'y voit.
   *[other] seulement { $crates } de tes caisses s'y voient.
}
    .why = Profit et marchandises rapportent au moins trois, où que ce soit.
coach-stack = { $bars ->
    [one] Une barre { MARKET($market, form: "at") } montre
   *[other] { $bars } barres { MARKET($market, form: "at") } montrent
} { $crates } de tes caisses en plus. Il te reste alors { $left ->
    [one] une barre.
   *[other] { $left } barres.
}
    .why = Les caisses visibles y rapportent de l'argent et des marchandises, jusqu'à ce que d'autres les recouvrent.
coach-bars = Il te reste { $bars ->
    [0] aucune barre
    [one] une barre
   *[other] { $bars } barres
} pour { $rounds } manches.
    .why = Les barres ne reviennent jamais. Quand toutes sont posées, un négociant des caisses ne te rapporte rien.
coach-next = Le négociant des profits avance après cette manche : £{ $now } pour toi { MARKET($market, form: "at") }, £{ $later } { MARKET($then, form: "at") }.
    .why = Les négociants passent au marché suivant à la fin de la manche. Ce qui s'y voit peut changer d'ici là.
coach-supply = Le plus cher aujourd'hui : { GOOD($good) }, { $reward }. Tu en as { $held }, les autres { $there } ensemble.
    .why = Le plus d'une marchandise gagne. Ce qui n'est ni dans la pile ni dans ta main, les autres l'ont.
