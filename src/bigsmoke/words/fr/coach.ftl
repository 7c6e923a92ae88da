# Ce que dit le navigateur autour des remarques d'un conseiller ; les remarques elles-mêmes sont au jeu.

coach-name = Conseiller
coach-why = Pourquoi ?
coach-why-label = Pourquoi ? Le calcul du conseiller
coach-rules = Dans les règles
coach-known = Je le sais
coach-off = Faire taire le conseiller
coach-key = pourquoi : le calcul du conseiller
coach-together = Ensemble
