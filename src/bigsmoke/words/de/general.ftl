# Was jedes Spiel sagt.
#
# Formen: ohne Form Nominativ ("du", "Ada"), `acc` Akkusativ, `dat` Dativ, `of` hinter dem Wort ("ein Haus von dir").
# Wo der Satz mit dem Spieler beginnt oder ein Verb folgt, wählt ME.

seat-you = du
    .acc = dich
    .dat = dir
    .of = von dir
seat-named = { $name }
    .acc = { $name }
    .dat = { $name }
    .of = von { $name }
seat-numbered = Spieler { $number }
    .acc = Spieler { $number }
    .dat = Spieler { $number }
    .of = von Spieler { $number }

list-and = { $before } und { $next }
list-or = { $before } oder { $next }
list-comma = { $before }, { $next }
list-semicolon = { $before }; { $next }

# Die Spiele: wie jedes heißt, bevor sein Tisch geladen ist, und was die Startseite darüber sagt.

game-london-2e = London
    .name = London (2. Ausgabe)
    .edition = zweite Ausgabe
    .pitch = Bau dein Viertel nach dem Großen Brand auf, hol beim Verwalten alles heraus und halte die Armut von deiner Tür fern.
    .credit = London, 2. Ausgabe: von Martin Wallace, erschienen bei Osprey Games, 2017
game-london-1e = London
    .name = London (1. Ausgabe)
    .edition = erste Ausgabe, mit Stadtplan
    .pitch = Die weite Stadt: Land an beiden Ufern, Brücken, die U-Bahn und ein längeres Gedächtnis für Schulden.
    .credit = London, 1. Ausgabe: von Martin Wallace, erschienen bei Treefrog Games, 2010
game-nanty-narking = Nanty Narking
    .name = Nanty Narking
    .edition = geheime Ziele im Nebel
    .pitch = Agenten, Gassen und eine verborgene Absicht. Achte darauf, wer wohin geht, und warum.
    .credit = Nanty Narking: von Martin Wallace, erschienen bei Phalanx
game-london-markets = London Markets
    .name = London Markets
    .edition = fünf Märkte, verdeckte Angebote
    .pitch = Fünf Märkte, verdeckte Gebote und Kisten, gestapelt, wo sie sich lohnen.
    .credit = London Markets: von Michael Schacht, erschienen bei Queen Games, 2016

## Die Bots, die mitspielen können

bot-random = Zufällig
    .help = Nimmt irgendeine Möglichkeit: zum Ausprobieren.
bot-greedy = Gierig
    .help = Denkt einen Zug voraus und nimmt, was dann am besten dasteht.
bot-greedy-1 = Gierig, der erste
    .help = Der gierige Bot, wie er zuerst war: an ihm werden die anderen gemessen.
bot-net = Gelernt
    .help = Schaut einen Zug voraus und nimmt die beste Gewinnaussicht, gelernt in Partien gegen sich selbst.
bot-newcomer = Neuling
    .help = Übersieht vieles und ist zufrieden mit dem, was gut genug aussieht.
bot-casual = Gelegenheitsspieler
    .help = Sieht das meiste, hat seine Gewohnheiten und vergisst, wer welche Karte genommen hat.
bot-steady = Solide
    .help = Denkt seinen Zug durch, übersieht aber hin und wieder noch etwas.
bot-keen = Eifrig
    .help = Übersieht kaum etwas und wählt unter dem Besten, was ein Zug hergibt.
bot-sharp = Gewieft
    .help = Weiß aus vielen Partien, was auf lange Sicht gewinnt.
bot-master = Meister
    .help = Macht Ernst: probiert jeden Zug auf viele Arten durch, bevor er sich entscheidet.

## Warum eine Möglichkeit besser ist als eine andere, in einer Durchsicht oder einem Rat

why-figure = { $label }: { $best } statt { $played }
why-rival = { $label }, { SEAT($seat) }: { $best } statt { $played }
why-later = Am Ende des Zuges zeigt es noch keine Zahl: Es lohnt sich später
why-equal = Bis zum Ende des Zuges unterscheidet sie keine Zahl
why-nothing = Bis zum Ende des Zuges spricht keine Zahl dafür
why-alone = Es gibt nichts anderes zu wählen
