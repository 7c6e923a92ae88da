# Was der Browser um die Bemerkungen eines Ratgebers herum sagt; die Bemerkungen selbst sind Sache des Spiels.

coach-name = Ratgeber
coach-why = Warum?
coach-why-label = Warum? Die Rechnung des Ratgebers
coach-rules = In den Regeln
coach-known = Das weiß ich
coach-off = Ratgeber zum Schweigen bringen
coach-key = warum: die Rechnung des Ratgebers
coach-together = Zusammen
