# Die Lektion zu London Markets: der Titel jedes Schritts und zu jedem Hinweis sein Satz. `.why` sagt warum, `.done`, was daraus wurde,
# `.try-...` antwortet auf eine bestimmte andere Wahl und `.other` auf jede andere. Was zwischen Sternen steht, tritt hervor.

aim = Wie man London Markets gewinnt
aim-money = *Geld* gewinnt. Wer nach zwölf Runden das meiste hat, ist Londons erster Kaufmann.
    .why = Sonst zählt nichts. Jetzt hast du £6.
aim-rounds = Jede Runde hat eine *Marktkarte*: Sie sagt, was die Waren in den Auktionen dieser Runde bringen. Das ist die dritte Runde.
    .why = Porzellan bringt hier £4, Seide nur £1. Der Stern bei der Seife ist kein Geld: Wer dort gewinnt, nimmt eine *Sonderkarte*.
aim-two = Geld kommt von zwei Seiten: von deinen *Kisten*, die auf diesen fünf Märkten zu sehen sind, und von *Waren*, die du in Auktionen verkaufst.
    .why = Kisten bringen das ganze Spiel lang Geld, Waren nur einmal. Du brauchst beides.
aim-secret = Was die anderen haben, halten sie *verdeckt*: ihr Geld, und welche Waren sie auf der Hand haben.
    .why = Aber was sie nehmen, siehst du. Wer es sich merkt, weiß viel.

see = Was zu sehen ist
see-bar = { CAP(MARKET("brixton", form: "at")) } liegen zwei *Leisten*. Eine Leiste hat *drei Kisten*, in der Farbe und mit dem Zeichen dessen, dem sie gehört.
    .why = Die *Ringe* sind deine, die Quadrate gehören { SEAT(1) }: je drei Kisten. Dreiecke gehören { SEAT(2) }.
see-three = Drei Leisten nebeneinander füllen eine Lage, wie hier: Von { SEAT(1) } sind *sechs* Kisten zu sehen, von { SEAT(2) } *drei*, von dir keine.
    .why = Die kleinen Zahlen neben dem Markt zählen für dich mit.
see-cover = Die nächsten Leisten liegen *quer obendrauf* und verdecken, was darunter ist. Niemand nimmt je eine Leiste weg: Sie wird nur zugedeckt.
    .why = Auf einem Markt sind also nie mehr als *neun* Kisten zu sehen. Wer zuletzt legt, den sieht man am besten.

send = Schick jemanden los
send-figures = In deinem Zug schickst du *eine* Figur. Die drei *Händler* arbeiten da, wo sie stehen: Einer legt *zwei Leisten*, einer zahlt *£1 je Kiste*, einer bringt *eine Warenkarte je Kiste*.
    .why = Es zählen deine Kisten, die auf diesem Markt zu sehen sind. Auch ohne eine sind es £3 oder drei Karten.
send-helper = Die vierte Figur ist der *Gehilfe* am Fluss. Was er tut, ist in jeder Runde etwas anderes: Es steht auf dem Feld, auf dem er ist.
    .why = Jede Figur geht nur einmal in der Runde. Was du nimmst, können die anderen nicht haben.
send-lay = Der Händler mit den Kisten legt *zwei deiner Leisten*. Er steht { MARKET("borough", form: "at") }: Schick ihn.
    .why = Sie decken dort sechs der neun Kisten zu, und davon ist keine von dir.
    .try-profit = Erlaubt. Gewinn heißt £1 für jede deiner Kisten auf seinem Markt, *mindestens aber £3*. Diese £3 bekämst du; mit mehr Kisten gibt es später mehr zu holen.
    .try-goods = Erlaubt. Du bekämst dreimal Seide, das ist das Mindeste, was er bringt. Aber Seide bringt in dieser Runde nur £1.
    .try-assistant = Erlaubt. Der Gehilfe legt *eine* Leiste, auf einen Markt ohne Händler. Der Händler legt zwei.
    .done = Von deinen beiden Leisten sind alle *sechs* Kisten zu sehen. { SEAT(1) } hat statt sechs noch zwei, { SEAT(2) } statt drei noch eine.
send-others = Dann haben die anderen jemanden geschickt. { SEAT(1) } nahm Gewinn: *£3*. { SEAT(2) } holte *sechsmal Seide*, für jede Kiste { MARKET("portobello", form: "at") } eine.
    .why = Ihr seid drei, und Figuren gibt es vier: Eine bleibt immer übrig. Diesmal ist es der Gehilfe.

refill = Nachschub
refill-china = Wenn alle dran waren, gibt es *Nachschub*: für jeden zwei Warenkarten nach Wahl. Nimm *Porzellan*.
    .why = In der Auktion hat nur etwas davon, wer *am meisten* von einer Sorte bietet. Porzellan bringt am meisten, und mit dieser sind es vier.
    .try-silk = Erlaubt. Aber { SEAT(2) } hat eben sechsmal Seide geholt, und du hast es gesehen. Dieses Rennen ist verloren.
    .other = Erlaubt. Aber noch einmal Porzellan macht vier, und Porzellan bringt £4.
refill-soap = Und die zweite: *Seife*. Wer die Sorte mit dem Stern gewinnt, nimmt eine *Sonderkarte*.
    .other = Erlaubt. Aber Seife hast du erst eine, und mit einer zweiten gewinnst du vielleicht die Sonderkarte.
    .done = Viermal Porzellan, zweimal Seife, zweimal Kaffee. Nun nehmen { SEAT(1) } und { SEAT(2) } je zwei Karten, und du siehst, welche.

offer = Ein verdecktes Angebot
offer-card = Jetzt die *Auktion*. Alle bieten verdeckt: *beliebig viele* Karten, aber von *einer Sorte*. Dann wird aufgedeckt, und jede Sorte gewinnt, wer am meisten davon bietet.
    .why = Was gewonnen ist, wird zugedeckt, und alle bieten noch einmal, bis alle vier Sorten zugedeckt sind oder niemand mehr bietet.
offer-china = Biete *alle vier Porzellan*: Wähl Porzellan, erhöhe auf vier und versiegle es.
    .why = Porzellan bringt £4. Mit weniger könntest du überboten werden, und was du bietest, ist *in jedem Fall weg*.
    .try-none = Erlaubt: Du behieltest deine Karten. Aber vier Porzellan sind viel, und mehr als £4 zahlt diese Karte nicht.
    .try-fewer = Weniger als vier? { SEAT(1) } könnte drei haben. Biete diesmal alle *vier*.
    .other = Erlaubt, bringt aber weniger. Porzellan zahlt hier am meisten, und davon hast du am meisten.
    .done = *£4 für dich*: vier gegen drei. { SEAT(1) } bekommt *nichts* und verliert die drei doch. { SEAT(2) }: £1 für Seide.

tie = Gleichstand
tie-coffee = Porzellan und Seide sind zugedeckt, und alle bieten noch einmal. Kaffee bringt £3: Biete *beide Kaffee*.
    .why = Was du nicht bietest, behältst du für spätere Runden. Aber £3 sind ein guter Preis für zwei Karten.
    .try-none = Erlaubt: Du behieltest deine Karten für spätere Runden. Aber £3 sind ein guter Preis für zwei Karten.
    .try-fewer = Erlaubt, aber eine einzige Karte ist leicht überboten. Biete beide.
    .other = Heb die Seife für das nächste Angebot auf. Jetzt Kaffee: £3.
    .done = { SEAT(1) } hat auch zwei geboten: *Gleichstand*. £3 werden geteilt und *abgerundet*: £1 für jeden.
tie-rule = Der Rest bleibt in der Bank. Wäre es um eine Sonderkarte gegangen, hätte sie *niemand* bekommen.
    .why = Eine Karte mehr, und alles wäre dein gewesen.

special = Eine Sonderkarte gewinnen
special-soap = Jetzt ist nur noch Seife offen, und sie bringt eine *Sonderkarte*. Biete *beide Seife*.
    .try-none = Erlaubt. Aber eine Sonderkarte ist mehr wert als zweimal Seife.
    .try-fewer = Erlaubt. Aber mit einer hättest du Gleichstand mit jedem, der auch eine hat.
    .other = Es geht nur noch um Seife: Biete beide.
    .done = Zwei gegen eins: *Du gewinnst.* Alle vier Sorten sind zugedeckt, die Auktionen sind also vorbei.
special-pile = Es gibt vier Stapel Sonderkarten. *Wähl einen*, den du durchsiehst: den ersten.
    .why = Du darfst alle seine Karten ansehen, ohne dass es jemand sieht, und eine behalten. Was liegen bleibt, weißt nur du.
    .other = Erlaubt, jeder Stapel wäre recht. Nimm diesmal den ersten.
special-pick = Nimm { CARD("replenishment_exchange") }: *eine dritte Karte Nachschub* in jeder Runde.
    .why = Früh genommen, bringt sie in jeder Runde, die noch kommt, eine Karte.
    .try-tiebreaker = Eine feine Karte: Sie gewinnt jeden Gleichstand. Aber neun Runden Nachschub sind jetzt mehr wert.
    .other = Auch die lohnt sich, später. Was in jeder Runde etwas bringt, sollte früh kommen.

walk = Alle ziehen weiter
walk-star = Der *Gehilfe* zieht jede Runde ein Feld weiter. Sein neues Feld hat einen Stern: *Alle* nehmen eine Sonderkarte.
    .why = Auf einem Feld mit einem Auge zeigen alle ihr Geld.
walk-pile = Jeder von euch nimmt aus einem *anderen Stapel*. Du kommst zuerst und kannst unter allen vieren wählen: Sieh den zweiten durch.
    .other = Erlaubt. Nimm diesmal den zweiten Stapel.
walk-pick = { CARD("monopoly_borough") } zahlt für viele Kisten { MARKET("borough", form: "at") }, und dort hast du sechs. Nimm die Karte.
    .other = Auch eine gute Karte. Aber { MARKET("borough", form: "at") } hast du schon angefangen.
    .done = Auch die *Händler* sind weitergezogen: jeder auf den nächsten Markt, im Uhrzeigersinn. So arbeiten sie jede Runde woanders.
walk-coach = Die *Kutsche* steht bei dem, der die Runde beginnt. Sie fährt reihum und ist jetzt bei { SEAT(1) }.
    .why = Wer beginnt, kann noch unter allen Figuren wählen.
walk-closed = Und die nächste Marktkarte: *Markt geschlossen*. In dieser Runde gibt es keinen Nachschub und keine Auktion.
    .why = Davon gibt es zwei. Waren nützen in so einer Runde nichts, Kisten schon.

assistant = Der Gehilfe
assistant-tiebreaker = { SEAT(1) } hat den { CARD("tiebreaker") } gespielt und gewinnt ab jetzt jeden Gleichstand. Dann haben { SEAT(1) } und { SEAT(2) } je einen Händler geschickt.
    .why = In deinem Zug darfst du *eine Sonderkarte* umsonst spielen, bevor oder nachdem du deine Figur schickst.
assistant-left = Zwei Figuren bleiben dir: der Gewinnhändler und der *Gehilfe*. Was der in dieser Runde tut, sagt sein Feld: *Gewinn*.
    .why = £1 für jede deiner Kisten, wie beim Händler, und mindestens £3.
assistant-supply = Spiel jetzt { CARD("replenishment_exchange") }: Auf der Hand bewirkt die Karte nichts.
    .other = Das auch, aber spiel erst deine Karte: Sie kostet nichts.
    .done = Sie bleibt *vor dir liegen*: drei Warenkarten bei jedem Nachschub, und eine darfst du tauschen. Andere Karten sind nach einem Mal weg.
assistant-use = Der Gehilfe darf auf jeden Markt, *auf dem kein Händler steht*. Schick ihn { MARKET("borough", form: "to") }.
    .why = Dort sind sechs deiner Kisten zu sehen: £6.
    .try-merchant = Erlaubt. Aber der Gewinnhändler steht da, wo von dir drei Kisten zu sehen sind: £3. Der Gehilfe bringt dir £6.
    .try-elsewhere = Erlaubt. Aber dort ist von dir nichts zu sehen, und du bekämst das Mindeste: £3. { CAP(MARKET("borough", form: "at")) } sind es £6.
    .other = Erst deine Figur: der Gehilfe, { MARKET("borough", form: "to") }.
    .done = *£6*, dank der zwei Leisten, die du in der letzten Runde gelegt hast. Sie können wieder zahlen, bis jemand sie zudeckt.

cards = Karten, die zusammenpassen
cards-hand = *Eine andere Partie*, in der siebten Runde. Du hast drei Sonderkarten. Manche, wie { CARD("monopoly_borough") }, darf man erst *ab der fünften Runde* spielen.
    .why = Auf jeder steht, was sie jetzt bringen würde: je mehr deiner Kisten zu sehen sind, desto mehr.
cards-any = Fang mit { CARD("any_market") } an: Damit legst du *eine Leiste*, wohin du willst.
    .other = Warte: erst eine Leiste mehr, dann bringen der Händler und die Karte dir mehr.
cards-place = Leg sie { MARKET("borough", form: "to") }: In der Lage ist noch ein Platz frei.
    .other = Erlaubt. Aber { MARKET("borough", form: "at") } würde die ganze Lage dir gehören.
    .done = *Alle neun Kisten*, die hier zu sehen sind, gehören dir.
cards-profit = Und genau dort steht der Gewinnhändler. *Schick ihn.*
    .other = Erlaubt. Aber neun Kisten sind £9, und niemand verspricht dir, dass sie in der nächsten Runde noch zu sehen sind.
    .done = *£9.* Nun wirst du gefragt, ob du noch eine Sonderkarte spielst: Eine *zweite* kostet *£3*.
cards-monopoly = { CARD("monopoly_borough") } zahlt für neun Kisten *£12*. Bezahl die £3 und spiel die Karte.
    .try-done = Erlaubt. Aber £12 für £3 sind ein gutes Geschäft, das vielleicht nicht wiederkommt.
    .other = Erlaubt, bringt aber weniger. Eine dritte Karte darfst du in dieser Runde nicht spielen.
    .done = Jetzt hast du *£39*. Eine Leiste, ein Händler und eine Karte, die zusammenpassen, brachten £18 in einem einzigen Zug.

kinds = Waren nach Wahl
kinds-fetch = *Eine andere Partie*, in der achten Runde. Der Warenhändler steht { MARKET("petticoat_lane", form: "at") }, wo er *eine Sorte nach Wahl* bringt. Dort sind fünf deiner Kisten zu sehen: Schick ihn.
    .why = Das sind fünf Karten. Auf den anderen Märkten bringt er, was dort gehandelt wird.
    .other = Erlaubt. Aber fünf Karten von einer Sorte, die du wählst, sind schwer zu schlagen.
kinds-type = Wähl die Sorte: *Seide*, die £4 bringt.
    .other = Erlaubt. Aber Seide bringt £4, und vier davon hast du schon.
    .done = Es waren nur noch *drei* Seide da. Ist ein Stapel leer, nimmst du den Rest von anderen Stapeln, Karte für Karte.
kinds-empty = Zwei Karten darfst du noch nehmen. Nimm *Porzellan*: Damit gewinnt man in dieser Runde eine Sonderkarte.
    .other = Erlaubt. Aber Porzellan bringt in dieser Runde eine Sonderkarte.
    .done = Du hast Porzellan und dann Kaffee genommen. Was in Auktionen geboten wird, kommt auf diese Stapel zurück.

swap = Nachschub mit Tausch
swap-take = Nachschub: Du nimmst *drei* Karten statt zwei, weil { CARD("replenishment_exchange") } vor dir liegt. Nimm *Porzellan*.
    .other = Erlaubt. Aber für die Sonderkarte brauchst du mehr Porzellan.
    .done = Du hast zweimal Porzellan und einmal Kaffee genommen. Seide kann niemand mehr nehmen: Der Stapel ist leer.
swap-swap = Die Karte erlaubt dir auch einen *Tausch*: Gib einmal Seife zurück und nimm *Porzellan* dafür.
    .why = Seife bringt in dieser Runde £1.
    .try-done = Erlaubt: Du musst nicht tauschen. Aber Seife ist hier wenig wert, und es kostet nichts.
    .other = Erlaubt. Aber mit fünf Porzellan gewinnst du die Sonderkarte sicherer.
    .done = Siebenmal Seide und fünfmal Porzellan: Damit kannst du hoffen, beides zu gewinnen, die £4 und die Sonderkarte.

last = Die letzte Auktion
last-left = *Eine andere Partie*, in der zwölften und letzten Runde. Nur Porzellan ist noch offen. Es bringt eine Sonderkarte, aber keine Runde bleibt, um sie zu spielen.
    .why = Darum darf der Gewinner stattdessen *£3* nehmen, nur in dieser Runde.
last-offer = Was auf deiner Hand bleibt, bringt kein Geld. Biete *alle drei Porzellan*.
    .try-none = Wozu behalten? Nach dieser Auktion kommt keine mehr.
    .try-fewer = Jetzt gibt es nichts mehr aufzuheben. Biete alle drei.
    .other = Nur Porzellan lässt sich noch verkaufen.
    .done = Drei gegen zwei und eins: Du gewinnst.
last-cash = £3 oder eine Karte, die niemand mehr spielen kann? *Das Geld.*
    .other = Erlaubt, aus Neugier. Aber das Spiel ist vorbei, und £3 können es entscheiden.
last-sheet = *£64 gegen £63*: Du gewinnst. Die Abrechnung sagt, woher das Geld kam.
    .why = Hätten zwei gleich viel, gewönne, wer den { CARD("tiebreaker") } gespielt hat; hat ihn keiner, wer mehr Warenkarten hat.
setup-deal = So beginnt ein Spiel: mit *acht Warenkarten* und ohne Geld, für alle.
    .why = Und mit je drei Leisten auf den Märkten. Die legt jeweils der linke Nachbar.

setup = Wie ein Spiel beginnt
setup-first = Du legst die ersten Leisten von { SEAT(2) }. Zwei liegen schon da: Leg die dritte { MARKET("covent_garden", form: "to") }.
    .why = Halt sie auseinander: Sechs Kisten auf einem Markt brächten { SEAT(2) } mehr. Mehr als drei Leisten nimmt jetzt kein Markt.
    .try-own = Erlaubt. Aber dort liegt schon eine von { SEAT(2) }: Zusammen wären sechs Kisten zu sehen, und das brächte doppelt so viel.
    .other = Erlaubt. Aber { MARKET("covent_garden", form: "at") } ist die Lage dann voll, und die nächste Leiste deckt von dieser schon eine Kiste zu.
    .done = Wenn alle neun liegen, kommen die Händler auf drei Märkte, und die erste Marktkarte wird aufgedeckt.

on = Du bist am Zug
on-yours = Mitten in einer Partie: die fünfte Runde, und du beginnst. Ab jetzt leuchtet dir niemand mehr: *Spiel weiter*, und gewinn.
    .why = Frag dich in jedem Zug: Wo bin ich zu sehen, wovon habe ich am meisten, und was würden die anderen nehmen?
