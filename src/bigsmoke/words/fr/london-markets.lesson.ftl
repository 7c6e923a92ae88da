# La leçon de London Markets : le titre de chaque étape, et la phrase de chaque indication. `.why` dit pourquoi, `.done` ce qui en est
# sorti, `.try-...` répond à un certain autre choix et `.other` à tout autre. Ce qui est entre étoiles ressort.

aim = Comment on gagne London Markets
aim-money = C'est l'*argent* qui gagne. Qui en a le plus après douze manches est le premier marchand de Londres.
    .why = Rien d'autre ne compte. Tu as £6 pour l'instant.
aim-rounds = Chaque manche a sa *carte de marché* : elle dit ce que rapportent les marchandises aux enchères de la manche. C'est la troisième.
    .why = La porcelaine rapporte ici £4, la soie £1 seulement. L'étoile du savon n'est pas de l'argent : qui y gagne prend une *carte spéciale*.
aim-two = L'argent vient de deux côtés : de tes *caisses* visibles dans ces cinq marchés, et des *marchandises* que tu vends aux enchères.
    .why = Les caisses rapportent toute la partie, les marchandises une seule fois. Il te faut les deux.
aim-secret = Ce que les autres possèdent reste *caché* : leur argent, et les marchandises qu'ils ont en main.
    .why = Mais tout ce qu'ils prennent, tu le vois. Qui s'en souvient en sait long.

see = Ce qui est visible
see-bar = Deux *barres* sont posées { MARKET("brixton", form: "at") }. Une barre a *trois caisses*, à la couleur et au signe de qui la possède.
    .why = Les *anneaux* sont à toi, les carrés à { SEAT(1) } : trois caisses chacun. Les triangles sont à { SEAT(2) }.
see-three = Trois barres côte à côte font une couche, comme ici : { SEAT(1) } montre *six* caisses, { SEAT(2) } *trois*, toi aucune.
    .why = Les petits nombres à côté du marché les comptent pour toi.
see-cover = Les barres suivantes se posent *en travers, par-dessus*, et cachent ce qui est dessous. On n'enlève jamais une barre : elle est seulement recouverte.
    .why = Un marché ne montre donc jamais plus de *neuf* caisses. Qui pose en dernier se voit le mieux.

send = Envoie quelqu'un
send-figures = À ton tour, tu envoies *une* figure. Les trois *négociants* travaillent là où ils sont : l'un pose *deux barres*, l'un paie *£1 par caisse*, l'un apporte *une carte marchandise par caisse*.
    .why = Ce sont tes caisses visibles à ce marché qui comptent. Même sans aucune, c'est £3, ou trois cartes.
send-helper = La quatrième figure est le *commis*, au bord du fleuve. Ce qu'il fait change à chaque manche : c'est dessiné sur la case où il se tient.
    .why = Chaque figure ne part qu'une fois par manche. Ce que tu prends, les autres ne peuvent pas l'avoir.
send-lay = Le négociant aux caisses pose *deux de tes barres*. Il est { MARKET("borough", form: "at") } : envoie-le.
    .why = Elles y recouvrent six des neuf caisses, et aucune n'est à toi.
    .try-profit = Permis. Un profit, c'est £1 pour chacune de tes caisses à son marché, et *£3 au moins*. Tu aurais ces £3 ; mais avec plus de caisses, il y aura plus à prendre.
    .try-goods = Permis. Tu aurais trois soies, le moins qu'il apporte. Mais la soie ne rapporte que £1 dans cette manche.
    .try-assistant = Permis. Le commis pose *une* barre, à un marché sans négociant. Le négociant en pose deux.
    .done = Tes deux barres montrent leurs *six* caisses. { SEAT(1) } passe de six à deux, { SEAT(2) } de trois à une.
send-others = Puis les autres ont envoyé quelqu'un. { SEAT(1) } a pris des profits : *£3*. { SEAT(2) } a pris *six soies*, une par caisse { MARKET("portobello", form: "at") }.
    .why = Vous êtes trois, et il y a quatre figures : il en reste toujours une. Cette fois, c'est le commis.

refill = Le réassort
refill-china = Quand tous ont joué, c'est le *réassort* : pour chacun, deux cartes marchandise de son choix. Prends de la *porcelaine*.
    .why = Aux enchères, seul y gagne qui offre *le plus* d'un type. La porcelaine rapporte le plus, et avec celle-ci tu en as quatre.
    .try-silk = Permis. Mais { SEAT(2) } vient de prendre six soies, et tu l'as vu. Cette course est perdue.
    .other = Permis. Mais une porcelaine de plus en fait quatre, et la porcelaine rapporte £4.
refill-soap = Et la seconde : du *savon*. Qui gagne le type à l'étoile prend une *carte spéciale*.
    .other = Permis. Mais tu n'as qu'un savon, et un second peut te valoir la carte spéciale.
    .done = Quatre porcelaines, deux savons, deux cafés. { SEAT(1) } et { SEAT(2) } prennent maintenant deux cartes chacun, et tu vois lesquelles.

offer = Une offre secrète
offer-card = Voici les *enchères*. Chacun offre en secret *autant de cartes* qu'il veut, mais d'*un seul type*. Puis tout est révélé, et chaque type revient à qui en offre le plus.
    .why = Ce qui est gagné est recouvert, et tous offrent de nouveau, jusqu'à ce que les quatre types soient recouverts ou que personne n'offre plus rien.
offer-china = Offre *tes quatre porcelaines* : choisis la porcelaine, monte à quatre et scelle l'offre.
    .why = La porcelaine rapporte £4. Avec moins, on pourrait te battre, et ce que tu offres est *perdu de toute façon*.
    .try-none = Permis : tu garderais tes cartes. Mais quatre porcelaines, c'est beaucoup, et cette carte ne paie pas mieux que £4.
    .try-fewer = Moins de quatre ? { SEAT(1) } en a peut-être trois. Cette fois, offre les *quatre*.
    .other = Permis, mais cela rapporte moins. La porcelaine paie le mieux ici, et c'est d'elle que tu as le plus.
    .done = *£4 pour toi* : quatre contre trois. { SEAT(1) } n'a *rien* et perd quand même les trois. { SEAT(2) } : £1 pour la soie.

tie = Une égalité
tie-coffee = Porcelaine et soie sont recouvertes, et tous offrent de nouveau. Le café rapporte £3 : offre *tes deux cafés*.
    .why = Ce que tu n'offres pas, tu le gardes pour les manches suivantes. Mais £3 est un bon prix pour deux cartes.
    .try-none = Permis : tu garderais tes cartes pour les manches suivantes. Mais £3 est un bon prix pour deux cartes.
    .try-fewer = Permis, mais une seule carte est vite battue. Offre les deux.
    .other = Garde le savon pour l'offre suivante. Maintenant le café : £3.
    .done = { SEAT(1) } en offrait deux aussi : *égalité*. Les £3 sont partagées, *arrondies vers le bas* : £1 chacun.
tie-rule = Le reste va à la banque. Pour une carte spéciale, *personne* ne l'aurait eue.
    .why = Une carte de plus, et tout était à toi.

special = Gagner une carte spéciale
special-soap = Il ne reste que le savon, et il donne une *carte spéciale*. Offre *tes deux savons*.
    .try-none = Permis. Mais une carte spéciale vaut plus que deux savons.
    .try-fewer = Permis. Mais avec un seul, tu serais à égalité avec quiconque en a un.
    .other = Il ne s'agit plus que de savon : offre les deux.
    .done = Deux contre un : *tu gagnes*. Les quatre types sont recouverts, les enchères sont donc finies.
special-pile = Il y a quatre piles de cartes spéciales. *Choisis-en une* à regarder : la première.
    .why = Tu peux en voir toutes les cartes, en secret, et en garder une. Ce qui y reste, toi seul le sais.
    .other = Permis, n'importe quelle pile irait. Cette fois, prends la première.
special-pick = Prends { CARD("replenishment_exchange") } : *une troisième carte au réassort*, à chaque manche.
    .why = Prise tôt, elle donne une carte à chaque manche qui vient.
    .try-tiebreaker = Une belle carte : elle gagne toute égalité. Mais neuf manches de réassort valent plus maintenant.
    .other = Elle aussi vaut la peine, plus tard. Ce qui sert à chaque manche doit venir tôt.

walk = Tout le monde avance
walk-star = Le *commis* avance d'une case par manche. Sa nouvelle case a une étoile : *chacun* prend une carte spéciale.
    .why = Sur une case avec un œil, chacun montre son argent.
walk-pile = Chacun de vous prend dans une *pile différente*. Tu choisis en premier, parmi les quatre : regarde la deuxième.
    .other = Permis. Cette fois, prends la deuxième pile.
walk-pick = { CARD("monopoly_borough") } paie pour beaucoup de caisses { MARKET("borough", form: "at") }, et tu en as six. Prends cette carte.
    .other = Une bonne carte aussi. Mais { MARKET("borough", form: "at") }, tu as déjà commencé.
    .done = Les *négociants* aussi ont avancé : chacun au marché suivant, dans le sens horaire. Ils travaillent donc ailleurs à chaque manche.
walk-coach = Le *carrosse* est chez qui commence la manche. Il fait le tour de la table, et le voici chez { SEAT(1) }.
    .why = Qui commence peut encore choisir parmi toutes les figures.
walk-closed = Et la carte de marché suivante : *marché fermé*. Dans cette manche, ni réassort ni enchères.
    .why = Il y en a deux. Les marchandises n'y servent à rien ; les caisses, si.

assistant = Le commis
assistant-tiebreaker = { SEAT(1) } a joué { CARD("tiebreaker") } et gagne désormais toute égalité. Puis { SEAT(1) } et { SEAT(2) } ont envoyé chacun un négociant.
    .why = À ton tour, tu peux jouer *une carte spéciale* gratuitement, avant ou après l'envoi de ta figure.
assistant-left = Il te reste deux figures : le négociant des profits et le *commis*. Sa case dit ce qu'il fait dans cette manche : des *profits*.
    .why = £1 pour chacune de tes caisses, comme avec le négociant, et £3 au moins.
assistant-supply = Joue maintenant { CARD("replenishment_exchange") } : en main, la carte ne fait rien.
    .other = Cela aussi, mais joue d'abord ta carte : elle ne coûte rien.
    .done = Elle reste *posée devant toi* : trois cartes marchandise à chaque réassort, et une à échanger. D'autres cartes ne servent qu'une fois.
assistant-use = Le commis peut aller à tout marché *où il n'y a pas de négociant*. Envoie-le { MARKET("borough", form: "at") }.
    .why = Tu y montres six caisses : £6.
    .try-merchant = Permis. Mais le négociant des profits est là où tu montres trois caisses : £3. Le commis te rapporte £6.
    .try-elsewhere = Permis. Mais tu n'y montres rien, et tu aurais le minimum : £3. { CAP(MARKET("borough", form: "at")) }, c'est £6.
    .other = D'abord ta figure : le commis, { MARKET("borough", form: "at") }.
    .done = *£6*, grâce aux deux barres posées à la manche passée. Elles peuvent payer encore, tant que personne ne les recouvre.

cards = Des cartes qui vont ensemble
cards-hand = *Une autre partie*, à la septième manche. Tu as trois cartes spéciales. Certaines, comme { CARD("monopoly_borough") }, ne se jouent qu'*à partir de la cinquième manche*.
    .why = Chacune dit ce qu'elle paierait maintenant : plus tu as de caisses visibles, plus elle paie.
cards-any = Commence par { CARD("any_market") } : elle pose *une barre*, où tu veux.
    .other = Attends : d'abord une barre de plus, et le négociant comme la carte te rapporteront plus.
cards-place = Pose-la { MARKET("borough", form: "at") } : il reste une place dans la couche.
    .other = Permis. Mais { MARKET("borough", form: "at") }, toute la couche serait à toi.
    .done = *Les neuf caisses* visibles ici sont à toi.
cards-profit = Le négociant des profits est justement là. *Envoie-le.*
    .other = Permis. Mais neuf caisses font £9, et personne ne promet qu'elles seront encore visibles à la manche suivante.
    .done = *£9.* On te demande maintenant si tu joues encore une carte spéciale : une *seconde* coûte *£3*.
cards-monopoly = { CARD("monopoly_borough") } paie *£12* pour neuf caisses. Paie les £3 et joue cette carte.
    .try-done = Permis. Mais £12 pour £3, c'est une affaire, et elle ne reviendra peut-être pas.
    .other = Permis, mais cela paie moins. Une troisième carte ne peut pas être jouée dans cette manche.
    .done = Tu as maintenant *£39*. Une barre, un négociant et une carte qui vont ensemble ont rapporté £18 en un seul tour.

kinds = Des marchandises au choix
kinds-fetch = *Une autre partie*, à la huitième manche. Le négociant des marchandises est { MARKET("petticoat_lane", form: "at") }, où il apporte *un type au choix*. Tu y montres cinq caisses : envoie-le.
    .why = Cela fait cinq cartes. Aux autres marchés, il apporte ce qui s'y vend.
    .other = Permis. Mais cinq cartes d'un type que tu choisis sont dures à battre.
kinds-type = Choisis le type : la *soie*, qui rapporte £4.
    .other = Permis. Mais la soie rapporte £4, et tu en as déjà quatre.
    .done = Il ne restait que *trois* soies. Quand une pile est vide, tu prends le reste dans d'autres piles, carte par carte.
kinds-empty = Tu peux encore prendre deux cartes. Prends de la *porcelaine* : elle vaut une carte spéciale dans cette manche.
    .other = Permis. Mais la porcelaine vaut une carte spéciale dans cette manche.
    .done = Tu as pris de la porcelaine, puis du café. Ce qui est offert aux enchères revient à ces piles.

swap = Réassort avec échange
swap-take = Réassort : tu prends *trois* cartes et non deux, car { CARD("replenishment_exchange") } est posé devant toi. Prends de la *porcelaine*.
    .other = Permis. Mais pour la carte spéciale, il te faut plus de porcelaine.
    .done = Tu as pris deux porcelaines et un café. Personne ne peut plus prendre de soie : la pile est vide.
swap-swap = La carte permet aussi un *échange* : rends un savon, et prends de la *porcelaine*.
    .why = Le savon rapporte £1 dans cette manche.
    .try-done = Permis : rien n'oblige à échanger. Mais le savon vaut peu ici, et cela ne coûte rien.
    .other = Permis. Mais cinq porcelaines gagnent plus sûrement la carte spéciale.
    .done = Sept soies et cinq porcelaines : avec tant de cartes, tu peux espérer gagner les £4 et la carte spéciale.

last = La dernière enchère
last-left = *Une autre partie*, à la douzième manche, la dernière. Il ne reste que la porcelaine. Elle vaut une carte spéciale, mais il n'y a plus de manche pour la jouer.
    .why = Qui gagne peut donc prendre *£3* à la place, dans cette manche seulement.
last-offer = Ce qui te reste en main ne rapporte pas d'argent. Offre *tes trois porcelaines*.
    .try-none = Pourquoi les garder ? Il n'y a plus d'enchère après celle-ci.
    .try-fewer = Il n'y a plus rien à garder pour plus tard. Offre les trois.
    .other = Seule la porcelaine peut encore se vendre.
    .done = Trois contre deux et une : tu gagnes.
last-cash = £3, ou une carte que personne ne peut plus jouer ? *L'argent.*
    .other = Permis, par curiosité. Mais la partie est finie, et £3 peuvent la décider.
last-sheet = *£64 contre £63* : tu gagnes. La feuille dit d'où vient l'argent de chacun.
    .why = À argent égal, la victoire irait à qui a joué { CARD("tiebreaker") } ; sinon, à qui a le plus de cartes marchandise.
setup-deal = Voici comment commence une partie : avec *huit cartes marchandise* et sans argent, pour tous.
    .why = Et avec trois barres de chacun sur les marchés. C'est le voisin de gauche qui les pose.

setup = Comment commence une partie
setup-first = Tu poses les premières barres { SEAT(2, form: "of") }. Deux y sont déjà : mets la troisième { MARKET("covent_garden", form: "at") }.
    .why = Sépare-les : six caisses au même marché rapporteraient plus { SEAT(2, form: "to") }. Aucun marché ne reçoit plus de trois barres pour l'instant.
    .try-own = Permis. Mais { SEAT(2) } y a déjà une barre : ensemble, elles montreraient six caisses et rapporteraient le double.
    .other = Permis. Mais { MARKET("covent_garden", form: "at") }, la couche serait pleine, et la barre suivante cacherait déjà une de ces caisses.
    .done = Quand les neuf sont posées, les négociants viennent à trois marchés, et la première carte de marché est retournée.

on = À toi de jouer
on-yours = Au milieu d'une partie : cinquième manche, et tu commences. Plus personne ne t'éclaire : *joue la suite*, et gagne.
    .why = Demande-toi à chaque tour : où suis-je visible, de quel type ai-je le plus, et que prendraient les autres ?
