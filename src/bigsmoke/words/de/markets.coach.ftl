# London Markets: was zu einer Lage zu bemerken ist. Jede Bemerkung hat ihre Zahlen; `why` sagt, was sie bedeuten.

coach-all = Alle, die es gibt
coach-in-pile = Im Stapel
coach-own = Auf deiner Hand
coach-others = { GOOD($good) } auf der Hand der anderen

coach-sure = { GOOD($good) } für { $reward }: { $most ->
    [0] Niemand sonst hat etwas davon. Eine Karte gewinnt sicher; du hast { $held }.
   *[other] Niemand sonst kann mehr als { $most } haben. { $enough } gewinnen sicher; du hast { $held }.
}
    .why = Was geboten wird, geht zurück auf die Stapel, gewonnen oder verloren. Mehr als nötig ist verschenkt.
coach-outbid = { GOOD($good) } für { $reward }: Du hast { $held }, und jemand anders hat { $least } oder mehr.
    .why = Wer von einer Ware am meisten bietet, bekommt, was die Marktkarte dafür zahlt. Deine Karten gehen auf den Stapel zurück, auch wenn du verlierst.
coach-tie = { GOOD($good) } für £{ $price }: Jemand anders hat { $held } oder mehr, so viele wie du. Bei Gleichstand zu zweit bringt das je £{ $share }.
    .why = Wer gleich viel bietet, teilt den Preis, abgerundet. Alle gebotenen Karten sind weg.
coach-tie-special = { GOOD($good) } für eine Sonderkarte: Jemand anders hat { $held } oder mehr, so viele wie du. Bei Gleichstand bekommt sie niemand.
    .why = Eine Sonderkarte lässt sich nicht teilen. Alle gebotenen Karten sind trotzdem weg.
coach-goods = Die letzte Auktion. Bei gleichem Geld gewinnen mehr Warenkarten: Du hast { $hand }, die meisten der anderen sind { $most }.
    .why = Was du nicht bietest, zählt bei Gleichstand um den ersten Platz. Karten, die ein Pfund bringen, sind mehr wert als Karten, die du behältst.
coach-prize = { GOOD($good) } bringt { $reward }. Du hast { $held }, die anderen zusammen { $there }.
    .why = Von jeder Ware gibt es gleich viele Karten. Was weder im Stapel noch auf deiner Hand ist, haben die anderen.
coach-pays = { CARD($card) } würde jetzt £{ $amount } zahlen.
    .why = Es zählt, was in diesem Augenblick auf den Märkten zu sehen ist, und jede Leiste kann das ändern. Eine Sonderkarte im Zug ist frei, eine zweite kostet £3.
coach-specials = Du hast { $count } Sonderkarten, und { $rounds ->
    [one] dies ist die letzte Runde.
   *[other] es bleiben { $rounds } Runden, diese mitgezählt.
}
    .why = Eine Sonderkarte im Zug ist frei, eine zweite kostet £3. Was am Ende auf der Hand bleibt, ist nichts wert.
coach-closed = Der Markt ist geschlossen: In dieser Runde wird nichts verkauft. { $rounds ->
    [0] Es ist die letzte.
    [one] Eine kommt noch.
   *[other] { $rounds } kommen noch.
}
    .why = Es gibt auch keine neuen Warenkarten, und du behältst die { $hand }, die du hast. So bringen jetzt nur Händler, Gehilfen und Sonderkarten etwas.
coach-profit = Ein Gewinn { MARKET($market, form: "at") } bringt £{ $money }: So viele deiner Kisten sind dort zu sehen.
    .why = Jede deiner Kisten, die zu sehen ist, zahlt £1, und auch ohne eine bekommst du £{ $least }. Nimmst du weniger, nimmt vielleicht ein anderer diesen.
coach-least = Ein Gewinn { MARKET($market, form: "at") } zahlt £{ $least }, obwohl dort { $crates ->
    [0] keine deiner Kisten zu sehen ist.
    [one] nur eine deiner Kisten zu sehen ist.
   *[other] nur { $crates } deiner Kisten zu sehen sind.
}
    .why = Gewinn und Waren bringen mindestens drei, wo auch immer.
coach-stack = { $bars ->
    [one] Eine Leiste { MARKET($market, form: "at") } zeigt
   *[other] { $bars } Leisten { MARKET($market, form: "at") } zeigen
} { $crates } deiner Kisten mehr. Dann hast du noch { $left ->
    [one] eine Leiste.
   *[other] { $left } Leisten.
}
    .why = Kisten, die zu sehen sind, bringen dort Geld und Waren, bis andere quer darüber liegen.
coach-bars = Du hast noch { $bars ->
    [0] keine Leiste
    [one] eine Leiste
   *[other] { $bars } Leisten
} für { $rounds } Runden.
    .why = Leisten kommen nie zurück. Sind alle gelegt, bringt dir ein Kistenhändler nichts.
coach-next = Der Gewinnhändler geht nach dieser Runde weiter: £{ $now } für dich { MARKET($market, form: "at") }, £{ $later } { MARKET($then, form: "at") }.
    .why = Die Händler gehen am Ende der Runde auf den nächsten Markt. Bis dahin kann sich ändern, was dort zu sehen ist.
coach-supply = { GOOD($good) } ist heute am teuersten: { $reward }. Du hast { $held }, die anderen zusammen { $there }.
    .why = Die meisten von einer Ware gewinnen. Was weder im Stapel noch auf deiner Hand ist, haben die anderen.
