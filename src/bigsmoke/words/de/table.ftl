# Was jeder Tisch im Browser sagt.

table-you = Du
table-your-turn = Dein Zug:
table-answer = Antworte:
table-turn-of = { ME($seat) ->
    [you] Du bist am Zug
   *[other] Am Zug: { SEAT($seat) }
}
table-thinking = { ME($seat) ->
    [you] Du denkst nach
   *[other] { SEAT($seat) } denkt nach
}
table-waiting-for = Noch am Zug: { SEAT($seats) }
table-watching = Du schaust zu.
table-over-by = Das Spiel ist aus
table-score-sheet = Abrechnung
table-back-to-table = Zurück zum Tisch
table-joining = Der Tisch wird gesucht
table-lost = Die Verbindung ist weg. Deine Partie ist sicher; wir versuchen es wieder.
table-any-name = jeder Name ist recht
table-join = Platz nehmen
table-since = Seit deinem letzten Zug
table-catch-up = Aufholen
table-since-nothing = Seit deinem letzten Zug ist nichts passiert.
table-since-watch = Noch einmal ansehen
table-help = Tasten und Hilfe
table-menu = Menü
table-undo = Zurücknehmen
table-undo-key = nimmt es zurück
table-undo-ask-key = bittet, es zurückzunehmen
table-undo-request = Bitten, es zurückzunehmen
table-undo-waiting = Du hast gebeten, es zurücknehmen zu dürfen.
table-undo-ask = { SEAT($seat) } möchte den letzten Zug zurücknehmen.
table-agree = Zustimmen
table-refuse = Ablehnen
table-choices = Möglichkeiten
table-all-choices = Alle Möglichkeiten
table-sure = Sicher?
table-confirm = Noch einmal zum Bestätigen
table-board = Gemeinsamer Spielplan
table-own = Deine Seite des Tisches
table-rail = Gegner, Protokoll und Chat
table-clock = deine Zeit
# Eine Zeit von einem Tag oder mehr; kürzere stehen als Stunden, Minuten und Sekunden in Ziffern.
table-days = { $days } T. { $hours } Std.
table-bot = Bot
# Die Namen der Bots, Platz für Platz.
table-bot-name-0 = Dodger
table-bot-name-1 = Josiah
table-bot-name-2 = Mudlark
table-bot-name-3 = Beatrix
# `level` sagt, wie gut er spielt: "solide".
table-bot-level = Bot, { $level }
table-player = Spieler { $n }
table-offline = nicht da
table-open-full = Alles { SEAT($seat, form: "of") } groß zeigen
table-table-menu = Dieser Tisch

## Das Protokoll

log-log = Protokoll
log-chat = Chat
log-log-and-chat = Protokoll und Chat
log-fold = Protokoll einklappen
log-unfold = Protokoll zeigen
log-replay = Nachspielen
log-say = Sag etwas in die Runde
log-send = Senden
log-round = Runde { $n }
log-continued = Weiter nach Regelstand { $rules } ab Zug { $turn }
log-no-chat = Noch hat niemand etwas gesagt.
log-nothing = Noch ist nichts passiert.

## Das Menü eines Tisches

menu-link = Link zu diesem Tisch kopieren
menu-link-note = Für alle, die mitspielen oder zusehen sollen.
menu-hand-over = Einen Bot für dich spielen lassen
menu-hand-over-note = Bis du zurückkommst.
menu-come-back = Deinen Platz wieder einnehmen
menu-come-back-note = Gerade spielt ein Bot für dich.
menu-resign = Aufgeben
menu-resign-note = Ein Bot spielt auf deinem Platz zu Ende; du kommst nicht zurück.
menu-record = Aufzeichnung speichern
menu-record-note = Die ganze Partie als Datei, zum Aufheben, Nachspielen oder Prüfen.
menu-rules = So wird hier gespielt
menu-seal = Siegel der Kartenfolge
menu-seal-note = Das Siegel war vor der ersten Karte da. Nach dem Ende sagt die Wertungsseite, wessen Anteile in der Kartenfolge stecken, und die Aufzeichnung beweist es.

## Jedes Spiel

generic-table = Der Tisch
generic-choose = Was tust du?
generic-no-choice = Gerade wirst du nichts gefragt.
generic-yes = ja
generic-no = nein
generic-none = nichts
generic-hidden = verdeckt
generic-warning = Achtung:
generic-reasons = Gerade nicht möglich

## Die Abrechnung

sheet-you-win = { $margin ->
    [0] Du gewinnst
   *[other] Du gewinnst mit { $margin } Vorsprung
}
sheet-wins = { $margin ->
    [0] { SEAT($seat) } gewinnt
   *[other] { SEAT($seat) } gewinnt mit { $margin } Vorsprung
}
sheet-shared = { ME($seats) ->
    [you] { CAP(SEAT($seats)) } teilt euch den Sieg
   *[other] { CAP(SEAT($seats)) } teilen sich den Sieg
}
sheet-lead = { $moves ->
    [one] { $game }; { $players } Spieler, { $moves } Zug.
   *[other] { $game }; { $players } Spieler, { $moves } Züge.
}
sheet-ending-shared = In allem gleichauf: Der Sieg wird geteilt.
sheet-total = Summe
sheet-account = Die Wertung
sheet-account-note = in der Reihenfolge der Regeln
sheet-rank = { $n }. Platz
sheet-end = Ende
sheet-numbers = In Zahlen
sheet-replay = Nachspielen
finale-player = Spieler
finale-together = wie es zusammenkam
finale-next = Wie weiter
finale-once-more = Noch einmal, gleiche Plätze
finale-return-match = Revanche
finale-level-up = Lust auf mehr?
finale-level-down = Noch zu stark?
finale-level-play = Gegen „{ $level }“ spielen
finale-account = Volle Abrechnung
finale-back = Zum Ende
finale-share = Teilen
# $n ist eine Runde.
finale-turning = { ME($seat) ->
    [you] Deine beste Runde war { $n }: { $gain } mehr.
   *[other] Die beste Runde für { SEAT($seat) } war { $n }: { $gain } mehr.
}
finale-see-again = Noch einmal ansehen

## Das Siegel der Kartenfolge

deal-own = Kartenfolge: Der eigene Anteil deines Browsers steckt darin.
deal-late = Die Karten wurden ohne den Anteil deines Browsers gegeben; er kam zu spät.
deal-others = { $n ->
    [one] Kartenfolge: Der Anteil des Browsers von { $n } Spieler steckt darin.
   *[other] Kartenfolge: Die Anteile der Browser von { $n } Spielern stecken darin.
}
deal-server = Kartenfolge: Der Server allein hat sie gezogen.
deal-mismatch = Die Notiz deines Browsers passt nicht zur Aufzeichnung: Das sind vielleicht nicht die versiegelten Karten. Speichere die Aufzeichnung.
deal-broken = Der Beweis der Aufzeichnung für die Kartenfolge hält nicht: Das sind vielleicht nicht die versiegelten Karten. Speichere die Aufzeichnung.

## Vorgelesen

live-your-turn = Du bist am Zug. { $prompt }

## Was eine Tischoption sein kann

choice-seat = Platz { $n }
choice-cards = { $n ->
    [0] keine
    [one] { $n } Karte
   *[other] { $n } Karten
}
choice-standard = Standard
choice-alternative = alternativ
choice-classic = klassisch
choice-random = wird gelost
choice-all-pairs = alle Paare
choice-one-by-one = eine nach der anderen
choice-together = zusammen
choice-works-again = wirkt wieder
choice-dead = für immer ohne Wirkung
choice-left-out = bleibt weg
choice-in-turn = der Reihe nach
choice-in-secret = verdeckt

## Eine Partie, die nach neuen Regeln nicht weitergehen kann
still-title = Diese Partie steht still.
still-ended = Diese Partie wurde ohne Ergebnis beendet.
still-host = Wer den Tisch eröffnet hat, kann sie richtigstellen oder ohne Ergebnis beenden. Wer sie richtigstellt, sieht alle Karten.
still-set-right = Richtigstellen
still-how = Das ist der Beginn des Zuges, wie er aufbewahrt wurde, mit allen verdeckten Karten. Ändere, was nicht passt, und die Partie geht von hier aus weiter.
still-position = Stellung
still-go-on = Von hier aus weiter
still-end = Ohne Ergebnis beenden
still-end-sure = Wirklich beenden?

## Hilfe und Legende

legend-figures = Zahlen
legend-cards = Auf einer Karte
legend-places = Orte
legend-players = Was Spieler haben
legend-pieces = Auf dem Plan
legend-goods = Waren
help-title = Hilfe
help-moment = Dieser Augenblick
help-keys = Tasten
help-find = Ein Zeichen, eine Karte, ein Wort
help-asked = Was jetzt gefragt ist
help-rules = Alle Regeln
help-cards = Karten
help-none = Unter diesen Worten ist nichts zu finden.
help-close = Hilfe schließen
help-mark = Das Zeichen von { SEAT($seat) }.

## Mehrere an einem Bildschirm

curtain-pass = Weiter an { SEAT($seat) }
curtain-open = Ich bin { SEAT($seat) }, Vorhang auf
curtain-done = { SEAT($seat) } ist fertig.
curtain-first = Der erste Zug.
curtain-alone = Eine Frage an { SEAT($seat) } allein.
curtain-note = Auf dieser Seite steht nichts von irgendjemandes Hand.
curtain-opens = öffnet.
curtain-order = Reihenfolge
curtain-now = { SEAT($seat) }, jetzt
curtain-back = Zurück an { SEAT($seat) }, um die letzte Wahl zurückzunehmen
curtain-playing = { SEAT($seat) } spielt
curtain-fall = Den Vorhang fallen lassen
curtain-fall-note = Niemand sieht deine Hand, bis du ihn wieder öffnest.

## Ein Bot an jemandes Stelle

seat-back = Nimm deinen Platz wieder ein
seat-late = Deine Zeit ist abgelaufen: Ein Bot spielt für dich
seat-late-waits = Deine Zeit ist abgelaufen. Ein Bot hat deinen Platz und wartet auf dich
seat-away = Ein Bot spielt für dich
seat-away-waits = Ein Bot hat deinen Platz und wartet auf dich
seat-resigned = Du hast aufgegeben. Ein Bot spielt deinen Platz zu Ende
away-late = { SEAT($seat) } hat nach Zeit verloren. Ein Bot spielt diesen Platz.
away-late-waits = { SEAT($seat) } hat nach Zeit verloren. Ein Bot hat diesen Platz und wartet.
away-bot = Ein Bot spielt für { SEAT($seat) }.
away-bot-waits = Ein Bot hat den Platz von { SEAT($seat) } und wartet.
away-resigned = { SEAT($seat) } hat aufgegeben. Ein Bot spielt diesen Platz zu Ende.
away-back = { SEAT($seat) } ist wieder da.
away-wait = Auf { SEAT($seat) } warten
away-wait-note = Der Bot auf diesem Platz tut nichts, bis ihr es sagt.
away-play = Den Bot weiterspielen lassen
away-play-note = Er spielt auch weiter, während du weg bist.
tag-late = nach Zeit verloren, Bot
tag-stand-in = Bot vertritt
tag-resigned = aufgegeben, Bot
# `seconds`: was auf der eigenen Uhr übrig ist.
clock-hurry = { $seconds ->
    [60] Weniger als eine Minute übrig
    [3600] Weniger als eine Stunde übrig
    [21600] Weniger als sechs Stunden übrig
   *[other] Weniger als { $seconds } Sekunden übrig
}

## Aufgeben

resign-title = Dieses Spiel aufgeben?
resign-what = Ein Bot spielt deinen Platz zu Ende, und was er erreicht, zählt unter deinem Namen. Alle am Tisch erfahren es. Du kannst nicht zurückkommen.
resign-sure = Ja, ich gebe dieses Spiel auf
resign-do = Aufgeben
resign-keep = Weiterspielen

## Wo lange Namen getrennt werden
# Wörter, wie sie in Namen stehen, jedes mit einem Strich an jeder Stelle, an der es am Zeilenende getrennt werden darf.

word-breaks = Ana|lytische Arbeiter|häuser Arbeits|haus Armen|häuser Barry|more Basker|ville Batter|sea Billings|gate Blumen|mädchen Brad|street Britan|nica Bucking|ham Büchsen|macher Char|tisten Con|stable Dampf|schiffe Dienst|mädchen Ele|fanten Feuer|wehr Fisch|händ|ler Flücht|linge Franken|stein Gewürz|händ|ler Glad|stone Hammer|smith Haupt|post|amt Hol|landia Inspek|tor Insti|tution Irregu|lars Jeffer|son Kanali|sation Kombi|angebot Kranken|haus Kurz|waren|händ|ler Last|träger Leder|indus|trie Mar|tineau Merry|weather Milver|ton Möbel|tisch|ler Nachbar|gebiet Nachzieh|stapel Nathan|iel Palmer|ston Pasteten|laden Persönlich|keits|karten Phreno|loge Raritäten|laden Rot|haarigen Salz|händ|ler Schlamm|wühler Sebas|tian Seiden|weberei Snod|grass Stadt|häuser Stich|ent|scheid Straßen|kehrer Straßen|laternen Straßen|mädchen Strecken|arbeiter Streichholz|mädchen Tele|graph Tuch|händ|ler Tulking|horn Unsicht|bare ver|gangenen Weih|nacht Wein|händ|ler Welt|aus|stellung West|minster Wool|wich Zeitungs|junge Zufalls|ereignis
