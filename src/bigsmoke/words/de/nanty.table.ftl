# Was der Tisch von Nanty Narking im Browser sagt.

## Der Stadtplan

map = Der Stadtplan
map-label = Die Metropole, zwölf Gebiete an beiden Ufern der Themse
# Was eingestochen ist: der Titel mit einer Zeile darüber und einer darunter, der Maßstab und der Fluss in zwei Wörtern, weit auseinander.
map-title = METROPOLE
    .over = Die
    .under = in zwölf Vierteln, mit ihren Brücken
map-scale = Etwa eine Meile
map-river = Die
    .thames = Themse
# Alles, was in einem Gebiet steht, als Liste: erst das Gebiet, dann dies.
stands-area = { AREA($area) }, Nummer { $number }, £{ $cost }
stands-agents = { CAP(SEAT($seat)) }: { $count ->
    [one] 1 Agent
   *[other] { $count } Agenten
}
stands-figures = { CAP(SEAT($seat)) }: { FIGURE($figures) }
# $house: ein Gebäude mit Namen, oder building.
stands-building = { FIGURE($house) } { SEAT($owner, form: "of") }
stands-grenadiers = { $count ->
    [one] 1 Grenadier
   *[other] { $count } Grenadiere
}
stands-citizens = { $count ->
    [one] 1 Neubürger
   *[other] { $count } Neubürger
}
stands-trouble = Unruhe
stands-control = kontrolliert von { SEAT($seat, form: "dat") }
stands-nothing = leer
# Mehreres zur Wahl an einem Ort.
which-one = Was wählst du { AREA($area, form: "in") }?
choices = Möglichkeiten
# Wie viel Unruhe auf dem Spielplan herrscht.
trouble-count = Unruhe { $count }
pawn-kind = { $pawn ->
    [grenadier] Grenadier
   *[new_citizen] Neubürger
}

## Die Karte im Spiel

in-play = Im Spiel
plays = { ME($seat) ->
    [you] Du spielst
   *[other] { SEAT($seat) } spielt
}
played-last = Zuletzt gespielt
# $card: die Karte, von der aus diese gespielt wurde.
played-from = durch { CARD($card) }
no-card = Gerade ist keine Karte im Spiel.
no-card-own = Wähle eine Karte aus deiner Hand.
# Die Symbole einer Karte, als Überschrift und als das, was man tut. $amount: das Geld.
sign-title = { $symbol ->
    [place] Agent setzen
    [build] Bauen
    [skull] Attentat
    [calm] Unruhe entfernen
    [scroll] Kartentext
    [event] Zufallsereignis
    [another] Weitere Karte
    [money] £{ $amount } nehmen
   *[interrupt] Unterbrechung
}
sign-step = { $symbol ->
    [place] Setz einen Agenten dorthin, wo du stehst, oder daneben
    [build] Bau, wo du einen Agenten hast und keine Unruhe herrscht
    [skull] Entferne eine Figur, keine eigene, wo Unruhe herrscht
    [calm] Entferne einen Unruhemarker
    [scroll] Tu, was der Kartentext sagt
    [event] Ein Zufallsereignis, das eintreten muss
    [another] Danach darfst du noch eine Karte spielen
    [money] Nimm £{ $amount } aus der Bank
   *[interrupt] Wird gespielt, wenn es nötig ist, auch im Zug anderer
}
# Was ein Schritt gebracht hat, in wenigen Worten.
step-skipped = ausgelassen
step-done = erledigt
step-later = folgt noch
step-money = +£{ $amount }
# Welches Symbol gerade ausgeführt wird.
step-of = Symbol { $n } von { $of } auf „{ CARD($card) }“.
lit-areas = { $areas ->
    [one] 1 Gebiet
   *[other] { $areas } Gebiete
} zur Wahl
lit-pawns = { $pawns ->
    [one] 1 Figur
   *[other] { $pawns } Figuren
} in { $areas ->
    [one] 1 Gebiet
   *[other] { $areas } Gebieten
}
number-of-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

## Was man tun kann

skip = Auslassen
    .note = ohne das weitermachen
end-turn = Zug beenden
use-text = Text nutzen
take-money = £{ $amount } nehmen
claim = Den Sieg verkünden
play = Spielen
choose = Wählen
choose-player = { CAP(SEAT($seat, form: "acc")) } wählen
throw-away = Wegwerfen
end-now = Zug beenden, letzte Karte zurücknehmen

## Die Stapel

to-draw = im Stapel
discarded = abgeworfen
events-left = Ereignisse
# Auf den Rückseiten der grauen und der braunen Karten und der Ereignisse.
grey-back = I
brown-back = II
event-back = ?
pile-label = Nachziehstapel, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}{ $grey ->
    [0] {""}
   *[other] , davon { $grey } grau
}
discard-label = Ablagestapel, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, ansehen
events-label = Zufallsereignisse, noch { $count }
discard-pile = Der Ablagestapel
discard-note = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, die letzte obenauf
discard-none = Noch ist nichts abgeworfen.

## Die Seite eines Spielers

ledger = Deine Seite
ledger-of = { ME($seat) ->
    [you] Deine Seite
   *[other] Seite { SEAT($seat, form: "of") }
}
ledger-controls = { $areas ->
    [one] 1 Gebiet
   *[other] { $areas } Gebiete
} kontrolliert
ledger-money = Geld
    .note = Vermögen £{ $worth }
ledger-agents = Agenten
    .note = in { $areas ->
        [one] 1 Gebiet
       *[other] { $areas } Gebieten
    }, { $reserve } im Vorrat
ledger-buildings = Gebäude
    .note = Kosten £{ $cost }, { $left } im Vorrat
you-are = Du bist { PERSONALITY($personality, form: "short") }
secret-note = Das weiß sonst niemand.
nobody-holds = Du weißt: Niemand hat { PERSONALITY($personalities, style: "or") }.
unknown-personality = unbekannt
    .long = Niemand kennt diese Persönlichkeit
at-turn = am Zug
# Unter den Zahlen eines anderen Spielers.
stat-money = Geld
stat-agents = Agenten
stat-buildings = Gebäude
stat-controls = Kontrolle
stat-cards = Karten
stat-worth = Vermögen
# Ein Spieler auf dem Telefon, in Kürze.
side-in-short = { CAP(SEAT($seat)) }, £{ $money }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
# Vor dem Namen einer Karte, die vor einem Spieler liegt.
loans = Kredit
stuck-with = am Hals
known-cards = Diese Karten in dieser Hand kennst du:
hidden-figure-cards = { $agents ->
    [one] 1 Agentenkarte
   *[other] { $agents } Agentenkarten
}, { $buildings ->
    [one] 1 Gebäudekarte
   *[other] { $buildings } Gebäudekarten
} verdeckt

## Die Hand

hand = Deine Hand
hand-of = { ME($seat) ->
    [you] Deine Hand
   *[other] Hand { SEAT($seat, form: "of") }
}
hand-empty = Keine Karten auf der Hand.
hand-hidden = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, nur für den Besitzer sichtbar.
can-answer = kann reagieren

## Fähigkeiten der Gebietskarten, und Karten der Agenten und Gebäude

powers = Fähigkeiten
powers-none = Bau, und du bekommst die Fähigkeit des Gebiets.
# Ob eine Fähigkeit jetzt genutzt werden kann.
power-state = { $state ->
    [ready] bereit
    [used] in diesem Zug genutzt
    [new] in diesem Zug bekommen
    [blocked] ein Grenadier sperrt sie
    [event] wenn ein Ereignis eintritt
    [dead] für immer verloren
   *[waits] in deinem Zug
}
# Dasselbe auf einem Schildchen, wo eine Fähigkeit nicht genutzt werden kann.
power-off = { $state ->
    [blocked] gesperrt
    [used] genutzt
   *[dead] verloren
}
# Was eine Fähigkeit tut, in so wenigen Worten, wie auf ein Schildchen passen.
power-short = { $power ->
    [pay_place_agent] £{ $cost }: nahebei setzen
    [draw_then_discard] ziehen, abwerfen
    [pay_remove_trouble] £{ $cost }: beruhigen
    [take_money] +£{ $money }
    [protect_from_event] £{ $cost }: Schutz
    [discard_for_money] Karte für £{ $money }
   *[place_trouble] Unruhe stiften
}
# Dasselbe mit Platz für einen Satz.
power-long = { $power ->
    [pay_place_agent] Zahle £{ $cost }, setz einen Agenten { AREA($area, form: "to") } oder daneben
    [draw_then_discard] Zieh eine Karte, dann wirf eine ab
    [pay_remove_trouble] Zahle £{ $cost }, entferne einen Unruhemarker
    [take_money] Nimm £{ $money }
    [protect_from_event] Zahle £{ $cost } für jeden Spielstein, den ein Ereignis verschonen soll
    [discard_for_money] Wirf eine Karte ab, nimm £{ $money }
   *[place_trouble] Stifte Unruhe { AREA($area, form: "in") } oder daneben
}
# $does: power-long; $state: power-state, oder warum sie nicht genutzt werden kann.
power-words = { AREA($area) }. { $does }. { $state }
power-title = { $says } ({ $state })
free = Frei
free-label = Noch ohne Gebäude: { AREA($areas) }
revealed = aufgedeckt
hidden = verdeckt
# $says: was die Karte eines Agenten oder Gebäudes mit Namen sagt.
ability-words = { FIGURE($figure) }. { $says }
ability-words-open = { FIGURE($figure) }, aufgedeckt. { $says }
ability-words-secret = { FIGURE($figure) }, nur du kennst die Karte. { $says }

## Wer gewinnen könnte

race = Wer gewinnt?
    .note = geprüft zu Beginn des Zugs
# Wer ein Ziel hat: eine Persönlichkeit, oder alle drei Lords.
aim-people = { $count ->
    [one] { PERSONALITY($personality, form: "short") }
   *[other] Die Lords
}
# Was für eine Persönlichkeit gezählt wird; dafür ist wenig Platz, höchstens 18 Zeichen.
aim-measure = { $condition ->
    [agents_in_areas] besetzte Gebiete
    [trouble_markers] Unruhemarker
    [net_worth] Vermögen
    [areas_controlled] Gebietskontrolle
    [deck_exhausted] Stapel leer
    [cash] nur Geld
    [buildings] Gebäude
    [agents_in_river_areas] Themse-Gebiete
    [agents_in_trouble_areas] Gebiete mit Unruhe
    [control_westminster_plus] außer Westminster
    [deck_exhausted_low_trouble] ruhiges Ende
    [agents_on_board] Agenten im Spiel
   *[hand_size] Handkarten
}
# Dasselbe mit dem, wie weit jemand ist. $pile: die Karten, die noch zu ziehen sind.
aim-so-far = { $condition ->
    [agents_in_areas] { $have } von { $need } Gebieten besetzt
    [trouble_markers] { $have } von { $need } Unruhemarkern
    [net_worth] Vermögen: £{ $have } von £{ $need }
    [areas_controlled] { $have } von { $need } Gebieten kontrolliert
    [deck_exhausted] Stapel leer: noch { $pile ->
        [one] 1 Karte
       *[other] { $pile } Karten
    }
    [cash] nur Geld: £{ $have } von £{ $need }
    [buildings] { $have } von { $need } Gebäuden
    [agents_in_river_areas] { $have } von { $need } Themse-Gebieten
    [agents_in_trouble_areas] { $have } von { $need } Gebieten mit Unruhe
    [control_westminster_plus] { $have } von { $need } außer Westminster
    [deck_exhausted_low_trouble] ruhiges Ende: { $have }, höchstens { $need }
    [agents_on_board] { $have } von { $need } Agenten im Spiel
   *[hand_size] { $have } von { $need } Handkarten
}
# Eine Zeile davon in Worten. $who: aim-people; $what: aim-measure; $all: wie weit alle sind, je ein race-have.
race-label = { $who }, { $what }, nötig { $need }: { LIST($all, style: "comma") }
race-label-money = { $who }, { $what }, nötig £{ $need }: { LIST($all, style: "comma") }
# Dasselbe für ein Maß, das für alle eins ist.
race-label-shared = { $who }, { $what }, nötig { $need }: { $have }
race-label-pile = { $who } gewinnt, wenn der Nachziehstapel aufgebraucht ist: noch { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
}
race-label-quiet = { $who } gewinnt, wenn der Nachziehstapel aufgebraucht ist und höchstens { $need ->
    [one] 1 Unruhemarker daliegt
   *[other] { $need } Unruhemarker daliegen
}: jetzt { $have }, noch { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
}
race-have = { CAP(SEAT($seat)) } { $have }
race-have-money = { CAP(SEAT($seat)) } £{ $have }
# $label: eine Zeile davon; es ist das eigene Ziel des Lesers.
race-own = { $label }. Dein Ziel
race-at-most = ≤{ $need }
race-cards-left = Restkarten
race-anyone = alle
# $label: eine Zeile davon; man weiß, dass niemand dieses Ziel hat.
race-nobody = niemand
    .long = { $label }. Dieses Ziel hat niemand
# Wie viele zusammen vorn liegen.
race-several = { $count ->
    [2] zwei
    [3] drei
   *[4] vier
}

## Antworten auf das, was jemand tut

# Über dem Fenster. $threat: was geschehen würde. $what ist agent oder ein Agent mit Namen; er gehört $owner.
threat-by-player = { $threat ->
    [remove] { ME($seat) ->
        [you] Du willst
       *[other] { SEAT($seat) } will
    } { ME($owner) ->
        [you] { FIGURE($what, form: "your-acc") }
       *[other] { FIGURE($what, form: "acc") } { SEAT($owner, form: "of") }
    } { AREA($area, form: "in") } entfernen
   *[move] { ME($seat) ->
        [you] Du willst
       *[other] { SEAT($seat) } will
    } { ME($owner) ->
        [you] { FIGURE($what, form: "your-acc") }
       *[other] { FIGURE($what, form: "acc") } { SEAT($owner, form: "of") }
    } { AREA($area, form: "from") } wegversetzen
}
threat-by-text = { ME($seat) ->
    [you] Du setzt
   *[other] { SEAT($seat) } setzt
} „{ CARD($card) }“ gegen dich ein
threat-by-any-text = { ME($seat) ->
    [you] Du setzt
   *[other] { SEAT($seat) } setzt
} eine Karte gegen dich ein
threat-by-event = { $threat ->
    [remove] Das Ereignis will { ME($owner) ->
        [you] { FIGURE($what, form: "your-acc") }
       *[other] { FIGURE($what, form: "acc") } { SEAT($owner, form: "of") }
    } { AREA($area, form: "in") } entfernen
   *[flee] Das Hochwasser vertreibt { ME($owner) ->
        [you] { FIGURE($what, form: "your-acc") }
       *[other] { FIGURE($what, form: "acc") } { SEAT($owner, form: "of") }
    } { AREA($area, form: "from") }
}
threat-to-area = { $threat ->
    [destroy] Dein Gebäude { AREA($area, form: "in") } würde zerstört
    [forfeit] Du würdest die Gebietskarte { AREA($area) } verlieren
   *[arrive] Eine neutrale Figur käme { AREA($area, form: "to") }
}
use-card = „{ CARD($card) }“ nutzen
let-happen = Geschehen lassen
    .note = Du behältst deine Karten.
pay-holborn = £{ $cost } für Holborn zahlen
# $what: der Spielstein, im Akkusativ hinter "rettet".
spares = Das rettet { $what }.
shield = Die Suffragette
suffragist = Die Suffragette spielen
    .note = Deine Agenten können verschont werden. Ihre Karte kommt aus dem Spiel.
only-pass = Du hast nichts, womit du reagieren kannst.
everyone-waits = Alle warten auf dich.
fold = Einklappen
unfold = Öffnen

## Daueraufträge

orders = Dauerauftrag
    .note = Was du auch wählst: Die anderen sehen dieselbe Pause.
order-name = { $order ->
    [always-ask] Jedes Mal fragen
    [never-ask] Lass es geschehen
    [save-any-agent] Rette jeden Agenten
   *[save-my-last-in-an-area] Rette den letzten im Gebiet
}
order-note = { $order ->
    [never-ask] Holborn wird trotzdem angeboten
    [save-any-agent] solange eine Karte dafür da ist
    [save-my-last-in-an-area] lass den Rest geschehen
   *[always-ask] {""}
}
order-now = Dauerauftrag: { $order ->
    [always-ask] Jedes Mal fragen
    [never-ask] Lass es geschehen
    [save-any-agent] Rette jeden Agenten
   *[save-my-last-in-an-area] Rette den letzten im Gebiet
}

## Zufallsereignisse

random-event = Zufallsereignis
random-event-named = Zufallsereignis: { EVENT($event) }
fold-event = { EVENT($event) }: Einklappen
unfold-event = { EVENT($event) }: Öffnen
rolled = { $number }, { AREA($area) }
# $rolls: ein rolled oder mehrere.
dice = Gewürfelt: { LIST($rolls) }
# Neben dem Spieler, der gefragt ist.
asked-now = jetzt

## Was zur Wahl ausliegt

picker = { $kind ->
    [figure] Welcher Agent?
    [start] Wer beginnt dort?
    [start_all] Wer beginnt?
    [house] Welches Gebäude?
    [keep] Welche Karte behältst du?
    [steal] Du siehst diese Hand
    [event_down] Welches kommt nach unten?
    [event_on_top] Welches kommt als Nächstes?
    [events_taken] Wie viele siehst du dir an?
   *[other] Möglichkeiten
}
foreseen = Du weißt, was als Nächstes kommt: { EVENT($events, style: "comma") }
start-in = Wer beginnt { AREA($area, form: "in") }?
start-picked = { AREA($area) }: { FIGURE($figure) }
start-back = Einen zurück

## Karten, groß und in Worten

type-of-card = { $type ->
    [action] Aktionskarte
    [area] Gebietskarte
    [event] Zufallsereignis
    [personality] Persönlichkeit
    [agent] Agentenkarte
   *[building] Gebäudekarte
}
deck-number = { $deck ->
    [grey] Grauer Stapel
   *[brown] Brauner Stapel
}, Nummer { $number }
# Eine Aktionskarte in Worten. $signs: ihre Symbole; $says: was ihr Text sagt.
action-words = { CARD($card) }, { $deck ->
    [grey] grauer Stapel
   *[brown] brauner Stapel
}: { $signs }.
action-words-text = { CARD($card) }, { $deck ->
    [grey] grauer Stapel
   *[brown] brauner Stapel
}: { $signs }. { $says }
no-signs = keine Symbole
three-up = Ab drei Spielern
set-only = { $set ->
    [classic] Mit den klassischen Persönlichkeiten
   *[standard] Mit den normalen Persönlichkeiten
}
kind-of-figure = { $kind ->
    [single] Einmalig: kommt danach aus dem Spiel
    [ongoing] Einmal pro Zug, aufgedeckt
   *[interrupt] Wann immer es nötig ist
}
needs-with = { $players } Spieler: { $need }
needs-with-money = { $players } Spieler: £{ $need }
near = Benachbart:
on-thames = An der Themse
inland = Abseits des Flusses
site-cost = { $number } · £{ $cost } zum Bauen
event-rolls = Zufallsereignis, { $rolls ->
    [0] kein Wurf
    [one] 1 Wurf
   *[other] { $rolls } Würfe
}
holborn = Holborn:

## Das Ende

end-points = Punkte
end-ties = Bei gleichen Punkten gewinnt die teurere Gebietskarte.
end-people = Alle decken ihre Persönlichkeit auf
    .note = und wie nah jeder dran war
end-aside = Niemand hatte
end-winner = Sieg
end-won-points = { ME($seat) ->
    [you] Du gewinnst
   *[other] { SEAT($seat) } gewinnt
} mit { $margin ->
    [one] 1 Punkt
   *[other] { $margin } Punkten
} Vorsprung
end-won-tie = { ME($seat) ->
    [you] Du gewinnst
   *[other] { SEAT($seat) } gewinnt
} mit der teureren Gebietskarte
end-shared = { ME($seats) ->
    [you] { CAP(SEAT($seats)) } teilt euch den Sieg
   *[other] { CAP(SEAT($seats)) } teilen sich den Sieg
}
end-worth = Vermögen am Ende
end-controls = Kontrollierte Gebiete
end-agents = Agenten im Spiel
end-plays = Gespielte Karten
end-placed = Gesetzte Agenten
end-removed = Verlorene Agenten
end-built = Errichtete Gebäude
end-earned = Aus der Bank genommen
end-used = Genutzte Fähigkeiten
# Was entschieden hat, je nachdem, wie das Spiel endete.
ending-declared = Zu Beginn eines Zugs wurde der Sieg verkündet.
ending-pile_won = Der Nachziehstapel ist aufgebraucht.
ending-pile_empty = Der Nachziehstapel ist aufgebraucht: Die Punkte entscheiden.
ending-riots = Krawalle haben das Spiel beendet: Die Punkte entscheiden.

## Ein Wort zu jeder Art von Frage, für die erste Partie

guide-turn = Spiel eine Karte, Zeichen für Zeichen; auslassen darfst du alle, nur Zufallsereignisse nicht. Du gewinnst, wenn dein Ziel zu Beginn deines Zuges erreicht ist.
guide-after = Wo du ein Gebäude hast, nutzt du einmal pro Zug die Fähigkeit des Gebiets. Dann beende den Zug; du ziehst auf fünf Karten nach.
guide-place_agent = Ein Agent kommt dorthin, wo du schon einen hast, oder nach nebenan. Ein zweiter Agent in einem Gebiet bringt Unruhe.
guide-remove_trouble = Jeder Unruhemarker darf weg, egal, wo du stehst. Ohne Unruhe gibt es dort kein Attentat, und es kann gebaut werden.
guide-assassinate = Nur wo Unruhe herrscht. Die Unruhe verschwindet mit dem Opfer.
guide-build = Ein Gebäude braucht dort einen Agenten von dir, keine Unruhe und den Preis auf dem Plan. Es gibt dir die Fähigkeit des Gebiets.
guide-another = Mit diesem Symbol darfst du im selben Zug noch eine Karte aus deiner Hand spielen.
guide-use_text = Eine Schriftrolle tut, was der Kartentext sagt.
guide-react = Jemand will an etwas heran, das dir gehört. Niemand erfährt, ob du hättest reagieren können.

## Was eine Karte hat, wo gesagt wird, was davon gedruckt ist

field-condition = Bedingung
field-holborn = Holborn
field-kind = Art
field-near = Nachbarn
field-needs = Bedarf
field-number = Nummer
field-players = Spieler
field-power = Fähigkeit
field-river = Fluss
field-rolls = Würfe
field-set = Satz
field-start = Start
field-symbols = Symbole

## Was Zeichen und Orte bedeuten: gezeigt, wenn man auf sie zeigt, und in der Hilfe

means-u_nn_place = Setze einen Agenten dorthin, wo du einen hast, oder daneben.
means-u_nn_calm = Entferne einen Unruhemarker.
means-u_nn_money = Nimm so viel Geld.
means-u_nn_skull = Entferne in einem Gebiet mit Unruhe eine Figur, die nicht deine ist.
means-u_nn_build = Baue, wo du einen Agenten hast, zum Preis des Gebiets, wenn dort weder Unruhe noch ein Gebäude ist.
means-u_nn_scroll = Tu, was der Text der Karte sagt.
means-u_nn_event = Ein Zufallsereignis wird aufgedeckt und muss geschehen.
means-u_nn_another = Spiele noch eine Karte.
means-u_nn_interrupt = Eine Unterbrechung: Sie kann jederzeit gespielt werden, gegen das, was andere tun.
means-np_trouble = Ein Unruhemarker: Hier kann niemand bauen, und Figuren können entfernt werden. Er geht, wenn eine Figur das Gebiet verlässt.
means-np_pw = Ein Agent. Die meisten Spielsteine kontrollieren ein Gebiet.
means-np_hs = Ein Gebäude. Wem es gehört, der hat die Karte des Gebiets und ihre Fähigkeit.
means-np_grenadier = Der Grenadier. Wo er steht, kontrolliert niemand das Gebiet, und seine Karte wirkt nicht.
means-np_citizen = Neubürger. Zusammen können sie mehr sein als die Spielsteine jedes Spielers.
means-u_coin = Geld.
means-u_nn_agent = Agenten auf dem Spielplan.
means-u_nn_house = Gebäude auf dem Spielplan.
means-u_nn_flag = Gebiete unter Kontrolle: mit mehr Spielsteinen als jeder andere Spieler und als alle Neubürger.
means-u_hand = Karten auf der Hand.
means-u_nn_mask = Eine Persönlichkeit, die sonst niemand kennt: Sie sagt, womit man gewinnt.
