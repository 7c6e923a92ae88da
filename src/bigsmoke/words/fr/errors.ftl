# Ce que dit Big Smoke quand il dit non : erreurs du moteur et de ses outils, et ce qu'un serveur refuse.
#
# Les valeurs venues du dehors restent telles quelles ; options, champs et fichiers gardent le nom que connaissent les programmes.

about = { $field } : { $why }
in-step = étape { $at } : { $why }

# Valeurs

will-not-do = { $value } ne va pas
will-not-do-because = { $value } ne va pas : { $error }
wrong-type = { $value } n'est pas du bon type
unwritable = { $type ->
    [int] un int
   *[other] une valeur de type { $type }
} impossible à écrire
choose-one = { $value } ne va pas ; choisis parmi { LIST($choices, style: "comma") }
choose-of = choisis parmi { LIST($choices, style: "comma") }
neither-true-nor-false = { $value } n'est ni true ni false
give-amount = { $value } ne va pas ; donne un nombre entier de { $least } à { $most }
give-flag = { $value } ne va pas ; donne true ou false
give-list = { $value } ne va pas ; donne une liste
give-names = { $value } ne va pas ; donne des noms entre guillemets
give-card = { $value } ne va pas ; donne une carte par son nom
give-table = il faut une table de champs, pas { $value }
give-ids = il faut des noms avec leurs champs, pas { $value }
give-fields = il faut des champs avec leurs valeurs, pas { $value }
unknown-field = champ inconnu ; connus ici : { LIST($known, style: "comma") }
cannot-be-set = { $field } ne se règle pas ; se règlent : { LIST($settable, style: "comma") }
no-thing = il n'y a pas { $what ->
    [agent] d'Agent
    [area] de quartier
    [borough] de quartier
    [building] de Bâtiment
    [card-or-track] de carte ni de piste
    [ending] de fin
    [event] d'événement
    [figure-card] de carte Agent ou Bâtiment
    [good] de marchandise
    [market] de marché
    [market-card] de carte de marché
    [personality] de Personnalité
    [special-card] de carte spéciale
   *[card] de carte
} { $name }
did-you-mean = { $why } ; tu veux dire { LIST($close, style: "comma") } ?

# Une partie

match-over = la partie est finie
stale-choice = le choix valait pour le demi-coup { $given }, mais la partie en est à { $at }
decide-together = les places [{ LIST($seats, style: "comma") }] décident ensemble : dis quelle place répond
waiting-for = on ne demande rien à la place { $seat } ; on attend [{ LIST($seats, style: "comma") }]
another-is-asked = ce n'est pas à la place { $seat } de répondre, mais à la place { $asked }
not-asked = on ne demande rien à la place { $seat }
no-option = { $choice } n'est pas une option de { $kind } ; les options sont [{ LIST($options, style: "comma") }]
no-order = il n'y a pas de consigne { $order } ; { $game } a : { $count ->
    [0] aucune
   *[other] { LIST($orders, style: "comma") }
}
no-ply = le demi-coup { $at } n'est pas entre 0 et { $last }
give-ply = { $value } n'est pas un demi-coup ; donne un nombre entier
no-seat = il n'y a pas de place { $seat } ; les places vont de 0 à { $last }
no-seat-among = à { $players } joueurs, il n'y a pas de place { $seat }
give-chance = { $value } ne va pas ; donne un Random ou un nombre entier
undo-over = La partie est finie, et tout est dévoilé.
undo-nothing = Rien n'a encore été choisi.
undo-together = Cela s'est décidé ensemble, et tout le monde a vu le résultat.
undo-another = Quelqu'un d'autre a décidé depuis.
undo-seen = Quelque chose de caché a été vu depuis.
undo-watching = Tu ne fais que regarder.
undo-replay = Ceci est une partie rejouée.

# Mise en place

no-game = il n'y a pas de jeu { $game } ; choisis parmi { LIST($games, style: "comma") }
no-game-here = il n'y a pas de jeu { $game } ; il y a : { LIST($games, style: "comma") }
no-bot = il n'y a pas de bot { $bot } ; choisis parmi { LIST($bots, style: "comma") }
weights-of-another = ces poids ont été appris pour { $game } à { $players } joueurs avec les caractéristiques { $features } : entraîne à nouveau
weights-unreadable = ce n’est pas un fichier de poids lisible ici ({ $error })
wrong-count = { $game } se joue à { LIST($counts, style: "comma") }, pas à { $players }
give-options = les options sont un dict de noms et de valeurs, pas { $type }
unknown-option = option inconnue { $choice } ; { $game } a : { $count ->
    [0] aucune
   *[other] { LIST($options, style: "comma") }
}
give-seed = { $value } ne va pas ; une graine est un nombre entier à partir de 0
seed-too-long = elle a plus de 1 000 chiffres et ne tiendrait dans aucun enregistrement
bots-for-seats = { $bots } bots pour { $seats } places : nommes-en un, ou un par place
at-least-one = { $value } ne va pas ; joue au moins une partie

# Enregistrements

record-not-json = l'enregistrement n'est pas du JSON, ou il a été coupé : { $error }
record-beyond-json = l'enregistrement contient ce que JSON ne peut pas contenir : { $error }
record-lacks = il manque à l'enregistrement le champ '{ $field }'
record-unknown = l'enregistrement a un champ inconnu { $field }
in-puzzle = problème { $number } : { $why }
puzzle-not-asked = problème { $number } : ce qu'il demande à la place { $seat } n'est pas ce que les règles y demandent
no-puzzle = { $game } n'a pas de problème { $number } ; ils vont de 1 à { $last }
puzzle-needs-game = { $option } a besoin d'un jeu, comme london-2e
no-puzzle-like = { $game } n'a pas de tel problème
no-kind = { $game } ne pose pas de question du genre { $kind } ; il y a { LIST($kinds, style: "comma") }
no-puzzles-for = { $game } n'a pas de problèmes pour { $players } joueurs ; il y en a pour { LIST($counts, style: "comma") }
record-altered = l'enregistrement a été modifié ou coupé : son empreinte ne correspond pas à son contenu
give-record = un enregistrement est un objet JSON, pas { $type }
other-format = il faut '{ $expected }', et on trouve { $found }
other-rules = l'enregistrement a été joué avec les règles { $rules } de { $game } ; ici ce sont les règles { $version }
bad-set-up = la mise en place de l'enregistrement ne va pas : { $why }
start-for-others = elle est pour { $value } joueurs, et l'enregistrement pour { $players }
no-such-step = { $value } n'est pas entre 0 et { $steps }, le nombre d'étapes de l'enregistrement
give-step = { $step } ne va pas ; une étape est une place et une option
not-a-seat = { $seat } n'est pas une place
not-the-only-answer = { $step } n'est pas possible ; la seule réponse était { $answer }
ends-too-soon = l'enregistrement s'arrête avant la seule réponse qui restait là
ends-too-late = la partie était finie après { $steps } étapes, mais l'enregistrement en a d'autres
answered-already = la place { $seat } a déjà répondu
no-proof = l'enregistrement n'a pas de preuve de sa donne : il n'a pas été joué à la table d'un serveur
proof-missing = le secret, ou ce que chaque place a ajouté, manque
unknown-proof = la preuve est du genre '{ $label }' ; cette version connaît '{ $known }'
start-not-dealt = la partie a commencé par une position mise en place, pas par une donne
proof-not-text = une contribution n'est pas du texte
other-secret = le secret n'est pas celui auquel le serveur s'était engagé
other-part = ce que la place { $seat } aurait ajouté ne correspond pas à son sceau
other-seed = la graine n'est pas faite du secret et de ce que les places ont ajouté

# Positions

position-not-toml = la position n'est pas du TOML : { $error }
give-position = une position est un dict ou du texte TOML, pas { $type }
for-another-game = la position est pour { $value }, pas pour '{ $game }'
players-missing = manque ; choisis parmi { LIST($counts, style: "comma") }
too-many-seats = { $seats } places sont données, mais il y a { $players } joueurs
so-many-seats = il y a { $seats } places
used-twice = { $name } sert deux fois
used-too-often = { $name } sert trop souvent : { $have ->
    [1] il n'y en a qu'une
   *[other] il n'y en a que { $have }
}
not-in-hand = { $name } n'est pas dans la main
rest-last = '{ $rest }' vaut pour le reste et ne peut donc venir qu'à la fin
rest-of-deck-last = '{ $rest }' vaut pour le reste de la pioche et ne peut donc venir qu'à la fin
too-few-to-deal = il reste trop peu de cartes pour distribuer les mains qui ne sont pas données

# London

london-over-when = une partie est finie quand le tour revient à la place qui a fini la pioche : last_round
london-had-last-turn = la place { $seat } a fini la pioche et a eu son dernier tour ; ce ne peut pas être le tour de la place { $seat }
london-row-too-long = { $cards } cartes, mais à { $players } joueurs une rangée a { $spaces } cases
london-give-stack = { $value } ne va pas ; une pile est une liste de noms de cartes, de bas en haut
london-cannot-be-built = { $name } ne se construit pas
london-give-coins = { $value } ne va pas ; donne une somme pour chacune des { $stacks } piles
london-only-shops = seules les Boutiques visibles amassent de l'argent, pas { $name }
london-looked-at = { $cards } cartes, mais un regard dans la pioche en montre { $shown }
london-not-on-top = ce ne sont pas les cartes du dessus de la pioche
london-another-looked = la place { $seat } a regardé la pioche, et ce pouvoir n'existe qu'une fois
london-must-be-looker = la place { $seat } connaît des cartes à venir, elle doit donc être looker
london-memory-unfit = cela ne correspond pas aux cartes : laisse-le de côté pour une position faite à la main
london-none-stirred = il n'y a pas { $cards } cartes qui pourraient être ainsi
london-give-figures = { $value } ne va pas ; donne un nombre pour chacun des jeux { LIST($sets, style: "comma") }
london-give-letters = { $value } ne va pas ; donne des lettres de jeux ({ LIST($sets, style: "comma") })
london-give-letter = donne une lettre de jeu, ou aucune
london-no-doubt = seule une carte présente dans plusieurs jeux laisse un doute
london-not-in-hand-of = elle n'est pas dans la main de la place { $seat }
london-looker-knows = manque : looker la connaît
london-too-many-boroughs = { $boroughs }, mais un joueur a { $counters } jetons bâtiment
london-too-many-undergrounds = { $boroughs }, mais il y a { $counters } jetons métro
london-nobody-in = personne n'a de jeton bâtiment dans { $borough }
london-no-counter-then = { $borough } n'a pas pu recevoir de jeton alors (le plus ancien d'abord) : { $rule }
london-first-counter = le premier va dans '{ $city }' ou à côté
london-later-counter = chacun des suivants va à côté d'un précédent
london-too-many-face-up = { $boroughs } quartiers, mais seulement { $most } sont face visible
london-no-amount = { $value } n'est pas un montant de 0 à 99
london-no-activation = { $value } n'est ni 'card', ni 'blue_card', ni un montant

# Nanty Narking

nanty-used-or-out = { $name } sert deux fois, ou n'est pas dans ce jeu
nanty-placing = les Agents de départ ne se choisissent qu'avec les cartes Agent
nanty-give-die = { $value } ne va pas ; le dé montre de 1 à { $most }
nanty-only-one = la place { $seat } n'a qu'une fois { $name }
nanty-only-buildings = la place { $seat } n'a que { $buildings } Bâtiments
nanty-give-agents = { $value } ne va pas ; donne un nombre d'Agents pour chaque place, de 0 à { $most }
nanty-give-lists = donne une liste d'Agents pour chaque place
nanty-too-many-entries = { $entries } entrées sont données, mais il y a { $players } joueurs
nanty-trouble-needs-pawn = un marqueur Trouble a besoin d'un pion dans son quartier
nanty-no-owner = il n'y a pas de Bâtiment dont le propriétaire aurait pu perdre la carte
nanty-too-many-agents = la place { $seat } a { $agents } Agents sur le plateau ; il n'y en a que { $most }
nanty-too-many-buildings = la place { $seat } a plus de { $most } Bâtiments sur le plateau
nanty-only-grenadiers = il n'y a que { $most } Grenadiers
nanty-only-citizens = il n'y a que { $most } Nouveaux Citoyens
nanty-own-hand-known = ce qu'une place sait de sa propre main n'est pas à dire
nanty-known-in-guesses = ce que sait une place dans le doute est dans ses suppositions
nanty-not-all-in-hand-of = elles ne sont pas toutes dans la main de la place { $seat }
nanty-guess-twice = la même supposition est donnée deux fois
nanty-knows-own-hand = une place connaît sa propre main
nanty-too-many-for-hand = elles sont trop nombreuses pour la main de la place { $seat }
nanty-of-seat = de la place { $seat }
nanty-of-everybody = de tous
nanty-one-guess = il en faut plusieurs { $whose } : une seule n'est pas un doute
nanty-guess-in-two-hands = l'une { $whose } a une carte dans deux mains
nanty-guesses-differ = celles { $whose } ne parlent pas des mêmes cartes
nanty-no-guess-right = aucune { $whose } n'est juste
nanty-no-personality = il ne reste pas de Personnalité à distribuer
nanty-history-unfit = l'entrée { $entry } ne correspond pas à qui a quoi à la fin
nanty-no-event = il ne reste pas d'événement
nanty-too-few-figure-cards = il reste trop peu de cartes Agent ou Bâtiment à distribuer
nanty-give-figures = il faut des nombres avec leurs valeurs, pas { $value }
nanty-no-figure = { $value } ne va pas ; donne un nombre du texte, de 0 à 99
nanty-give-symbols = il faut une liste de symboles, pas { $value }
nanty-no-symbol = { $value } n'est pas un symbole que cette carte peut avoir
nanty-too-many-scrolls = cette carte n'a pas de texte pour tant de parchemins
nanty-too-many-coins = une carte a une somme d'argent au plus

# London Markets

markets-last-round = le jeu finit avec les enchères de la manche { $round }
markets-give-offers = { $value } ne va pas ; donne une fois chacune : { LIST($offers, style: "comma") }
markets-not-a-seat = { $value } n'est pas une place de 0 à { $last }
markets-too-many-bars = la place { $seat } a plus de { $most } barres aux marchés
markets-set-up-over = la mise en place est finie avec { $bars } barres, et aucun marché n'en a alors plus de { $layer }
markets-set-up-first = la mise en place vient avant la manche 1
markets-not-its-turn = { $turn } ne va pas ; d'après les barres posées, c'est le tour de la place { $seat }
markets-no-token = { $value } ne va pas ; à { $players } joueurs il y a { LIST($tokens, style: "comma") }
markets-tokens-used = { $value } ne va pas ; { $players } joueurs ont eu leur tour, et chacun s'est servi d'autre chose
markets-merchants-apart = chaque négociant est sur un autre marché
markets-no-open-card = il ne reste pas de carte de marché ouvert pour cela
markets-past = { $cards } cartes ne vont pas ; manches jouées : { $rounds }
markets-still-to-come = { $cards } cartes ne vont pas ; à la manche { $round } il en reste { $ahead } à venir
markets-closed-last = '{ $card }' est fermé : ce ne peut pas être la dernière carte
markets-closed-phase = '{ $card }' est fermé : il n'y a pas de phase { $phase }
markets-all-auctioned = toutes les marchandises sont passées aux enchères, cette phase est donc finie
markets-too-many-goods = plus de { $most } cartes { $good } sont dans les mains
markets-too-few-goods = il reste trop peu de cartes marchandise pour distribuer les mains qui ne sont pas données
markets-goods-not-in-hand = { $count } { $good } ne sont pas dans la main
markets-give-account = { $value } ne va pas ; donne le moins et le plus que { $money } peut être
markets-give-piles = { $piles } piles ne vont pas ; donne { $most } listes de cartes spéciales
markets-give-pile = { $value } ne va pas ; donne une liste de cartes spéciales
markets-did-not-have = la place { $seat } n'avait pas '{ $card }'
markets-history-unfit = cela ne mène pas aux cartes spéciales que la place { $seat } a en main et a jouées
markets-copies-make = les cartes spéciales font { $count }, pas { $wanted }
markets-nothing-to-auction = { $card } n'a rien à mettre aux enchères
markets-only-goods = { $field } ne se règle pas ; les marchandises d'une carte de marché ouvert se règlent
markets-only-copies = { $field } ne se règle pas ; copies se règle
markets-only-actions = { $field } ne se règle pas ; actions et icons se règlent
markets-no-good = { $value } n'est ni 'special' ni un nombre de 0 à 9
markets-no-copies = { $value } n'est pas un nombre de 0 à { $most }
markets-give-actions = donnes-en { $count } parmi { LIST($actions, style: "comma") }
markets-give-icons = donne les cases '2' à '{ $last }' avec 'special' ou 'reveal'

# Mots

says-nothing = { $value } ne dit rien ; donne une ligne ou une question d'une partie
no-part = { $part } n'est rien que dise la ligne
too-few-names = { $names } pour { $players } joueurs ; donnes-en un par joueur
no-message = { $lang }, { $room } : il n'y a pas de texte { $message }
no-text = { $lang }, { $room } : { $message } n'a pas de texte à lui
no-form = { $lang }, { $room } : { $message } n'a pas de forme { $form }
message-fails = { $lang }, { $room } : { $message } avec { $given } : { LIST($errors, style: "semicolon") }

# La ligne de commande

write-name-value = écris NOM=VALEUR
cannot-read = impossible de lire { $file } : { $error }
not-toml = { $file } n'est pas du TOML : { $error }
not-a-record = { $file } n'est pas un enregistrement : { $error }
not-over-yet = la partie n'est pas encore finie : elle pourra être analysée quand elle le sera
nothing-learned = rien n'a été appris de { $game } à { $players } joueurs : personne ne peut dire ce que vaut un choix
cannot-save = impossible d'enregistrer la partie dans { $file } : { $why }
it-is-a-folder = c'est un dossier
seats-from-one = il y a les places 1 à { $players }
names-for-bots = { $names } noms pour { $bots } bots ; donnes-en un, ou un pour chacun
names-for-seats = donne { $players } noms, tous différents
give-number-to = donne un nombre de 0 à { $most }
needs-extra = { $what } a besoin de { LIST($missing, style: "comma") } : pip install 'bigsmoke[{ $extra }]'
no-cluster = aucun cluster Ray ne répond à { $address } ({ $error })
two-bots = nomme au moins deux bots différents
say-which-game = dis avec --game de quel jeu
figure-at-least-once = prends chaque mesure au moins une fois
give-time = donne une durée, par exemple 2
no-such-python = ce Python n'existe pas

# Les réglages de l'hôte

give-database = { $value } ne va pas ; écris sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM
give-port = { $value } ne va pas ; un port est un nombre de 1 à 65535
give-proxy = { $value } ne va pas ; donne l'adresse d'un proxy, ou un réseau comme 10.0.0.0/8
one-at-least = { $value } ne va pas ; au moins un
zero-at-least = { $value } ne va pas ; au moins 0
workers-need-postgresql = plus d'un a besoin de PostgreSQL, par lequel ils se disent les coups
cannot-make-folder = impossible de créer le dossier { $folder } : { $error }
cannot-listen = impossible d'écouter sur { $host }:{ $port } : { $error }
database-in-use = { $file } sert au processus { $owner } ; un serveur à la fois
database-damaged = le fichier { $file } est abîmé : { $found }
database-not-opened = elle ne s'ouvre pas : { $error }

# Des tables où l'on ne peut plus jouer

frozen-game = Ce serveur n'a plus le jeu { $game }.
frozen-position = Cette partie a commencé avec les règles { $rules } de { $game }. Son tour ne convient pas aux règles { $version } de ce serveur : { $why }
frozen-rules = Cette partie a commencé avec les règles { $rules } de { $game } ; ce serveur a les règles { $version }, et le début de son tour n'a pas été gardé. On peut la revoir, aussi loin qu'elle se rejoue, mais pas la continuer.
frozen-step = Cette partie ne peut pas être rejouée : { $why }

# Ce qu'un serveur refuse : qui tu es

refused-no-user = Entre d'abord : en invité, ou avec ton nom et ton mot de passe.
refused-bad-name = Un nom a de 1 à 24 caractères imprimables.
refused-has-account = Tu as déjà un compte.
refused-account-keeps-name = Un compte garde son nom.
refused-name-taken = Le nom { $name } est pris.
refused-name-of-account = Le nom { $name } appartient à un compte. Connecte-toi, ou choisis-en un autre.
refused-wrong-password = Il n'y a pas de compte avec ce nom et ce mot de passe.
refused-too-many-tokens = { $most } clés au plus ; révoque d'abord les anciennes.
refused-too-many = 50 préférences au plus.
refused-bad-language = preferences: lang : { $value } ne va pas ; choisis parmi { LIST($choices, style: "comma") }.
refused-no-webhooks = Ce serveur n'envoie pas de webhooks.
refused-bad-webhook = webhook : { $why }.
no-address = ce n'est pas une adresse : { $error }
give-address = donne une adresse comme https://example.org/hook, sans nom d'utilisateur
only-https = seules les adresses https conviennent
no-host = { $host } n'est pas un nom d'hôte
host-not-found = { $host } est introuvable : { $error }
not-public = { $address } n'est pas une adresse publique

# Tables et places

refused-no-table = Cette table n'existe pas.
refused-no-game = Il n'y a pas de jeu { $game }.
refused-no-bot = Il n'y a pas de bot { $bot }.
refused-no-seat = Il n'y a pas de place libre ici pour toi.
refused-no-seat-there = Il n'y a pas de place { $seat }.
refused-hot-seat-seats = À une table sur un seul écran, chaque place est à toi ou à un bot.
refused-one-seat-each = Plus d'une place pour toi, c'est pour les tables sur un seul écran.
refused-names-alike = Devant un même écran, chacun doit avoir son propre nom.
refused-too-many-tables = { $most } tables inachevées ou apportées au plus ; finis-en ou quittes-en d'abord.
refused-seated = Tu es déjà à cette table.
refused-started = La partie a commencé ; tu peux regarder.
refused-just-begun = La partie vient de commencer.
refused-dealt-without = Les cartes ont été données sans ta part.
refused-not-full = Une place est encore libre : garde ta part de la donne pour toi jusqu'à ce que la table soit pleine.
refused-no-seal = Tu n'as scellé aucune part de cette donne.
refused-wrong-part = Ce n'est pas la part que tu as scellée.
refused-bad-invite = Cette invitation est pour une autre table, ou ne vaut plus.
refused-seat-taken = Quelqu'un y est déjà assis.
refused-own-seat = C'est ta propre place. Annule la partie, ou quitte la table.
refused-sent-away = L'hôte t'a fait quitter cette table. Tu pourras te rasseoir quand on t'y laissera revenir.
refused-nobody-sent-away = Personne du nom de { $name } n'a dû quitter cette table.
refused-has-begun = La partie a commencé.
refused-being-dealt = La table est complète, et les cartes sont en cours de distribution.
refused-called-off = Cette partie a été annulée.
refused-name-at-table = Quelqu'un du nom de { $name } est déjà assis à cette table. Choisis un autre nom.
refused-not-sitting = Tu n'es pas à cette table.
refused-not-at-table = Tu ne joues pas à cette table.
refused-did-not-play = Tu n'as pas joué à cette table.
refused-only-players-talk = Seuls ceux qui jouent parlent à la table.
refused-empty = Il n'y a rien à dire.
refused-not-your-seat = Cette place n'est pas la tienne.
refused-seat-not-yours = La place { $seat } n'est pas la tienne.
refused-not-playing-seat = Tu ne joues pas à cette place.
refused-handed-over = Un bot joue ici pour toi : reprends d'abord ta place.
refused-not-handed-over = Aucun bot ne joue à cette place pour toi.
refused-too-late = Ton temps est écoulé, et le bot répond. Reviens juste après.
refused-no-stand-in = À cette place, aucun bot ne remplace personne.
refused-others-say = Ce que fait le bot pendant ton absence, c'est aux autres de le dire.
refused-resigned = Tu as abandonné : un bot joue cette place jusqu'à la fin.
refused-no-such-order = Il n'y a pas de consigne { $order }.
refused-no-hints = Il n'y a pas de conseils à cette table.

# Jouer

refused-newer-server = Cette partie continue sur un serveur aux règles plus récentes. Réessaie dans un instant.
refused-not-frozen = Cette partie n'est pas arrêtée.
refused-only-the-host = Seul l'hôte de la table peut faire cela.
refused-other-rules = Cette partie a été jouée avec les règles { $rules }, que ce serveur n'a plus : on peut la revoir, mais pas la continuer.
refused-review-other-rules = Cette partie a été jouée avec les règles { $rules }, que ce serveur n'a plus : on peut la revoir, mais pas l'analyser.
refused-not-started = La partie n'a pas commencé.
refused-not-playing = Il n'y a pas de partie en cours à cette table.
refused-over = La partie est finie.
refused-not-over = La partie n'est pas encore finie.
refused-record-when-over = L'enregistrement contient la donne : il se donne quand la partie est finie.
refused-branch-when-over = Une partie peut se rejouer autrement une fois finie et ouverte à tous.
refused-no-study = Il n'y a pas d'étude de ce nom.
refused-no-lesson = Il n'y a pas de leçon de ce nom.
refused-no-puzzle = Il n'y a pas de problème de ce numéro.
refused-too-many-studies = Tu partages déjà { $most } études, c'est le maximum.
refused-no-topic = Rien n'est gardé sur { $topic }.
refused-progress-too-long = C'est plus que ce qui est gardé d'un sujet : { $most } octets.
refused-position-names-no-game = Dis de quel jeu il s'agit : game = "london-2e", par exemple.
refused-study-when-over = Une partie peut s'étudier une fois finie et ouverte à tous.
refused-study-seats = Assois des bots, et toi-même à une place au moins : { $players } en tout.
refused-review-when-over = Une partie s'analyse quand elle est finie.
refused-too-many-reviews = { $most } analyses à la fois au plus ; attends que l'une des tiennes soit finie.
refused-reviews-full = Trop d'analyses attendent déjà. Réessaie plus tard.
refused-closed = Les joueurs de cette table gardent leurs cartes pour eux.
refused-own-eyes = Tu ne vois que par tes propres yeux jusqu'à la fin de la partie.
refused-no-ply = La partie a { $plies } demi-coups.
refused-too-long = Un enregistrement a { $most } étapes au plus.
refused-not-your-turn = On ne demande rien à la place { $seat }.
refused-not-asked = On ne te demande rien en ce moment.
refused-stale = Le choix valait pour le demi-coup { $given } ; la table en est à { $at }.
refused-something-else-first = Autre chose s'est passé avant.
refused-cannot-undo = Tu n'as encore rien choisi.
refused-no-request = Personne n'attend ta réponse.

# Le serveur

refused-unavailable = La base de données du serveur ne répond pas. Réessaie.
refused-not-saved = Cela n'a pas pu être enregistré. Réessaie.
refused-nothing-happened = Cela n'a pas pu être enregistré, il ne s'est donc rien passé. Réessaie.
refused-too-fast = Trop d'appels ; attends un peu.
refused-too-many-sockets = Trop de connexions sont ouvertes ; fermes-en d'abord.
refused-bad-origin = Les appels d'autres sites ne sont pas acceptés.
refused-no-guard = Les changements demandent l'en-tête X-Bigsmoke: 1.
refused-figures-for-host = Ces chiffres sont pour l'hôte.
refused-nothing-here = Il n'y a rien ici.
refused-not-text = Cela ne se lit pas comme du texte.
refused-options-not-json = options : pas du JSON
refused-bad-message = { $error }
refused-bad-request = { $error }
refused-failed = Quelque chose s'est mal passé ici. C'est noté.

# Leçons

no-lesson = il n'y a pas de leçon de { $game }
lesson-begins-nowhere = la première étape d'une leçon commence à une position
lesson-no-position = la leçon n'a pas de position { $name }
lesson-nothing-lit = une indication qui ne demande aucun choix montre quelque chose
lesson-nothing-fits = rien de ce qui y est proposé ne correspond à { $wanted } ; il y a : { LIST($offered, style: "semicolon") }
lesson-several-fit = plusieurs des choix proposés correspondent à { $wanted } : { LIST($offered, style: "semicolon") }
