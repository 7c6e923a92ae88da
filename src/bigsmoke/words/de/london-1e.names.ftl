# London, 1st edition: its actions, and what its cards and boroughs say, in our own words.

## Actions

action-play_cards = Karten ausspielen
action-run_city = Stadt verwalten
action-buy_land = Land kaufen
action-take_three = Drei Karten nehmen

## City cards

text-bank_of_england = Jeder Kredit, den du aufnimmst, bringt £12 statt £10. Zurückzahlen kostet weiterhin £15.
text-bridge = £1 für jede braune Karte, die offen oben auf einem deiner Stapel liegt.
text-brixton_prison = Gib bis zu drei Handkarten ab; für jede verlierst du einen Armutspunkt.
text-coffee_house = Wird ausgespielt, ohne dass du eine Karte abgibst. Beim Aktivieren: Wähle eine Karte der Kartenauslage und lege sie auf diese. Ihre Farbe ist egal, ihr Preis ist fällig, und sie darf noch beim selben Verwalten aktiviert werden.
text-fire_brigade = Jeder Gegner schuldet der Bank £1 für jeden seiner Bezirke.
text-fleet_street = Ein Gegner deiner Wahl bekommt zwei Armutspunkte.
text-hospital = Wenn eine Karte, die du gerade aktiviert hast, umgedreht würde, drehe stattdessen diese um. Die verschonte Karte ist für diesen Zug erledigt.
text-huguenots = Wird in der Aktion „Karten ausspielen“ von der Hand genutzt: kommt auf den Ablagestapel, und du darfst zwei Karten nehmen.
text-jewish_refugees = Wird in der Aktion „Karten ausspielen“ von der Hand genutzt: kommt auf den Ablagestapel, und du darfst zwei Karten nehmen.
text-lloyds_of_london = Jeder Gegner gibt dir £2, notfalls mit einem Kredit.
text-millbank_prison = Gib bis zu drei Handkarten ab; für jede verlierst du einen Armutspunkt und bekommst 1 SP.
text-omnibus = £1 für jeden deiner Bezirke.
text-parliament = Dein Zug darf mit keiner Karte, einer Karte oder zwei Karten beginnen.
text-pauper = Kommt nie in eine Gebäudeauslage. Du kannst ihn abgeben, um eine Karte zu aktivieren oder mit Hilfe einer Schule, ihn ins Gefängnis oder ins Arbeitshaus schicken oder ihn bei mehr als neun Karten loswerden.
text-police_force = Einer deiner Armutspunkte geht an einen Gegner deiner Wahl.
text-public_houses = Deine Handkarten bringen bei diesem Verwalten keine Armut. Am Ende des Spiels schon.
text-school_blue_a = Für £1 darfst du eine Karte beliebiger Farbe abgeben, um eine andere auszuspielen, so oft du willst.
text-school_blue_c = Für £1 darfst du eine Karte beliebiger Farbe abgeben, um eine andere auszuspielen, so oft du willst.
text-school_brown_a = Für £1 darfst du eine Karte beliebiger Farbe abgeben, um eine andere auszuspielen, so oft du willst.
text-shops = Für jede andere Karte, die du ausspielst, kommt £1 von der Bank hierher. Beim Aktivieren: Nimm das Geld, das hier liegt.
text-steamboats = £2 für jeden deiner Bezirke am Ufer der Themse.
text-stock_exchange = Einmal in jedem deiner Züge: Tausche eine Handkarte gegen eine aus der Kartenauslage.
text-tower_bridge = £1 für jede braune Karte, die offen oben auf einem deiner Stapel liegt.
text-town_houses = 1 SP für jede Karte einer anderen Farbe als Braun, die offen oben auf deinen Stapeln liegt; diese hier zählt mit.
text-train_station_north = £2 für jeden deiner Bezirke nördlich der Themse.
text-train_station_south = £2 für jeden deiner Bezirke südlich der Themse.
text-underground = Lege zwei U-Bahn-Marker in bebaute Bezirke: den ersten des Spiels in die City oder direkt daneben, jeden weiteren neben einen anderen. Über die Themse geht es nur mit einer Brücke und für £3.
text-university_of_london = Sieh dir vor deiner ersten Karte die obersten drei Karten des Nachziehstapels an. Nimm eine davon oder eine aus der Kartenauslage; die anderen kommen in beliebiger Reihenfolge zurück.
text-whitehall = Nutze eine Karte, die bei diesem Verwalten schon aktiviert wurde, noch einmal, ohne ihre Aktivierungskosten.
text-workhouse = Gib beliebig viele Bettler ab; für jeden bekommst du £1 und verlierst einen Armutspunkt.
text-wren = Wird in der Aktion „Karten ausspielen“ von der Hand genutzt: kommt auf den Ablagestapel, und du darfst eine oder zwei Karten beliebiger Farben ausspielen, ohne andere abzugeben. Ihre Preise sind fällig.
