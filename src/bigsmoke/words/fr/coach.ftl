# Ce que dit le navigateur autour des remarques d'un conseiller ; les remarques elles-mêmes sont au jeu.

coach-name = Conseiller
coach-why = Pourquoi ?
coach-why-label = Pourquoi ? Le calcul du conseiller
coach-question = Sur cette question
coach-rules = Dans les règles
coach-known = Je le sais
coach-off = Faire taire le conseiller
coach-key = pourquoi : le calcul du conseiller
coach-together = Ensemble
coach-silenced = Le conseiller se tait. On peut le réveiller dans les réglages.
settings-coach = Conseiller
settings-coach-on = dans les premières parties
settings-coach-off = se tait
settings-coach-again = Redis-moi tout
