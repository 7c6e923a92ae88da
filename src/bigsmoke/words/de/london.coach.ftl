# London: was ein Ratgeber zu einer Lage bemerkt. Jede Bemerkung hat ihre Zahlen; `why` sagt, was sie bedeuten.

coach-poverty = Deine Armut
coach-run = Verwalten, jetzt
coach-fewest = Die wenigste der anderen
coach-above = Über der wenigsten

coach-last = Das ist dein letzter Zug. { $over ->
    [0] Niemand hat weniger Armut als du: Sie kostet nichts.
   *[other] Du liegst { $over } Armut über der wenigsten: Das kostet { $loss } { -points }.
}
    .why = { $hand ->
        [0] Du hast keine Karte mehr auf der Hand, also kommt nichts dazu. Nach diesem Zug zählen nur noch Stadt, Geld, Kredite und Armut.
        [one] Die Karte auf deiner Hand wird als eine Armut gezählt. In die Stadt gebaut, kann sie zählen; was du ziehst, kommt nur dazu.
       *[other] Die { $hand } Karten auf deiner Hand werden als { $hand } Armut gezählt. In die Stadt gebaut, können sie zählen; was du ziehst, kommt nur dazu.
    }
coach-unpaid = Mit £{ $money } zahlst du am Ende { $paid } von { $loans ->
    [one] { $loans } Kredit
   *[other] { $loans } Krediten
} zurück. Offen bleiben { $left }: { $cost } { -points } verloren.
    .why = Für jeden Kredit zahlst du am Ende des Spiels £15 zurück, soweit das Geld reicht. Jeder andere kostet 7 { -points }.
coach-idle = { $stacks ->
    [one] Dein einziger Stapel liegt verdeckt
   *[other] Alle deine { $stacks } Stapel liegen verdeckt
}: Verwalten brächte { $poverty } Armut und sonst nichts.
    .why = Eine Karte, die verdeckt liegt, wird nie wieder benutzt; am Ende zählt sie trotzdem. Beim Verwalten bringen nur offene Karten Geld, aber jeder Stapel Armut, ob offen oder nicht.
coach-highest = Du hast die meiste Armut, { $over } über der wenigsten: am Ende −{ $loss } { -points }, −{ $more } für eine mehr.
    .why = Wer die wenigste hat, gibt sie ganz zurück, und alle anderen ebenso viel. Der Rest kostet immer mehr: 5 kosten 5, 10 kosten 15, und jede weitere kostet 3. Die Hand zählt mit.
coach-highest-then = Verwalten allein bringt dich { $over } Armut über die wenigste, die meiste von allen: −{ $loss } { -points }.
    .why = Verwalten bringt jetzt { $poverty } Armut, bevor deine Karten etwas davon nehmen. Nach dem Verwalten hätte niemand mehr Armut als du. Am Ende kostet nur, was über der wenigsten liegt, aber jede mehr als die vor ihr.
coach-hand = Verwalten bringt jetzt { $poverty } Armut, davon { $hand } für die Karten auf deiner Hand.
    .why = Am Ende des Verwaltens ist jede Karte auf der Hand eine Armut. Eine Karte, die du baust, verlässt die Hand, und die, mit der du sie bezahlst, auch.
coach-deck = { $deck ->
    [0] Keine Karte ist
    [one] Eine Karte ist
   *[other] { $deck } Karten sind
} noch im Nachziehstapel. Am Ende des Spiels ist eine Karte auf der Hand Armut, und du hast { $hand }.
    .why = Ist der Nachziehstapel am Ende eines Zuges leer, haben alle anderen noch einen Zug. Karten, die du dann noch auf der Hand hast, bringen nichts und sind Armut.
coach-limit = Du hast { $hand } Karten. Nimmst du { $drawn } dazu, { $lost ->
    [one] muss am Ende des Zuges eine weg.
   *[other] müssen am Ende des Zuges { $lost } weg.
}
    .why = { $limit } Karten darfst du behalten. Was du hergibst, liegt offen für die anderen.
coach-borrow = Du hast £{ $money }. Für £{ $amount } nimmst du { $count ->
    [one] einen Kredit über £{ $loan } auf
   *[other] { $count } Kredite über je £{ $loan } auf
}: £{ $back } zurückzuzahlen, oder { $cost } { -points } verloren.
    .why = Wer mehr zahlen muss, als er hat, nimmt Kredite auf. Jeder Kredit, der bis zum Ende nicht zurückgezahlt ist, kostet 7 { -points }.
coach-repay = Du hast { $loans ->
    [one] einen Kredit
   *[other] { $loans } Kredite
}: { $loans } Armut bei jedem Verwalten. Zurückzahlen kannst du { $able }.
    .why = Zurückzahlen kostet £{ $price } je Kredit und geht nur jetzt, bevor du ziehst, oder am Ende des Spiels. Bleibt er offen, kostet er { $cost } { -points }.
coach-unused = { CARD($card) } bringt { LIST($gains, style: "comma") } und kostet dich nichts.
    .why = { $count ->
        [one] Diese Karte kannst du noch nutzen, und sie nimmt dir nichts.
       *[other] { $count } Karten kannst du noch nutzen, und sie nehmen dir nichts.
    } Hörst du auf, ist das Verwalten vorbei, und die Armut kommt.
coach-stacks = Mit einem neuen Stapel sind es { $stacks }: { $stacks } Armut bei jedem Verwalten. { $down ->
    [one] Einer liegt verdeckt und lässt sich bebauen.
   *[other] { $down } liegen verdeckt und lassen sich bebauen.
}
    .why = Jeder Stapel bringt bei jedem Verwalten eine Armut, was immer darauf liegt. Eine Karte auf einem Stapel, der verdeckt liegt, nimmt dir nichts weg.
coach-build = { $least ->
    [1] { $most ->
        [1] Liegt { CARD($card) } in deiner Stadt, kostet das nächste Verwalten eine Armut weniger.
       *[other] Liegt { CARD($card) } in deiner Stadt, kostet das nächste Verwalten { $least } oder { $most } Armut weniger.
    }
   *[other] Liegt { CARD($card) } in deiner Stadt, kostet das nächste Verwalten { $least } Armut weniger.
}
    .why = Du hast { $hand } Karten, und jede ist beim Verwalten Armut. Eine Karte, die du baust, nimmt eine ihrer Farbe mit; auf einem neuen Stapel kommt wieder eine Armut dazu.
coach-land = { BOROUGH($borough) } nimmt dir für £{ $cost } { $relief } Armut ab. Du liegst { $over } über der wenigsten.
    .why = Land bringt auch Karten, und die zählen als Armut, solange du sie auf der Hand hast.
coach-land-held = Land nimmt bei jedem Verwalten eine Armut weg: mit diesem { $boroughs }. Verwalten ändert deine Armut jetzt um { $poverty }.
    .why = Jeder Bezirk, der dir gehört, zählt bei jedem Verwalten, bis ans Ende des Spiels. Land bringt auch Karten, und die zählen als Armut, solange du sie auf der Hand hast.
