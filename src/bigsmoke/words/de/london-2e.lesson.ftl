# Die Lektion zu London, 2. Ausgabe: der Titel jedes Schritts und zu jedem Hinweis sein Satz. `.why` sagt warum, `.done`, was daraus
# wurde, `.try-...` antwortet auf eine bestimmte andere Wahl und `.other` auf jede andere, `.on-...` steht als Zahl auf einem Teil.
# Was zwischen Sternen steht, tritt hervor.

aim = Wie man London gewinnt
aim-prestige = *Ansehen* gewinnt. Wer am Ende das meiste hat, bleibt in Erinnerung.
    .why = Du bekommst es fürs Bauen, wenn du verwaltest, was du gebaut hast, und für Land.
aim-deck = Das Spiel endet, wenn dieser *Nachziehstapel* aufgebraucht ist. Alle anderen haben dann noch einen letzten Zug.
    .why = Jede Karte, die du davon nimmst, bringt das Ende näher.
aim-poverty = An der *Armut* verliert man. Wer am Ende mehr davon hat als die anderen, zahlt mit Ansehen, und jede weitere kostet mehr.
    .why = Fast alles bringt welche. In London geht es darum, weniger davon zu nehmen als die anderen.

draw = Ein Zug beginnt mit einer Karte
draw-take = In jedem Zug ziehst du erst eine Karte: eine offene vom *Bautableau* oder die oberste vom Nachziehstapel. Nimm { CARD("covent_garden") }.
    .why = Die Karte bringt £5 und 2 Ansehen, und das weißt du, bevor du sie nimmst.
    .try-deck = Erlaubt und oft richtig: Aber beim Nachziehstapel weißt du nicht, was du bekommst. Nimm diesmal die offene.
    .try-pauper = Ein Bettler ist eine Last: Er baut nichts, und jede Karte auf der Hand bringt Armut. Nimm { CARD("covent_garden") }.
    .done = Jetzt ist sie auf deiner Hand. Danach machst du in jedem Zug *eine Aktion*.

build = Bauen und mit Farbe bezahlen
build-action = Es gibt vier Aktionen, und hier stehen sie. Nimm *Stadt ausbauen*, um von der Hand zu bauen.
    .why = Land und Verwalten lernst du noch kennen. Drei Karten zieht, wer nichts zu bauen hat.
    .try-land = Land kostet mindestens £5, und du hättest nichts mehr übrig. Bau erst etwas, das Geld bringt.
    .try-run = Du hast noch nichts gebaut: Verwaltest du jetzt die Stadt, bekommst du Armut und sonst nichts.
    .try-three = Drei Karten mehr sind drei mehr zu tragen. Du hast schon genug zum Bauen.
build-card = Bau { CARD("covent_garden") }.
    .why = Münze und rotes Siegel sind das, was die Karte bringt, wenn sie benutzt wird; was eine Karte am Ende wert ist, steht in einem *Kranz*.
    .other = Auch die darfst du bauen. Fangen wir mit { CARD("covent_garden") } an: bringt gleich etwas und kostet nichts.
build-pay = Jedes Gebäude kostet *eine andere Karte derselben Farbe*. { CARD("covent_garden") } ist braun: Bezahl mit { CARD("grocers") }.
    .other = Auch damit könntest du bezahlen. Entbehren kannst du hier aber { CARD("grocers") }.
    .done = { CARD("covent_garden") } beginnt einen *Stapel* deiner Stadt. { CARD("grocers") } liegt auf dem Bautableau, und jeder darf die Karte dort ziehen.
build-end = Du könntest weiterbauen. Für jetzt ist es genug: fertig.
    .why = Dann ist { SEAT(1) } am Zug und baut auch.
    .other = Das eilt nicht: Hör hier auf, dann siehst du, was Bauen bringt.

run = Die Stadt verwalten
run-draw = Du bist wieder am Zug. Zieh diesmal vom *Nachziehstapel*.
    .other = Bitte vom Nachziehstapel: Du sollst beides gesehen haben.
run-action = Jetzt *verwalte deine Stadt*: Benutz, was offen in ihr liegt.
    .other = Auch erlaubt. Aber jetzt soll dein Gebäude etwas bringen: Verwalte deine Stadt.
run-use = Benutz { CARD("covent_garden") }.
    .other = Erst { CARD("covent_garden") }: Dafür verwaltest du die Stadt.
    .done = £5 und 2 Ansehen. Dann wurde die Karte *umgedreht*: Die meisten kann man nur einmal benutzen. Ihren Platz in der Stadt behält sie.
run-end = Jetzt kommt der Preis. Wer verwaltet, bekommt Armut: *eine für jeden Stapel, eine für jede Karte auf der Hand*, eine für jeden Kredit. Schließ ab.
    .on-city = 1 Stapel
    .on-hand = 6 Karten
    .other = Das Verwalten ist zu Ende: Schließ ab, und sieh dir deine Armut an.
    .done = 1 + 6 = *7 Armut* für £5 und 2 Ansehen. Ein schlechtes Geschäft, und schuld ist die Hand: Erst bauen, und verwalten, wenn die Hand klein ist.

stack = Oben draufbauen
stack-draw = { SEAT(1) } hat wieder gebaut. Zieh eine Karte vom Nachziehstapel.
    .other = Jede Karte wäre recht; nimm den Nachziehstapel.
stack-action = Deine Hand ist groß. Jeder Bau macht sie um zwei Karten kleiner: *Stadt ausbauen*.
    .other = Erlaubt; aber mit sieben Karten auf der Hand solltest du bauen. Jedes Gebäude nimmt zwei davon weg.
stack-card = Bau das { CARD("theatre_royal") }.
    .other = Auch das ginge. Bauen wir das { CARD("theatre_royal") }: Es kostet kein Geld.
stack-pay = Es ist blau: Bezahl mit { CARD("vauxhall_gardens") }.
    .other = Auch blau, aber später mehr wert für dich. Bezahl mit { CARD("vauxhall_gardens") }.
stack-place = Wohin? Leg es *auf die benutzte Karte*.
    .try-new = Erlaubt, aber ein zweiter Stapel ist eine Armut mehr, sooft du verwaltest. Die benutzte Karte hat ausgedient: Überdeck sie.
    .done = Immer noch *ein Stapel*. Überdeckte Karten sieht man nicht mehr, aber am Ende zählt, was auf ihnen steht.

kills = Warum Armut alles kostet
kills-ladder = *Ein anderes Spiel*, kurz vor dem Ende. Du hast 14 Armut, und am Ende ist jede Karte auf der Hand eine mehr: *15*.
    .why = { SEAT(1) } hat 4 und drei Karten: 7.
kills-least = Wer *am wenigsten* hat, gibt alles zurück, und die anderen ebenso viel. { SEAT(1) } gibt 7 zurück; du gibst 7 zurück und behältst *8*.
    .why = Es zählt also nie der Haufen, sondern um wie viel du über dem Niedrigsten liegst.
kills-forecast = Diese 8 kosten dich *11 Ansehen*. Die ersten kosten wenig; ab der fünften kostet jede 2, jenseits von zehn 3.
    .why = Diese Zeile rechnet immer vor, was du hättest, wenn das Spiel jetzt zu Ende wäre.

spend = Gut verwaltet
spend-draw = Was hilft also? *Gut verwalten.* Erst die Karte, mit der jeder Zug beginnt: Nimm die { CARD("silk_weaving") }, die offen auf dem Bautableau liegt.
    .other = Nimm die offene: Dann weißt du, was du hast.
spend-action = Eine Karte mehr auf der Hand, aber in deiner Stadt sind drei Karten bereit. *Verwalte sie*.
    .other = Sieh dir erst deine Stadt an: drei offene Karten, und zwei davon nehmen Armut weg. Verwalte sie.
spend-docks = Benutz die { CARD("west_india_docks") }: £7 für eine Karte von der Hand.
    .other = Die kommt beim Verwalten gleich noch dran. Fang mit den { CARD("west_india_docks") } an.
spend-pay = Bezahlen kannst du mit jeder Karte. Gib den *Bettler* ab.
    .why = Sonst taugt er zu nichts, und er ist nicht mehr auf der Hand, wenn die Armut gezählt wird.
    .other = Das ginge; aber die kannst du noch bauen. Der Bettler taugt sonst zu nichts.
    .done = £7 mehr und eine Karte weniger zu tragen.
spend-water = Benutz das { CARD("water_works") }. Das gestrichelte Zeichen nimmt Armut weg.
    .other = Dafür ist noch Zeit: erst das { CARD("water_works") }.
    .done = *Zwei weniger*. Blaue und rosa Karten nehmen oft Armut weg, ein paar braune auch.
spend-houses = Und die { CARD("workers_houses") }: noch zwei.
    .other = Hör noch nicht auf: Die { CARD("workers_houses") } nehmen noch zwei weg.
spend-end = Drei Stapel und eine Karte: 4 Armut. Schließ das Verwalten ab.
    .on-city = 3 Stapel
    .on-hand = 1 Karte
    .other = Alles ist benutzt: Schließ das Verwalten ab.
    .done = Vier weg, vier dazu: *14 wie zuvor*, aber £7 reicher. Verwalten muss also nicht arm machen.

land = Land
land-draw = Dein nächster Zug. Zieh vom Nachziehstapel.
    .other = Jede Karte wäre recht; nimm den Nachziehstapel.
land-action = Du hast £13. *Kauf Land*: Es bringt Ansehen, nimmt Armut weg und gibt dir Karten.
    .other = Erlaubt; aber dich plagt die Armut, und Land nimmt sie sofort weg.
land-buy = { BOROUGH("lewisham") } kostet £3: vier Karten, 1 Ansehen und *vier Armut weniger*.
    .why = Teures Land hat Ansehen, billiges Land nimmt Armut weg. Du brauchst das billige.
    .try-westminster = 5 Ansehen für £8: schönes Land für alle, die nicht arm sind. Aber du hast viel zu viel Armut, und hier geht nur 1 weg.
    .try-hampstead = 4 Ansehen für £7 und etwas weniger Armut, sooft du verwaltest. Jetzt brauchst du mehr: { BOROUGH("lewisham") }.
    .done = Von 14 auf *10*, und vier neue Karten. Aber Karten wiegen: Verbau sie, bevor du wieder verwaltest.

loan = Kredite
loan-draw = *Ein anderes Spiel*. Du hast £3. Zieh erst vom Nachziehstapel.
    .other = Jede Karte wäre recht; nimm den Nachziehstapel.
loan-action = Die { BOROUGH("city") } steht zum Verkauf: 5 Ansehen. *Kauf Land*, obwohl du es nicht bezahlen kannst.
    .other = Erlaubt. Aber hier wollen wir sehen, was Schulden sind: Kauf Land.
loan-buy = Die { BOROUGH("city") } kostet £8, und du hast £3. Kauf sie trotzdem: Zum Bezahlen nimmst du einen *Kredit* von £10 auf.
    .other = Die { BOROUGH("city") } ist die Schulden wert.
    .done = Du hast noch £5, dazu 5 Ansehen und *einen Kredit*: eine Armut mehr, sooft du verwaltest. Am Ende kostet er unbezahlt 7 Ansehen.

nine = Neun Karten, nicht mehr
nine-discard = Das Land hat deine Hand gefüllt: zehn Karten. Am Ende des Zugs darfst du *neun* behalten. Wirf den Bettler ab.
    .why = Was abgeworfen wird, kommt aufs Bautableau. Ist es voll, verlässt erst die untere Reihe das Spiel.
    .other = Erlaubt. Aber die kann man bauen, einen Bettler nicht.
    .done = Da liegt er, und wer ihn will, darf ihn ziehen. Keiner wird ihn wollen.

repay = Zurückzahlen
repay-pay = Ein paar Züge später hast du £21. Einen Kredit kannst du nur *zu Beginn eines Zugs* zurückzahlen, für £15. Tu es.
    .why = £15 sind am Ende 5 Ansehen wert. Ein Kredit, der bleibt, kostet 7 und bis dahin jedes Mal Armut.
    .try-none = Erlaubt, wenn du das Geld gleich brauchst. Aber dieser Kredit kostet dich jedes Mal eine Armut, wenn du verwaltest, und am Ende 7 Ansehen.
    .done = Keine Schulden, und eine Armut weniger, sooft du verwaltest.

persons = Aktionskarten
persons-draw = *Ein anderes Spiel*. Ein paar Karten sind *Aktionskarten*: Man spielt sie aus, statt sie zu bauen. Zieh vom Nachziehstapel.
    .other = Jede Karte wäre recht; nimm den Nachziehstapel.
persons-action = Man spielt sie beim *Ausbauen* der Stadt.
    .other = Erlaubt; aber Aktionskarten spielt man beim Ausbauen.
persons-coffee = Spiel das { CARD("coffee_house") } aus. Es braucht keinen Abwurf und kommt aus dem Spiel.
    .why = { CARD("wren") } ist auch so eine Karte: Mit ihr legst du ein oder zwei eigene Karten aus, ohne Abwurf.
    .other = Erst das { CARD("coffee_house") }.
persons-board = Es baut eine Karte *geradewegs vom Bautableau*. Nimm die { CARD("street_lights") }.
    .other = Eine schöne Karte, aber sie kostet £7. Die { CARD("street_lights") } kosten nichts und lassen sich immer wieder benutzen, sooft du verwaltest.
    .done = Sie liegen auf deiner benutzten Karte, ohne Abwurf. Das Zeichen zum Umdrehen fehlt: Sie *bleiben* und dienen dir immer wieder.
persons-end = Das genügt: fertig.
    .other = Hör hier auf; im nächsten Zug gibt es mehr zu sehen.

odd = Karten, die etwas fragen
odd-draw = Du bist wieder am Zug. Zieh vom Nachziehstapel.
    .other = Jede Karte wäre recht; nimm den Nachziehstapel.
odd-action = Zwei Karten deiner Stadt sind bereit. *Verwalte sie*.
    .other = Erlaubt; aber sehen wir, wozu ein Gefängnis gut ist. Verwalte deine Stadt.
odd-prison = Benutz { CARD("brixton_prison") }.
    .other = Auch das, gleich. Erst { CARD("brixton_prison") }.
odd-jail = Es nimmt bis zu drei Karten von deiner Hand und für jede eine Armut. Sperr den *Bettler* ein.
    .other = Die könntest du noch bauen. Ins Gefängnis gehören die Bettler.
    .done = Eine Karte weniger und eine Armut weniger.
odd-others = Andere Karten fragen anderes: *wen* es trifft, wie viele Bettler ins Arbeitshaus gehen, welche Karte *noch einmal* benutzt, welche von zweien *umgedreht* wird, was *zuerst* kommt.
    .why = Was gefragt ist, steht immer hier, und was du antworten kannst, leuchtet auf dem Tisch. Zeig auf eine Karte oder tipp sie an, und du liest, was sie tut.
odd-end = Genug fürs Gefängnis: Schließ es ab.
    .other = Behalt die. Schließ das Gefängnis ab.
odd-swap = Auch dein oberster Bezirk kann etwas: { BOROUGH("southwark_bermondsey") } *tauscht* einmal im Zug *einen Bettler* gegen eine Karte vom Bautableau. Tausch ihn.
    .why = Andere Bezirke lassen dich drei Karten ansehen und eine behalten oder zu Beginn zwei ziehen. Manche fragen am Ende deines Zugs.
    .other = Gleich. Erst werde den Bettler los.
odd-for = Welche Karte nimmst du dafür? { CARD("kew_gardens") }: 4 Ansehen am Ende.
    .other = Erlaubt; aber { CARD("kew_gardens") } ist am Ende 4 Ansehen wert.
    .done = Dein Bettler liegt auf dem Bautableau, und du hast { CARD("kew_gardens") } auf der Hand. So etwas kann nur der oberste Bezirk.

last = Der letzte Zug
last-deck = *Ein anderes Spiel*, am Ende: Der Nachziehstapel ist *leer*. { SEAT(1) } hat die letzte Karte genommen; du hast noch einen Zug.
    .why = { SEAT(1) } steht jetzt bei 34, du bei 33.
last-action = Jede Karte, die auf der Hand bleibt, wird eine Armut. Bau also noch einmal: *Stadt ausbauen*.
    .other = Erlaubt. Aber Verwalten brächte Armut, und Land brächte Karten, die du nicht mehr brauchen kannst. Bau.
last-card = Bau das { CARD("hospital") }: Es kostet £2 und ist am Ende 3 wert.
    .why = Mit der Karte, die du dafür abwirfst, sind zwei von der Hand.
    .other = Die ist am Ende nichts wert. Das { CARD("hospital") } ist 3 wert.
last-place = Irgendwohin: oben auf einen Stapel. Verwaltet wird nicht mehr.
    .other = Stapel zählen nicht mehr, aber ordentliche Leute bauen oben drauf.
last-end = Fertig: Damit endet das Spiel.
    .other = Mehr ist nicht zu holen: fertig.

score = Die Abrechnung
score-sheet = *37 zu 34*. Vor diesem Zug lagst du noch einen Punkt zurück: Das { CARD("hospital") } hat 3 gebracht, und die zwei Karten, die von der Hand sind, haben dir einen für Armut erspart.
    .why = Auch volle £3 sind jeweils ein Ansehen.
score-lines = Von oben nach unten: was du im Spiel gewonnen hast, was auf deinen Karten steht, Geld, Kredite, die geblieben sind, und zuletzt die Armut über dem Niedrigsten.
    .why = Bei Gleichstand gewinnt, wer weniger Armut hat.

on = Jetzt du
on-yours = Du weißt genug. Das hier ist die Mitte eines Spiels: *Spiel weiter*, gegen { SEAT(1) }, einen leichten Gegner.
    .why = Halt die Hand klein, bevor du verwaltest, bau auf benutzte Karten, und behalt die niedrigste Armut am Tisch im Auge.

other-draw = Auch erlaubt. Nimm diesmal die, die leuchtet.
other-action = Auch erlaubt. Nimm diesmal die Aktion, die leuchtet.
