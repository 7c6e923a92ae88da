# Nanty Narking: was zu einer Lage zu bemerken ist. Jede Bemerkung hat ihre Zahlen; `why` sagt, was sie bedeuten.

coach-claim = Du bist { PERSONALITY($personality) }: { $have } von { $need }. Dein Ziel ist erreicht, und du kannst den Sieg erklären.
    .why = Ein Ziel zählt, wenn dein Zug beginnt. Spielst du weiter, können die anderen es dir bis zu deinem nächsten Zug nehmen.
coach-rival = { CAP(SEAT($seat)) } hat { $have } von { $need } für { PERSONALITY($people, style: "or") }{ $left ->
    [0] {""}: genug für den Sieg zu Beginn des eigenen Zugs.
   *[other] {""}: { $left } mehr wäre der Sieg.
}
    .why = Niemand weiß, wer { SEAT($seat) } ist, aber dieses Ziel ist möglich. Es zählt, wenn der Zug beginnt; vorher muss es durchkreuzt sein.
coach-rich = { CAP(SEAT($seat)) } hat £{ $have } von £{ $need } für { PERSONALITY($people, style: "or") }{ $left ->
    [0] {""}: genug für den Sieg zu Beginn des eigenen Zugs.
   *[other] {""}: £{ $left } mehr wären der Sieg.
}
    .why = Niemand weiß, wer { SEAT($seat) } ist, aber dieses Ziel ist möglich. Es zählt, wenn der Zug beginnt; vorher muss es durchkreuzt sein.
coach-trouble = { $have } Unruhemarker liegen auf dem Spielplan, und mit { $need } gewinnt { PERSONALITY($personality) }{ $left ->
    [0] {""}: Es ist genug.
   *[other] {""}: { $left } mehr.
}
    .why = Unruhe kommt, wo eine Figur zu einer anderen kommt, und geht, wenn eine Figur fortgeht oder durch das Zeichen dafür. Jemand kann { PERSONALITY($personality) } sein.
coach-met = Dein Ziel ist erreicht: { $have } von { $need }. Es muss halten, während { $others ->
    [one] ein anderer spielt.
   *[other] { $others } andere spielen.
}
    .why = Du bist { PERSONALITY($personality) }. Du gewinnst zu Beginn deines nächsten Zugs, wenn bis dahin niemand etwas daran geändert hat.
coach-aim = Du bist { PERSONALITY($personality) }: { $have } von { $need }, noch { $left }.
    .why = Du gewinnst, wenn dein Zug beginnt und dein Ziel erreicht ist. Die anderen sehen dieselben Zahlen, wissen aber nicht, welche davon deine ist.
coach-aim-pounds = Du bist { PERSONALITY($personality) }: £{ $have } von £{ $need }, noch £{ $left }.
    .why = Du gewinnst, wenn dein Zug beginnt und dein Ziel erreicht ist. Die anderen sehen dieselben Zahlen, wissen aber nicht, welche davon deine ist.
coach-pile-mine = { $pile ->
    [one] Eine Karte ist
   *[other] { $pile } Karten sind
} noch im Nachziehstapel. Du bist { PERSONALITY($personality) }: Sein Ende kann dein Sieg sein.
    .why = Ist der Stapel leer, ist das Spiel vorbei. Bis dahin kann noch jemand anders gewinnen.
coach-pile-holmes = { $pile ->
    [one] Eine Karte ist
   *[other] { $pile } Karten sind
} noch im Nachziehstapel. Ist er leer, kann { PERSONALITY($people, style: "or") } gewinnen; ist es niemand, hast du { $points } Punkte.
    .why = Wer auf das Ende des Stapels wartet, gewinnt dann. Ohne eine solche Persönlichkeit am Tisch entscheiden Punkte: Agenten, Gebäude und Geld.
coach-pile-points = { $pile ->
    [one] Eine Karte ist
   *[other] { $pile } Karten sind
} noch im Nachziehstapel. Dann entscheiden Punkte: Du hast jetzt { $points }.
    .why = Niemand sonst kann eine Persönlichkeit sein, die auf das Ende wartet. Also entscheiden Punkte: fünf je Agent, der Preis jedes Gebäudes, einer für jedes £1.
coach-interrupt = { CARD($card) } ist eine Unterbrechung. { $others ->
    [one] Ein anderer Zug kommt
   *[other] { $others } andere Züge kommen
} vor deinem nächsten: Aufgehoben, lässt sie sich darin spielen.
    .why = Eine Unterbrechung spielst du, wenn dir etwas geschieht, in wessen Zug auch immer. Als Karte deines Zugs tut sie nichts davon.
coach-idle = { CARD($card) } täte jetzt nichts. { $works ->
    [one] Eine deiner Karten tut
   *[other] { $works } deiner Karten tun
} etwas.
    .why = { $idle ->
        [one] Keines ihrer Zeichen lässt sich in dieser Lage ausführen.
       *[other] { $idle } Karten deiner Hand haben kein Zeichen, das sich in dieser Lage ausführen lässt.
    } Du spielst eine Karte im Zug und ziehst an seinem Ende auf fünf nach.
coach-hand = Du hast { $hand } Karten. Spielst du eine, bleiben { $limit } oder mehr, und du ziehst keine nach.
    .why = Am Ende eines Zugs wird die Hand auf { $limit } Karten aufgefüllt, nie darüber hinaus.
coach-exposed = { $agents ->
    [one] Einer deiner Agenten steht
   *[other] { $agents } deiner Agenten stehen
} in Unruhe ({ AREA($areas) }): Dort kann ein Attentat sie treffen.
    .why = Ein Attentat braucht einen Unruhemarker im Gebiet. Ohne den Marker kann dort niemand getötet werden, und du kannst bauen.
coach-build = Du kannst in { $places ->
    [one] einem Gebiet bauen.
   *[other] { $places } Gebieten bauen.
} Am billigsten ist { AREA($area) }: £{ $cost } von deinen £{ $money }.
    .why = Ein Gebäude zählt mit seinem Preis zum Vermögen und am Ende zu den Punkten; das Geld ist also nicht verloren. Seine Fähigkeit hast du ab deinem nächsten Zug.
coach-dear = Das billigste Gebiet, in dem du bauen könntest, ist { AREA($area) }, für £{ $cost }. Du hast £{ $money }: £{ $left } zu wenig.
    .why = Ein Gebäude braucht einen Agenten von dir im Gebiet, keine Unruhe, kein anderes Gebäude und den Preis, der auf dem Stadtplan steht.
coach-control = { $count ->
    [one] Ein Gebiet mehr wäre
   *[other] { $count } Gebiete wären je
} durch einen Agenten deins. Du kontrollierst { $have } von { $need }.
    .why = Du kontrollierst ein Gebiet mit mehr Figuren als jeder andere Spieler und mehr als alle Neubürger dort. Ein Agent, der nur gleichzieht, nimmt die Kontrolle weg.
coach-debts = { $loans ->
    [one] Dein Kredit nimmt
   *[other] Deine { $loans } Kredite nehmen
} £{ $debt } von deinem Vermögen: £{ $worth } bleiben.
    .why = Ein Kredit zählt gegen das Vermögen, und am Ende kostet ein Kredit, der nicht zurückgezahlt werden kann, fünfzehn Punkte.
