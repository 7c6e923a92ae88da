# Was der Browser zu Lektionen sagt: die Liste und der Hinweis am Tisch. Was eine Lektion selbst sagt, steht in GAME.lesson.ftl.

site-learn = Lernen
learn-title = Ein Spiel lernen
learn-lede = Am echten Tisch, beim Spielen: je zehn Minuten. Jeder Schritt zündet eine Laterne an: Hör auf, wann du magst, sie brennen weiter.
learn-begin = Anfangen
learn-resume = Weiter
learn-again = Noch einmal
learn-from-start = Von vorn
learn-game = Lernen
learn-of = { $game } lernen
learn-lit = { $n } von { $of } Laternen brennen
learn-from-help = Das Spiel am Tisch lernen

lesson-all = Alle Lektionen
lesson-step = Schritt { $n } von { $of }
lesson-leave = Lektion verlassen
lesson-back = Zurück
lesson-skip = Überspringen
lesson-next = Weiter
lesson-show-me = Zeig es mir
lesson-your-move = Du bist dran: Drück auf das, was leuchtet.
lesson-play-on = Weiterspielen
lesson-read-first = Lies erst das hier, dann drück auf Weiter.
lesson-other = Auch das wäre erlaubt. Nimm hier das, was leuchtet.
