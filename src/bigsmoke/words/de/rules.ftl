# Was der Browser auf den Seiten der Regeln um ihre Texte herum sagt.

rules-find = In den Regeln suchen
rules-found = { $n ->
    [0] Nichts gefunden
    [one] Einmal gefunden
   *[other] { $n }-mal gefunden
}
rules-hits = { $n ->
    [one] einmal gefunden
   *[other] { $n }-mal gefunden
}
rules-print = Drucken
rules-all-cards = Alle Karten dieses Spiels
rules-all-signs = Alle Zeichen dieses Spiels
rules-link = Link zu „{ $title }“
rules-copied = Der Link ist kopiert.
rules-ruling = Auslegung { $id }
rules-see = Beispiel: { $caption }

## Beispiele

rules-step = { $n } von { $of }
rules-back = Zurück
rules-next = Weiter
rules-again = Von vorn
rules-stepper = Beispiel: { $caption }. Die Pfeiltasten links und rechts blättern darin.
rules-used = gerade genutzt
rules-figures = Was dabei herauskommt
rules-stands = { $figure } { $to }
rules-became = { $figure } von { $from } auf { $to }
rules-of = { $name }: { $change }

## Was gezählt wird

counts-money = Geld
counts-prestige = { $game ->
    [london-1e] Siegpunkte
   *[other] Ansehen
}
counts-poverty = Armut
counts-loans = Kredite
counts-hand = Handkarten
counts-boroughs = Bezirke
counts-agents = Agenten auf dem Spielplan
counts-buildings = Gebäude
counts-control = Kontrollierte Gebiete
counts-trouble = Unruhemarker auf dem Spielplan
counts-bars = Übrige Leisten
counts-specials = Sonderkarten auf der Hand

## Teile des Tisches

scene-city = Die Stadt von { $name }
scene-hand = Die Hand von { $name }
scene-boroughs = Die Bezirke von { $name }
scene-market = Zum Verkauf
scene-board = { $game ->
    [london-1e] Kartenauslage
   *[other] Bautableau
}
scene-empty = noch nichts
scene-card = Im Spiel
scene-offer = Das Angebot von { $name }
scene-nothing = nichts
scene-holds = { $name } hat
scene-settled = abgerechnet:
