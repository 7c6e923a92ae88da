# London, 2nd edition: its actions, and what its cards and boroughs say, in our own words.

## Actions

action-develop = Stadt ausbauen
action-buy_land = Land kaufen
action-run_city = Stadt verwalten
action-draw_three = Drei Karten ziehen

## City cards

text-bank_of_england = Jeder Kredit, den du aufnimmst, bringt £12 statt £10 (Rückzahlung unverändert; kein Kredit, um einen Kredit zurückzuzahlen).
text-bridge = Du bekommst £1 je offene braune Karte oben auf deinen Stapeln.
text-brixton_prison = Lege bis zu drei Handkarten aufs Bautableau; für jede verlierst du 1 Armut.
text-coffee_house = Aktionskarte: Nimm sie beim Ausbauen aus dem Spiel und lege dafür eine Karte vom Bautableau in deine Auslage, in beliebiger Farbe und ohne Abwurf (die Zusatzkosten sind fällig).
text-coffee_house_building = Wird ohne Abwurf gebaut. Beim Aktivieren: Lege eine Karte vom Bautableau auf diese, gleich welcher Farbe. Ihre Zusatzkosten sind fällig, ein Abwurf nicht, und sie darf noch beim selben Verwalten aktiviert werden.
text-fire_brigade = Jeder Gegner zahlt der Bank £1 für jeden seiner Bezirke.
text-fleet_street = Ein Gegner deiner Wahl bekommt 2 Armut.
text-hospital = Wenn eine Karte, die du gerade aktiviert hast, umgedreht würde, darfst du stattdessen diese umdrehen; die verschonte Karte kannst du in diesem Zug nicht noch einmal nutzen.
text-huguenots = Aktionskarte: Nimm sie beim Ausbauen aus dem Spiel und zieh dafür zwei Karten (ohne Abwurf).
text-jewish_refugees = Aktionskarte: Nimm sie beim Ausbauen aus dem Spiel und zieh dafür zwei Karten (ohne Abwurf).
text-lloyds_of_london = Jeder Gegner gibt dir £2 (wem das Geld fehlt, der nimmt einen Kredit auf).
text-millbank_prison = Lege bis zu drei Handkarten aufs Bautableau; für jede verlierst du 1 Armut und bekommst 1 Ansehen.
text-omnibus = Du bekommst £1 für jeden deiner Bezirke.
text-parliament = Zieh zu Beginn deines Zuges keine, eine oder zwei Karten statt genau einer.
text-pauper = Für sich allein nutzlos: Du kannst ihn nur abgeben, um eine Karte zu aktivieren, ihn über Gefängnisse, das Arbeitshaus oder Fähigkeiten wie die der Schule loswerden oder ihn bei mehr als neun Karten abwerfen.
text-police_force = Gib 1 eigene Armut an einen Gegner deiner Wahl weiter.
text-public_houses = Bei diesem Verwalten bringen deine Handkarten keine Armut (am Spielende schon).
text-school_blue_a = Zahle beim Bauen £1, und eine abgeworfene Karte (auch ein Bettler) zählt als die Farbe, die du brauchst; so oft du willst.
text-school_blue_c = Zahle beim Bauen £1, und eine abgeworfene Karte (auch ein Bettler) zählt als die Farbe, die du brauchst; so oft du willst.
text-school_brown_a = Zahle beim Bauen £1, und eine abgeworfene Karte (auch ein Bettler) zählt als die Farbe, die du brauchst; so oft du willst.
text-shops = Immer wenn du eine andere Karte in deine Auslage legst, lege £1 aus der Bank auf diese Karte. Nimm alles Geld, das auf dieser Karte liegt.
text-steamboats = Du bekommst £2 für jeden deiner Bezirke an der Themse.
text-stock_exchange = Jeder Gegner gibt dir £2 (wem das Geld fehlt, der nimmt einen Kredit auf).
text-tower_bridge = Du bekommst £1 je offene braune Karte oben auf deinen Stapeln.
text-town_houses = Du bekommst 1 Ansehen für jede deiner offenen blauen Stadtkarten; diese hier zählt mit.
text-train_station_north = Du bekommst £2 für jeden deiner Bezirke nördlich der Themse.
text-train_station_south = Du bekommst £2 für jeden deiner Bezirke südlich der Themse.
text-whitehall = Führe eine Karte, die du bei diesem Verwalten schon aktiviert hast, noch einmal aus, ohne Geld oder eine Karte dafür zu zahlen.
text-workhouse = Wirf beliebig viele Bettler ab; für jeden bekommst du £1 und verlierst 1 Armut.
text-wren = Aktionskarte: Nimm sie beim Ausbauen aus dem Spiel und lege dafür eine oder zwei Handkarten beliebiger Farben ohne Abwurf aus (die Zusatzkosten sind fällig).

## Boroughs

text-hackney = Beim Ausbauen darfst du einen Bettler abwerfen, als hätte er die Farbe, die du brauchst.
text-kensington = Beim Ausbauen kostet dich jede blaue Karte £2 weniger (nie weniger als nichts).
text-southwark_bermondsey = Einmal in jedem deiner Züge darfst du einen Bettler von deiner Hand gegen eine Karte vom Bautableau tauschen.
text-st_pancras = Wenn du zu Beginn deines Zuges ziehst, darfst du dir die obersten drei Karten des Nachziehstapels ansehen, eine behalten und die anderen in beliebiger Reihenfolge zurücklegen.
text-wandsworth = Zu Beginn deines Zuges darfst du zwei Karten ziehen statt einer.

## What is not certain about a card, or not plain

note-coffee_house = Die Quellen lassen offen, welche vier Karten Aktionskarten sind; die Tischoption „Aktionskarten“ kennt beide Lesarten.
note-fire_brigade = Auch überdeckte Bezirke zählen: Ihr Rand bleibt sichtbar.
note-leather_industry = Den genauen Titel in dieser Ausgabe kennen wir nicht.
note-omnibus = Auch überdeckte Bezirke zählen: Ihr Rand bleibt sichtbar.
note-stock_exchange = Wirkt wie Lloyds of London in der 1. Ausgabe.
note-town_houses = In der 1. Ausgabe zählt jede Karte, die nicht braun ist; in der 2. zählen nur blaue Karten.
note-train_station_north = Auch überdeckte Bezirke zählen: Ihr Rand bleibt sichtbar.
note-train_station_south = Auch überdeckte Bezirke zählen: Ihr Rand bleibt sichtbar.
note-vauxhall_gardens = In der 1. Ausgabe braun, in der 2. blau.
