# Was die Seite rund um die Tische sagt.

site-name = Big Smoke
site-tagline = Vier Spiele aus dem alten London. Ein Klick, und du sitzt am Tisch; die Bots sind schon da.
site-skip = Direkt zum Tisch
site-play = Spielen
site-watch = Zuschauen
site-replays = Nachspielen
site-cards = Karten
site-rules = Regeln
site-settings = Einstellungen
site-sound-on = Töne einschalten
site-sound-off = Töne ausschalten
site-gaslight = Gaslicht anzünden
site-paper = Zurück zum Papier
site-main = Hauptmenü
site-you-are = Du bist { $name }, zu Gast.
site-signed-in = Du bist { $name }.
site-keep-name = Namen behalten
site-sign-in = Anmelden
site-not-found = Unter dieser Adresse ist nichts.
site-home = Zur Startseite
site-loading = Einen Moment
site-close = Schließen
game-full = { $title }, { $edition }

## Die Startseite und die Listen von Tischen

home-play-now = Jetzt spielen
home-play-now-with = Jetzt spielen: { $game }
home-new-table = Neuer Tisch
home-new-table-of = Neuer Tisch: { $game }
# Für wie viele Spieler ein Spiel ist: die Zahlen, und davon die erste und die letzte.
home-players = { $how ->
    [one] { $least }
    [two] { $least } oder { $most }
   *[more] { $least } bis { $most }
}
home-minutes = { $n } Min.
home-seats-label = Plätze
home-level-label = Bots
home-level-greedy = solide
home-level-random = sorglos
home-level-search = gewieft
home-level-net = erfahren
home-open = Offene Tische
home-open-none = Kein Tisch wartet auf Mitspieler. Eröffne einen, dann steht er hier.
home-mine = Meine Tische
home-mine-none = Hier stehen später deine Tische.
home-sit-down = Platz nehmen
home-go-on = Weiter
home-look = Ansehen
home-your-turn = Du bist am Zug
home-waiting-for = { $name } denkt nach
home-waiting-seats = { $n ->
    [one] es fehlt noch { $n } Spieler
   *[other] es fehlen noch { $n } Spieler
}
home-over = beendet
home-no-clock = ohne Uhr
home-live = { $minutes } Min. + { $increment } Sek.
home-days = { $n ->
    [one] ein Tag pro Zug
   *[other] { $n } Tage pro Zug
}
home-free-seat = freier Platz
home-copy-link = Link kopieren
home-copied = Kopiert
home-ply = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
home-watch-title = Zuschauen
home-watch-lead = Laufende Partien, bei denen alle zusehen dürfen. Du siehst, was man neben dem Tisch sehen würde.
home-watch-none = Gerade spielt niemand öffentlich.
home-replays-title = Nachspielen
home-replays-lead = Beendete Partien, Zug für Zug, von jedem Platz aus.
home-replays-none = Noch ist keine Partie beendet.
home-import-title = Aufzeichnung mitbringen
home-import-lead = Eine Aufzeichnung, die du bei Big Smoke gespeichert hast, lässt sich hier nachspielen.
home-import-pick = Datei wählen
home-import-failed = Mit dieser Aufzeichnung geht es nicht: { $why }
home-open-replay = Nachspielen
home-credit = Autoren und Verlage

## Ein neuer Tisch

new-table-title = Ein neuer Tisch
new-table-lead = Wer wo sitzt, und nach welchen Regeln.
new-table-game = Spiel
new-table-seat = Platz { $n }
new-table-kind-me = du
new-table-kind-open = wer mag
new-table-kind-invite = auf Einladung
new-table-kind-bot = ein Bot
new-table-players = Spieler
new-table-who = Wer dort sitzt
new-table-level = Wie gut er spielt
new-table-visibility = Wer kommen darf
new-table-visibility-public = alle dürfen mitspielen oder zusehen
new-table-visibility-link = wer den Link hat
new-table-visibility-hotseat = alle an diesem Bildschirm, der Reihe nach
new-table-clock = Uhr
new-table-clock-none = ohne Uhr
new-table-clock-live = Minuten für die Partie
new-table-clock-days = Tage für einen Zug
new-table-minutes = Minuten für jeden
new-table-increment = Sekunden pro Zug
new-table-days-each = Tage pro Zug
new-table-create = Tisch decken

## Der eigene Name

account-title = Dein Name am Tisch
account-lead = Auch als Gast kannst du alles spielen. Mit einem Passwort setzt du dich anderswo unter demselben Namen an den Tisch.
account-name = Name
account-password = Passwort
account-register = Namen behalten
account-login = Anmelden
account-change = Unter diesem Namen spielen
account-short = Ein Passwort hat mindestens acht Zeichen.
site-sign-out = Abmelden
account-token = Ein Schlüssel für deinen eigenen Bot
account-token-make = Schlüssel anlegen
account-token-lead = Wird nur einmal gezeigt. Wer ihn hat, spielt in deinem Namen.
account-token-revoke = Alle Schlüssel löschen
account-tokens-gone = { $n } Schlüssel gelöscht.
account-webhook = Diese Adresse aufrufen, wenn ich am Zug bin
account-webhook-lead = Wo der Betreiber es erlaubt; jeder Aufruf ist mit deinem Schlüssel signiert.
account-webhook-key = Schlüssel der Signatur:
account-webhook-save = Speichern
account-webhook-saved = Gespeichert.

## Pläne, die sich vergrößern lassen

zoom-nearer = Näher heran
zoom-further = Weiter weg
zoom-whole = Alles zeigen

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-language-auto = wie der Browser
# Jede Sprache heißt, wie sie sich selbst nennt.
settings-language-en = English
settings-language-de = Deutsch
settings-language-fr = Français
settings-theme = Papier
settings-theme-auto = wie das System
settings-theme-paper = Papier
settings-theme-gaslight = Gaslicht
settings-motion = Bewegung
settings-motion-auto = wie das System
settings-motion-off = keine
settings-pace = Züge der anderen
settings-pace-slow = langsam
settings-pace-normal = zum Mitlesen
settings-pace-instant = sofort
settings-sound = Töne
settings-sound-off = aus
settings-sound-on = ein paar leise
settings-notices = Mitteilungen
settings-notices-off = keine
settings-notices-on = sag mir, wenn ich am Zug bin
settings-size = Schriftgröße
settings-size-90 = klein
settings-size-100 = normal
settings-size-115 = groß
settings-size-130 = sehr groß
settings-mark = Dein Zeichen
settings-mark-1 = Scheibe
settings-mark-2 = Quadrat
settings-mark-3 = Dreieck
settings-mark-4 = Sechseck
settings-keys = Tasten
settings-keys-on = einzelne Tasten wirken sofort
settings-keys-off = keine einzelnen Tasten
settings-remembered = Gilt in diesem Browser; die Sprache gehört zu deinem Konto.

## Tasten: vor und nach denen, die ein Spiel hinzufügt

keys-arrows = zwischen allem wechseln, was du wählen kannst
keys-enter = wählen, was hervorgehoben ist
# Die Taste ist eine Reihe von Ziffern.
keys-digits = eine Möglichkeit der obersten Zeile wählen
    .key = 1 bis 9
keys-undo = die letzte Wahl zurücknehmen
keys-done = fertig, wo das zur Wahl steht
keys-choices = alle Möglichkeiten als Liste
keys-since = seit deinem letzten Zug
keys-catch-up = sofort zeigen, was andere getan haben
keys-look = die Karte im Fokus öffnen
keys-chat = zum Chat
keys-escape = schließen, was offen ist
keys-help = diese Liste

## Jede Karte

card-printed = Gedruckt:
card-ours = Unsere Rekonstruktion:
card-no-facts = keiner ihrer Werte
card-ruling = Auslegung
card-field-name = Name
card-field-cost = Kosten
card-field-text = Wirkung
card-field-copies = Anzahl und Sätze
card-field-effect = Wirkung
card-open = { $name } ansehen

## Eine Partie nachspielen

replay-title = Partie nachspielen
replay-of = { $ply } von { $last }
replay-back = Ein Zug zurück
replay-play = Abspielen
replay-pause = Pause
replay-step = Ein Zug vor
replay-speed = Tempo
replay-eyes = Blickwinkel
replay-everyone = Zuschauer
replay-scrub = Zug
replay-link = Link zu dieser Stelle
replay-branch = Was wäre, wenn
replay-branch-long = Von hier an gegen Bots weiterspielen
replay-branch-failed = Von hier aus lässt sich kein Tisch eröffnen: { $why }
replay-back-to-table = Zurück zum Tisch

## Alle Karten

cards-title = Karten
cards-lead = Jede Karte, wie sie auf dem Tisch liegt, in unseren eigenen Worten; dazu, was gedruckt steht und was wir rekonstruiert haben.
cards-search = Namen und Wirkungen durchsuchen
cards-all = alle
cards-type = Art
cards-found = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
cards-none = Keine Karte passt dazu.
cards-facts = nur mit rekonstruierten Werten
cards-game = Spiel
own-title = Deine eigenen Angaben
own-lead = Wenn du das gedruckte Spiel hast und hier etwas nicht stimmt, trag es richtig ein: Du kannst damit spielen.
own-keep = Behalten
own-forget = Zurück zu unseren
own-count = { $n ->
    [one] Deine eigenen Angaben zu { $n } Karte
   *[other] Deine eigenen Angaben zu { $n } Karten
}
own-play = Damit spielen
own-lay = Damit einen Tisch decken
own-save = Als Datei sichern
own-forget-all = Alle zurücknehmen
own-with = { $n ->
    [one] Mit deinen eigenen Angaben zu { $n } Karte.
   *[other] Mit deinen eigenen Angaben zu { $n } Karten.
}

## Die Regeln

rules-lead = Die Regeln in unseren eigenen Worten, in der Reihenfolge, in der man sie braucht; dazu die Auslegungen, wo die gedruckten Regeln etwas offenlassen.
rules-rulings = Auslegungen
rules-contents = Inhalt
rules-credit = Es gelten die Spielregeln der Autoren; diese Seiten geben sie wieder.
rules-none = Die Regeln dieses Spiels stehen hier, sobald es seinen Tisch hat.
