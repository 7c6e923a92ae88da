# London : ce que l'on remarque d'une position. Chaque remarque a ses chiffres ; `why` dit ce qu'ils signifient.

coach-poverty = Ta pauvreté
coach-run = Une activation de la ville maintenant
coach-fewest = Le moins chez les autres
coach-above = Au-dessus du moins pauvre

coach-last = C'est ton dernier tour. { $over ->
    [0] Personne n'a moins de pauvreté que toi : elle ne coûte rien.
   *[other] Tu as { $over } de pauvreté de plus que le moins pauvre : cela coûte { $loss } { -points }.
}
    .why = { $hand ->
        [0] Il ne te reste aucune carte en main : rien ne s'ajoute. Après ce tour ne comptent plus que la ville, l'argent, les emprunts et la pauvreté.
        [one] La carte de ta main compte comme une pauvreté. Construite dans la ville, elle peut rapporter ; les cartes piochées ne font qu'ajouter.
       *[other] Les { $hand } cartes de ta main comptent comme { $hand } de pauvreté. Construites dans la ville, elles peuvent rapporter ; les cartes piochées ne font qu'ajouter.
    }
coach-unpaid = Avec £{ $money }, tu rembourses à la fin { $paid } de tes { $loans ->
    [one] emprunts ({ $loans })
   *[other] { $loans } emprunts
}. Il en reste { $left } : { $cost } { -points } perdus.
    .why = Chaque emprunt se rembourse £15 à la fin de la partie, tant qu'il y a de l'argent. Chacun des autres coûte 7 { -points }.
coach-idle = { $stacks ->
    [one] Ta seule pile est face cachée
   *[other] Tes { $stacks } piles sont toutes face cachée
} : l'activation de la ville apporterait { $poverty } de pauvreté, et rien d'autre.
    .why = Une carte face cachée ne sert plus jamais ; elle compte quand même à la fin. À l'activation de la ville, seules les cartes visibles rapportent de l'argent, mais chaque pile apporte de la pauvreté.
coach-highest = Tu as le plus de pauvreté, { $over } de plus que le moins pauvre : −{ $loss } { -points } à la fin, −{ $more } pour une de plus.
    .why = Le moins pauvre rend toute sa pauvreté, et tous les autres en rendent autant. Le reste coûte de plus en plus : 5 coûtent 5, 10 coûtent 15, et chacune au-delà coûte 3. La main compte aussi.
coach-highest-then = Une simple activation de la ville te met { $over } de pauvreté au-dessus du moins pauvre : −{ $loss } { -points }.
    .why = Elle apporte { $poverty } de pauvreté, avant que tes cartes n'en ôtent. Après l'activation de la ville, personne n'aurait plus de pauvreté que toi. À la fin ne coûte que ce qui dépasse le moins pauvre, mais chacune coûte plus que la précédente.
coach-hand = Une activation de la ville apporte { $poverty } de pauvreté, dont { $hand } pour les cartes de ta main.
    .why = À la fin d'une activation de la ville, chaque carte en main est une pauvreté. Une carte construite quitte la main, et celle qui la paie aussi.
coach-deck = { $deck ->
    [0] Il ne reste aucune carte
    [one] Il reste une carte
   *[other] Il reste { $deck } cartes
} dans la pioche. À la fin de la partie, une carte en main est une pauvreté, et tu en as { $hand }.
    .why = Quand la pioche est vide à la fin d'un tour, tous les autres ont encore un tour. Les cartes encore en main ne rapportent alors rien et sont de la pauvreté.
coach-limit = Tu as { $hand } cartes. Si tu en prends { $drawn } de plus, il faudra en céder { $lost } à la fin du tour.
    .why = On peut garder { $limit } cartes. Ce que tu cèdes reste visible pour les autres.
coach-borrow = Tu as £{ $money }. Pour payer £{ $amount }, il te faut { $count ->
    [one] un emprunt de £{ $loan }
   *[other] { $count } emprunts de £{ $loan }
} : £{ $back } à rembourser, ou { $cost } { -points } perdus.
    .why = Qui doit payer plus qu'il n'a fait des emprunts. Chaque emprunt non remboursé à la fin coûte 7 { -points }.
coach-repay = Tu as { $loans ->
    [one] un emprunt
   *[other] { $loans } emprunts
} : { $loans } de pauvreté à chaque activation de la ville. Ton argent suffit pour en rembourser { $able }.
    .why = Chaque emprunt coûte £{ $price } à rembourser, seulement maintenant, avant de piocher, ou à la fin de la partie. Non remboursé, il coûte { $cost } { -points }.
coach-unused = { CARD($card) } rapporte { LIST($gains, style: "comma") } et ne te coûte rien.
    .why = { $count ->
        [one] Cette carte peut encore servir, et ne te prend rien.
       *[other] { $count } cartes peuvent encore servir, et ne te prennent rien.
    } Quand tu t'arrêtes, l'activation de la ville est finie, et la pauvreté arrive.
coach-stacks = Une nouvelle pile, et tu en as { $stacks } : { $stacks } de pauvreté à chaque activation de la ville. { $down ->
    [one] Une est face cachée : on peut construire dessus.
   *[other] { $down } sont face cachée : on peut construire dessus.
}
    .why = Chaque pile apporte une pauvreté à chaque activation de la ville, quoi qu'il y ait dessus. Une carte posée sur une pile face cachée ne cache rien d'utile.
coach-build = { $least ->
    [1] { $most ->
        [1] Construite, { CARD($card) } rend la prochaine activation de la ville moins chère d'une pauvreté.
       *[other] Construite, { CARD($card) } rend la prochaine activation de la ville moins chère de { $least } ou { $most } de pauvreté.
    }
   *[other] Construite, { CARD($card) } rend la prochaine activation de la ville moins chère de { $least } de pauvreté.
}
    .why = Tu as { $hand } cartes, et chacune est de la pauvreté à l'activation de la ville. Une carte construite en emporte une de sa couleur ; sur une nouvelle pile, elle en ajoute une.
coach-land = { BOROUGH($borough) } t'ôte { $relief } de pauvreté pour £{ $cost }. Tu en as { $over } de plus que le moins pauvre.
    .why = Un terrain rapporte aussi des cartes, et elles comptent comme de la pauvreté tant qu'elles restent en main.
coach-land-held = Un terrain ôte une pauvreté à chaque activation : avec celui-ci, { $boroughs }. Elle changerait maintenant ta pauvreté de { $poverty }.
    .why = Chaque quartier que tu possèdes compte à chaque activation de la ville, jusqu'à la fin. Un terrain rapporte aussi des cartes, et elles comptent comme de la pauvreté tant qu'elles restent en main.
