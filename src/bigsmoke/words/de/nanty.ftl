# Was Nanty Narking sagt.


## Einstellungen des Tisches

option-personalities = Persönlichkeiten
    .help = Standard: die sieben der Spielregel. Klassisch: Moriarty, de Sidonia und Mrs. Hudson sind ausgetauscht. Alternativ: acht andere, die von uns stammen und nicht die gedruckten sind.
option-figures = Agenten- und Gebäudekarten
    .help = Agenten und Gebäude haben Namen, und alle haben geheime Karten, die einigen davon Fähigkeiten geben.
option-first = Erster Platz
    .help = Wer beginnt.
option-first_round_claims = Sieg in der ersten Runde
    .help = Ob man schon im allerersten Zug den Sieg verkünden darf; nach unserer Auslegung nicht.
option-free_relocation = Siebtes Gebäude gratis
    .help = Ob es gratis ist, ein Gebäude zu versetzen, wenn alle sechs gebaut sind; nach unserer Auslegung ist der Preis des neuen Gebiets fällig.
option-two_cards = Babbage und Mycroft
    .help = Ob ihre zwei Karten einzeln gewählt oder zusammen ausgelegt werden, bevor die erste gespielt wird.
option-inigo_jones = Inigo Jones
    .help = Ob die Gebietskarte, die er zurückgibt, für einen späteren Bauherrn wieder wirkt oder endgültig verloren ist.
option-classic_for_two = Klassischer de Sidonia zu zweit
    .help = Der klassische de Sidonia ist nicht für zwei Spieler gedacht: Er fällt weg, oder der normale spielt mit.
option-starting_agents = Agenten zu Beginn
    .help = Mit Agentenkarten: ob die ersten Agenten offen der Reihe nach gewählt werden oder von allen gleichzeitig und geheim.
option-cards = Korrigierte Karten
    .help = Deine eigene Lesart von Karten: {"{"}Karten-ID: {"{"}Feld: Wert{"}"}{"}"}.

## Daueraufträge, mit der Stimme des Spielers

order-always-ask = Frag mich immer, wenn ich reagieren könnte.
order-never-ask = Lass alles ohne Nachfrage geschehen; Holborn wird trotzdem angeboten.
order-save-any-agent = Rette jeden meiner Agenten vor dem Versetzen und Entfernen, solange ich eine Karte dafür habe.
order-save-my-last-in-an-area = Rette einen Agenten nur, wenn er mein letzter in seinem Gebiet ist; lass den Rest geschehen.

## Teile anderer Meldungen

# Was ein Spieler von Hand korrigiert hat, so wie es ist.
own-words = { $words }
# Steht nur in aim_text: "gegen dich, Ben".
player = { SEAT($seat, form: "acc") }

# Eine Figur. $what ist grenadier, new_citizen, agent oder ein Agent mit Namen; die letzten beiden haben einen $owner.
# `acc` ist der Akkusativ.
pawn = { $what ->
    [grenadier] der Grenadier { AREA($area, form: "in") }
    [new_citizen] der Neubürger { AREA($area, form: "in") }
   *[agent] { ME($owner) ->
        [you] { FIGURE($what, form: "your") } { AREA($area, form: "in") }
       *[other] { FIGURE($what, form: "the") } { SEAT($owner, form: "of") } { AREA($area, form: "in") }
    }
}
    .acc = { $what ->
        [grenadier] den Grenadier { AREA($area, form: "in") }
        [new_citizen] den Neubürger { AREA($area, form: "in") }
       *[agent] { ME($owner) ->
            [you] { FIGURE($what, form: "your-acc") } { AREA($area, form: "in") }
           *[other] { FIGURE($what, form: "acc") } { SEAT($owner, form: "of") } { AREA($area, form: "in") }
        }
    }
# Dasselbe, wo es zwei gibt oder wo der Satz ein anderes Gebiet hat.
pawn-first = { $first_what ->
    [grenadier] der Grenadier { AREA($first_area, form: "in") }
    [new_citizen] der Neubürger { AREA($first_area, form: "in") }
   *[agent] { ME($first_owner) ->
        [you] { FIGURE($first_what, form: "your") } { AREA($first_area, form: "in") }
       *[other] { FIGURE($first_what, form: "the") } { SEAT($first_owner, form: "of") } { AREA($first_area, form: "in") }
    }
}
pawn-second = { $second_what ->
    [grenadier] der Grenadier { AREA($second_area, form: "in") }
    [new_citizen] der Neubürger { AREA($second_area, form: "in") }
   *[agent] { ME($second_owner) ->
        [you] { FIGURE($second_what, form: "your") } { AREA($second_area, form: "in") }
       *[other] { FIGURE($second_what, form: "the") } { SEAT($second_owner, form: "of") } { AREA($second_area, form: "in") }
    }
}
# Eine Figur oder mehrere Agenten eines Spielers; `would` und `must` mit ihrem Verb.
pawns = { $count ->
    [one] { pawn }
   *[other] { $count } Agenten { SEAT($owner, form: "of") } { AREA($area, form: "in") }
}
    .would = { $count ->
        [one] { pawn } würde
       *[other] { $count } Agenten { SEAT($owner, form: "of") } { AREA($area, form: "in") } würden
    }
    .must = { $count ->
        [one] { pawn } müsste
       *[other] { $count } Agenten { SEAT($owner, form: "of") } { AREA($area, form: "in") } müssten
    }

# Die Symbole einer Karte, und eine Karte ganz ohne.
symbols = { LIST($parts, style: "comma") }
no-symbols = keine Symbole

# Was eine Persönlichkeit bei jeder Spielerzahl braucht.
needs-by-players = { LIST($needs, style: "or") } (bei { LIST($players, style: "or") } Spielern)

## Worauf man reagieren kann: Satzteile, die klein beginnen, in einer Frage und im Protokoll

threat-remove = { pawns.would } entfernt
threat-move = { pawns.would } versetzt
threat-flee = { pawns.must } fliehen
threat-destroy = das Gebäude { AREA($area, form: "in") } würde zerstört
threat-forfeit = die Gebietskarte { AREA($area) } müsste zurück in die Auslage
threat-arrive = { $pawn ->
    [grenadier] { $count ->
        [one] ein Grenadier würde
       *[other] { $count } Grenadiere würden
    }
   *[new_citizen] { $count ->
        [one] ein Neubürger würde
       *[other] { $count } Neubürger würden
    }
} { AREA($area, form: "to") } kommen
# $cause: der Name der Karte, um deren Text es geht. Das lesen auch Unbeteiligte, darum ohne "gegen dich".
threat-text = { ME($seat) ->
    [you] du setzt den Text von „{ $cause }“ ein
   *[other] { SEAT($seat) } setzt den Text von „{ $cause }“ ein
}
threat-unknown = der Text einer Karte würde dich treffen

## Fragen, für sich und mit dem, worum es geht
# `for` nennt die Karte, die fragt ($cause), `at` ein Gebiet, `of` eine Figur, einen Spieler ($target) oder eine Karte.

ask-turn = Welche Karte spielst du?
ask-after = Zug beenden oder vorher noch etwas tun?
ask-place_agent = Wohin setzt du einen Agenten?
    .for = { $cause }: Wohin setzt du einen Agenten?
ask-source = Alle deine Agenten sind im Spiel: Welchen versetzt du dorthin?
    .at = { AREA($area) }: Alle deine Agenten sind im Spiel. Welchen versetzt du dorthin?
ask-figure = Welchen Agenten setzt du?
    .at = { AREA($area) }: Welchen Agenten setzt du?
ask-remove_trouble = Welchen Unruhemarker entfernst du?
    .for = { $cause }: Welchen Unruhemarker entfernst du?
ask-assassinate = Auf wen verübst du das Attentat?
    .for = { $cause }: Auf wen verübst du das Attentat?
ask-build = Wo baust du?
    .for = { $cause }: Wo baust du?
ask-move_building = Alle deine Gebäude sind gebaut: Welches versetzt du dorthin?
    .at = { AREA($area) }: Alle deine Gebäude sind gebaut. Welches versetzt du dorthin?
ask-house = Welches Gebäude setzt du?
ask-take_money = Nimmst du das Geld?
    .of = { CARD($card) }: Nimmst du £{ $amount }?
ask-another = Noch eine Karte spielen?
    .for = { $cause }: Noch eine Karte spielen?
ask-use_text = Nutzt du den Text der Karte?
    .of = { CARD($card) }: { $words } Nutzt du den Text?
ask-target = Welcher Spieler?
ask-payee = Wen bezahlst du?
ask-receiver = Wer bekommt das Geld?
    .of = { CAP(SEAT($target)) }: Wer bekommt das Geld?
ask-robbed = Welcher Spieler zahlt dir etwas?
    .for = { $cause }: Welcher Spieler zahlt dir £{ $money }?
ask-area = Welches Gebiet?
ask-next_area = Wohin setzt du noch einen Agenten?
    .for = { $cause }: Wohin setzt du noch einen Agenten?
ask-pawn = Welche Figur?
ask-victim = Welche Figur wird entfernt?
    .for = { $cause }: Welche Figur wird entfernt?
ask-own_agent = Welchen deiner Agenten versetzt du?
    .for = { $cause }: Welchen deiner Agenten versetzt du?
    .swap = { $cause }: Welcher deiner Agenten tauscht den Platz mit einem anderen?
ask-second_pawn = Mit welcher Figur wird der Platz getauscht?
    .of = { CAP(pawn) }: Mit welcher Figur wird der Platz getauscht?
ask-destination = Wohin kommt die Figur?
    .of = { CAP(pawn) }: Wohin kommt die Figur?
ask-discard = Welche Karte wirfst du ab?
    .for = { $cause }: Welche Karte wirfst du ab?
ask-next_discard = Welche Karte wirfst du ab?
    .sold = { $cause }: Welche Karte wirfst du noch für £{ $money } ab?
    .refill = { $cause }: Welche Karte wirfst du ab, bevor du auf fünf nachziehst?
ask-give = Welche Karte gibst du her?
    .for = { $cause }: Welche Karte gibst du her?
ask-give_or_pay = Gibst du Geld oder eine Karte her?
    .for = { $cause }: Gibst du Geld oder eine Karte her?
ask-keep = Welche dieser Karten behältst du?
    .of = { CAP(SEAT($target)) }: Welche dieser Karten behältst du?
ask-steal = Du siehst die ganze Hand: Welche Karte nimmst du?
    .of = { CAP(SEAT($target)) }: Du siehst die ganze Hand. Welche Karte nimmst du?
    .thrown = { CAP(SEAT($target)) }: Du siehst die ganze Hand. Welche Karte wird abgeworfen?
ask-ransom = Zahlst du?
    .pawn = { CAP(pawn) } würde entfernt: Zahlst du { SEAT($payee, form: "dat") } £{ $amount }, damit das nicht geschieht?
    .burden = { CARD($card) }: Zahlst du { SEAT($payee, form: "dat") } £{ $amount }? Sonst liegt diese Karte für den Rest des Spiels vor dir.
    .building = { CARD($card) }: Zahlst du { SEAT($payee, form: "dat") } £{ $amount }? Sonst darf { SEAT($payee) } eins deiner Gebäude entfernen.
ask-raze = Welches Gebäude entfernst du?
    .of = { CAP(SEAT($target)) }: Welches Gebäude entfernst du?
ask-lose_agent = Welchen deiner Agenten verlierst du?
    .for = { $cause }: Welchen deiner Agenten verlierst du?
    .or-pay = { $cause }: Welchen deiner Agenten verlierst du, oder zahlst du £{ $money }?
ask-two_cards = Welche Karten legst du aus?
    .for = { $cause }: Welche Karten legst du aus?
ask-power_area = Welches Gebiet?
    .at = { AREA($area) }: Welches Gebiet?
ask-power_discard = Welche Karte wirfst du ab?
    .at = { AREA($area) }: Welche Karte wirfst du ab?
ask-react = Reagierst du?
    .to = { CAP(LIST($threats, style: "semicolon")) }. Reagierst du?
ask-save_which = Welchen Agenten?
    .for = { $cause }: Welchen Agenten?
ask-relocate = Wohin geht der Agent stattdessen?
    .of = { CAP(pawn) }: Wohin geht der Agent stattdessen?
ask-flood = Welcher Agent flieht vor dem Hochwasser, und wohin?
ask-murder = Wer wird ermordet?
    .at = { AREA($area) }: Wer wird ermordet?
ask-inigo_agent = Welcher deiner Agenten muss gehen?
    .at = { AREA($area) }: Welcher deiner Agenten muss gehen?
ask-subsidence = Du kannst nicht für alle zahlen: Welches Gebäude verlierst du?
ask-start = Welcher Agent beginnt dort?
    .at = { AREA($area) }: Welcher Agent beginnt dort?
ask-start_all = Mit welchen Agenten beginnst du?
ask-figure_target = Welcher Spieler?
    .for = { $cause }: Welcher Spieler?
ask-prey = Welche Figuren sollen entfernt werden?
    .for = { $cause }: Welche Figuren sollen entfernt werden?
ask-calm_area = Welchen Unruhemarker entfernst du?
    .for = { $cause }: Welchen Unruhemarker entfernst du?
ask-events_taken = Wie viele Zufallsereignisse siehst du dir an?
ask-event_down = Welches Zufallsereignis kommt nach unten?
ask-event_on_top = Welches Zufallsereignis kommt als Nächstes?
ask-draw_building = Eine Gebäudekarte ziehen?

# Die erste Frage eines Kartentextes, je nachdem, was er tut; $effect_… sind seine Zahlen.
ask-text-build_half_price = { CARD($card) }: Wo baust du für 1/{ $effect_divisor } des Preises?
ask-text-buy_building = { CARD($card) }: Welches Gebäude kaufst du und ersetzt es durch eins von deinen?
ask-text-discard_cards = { CARD($card) }: Welche Karte wirfst du ab?
ask-text-discard_any_for_money = { CARD($card) }: Welche Karte wirfst du für £{ $effect_money } ab?
ask-text-earn_per_pawn_in_trouble_area = { CARD($card) }: Wo nimmst du £{ $effect_money } für jede Figur?
ask-text-force_transfer = { CARD($card) }: Welcher Spieler muss einem anderen £{ $effect_money } geben?
ask-text-inspect_hand_discard_one = { CARD($card) }: Wessen Hand siehst du dir an, um eine Karte daraus abzuwerfen?
ask-text-move_other_agent_adjacent = { CARD($card) }: Welche Figur versetzt du in ein Nachbargebiet?
ask-text-move_own_anywhere = { CARD($card) }: Welchen deiner Agenten versetzt du?
ask-text-move_own_from_trouble_adjacent = { CARD($card) }: Welcher deiner Agenten geht in ein Nachbargebiet?
ask-text-pay_or_hand_burden = { CARD($card) }: Welcher Spieler zahlt dir £{ $effect_money } oder hat diese Karte für den Rest des Spiels?
ask-text-pay_or_lose_building = { CARD($card) }: Welcher Spieler zahlt dir £{ $effect_money } oder verliert vielleicht ein Gebäude?
ask-text-pay_player_then_assassinate = { CARD($card) }: Wem zahlst du £{ $effect_money }, um selbst ein Attentat zu verüben?
ask-text-pay_player_then_move_own = { CARD($card) }: Wem zahlst du £{ $effect_money }, um einen deiner Agenten irgendwohin zu versetzen?
ask-text-pay_player_to_remove = { CARD($card) }: Wem zahlst du £{ $effect_money }, damit er die Figur nennt, die entfernt wird?
ask-text-place_anywhere_no_trouble = { CARD($card) }: Wohin setzt du einen Agenten, ohne Unruhe?
ask-text-place_at_own_building = { CARD($card) }: Wohin setzt du einen Agenten?
ask-text-place_in_trouble_area = { CARD($card) }: Wohin setzt du einen Agenten?
ask-text-place_in_or_adjacent_area = { CARD($card) }: Wohin setzt du einen Agenten?
ask-text-place_trouble_any = { CARD($card) }: Wohin legst du einen Unruhemarker?
ask-text-place_trouble_next_to_trouble = { CARD($card) }: Wohin legst du einen Unruhemarker?
ask-text-remove_pawn_from_area = { CARD($card) }: Welche Figur { AREA($effect_area, form: "in") } entfernst du?
ask-text-sell_card = { CARD($card) }: Welcher Spieler muss dir eine Karte für £{ $effect_money } abkaufen?
ask-text-swap_hands = { CARD($card) }: Mit welchem Spieler tauschst du die Hand?
ask-text-swap_two_pawns = { CARD($card) }: Welche Figur tauscht den Platz mit einer anderen?
ask-text-take_from_one = { CARD($card) }: Welcher Spieler zahlt dir £{ $effect_money }?
ask-text-take_two_random_keep_one = { CARD($card) }: Aus wessen Hand ziehst du { $effect_cards ->
    [one] 1 Karte
   *[other] { $effect_cards } Karten
}, um eine zu behalten?
ask-text-target_gives_cards = { CARD($card) }: Welcher Spieler gibt dir { $effect_cards ->
    [one] 1 Karte
   *[other] { $effect_cards } Karten
}?

## Antworten: Dinge des Tisches

pick-card = { CARD($card) }
pick-area = { AREA($area) }
pick-site = { AREA($area) } (£{ $cost })
pick-player = { CAP(SEAT($target)) }
pick-pawn = { CAP(pawn) }
pick-flight = { CAP(pawn) } flieht { AREA($to, form: "to") }
pick-figure = { FIGURE($figure) }
pick-house = { FIGURE($house) }
pick-event = { EVENT($event) }
pick-amount = { $amount }
pick-start = { LIST($places, style: "comma") }
start-place = { FIGURE($figure) } { AREA($area, form: "in") }

## Antworten: was man tun kann

answer-skip = Auslassen
answer-end_turn = Zug beenden
answer-use = Ja
answer-pass = Geschehen lassen
answer-done = Fertig
take-none = Keine nehmen
refuse-pawn = Nicht zahlen: { CAP(pawn-first) } wird entfernt
refuse-burden = Nicht zahlen: Diese Karte liegt für den Rest des Spiels vor dir
refuse-building = Nicht zahlen: { CAP(SEAT($payee)) } darf eins deiner Gebäude entfernen
pay-bank = £{ $cost } an die Bank zahlen
pay-player = £{ $cost } an { SEAT($payee, form: "acc") } zahlen
declare-victory = Den Sieg verkünden
declare-victory-as = Den Sieg als { PERSONALITY($personality) } verkünden
use-area = { AREA($area) } nutzen
use-figure = { FIGURE($figure_card) } nutzen
throw-away = „{ CARD($card) }“ wegwerfen
play-suffragist = Die Suffragette spielen
suffragist-saves = Die Suffragette rettet { $spares }
holborn-spares = Für £{ $cost } rettet Holborn { $spares }
# Was gerettet wird: Akkusativ hinter "rettet".
spares-agent = { pawn.acc }
spares-arrival = { $pawn ->
    [grenadier] { AREA($area, form: "acc") } vor einem Grenadier
   *[new_citizen] { AREA($area, form: "acc") } vor einem Neubürger
}
spares-building = das Gebäude { AREA($area, form: "in") }
spares-card = die Gebietskarte { AREA($area) }
# Dr. Watson, $card, und die Karte, die vor ihm gespielt wurde, $last.
watson-takes-back = { CARD($card) }: Zug beenden und „{ CARD($last) }“ zurücknehmen
watson-burden = { CARD($card) }: Zug beenden; „{ CARD($last) }“ bleibt bei { SEAT($holder, form: "dat") }
watson-loan = { CARD($card) }: Zug beenden; „{ CARD($last) }“ bleibt vor dir liegen
watson-taken-up = { CARD($card) }: Zug beenden; „{ CARD($last) }“ wurde schon wieder aufgenommen

# Was eine Unterbrechung bewirken würde.
answer-blocks = Es geschieht nicht. Die Karte wird abgeworfen.
answer-saves = Der Agent bleibt. Die Karte wird abgeworfen.
answer-relocates = Der Agent geht anderswohin. Die Karte wird abgeworfen.

## Warnungen

warn-own-agent = Das ist dein eigener Agent.
warn-interrupt = So gespielt bewirkt eine Unterbrechung nichts.
warn-idle = Nichts auf dieser Karte hätte jetzt eine Wirkung.
warn-nothing-back = Keine Karte kommt auf deine Hand zurück.
final-event = Das nächste Ereignis wird aufgedeckt: kein Zurück.
final-hand = Du ziehst auf { $hand } Karten nach: kein Zurück.

## Was eine Antwort ändern würde

# Alles, was sich sichtbar ändern würde.
on-the-board = { LIST($changes, style: "semicolon") }
money-becomes = Aus £{ $before } werden £{ $after }
trouble-comes = Unruhe { AREA($area, form: "in") }: dann { $count }-mal auf dem Spielplan
trouble-goes = Ruhe { AREA($area, form: "in") }: dann { $count }-mal Unruhe auf dem Spielplan
control-goes = Kontrolle über { AREA($area, form: "acc") }: { SEAT($seat) }
control-lapses = Kontrolle über { AREA($area, form: "acc") }: niemand
aim-trouble = { PERSONALITY($personality) }: Unruhe von { $before } auf { $after }, nötig { $need }
aim-quiet = { PERSONALITY($personality) }: Unruhe von { $before } auf { $after }, höchstens { $need }
aim-player = { PERSONALITY($personality) }: { SEAT($seat) } von { $before } auf { $after }, nötig { $need }
may-stop = { ME($seat) ->
    [you] Du kannst
   *[other] { SEAT($seat) } kann
} es noch verhindern
cannot-stop = { ME($seat) ->
    [you] Du kannst
   *[other] { SEAT($seat) } kann
} es nicht verhindern

## Warum etwas nicht geht

why-at-the-end = Deine Persönlichkeit gewinnt, wenn der Stapel aufgebraucht ist.
why-first-round = In der ersten Runde gewinnt niemand.
why-too-late = Den Sieg verkündet man in einem Zug vor allem anderen.
why-not-enough = Du hast { $have } und brauchst { $need }.
why-built = Dort steht schon ein Gebäude.
why-trouble = Dort herrscht Unruhe.
why-costs = Das kostet £{ $cost }.
why-gained = Du hast die Karte erst in diesem Zug bekommen.
why-used = Du hast die Karte in diesem Zug schon genutzt.
why-grenadier = Dort steht ein Grenadier.
why-events-only = Die Karte wirkt, wenn ein Zufallsereignis eintritt.
why-nothing = Es gibt nichts, worauf die Karte wirken könnte.

## Das Protokoll
# Karten stehen ohne Anführungszeichen: Es können mehrere in einer Zeile sein.

turn = { ME($seat) ->
    [you] Du bist
   *[other] { SEAT($seat) } ist
} am Zug
play = { ME($seat) ->
    [you] Du spielst
   *[other] { SEAT($seat) } spielt
} { CARD($card) }
discard = { ME($seat) ->
    [you] Du wirfst
   *[other] { SEAT($seat) } wirft
} { CARD($card) } ab
    .aside = { CARD($card) } abgeworfen
recover = { ME($seat) ->
    [you] Du nimmst
   *[other] { SEAT($seat) } nimmt
} { CARD($card) } vom Ablagestapel
interrupt = { ME($seat) ->
    [you] Du spielst
   *[other] { SEAT($seat) } spielt
} { CARD($card) }
take_back = { ME($seat) ->
    [you] Du nimmst
   *[other] { SEAT($seat) } nimmt
} { CARD($card) } zurück
loan = { ME($seat) ->
    [you] Du behältst
   *[other] { SEAT($seat) } behält
} { CARD($card) } als Kredit
burden = { ME($seat) ->
    [you] Du hast
   *[other] { SEAT($seat) } hat
} { CARD($card) } am Hals
lay_out = { ME($seat) ->
    [you] Du legst
   *[other] { SEAT($seat) } legt
} { CARD($card) } aus
done = { ME($seat) ->
    [you] Du bist
   *[other] { SEAT($seat) } ist
} mit { CARD($card) } fertig
    .aside = mehr nicht
skip-place = { ME($seat) ->
    [you] Du setzt
   *[other] { SEAT($seat) } setzt
} keinen Agenten
    .aside = kein Agent
skip-calm = { ME($seat) ->
    [you] Du entfernst
   *[other] { SEAT($seat) } entfernt
} keine Unruhe
    .aside = keine Unruhe entfernt
skip-money = { ME($seat) ->
    [you] Du nimmst
   *[other] { SEAT($seat) } nimmt
} kein Geld
    .aside = kein Geld
skip-skull = { ME($seat) ->
    [you] Du verübst
   *[other] { SEAT($seat) } verübt
} kein Attentat
    .aside = kein Attentat
skip-build = { ME($seat) ->
    [you] Du baust
   *[other] { SEAT($seat) } baut
} nichts
    .aside = nichts gebaut
skip-scroll = { ME($seat) ->
    [you] Du nutzt
   *[other] { SEAT($seat) } nutzt
} den Text von { CARD($card) } nicht
    .aside = ohne den Text
skip-another = { ME($seat) ->
    [you] Du spielst
   *[other] { SEAT($seat) } spielt
} keine weitere Karte
    .aside = keine weitere Karte
raze_none = { ME($seat) ->
    [you] Du entfernst
   *[other] { SEAT($seat) } entfernt
} kein Gebäude { SEAT($target, form: "of") }
take_none = { ME($seat) ->
    [you] Du nimmst
   *[other] { SEAT($seat) } nimmt
} keine Karte { SEAT($target, form: "of") }
fog = { CARD($card) } geht im Nebel verloren
draw = { ME($seat) ->
    [you] Du ziehst
   *[other] { SEAT($seat) } zieht
} { CARD($card) }
draw-unseen = { ME($seat) ->
    [you] Du ziehst
   *[other] { SEAT($seat) } zieht
} eine Karte
    .counted = { ME($seat) ->
        [you] Du ziehst
       *[other] { SEAT($seat) } zieht
    } { $count ->
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
       *[other] { $count }
    } Karten
# Eine Karte wechselt die Hand.
pass = { ME($seat) ->
    [you] Du gibst
   *[other] { SEAT($seat) } gibt
} { SEAT($to, form: "dat") } { CARD($card) }
pass-unseen = { ME($seat) ->
    [you] Du gibst
   *[other] { SEAT($seat) } gibt
} { SEAT($to, form: "dat") } eine Karte
    .counted = { ME($seat) ->
        [you] Du gibst
       *[other] { SEAT($seat) } gibt
    } { SEAT($to, form: "dat") } { $count ->
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
       *[other] { $count }
    } Karten
look = { ME($seat) ->
    [you] Du siehst dir
   *[other] { SEAT($seat) } sieht sich
} Karten { SEAT($target, form: "of") } an
gain = { ME($seat) ->
    [you] Du nimmst
   *[other] { SEAT($seat) } nimmt
} £{ $amount }
    .aside = +£{ $amount }
pay = { ME($seat) ->
    [you] Du zahlst
   *[other] { SEAT($seat) } zahlt
} £{ $amount }
    .aside = −£{ $amount }
pay_to = { ME($seat) ->
    [you] Du zahlst
   *[other] { SEAT($seat) } zahlt
} { SEAT($to, form: "dat") } £{ $amount }
place = { ME($seat) ->
    [you] Du setzt
   *[other] { SEAT($seat) } setzt
} einen Agenten { AREA($area, form: "to") }
    .aside = ein Agent { AREA($area, form: "to") }
place-figure = { ME($seat) ->
    [you] Du setzt
   *[other] { SEAT($seat) } setzt
} { FIGURE($figure, form: "acc") } { AREA($area, form: "to") }
    .aside = { FIGURE($figure, form: "the") } { AREA($area, form: "to") }
remove = { CAP(pawn) } wird entfernt
move = { CAP(pawn) } geht { AREA($to, form: "to") }
swap = { CAP(pawn-first) } und { pawn-second } tauschen die Plätze
aim = { ME($seat) ->
    [you] Du hast
   *[other] { SEAT($seat) } hat
} es auf { pawn.acc } abgesehen
aim_move = { ME($seat) ->
    [you] Du willst
   *[other] { SEAT($seat) } will
}, dass { pawn } { AREA($to, form: "to") } geht
aim_swap = { ME($seat) ->
    [you] Du willst
   *[other] { SEAT($seat) } will
}, dass { pawn-first } und { pawn-second } die Plätze tauschen
# $cause: der Name der Karte; $whom: die Spieler, gegen die ihr Text geht.
aim_text = { ME($seat) ->
    [you] Du setzt
   *[other] { SEAT($seat) } setzt
} „{ $cause }“ gegen { LIST($whom, style: "comma") } ein
    .aside = gegen { LIST($whom, style: "comma") }
trouble = Unruhe { AREA($area, form: "in") }
    .aside = Unruhe { AREA($area, form: "in") }
calm = Die Unruhe { AREA($area, form: "in") } ist vorbei
    .aside = keine Unruhe mehr { AREA($area, form: "in") }
trouble_came = Unruhe kommt { AREA($area, form: "to") }
    .aside = Unruhe kommt { AREA($area, form: "to") }
trouble_went = Mit der Figur verschwindet die Unruhe { AREA($area, form: "from") }
    .aside = die Unruhe { AREA($area, form: "in") } verschwindet
power = { ME($seat) ->
    [you] Du nutzt
   *[other] { SEAT($seat) } nutzt
} { AREA($area, form: "acc") }
raze = { ME($seat) ->
    [you] Du verlierst
   *[other] { SEAT($seat) } verliert
} das Gebäude { AREA($area, form: "in") }
vacate = { ME($seat) ->
    [you] Du versetzt
   *[other] { SEAT($seat) } versetzt
} das Gebäude { AREA($area, form: "from") }
forfeit = { ME($seat) ->
    [you] Du gibst
   *[other] { SEAT($seat) } gibt
} die Gebietskarte { AREA($area) } zurück
roll = { ME($seat) ->
    [you] Du würfelst
   *[other] { SEAT($seat) } würfelt
} { $number }: { AREA($area) }
    .aside = Wurf { $number }: { AREA($area) }
build = { ME($seat) ->
    [you] Du baust
   *[other] { SEAT($seat) } baut
} ein Gebäude { AREA($area, form: "in") }
    .aside = ein Gebäude { AREA($area, form: "in") }
build-house = { ME($seat) ->
    [you] Du baust
   *[other] { SEAT($seat) } baut
} { FIGURE($house, form: "acc") } { AREA($area, form: "in") }
    .aside = { FIGURE($house, form: "the") } { AREA($area, form: "in") }
event = Zufallsereignis: { EVENT($event) }
arrive = { $pawn ->
    [grenadier] Ein Grenadier kommt { AREA($area, form: "to") }
   *[new_citizen] Ein Neubürger kommt { AREA($area, form: "to") }
}
# $stopped: was geschehen wäre, eine der Meldungen threat-….
spare = Verhindert: { CAP($stopped) }
ability = { ME($seat) ->
    [you] Du nutzt
   *[other] { SEAT($seat) } nutzt
} die Karte „{ FIGURE($figure_card) }“
lose_card = { ME($seat) ->
    [you] Du verlierst
   *[other] { SEAT($seat) } verliert
} die Karte „{ FIGURE($figure_card) }“
draw_building = { ME($seat) ->
    [you] Du ziehst
   *[other] { SEAT($seat) } zieht
} die Karte „{ FIGURE($figure_card) }“
draw_building-unseen = { ME($seat) ->
    [you] Du ziehst
   *[other] { SEAT($seat) } zieht
} eine Gebäudekarte
look_events = { ME($seat) ->
    [you] Du siehst dir
   *[other] { SEAT($seat) } sieht sich
} die nächsten Zufallsereignisse an: { $amount }
order_events = { ME($seat) ->
    [you] Du legst
   *[other] { SEAT($seat) } legt
} eins nach unten und die übrigen wieder obenauf
swap_hands = { ME($seat) ->
    [you] Du tauschst
   *[other] { SEAT($seat) } tauscht
} die Hand mit { SEAT($target, form: "dat") }
trade = { ME($seat) ->
    [you] Du tauschst deine
   *[other] { SEAT($seat) } tauscht die eigene
} Persönlichkeit blind gegen eine andere
trade-seen = { ME($seat) ->
    [you] Du tauschst
   *[other] { SEAT($seat) } tauscht
} { PERSONALITY($gave) } gegen { PERSONALITY($got) }
view_unused = { ME($seat) ->
    [you] Du siehst dir
   *[other] { SEAT($seat) } sieht sich
} Persönlichkeiten an, die niemand hat
view_unused-seen = { ME($seat) ->
    [you] Du siehst
   *[other] { SEAT($seat) } sieht
}, wen niemand hat: { PERSONALITY($personalities) }
claim = { ME($seat) ->
    [you] Du verkündest
   *[other] { SEAT($seat) } verkündet
} den Sieg als { PERSONALITY($personality) }
pile_empty = { ME($seat) ->
    [you] Du kannst
   *[other] { SEAT($seat) } kann
} nicht nachziehen: Der Stapel ist leer
end-declared = Das Spiel ist aus
end-pile_won = Der Stapel ist aufgebraucht, und damit gewinnt eine Persönlichkeit
end-riots = Krawalle beenden das Spiel: Die Punkte entscheiden
end-pile_empty = Der Stapel ist aufgebraucht: Die Punkte entscheiden

## Die Vorschau: die Zahl folgt auf den Text

# $mine: ob es die eigene Persönlichkeit des Lesers ist.
forecast-aim = { PERSONALITY($personality) }{ $mine ->
    [true] {" "}(du)
   *[false] {""}
} braucht { $need }; du hast
forecast-trouble = { PERSONALITY($personality) }{ $mine ->
    [true] {" "}(du)
   *[false] {""}
} braucht { $need }; es gibt
forecast-quiet = { PERSONALITY($personality) }{ $mine ->
    [true] {" "}(du)
   *[false] {""}
} braucht höchstens { $need }; es gibt
forecast-net-worth = Vermögen
forecast-money = Geld
forecast-buildings = Gebäude
forecast-loans = Kredite
forecast-hand = Handkarten
forecast-control = Kontrollierte Gebiete
forecast-score = Punkte, wenn jetzt gewertet würde

## Die Wertung

sheet-victory = Sieg: { PERSONALITY($personality) }
    .headline = { ME($seat) ->
        [you] Du gewinnst
       *[other] { SEAT($seat) } gewinnt
    } als { PERSONALITY($personality) }
sheet-agents = Agenten auf dem Spielplan, je { $each }
    .title = Agenten auf dem Spielplan
    .note = je { $each } Punkte, keine neben einem Grenadier
sheet-buildings = Gebäude
    .title = Gebäude
    .note = was sie kosten, nichts neben einem Grenadier
sheet-money = Geld
    .title = Geld
    .note = ein Punkt für jedes Pfund
sheet-repaid = Zurückgezahlte Kredite
    .title = Zurückgezahlte Kredite
    .note = je £12
sheet-unpaid = Nicht zurückgezahlte Kredite
    .title = Nicht zurückgezahlte Kredite
    .note = je 15 Punkte
sheet-total = Summe
sheet-best_card = Teuerste Gebietskarte (entscheidet bei Gleichstand)
    .title = Teuerste Gebietskarte
    .note = bricht Gleichstände

## Der Tisch in Worten

the-board = Der Spielplan
board-area = { $number } { AREA($area) } (£{ $cost }): { LIST($pieces, style: "comma") }
board-controlled = { $number } { AREA($area) } (£{ $cost }): { LIST($pieces, style: "comma") }; kontrolliert von { SEAT($seat, form: "dat") }
board-empty = leer
board-agents = { SEAT($seat) } x{ $count }
board-figures = { SEAT($seat) }: { FIGURE($figures, style: "comma") }
board-grenadiers = Grenadier x{ $count }
board-new-citizens = Neubürger x{ $count }
# $house: ein Gebäude mit Namen, oder building.
board-building = { FIGURE($house) } { SEAT($owner, form: "of") }
board-building-only = { FIGURE($house) } { SEAT($owner, form: "of") }, ohne Karte
board-trouble = Unruhe
the-piles = Die Stapel
pile-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} zum Nachziehen, davon { $grey } grau
pile-discarded = Abgeworfen: { $count }, zuletzt { CARD($cards, style: "comma") }
pile-events = { $count ->
    [one] { $count } Zufallsereignis kommt
   *[other] { $count } Zufallsereignisse kommen
} noch
pile-events-gone = { $count ->
    [one] { $count } Zufallsereignis kommt
   *[other] { $count } Zufallsereignisse kommen
} noch; schon vorbei: { EVENT($events, style: "comma") }
pile-foreseen = Du kennst die nächsten Ereignisse: { EVENT($events, style: "comma") }
side = { CAP(SEAT($seat)) }: £{ $money }, { $hand_size } auf der Hand, { $reserve ->
    [one] { $reserve } Agent
   *[other] { $reserve } Agenten
} im Vorrat
side-areas = Gebietskarten: { AREA($areas, style: "comma") }
side-loans = Kredite: { CARD($cards, style: "comma") }
side-burdens = Am Hals: { CARD($cards, style: "comma") }
side-known = Bekannt auf der Hand: { CARD($cards, style: "comma") }
side-unrevealed = { $agents ->
    [one] { $agents } Agentenkarte
   *[other] { $agents } Agentenkarten
}, { $buildings ->
    [one] { $buildings } Gebäudekarte
   *[other] { $buildings } Gebäudekarten
} verdeckt
side-revealed = Aufgedeckt: { FIGURE($figures, style: "comma") }
side-empty = Keine Gebietskarten
your-secrets = Deine Geheimnisse
own-personality = Du bist { PERSONALITY($personality) }: { $words }
own-seen = Unter den unbenutzten gesehen: { PERSONALITY($personalities, style: "comma") }
own-card = { CARD($card) } ({ $symbols })
own-card-with-text = { CARD($card) } ({ $symbols }): { $words }
own-figure = { FIGURE($figure) }: { $words }

## Die Kartenübersicht

note-own-name = Den Namen haben wir selbst gewählt: Der gedruckte ist uns nicht bekannt.
note-own-personality = Die gedruckten alternativen Persönlichkeiten sind uns nicht bekannt: Diese stammt von uns.
