# London Markets: die Namen seiner Dinge, und die Texte seiner Karten in eigenen Worten.

## Märkte, wie sie auf dem Plan stehen; `at` sagt, wo etwas ist (Dativ), `to`, wohin etwas kommt (Akkusativ); `short` ist der Name, wo wenig Platz ist

market-portobello = Portobello Market
    .at = auf dem Portobello Market
    .to = auf den Portobello Market
    .short = Portobello
market-covent_garden = Covent Garden
    .at = in Covent Garden
    .to = nach Covent Garden
    .short = Covent Garden
market-petticoat_lane = Petticoat Lane
    .at = in der Petticoat Lane
    .to = in die Petticoat Lane
    .short = Petticoat Lane
market-borough = Borough Market
    .at = auf dem Borough Market
    .to = auf den Borough Market
    .short = Borough
market-brixton = Brixton Market
    .at = auf dem Brixton Market
    .to = auf den Brixton Market
    .short = Brixton

## Waren; die letzte steht für alle: eine Karte von beliebiger Sorte

good-coffee = Kaffee
good-soap = Seife
good-silk = Seide
good-china = Porzellan
good-general = nach Wahl

## Händler und Gehilfen, und was ein Gehilfe tut

token-stack = Kistenhändler
token-profit = Gewinnhändler
token-goods = Warenhändler
token-assistant = Gehilfe
token-assistant_2 = zweiter Gehilfe
action-stack = 1 Leiste
action-profit = Gewinn
action-goods = Waren

## Die Stapel der Sonderkarten, die ab 0 gezählt werden

pile-0 = Stapel 1
pile-1 = Stapel 2
pile-2 = Stapel 3
pile-3 = Stapel 4

## Die Phasen einer Runde

phase-setup = die ersten Warenleisten
phase-actions = Aktionen
phase-replenish = Nachschub
phase-auction = Auktionen
phase-move = Händler und Gehilfen ziehen weiter

## Die Wege der Gehilfen

track-T3 = Der Weg
track-T4A = Der erste Weg
track-T4B = Der zweite Weg

## Marktkarten

market_card-MC-01 = Marktkarte 1
market_card-MC-02 = Marktkarte 2
market_card-MC-03 = Marktkarte 3
market_card-MC-04 = Marktkarte 4
market_card-MC-05 = Marktkarte 5
market_card-MC-06 = Marktkarte 6
market_card-MC-07 = Marktkarte 7
market_card-MC-08 = Marktkarte 8
market_card-MC-09 = Marktkarte 9
market_card-MC-10 = Marktkarte 10
market_card-MC-11 = Markt geschlossen
    .text = Kein Nachschub und keine Auktion in dieser Runde.
market_card-MC-12 = Markt geschlossen
    .text = Kein Nachschub und keine Auktion in dieser Runde.

## Sonderkarten. Die Karten einer Familie unterscheiden sich nur durch ihre Märkte: siehe die Terme

-clientele = Kundschaft: { MARKET($market) }
-clientele-text = £1 für jede Kiste, die von dir { MARKET($market, form: "at") } zu sehen ist, mindestens aber £3.
-monopoly = Monopol: { MARKET($market) }
-monopoly-text = Sind { MARKET($market, form: "at") } 5 oder 6 deiner Kisten zu sehen, bekommst du £4, bei 7 oder 8 £8, bei allen 9 £12.
-combined = Kombiangebot: { MARKET($one) } und { MARKET($other) }
-combined-text = £6, wenn { MARKET($one, form: "at") } und ebenso { MARKET($other, form: "at") } 3 deiner Kisten zu sehen sind, £10 bei je 4, £14 bei je 5.

card-tiebreaker = Stichentscheid
    .text = Solange er vor dir liegt, geht jeder Gleichstand, an dem du beteiligt bist, an dich: in Auktionen und auch, wenn am Ende das Geld gezählt wird.
card-replenishment_exchange = Nachschub plus Tausch
    .text = Bei jedem Nachschub eine Warenkarte mehr; danach darfst du eine Karte aus der Hand zurücklegen und eine von einer anderen Sorte nehmen.
card-any_market = Beliebiger Markt
    .text = Lege eine deiner Leisten auf einen Markt deiner Wahl.
card-rich_offer = Reiches Angebot
    .text = Sind auf drei Märkten Kisten von dir zu sehen, bekommst du £3, auf vier £6, auf allen fünf £9.

card-clientele_portobello = { -clientele(market: "portobello") }
    .text = { -clientele-text(market: "portobello") }
card-clientele_covent_garden = { -clientele(market: "covent_garden") }
    .text = { -clientele-text(market: "covent_garden") }
card-clientele_petticoat_lane = { -clientele(market: "petticoat_lane") }
    .text = { -clientele-text(market: "petticoat_lane") }
card-clientele_borough = { -clientele(market: "borough") }
    .text = { -clientele-text(market: "borough") }
card-clientele_brixton = { -clientele(market: "brixton") }
    .text = { -clientele-text(market: "brixton") }
card-monopoly_portobello = { -monopoly(market: "portobello") }
    .text = { -monopoly-text(market: "portobello") }
card-monopoly_covent_garden = { -monopoly(market: "covent_garden") }
    .text = { -monopoly-text(market: "covent_garden") }
card-monopoly_petticoat_lane = { -monopoly(market: "petticoat_lane") }
    .text = { -monopoly-text(market: "petticoat_lane") }
card-monopoly_borough = { -monopoly(market: "borough") }
    .text = { -monopoly-text(market: "borough") }
card-monopoly_brixton = { -monopoly(market: "brixton") }
    .text = { -monopoly-text(market: "brixton") }
card-combined_portobello_petticoat_lane = { -combined(one: "portobello", other: "petticoat_lane") }
    .text = { -combined-text(one: "portobello", other: "petticoat_lane") }
card-combined_covent_garden_borough = { -combined(one: "covent_garden", other: "borough") }
    .text = { -combined-text(one: "covent_garden", other: "borough") }
card-combined_petticoat_lane_brixton = { -combined(one: "petticoat_lane", other: "brixton") }
    .text = { -combined-text(one: "petticoat_lane", other: "brixton") }
card-combined_borough_portobello = { -combined(one: "borough", other: "portobello") }
    .text = { -combined-text(one: "borough", other: "portobello") }
card-combined_brixton_covent_garden = { -combined(one: "brixton", other: "covent_garden") }
    .text = { -combined-text(one: "brixton", other: "covent_garden") }
card-combined_portobello_covent_garden = { -combined(one: "portobello", other: "covent_garden") }
    .text = { -combined-text(one: "portobello", other: "covent_garden") }
card-combined_covent_garden_petticoat_lane = { -combined(one: "covent_garden", other: "petticoat_lane") }
    .text = { -combined-text(one: "covent_garden", other: "petticoat_lane") }
card-combined_petticoat_lane_borough = { -combined(one: "petticoat_lane", other: "borough") }
    .text = { -combined-text(one: "petticoat_lane", other: "borough") }
card-combined_borough_brixton = { -combined(one: "borough", other: "brixton") }
    .text = { -combined-text(one: "borough", other: "brixton") }
card-combined_brixton_portobello = { -combined(one: "brixton", other: "portobello") }
    .text = { -combined-text(one: "brixton", other: "portobello") }
