# La leçon de London, 2e édition : le titre de chaque étape, et la phrase de chaque indication. `.why` dit pourquoi, `.done` ce qui en
# est sorti, `.try-...` répond à un certain autre choix et `.other` à tout autre, `.on-...` se pose comme chiffre sur une partie.
# Ce qui est entre étoiles ressort.

aim = Comment on gagne à London
aim-prestige = C'est le *prestige* qui gagne. Celui qui en a le plus à la fin reste dans les mémoires.
    .why = Tu en gagnes en construisant, en te servant de ce que tu as construit, et en achetant du terrain.
aim-deck = La partie finit quand cette *pioche* est épuisée. Tous les autres ont alors un dernier tour.
    .why = Chaque carte que tu y prends rapproche la fin.
aim-poverty = C'est la *pauvreté* qui fait perdre. À la fin, en avoir plus que les autres coûte du prestige, et chaque point de plus coûte davantage.
    .why = Presque tout en apporte. À London, il s'agit d'en prendre moins que les autres.

draw = Un tour commence par une carte
draw-take = À chaque tour, tu pioches d'abord une carte : une carte visible du *plateau de développement*, ou celle du dessus de la pioche. Prends { CARD("covent_garden") }.
    .why = Elle donnera £5 et 2 points de prestige, et tu le sais avant de la prendre.
    .try-deck = Permis, et souvent juste : mais avec la pioche, tu ne sais pas ce que tu auras. Cette fois, prends la carte visible.
    .try-pauper = Un Indigent est un fardeau : il ne construit rien, et chaque carte en main apporte de la pauvreté. Prends { CARD("covent_garden") }.
    .done = La voilà dans ta main. Ensuite, tu fais *une action* par tour.

build = Construire, et payer par couleur
build-action = Il y a quatre actions, et les voici. Choisis *développer*, pour construire depuis ta main.
    .why = Le terrain et l'activation de la ville viendront. On pioche trois cartes quand on n'a rien à construire.
    .try-land = Un terrain coûte au moins £5, et il ne te resterait rien. Construis d'abord de quoi gagner.
    .try-run = Tu n'as encore rien construit : activer la ville ne t'apporterait que de la pauvreté.
    .try-three = Trois cartes de plus, c'est trois de plus à porter. Tu as déjà de quoi construire.
build-card = Construis { CARD("covent_garden") }.
    .why = La pièce et le sceau rouge, c'est ce que la carte donne quand on s'en sert ; ce qu'une carte vaut à la fin est dans une *couronne*.
    .other = Celle-là aussi peut se construire. Commençons par { CARD("covent_garden") } : elle rapporte tout de suite et ne coûte rien.
build-pay = Chaque bâtiment coûte *une autre carte de la même couleur*. { CARD("covent_garden") } est marron : paie avec { CARD("grocers") }.
    .other = Celle-là paierait aussi. Mais ici, c'est de { CARD("grocers") } que tu peux te passer.
    .done = { CARD("covent_garden") } commence une *pile* de ta ville. { CARD("grocers") } est allée sur le plateau, où chacun peut la piocher.
build-end = Tu pourrais construire encore. Pour l'instant, c'est tout : termine.
    .why = C'est alors le tour de { SEAT(1) }, qui construit aussi.
    .other = Rien ne presse : termine ici, et tu verras ce que construire rapporte.

run = Activer ta ville
run-draw = C'est de nouveau à toi. Cette fois, pioche dans la *pioche*.
    .other = La pioche, s'il te plaît : il faut avoir vu les deux.
run-action = Et maintenant *active ta ville* : sers-toi de ce qui y est visible.
    .other = Permis aussi. Mais ton bâtiment doit rapporter maintenant : il faut activer la ville.
run-use = Sers-toi de { CARD("covent_garden") }.
    .other = D'abord { CARD("covent_garden") } : c'est pour cela qu'on vient d'activer la ville.
    .done = £5 et 2 points de prestige. Puis la carte s'est *retournée* : la plupart ne servent qu'une fois. Elle garde sa place dans ta ville.
run-end = Voici le prix. Une activation de la ville apporte de la pauvreté : *une par pile, une par carte de ta main*, une par emprunt. Termine l'activation de la ville.
    .on-city = 1 pile
    .on-hand = 6 cartes
    .other = L'activation de la ville est finie : termine, et regarde ta pauvreté.
    .done = 1 + 6 = *7 de pauvreté*, pour £5 et 2 points de prestige. Mauvaise affaire, et la faute en est à la main : construis d'abord, et attends d'avoir peu de cartes en main pour activer la ville.

stack = Construire dessus
stack-draw = { SEAT(1) } a encore construit. Pioche une carte dans la pioche.
    .other = N'importe laquelle irait ; prends la pioche.
stack-action = Ta main est grande. Chaque construction en retire deux cartes : *développe*.
    .other = Permis ; mais avec sept cartes en main, construis. Chaque bâtiment en retire deux.
stack-card = Construis le { CARD("theatre_royal") }.
    .other = Celle-là irait aussi. Construisons le { CARD("theatre_royal") } : il ne coûte pas d'argent.
stack-pay = C'est une carte bleue : paie avec { CARD("vauxhall_gardens") }.
    .other = Bleue aussi, mais elle te servira mieux plus tard. Paie avec { CARD("vauxhall_gardens") }.
stack-place = Où ? Pose-la *sur la carte qui a servi*.
    .try-new = Permis, mais une deuxième pile apporte une pauvreté de plus à chaque activation de la ville. La carte qui a servi ne fait plus rien : recouvre-la.
    .done = Toujours *une seule pile*. Une carte recouverte ne se voit plus, mais à la fin elle vaut ce qui y est imprimé.

kills = Pourquoi la pauvreté tue
kills-ladder = *Une autre partie*, vers la fin. Tu as 14 de pauvreté, et à la fin chaque carte de ta main en fait une de plus : *15*.
    .why = { SEAT(1) } en a 4, et trois cartes : 7.
kills-least = Celui qui en a *le moins* rend tout, et les autres en rendent autant. { SEAT(1) } en rend 7 ; tu en rends 7, et tu en gardes *8*.
    .why = Ce n'est donc jamais le tas qui compte, mais de combien tu dépasses le plus bas.
kills-forecast = Ces 8 te coûtent *11 points de prestige*. Les premiers coûtent peu ; à partir du cinquième, chacun en coûte 2, et au-delà de dix, 3.
    .why = Cette ligne calcule toujours ce que tu aurais si la partie finissait maintenant.

spend = Une bonne activation de la ville
spend-draw = Alors, que faire ? *Bien activer la ville.* D'abord la carte qui commence chaque tour : prends { CARD("silk_weaving") }, visible sur le plateau.
    .other = Prends celle qui est visible : tu sauras ce que tu as.
spend-action = Une carte de plus en main, mais trois cartes de ta ville sont prêtes. *Active ta ville*.
    .other = Regarde d'abord ta ville : trois cartes visibles, dont deux enlèvent de la pauvreté. Active-la.
spend-docks = Sers-toi des { CARD("west_india_docks") } : £7 contre une carte de ta main.
    .other = Celle-là servira plus tard dans cette activation de la ville. Commence par les { CARD("west_india_docks") }.
spend-pay = N'importe quelle carte peut payer. Dépense l'*Indigent*.
    .why = Il n'est bon à rien d'autre, et il ne sera plus dans ta main quand on comptera la pauvreté.
    .other = Cela irait ; mais cette carte-là, tu peux encore la construire. L'Indigent n'est bon à rien d'autre.
    .done = £7 de plus, et une carte de moins à porter.
spend-water = Sers-toi de l'{ CARD("water_works") }. Le signe en pointillé enlève de la pauvreté.
    .other = Cela peut attendre : d'abord l'{ CARD("water_works") }.
    .done = *Deux de moins*. Les cartes bleues et roses enlèvent souvent de la pauvreté ; quelques marron aussi.
spend-houses = Et les { CARD("workers_houses") } : deux de plus.
    .other = Ne t'arrête pas encore : les { CARD("workers_houses") } en enlèvent deux de plus.
spend-end = Trois piles et une carte : 4 de pauvreté. Termine l'activation de la ville.
    .on-city = 3 piles
    .on-hand = 1 carte
    .other = Tout a servi : termine l'activation de la ville.
    .done = Quatre de moins, quatre de plus : *14 comme avant*, mais £7 gagnées. Une activation de la ville n'appauvrit donc pas toujours.

land = Le terrain
land-draw = Ton tour suivant. Pioche dans la pioche.
    .other = N'importe laquelle irait ; prends la pioche.
land-action = Tu as £13. *Achète un terrain* : il apporte du prestige, enlève de la pauvreté et te donne des cartes.
    .other = Permis ; mais c'est la pauvreté qui te pèse, et un terrain en enlève aussitôt.
land-buy = { BOROUGH("lewisham") } coûte £3 : quatre cartes, 1 point de prestige et *quatre de pauvreté en moins*.
    .why = Un terrain cher a du prestige, un terrain bon marché enlève de la pauvreté. Il t'en faut un bon marché.
    .try-westminster = 5 points de prestige pour £8 : un beau terrain pour qui n'est pas pauvre. Mais tu as bien trop de pauvreté ; il n'en enlève que 1.
    .try-hampstead = 4 points de prestige pour £7, et un peu moins de pauvreté à chaque activation de la ville. Il te faut plus que cela : { BOROUGH("lewisham") }.
    .done = De 14 à *10*, et quatre nouvelles cartes. Mais les cartes pèsent : construis avec elles avant d'activer la ville.

loan = Les emprunts
loan-draw = *Une autre partie*. Tu as £3. Pioche d'abord dans la pioche.
    .other = N'importe laquelle irait ; prends la pioche.
loan-action = La { BOROUGH("city") } est à vendre : 5 points de prestige. *Achète un terrain*, même si tu ne peux pas le payer.
    .other = Permis. Mais voyons ici ce qu'est une dette : achète un terrain.
loan-buy = La { BOROUGH("city") } coûte £8, et tu as £3. Achète-la quand même : tu feras un *emprunt* de £10 pour payer.
    .other = C'est la { BOROUGH("city") } qui vaut une dette.
    .done = Il te reste £5, tu as 5 points de prestige, et *un emprunt* : une pauvreté de plus à chaque activation de la ville. S'il reste à la fin, il coûte 7 points de prestige.

nine = Neuf cartes, pas plus
nine-discard = Le terrain a rempli ta main : dix cartes. À la fin d'un tour, tu peux en garder *neuf*. Défausse l'Indigent.
    .why = Ce qu'on défausse va sur le plateau. S'il est plein, sa rangée du bas sort d'abord du jeu.
    .other = Permis. Mais cette carte-là peut se construire, un Indigent non.
    .done = Le voilà, et qui le veut peut le piocher. Personne n'en voudra.

repay = Rembourser
repay-pay = Quelques tours plus tard, tu as £21. On ne rembourse un emprunt qu'*au début d'un tour*, pour £15. Fais-le.
    .why = £15 valent 5 points de prestige à la fin. Un emprunt qui reste en coûte 7, et de la pauvreté à chaque activation de la ville d'ici là.
    .try-none = Permis, si tu as besoin de l'argent tout de suite. Mais cet emprunt te coûte une pauvreté à chaque activation de la ville, et 7 points de prestige à la fin.
    .done = Plus de dettes, et une pauvreté de moins à chaque activation de la ville.

persons = Les cartes action
persons-draw = *Une autre partie*. Quelques cartes sont des *cartes action* : elles se jouent, elles ne se construisent pas. Pioche dans la pioche.
    .other = N'importe laquelle irait ; prends la pioche.
persons-action = On les joue en *développant* sa ville.
    .other = Permis ; mais les cartes action se jouent en développant.
persons-coffee = Joue le { CARD("coffee_house") }. Il ne demande pas de défausse, et sort du jeu.
    .why = { CARD("wren") } en est une autre : elle pose une ou deux de tes cartes sans défausse.
    .other = D'abord le { CARD("coffee_house") }.
persons-board = Il construit une carte *tout droit du plateau*. Prends les { CARD("street_lights") }.
    .other = Une belle carte, mais elle coûte £7. Les { CARD("street_lights") } ne coûtent rien, et servent à chaque activation de la ville.
    .done = Ils sont sur ta carte qui a servi, sans défausse. Ils n'ont pas le signe pour retourner la carte : ils *restent*, et servent encore et encore.
persons-end = Cela suffit : termine.
    .other = Termine ici ; il y a plus à voir à ton tour suivant.

odd = Des cartes qui demandent
odd-draw = C'est de nouveau à toi. Pioche dans la pioche.
    .other = N'importe laquelle irait ; prends la pioche.
odd-action = Deux cartes de ta ville sont prêtes. *Active ta ville*.
    .other = Permis ; mais voyons à quoi sert une prison. Active ta ville.
odd-prison = Sers-toi de { CARD("brixton_prison") }.
    .other = Celle-là aussi, dans un instant. D'abord { CARD("brixton_prison") }.
odd-jail = Elle prend jusqu'à trois cartes de ta main, et enlève une pauvreté pour chacune. Enferme l'*Indigent*.
    .other = Celle-là pourrait encore se construire. Ce sont les Indigents qui vont en prison.
    .done = Une carte de moins, et une pauvreté de moins.
odd-others = D'autres cartes demandent autre chose : *qui* est visé, combien d'Indigents vont à la Maison de travail, quelle carte sert *encore une fois*, laquelle de deux se *retourne*, ce qui vient *d'abord*.
    .why = Ce qu'on demande est toujours ici, et ce que tu peux répondre s'éclaire sur la table. Pointe une carte ou touche-la, et tu lis ce qu'elle fait.
odd-end = Assez pour la prison : termine.
    .other = Garde celle-là. Termine avec la prison.
odd-swap = Ton quartier du dessus peut agir aussi : { BOROUGH("southwark_bermondsey") } *échange un Indigent* contre une carte du plateau, une fois par tour. Fais-le.
    .why = D'autres quartiers laissent regarder trois cartes pour en garder une, ou en piocher deux au début. Certains demandent avant la fin du tour.
    .other = Dans un instant. Débarrasse-toi d'abord de l'Indigent.
odd-for = Quelle carte prends-tu à la place ? { CARD("kew_gardens") } : 4 points de prestige à la fin.
    .other = Permis ; mais { CARD("kew_gardens") } vaut 4 points de prestige à la fin.
    .done = Ton Indigent est sur le plateau, et tu as { CARD("kew_gardens") } en main. Seul le quartier du dessus fait de telles choses.

last = Le dernier tour
last-deck = *Une autre partie*, à la fin : la pioche est *vide*. { SEAT(1) } a pris la dernière carte ; il te reste un tour.
    .why = { SEAT(1) } en est à 34, et toi à 33.
last-action = Chaque carte qui reste en main fera une pauvreté. Alors construis encore une fois : *développe*.
    .other = Permis. Mais activer la ville apporterait de la pauvreté, et un terrain des cartes qui ne serviront plus. Construis.
last-card = Construis l'{ CARD("hospital") } : il coûte £2 et vaut 3 à la fin.
    .why = Avec la carte qui le paie, en voilà deux de moins en main.
    .other = Celle-là ne vaut rien à la fin. L'{ CARD("hospital") } vaut 3.
last-place = N'importe où : sur une pile. Il n'y aura plus d'activation de la ville.
    .other = Le nombre de piles ne compte plus, mais les gens soigneux construisent dessus.
last-end = Termine : la partie est finie.
    .other = Il n'y a plus rien à prendre : termine.

score = Le décompte
score-sheet = *37 à 34*. Un tour plus tôt, tu avais un point de retard : l'{ CARD("hospital") } en a apporté 3, et les deux cartes qui ont quitté ta main t'ont épargné un point pour la pauvreté.
    .why = Chaque tranche de £3 est aussi un point de prestige.
score-lines = De haut en bas : ce que tu as gagné en jouant, ce qui est imprimé sur tes cartes, l'argent, les emprunts qui restent, et enfin la pauvreté que tu as de plus que le plus bas.
    .why = À égalité, c'est celui qui a le moins de pauvreté.

on = À toi
on-yours = Tu en sais assez. Voici le milieu d'une partie : *joue la suite* contre { SEAT(1) }, un adversaire facile.
    .why = Garde peu de cartes en main avant d'activer la ville, construis sur les cartes qui ont servi, et surveille la plus basse pauvreté de la table.

other-draw = Permis aussi. Cette fois, prends la carte éclairée.
other-action = Permis aussi. Cette fois, prends l'action éclairée.
