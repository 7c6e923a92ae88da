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

## Die Bots, die mitspielen können

bot-random = Zufällig
    .help = Nimmt irgendeine Möglichkeit: zum Ausprobieren.
bot-greedy = Gierig
    .help = Denkt einen Zug voraus und nimmt, was dann am besten dasteht.
