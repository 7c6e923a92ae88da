# Ce que dit le site autour des tables.

site-name = Big Smoke
site-tagline = Quatre jeux du vieux Londres. Un clic et te voilà à table ; les bots y sont déjà.
site-skip = Aller à la table
site-play = Jouer
site-watch = Regarder
site-replays = Revoir
site-cards = Cartes
site-rules = Règles
site-settings = Réglages
site-sound-on = Activer les sons
site-sound-off = Couper les sons
site-gaslight = Allumer le gaz
site-paper = Revenir au papier
site-main = Menu principal
site-you-are = Tu es { $name }, de passage.
site-signed-in = Tu es { $name }.
site-keep-name = Garder ce nom
site-sign-in = Se connecter
site-not-found = Il n'y a rien à cette adresse.
site-home = Vers l'accueil
site-loading = Un instant
site-close = Fermer
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
home-level-greedy = solide
home-level-random = insouciant
home-level-search = affûté
home-level-net = aguerri
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
home-copy-link = Copier le lien
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
home-import-pick = Choisir un fichier
home-import-failed = Ce fichier ne convient pas : { $why }
home-open-replay = Revoir
home-credit = Auteurs et éditeurs

## Une nouvelle table

new-table-title = Une nouvelle table
new-table-lead = Qui s'assoit où, et avec quelles règles.
new-table-game = Jeu
new-table-seat = Place { $n }
new-table-kind-me = toi
new-table-kind-open = qui veut
new-table-kind-invite = sur invitation
new-table-kind-bot = un bot
new-table-players = Joueurs
new-table-who = Qui s'assoit là
new-table-level = Comment il joue
new-table-visibility = Qui peut venir
new-table-visibility-public = tout le monde peut jouer ou regarder
new-table-visibility-link = qui a le lien
new-table-visibility-hotseat = tous à cet écran, à tour de rôle
new-table-clock = Pendule
new-table-clock-none = sans pendule
new-table-clock-live = des minutes pour la partie
new-table-clock-days = des jours pour un coup
new-table-minutes = Minutes pour chacun
new-table-increment = Secondes par coup
new-table-days-each = Jours par coup
new-table-create = Dresser la table

## Son nom

account-title = Ton nom à la table
account-lead = Même de passage, tu peux jouer à tout. Avec un mot de passe, tu peux t'asseoir ailleurs sous le même nom.
account-name = Nom
account-password = Mot de passe
account-register = Garder ce nom
account-login = Se connecter
account-change = Jouer sous ce nom
account-short = Un mot de passe a au moins huit caractères.
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
settings-mark = Ta marque
settings-mark-1 = disque
settings-mark-2 = carré
settings-mark-3 = triangle
settings-mark-4 = hexagone
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
