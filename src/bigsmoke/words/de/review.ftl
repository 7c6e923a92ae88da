# Was der Browser zu einer durchgesehenen Partie und zu einer abgewogenen Entscheidung sagt.

## Der Weg dorthin

review-title = Rückblick
review-ask = Partie durchsehen
review-ask-note = Rechnet aus, was jede Entscheidung wert war, nach dem, was ihr Spieler wissen konnte. Das dauert etwa eine Minute und geht weiter, wenn du die Seite verlässt.
review-back = Zum Tisch
review-of = Wessen Partie
review-knew = { ME($seat) ->
    [you] Mit deinem Wissen
   *[other] Mit dem Wissen von { SEAT($seat) }
}
review-open = Alle Karten offen
review-copy = Link kopieren

## Was dabei herauskam

# `play` sagt, wie jemand neben den anderen gespielt hat, `luck`, was die Karten taten; beides nur, soweit die Breiten es tragen.
review-headline = { ME($seat) ->
    [you] { $play ->
        [best] Du hast { $players ->
            [2] besser
           *[other] am besten
        } gespielt
        [worst] Du hast am meisten verschenkt
       *[level] Du hast etwa so gut gespielt wie die anderen
    }
   *[other] { $play ->
        [best] { SEAT($seat) } hat { $players ->
            [2] besser
           *[other] am besten
        } gespielt
        [worst] { SEAT($seat) } hat am meisten verschenkt
       *[level] { SEAT($seat) } hat etwa so gut gespielt wie die anderen
    }
}{ $luck ->
    [lucky] , mit { $amount } % Glück
    [unlucky] , mit { $amount } % Pech
   *[even] ; das Glück hielt sich die Waage
}
review-headline-open = Mit offenen Karten
review-lead-open = Die Chancen, wie sie gewesen wären, hätten alle jede Karte gesehen. Entscheidungen werden weiter nach dem beurteilt, was ihr Spieler wusste, und nur danach lässt sich Spiel von Glück trennen.
review-lead = { $count ->
    [0] Nichts zu verbessern.
    [one] Auf einen Moment kam es an.
   *[other] Auf { $count } Momente kam es an; der teuerste war in Runde { $round }.
}
review-working = Der Rückblick wird ausgerechnet
review-working-lead = Lies inzwischen weiter: Was gezeichnet ist, steht fest.
review-none = Diese Partie ist noch nicht durchgesehen
review-failed = Der Rückblick ist stehen geblieben
review-failed-lead = Was ausgerechnet wurde, bleibt erhalten. Von dort kann es weitergehen.
review-go-on = Weitermachen
review-progress = { $done } von { $jobs } Teilen
review-left = { $seconds ->
    [one] noch etwa { $seconds } Sekunde
   *[other] noch etwa { $seconds } Sekunden
}
review-ahead = { $count ->
    [0] Es fängt gleich an.
    [one] Ein Rückblick kommt davor.
   *[other] { $count } Rückblicke kommen davor.
}
review-leave = Es geht weiter, wenn du diese Seite verlässt.

## Die Rechnung

review-account = Können und Glück
review-account-note = jede Zeile geht auf
review-account-start = vor der ersten Karte
review-account-own = eigenes Spiel
review-account-others = Spiel der anderen
review-account-luck = Glück
review-account-result = Ergebnis, %
review-account-more = Was verschenkt war, kann wiederkommen und noch einmal verschenkt werden; so kann ein Teil mehr als 100 ausmachen.
review-player = Spieler
# Wie weit eine Zahl nach beiden Seiten liegt, 95 von 100 Malen.
review-pm = ±{ $width }
review-pm-long = plus oder minus { $width }

## Das Schaubild

review-chart = Gewinnchance
review-chart-note = in der schraffierten Breite liegt sie 95 von 100 Malen
review-chart-line = { ME($seat) ->
    [you] du von { $from } auf { $to }
   *[other] { SEAT($seat) } von { $from } auf { $to }
}
review-chart-says = Gewinnchancen in Prozent über { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}: { $lines }.
review-chart-fair = gerechter Anteil
review-chart-todo = wird noch ausgerechnet
review-chart-close = Näher
review-chart-whole = 0 bis 100
review-luck = Glück
review-luck-for = dafür
review-luck-against = dagegen
review-round = Runde
review-round-n = Runde { $n }
review-end = Das Ende
review-figures = Zahlen als Tabelle
review-figures-turn = Zug
review-knob = Moment der Partie
# `when` ist eine Runde oder das Ende, `lines` nennt die Chancen aller.
review-knob-says = { $when }: { $lines }
review-knob-line = { ME($seat) ->
    [you] du { $percent }
   *[other] { SEAT($seat) } { $percent }
}
review-before = { ME($seat) ->
    [you] vor deiner Entscheidung
   *[other] vor der Entscheidung von { SEAT($seat) }
}
review-move = Schritt { $ply } von { $last }
review-first = An den Anfang
review-last = Ans Ende
review-moment-before = Der Moment davor
review-moment-after = Der nächste Moment
review-moment-of = Moment { $n } von { $count }

## Der Tisch

review-table = Der Tisch
review-table-note = wie er vor der Entscheidung lag
review-table-full = Ganzer Tisch
review-prompt = { ME($seat) ->
    [you] Du bist am Zug:
   *[other] Am Zug ist { SEAT($seat) }:
}
review-played = gespielt
review-better = besser

## Momente

review-moments = Worauf es ankam
review-moments-whose = Wessen Momente
review-moments-own = { ME($seat) ->
    [you] Deine
   *[other] Von { SEAT($seat) }
}
review-moments-all = Alle
review-moments-none = Nichts zu verbessern
review-moments-none-note = Keine Entscheidung hat mehr gekostet, als sich vom Zufall unterscheiden lässt.
review-moments-rest = { $count ->
    [one] Eine weitere Entscheidung, gut oder beinahe
   *[other] { $count } weitere Entscheidungen, gut oder beinahe
}
review-moments-more = { $count ->
    [one] Ein weiterer Moment
   *[other] { $count } weitere Momente
}
review-moments-together = zusammen { $loss }
review-grade-sound = Gut
review-grade-doubtful = Zweifelhaft
review-grade-mistake = Fehler
review-grade-blunder = Patzer
review-moment-says = { $grade }, Runde { $round }, { $what }, { $loss } Prozent
review-moment-title = { $grade } in Runde { $round }
review-moment-here = Hier wurde nichts entschieden, das sich beurteilen ließe.
review-moment-yet = Was hier entschieden wurde, ist noch nicht beurteilt.
review-moment-sound = Besseres wurde nicht gefunden.
review-moment-worlds = Verglichen in { $worlds ->
    [one] { $worlds } Partie
   *[other] { $worlds } Partien
}, wie sie zum Bekannten passen.
review-choice-played = { ME($seat) ->
    [you] Du hast gespielt
   *[other] { SEAT($seat) } hat gespielt
}
review-choice-better = Besser
review-chance = Chance
review-figure-of = { $label }, { SEAT($seat) }
review-figures-note = Zahlen am Ende des Zuges, im Mittel.
review-same = gleich
review-line = Wie es besser weiterging
review-branch = Von hier weiterspielen
review-branch-note = Ein neuer Tisch, der in diesem Moment beginnt, mit Bots auf den anderen Plätzen.
review-options = { $count ->
    [one] Eine weitere Möglichkeit
   *[other] { $count } weitere Möglichkeiten
}

## Seine Tasten

review-key-step = einen Schritt zurück, einen weiter
review-key-moment = zum Moment davor, zum nächsten
    .key = Umschalt + ← →
review-key-ends = an den Anfang, ans Ende
    .key = Pos1, Ende
review-key-play = von hier an abspielen, oder anhalten
    .key = Leertaste
review-key-lab = diesen Moment im Labor öffnen
review-key-open = alle Karten offen, oder wie man es sah
review-key-figures = die Zahlen des Schaubilds als Tabelle

## Rat am Tisch

hint-ask = Was würdest du tun?
hint-title = Rat
hint-note = Gewinnchancen, nach dem, was du sehen kannst
hint-thinking = Wird überlegt …
hint-only = Es gibt nur eine Möglichkeit.
hint-equal = Sie sind gleich gut, soweit sich das sagen lässt.
hint-take = So machen
hint-close = Rat schließen
hint-failed = Gerade ist kein Rat zu bekommen.
hint-again = Noch einmal fragen
hint-says = { $n }: { $what }, { $percent } von 100, plus oder minus { $width }
hint-key = fragt, was zu tun ist
hint-warn = Warne mich
hint-warn-note = Nach einer Wahl, die mehr als 10 % kostet, wird noch einmal gefragt, bevor sie gilt.
warn-title = { $what }: das kostet wohl { $loss } %
warn-says = Von { $best } auf { $played } von 100, plus oder minus { $width }. Noch ist nichts geschehen.
warn-chosen = gewählt
warn-better = besser
warn-back = Zurücknehmen
warn-show = Zeig es mir
warn-go = Trotzdem
