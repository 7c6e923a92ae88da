# La leçon de London, 1re édition : le titre de chaque étape, et la phrase de chaque indication. `.why` dit pourquoi, `.done` ce qui en
# est sorti, `.try-...` répond à un certain autre choix et `.other` à tout autre, `.on-...` se pose comme chiffre sur une partie.
# Ce qui est entre étoiles ressort.

aim = Comment on gagne à London
aim-points = Celui qui a le plus de *points de victoire*, ou PV, à la fin gagne. Voici ceux que tu as gagnés en jouant.
    .why = Les terrains, les bâtiments et l'argent en apportent d'autres à la fin.
aim-deck = La partie finit quand cette *pioche* est épuisée. Tous les autres ont alors un dernier tour.
    .why = Pour qui connaît la deuxième édition : presque tout est pareil. Le plan, les emprunts et le métro ne le sont pas.
aim-poverty = C'est la *pauvreté* qui fait perdre. Tu commences avec cinq. À la fin, en avoir plus que le plus bas coûte des points, et chaque point de plus coûte davantage.
    .why = Presque tout en apporte. À London, il s'agit d'en prendre moins que les autres.

draw = Un tour commence par une carte
draw-take = À chaque tour, tu prends d'abord une carte : une carte visible du *présentoir*, ou celle du dessus de la pioche. Prends { CARD("covent_garden") }.
    .why = Elle donnera £5 et deux points, et tu le sais avant de la prendre.
    .try-deck = Permis, et souvent juste : mais avec la pioche, tu ne sais pas ce que tu auras. Cette fois, prends la carte visible.
    .try-pauper = Un Indigent est un fardeau : il ne construit rien, et chaque carte en main apporte de la pauvreté. Prends { CARD("covent_garden") }.
    .done = La voilà dans ta main. Ensuite, tu fais *une chose* par tour.

build = Construire, et payer par couleur
build-action = Il y a quatre choses à faire, et les voici. Choisis *jouer des cartes*, pour construire depuis ta main.
    .why = Le terrain et l'activation de la ville viendront. On prend trois cartes quand on n'a rien à construire.
    .try-land = Un terrain coûte au moins £5, et il ne te resterait rien. Construis d'abord de quoi gagner.
    .other = Permis aussi. Mais construis d'abord de quoi gagner : joue des cartes.
build-card = Construis { CARD("covent_garden") }.
    .why = La pièce et le sceau rouge, c'est ce que la carte donne quand on s'en sert ; ce qu'une carte vaut à la fin est dans une *couronne*.
    .other = Celle-là aussi peut se construire. Commençons par { CARD("covent_garden") } : elle rapporte tout de suite et ne coûte rien.
build-pay = Pour chaque bâtiment, tu *dépenses une autre carte de la même couleur*. { CARD("covent_garden") } est marron : dépense { CARD("grocers") }.
    .other = Celle-là irait aussi. Mais ici, c'est de { CARD("grocers") } que tu peux te passer.
    .done = { CARD("covent_garden") } commence une *pile* de ta ville. { CARD("grocers") } est allée au présentoir, où chacun peut prendre cette carte.
build-end = Tu pourrais construire encore. Pour l'instant, c'est tout : termine.
    .why = C'est alors le tour de { SEAT(1) }, qui construit aussi.
    .other = Rien ne presse : termine ici, et tu verras ce que construire rapporte.

run = Activer ta ville
run-draw = C'est de nouveau à toi. Cette fois, prends une carte de la *pioche*.
    .other = La pioche, s'il te plaît : il faut avoir vu les deux.
run-action = Maintenant, choisis d'*activer la ville* : sers-toi de ce qui y est visible. Il n'y a qu'une carte, elle sert donc aussitôt.
    .other = Permis aussi. Mais ton bâtiment doit rapporter maintenant : il faut activer la ville.
    .done = £5 et deux points. Puis { CARD("covent_garden") } s'est *retournée* : la plupart des cartes ne servent qu'une fois. Elle garde sa place dans ta ville.
run-end = Voici le prix. Une activation de la ville apporte de la pauvreté : *une par pile, une par carte de ta main*. Des terrains en enlèveraient ; tu n'en as pas. Termine l'activation de la ville.
    .on-city = 1 pile
    .on-hand = 6 cartes
    .other = L'activation de la ville est finie : termine, et regarde ta pauvreté.
    .done = 1 + 6 = *7 de pauvreté*, douze en tout, pour £5 et deux points. Mauvaise affaire, et la faute en est à la main : construis d'abord, et attends d'avoir peu de cartes en main pour activer la ville.

stack = Construire dessus
stack-draw = { SEAT(1) } a encore construit. Prends une carte de la pioche.
    .other = N'importe quelle carte irait ; prends la pioche.
stack-action = Ta main est grande. Chaque construction en retire deux cartes : *joue des cartes*.
    .other = Permis ; mais avec sept cartes en main, construis. Chaque bâtiment en retire deux.
stack-card = Construis le { CARD("theatre_royal") }.
    .other = Celle-là irait aussi. Construisons le { CARD("theatre_royal") } : il ne coûte pas d'argent.
stack-pay = C'est une carte bleue : dépense l'{ CARD("hospital") }.
    .other = Bleue aussi, mais elle te servira mieux plus tard. Dépense l'{ CARD("hospital") }.
stack-place = Où ? Pose-la *sur la carte qui a servi*.
    .try-new = Permis, mais une deuxième pile apporte une pauvreté de plus à chaque activation de la ville. La carte qui a servi ne fait plus rien : recouvre-la.
    .done = Toujours *une seule pile*. Une carte recouverte ne se voit plus, mais à la fin elle vaut ce qui y est imprimé.

map = Le plan
map-look = *Une autre partie* et son plan : vingt quartiers. Chacun dit ce qu'il *coûte*, combien de *cartes* il te donne aussitôt, et combien de *points* il vaut à la fin.
    .why = Sur un petit plan, appuie sur un quartier pour le lire. Chacun n'a qu'un propriétaire, et lui reste.
map-draw = Personne n'a encore de terrain. Prends d'abord une carte de la pioche.
    .other = N'importe quelle carte irait ; prends la pioche.
map-action = Tu as £13 : *achète un terrain*.
    .other = Permis ; mais tu as de l'argent, et un terrain vaut des points. Achète un terrain.
map-buy = Le tout premier terrain doit être la { BOROUGH("city") }, { BOROUGH("westminster") } ou { BOROUGH("southwark_bermondsey") }. Achète { BOROUGH("westminster") }.
    .why = Beaucoup de quartiers le touchent, et un pont mène au sud. Cela comptera.
    .try-southwark = Bon marché, et permis. Mais { BOROUGH("westminster") } vaut six points au lieu de quatre.
    .try-city = Aussi bon que { BOROUGH("westminster") }, avec quatre cartes. Mais quatre cartes, c'est quatre à porter : prends celui qui en donne deux.
    .done = Ton jeton y est, tu as deux cartes, et *six points* à la fin. Et désormais, chaque terrain enlève de la pauvreté à chaque activation de la ville.

banks = À côté, et de l'autre côté du pont
banks-rule = Après le premier, un terrain doit *toucher* un quartier que quelqu'un possède déjà, peu importe qui. Par-dessus la Tamise, seuls les *ponts* relient.
    .why = Ce que tu achètes ouvre donc aussi du terrain aux autres.
banks-draw = Quelques tours plus tard. Prends une carte de la pioche.
    .other = N'importe quelle carte irait ; prends la pioche.
banks-action = Achète encore un terrain.
    .other = Permis ; mais voyons où l'on peut acheter un terrain maintenant.
banks-buy = Tout ce qui est bordé d'or touche un terrain possédé. { BOROUGH("lambeth") } touche { BOROUGH("southwark_bermondsey") }, et par un pont { BOROUGH("westminster") }. Achète-le.
    .other = Permis aussi : ce terrain en touche un que quelqu'un possède. Ici, prends { BOROUGH("lambeth") } : £4, quatre cartes, trois points.
    .done = Ton quatrième quartier. Chacun enlève *une pauvreté* à chaque activation de la ville ; mais ses quatre cartes en remettraient quatre.

nine = Neuf cartes, pas plus
nine-discard = Le terrain a rempli ta main : dix cartes. À la fin d'un tour, tu peux en garder *neuf*. Mets l'Indigent au présentoir.
    .why = La rangée du haut se remplit d'abord, puis celle du bas. Quand les deux sont pleines, celle *du haut* s'en va et celle du bas monte.
    .other = Permis. Mais cette carte-là peut se construire, un Indigent non.
    .done = Le voilà, et qui le veut peut le prendre. Personne n'en voudra.

cheap = Un terrain allège chaque activation de la ville
cheap-draw = Plus tard, tu as construit une bonne part de ta main. Prends une carte de la pioche.
    .other = N'importe quelle carte irait ; prends la pioche.
cheap-action = Peu de cartes, deux piles, quatre quartiers : choisis d'*activer la ville*.
    .other = Permis. Mais c'est le moment d'activer la ville : vois ce que cela coûte.
cheap-docks = Sers-toi des { CARD("west_india_docks") } : £7 contre une carte de ta main.
    .other = Celle-là servira plus tard dans cette activation de la ville. Commence par les { CARD("west_india_docks") }.
cheap-pay = N'importe quelle carte convient. Dépense l'*Indigent*.
    .why = Il n'est bon à rien d'autre, et il ne sera plus dans ta main quand on comptera la pauvreté.
    .other = Cela irait ; mais cette carte-là, tu peux encore la construire. L'Indigent n'est bon à rien d'autre.
cheap-water = Sers-toi de l'{ CARD("water_works") }. Le signe en pointillé enlève de la pauvreté.
    .other = Il reste une carte à utiliser : l'{ CARD("water_works") }.
cheap-end = Deux piles et deux cartes, moins quatre quartiers : *rien*. Termine l'activation de la ville.
    .on-city = 2 piles
    .on-hand = 2 cartes
    .on-map = −4 quartiers
    .other = Tout a servi : termine l'activation de la ville.
    .done = £7 gagnées, deux de pauvreté en moins, aucune en plus. Avec encore plus de terrain, une activation de la ville en *enlèverait* même.

loan = Les emprunts
loan-draw = *Une autre partie*, où tu n'as que £2. Prends une carte de la pioche.
    .other = N'importe quelle carte irait ; prends la pioche.
loan-action = On ne fait pas un emprunt par envie : seulement quand on *doit payer* et qu'on ne peut pas. Joue des cartes.
    .other = Permis. Mais voyons ici ce qu'est une dette : joue des cartes.
loan-card = Construis { CARD("nelsons_column") } : £8, et cinq points à la fin. Tu feras pour cela un *emprunt* de £10.
    .other = Celle-là ne demande pas de dette. Mais voyons ici ce que c'est : { CARD("nelsons_column") }.
loan-pay = C'est une carte bleue : dépense les { CARD("street_lights") }.
    .other = Bleue aussi. Mais les { CARD("street_lights") } suffisent.
loan-place = Sur une carte qui a servi, comme toujours.
    .other = Permis, mais une pile de plus, c'est une pauvreté de plus à chaque activation de la ville.
    .done = Un *emprunt*. Il n'apporte pas de pauvreté à l'activation de la ville, mais il ne se rembourse qu'*à la fin* : £15, ou sept points perdus. Et le présentoir était plein : sa rangée du haut est partie.

odd = Des cartes qui demandent
odd-draw = *Une autre partie*. Certaines cartes demandent quelque chose quand on s'en sert. Prends une carte de la pioche.
    .other = N'importe quelle carte irait ; prends la pioche.
odd-action = Trois cartes de ta ville sont prêtes. Choisis d'*activer la ville*.
    .other = Permis ; mais voyons ce que font ces cartes. Il faut activer la ville.
odd-coffee = Sers-toi du { CARD("coffee_house") }.
    .other = Celle-là aussi, dans un instant. D'abord le { CARD("coffee_house") }.
odd-board = Une carte du *présentoir* vient par-dessus, de n'importe quelle couleur ; son prix est dû. Prends les { CARD("furniture_makers") }.
    .other = Une belle carte, mais elle coûte £7, et les { CARD("furniture_makers") } rapportent £6 dans cette même activation de la ville.
    .done = Les voilà, sans carte dépensée, prêts à servir *dans cette même activation de la ville*.
odd-prison = Sers-toi de { CARD("brixton_prison") }.
    .other = Celle-là aussi, dans un instant. D'abord { CARD("brixton_prison") }.
odd-jail = Elle prend jusqu'à trois cartes de ta main, et enlève une pauvreté pour chacune. Enferme l'*Indigent*.
    .why = D'autres cartes demandent qui est visé, combien d'Indigents vont à la Maison de travail, quelle carte sert encore une fois, laquelle de deux se retourne, ce qui vient d'abord.
    .other = Celle-là pourrait encore se construire. Ce sont les Indigents qui vont en prison.
    .done = Une carte de moins, et une pauvreté de moins.
odd-end = Assez pour la prison : termine.
    .other = Garde celle-là. Termine avec la prison.

swap = Des cartes qui aident toujours
swap-out = La { CARD("stock_exchange") } ne sert pas dans une activation de la ville : tant qu'on la voit, tu peux *échanger* une carte avec le présentoir une fois par tour. Fais-le.
    .why = L'{ CARD("university_of_london") } te laisse regarder trois cartes avant d'en prendre une. Avec { CARD("wren") }, de la main, tu joues deux cartes sans en dépenser d'autres.
    .other = Dans un instant. Échange d'abord.
swap-give = Donne { CARD("brewing") }.
    .other = Celle-là vaut d'être gardée : elle enlève de la pauvreté à chaque activation de la ville.
swap-for = Quelle carte prends-tu à la place ? { CARD("kew_gardens") } : quatre points à la fin.
    .other = Permis ; mais { CARD("kew_gardens") } vaut quatre points à la fin.
    .done = La tienne est au présentoir, et tu as { CARD("kew_gardens") } en main. Avant la fin du tour, on te le demande encore si tu n'as rien échangé.

tube = Le métro
tube-draw = *Une autre partie*, vers la fin : on creuse le *métro*. Prends une carte de la pioche.
    .other = N'importe quelle carte irait ; prends la pioche.
tube-action = Ta carte { CARD("underground") } est prête : choisis d'*activer la ville*. C'est ta seule carte visible, elle sert donc aussitôt.
    .other = Permis ; mais le métro attend. Il faut activer la ville.
tube-pay = Elle coûte une carte. Dépense l'*Indigent*.
    .other = Cela irait ; mais l'Indigent n'est bon à rien d'autre.
tube-one = Elle a donné quatre points, et *deux jetons* à poser là où quelqu'un a construit. Le premier de la partie va dans la { BOROUGH("city") } ou à côté : prends la { BOROUGH("city") }.
    .why = Chaque jeton vaut *deux points* de plus à qui possède le quartier : mets-le donc chez toi.
    .other = Permis. Mais ce seraient deux points pour { SEAT(1) }, ou une moins bonne place pour toi : la { BOROUGH("city") }.
tube-two = Chaque jeton suivant en touche un autre. Par-dessus la Tamise, il coûte £3 de plus. Prends { BOROUGH("westminster") }.
    .other = Permis ; mais { BOROUGH("westminster") } est à toi, et ne coûte rien.
    .done = Huit points avec une carte : quatre aussitôt, et deux par jeton à la fin.

last = Le dernier tour
last-deck = *Une autre partie*, à la fin : la pioche est *vide*. { SEAT(1) } a pris la dernière carte ; il te reste un tour.
    .why = { SEAT(1) } en est à 43, et toi à 42.
last-action = Chaque carte qui reste en main fera une pauvreté. Alors construis encore une fois : *joue des cartes*.
    .other = Permis. Mais activer la ville apporterait de la pauvreté, et un terrain des cartes qui ne serviront plus. Construis.
last-card = Construis l'{ CARD("hospital") } : il coûte £2 et vaut 3 à la fin.
    .why = Avec la carte que tu dépenses, en voilà deux de moins en main.
    .other = Celle-là ne vaut rien à la fin. L'{ CARD("hospital") } vaut 3.
last-place = N'importe où : sur une pile. Il n'y aura plus d'activation de la ville.
    .other = Le nombre de piles ne compte plus, mais les gens soigneux construisent dessus.
last-end = Termine : la partie est finie.
    .other = Il n'y a plus rien à prendre : termine.

score = Le décompte
score-sheet = *45 à 43*. D'abord ton emprunt a été remboursé, £15 ; puis on a compté les points. Tes terrains en ont apporté 23, avec deux par jeton métro.
    .why = Sans les £15, l'emprunt t'aurait coûté sept points.
score-lines = La pauvreté vient en dernier : tu en as 9 et une carte, { SEAT(1) } 7 et deux. Le plus bas compte pour rien ; tu en as *une de plus*, et tu perds un point.
    .why = Une ou deux coûtent un point, cinq en coûtent cinq, dix quinze. La pauvreté fait perdre plus de parties que tout le reste.

on = À toi
on-yours = Tu en sais assez. Voici le milieu d'une partie : *joue la suite* contre { SEAT(1) }, un adversaire facile.
    .why = Garde peu de cartes en main avant d'activer la ville, construis sur les cartes qui ont servi, et achète du terrain : il vaut des points, et enlève de la pauvreté à chaque activation de la ville.

other-draw = Permis aussi. Cette fois, prends la carte éclairée.
other-action = Permis aussi. Cette fois, prends ce qui est éclairé.
