# Die Lektion zu London, 1. Ausgabe: der Titel jedes Schritts und zu jedem Hinweis sein Satz. `.why` sagt warum, `.done`, was daraus
# wurde, `.try-...` antwortet auf eine bestimmte andere Wahl und `.other` auf jede andere, `.on-...` steht als Zahl auf einem Teil.
# Was zwischen Sternen steht, tritt hervor.

aim = Wie man London gewinnt
aim-points = Wer am Ende die meisten *Siegpunkte* hat, kurz SP, gewinnt. Hier stehen die, die du im Spiel gewonnen hast.
    .why = Land, Gebäude und Geld bringen am Ende weitere.
aim-deck = Das Spiel endet, wenn dieser *Nachziehstapel* aufgebraucht ist. Alle anderen haben dann noch einen letzten Zug.
    .why = Wer die zweite Ausgabe kennt: Das meiste ist gleich. Karte, Kredite und U-Bahn sind es nicht.
aim-poverty = An der *Armut* verliert man. Du beginnst mit fünf. Am Ende kostet jede, die du mehr hast als der Niedrigste, Punkte, und jede weitere mehr.
    .why = Fast alles bringt welche. In London geht es darum, weniger davon zu nehmen als die anderen.

draw = Ein Zug beginnt mit einer Karte
draw-take = In jedem Zug nimmst du erst eine Karte: eine offene aus der *Kartenauslage* oder die oberste vom Nachziehstapel. Nimm { CARD("covent_garden") }.
    .why = Die Karte bringt £5 und zwei Punkte, und das weißt du, bevor du sie nimmst.
    .try-deck = Erlaubt und oft richtig: Aber beim Nachziehstapel weißt du nicht, was du bekommst. Nimm diesmal die offene.
    .try-pauper = Ein Bettler ist eine Last: Er baut nichts, und jede Karte auf der Hand bringt Armut. Nimm { CARD("covent_garden") }.
    .done = Jetzt ist sie auf deiner Hand. Danach tust du in jedem Zug *eines*.

build = Bauen und mit Farbe bezahlen
build-action = Vier Dinge stehen zur Wahl, und zwar hier. Nimm *Karten ausspielen*, um von der Hand zu bauen.
    .why = Land und Verwalten lernst du noch kennen. Drei Karten nimmt, wer nichts zu bauen hat.
    .try-land = Land kostet mindestens £5, und du hättest nichts mehr übrig. Bau erst etwas, das Geld bringt.
    .other = Auch erlaubt. Aber bau erst etwas, das Geld bringt: Karten ausspielen.
build-card = Bau { CARD("covent_garden") }.
    .why = Münze und rotes Siegel sind das, was die Karte bringt, wenn sie benutzt wird; was eine Karte am Ende wert ist, steht in einem *Kranz*.
    .other = Auch die darfst du bauen. Fangen wir mit { CARD("covent_garden") } an: bringt gleich etwas und kostet nichts.
build-pay = Für jedes Gebäude musst du *eine andere Karte derselben Farbe abgeben*. { CARD("covent_garden") } ist braun: Gib { CARD("grocers") } ab.
    .other = Auch das ginge. Entbehren kannst du hier aber { CARD("grocers") }.
    .done = { CARD("covent_garden") } beginnt einen *Stapel* deiner Stadt. { CARD("grocers") } liegt in der Kartenauslage, und jeder darf die Karte dort nehmen.
build-end = Du könntest weiterbauen. Für jetzt ist es genug: fertig.
    .why = Dann ist { SEAT(1) } am Zug und baut auch.
    .other = Das eilt nicht: Hör hier auf, dann siehst du, was Bauen bringt.

run = Die Stadt verwalten
run-draw = Du bist wieder am Zug. Nimm diesmal eine Karte vom *Nachziehstapel*.
    .other = Bitte vom Nachziehstapel: Du sollst beides gesehen haben.
run-action = Jetzt *verwalte die Stadt*: Benutz, was offen in ihr liegt. Es ist nur eine Karte, also wird sie gleich benutzt.
    .other = Auch erlaubt. Aber jetzt soll dein Gebäude etwas bringen: Verwalte die Stadt.
    .done = £5 und zwei Punkte. Dann wurde { CARD("covent_garden") } *umgedreht*: Die meisten Karten kann man nur einmal benutzen. Ihren Platz in der Stadt behält sie.
run-end = Jetzt kommt der Preis. Wer verwaltet, bekommt Armut: *eine für jeden Stapel, eine für jede Karte auf der Hand*. Land zöge etwas ab; du hast keines. Schließ ab.
    .on-city = 1 Stapel
    .on-hand = 6 Karten
    .other = Das Verwalten ist zu Ende: Schließ ab, und sieh dir deine Armut an.
    .done = 1 + 6 = *7 Armut*, zwölf im Ganzen, für £5 und zwei Punkte. Ein schlechtes Geschäft, und schuld ist die Hand: Erst bauen, und verwalten, wenn die Hand klein ist.

stack = Oben draufbauen
stack-draw = { SEAT(1) } hat wieder gebaut. Nimm eine Karte vom Nachziehstapel.
    .other = Jede Karte wäre recht; nimm den Nachziehstapel.
stack-action = Deine Hand ist groß. Jeder Bau macht sie um zwei Karten kleiner: *Karten ausspielen*.
    .other = Erlaubt; aber mit sieben Karten auf der Hand solltest du bauen. Jedes Gebäude nimmt zwei davon weg.
stack-card = Bau das { CARD("theatre_royal") }.
    .other = Auch das ginge. Bauen wir das { CARD("theatre_royal") }: Es kostet kein Geld.
stack-pay = Es ist blau: Gib das { CARD("hospital") } ab.
    .other = Auch blau, aber später mehr wert für dich. Gib das { CARD("hospital") } ab.
stack-place = Wohin? Leg es *auf die benutzte Karte*.
    .try-new = Erlaubt, aber ein zweiter Stapel ist eine Armut mehr, sooft du verwaltest. Die benutzte Karte hat ausgedient: Überdeck sie.
    .done = Immer noch *ein Stapel*. Überdeckte Karten sieht man nicht mehr, aber am Ende zählt, was auf ihnen steht.

map = Die Karte von London
map-look = *Ein anderes Spiel* und sein Plan: zwanzig Bezirke. Bei jedem steht, was er *kostet*, wie viele *Karten* er sofort gibt und wie viele *Punkte* er am Ende wert ist.
    .why = Auf einem kleinen Plan drück auf einen Bezirk, um das zu lesen. Jeder hat einen Besitzer und bleibt bei ihm.
map-draw = Noch hat keiner Land. Nimm erst eine Karte vom Nachziehstapel.
    .other = Jede Karte wäre recht; nimm den Nachziehstapel.
map-action = Du hast £13: *Kauf Land*.
    .other = Erlaubt; aber jetzt hast du Geld, und Land ist Punkte wert. Kauf Land.
map-buy = Das allererste Land muss { BOROUGH("city") }, { BOROUGH("westminster") } oder { BOROUGH("southwark_bermondsey") } sein. Kauf { BOROUGH("westminster") }.
    .why = Viele Bezirke liegen daneben, und eine Brücke führt nach Süden. Das wird noch wichtig.
    .try-southwark = Billig und erlaubt. Aber { BOROUGH("westminster") } ist sechs Punkte wert statt vier.
    .try-city = So gut wie { BOROUGH("westminster") }, mit vier Karten. Aber vier Karten sind vier zu tragen: Nimm den Bezirk mit zweien.
    .done = Dein Marker liegt dort, du hast zwei Karten und am Ende *sechs Punkte*. Und von jetzt an zieht Land jedes Mal Armut ab, wenn du verwaltest.

banks = Daneben, und über die Brücke
banks-rule = Nach dem ersten muss Land *neben* einem Bezirk liegen, den schon jemand hat, ganz gleich wer. Über die Themse verbinden nur *Brücken*.
    .why = Was du kaufst, öffnet also auch den anderen Land.
banks-draw = Ein paar Züge später. Nimm eine Karte vom Nachziehstapel.
    .other = Jede Karte wäre recht; nimm den Nachziehstapel.
banks-action = Kauf noch einmal Land.
    .other = Erlaubt; aber sehen wir, wo man jetzt Land kaufen kann.
banks-buy = Alles mit goldenem Rand liegt neben Land, das jemand hat. { BOROUGH("lambeth") } liegt neben { BOROUGH("southwark_bermondsey") } und über eine Brücke neben { BOROUGH("westminster") }. Kauf es.
    .other = Auch erlaubt: Das liegt neben Land, das jemand hat. Nimm hier { BOROUGH("lambeth") }: £4, vier Karten, drei Punkte.
    .done = Dein vierter Bezirk. Jeder zieht *eine Armut* ab, sooft du verwaltest; aber seine vier Karten brächten vier dazu.

nine = Neun Karten, nicht mehr
nine-discard = Das Land hat deine Hand gefüllt: zehn Karten. Am Ende des Zugs darfst du *neun* behalten. Leg den Bettler in die Kartenauslage.
    .why = Die obere Reihe füllt sich zuerst, dann die untere. Sind beide voll, kommt die *obere* weg, und die untere rückt hinauf.
    .other = Erlaubt. Aber die kann man bauen, einen Bettler nicht.
    .done = Da liegt er, und wer ihn will, darf ihn nehmen. Keiner wird ihn wollen.

cheap = Land macht das Verwalten billig
cheap-draw = Später in diesem Spiel hast du viel von deiner Hand verbaut. Nimm eine Karte vom Nachziehstapel.
    .other = Jede Karte wäre recht; nimm den Nachziehstapel.
cheap-action = Wenige Karten, zwei Stapel, vier Bezirke: Jetzt *verwalte die Stadt*.
    .other = Erlaubt. Aber jetzt ist es Zeit zu verwalten: Sieh, was es kostet.
cheap-docks = Benutz die { CARD("west_india_docks") }: £7 für eine Karte von der Hand.
    .other = Die kommt beim Verwalten gleich noch dran. Fang mit den { CARD("west_india_docks") } an.
cheap-pay = Jede Karte ist recht. Gib den *Bettler* ab.
    .why = Sonst taugt er zu nichts, und er ist nicht mehr auf der Hand, wenn die Armut gezählt wird.
    .other = Das ginge; aber die kannst du noch bauen. Der Bettler taugt sonst zu nichts.
cheap-water = Benutz das { CARD("water_works") }. Das gestrichelte Zeichen nimmt Armut weg.
    .other = Eine Karte ist noch zu benutzen: das { CARD("water_works") }.
cheap-end = Zwei Stapel und zwei Karten, weniger vier Bezirke: *nichts*. Schließ das Verwalten ab.
    .on-city = 2 Stapel
    .on-hand = 2 Karten
    .on-map = −4 Bezirke
    .other = Alles ist benutzt: Schließ das Verwalten ab.
    .done = £7 verdient, zwei Armut los, keine dazu. Mit noch mehr Land nähme Verwalten sogar welche *weg*.

loan = Kredite
loan-draw = *Ein anderes Spiel*, in dem du nur £2 hast. Nimm eine Karte vom Nachziehstapel.
    .other = Jede Karte wäre recht; nimm den Nachziehstapel.
loan-action = Einen Kredit nimmt man nicht, weil man möchte: nur wenn man *zahlen muss* und nicht kann. Spiel Karten aus.
    .other = Erlaubt. Aber hier wollen wir sehen, was Schulden sind: Karten ausspielen.
loan-card = Bau { CARD("nelsons_column") }: £8, und am Ende fünf Punkte wert. Dafür nimmst du einen *Kredit* von £10 auf.
    .other = Die kostet keine Schulden. Aber hier wollen wir sehen, was das ist: { CARD("nelsons_column") }.
loan-pay = Sie ist blau: Gib die { CARD("street_lights") } ab.
    .other = Auch blau. Aber die { CARD("street_lights") } genügen.
loan-place = Auf eine benutzte Karte, wie immer.
    .other = Erlaubt, aber noch ein Stapel ist noch eine Armut, sooft du verwaltest.
    .done = Ein *Kredit*. Beim Verwalten bringt er keine Armut, aber zurückgezahlt wird er erst *am Ende*: £15, oder sieben Punkte weg. Und die Kartenauslage war voll: Ihre obere Reihe ist fort.

odd = Karten, die etwas fragen
odd-draw = *Ein anderes Spiel*. Manche Karten fragen etwas, wenn man sie benutzt. Nimm eine Karte vom Nachziehstapel.
    .other = Jede Karte wäre recht; nimm den Nachziehstapel.
odd-action = Drei Karten deiner Stadt sind bereit. *Verwalte die Stadt*.
    .other = Erlaubt; aber sehen wir, was diese Karten tun. Verwalte die Stadt.
odd-coffee = Benutz das { CARD("coffee_house") }.
    .other = Auch das, gleich. Erst das { CARD("coffee_house") }.
odd-board = Eine Karte der *Kartenauslage* kommt obendrauf, gleich welcher Farbe; ihr Preis ist zu zahlen. Nimm die { CARD("furniture_makers") }.
    .other = Eine schöne Karte, aber sie kostet £7, und die { CARD("furniture_makers") } bringen £6, noch bei diesem Verwalten.
    .done = Da liegen sie, ohne dass du dafür eine Karte abgeben musstest, und können *noch beim selben Verwalten* benutzt werden.
odd-prison = Benutz { CARD("brixton_prison") }.
    .other = Auch das, gleich. Erst { CARD("brixton_prison") }.
odd-jail = Es nimmt bis zu drei Karten von deiner Hand und für jede eine Armut. Sperr den *Bettler* ein.
    .why = Andere Karten fragen, wen es trifft, wie viele Bettler ins Arbeitshaus gehen, welche Karte noch einmal benutzt, welche von zweien umgedreht wird, was zuerst kommt.
    .other = Die könntest du noch bauen. Ins Gefängnis gehören die Bettler.
    .done = Eine Karte weniger und eine Armut weniger.
odd-end = Genug fürs Gefängnis: Schließ es ab.
    .other = Behalt die. Schließ das Gefängnis ab.

swap = Karten, die immer helfen
swap-out = Die { CARD("stock_exchange") } wird nicht beim Verwalten benutzt: Solange sie zu sehen ist, darfst du einmal im Zug eine Karte mit der Kartenauslage *tauschen*. Tausch.
    .why = Die { CARD("university_of_london") } lässt dich drei Karten ansehen, bevor du eine nimmst. Mit { CARD("wren") }, von der Hand, spielst du zwei Karten aus, ohne dafür eine abzugeben.
    .other = Gleich. Erst tausch.
swap-give = Gib { CARD("brewing") }.
    .other = Die zu behalten lohnt sich: Sie nimmt jedes Mal Armut weg, wenn du verwaltest.
swap-for = Welche Karte nimmst du dafür? { CARD("kew_gardens") }: vier Punkte am Ende.
    .other = Erlaubt; aber { CARD("kew_gardens") } ist am Ende vier Punkte wert.
    .done = Deine liegt in der Kartenauslage, und du hast { CARD("kew_gardens") } auf der Hand. Bevor dein Zug endet, wirst du noch einmal gefragt, wenn du nicht getauscht hast.

tube = Die U-Bahn
tube-draw = *Ein anderes Spiel*, kurz vor dem Ende: Die *U-Bahn* wird gegraben. Nimm eine Karte vom Nachziehstapel.
    .other = Jede Karte wäre recht; nimm den Nachziehstapel.
tube-action = Deine { CARD("underground") } ist bereit: *Verwalte die Stadt*. Sie ist deine einzige offene Karte, also wird sie gleich benutzt.
    .other = Erlaubt; aber die U-Bahn will gegraben sein. Verwalte die Stadt.
tube-pay = Sie kostet eine Karte. Gib den *Bettler* ab.
    .other = Das ginge; aber der Bettler taugt sonst zu nichts.
tube-one = Sie hat vier Punkte gebracht und *zwei Marker*, die dorthin kommen, wo jemand gebaut hat. Der erste des Spiels liegt in der { BOROUGH("city") } oder daneben: Nimm die { BOROUGH("city") }.
    .why = Jeder Marker ist *zwei Punkte* mehr für den, dem der Bezirk gehört: Leg ihn also in einen eigenen.
    .other = Erlaubt. Aber das wären zwei Punkte für { SEAT(1) } oder ein schlechterer Platz für dich: die { BOROUGH("city") }.
tube-two = Jeder weitere Marker liegt neben einem anderen. Über die Themse kostet er £3 mehr. Nimm { BOROUGH("westminster") }.
    .other = Erlaubt; aber { BOROUGH("westminster") } gehört dir und kostet nichts.
    .done = Acht Punkte mit einer Karte: vier sofort und am Ende zwei für jeden Marker.

last = Der letzte Zug
last-deck = *Ein anderes Spiel*, am Ende: Der Nachziehstapel ist *leer*. { SEAT(1) } hat die letzte Karte genommen; du hast noch einen Zug.
    .why = { SEAT(1) } steht jetzt bei 43, du bei 42.
last-action = Jede Karte, die auf der Hand bleibt, wird eine Armut. Bau also noch einmal: *Karten ausspielen*.
    .other = Erlaubt. Aber Verwalten brächte Armut, und Land brächte Karten, die du nicht mehr brauchen kannst. Bau.
last-card = Bau das { CARD("hospital") }: Es kostet £2 und ist am Ende 3 wert.
    .why = Mit der Karte, die du dafür abgibst, sind zwei von der Hand.
    .other = Die ist am Ende nichts wert. Das { CARD("hospital") } ist 3 wert.
last-place = Irgendwohin: oben auf einen Stapel. Verwaltet wird nicht mehr.
    .other = Stapel zählen nicht mehr, aber ordentliche Leute bauen oben drauf.
last-end = Fertig: Damit endet das Spiel.
    .other = Mehr ist nicht zu holen: fertig.

score = Die Abrechnung
score-sheet = *45 zu 43*. Erst wurde dein Kredit zurückgezahlt, £15; dann wurden die Punkte gezählt. Dein Land brachte 23, mit zweien für jeden U-Bahn-Marker.
    .why = Ohne die £15 hätte dich der Kredit sieben Punkte gekostet.
score-lines = Zuletzt die Armut: Du hast 9 und eine Karte, { SEAT(1) } 7 und zwei. Der Niedrigste zählt als nichts; du hast *eine mehr* und verlierst einen Punkt.
    .why = Eine oder zwei kosten einen Punkt, fünf kosten fünf, zehn fünfzehn. An Armut gehen mehr Spiele verloren als an allem anderen.

on = Jetzt du
on-yours = Du weißt genug. Das hier ist die Mitte eines Spiels: *Spiel weiter*, gegen { SEAT(1) }, einen leichten Gegner.
    .why = Halt die Hand klein, bevor du verwaltest, bau auf benutzte Karten, und kauf Land: Es ist Punkte wert und zieht jedes Mal Armut ab.

other-draw = Auch erlaubt. Nimm diesmal die, die leuchtet.
other-action = Auch erlaubt. Nimm diesmal, was leuchtet.
