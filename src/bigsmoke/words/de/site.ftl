# Was die Seite rund um die Tische sagt.

site-name = Big Smoke
site-tagline = Vier Spiele aus dem alten London. Ein Klick, und du sitzt am Tisch; die Bots sind schon da.
site-skip = Direkt zum Tisch
site-play = Spielen
site-watch = Zuschauen
site-replays = Nachspielen
site-cards = Karten
site-rules = Regeln
site-lab = Labor
site-settings = Einstellungen
site-sound-on = Töne einschalten
site-sound-off = Töne ausschalten
site-gaslight = Gaslicht anzünden
site-paper = Zurück zum Papier
site-main = Hauptmenü
site-keep-name = Namen behalten
site-not-found = Unter dieser Adresse ist nichts.
site-home = Zur Startseite
site-loading = Einen Moment
site-close = Schließen
site-tables = Meine Tische
site-come-in = Hereinkommen
site-account = Dein Konto
site-guest = zu Gast
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
home-level-newcomer = Neuling
home-level-casual = Gelegenheitsspieler
home-level-steady = solide
home-level-keen = eifrig
home-level-sharp = gewieft
home-level-master = Meister
level-beats = { $others ->
    [one] Schlägt „{ $below }“ in { $n } von 10 Partien.
   *[other] Gewinnt { $n } von 10 Partien gegen { $others }-mal „{ $below }“.
}
level-first = Gut für den Anfang.
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
home-import-failed = Mit dieser Aufzeichnung geht es nicht: { $why }
home-open-replay = Nachspielen
home-credit = Autoren und Verlage
home-all-mine = Alle meine Tische

## Ein neuer Tisch

new-table-title = Ein neuer Tisch
new-table-lead = Wähl ein Spiel und wer mitspielt; alles andere kann bleiben, wie es ist.
new-table-game = Spiel
new-table-seat = Platz { $n }
new-table-kind-me = du
new-table-kind-open = frei für alle, die kommen
new-table-kind-invite = für jemanden frei gehalten
new-table-players = Spieler
new-table-who = Wer dort sitzt
new-table-visibility = Wer kommen darf
new-table-visibility-public = alle
new-table-visibility-link = mit dem Link
new-table-visibility-hotseat = alle an diesem Bildschirm
new-table-clock = Uhr
new-table-clock-none = ohne Uhr
new-table-clock-live = Minuten für die Partie
new-table-clock-days = Tage für einen Zug
new-table-minutes = Minuten für jeden
new-table-increment = Sekunden pro Zug
new-table-days-each = Tage pro Zug
# Namen für den Anfang, Platz für Platz.
new-table-name-0 = Ada
new-table-name-1 = Ben
new-table-name-2 = Clara
new-table-name-3 = David
new-table-hints = Rat während der Partie
new-table-hints-bots = wo alle anderen Bots sind
new-table-hints-all = für alle
new-table-hints-none = für niemanden
new-table-away = Wenn jemand weg ist
new-table-away-ask = vertritt ein Bot, solange andere zusehen, und sie werden gefragt
new-table-away-play = spielt sofort ein Bot weiter, wer auch da ist
new-table-create = Tisch decken
new-table-kind-here = jemand an diesem Bildschirm
new-table-name-here = Name
new-table-name-kept = Name des Kontos
new-table-visibility-public-note = Der Tisch steht auf der ersten Seite; alle können sich setzen oder zusehen.
new-table-visibility-link-note = Du schickst den Link an die, mit denen du spielst.
new-table-visibility-hotseat-note = Ihr reicht ihn herum; niemand sieht fremde Karten.
new-table-house = Hausregeln
new-table-begins = Das Spiel beginnt sofort.
new-table-waits = Du kommst ins Wartezimmer und lädst von dort aus ein.

## Der eigene Name

account-title = Dein Name am Tisch
account-lead = Zwei Türen; die Spiele dahinter sind dieselben.
account-name = Name
account-password = Passwort
account-register = Mit diesem Namen ein Konto anlegen
account-login = Anmelden
account-change = Unter diesem Namen spielen
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
account-signed-in-lead = Angemeldet. Deine Spiele sind auf jedem Gerät bei dir.
account-signed-in = Ein Konto behält seinen Namen: so kann sich niemand für dich ausgeben.
account-guest = Als Gast
account-guest-lead = Ein Name, und du sitzt. Er lebt in diesem Browser.
account-guest-is = Du bist zu Gast
account-guest-is-lead = Dein Name und deine Spiele leben in diesem Browser. Den Namen kannst du jederzeit ändern.
account-guest-all = jedes Spiel, mit Bots und mit Freunden
account-guest-later = kann jederzeit ein Konto werden, samt allen Spielen
account-guest-out = In diesem Browser vergessen
account-guest-out-sure = Dein Name und der Weg zu deinen Spielen gehen verloren. Wirklich vergessen?
account-your-name = Dein Name
account-rename = Namen ändern
account-renamed = Du heißt jetzt { $name }.
account-key = Mit eigenem Schlüssel
account-key-lead = Ein Name und ein Passwort: deine Tische auf jedem Gerät.
account-way-login = Anmelden
account-way-register = Konto anlegen
account-show = Passwort zeigen
account-register-note = Mindestens acht Zeichen. Keine Post von uns.
account-register-guest = Mindestens acht Zeichen. Deine Spiele kommen mit.
account-login-note = Was du als Gast spielst, kommt mit.

## Eine Einladung

invite-kick = Eine Einladung
invite-asks = { $name } lädt dich zu { $game } ein
invite-waits = Eine Partie { $game } wartet auf dich
invite-full = Dieser Tisch ist voll
invite-full-of = Der Tisch von { $name } ist voll
invite-full-lead = Jemand war schneller. Sieh zu, oder deck einen eigenen Tisch nach denselben Regeln.
invite-begun = Dieses Spiel hat begonnen
invite-begun-of = Das Spiel von { $name } hat begonnen
invite-closed = An diesen Tisch kommt man auf Einladung
invite-closed-of = An den Tisch von { $name } kommt man auf Einladung
invite-closed-lead = Bitte um den Link: wer ihn hat, kann sich setzen. Zusehen kannst du schon jetzt.
invite-off = Dieses Spiel wurde abgesagt
invite-off-lead = Hier spielt niemand mehr. Deck einen eigenen Tisch nach denselben Regeln, oder geh dorthin, wo andere spielen.
invite-sent-away = Du wurdest von diesem Tisch weggeschickt
invite-sent-away-lead = Wer den Tisch gedeckt hat, kann dich zurückholen, und diese Seite sagt es dann. Inzwischen kannst du zusehen oder einen eigenen Tisch decken.
invite-removed = Dein Platz wurde vergeben. Du kannst dich wieder setzen.
invite-name = Wie sollen wir dich nennen?
invite-as = Du setzt dich als { $name }.
invite-free = Kein Konto, kein Passwort, keine Post von uns. Deinen Namen kannst du später behalten.
invite-only-watch = Nur zusehen
invite-look-on = Zusehen
invite-look-free = Zum Zusehen brauchst du keinen Namen.
invite-like-this = Einen solchen Tisch decken
# Was gespielt wird, in einer Zeile: welche Ausgabe, zu wie vielen, wie lange, mit welcher Uhr.
invite-facts = { $edition }; zu { $players }; etwa { $minutes } Minuten; { $clock }
invite-never = Noch nie gespielt? Der Tisch zeigt dir den Weg, Satz für Satz.
invite-kept = dieser Platz ist für dich frei
rules-printed = Gedruckte Regeln, ohne Änderungen
rules-changed = { $label }: { $value }

## Das Wartezimmer

room-your-table = Dein Tisch, { $name }
room-table-of = Der Tisch von { $name }
room-some-table = Ein Tisch
# Was im Reiter des Browsers steht.
room-title = { $free ->
    [0] { $game }
    [one] { $free } Platz frei · { $game }
   *[other] { $free } Plätze frei · { $game }
}
room-news-title = { $news } · { $game }
room-seats = { $n } Plätze
room-about = etwa { $n } Minuten
room-who = Wer wo sitzt
room-who-host = die Pfeile ändern die Reihenfolge
room-who-guest = Farbe und Form bleiben das ganze Spiel lang
room-you-host = du, am eigenen Tisch
room-you = du
room-host = hat den Tisch gedeckt
room-here = da
room-away = gerade weg
room-free = Frei
room-free-link = wer den Link öffnet
room-free-anyone = wer kommt
room-free-kept = für { $name } frei gehalten
room-bot-sees = Er sieht nicht mehr als du.
room-up = { $name } nach oben
room-down = { $name } nach unten
room-seat-bot = Bot setzen
room-bot-level = Wie gut der Bot auf Platz { $n } spielt
room-take-out = { $name } vom Platz nehmen
room-send-away = { $name } wegschicken
room-send-away-sure = { $name } wirklich wegschicken?
room-sent-away = { $name } wurde weggeschickt.
room-let-back = { $name } zurückholen
room-rename = Namen ändern
room-rename-label = Dein neuer Name
room-rename-save = Speichern
room-rules = Die Regeln des Abends
room-seated-public = Alle können sich setzen, und alle können zusehen.
room-seated-link = Wer den Link hat, kann sich setzen.
room-meanwhile = Inzwischen
room-read-rules = die Regeln
room-look-cards = die Karten
room-ask = Jemanden einladen
room-bring = Jemanden mitbringen
room-copy = Link kopieren
room-share = Teilen
room-share-text = Komm und spiel { $game }: ein Platz ist frei.
room-qr = Der Link als Quadratcode, für ein Telefon
room-qr-note = Oder sie halten ein Telefon vor das Quadrat.
room-link = Der Link
room-talk = Tischgespräch
room-talk-none = Noch hat niemand etwas gesagt.
room-came = { $name } hat sich gesetzt.
room-went = { $name } ist aufgestanden.
room-free-seats = { $n ->
    [one] Ein Platz ist frei.
   *[other] { $n } Plätze sind frei.
}
room-by-itself = Das Spiel beginnt von selbst, wenn der letzte Platz besetzt ist. Beginnst du jetzt, bekommen Bots die freien.
room-host-may = Das Spiel beginnt, wenn der letzte Platz besetzt ist oder { $name } es beginnt.
room-start-bots = Jetzt mit Bots beginnen
room-start-fewer = Zu { $n } beginnen, ohne Bots
room-start-level = Wie gut die Bots spielen
room-dealing = Alle Plätze sind besetzt.
room-dealing-lead = Die Karten werden ausgeteilt. Jeder Browser gibt seinen eigenen Anteil zum Mischen dazu.
room-cancel = Spiel absagen
room-cancel-sure = Wirklich absagen?
room-leave = Aufstehen
room-sit-after-all = Doch mitspielen

## Was im Reiter des Browsers steht

tab-your-turn = Du bist dran: { $title }
tab-due = { $n ->
    [one] Du bist an einem Tisch dran
   *[other] Du bist an { $n } Tischen dran
}

## Listen von Tischen

list-open = Öffnen
list-turn = Du bist dran
list-others = Andere überlegen
list-waiting = Warten auf Mitspielende
list-mine-lead = { $due ->
    [0] { $n ->
        [one] Ein Tisch; niemand wartet auf dich.
       *[other] { $n } Tische; niemand wartet auf dich.
    }
    [one] { $n ->
        [one] Dein einziger Tisch wartet auf dich.
       *[other] Einer deiner { $n } Tische wartet auf dich.
    }
   *[other] { $due } deiner { $n } Tische warten auf dich.
}
list-thinking = { $n ->
    [one] { $names } überlegt
   *[other] { $names } überlegen
}
list-head-game = Spiel
list-head-who = Wer dort sitzt
list-head-moved = Letzter Zug
list-head-now = Jetzt
list-head-ended = Wer spielte, und wie es ausging
list-head-when = Wann
list-head-you = Du
list-to-finished = Beendete Spiele
list-whose = Wessen Spiele
list-whose-mine = Meine
list-whose-all = Alle
list-every-game = jedes Spiel
list-with = Mit wem
list-none-such = Dazu passt kein beendetes Spiel.
list-review = Rückblick
list-more = Mehr zeigen
list-winner = gewonnen:
list-won = gewonnen
when-today = Heute
when-yesterday = Gestern
when-now = gerade eben
when-minutes-ago = { $n ->
    [one] vor einer Minute
   *[other] vor { $n } Minuten
}
when-hours-ago = { $n ->
    [one] vor einer Stunde
   *[other] vor { $n } Stunden
}
when-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
when-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}

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
settings-coach = Ratgeber
settings-coach-on = in den ersten Partien
settings-coach-off = schweigt
settings-coach-again = Sag mir alles noch einmal
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
cards-in-rules = Wo die Regeln davon sprechen
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
