# Ce que dit toute table dans le navigateur.

# Là où un nom peut se trouver dans une phrase, ce peut être celui-ci: les phrases d'en bas choisissent, ou se passent de verbe.
table-you = Toi
table-your-turn = À toi :
table-answer = Réponds :
table-turn-of = { ME($seat) ->
    [you] À toi de jouer
   *[other] À { SEAT($seat) } de jouer
}
table-thinking = { ME($seat) ->
    [you] Tu réfléchis
   *[other] { SEAT($seat) } réfléchit
}
table-waiting-for = On attend : { SEAT($seats) }
table-watching = Tu regardes la partie.
table-over-by = La partie est finie
table-score-sheet = Décompte
table-back-to-table = Retour à la table
table-joining = On cherche la table
table-lost = La connexion est coupée. Ta partie est à l'abri ; on réessaie.
table-any-name = le nom que tu veux
table-join = S'asseoir
table-since = Depuis ton dernier tour
table-catch-up = Rattraper
table-since-nothing = Il ne s'est rien passé depuis ton dernier tour.
table-since-watch = Revoir
table-help = Touches et aide
table-menu = Menu
table-undo = Annuler
table-undo-key = pour annuler
table-undo-ask-key = demande à le reprendre
table-undo-request = Demander à le reprendre
table-undo-waiting = Tu as demandé à annuler.
table-undo-ask = { SEAT($seat) } demande à annuler le dernier coup.
table-agree = Accepter
table-refuse = Refuser
table-choices = Choix
table-all-choices = Tous les choix
table-sure = Vraiment ?
table-confirm = Encore une fois pour confirmer
table-board = Plateau commun
table-own = Ton côté de la table
table-rail = Adversaires, journal et chat
table-clock = ton temps
# Un temps d'un jour ou plus; les plus courts sont des heures, minutes et secondes en chiffres.
table-days = { $days } j { $hours } h
table-bot = bot
# Les noms des bots, place par place.
table-bot-name-0 = Dodger
table-bot-name-1 = Josiah
table-bot-name-2 = Mudlark
table-bot-name-3 = Beatrix
# `level` dit comment il joue: "solide".
table-bot-level = bot, { $level }
table-player = Joueur { $n }
table-offline = pas là
table-open-full = Voir en grand tout ce qui est { SEAT($seat, form: "to") }
table-table-menu = Cette table

## Le journal

log-log = Journal
log-chat = Chat
log-log-and-chat = Journal et chat
log-fold = Replier le journal
log-unfold = Montrer le journal
log-replay = Revoir
log-say = Dis quelque chose à la table
log-send = Envoyer
log-round = Tour de table { $n }
log-continued = Suite avec les règles { $rules } à partir du tour { $turn }
log-no-chat = Personne n'a encore rien dit.
log-nothing = Il ne s'est encore rien passé.

## Le menu d'une table

menu-link = Copier le lien de cette table
menu-link-note = Pour ceux qui viendront jouer ou regarder.
menu-hand-over = Laisser un bot jouer pour toi
menu-hand-over-note = Jusqu'à ton retour.
menu-come-back = Reprendre ta place
menu-come-back-note = Un bot joue pour toi en ce moment.
menu-resign = Abandonner
menu-resign-note = Un bot joue à ta place jusqu'à la fin ; tu ne reviens pas.
menu-record = Enregistrer la partie
menu-record-note = Toute la partie dans un fichier, à garder, à revoir ou à vérifier.
menu-rules = Comment on joue à cette table
menu-seal = Sceau de la donne
menu-seal-note = Le sceau était là avant la première carte. Après la fin, la page des scores dit de qui viennent les parts de la donne, et la partie enregistrée le prouve.

## Tout jeu

generic-table = La table
generic-choose = Que fais-tu ?
generic-no-choice = On ne te demande rien pour le moment.
generic-yes = oui
generic-no = non
generic-none = rien
generic-hidden = caché
generic-warning = Attention :
generic-reasons = Impossible pour le moment

## Le décompte

sheet-you-win = { $margin ->
    [0] Tu gagnes
   *[other] Tu gagnes avec { $margin } d'avance
}
sheet-wins = { $margin ->
    [0] { SEAT($seat) } gagne
   *[other] { SEAT($seat) } gagne avec { $margin } d'avance
}
sheet-shared = { ME($seats) ->
    [you] { CAP(SEAT($seats)) } partagez la victoire
   *[other] { CAP(SEAT($seats)) } partagent la victoire
}
sheet-lead = { $moves ->
    [one] { $game } ; { $players } joueurs, { $moves } coup.
   *[other] { $game } ; { $players } joueurs, { $moves } coups.
}
sheet-ending-shared = Égalité en tout : la victoire est partagée.
sheet-total = Total
sheet-account = Le détail
sheet-account-note = dans l'ordre des règles
sheet-rank = { $n ->
    [1] 1re place
   *[other] { $n }e place
}
sheet-end = fin
sheet-numbers = En chiffres
sheet-replay = Revoir
finale-player = joueur
finale-together = d'où cela vient
finale-next = Et maintenant
finale-once-more = Encore une, mêmes places
finale-return-match = La revanche
finale-level-up = Prêt pour plus fort ?
finale-level-down = Encore trop fort ?
finale-level-play = Jouer contre le niveau « { $level } »
finale-account = Décompte complet
finale-back = Retour à la fin
finale-share = Partager
# $n est une manche.
finale-turning = { ME($seat) ->
    [you] Ta meilleure manche : la { $n }, { $gain } de plus.
   *[other] La meilleure manche pour { SEAT($seat) } : la { $n }, { $gain } de plus.
}
finale-see-again = La revoir

## Le sceau de la donne

deal-own = La donne : la part de ton propre navigateur y est.
deal-late = La donne s'est faite sans la part de ton navigateur, arrivée trop tard.
deal-others = { $n ->
    [one] La donne : la part du navigateur de { $n } joueur y est.
   *[other] La donne : les parts des navigateurs de { $n } joueurs y sont.
}
deal-server = La donne : le serveur seul l'a tirée.
deal-mismatch = La note de ton navigateur ne correspond pas à la partie enregistrée : ce ne sont peut-être pas les cartes scellées. Enregistre la partie.
deal-broken = La preuve de la donne dans la partie enregistrée ne tient pas : ce ne sont peut-être pas les cartes scellées. Enregistre la partie.

## Lu à voix haute

live-your-turn = À toi de jouer. { $prompt }

## Ce que peut valoir une option de la table

choice-seat = place { $n }
choice-cards = { $n ->
    [0] aucune
    [one] { $n } carte
   *[other] { $n } cartes
}
choice-standard = standard
choice-alternative = autre version
choice-classic = classique
choice-random = tiré au sort
choice-all-pairs = toutes les paires
choice-one-by-one = une par une
choice-together = ensemble
choice-works-again = marche de nouveau
choice-dead = sans effet pour toujours
choice-left-out = laissé de côté
choice-in-turn = à tour de rôle
choice-in-secret = en secret

## Une partie qui ne peut pas continuer avec de nouvelles règles
still-title = Cette partie est arrêtée.
still-ended = Cette partie a été arrêtée sans résultat.
still-host = Son hôte peut la corriger ou l'arrêter sans résultat. Qui la corrige voit toutes les cartes.
still-set-right = Corriger
still-how = Voici le début du tour tel qu'il a été gardé, cartes cachées comprises. Change ce qui ne convient pas, et la partie repart d'ici.
still-position = Position
still-go-on = Repartir d'ici
still-end = Arrêter sans résultat
still-end-sure = Vraiment l'arrêter ?

## Aide et légende

legend-figures = Chiffres
legend-cards = Sur une carte
legend-places = Lieux
legend-players = Ce qu'ont les joueurs
legend-pieces = Sur le plan
legend-goods = Marchandises
help-title = Aide
help-moment = Ce moment
help-keys = Touches
help-find = Un signe, une carte, un mot
help-asked = Ce qui est demandé maintenant
help-rules = Toutes les règles
help-cards = Cartes
help-none = Rien ne correspond à ces mots.
help-close = Fermer l'aide
help-mark = La marque de { SEAT($seat) }.

## Plusieurs devant un même écran

curtain-pass = Passe à { SEAT($seat) }
curtain-open = Je suis { SEAT($seat) }, je lève le rideau
curtain-done = { SEAT($seat) } a fini.
curtain-first = Le premier tour.
curtain-alone = Une question pour { SEAT($seat) } seulement.
curtain-note = Rien de la main de personne n'est sur cette page.
curtain-opens = ouvre.
curtain-order = Ordre du jeu
curtain-now = { SEAT($seat) }, maintenant
curtain-back = Rends l'écran à { SEAT($seat) }, pour reprendre le dernier choix
curtain-playing = { SEAT($seat) } joue
curtain-fall = Baisser le rideau
curtain-fall-note = Personne ne voit ta main jusqu'à ce que tu le lèves.

## Un bot à la place de quelqu'un

seat-back = Reprends ta place
seat-late = Ton temps est écoulé : un bot joue pour toi
seat-late-waits = Ton temps est écoulé. Un bot tient ta place, et t'attend
seat-away = Un bot joue pour toi
seat-away-waits = Un bot tient ta place, et t'attend
seat-resigned = Tu as abandonné. Un bot joue ta place jusqu'à la fin
away-late = { SEAT($seat) } a perdu au temps. Un bot joue cette place.
away-late-waits = { SEAT($seat) } a perdu au temps. Un bot tient cette place, et attend.
away-bot = Un bot joue pour { SEAT($seat) }.
away-bot-waits = Un bot tient la place de { SEAT($seat) }, et attend.
away-resigned = { SEAT($seat) } a abandonné. Un bot joue cette place jusqu'à la fin.
away-back = { SEAT($seat) } est de retour.
away-wait = Attendre { SEAT($seat) }
away-wait-note = Le bot à cette place ne fait rien jusqu'à ce que vous le disiez.
away-play = Laisser le bot continuer
away-play-note = Il continue aussi pendant ton absence.
tag-late = perdu au temps, bot
tag-stand-in = un bot remplace
tag-resigned = abandon, bot
# `seconds` : ce qui reste à sa propre pendule.
clock-hurry = { $seconds ->
    [60] Moins d'une minute
    [3600] Moins d'une heure
    [21600] Moins de six heures
   *[other] Moins de { $seconds } secondes
}

## Abandonner

resign-title = Abandonner cette partie ?
resign-what = Un bot joue ta place jusqu'à la fin, et ce qu'il atteint compte sous ton nom. Toute la table l'apprend. Tu ne peux pas revenir.
resign-sure = Oui, j'abandonne cette partie
resign-do = Abandonner
resign-keep = Continuer

## Où couper les noms longs
# Des mots tels qu'ils figurent dans les noms, avec un trait à chaque endroit où l'on peut les couper en fin de ligne.

word-breaks = ana|lytique anti|quités Barry|more Basker|ville Batter|sea Billings|gate Bou|tiques Brad|street Bras|serie Britan|nica Bucking|ham Chape|liers Char|tistes Circon|locu|tions Con|stable Embank|ment Expo|sition Fouil|leurs Franken|stein Glad|stone Hammer|smith Hol|landia Horlo|gers Hos|pices Hugue|nots Indus|trie Inspec|teur Insti|tution invi|sible Irré|guliers Jeffer|son Loge|ments major|dome Mar|chands Mar|tineau Merry|weather Milver|ton Minis|tère Nathan|iel Palmer|ston Parle|ment parti|culiers phréno|logue Poisson|niers Porte|faix Réver|bères Sebas|tian Smith|field Snod|grass Tele|graph Ter|rassiers Tulking|horn Univer|sity West|minster White|hall Wool|wich Ébé|nistes Élé|phants Éven|treur
