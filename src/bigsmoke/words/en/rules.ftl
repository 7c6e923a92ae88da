# What the browser says on the pages of rules, around their texts.

rules-find = Find in the rules
rules-found = { $n ->
    [0] Nothing found
    [one] Found once
   *[other] Found { $n } times
}
rules-hits = { $n ->
    [one] found once
   *[other] found { $n } times
}
rules-print = Print
rules-all-cards = All cards of this game
rules-all-signs = All signs of this game
rules-link = Link to “{ $title }”
rules-copied = The link has been copied.
rules-ruling = Ruling { $id }
rules-see = Worked example: { $caption }

## Worked examples

rules-step = { $n } of { $of }
rules-back = Back
rules-next = Next
rules-again = From the start
rules-stepper = Worked example: { $caption }. Left and right arrows step through it.
rules-used = used now
rules-figures = What it comes to
rules-stands = { $figure } { $to }
rules-became = { $figure } from { $from } to { $to }
rules-of = { $name }: { $change }

## What is counted

counts-money = Money
counts-prestige = { $game ->
    [london-1e] Victory points
   *[other] Prestige
}
counts-poverty = Poverty
counts-loans = Loans
counts-hand = Cards in hand
counts-boroughs = Boroughs
counts-agents = Agents on the board
counts-buildings = Buildings
counts-control = Areas under control
counts-trouble = Trouble markers on the board
counts-bars = Bars left
counts-specials = Special cards in hand

## Parts of the table

scene-city = The city of { $name }
scene-hand = The hand of { $name }
scene-boroughs = The boroughs of { $name }
scene-market = For sale
scene-board = { $game ->
    [london-1e] Card Display
   *[other] Development board
}
scene-empty = nothing yet
scene-card = In play
scene-offer = The offer of { $name }
scene-nothing = nothing
scene-holds = { $name } holds
scene-settled = settled:
