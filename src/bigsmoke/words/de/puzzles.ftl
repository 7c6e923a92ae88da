# Was der Browser über Aufgaben sagt.

puzzle-nav = Aufgaben
puzzle-title = Aufgaben
puzzle-lede = Augenblicke aus echten Partien, in denen eine Wahl weit besser ist als alle anderen. Finde sie.
puzzle-none-yet = Hier gibt es noch keine Aufgaben.

## Die Aufgabe des Tages

puzzle-daily = Die Aufgabe des Tages
puzzle-daily-head = Aufgabe vom { $day }
puzzle-week = Die letzten sieben Tage
# `day` ist ein Wochentag, `mark` eines der Zeichen unten.
puzzle-day-says = { $day }: { $mark }
puzzle-solve = Lösen
puzzle-look-again = Noch einmal ansehen

## Die Liste

puzzle-mark-open = offen
puzzle-mark-solved = gelöst
puzzle-mark-missed = verfehlt
puzzle-which = Welche Aufgaben
puzzle-all = Alle
puzzle-open = Offene
puzzle-missed = Verfehlte
puzzle-game = Spiel
puzzle-any-game = alle Spiele
puzzle-difficulty = Schwierigkeit
puzzle-any-difficulty = leicht und schwer
puzzle-difficulty-easy = leicht
puzzle-difficulty-fair = mittel
puzzle-difficulty-hard = schwer
puzzle-difficulty-fiendish = teuflisch
puzzle-count = { $count ->
    [one] Eine Aufgabe
   *[other] { $count } Aufgaben
}, { $solved } gelöst
puzzle-none = So eine Aufgabe gibt es nicht.
puzzle-number = Aufgabe { $number }
puzzle-players = { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}
puzzle-next-open = Nächste offene Aufgabe

## Eine Aufgabe

puzzle-place = Aufgabe { $number }, { $game }
puzzle-question = Was gibt dir die beste Aussicht auf den Sieg?
puzzle-asked = Du wirst gefragt: { $prompt }
puzzle-how = Wähle auf dem Tisch, wie im Spiel. O zeigt alle Möglichkeiten.
puzzle-how-touch = Wähle auf dem Tisch, wie im Spiel.
puzzle-found = Bots finden es { $found }-mal von 100
puzzle-hint = Hinweis
puzzle-hinted = { $count ->
    [one] Nicht das: { LIST($options) }.
   *[other] Nichts davon: { LIST($options, style: "semicolon") }.
}
puzzle-struck = nicht das
puzzle-give-up = Aufgeben
puzzle-loading = Der Tisch wird gedeckt
puzzle-right = Richtig!
puzzle-right-too = Richtig: Es ist so gut wie das Beste.
puzzle-wrong = Nicht das Beste: { $loss } % verschenkt
puzzle-gave-up = Das ist die beste Wahl
puzzle-best = am besten
puzzle-as-good = ebenso gut
puzzle-yours = deine Antwort
puzzle-options = Jede Möglichkeit mit ihrer Aussicht auf den Sieg
puzzle-option-says = { $what }: { $percent } %, auf { $width } genau
puzzle-figures = Am Ende des Zuges
puzzle-figures-next = nach dem Zweitbesten
puzzle-figures-best = nach dem Besten
puzzle-line = So geht es besser weiter
puzzle-line-at = { $on ->
    [0] Vor der Wahl
   *[other] Schritt { $on } von { $steps }
}
puzzle-line-back = Einen Schritt zurück
puzzle-line-on = Einen Schritt weiter
puzzle-checked = Jede Möglichkeit wurde in { $worlds } gedachten Welten erprobt, die zu dem passen, was du wissen kannst, in { $checks } Prüfungen, die nichts voneinander wissen.
puzzle-levels = Gefunden von { $levels }, bei je { $tries } Versuchen.
puzzle-level = { $level } { $right }
puzzle-again = Noch einmal
puzzle-next = Nächste Aufgabe
puzzle-list = Alle Aufgaben
