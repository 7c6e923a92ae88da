# Ce que le navigateur dit des leçons : leur liste, et la bulle à la table. Ce qu'une leçon dit elle-même est dans GAME.lesson.ftl.

site-learn = Apprendre
learn-title = Apprendre un jeu
learn-lede = À la vraie table, en jouant : dix minutes chacun. Chaque étape allume un réverbère : arrête quand tu veux, ils restent allumés.
learn-begin = Commencer
learn-resume = Continuer
learn-again = Encore une fois
learn-from-start = Depuis le début
learn-game = Apprendre
learn-of = Apprendre { $game }
learn-lit = { $n } réverbères allumés sur { $of }
learn-from-help = Apprendre le jeu à la table

lesson-all = Toutes les leçons
lesson-step = Étape { $n } sur { $of }
lesson-leave = Quitter la leçon
lesson-back = Retour
lesson-skip = Passer
lesson-next = Suite
lesson-show-me = Montre-moi
lesson-your-move = À toi : appuie sur ce qui est éclairé.
lesson-play-on = Jouer la suite
lesson-read-first = Lis d'abord ceci, puis appuie sur Suite.
lesson-other = C'est permis aussi. Ici, essaie ce qui est éclairé.
