# Was Big Smoke sagt, wo es nein sagt: Fehler der Engine und ihrer Werkzeuge, und was ein Server ablehnt.
#
# Werte von außen stehen so da, wie sie gegeben wurden; Optionen, Felder und Dateien heißen, wie Programme sie kennen.

about = { $field }: { $why }
in-step = Schritt { $at }: { $why }

# Werte

will-not-do = { $value } geht nicht
will-not-do-because = { $value } geht nicht: { $error }
wrong-type = { $value } ist von der falschen Art
unwritable = { $type ->
    [int] ein int, der
   *[other] ein Wert der Art { $type }, der
} sich nicht aufschreiben lässt
choose-one = { $value } geht nicht; wähle aus: { LIST($choices, style: "comma") }
choose-of = wähle aus: { LIST($choices, style: "comma") }
neither-true-nor-false = { $value } ist weder true noch false
give-amount = { $value } geht nicht; gib eine ganze Zahl von { $least } bis { $most } an
give-flag = { $value } geht nicht; gib true oder false an
give-list = { $value } geht nicht; gib eine Liste an
give-names = { $value } geht nicht; gib Namen in Anführungszeichen an
give-card = { $value } geht nicht; gib eine Karte mit ihrem Namen an
give-table = erwartet wird eine Tabelle mit Feldern, nicht { $value }
give-ids = erwartet werden Namen mit ihren Feldern, nicht { $value }
give-fields = erwartet werden Felder mit ihren Werten, nicht { $value }
unknown-field = unbekanntes Feld; bekannt sind hier: { LIST($known, style: "comma") }
cannot-be-set = { $field } lässt sich nicht setzen; diese gehen: { LIST($settable, style: "comma") }
no-thing = es gibt { $what ->
    [agent] keinen Agenten
    [area] kein Gebiet
    [borough] keinen Bezirk
    [building] kein Gebäude
    [card-or-track] keine Karte und keinen Weg
    [ending] kein Spielende
    [event] kein Ereignis
    [figure-card] keine Agenten- oder Gebäudekarte
    [good] keine Ware
    [market] keinen Markt
    [market-card] keine Marktkarte
    [personality] keine Persönlichkeit
    [special-card] keine Sonderkarte
   *[card] keine Karte
} { $name }
did-you-mean = { $why }; meinst du { LIST($close, style: "comma") }?

# Eine Partie

match-over = die Partie ist zu Ende
stale-choice = die Wahl galt dem Halbzug { $given }, aber die Partie steht bei { $at }
decide-together = die Plätze [{ LIST($seats, style: "comma") }] entscheiden gemeinsam: sag, welcher Platz antwortet
waiting-for = Platz { $seat } ist nicht gefragt; gewartet wird auf [{ LIST($seats, style: "comma") }]
another-is-asked = Platz { $seat } ist nicht gefragt, sondern Platz { $asked }
not-asked = Platz { $seat } wird gerade nichts gefragt
no-option = { $choice } steht bei { $kind } nicht zur Wahl, sondern [{ LIST($options, style: "comma") }]
no-order = es gibt keinen Dauerauftrag { $order }; { $game } hat: { $count ->
    [0] keine
   *[other] { LIST($orders, style: "comma") }
}
no-ply = Halbzug { $at } liegt nicht zwischen 0 und { $last }
give-ply = { $value } ist kein Halbzug; gib eine ganze Zahl an
no-seat = es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }
no-seat-among = bei { $players } Spielern gibt es keinen Platz { $seat }
give-chance = { $value } geht nicht; gib ein Random oder eine ganze Zahl an
undo-over = Die Partie ist zu Ende, und alles liegt offen.
undo-nothing = Noch hat niemand etwas gewählt.
undo-together = Das habt ihr gemeinsam entschieden, und alle haben das Ergebnis gesehen.
undo-another = Seitdem hat jemand anders entschieden.
undo-seen = Seitdem wurde etwas Verdecktes gesehen.
undo-watching = Du siehst nur zu.
undo-replay = Hier wird nachgespielt.

# Aufbau

no-game = es gibt kein Spiel { $game }; wähle aus: { LIST($games, style: "comma") }
no-game-here = es gibt kein Spiel { $game }; es gibt: { LIST($games, style: "comma") }
no-bot = es gibt keinen Bot { $bot }; wähle aus: { LIST($bots, style: "comma") }
weights-of-another = diese Gewichte wurden für { $game } zu { $players } mit Merkmalen { $features } gelernt: trainiere neu
weights-unreadable = das ist keine Datei mit Gewichten, die sich hier lesen lässt ({ $error })
wrong-count = { $game } ist für { LIST($counts, style: "comma") } Spieler, nicht für { $players }
give-options = die Optionen sind ein dict aus Namen und Werten, nicht { $type }
unknown-option = unbekannte Option { $choice }; { $game } hat: { $count ->
    [0] keine
   *[other] { LIST($options, style: "comma") }
}
give-seed = { $value } geht nicht; ein Seed ist eine ganze Zahl ab 0
seed-too-long = er hat mehr als 1.000 Ziffern und passt in keine Aufzeichnung
bots-for-seats = { $bots } Bots für { $seats } Plätze: nenne einen, oder für jeden Platz einen
at-least-one = { $value } geht nicht; spiele mindestens eine Partie

# Aufzeichnungen

record-not-json = die Aufzeichnung ist kein JSON oder wurde abgeschnitten: { $error }
record-beyond-json = in der Aufzeichnung steht, was in JSON nicht geht: { $error }
record-lacks = der Aufzeichnung fehlt das Feld '{ $field }'
record-unknown = die Aufzeichnung hat ein unbekanntes Feld { $field }
in-puzzle = Aufgabe { $number }: { $why }
puzzle-not-asked = Aufgabe { $number }: Was sie Platz { $seat } fragt, fragen die Regeln dort nicht
no-puzzle = { $game } hat keine Aufgabe { $number }; es gibt 1 bis { $last }
puzzle-needs-game = { $option } braucht ein Spiel, etwa london-2e
no-puzzle-like = { $game } hat keine solche Aufgabe
no-kind = { $game } stellt keine Frage der Art { $kind }; es gibt { LIST($kinds, style: "comma") }
no-puzzles-for = { $game } hat keine Aufgaben für { $players } Spieler; es gibt welche für { LIST($counts, style: "comma") }
record-altered = die Aufzeichnung wurde verändert oder abgeschnitten: ihre Prüfsumme passt nicht zum Inhalt
give-record = eine Aufzeichnung ist ein JSON-Objekt, nicht { $type }
other-format = erwartet wird '{ $expected }', gefunden wurde { $found }
other-rules = die Aufzeichnung wurde nach Regelstand { $rules } von { $game } gespielt; hier gilt Regelstand { $version }
bad-set-up = der Aufbau der Aufzeichnung geht nicht: { $why }
start-for-others = sie ist für { $value } Spieler, die Aufzeichnung für { $players }
no-such-step = { $value } liegt nicht zwischen 0 und { $steps }, der Zahl der Schritte in der Aufzeichnung
give-step = { $step } geht nicht; ein Schritt ist ein Platz und eine Wahl
not-a-seat = { $seat } ist kein Platz
not-the-only-answer = { $step } geht nicht; die einzige Antwort war { $answer }
ends-too-soon = die Aufzeichnung endet vor der einen Antwort, die dort noch blieb
ends-too-late = die Partie war nach { $steps } Schritten zu Ende, aber die Aufzeichnung hat mehr
answered-already = Platz { $seat } hat schon geantwortet
no-proof = die Aufzeichnung hat keinen Beweis für das Mischen: sie stammt nicht vom Tisch eines Servers
proof-missing = das Geheimnis oder das, was jeder Platz beigetragen hat, fehlt
unknown-proof = der Beweis ist von der Art '{ $label }'; diese Version kennt '{ $known }'
start-not-dealt = die Partie begann mit einer aufgebauten Stellung, nicht mit einem Geben
proof-not-text = ein Beitrag ist kein Text
other-secret = das Geheimnis ist nicht das, auf das sich der Server festgelegt hatte
other-part = was Platz { $seat } beigetragen haben soll, passt nicht zu seinem Siegel
other-seed = der Seed ist nicht aus dem Geheimnis und dem gemacht, was die Plätze beigetragen haben

# Stellungen

position-not-toml = die Stellung ist kein TOML: { $error }
give-position = eine Stellung ist ein dict oder TOML-Text, nicht { $type }
for-another-game = die Stellung ist für { $value }, nicht für '{ $game }'
players-missing = fehlt; wähle aus: { LIST($counts, style: "comma") }
too-many-seats = { $seats } Plätze sind angegeben, es gibt aber { $players } Spieler
so-many-seats = es gibt { $seats } Plätze
used-twice = { $name } kommt zweimal vor
used-too-often = { $name } kommt zu oft vor: { $have ->
    [1] es gibt davon nur 1
   *[other] es gibt davon nur { $have }
}
not-in-hand = { $name } ist nicht auf der Hand
rest-last = '{ $rest }' steht für den Rest und kommt darum zuletzt
rest-of-deck-last = '{ $rest }' steht für den Rest des Nachziehstapels und kommt darum zuletzt
too-few-to-deal = es sind zu wenige Karten übrig, um die fehlenden Hände auszuteilen

# London

london-over-when = eine Partie ist zu Ende, wenn der Platz wieder am Zug ist, der den Nachziehstapel geleert hat: last_round
london-had-last-turn = Platz { $seat } hat den Nachziehstapel geleert und seinen letzten Zug gehabt; Platz { $seat } kann nicht am Zug sein
london-row-too-long = { $cards } Karten, aber bei { $players } Spielern hat eine Reihe { $spaces } Felder
london-give-stack = { $value } geht nicht; ein Stapel ist eine Liste von Kartennamen, von unten nach oben
london-cannot-be-built = { $name } lässt sich nicht bauen
london-give-coins = { $value } geht nicht; gib für jeden der { $stacks } Stapel einen Betrag an
london-only-shops = nur offene Läden sammeln Geld, nicht { $name }
london-looked-at = { $cards } Karten, aber ein Blick in den Nachziehstapel zeigt { $shown }
london-not-on-top = das sind nicht die obersten Karten des Nachziehstapels
london-another-looked = Platz { $seat } hat in den Nachziehstapel gesehen, und diese Fähigkeit gibt es nur einmal
london-must-be-looker = Platz { $seat } kennt kommende Karten, also muss er looker sein
london-memory-unfit = das passt nicht zu den Karten: lass es weg, wenn du eine Stellung von Hand legst
london-none-stirred = es gibt keine { $cards } Karten, die so liegen könnten
london-give-figures = { $value } geht nicht; gib für jeden der Sätze { LIST($sets, style: "comma") } eine Zahl an
london-give-letters = { $value } geht nicht; gib Buchstaben der Sätze an ({ LIST($sets, style: "comma") })
london-give-letter = gib einen Buchstaben an oder keinen
london-no-doubt = nur eine Karte, die es in mehreren Sätzen gibt, lässt Zweifel
london-not-in-hand-of = sie ist nicht auf der Hand von Platz { $seat }
london-looker-knows = fehlt: looker kennt ihn
london-too-many-boroughs = { $boroughs }, aber ein Spieler hat { $counters } Gebäudemarker
london-too-many-undergrounds = { $boroughs }, aber es gibt { $counters } U-Bahn-Marker
london-nobody-in = niemand hat einen Gebäudemarker in { $borough }
london-no-counter-then = { $borough } kann da keinen Marker bekommen haben (der älteste zuerst): { $rule }
london-first-counter = der erste kommt nach '{ $city }' oder daneben
london-later-counter = jeder weitere kommt neben einen früheren
london-too-many-face-up = { $boroughs } Bezirke, aber nur { $most } liegen offen
london-no-amount = { $value } ist kein Betrag von 0 bis 99
london-no-activation = { $value } ist weder 'card' noch 'blue_card' noch ein Betrag

# Nanty Narking

nanty-used-or-out = { $name } kommt zweimal vor oder ist nicht in diesem Spiel
nanty-placing = Startagenten werden nur mit Agentenkarten gewählt
nanty-give-die = { $value } geht nicht; der Würfel zeigt 1 bis { $most }
nanty-only-one = Platz { $seat } hat nur einmal { $name }
nanty-only-buildings = Platz { $seat } hat nur { $buildings } Gebäude
nanty-give-agents = { $value } geht nicht; gib für jeden Platz eine Zahl von Agenten an, von 0 bis { $most }
nanty-give-lists = gib für jeden Platz eine Liste von Agenten an
nanty-too-many-entries = { $entries } Einträge sind angegeben, es gibt aber { $players } Spieler
nanty-trouble-needs-pawn = ein Unruhemarker braucht eine Figur in seinem Gebiet
nanty-no-owner = es gibt kein Gebäude, dessen Besitzer die Karte verloren haben könnte
nanty-too-many-agents = Platz { $seat } hat { $agents } Agenten auf dem Spielplan; es gibt nur { $most }
nanty-too-many-buildings = Platz { $seat } hat mehr als { $most } Gebäude auf dem Spielplan
nanty-only-grenadiers = es gibt nur { $most } Grenadiere
nanty-only-citizens = es gibt nur { $most } Neubürger
nanty-own-hand-known = was ein Platz von der eigenen Hand weiß, muss nicht dastehen
nanty-known-in-guesses = was ein Platz im Zweifel weiß, steht in seinen Vermutungen
nanty-not-all-in-hand-of = nicht alle davon sind auf der Hand von Platz { $seat }
nanty-guess-twice = dieselbe Vermutung steht zweimal da
nanty-knows-own-hand = ein Platz kennt die eigene Hand
nanty-too-many-for-hand = das sind zu viele für die Hand von Platz { $seat }
nanty-of-seat = von Platz { $seat }
nanty-of-everybody = von allen
nanty-one-guess = es müssen mehrere { $whose } sein: eine allein ist kein Zweifel
nanty-guess-in-two-hands = in einer { $whose } ist eine Karte auf zwei Händen
nanty-guesses-differ = die { $whose } sprechen nicht von denselben Karten
nanty-no-guess-right = keine { $whose } stimmt
nanty-no-personality = es ist keine Persönlichkeit mehr zum Austeilen da
nanty-history-unfit = Eintrag { $entry } passt nicht dazu, wer am Ende was hat
nanty-no-event = es ist kein Ereignis mehr da
nanty-too-few-figure-cards = es sind zu wenige Agenten- oder Gebäudekarten zum Austeilen da
nanty-give-figures = erwartet werden Zahlen mit ihren Werten, nicht { $value }
nanty-no-figure = { $value } geht nicht; gib eine Zahl des Textes an, von 0 bis 99
nanty-give-symbols = erwartet wird eine Liste von Symbolen, nicht { $value }
nanty-no-symbol = { $value } ist kein Symbol, das diese Karte haben kann
nanty-too-many-scrolls = für so viele Schriftrollen hat diese Karte keinen Text
nanty-too-many-coins = eine Karte hat höchstens einen Geldbetrag

# London Markets

markets-last-round = das Spiel endet mit den Auktionen der Runde { $round }
markets-give-offers = { $value } geht nicht; gib jedes einmal an: { LIST($offers, style: "comma") }
markets-not-a-seat = { $value } ist kein Platz von 0 bis { $last }
markets-too-many-bars = Platz { $seat } hat mehr als { $most } Leisten auf den Märkten
markets-set-up-over = der Aufbau ist mit { $bars } Leisten zu Ende, und auf keinem Markt liegen dann mehr als { $layer }
markets-set-up-first = der Aufbau kommt vor Runde 1
markets-not-its-turn = { $turn } geht nicht; nach den gesetzten Leisten ist Platz { $seat } am Zug
markets-no-token = { $value } geht nicht; bei { $players } Spielern gibt es { LIST($tokens, style: "comma") }
markets-tokens-used = { $value } geht nicht; { $players } Spieler waren am Zug, und jeder hat etwas anderes benutzt
markets-merchants-apart = jeder Händler steht auf einem anderen Markt
markets-no-open-card = dafür ist keine offene Marktkarte mehr da
markets-past = { $cards } Karten gehen nicht; gespielte Runden: { $rounds }
markets-still-to-come = { $cards } Karten gehen nicht; in Runde { $round } kommen noch { $ahead }
markets-closed-last = '{ $card }' ist geschlossen und kann nicht die letzte Karte sein
markets-closed-phase = '{ $card }' ist geschlossen: die Phase { $phase } gibt es nicht
markets-all-auctioned = alle Waren sind versteigert, also ist diese Phase vorbei
markets-too-many-goods = mehr als { $most } Karten { $good } sind auf den Händen
markets-too-few-goods = es sind zu wenige Warenkarten übrig, um die fehlenden Hände auszuteilen
markets-goods-not-in-hand = { $count } { $good } sind nicht auf der Hand
markets-give-account = { $value } geht nicht; gib an, wie viel { $money } mindestens und höchstens sein kann
markets-give-piles = { $piles } Stapel gehen nicht; gib { $most } Listen von Sonderkarten an
markets-give-pile = { $value } geht nicht; gib eine Liste von Sonderkarten an
markets-did-not-have = Platz { $seat } hatte '{ $card }' nicht
markets-history-unfit = das führt nicht zu den Sonderkarten, die Platz { $seat } hat und gespielt hat
markets-copies-make = die Sonderkarten sind zusammen { $count }, nicht { $wanted }
markets-nothing-to-auction = { $card } hat nichts zu versteigern
markets-only-goods = { $field } lässt sich nicht setzen; die Waren einer offenen Marktkarte gehen
markets-only-copies = { $field } lässt sich nicht setzen; copies geht
markets-only-actions = { $field } lässt sich nicht setzen; actions und icons gehen
markets-no-good = { $value } ist weder 'special' noch eine Zahl von 0 bis 9
markets-no-copies = { $value } ist keine Zahl von 0 bis { $most }
markets-give-actions = gib { $count } davon an: { LIST($actions, style: "comma") }
markets-give-icons = gib die Felder '2' bis '{ $last }' mit 'special' oder 'reveal' an

# Worte

says-nothing = { $value } sagt nichts; gib eine Zeile oder eine Frage einer Partie an
no-part = { $part } ist nichts, was die Zeile sagt
too-few-names = { $names } für { $players } Spieler; gib für jeden einen an
no-message = { $lang }, { $room }: es gibt keinen Text { $message }
no-text = { $lang }, { $room }: { $message } hat keinen eigenen Text
no-form = { $lang }, { $room }: { $message } hat keine Form { $form }
message-fails = { $lang }, { $room }: { $message } mit { $given }: { LIST($errors, style: "semicolon") }

# Die Kommandozeile

write-name-value = schreib NAME=WERT
cannot-read = { $file } lässt sich nicht lesen: { $error }
not-toml = { $file } ist kein TOML: { $error }
not-a-record = { $file } ist keine Aufzeichnung: { $error }
not-over-yet = die Partie ist noch nicht zu Ende: dann erst lässt sie sich durchsehen
nothing-learned = über { $game } mit { $players } Spielern ist nichts gelernt worden; niemand kann sagen, was eine Wahl wert ist
cannot-save = die Partie lässt sich nicht in { $file } sichern: { $why }
it-is-a-folder = das ist ein Ordner
seats-from-one = es gibt die Plätze 1 bis { $players }
names-for-bots = { $names } Namen für { $bots } Bots; gib einen an, oder für jeden einen
names-for-seats = gib { $players } verschiedene Namen
give-number-to = gib eine Zahl von 0 bis { $most } an
needs-extra = { $what } braucht { LIST($missing, style: "comma") }: pip install 'bigsmoke[{ $extra }]'
no-cluster = unter { $address } ist kein Ray-Cluster zu erreichen ({ $error })
two-bots = nenne zwei oder mehr verschiedene Bots
say-which-game = sag mit --game, von welchem Spiel
figure-at-least-once = miss jede Zahl mindestens einmal
give-time = gib eine Zeit an, etwa 2
no-such-python = dieses Python gibt es nicht

# Einstellungen des Betreibers

give-database = { $value } geht nicht; schreib sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME
give-port = { $value } geht nicht; ein Port ist eine Zahl von 1 bis 65535
give-proxy = { $value } geht nicht; nenn die Adresse eines Proxys oder ein Netz wie 10.0.0.0/8
one-at-least = { $value } geht nicht; mindestens einer
zero-at-least = { $value } geht nicht; mindestens 0
workers-need-postgresql = mehr als einer braucht PostgreSQL, worüber sie einander von Zügen berichten
cannot-make-folder = der Ordner { $folder } lässt sich nicht anlegen: { $error }
cannot-listen = { $host }:{ $port } ist nicht zu haben: { $error }
database-in-use = { $file } wird von Prozess { $owner } benutzt; nur ein Server auf einmal
database-damaged = die Datei { $file } ist beschädigt: { $found }
database-not-opened = sie lässt sich nicht öffnen: { $error }

# Tische, an denen es nicht weitergeht

frozen-game = Dieser Server hat das Spiel { $game } nicht mehr.
frozen-position = Diese Partie begann nach Regelstand { $rules } von { $game }. Ihr Zug passt nicht zu Regelstand { $version }, den dieser Server hat: { $why }
frozen-rules = Diese Partie begann nach Regelstand { $rules } von { $game }; dieser Server hat Regelstand { $version }, und der Beginn ihres Zuges wurde nicht aufbewahrt. Du kannst sie ansehen, so weit sie sich nachspielen lässt, aber nicht weiterspielen.
frozen-step = Diese Partie lässt sich nicht nachspielen: { $why }

# Was ein Server ablehnt: wer du bist

refused-no-user = Komm erst herein: als Gast oder mit Name und Passwort.
refused-bad-name = Ein Name hat 1 bis 24 druckbare Zeichen.
refused-has-account = Du hast schon ein Konto.
refused-account-keeps-name = Ein Konto behält seinen Namen.
refused-name-taken = Der Name { $name } ist vergeben.
refused-name-of-account = Der Name { $name } gehört zu einem Konto. Melde dich an oder wähle einen anderen.
refused-wrong-password = Es gibt kein Konto mit diesem Namen und Passwort.
refused-too-many-tokens = Höchstens { $most } Token; widerrufe erst die alten.
refused-too-many = Höchstens 50 Einstellungen.
refused-bad-language = preferences: lang: { $value } geht nicht; wähle aus: { LIST($choices, style: "comma") }.
refused-no-webhooks = Dieser Server verschickt keine Webhooks.
refused-bad-webhook = webhook: { $why }.
no-address = keine Adresse: { $error }
give-address = gib eine Adresse wie https://example.org/hook an, ohne Nutzernamen
only-https = es gehen nur https-Adressen
no-host = { $host } ist kein Rechnername
host-not-found = { $host } ist nicht zu finden: { $error }
not-public = { $address } ist keine öffentliche Adresse

# Tische und Plätze

refused-no-table = Diesen Tisch gibt es nicht.
refused-no-game = Das Spiel { $game } gibt es nicht.
refused-no-bot = Den Bot { $bot } gibt es nicht.
refused-no-seat = Hier ist kein Platz für dich frei.
refused-no-seat-there = Den Platz { $seat } gibt es nicht.
refused-hot-seat-seats = An einem Tisch mit einem Bildschirm gehört jeder Platz dir oder einem Bot.
refused-one-seat-each = Mehr als einen Platz kannst du nur an einem Tisch mit einem Bildschirm haben.
refused-names-alike = An einem Bildschirm braucht jeder einen eigenen Namen.
refused-too-many-tables = Höchstens { $most } Tische, die unfertig oder mitgebracht sind; spiel erst welche zu Ende oder verlass sie.
refused-seated = Du sitzt schon an diesem Tisch.
refused-started = Die Partie hat begonnen; du kannst zusehen.
refused-just-begun = Die Partie hat gerade begonnen.
refused-dealt-without = Die Karten sind ohne deinen Anteil gegeben worden.
refused-not-full = Ein Platz ist noch frei: behalte deinen Anteil für dich, bis der Tisch voll ist.
refused-no-seal = Du hast keinen Anteil an diesem Geben versiegelt.
refused-wrong-part = Das ist nicht der Anteil, den du versiegelt hast.
refused-bad-invite = Diese Einladung ist für einen anderen Tisch oder gilt nicht mehr.
refused-seat-taken = Dort sitzt schon jemand.
refused-own-seat = Das ist dein eigener Platz. Sag das Spiel ab oder verlass den Tisch.
refused-sent-away = Du wurdest von diesem Tisch weggeschickt. Setzen kannst du dich wieder, wenn man dich zurückholt.
refused-nobody-sent-away = Von diesem Tisch wurde niemand namens { $name } weggeschickt.
refused-has-begun = Das Spiel hat begonnen.
refused-being-dealt = Der Tisch ist voll, und die Karten werden ausgeteilt.
refused-called-off = Dieses Spiel wurde abgesagt.
refused-name-at-table = An diesem Tisch sitzt schon jemand namens { $name }. Wähle einen anderen Namen.
refused-not-sitting = Du sitzt nicht an diesem Tisch.
refused-not-at-table = Du spielst an diesem Tisch nicht mit.
refused-did-not-play = Du hast an diesem Tisch nicht mitgespielt.
refused-only-players-talk = Nur wer mitspielt, redet am Tisch.
refused-empty = Da steht nichts.
refused-not-your-seat = Das ist nicht dein Platz.
refused-seat-not-yours = Platz { $seat } ist nicht deiner.
refused-not-playing-seat = Du spielst nicht auf diesem Platz.
refused-handed-over = Hier spielt ein Bot für dich: nimm erst wieder Platz.
refused-not-handed-over = Auf diesem Platz spielt kein Bot für dich.
refused-too-late = Deine Zeit dafür ist um, und der Bot antwortet. Komm gleich danach zurück.
refused-no-stand-in = Auf diesem Platz vertritt kein Bot jemanden.
refused-others-say = Was der Bot tut, während du weg bist, sagen die anderen.
refused-resigned = Du hast aufgegeben: Ein Bot spielt diesen Platz zu Ende.
refused-no-such-order = Den Dauerauftrag { $order } gibt es nicht.
refused-no-hints = An diesem Tisch gibt es keine Tipps.

# Spielen

refused-newer-server = Diese Partie geht auf einem Server mit neueren Regeln weiter. Versuch es gleich noch einmal.
refused-not-frozen = Diese Partie steht nicht still.
refused-only-the-host = Das darf nur, wer den Tisch eröffnet hat.
refused-other-rules = Diese Partie wurde nach Regelstand { $rules } gespielt, den dieser Server nicht mehr hat: Du kannst sie ansehen, aber nicht weiterspielen.
refused-review-other-rules = Diese Partie wurde nach Regelstand { $rules } gespielt, den dieser Server nicht mehr hat: Du kannst sie ansehen, aber es gibt keinen Rückblick.
refused-not-started = Die Partie hat noch nicht begonnen.
refused-not-playing = An diesem Tisch läuft keine Partie.
refused-over = Die Partie ist zu Ende.
refused-not-over = Die Partie ist noch nicht zu Ende.
refused-record-when-over = In der Aufzeichnung steht, wie gemischt wurde: es gibt sie, wenn die Partie zu Ende ist.
refused-branch-when-over = Anders weiterspielen lässt sich eine Partie, wenn sie zu Ende ist und für alle offen liegt.
refused-no-study = Eine solche Studie gibt es nicht.
refused-no-lesson = Eine solche Lektion gibt es nicht.
refused-no-puzzle = Eine solche Aufgabe gibt es nicht.
refused-too-many-studies = Du teilst schon { $most } Studien, mehr sind nicht erlaubt.
refused-no-topic = Zu { $topic } wird nichts aufbewahrt.
refused-progress-too-long = Das ist mehr, als zu einem Thema aufbewahrt wird: { $most } Bytes.
refused-position-names-no-game = Sag, welches Spiel es ist: zum Beispiel game = "london-2e".
refused-study-when-over = Eine Partie lässt sich studieren, wenn sie zu Ende ist und für alle offen liegt.
refused-study-seats = Setze Bots an den Tisch, und dich selbst an mindestens einen Platz: { $players } insgesamt.
refused-review-when-over = Einen Rückblick gibt es, wenn die Partie zu Ende ist.
refused-too-many-reviews = Höchstens { $most } Rückblicke auf einmal; warte, bis einer von deinen fertig ist.
refused-reviews-full = Zu viele Rückblicke warten schon. Versuch es später noch einmal.
refused-closed = Die Spieler dieses Tisches behalten ihre Karten für sich.
refused-own-eyes = Bis die Partie zu Ende ist, siehst du nur mit deinen eigenen Augen.
refused-no-ply = Die Partie hat { $plies } Halbzüge.
refused-too-long = Eine Aufzeichnung hat höchstens { $most } Schritte.
refused-not-your-turn = Platz { $seat } ist nicht gefragt.
refused-not-asked = Du wirst gerade nichts gefragt.
refused-stale = Die Wahl galt dem Halbzug { $given }; der Tisch steht bei { $at }.
refused-something-else-first = Etwas anderes kam dazwischen.
refused-cannot-undo = Du hast noch nichts gewählt.
refused-no-request = Niemand wartet auf deine Antwort.

# Der Server

refused-unavailable = Die Datenbank des Servers antwortet nicht. Versuch es noch einmal.
refused-not-saved = Das ließ sich nicht sichern. Versuch es noch einmal.
refused-nothing-happened = Das ließ sich nicht sichern, also ist nichts geschehen. Versuch es noch einmal.
refused-too-fast = Zu viele Anfragen; warte ein wenig.
refused-too-many-sockets = Zu viele Verbindungen sind offen; schließ erst welche.
refused-bad-origin = Anfragen von anderen Seiten werden nicht angenommen.
refused-no-guard = Änderungen brauchen den Header X-Bigsmoke: 1.
refused-figures-for-host = Diese Zahlen sind für den Betreiber.
refused-nothing-here = Hier ist nichts.
refused-not-text = Das lässt sich nicht als Text lesen.
refused-options-not-json = options: kein JSON
refused-bad-message = { $error }
refused-bad-request = { $error }
refused-failed = Hier ist etwas schiefgegangen. Es wurde notiert.

# Lektionen

no-lesson = es gibt keine Lektion zu { $game }
lesson-begins-nowhere = der erste Schritt einer Lektion beginnt bei einer Stellung
lesson-no-position = die Lektion hat keine Stellung { $name }
lesson-nothing-lit = ein Hinweis, der keine Wahl verlangt, zeigt auf etwas
lesson-nothing-fits = nichts, was dort zur Wahl steht, passt zu { $wanted }; es gibt: { LIST($offered, style: "semicolon") }
lesson-several-fit = mehreres, was dort zur Wahl steht, passt zu { $wanted }: { LIST($offered, style: "semicolon") }
