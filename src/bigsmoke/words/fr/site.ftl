# Ce que dit le site autour des tables.

site-name = Big Smoke
site-tagline = Quatre jeux du vieux Londres. Un clic et te voilà à table ; les bots y sont déjà.
site-skip = Aller à la table
site-play = Jouer
site-watch = Regarder
site-replays = Revoir
site-cards = Cartes
site-rules = Règles
site-lab = Labo
site-settings = Réglages
site-sound-on = Activer les sons
site-sound-off = Couper les sons
site-gaslight = Allumer le gaz
site-paper = Revenir au papier
site-main = Menu principal
site-keep-name = Garder ce nom
site-not-found = Il n'y a rien à cette adresse.
site-home = Vers l'accueil
site-loading = Un instant
site-close = Fermer
site-tables = Mes tables
site-come-in = Entrer
site-account = Ton compte
site-guest = en visite
game-full = { $title }, { $edition }

## L'accueil et les listes de tables

home-play-now = Jouer
home-play-now-with = Jouer : { $game }
home-new-table = Nouvelle table
home-new-table-of = Nouvelle table : { $game }
# Pour combien de joueurs est un jeu: les nombres, le premier et le dernier.
home-players = { $how ->
    [one] { $least }
    [two] { $least } ou { $most }
   *[more] { $least } à { $most }
}
home-minutes = { $n } min
home-seats-label = Places
# Les niveaux s'accordent avec "jeu" ou "un bot": masculin singulier.
home-level-label = Jeu des bots
home-level-newcomer = débutant
home-level-casual = occasionnel
home-level-steady = solide
home-level-keen = appliqué
home-level-sharp = affûté
home-level-master = maître
level-beats = { $others ->
    [one] Bat « { $below } » { $n } fois sur 10.
   *[other] Gagne { $n } parties sur 10 contre { $others } bots de niveau « { $below } ».
}
level-first = Pour commencer.
home-open = Tables ouvertes
home-open-none = Aucune table n'attend de joueur. Ouvres-en une, elle sera ici.
home-mine = Mes tables
home-mine-none = Tes tables seront ici.
home-sit-down = S'asseoir
home-go-on = Continuer
home-look = Regarder
home-your-turn = À toi de jouer
home-waiting-for = { $name } réfléchit
home-waiting-seats = { $n ->
    [one] il manque { $n } joueur
   *[other] il manque { $n } joueurs
}
home-over = finie
home-no-clock = sans pendule
home-live = { $minutes } min + { $increment } s
home-days = { $n ->
    [one] un jour par coup
   *[other] { $n } jours par coup
}
home-free-seat = place libre
home-copied = Copié
home-ply = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
home-watch-title = Regarder
home-watch-lead = Des parties en cours, que tout le monde peut suivre. Tu vois ce qu'on verrait debout près de la table.
home-watch-none = Personne ne joue en public en ce moment.
home-replays-title = Revoir
home-replays-lead = Des parties finies, coup par coup, depuis n'importe quelle place.
home-replays-none = Aucune partie n'est encore finie.
home-import-title = Apporter une partie
home-import-lead = Une partie enregistrée avec Big Smoke peut se revoir ici.
home-import-failed = Ce fichier ne convient pas : { $why }
home-open-replay = Revoir
home-credit = Auteurs et éditeurs
home-all-mine = Toutes mes tables

## Une nouvelle table

new-table-title = Une nouvelle table
new-table-lead = Choisis un jeu et qui joue ; le reste peut rester tel quel.
new-table-game = Jeu
new-table-seat = Place { $n }
new-table-kind-me = toi
new-table-kind-open = libre, pour qui vient
new-table-kind-invite = gardée pour quelqu'un
new-table-players = Joueurs
new-table-who = Qui s'assoit là
new-table-visibility = Qui peut venir
new-table-visibility-public = tout le monde
new-table-visibility-link = avec le lien
new-table-visibility-hotseat = tous à cet écran
new-table-clock = Pendule
new-table-clock-none = sans pendule
new-table-clock-live = minutes pour la partie
new-table-clock-days = jours par coup
new-table-minutes = Minutes pour chacun
new-table-increment = Secondes par coup
new-table-days-each = Jours par coup
# Des noms pour commencer, place par place.
new-table-name-0 = Ada
new-table-name-1 = Ben
new-table-name-2 = Clara
new-table-name-3 = David
new-table-hints = Des conseils pendant la partie
new-table-hints-bots = quand tous les autres sont des bots
new-table-hints-all = pour tous
new-table-hints-none = pour personne
new-table-away = Quand quelqu'un est absent
new-table-away-ask = un bot remplace tant que d'autres regardent, et on leur demande
new-table-away-play = un bot continue aussitôt, qui que ce soit qui regarde
new-table-create = Dresser la table
new-table-kind-here = quelqu'un à cet écran
new-table-name-here = Nom
new-table-name-kept = Nom du compte
new-table-visibility-public-note = La table figure sur la première page ; tout le monde peut s'asseoir ou regarder.
new-table-visibility-link-note = Tu envoies le lien à tes amis.
new-table-visibility-hotseat-note = Vous vous le passez ; personne ne voit les cartes d'un autre.
new-table-house = Règles maison
new-table-begins = La partie commence aussitôt.
new-table-waits = Tu arrives dans la salle d'attente, d'où tu invites.

## Son nom

account-title = Ton nom à la table
account-lead = Deux portes ; derrière, les jeux sont les mêmes.
account-name = Nom
account-password = Mot de passe
account-register = Créer un compte à ce nom
account-login = Se connecter
account-change = Jouer sous ce nom
site-sign-out = Se déconnecter
account-token = Une clé pour ton propre bot
account-token-make = Créer une clé
account-token-lead = Montrée une seule fois. Avec elle, on joue en ton nom.
account-token-revoke = Supprimer toutes les clés
account-tokens-gone = { $n ->
    [one] { $n } clé supprimée.
   *[other] { $n } clés supprimées.
}
account-webhook = Appeler cette adresse quand c'est à moi de jouer
account-webhook-lead = Si l'hébergeur le permet ; chaque appel est signé avec ta clé.
account-webhook-key = Clé de la signature :
account-webhook-save = Enregistrer
account-webhook-saved = Enregistré.
account-signed-in-lead = Connecté. Tes parties te suivent sur chaque appareil.
account-signed-in = Un compte garde son nom : ainsi personne ne peut se faire passer pour toi.
account-guest = En visite
account-guest-lead = Un nom, et te voilà assis. Il vit dans ce navigateur.
account-guest-is = Tu es en visite
account-guest-is-lead = Ton nom et tes parties vivent dans ce navigateur. Tu peux changer de nom quand tu veux.
account-guest-all = tous les jeux, avec des bots et entre amis
account-guest-later = peut devenir un compte à tout moment, avec les parties
account-guest-out = M'oublier dans ce navigateur
account-guest-out-sure = Ton nom et le chemin de tes parties seront perdus. Vraiment oublier ?
account-your-name = Ton nom
account-rename = Changer de nom
account-renamed = Tu t'appelles maintenant { $name }.
account-key = Avec ta propre clé
account-key-lead = Un nom et un mot de passe : tes tables sur chaque appareil.
account-way-login = Se connecter
account-way-register = Créer un compte
account-show = montrer le mot de passe
account-register-note = Au moins huit caractères. Aucun courrier de notre part.
account-register-guest = Au moins huit caractères. Tes parties te suivent.
account-login-note = Ce que tu joues en visite te suit.

## Une invitation

invite-kick = Une invitation
invite-asks = { $name } t'invite à une partie de { $game }
invite-waits = Une partie de { $game } t'attend
invite-full = Cette table est complète
invite-full-of = La table de { $name } est complète
invite-full-lead = Quelqu'un a été plus rapide. Regarde, ou dresse ta propre table avec les mêmes règles.
invite-begun = Cette partie a commencé
invite-begun-of = La partie de { $name } a commencé
invite-closed = On vient à cette table sur invitation
invite-closed-of = On vient à la table de { $name } sur invitation
invite-closed-lead = Demande le lien : qui l'a peut s'asseoir. Tu peux regarder en attendant.
invite-off = Cette partie a été annulée
invite-off-lead = Personne ne joue plus ici. Dresse ta propre table avec les mêmes règles, ou va là où d'autres jouent.
invite-sent-away = L'hôte t'a fait quitter cette table
invite-sent-away-lead = Mais on peut te laisser revenir, et cette page le dira. En attendant, tu peux regarder ou dresser ta propre table.
invite-removed = Ta place a été rendue libre. Tu peux te rasseoir.
invite-name = Comment t'appeler ?
invite-as = Tu t'assieds sous le nom de { $name }.
invite-free = Ni compte, ni mot de passe, ni courrier de notre part. Tu pourras garder ton nom plus tard.
invite-only-watch = Seulement regarder
invite-look-on = Regarder
invite-look-free = Pour regarder, pas besoin de nom.
invite-like-this = Dresser une table semblable
# Ce qui se joue, en une ligne : quelle édition, à combien, combien de temps, avec quelle pendule.
invite-facts = { $edition } ; à { $players } ; environ { $minutes } minutes ; { $clock }
invite-never = Jamais joué ? La table te montre le chemin, une phrase à la fois.
invite-kept = cette place est pour toi
rules-printed = Règles imprimées, sans changement
rules-changed = { $label } : { $value }

## La salle d'attente

room-your-table = Ta table, { $name }
room-table-of = La table de { $name }
room-some-table = Une table
# Ce que dit l'onglet du navigateur.
room-title = { $free ->
    [0] { $game }
    [one] { $free } place libre · { $game }
   *[other] { $free } places libres · { $game }
}
room-news-title = { $news } · { $game }
room-seats = { $n } places
room-about = environ { $n } minutes
room-who = Qui est assis où
room-who-host = les flèches changent l'ordre du jeu
room-who-guest = chacun garde sa couleur et sa forme toute la partie
room-you-host = toi, qui reçois
room-you = toi
room-host = reçoit
room-here = présent
room-away = absent pour l'instant
room-free = Libre
room-free-link = qui ouvre le lien
room-free-anyone = qui vient
room-free-kept = gardée pour { $name }
room-bot-sees = Il n'en voit pas plus que toi.
room-up = Monter { $name }
room-down = Descendre { $name }
room-seat-bot = Asseoir un bot
room-bot-level = Le niveau du bot de la place { $n }
room-take-out = Retirer { $name }
room-send-away = Renvoyer { $name }
room-send-away-sure = Vraiment renvoyer { $name } ?
room-sent-away = { $name } a dû quitter la table.
room-let-back = Laisser revenir { $name }
room-rename = changer de nom
room-rename-label = Ton nouveau nom
room-rename-save = Enregistrer
room-rules = Les règles de la soirée
room-seated-public = Tout le monde peut s'asseoir, et tout le monde peut regarder.
room-seated-link = Qui a le lien peut s'asseoir.
room-meanwhile = En attendant
room-read-rules = les règles
room-look-cards = les cartes
room-ask = Inviter quelqu'un
room-bring = Amener quelqu'un
room-copy = Copier le lien
room-share = Partager
room-share-text = Viens jouer à { $game } : une place est libre.
room-qr = Le lien en code carré, pour un téléphone
room-qr-note = Ou qu'on pointe un téléphone sur le carré.
room-link = Le lien
room-talk = Conversation
room-talk-none = Personne n'a encore rien dit.
room-came = { $name } s'est assis à la table.
room-went = { $name } a quitté la table.
room-free-seats = { $n ->
    [one] Une place est libre.
   *[other] { $n } places sont libres.
}
room-by-itself = La partie commence d'elle-même quand la dernière place est prise. Si tu commences maintenant, des bots prennent les places libres.
room-host-may = La partie commence quand la dernière place est prise, ou quand { $name } la lance.
room-start-bots = Commencer avec des bots
room-start-fewer = Commencer à { $n }, sans bots
room-start-level = Le niveau des bots
room-dealing = Toutes les places sont prises.
room-dealing-lead = Les cartes sont en cours de distribution. Chaque navigateur ajoute sa part au mélange.
room-cancel = Annuler la partie
room-cancel-sure = Vraiment annuler ?
room-leave = Se lever
room-sit-after-all = S'asseoir quand même

## Ce que dit l'onglet du navigateur

tab-your-turn = À toi : { $title }
tab-due = { $n ->
    [one] À toi, à une table
   *[other] À toi, à { $n } tables
}

## Listes de tables

list-open = Ouvrir
list-turn = C'est à toi
list-others = D'autres réfléchissent
list-waiting = En attente de joueurs
list-mine-lead = { $due ->
    [0] { $n ->
        [one] Une table ; personne ne t'attend.
       *[other] { $n } tables ; personne ne t'attend.
    }
    [one] { $n ->
        [one] Ta seule table t'attend.
       *[other] Une de tes { $n } tables t'attend.
    }
   *[other] { $due } de tes { $n } tables t'attendent.
}
list-thinking = { $n ->
    [one] { $names } réfléchit
   *[other] { $names } réfléchissent
}
list-head-game = Jeu
list-head-who = Qui y est assis
list-head-moved = Dernier coup
list-head-now = Maintenant
list-head-ended = Qui jouait, et l'issue
list-head-when = Quand
list-head-you = Toi
list-to-finished = Parties finies
list-whose = Les parties de qui
list-whose-mine = Les miennes
list-whose-all = Toutes
list-every-game = tous les jeux
list-with = Avec qui
list-none-such = Aucune partie finie n'y répond.
list-review = Analyse
list-more = En montrer plus
list-winner = gagne :
list-won = gagné
when-today = Aujourd'hui
when-yesterday = Hier
when-now = à l'instant
when-minutes-ago = { $n ->
    [one] il y a une minute
   *[other] il y a { $n } minutes
}
when-hours-ago = { $n ->
    [one] il y a une heure
   *[other] il y a { $n } heures
}
when-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
when-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}

## Les plans qu'on peut agrandir

zoom-nearer = Plus près
zoom-further = Plus loin
zoom-whole = Tout voir

## Réglages

settings-title = Réglages
settings-language = Langue
settings-language-auto = comme le navigateur
# Chaque langue porte son propre nom.
settings-language-en = English
settings-language-de = Deutsch
settings-language-fr = Français
settings-theme = Papier
settings-theme-auto = comme le système
settings-theme-paper = papier
settings-theme-gaslight = bec de gaz
settings-motion = Animations
settings-motion-auto = comme le système
settings-motion-off = aucune
settings-pace = Coups des autres
settings-pace-slow = lentement
settings-pace-normal = lisibles
settings-pace-instant = tout de suite
settings-sound = Sons
settings-sound-off = aucun
settings-sound-on = quelques sons discrets
settings-notices = Notifications
settings-notices-off = aucune
settings-notices-on = me prévenir quand c'est à moi de jouer
settings-size = Taille du texte
settings-size-90 = petite
settings-size-100 = normale
settings-size-115 = grande
settings-size-130 = très grande
settings-coach = Conseiller
settings-coach-on = dans les premières parties
settings-coach-off = se tait
settings-coach-again = Redis-moi tout
settings-keys = Touches
settings-keys-on = une touche seule agit aussitôt
settings-keys-off = pas de touche seule
settings-remembered = Retenu dans ce navigateur ; la langue suit ton compte.

## Les touches: avant et après celles qu'un jeu ajoute

keys-arrows = passer d'un choix possible à l'autre
keys-enter = choisir ce qui est éclairé
# La touche est une suite de chiffres.
keys-digits = prendre un choix de la ligne du haut
    .key = 1 à 9
keys-undo = annuler le dernier choix
keys-done = terminer, là où c'est proposé
keys-choices = tous les choix en liste
keys-since = depuis ton dernier tour
keys-catch-up = montrer tout de suite ce que les autres ont fait
keys-look = ouvrir la carte qui a le focus
keys-chat = aller au chat
keys-escape = fermer ce qui est ouvert
keys-help = cette liste

## Toute carte

card-printed = Imprimé :
card-ours = Notre reconstitution :
card-no-facts = aucune de ses valeurs
card-ruling = Point de règle
card-field-name = nom
card-field-cost = coût
card-field-text = effet
card-field-copies = exemplaires et séries
card-field-effect = effet
card-open = Voir : { $name }

## Revoir une partie

replay-title = Revoir la partie
replay-of = { $ply } sur { $last }
replay-back = Reculer d'un coup
replay-play = Lecture
replay-pause = Pause
replay-step = Avancer d'un coup
replay-speed = Vitesse
replay-eyes = Point de vue
replay-everyone = le public
replay-scrub = Coup
replay-link = Lien vers ce moment
replay-branch = Et si
replay-branch-long = Continuer à partir d'ici contre des bots
replay-branch-failed = Impossible d'ouvrir une table à partir d'ici : { $why }
replay-back-to-table = Retour à la table

## Toutes les cartes

cards-title = Cartes
cards-lead = Chaque carte telle qu'elle est sur la table, dans nos propres mots, avec ce qui est imprimé et ce que nous avons reconstitué.
cards-search = Chercher dans les noms et les effets
cards-all = toutes
cards-type = Sorte
cards-found = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
cards-none = Aucune carte ne correspond.
cards-facts = seulement avec des valeurs reconstituées
cards-in-rules = Où les règles en parlent
cards-game = Jeu
own-title = Tes propres valeurs
own-lead = Si tu as le jeu imprimé et qu'une valeur est fausse ici, saisis la bonne : tu pourras jouer avec.
own-keep = Garder
own-forget = Revenir aux nôtres
own-count = { $n ->
    [one] Tes propres valeurs pour { $n } carte
   *[other] Tes propres valeurs pour { $n } cartes
}
own-play = Jouer avec
own-lay = Dresser une table avec
own-save = Enregistrer dans un fichier
own-forget-all = Tout reprendre
own-with = { $n ->
    [one] Avec tes propres valeurs pour { $n } carte.
   *[other] Avec tes propres valeurs pour { $n } cartes.
}

## Les règles

rules-lead = Les règles dans nos propres mots, dans l'ordre où on en a besoin, avec les points de règle qui tranchent ce que les règles imprimées laissent ouvert.
rules-rulings = Points de règle
rules-contents = Sommaire
rules-credit = Les livrets de règles des auteurs font foi ; ces pages les redisent.
rules-none = Les règles de ce jeu seront ici avec sa table.
