# What Nanty Narking says.


## Table options

option-personalities = Personalities
    .help = Standard: the seven of the rulebook. Classic: Moriarty, de Sidonia and Mrs. Hudson are exchanged. Alternative: eight others, which are our own and not the printed ones.
option-figures = Agent and Building cards
    .help = Agents and Buildings have names, and everybody holds secret cards that give some of them abilities.
option-first = First seat
    .help = Who begins.
option-first_round_claims = Victory in the first round
    .help = Whether a player may declare victory in the very first turn; by our ruling not.
option-free_relocation = Free seventh Building
    .help = Whether moving a Building, once all six are out, is free; by our ruling the new area's price is due.
option-two_cards = Babbage and Mycroft
    .help = Whether their two cards are picked one by one or laid out together before the first is played.
option-inigo_jones = Inigo Jones
    .help = Whether the City Area card that he returns works again for a later builder, or is dead for good.
option-classic_for_two = Classic de Sidonia for two
    .help = The classic de Sidonia is not for two players: he is left out, or the standard one is used.
option-starting_agents = Starting Agents
    .help = With Agent cards: whether the first Agents are chosen openly in turn, or by all at once in secret.
option-cards = Corrected cards
    .help = Your own reading of cards: {"{"}card id: {"{"}field: value{"}"}{"}"}.

## Standing orders, in the player's own voice

order-always-ask = Ask me whenever I might react.
order-never-ask = Let everything happen without asking; Holborn is still offered.
order-save-any-agent = Save any of my Agents from being moved or removed while I have a card for it.
order-save-my-last-in-an-area = Save an Agent only if it is my last in its area; let the rest happen.

## Parts of other messages

# What a player corrected by hand, as it is.
own-words = { $words }
player = { SEAT($seat) }

# A pawn. $what is grenadier, new_citizen, agent, or a named Agent; the last two have an $owner.
pawn = { $what ->
    [grenadier] the Grenadier in { AREA($area) }
    [new_citizen] the New Citizen in { AREA($area) }
   *[agent] { SEAT($owner, form: "of") } { FIGURE($what) } in { AREA($area) }
}
# The same where there are two, or where the sentence has another area.
pawn-first = { $first_what ->
    [grenadier] the Grenadier in { AREA($first_area) }
    [new_citizen] the New Citizen in { AREA($first_area) }
   *[agent] { SEAT($first_owner, form: "of") } { FIGURE($first_what) } in { AREA($first_area) }
}
pawn-second = { $second_what ->
    [grenadier] the Grenadier in { AREA($second_area) }
    [new_citizen] the New Citizen in { AREA($second_area) }
   *[agent] { SEAT($second_owner, form: "of") } { FIGURE($second_what) } in { AREA($second_area) }
}
# One pawn, or several Agents of one player.
pawns = { $count ->
    [one] { pawn }
   *[other] { $count } Agents of { SEAT($owner) } in { AREA($area) }
}

# The symbols of a card, and a card without any.
symbols = { LIST($parts, style: "comma") }
no-symbols = no symbols

# What a Personality needs with each number of players.
needs-by-players = { LIST($needs, style: "or") } (with { LIST($players, style: "or") } players)

## What one may react to: clauses that begin small, told in a question and in the log

threat-remove = { pawns } would be removed
threat-move = { pawns } would be moved
threat-flee = { pawns } would have to flee
threat-destroy = the Building in { AREA($area) } would be destroyed
threat-forfeit = the City Area card of { AREA($area) } would be returned
threat-arrive = { $pawn ->
    [grenadier] { $count ->
        [one] a Grenadier
       *[other] { $count } Grenadiers
    }
   *[new_citizen] { $count ->
        [one] a New Citizen
       *[other] { $count } New Citizens
    }
} would come to { AREA($area) }
# $cause: the name of the card whose text it is. To the one whose card it is, it is told of others.
threat-text = { ME($seat) ->
    [you] you turn { $cause } on them
   *[other] { SEAT($seat) } turns { $cause } on you
}
threat-unknown = a card's text would affect you

## Questions, plain and with what they are about
# `for` names the card that asks ($cause), `at` an area, `of` a pawn, a player ($target) or a card.

ask-turn = Which card do you play?
ask-after = End your turn, or do something more first?
ask-place_agent = Where do you place an Agent?
    .for = { $cause }: where do you place an Agent?
ask-source = All your Agents are out: which one do you move there?
    .at = { AREA($area) }: all your Agents are out: which one do you move there?
ask-figure = Which Agent do you place?
    .at = { AREA($area) }: which Agent do you place?
ask-remove_trouble = Which Trouble marker do you remove?
    .for = { $cause }: which Trouble marker do you remove?
ask-assassinate = Whom do you assassinate?
    .for = { $cause }: whom do you assassinate?
ask-build = Where do you build?
    .for = { $cause }: where do you build?
ask-move_building = All your Buildings are out: which one do you move there?
    .at = { AREA($area) }: all your Buildings are out: which one do you move there?
ask-house = Which Building do you place?
ask-take_money = Take the money?
    .of = { CARD($card) }: do you take £{ $amount }?
ask-another = Play another card?
    .for = { $cause }: play another card?
ask-use_text = Use the text of the card?
    .of = { CARD($card) }: { $words } Do you use it?
ask-target = Which player?
ask-payee = Whom do you pay?
ask-receiver = Who receives the money?
    .of = { CAP(SEAT($target)) }: who receives the money?
ask-robbed = Which player pays you?
    .for = { $cause }: which player pays you £{ $money }?
ask-area = Which area?
ask-next_area = Where do you place another Agent?
    .for = { $cause }: where do you place another Agent?
ask-pawn = Which pawn?
ask-victim = Which pawn is removed?
    .for = { $cause }: which pawn is removed?
ask-own_agent = Which of your Agents do you move?
    .for = { $cause }: which of your Agents do you move?
    .swap = { $cause }: which of your Agents changes places with another?
ask-second_pawn = With which pawn does it change places?
    .of = { CAP(pawn) }: with which pawn does it change places?
ask-destination = Where does it go?
    .of = { CAP(pawn) }: where does it go?
ask-discard = Which card do you discard?
    .for = { $cause }: which card do you discard?
ask-next_discard = Which card do you discard?
    .sold = { $cause }: which further card do you discard for £{ $money }?
    .refill = { $cause }: which card do you discard, before you draw up to five?
ask-give = Which card do you hand over?
    .for = { $cause }: which card do you hand over?
ask-give_or_pay = Hand over money or a card?
    .for = { $cause }: hand over money or a card?
ask-keep = Which of these cards do you keep?
    .of = { CAP(SEAT($target)) }: which of these cards do you keep?
ask-steal = You see the whole hand: which card do you take?
    .of = { CAP(SEAT($target)) }: you see the whole hand: which card do you take?
    .thrown = { CAP(SEAT($target)) }: you see the whole hand: which card is discarded?
ask-ransom = Pay?
    .pawn = { CAP(pawn) } would be removed: pay { SEAT($payee) } £{ $amount } to keep it?
    .burden = { CARD($card) }: pay { SEAT($payee) } £{ $amount }? Otherwise this card lies in front of you for the rest of the game.
    .building = { CARD($card) }: pay { SEAT($payee) } £{ $amount }? Otherwise { SEAT($payee) } may remove one of your Buildings.
ask-raze = Which Building do you remove?
    .of = { CAP(SEAT($target)) }: which Building do you remove?
ask-lose_agent = Which of your Agents do you lose?
    .for = { $cause }: which of your Agents do you lose?
    .or-pay = { $cause }: which of your Agents do you lose, or do you pay £{ $money }?
ask-two_cards = Which cards do you lay out?
    .for = { $cause }: which cards do you lay out?
ask-power_area = Which area?
    .at = { AREA($area) }: which area?
ask-power_discard = Which card do you discard?
    .at = { AREA($area) }: which card do you discard?
ask-react = Do you react?
    .to = { CAP(LIST($threats, style: "semicolon")) }. Do you react?
ask-save_which = Which Agent?
    .for = { $cause }: which Agent?
ask-relocate = Where does the Agent go instead?
    .of = { CAP(pawn) }: where does the Agent go instead?
ask-flood = Which Agent leaves the flood, and for where?
ask-murder = Who is murdered?
    .at = { AREA($area) }: who is murdered?
ask-inigo_agent = Which of your Agents goes?
    .at = { AREA($area) }: which of your Agents goes?
ask-subsidence = You cannot pay for all: which Building do you lose?
ask-start = Which Agent begins there?
    .at = { AREA($area) }: which Agent begins there?
ask-start_all = Which Agents do you begin with?
ask-figure_target = Which player?
    .for = { $cause }: which player?
ask-prey = Which figures are to be removed?
    .for = { $cause }: which figures are to be removed?
ask-calm_area = Which Trouble marker do you remove?
    .for = { $cause }: which Trouble marker do you remove?
ask-events_taken = How many Random Events do you look at?
ask-event_down = Which Random Event goes to the bottom?
ask-event_on_top = Which Random Event comes next?
ask-draw_building = Draw a Building card?

# The first question of a card's text, by what the text does; $effect_… are its figures.
ask-text-build_half_price = { CARD($card) }: where do you build, for 1/{ $effect_divisor } of the price?
ask-text-buy_building = { CARD($card) }: which Building do you buy and replace by one of yours?
ask-text-discard_cards = { CARD($card) }: which card do you discard?
ask-text-discard_any_for_money = { CARD($card) }: which card do you discard for £{ $effect_money }?
ask-text-earn_per_pawn_in_trouble_area = { CARD($card) }: where do you take £{ $effect_money } for each pawn?
ask-text-force_transfer = { CARD($card) }: which player has to give another £{ $effect_money }?
ask-text-inspect_hand_discard_one = { CARD($card) }: whose hand do you look at, to discard a card of it?
ask-text-move_other_agent_adjacent = { CARD($card) }: which pawn do you move to a neighbouring area?
ask-text-move_own_anywhere = { CARD($card) }: which of your Agents do you move?
ask-text-move_own_from_trouble_adjacent = { CARD($card) }: which of your Agents goes to a neighbouring area?
ask-text-pay_or_hand_burden = { CARD($card) }: which player pays you £{ $effect_money }, or has this card for the rest of the game?
ask-text-pay_or_lose_building = { CARD($card) }: which player pays you £{ $effect_money }, or may lose a Building?
ask-text-pay_player_then_assassinate = { CARD($card) }: whom do you pay £{ $effect_money }, for an assassination of your own?
ask-text-pay_player_then_move_own = { CARD($card) }: whom do you pay £{ $effect_money }, to move one of your Agents anywhere?
ask-text-pay_player_to_remove = { CARD($card) }: whom do you pay £{ $effect_money }, to name the pawn that is removed?
ask-text-place_anywhere_no_trouble = { CARD($card) }: where do you place an Agent, without Trouble?
ask-text-place_at_own_building = { CARD($card) }: where do you place an Agent?
ask-text-place_in_trouble_area = { CARD($card) }: where do you place an Agent?
ask-text-place_in_or_adjacent_area = { CARD($card) }: where do you place an Agent?
ask-text-place_trouble_any = { CARD($card) }: where do you put a Trouble marker?
ask-text-place_trouble_next_to_trouble = { CARD($card) }: where do you put a Trouble marker?
ask-text-remove_pawn_from_area = { CARD($card) }: which pawn in { AREA($effect_area) } do you remove?
ask-text-sell_card = { CARD($card) }: which player has to buy a card of yours for £{ $effect_money }?
ask-text-swap_hands = { CARD($card) }: with which player do you exchange hands?
ask-text-swap_two_pawns = { CARD($card) }: which pawn changes places with another?
ask-text-take_from_one = { CARD($card) }: which player pays you £{ $effect_money }?
ask-text-take_two_random_keep_one = { CARD($card) }: from whose hand do you draw { $effect_cards ->
    [one] 1 card
   *[other] { $effect_cards } cards
}, to keep one?
ask-text-target_gives_cards = { CARD($card) }: which player hands you { $effect_cards ->
    [one] 1 card
   *[other] { $effect_cards } cards
}?

## Options: things of the table

pick-card = { CARD($card) }
pick-area = { AREA($area) }
pick-site = { AREA($area) } (£{ $cost })
pick-player = { CAP(SEAT($target)) }
pick-pawn = { CAP(pawn) }
pick-flight = { CAP(pawn) } to { AREA($to) }
pick-figure = { FIGURE($figure) }
pick-house = { FIGURE($house) }
pick-event = { EVENT($event) }
pick-amount = { $amount }
pick-start = { LIST($places, style: "comma") }
start-place = { FIGURE($figure) } in { AREA($area) }

## Options: things to do

answer-skip = Skip
answer-end_turn = End your turn
answer-use = Yes
answer-pass = Let it happen
answer-done = Done
take-none = Take none
refuse-pawn = Do not pay: { pawn-first } is removed
refuse-burden = Do not pay: this card lies in front of you for the rest of the game
refuse-building = Do not pay: { SEAT($payee) } may remove one of your Buildings
pay-bank = Pay £{ $cost } to the bank
pay-player = Pay £{ $cost } to { SEAT($payee) }
declare-victory = Declare victory
declare-victory-as = Declare victory as { PERSONALITY($personality) }
use-area = Use { AREA($area) }
use-figure = Use { FIGURE($figure_card) }
throw-away = Throw { CARD($card) } away
play-suffragist = Play the Suffragist
suffragist-saves = The Suffragist saves { $spares }
holborn-spares = Pay £{ $cost } for Holborn to spare { $spares }
# What is saved or spared.
spares-agent = { pawn }
spares-arrival = { $pawn ->
    [grenadier] { AREA($area) } from a Grenadier
   *[new_citizen] { AREA($area) } from a New Citizen
}
spares-building = the Building in { AREA($area) }
spares-card = the City Area card of { AREA($area) }
# Doctor Watson, $card, and the card played before him, $last.
watson-takes-back = { CARD($card) }: end your turn and take { CARD($last) } back
watson-burden = { CARD($card) }: end your turn; { CARD($last) } stays with { SEAT($holder) }
watson-loan = { CARD($card) }: end your turn; { CARD($last) } stays in front of you
watson-taken-up = { CARD($card) }: end your turn; { CARD($last) } has been taken up again

# What an Interrupt would do.
answer-blocks = It does not happen. The card is discarded.
answer-saves = The Agent stays. The card is discarded.
answer-relocates = The Agent goes elsewhere. The card is discarded.

## Warnings

warn-own-agent = This is your own Agent.
warn-interrupt = Played like this an Interrupt does nothing.
warn-idle = Nothing on this card would have an effect now.
warn-nothing-back = No card comes back to your hand.
final-event = The next Event is turned up: no taking back.
final-hand = You draw up to { $hand } cards: no taking back.

## What an option would change

# All of what one would see change.
on-the-board = { LIST($changes, style: "semicolon") }
money-becomes = £{ $before } becomes £{ $after }
trouble-comes = Trouble comes to { AREA($area) }: { $count } on the board
trouble-goes = { AREA($area) } calms: Trouble { $count } on the board
control-goes = Control of { AREA($area) }: { SEAT($seat) }
control-lapses = Control of { AREA($area) }: nobody
aim-trouble = { PERSONALITY($personality) }: Trouble { $before } to { $after }, needs { $need }
aim-quiet = { PERSONALITY($personality) }: Trouble { $before } to { $after }, at most { $need }
aim-player = { PERSONALITY($personality) }: { SEAT($seat) } { $before } to { $after } of { $need }
may-stop = { CAP(SEAT($seat)) } may still stop it
cannot-stop = { CAP(SEAT($seat)) } cannot stop it

## Why something cannot be done

why-at-the-end = Your Personality wins when the pile runs out.
why-first-round = Nobody wins in the first round.
why-too-late = Victory is declared before anything else is done in a turn.
why-not-enough = You have { $have } of the { $need } that you need.
why-built = There is a Building already.
why-trouble = There is Trouble.
why-costs = It costs £{ $cost }.
why-gained = You gained it this turn.
why-used = You used it this turn.
why-grenadier = A Grenadier stands there.
why-events-only = It works when a Random Event strikes.
why-nothing = There is nothing it could be used on.

## The log

turn = { CAP(SEAT($seat, form: "of")) } turn
play = { ME($seat) ->
    [you] You play
   *[other] { SEAT($seat) } plays
} { CARD($card) }
discard = { ME($seat) ->
    [you] You discard
   *[other] { SEAT($seat) } discards
} { CARD($card) }
    .aside = discarding { CARD($card) }
recover = { ME($seat) ->
    [you] You take
   *[other] { SEAT($seat) } takes
} { CARD($card) } from the discard pile
interrupt = { ME($seat) ->
    [you] You play
   *[other] { SEAT($seat) } plays
} { CARD($card) }
take_back = { ME($seat) ->
    [you] You take
   *[other] { SEAT($seat) } takes
} { CARD($card) } back
loan = { ME($seat) ->
    [you] You keep
   *[other] { SEAT($seat) } keeps
} { CARD($card) } as a loan
burden = { ME($seat) ->
    [you] You are
   *[other] { SEAT($seat) } is
} stuck with { CARD($card) }
lay_out = { ME($seat) ->
    [you] You lay
   *[other] { SEAT($seat) } lays
} out { CARD($card) }
done = { ME($seat) ->
    [you] You are
   *[other] { SEAT($seat) } is
} done with { CARD($card) }
    .aside = and no more
skip-place = { ME($seat) ->
    [you] You place
   *[other] { SEAT($seat) } places
} no Agent
    .aside = placing no Agent
skip-calm = { ME($seat) ->
    [you] You remove
   *[other] { SEAT($seat) } removes
} no Trouble
    .aside = removing no Trouble
skip-money = { ME($seat) ->
    [you] You take
   *[other] { SEAT($seat) } takes
} no money
    .aside = taking no money
skip-skull = { ME($seat) ->
    [you] You assassinate
   *[other] { SEAT($seat) } assassinates
} nobody
    .aside = assassinating nobody
skip-build = { ME($seat) ->
    [you] You build
   *[other] { SEAT($seat) } builds
} nothing
    .aside = building nothing
skip-scroll = { ME($seat) ->
    [you] You do
   *[other] { SEAT($seat) } does
} not use the text of { CARD($card) }
    .aside = not using the text
skip-another = { ME($seat) ->
    [you] You play
   *[other] { SEAT($seat) } plays
} no further card
    .aside = playing no further card
raze_none = { ME($seat) ->
    [you] You remove
   *[other] { SEAT($seat) } removes
} no Building of { ME($target) ->
    [you] yours
   *[other] { SEAT($target) }
}
take_none = { ME($seat) ->
    [you] You take
   *[other] { SEAT($seat) } takes
} no card of { ME($target) ->
    [you] yours
   *[other] { SEAT($target) }
}
fog = { CARD($card) } is lost in the fog
draw = { ME($seat) ->
    [you] You draw
   *[other] { SEAT($seat) } draws
} { CARD($card) }
draw-unseen = { ME($seat) ->
    [you] You draw
   *[other] { SEAT($seat) } draws
} a card
    .counted = { ME($seat) ->
        [you] You draw
       *[other] { SEAT($seat) } draws
    } { $count ->
        [2] two
        [3] three
        [4] four
        [5] five
       *[other] { $count }
    } cards
# A card is handed over.
pass = { ME($seat) ->
    [you] You hand
   *[other] { SEAT($seat) } hands
} { CARD($card) } to { SEAT($to) }
pass-unseen = { ME($seat) ->
    [you] You hand
   *[other] { SEAT($seat) } hands
} a card to { SEAT($to) }
    .counted = { ME($seat) ->
        [you] You hand
       *[other] { SEAT($seat) } hands
    } { $count ->
        [2] two
        [3] three
        [4] four
        [5] five
       *[other] { $count }
    } cards to { SEAT($to) }
look = { ME($seat) ->
    [you] You look
   *[other] { SEAT($seat) } looks
} at cards of { ME($target) ->
    [you] yours
   *[other] { SEAT($target) }
}
gain = { ME($seat) ->
    [you] You take
   *[other] { SEAT($seat) } takes
} £{ $amount }
    .aside = +£{ $amount }
pay = { ME($seat) ->
    [you] You pay
   *[other] { SEAT($seat) } pays
} £{ $amount }
    .aside = −£{ $amount }
pay_to = { ME($seat) ->
    [you] You pay
   *[other] { SEAT($seat) } pays
} { SEAT($to) } £{ $amount }
place = { ME($seat) ->
    [you] You place
   *[other] { SEAT($seat) } places
} an Agent in { AREA($area) }
    .aside = placing an Agent in { AREA($area) }
place-figure = { ME($seat) ->
    [you] You place
   *[other] { SEAT($seat) } places
} the { FIGURE($figure) } in { AREA($area) }
    .aside = placing the { FIGURE($figure) } in { AREA($area) }
remove = { CAP(pawn) } is removed
move = { CAP(pawn) } goes to { AREA($to) }
swap = { CAP(pawn-first) } and { pawn-second } change places
aim = { ME($seat) ->
    [you] You go
   *[other] { SEAT($seat) } goes
} for { pawn }
aim_move = { ME($seat) ->
    [you] You want
   *[other] { SEAT($seat) } wants
} { pawn } to go to { AREA($to) }
aim_swap = { ME($seat) ->
    [you] You want
   *[other] { SEAT($seat) } wants
} { pawn-first } and { pawn-second } to change places
# $cause: the name of the card; $whom: the players that its text is turned on.
aim_text = { ME($seat) ->
    [you] You turn
   *[other] { SEAT($seat) } turns
} { $cause } on { LIST($whom, style: "comma") }
    .aside = against { LIST($whom, style: "comma") }
trouble = Trouble in { AREA($area) }
    .aside = Trouble in { AREA($area) }
calm = The Trouble in { AREA($area) } is over
    .aside = no more Trouble in { AREA($area) }
trouble_came = Trouble comes to { AREA($area) }
    .aside = Trouble comes to { AREA($area) }
trouble_went = Trouble leaves { AREA($area) } with the pawn
    .aside = Trouble leaves { AREA($area) }
power = { ME($seat) ->
    [you] You use
   *[other] { SEAT($seat) } uses
} { AREA($area) }
raze = { ME($seat) ->
    [you] You lose
   *[other] { SEAT($seat) } loses
} the Building in { AREA($area) }
vacate = { ME($seat) ->
    [you] You move
   *[other] { SEAT($seat) } moves
} the Building from { AREA($area) }
forfeit = { ME($seat) ->
    [you] You return
   *[other] { SEAT($seat) } returns
} the City Area card of { AREA($area) }
roll = { ME($seat) ->
    [you] You roll
   *[other] { SEAT($seat) } rolls
} { $number }: { AREA($area) }
    .aside = rolling { $number }: { AREA($area) }
build = { ME($seat) ->
    [you] You build
   *[other] { SEAT($seat) } builds
} a Building in { AREA($area) }
    .aside = building in { AREA($area) }
build-house = { ME($seat) ->
    [you] You build
   *[other] { SEAT($seat) } builds
} the { FIGURE($house) } in { AREA($area) }
    .aside = building the { FIGURE($house) } in { AREA($area) }
event = Random Event: { EVENT($event) }
arrive = { $pawn ->
    [grenadier] A Grenadier comes to { AREA($area) }
   *[new_citizen] A New Citizen comes to { AREA($area) }
}
# $stopped: what would have happened, one of threat-….
spare = Stopped: { $stopped }
ability = { ME($seat) ->
    [you] You use
   *[other] { SEAT($seat) } uses
} the card of the { FIGURE($figure_card) }
lose_card = { ME($seat) ->
    [you] You lose
   *[other] { SEAT($seat) } loses
} the card of the { FIGURE($figure_card) }
draw_building = { ME($seat) ->
    [you] You draw
   *[other] { SEAT($seat) } draws
} the card of the { FIGURE($figure_card) }
draw_building-unseen = { ME($seat) ->
    [you] You draw
   *[other] { SEAT($seat) } draws
} a Building card
look_events = { ME($seat) ->
    [you] You look
   *[other] { SEAT($seat) } looks
} at the next Random Events: { $amount }
order_events = { ME($seat) ->
    [you] You put
   *[other] { SEAT($seat) } puts
} one at the bottom and the rest back on top
swap_hands = { ME($seat) ->
    [you] You and { SEAT($target) } exchange your hands
   *[other] { ME($target) ->
        [you] { SEAT($seat) } and you exchange your hands
       *[other] { SEAT($seat) } and { SEAT($target) } exchange their hands
    }
}
trade = { ME($seat) ->
    [you] You trade your
   *[other] { SEAT($seat) } trades the
} Personality for another, unseen
trade-seen = { ME($seat) ->
    [you] You trade
   *[other] { SEAT($seat) } trades
} { PERSONALITY($gave) } for { PERSONALITY($got) }
view_unused = { ME($seat) ->
    [you] You look
   *[other] { SEAT($seat) } looks
} at Personalities that nobody holds
view_unused-seen = { ME($seat) ->
    [you] You see
   *[other] { SEAT($seat) } sees
} that nobody holds { PERSONALITY($personalities) }
claim = { ME($seat) ->
    [you] You declare
   *[other] { SEAT($seat) } declares
} victory as { PERSONALITY($personality) }
pile_empty = { CAP(SEAT($seat)) } cannot refill: the pile is empty
end-declared = The game is over
end-pile_won = The pile has run out, and a Personality wins by it
end-riots = Riots end the game: points decide
end-pile_empty = The pile has run out: points decide

## The forecast: the figure follows the label

# $mine: whether it is the reader's own Personality.
forecast-aim = { PERSONALITY($personality) }{ $mine ->
    [true] {" "}(you)
   *[false] {""}
} needs { $need }; you have
forecast-trouble = { PERSONALITY($personality) }{ $mine ->
    [true] {" "}(you)
   *[false] {""}
} needs { $need }; there are
forecast-quiet = { PERSONALITY($personality) }{ $mine ->
    [true] {" "}(you)
   *[false] {""}
} needs at most { $need }; there are
forecast-net-worth = Net worth
forecast-money = Money
forecast-buildings = Buildings
forecast-loans = Loans
forecast-hand = Cards in hand
forecast-control = Areas controlled
forecast-score = Points if they were counted now

## The score sheet

sheet-victory = Victory: { PERSONALITY($personality) }
    .headline = { ME($seat) ->
        [you] You win
       *[other] { SEAT($seat) } wins
    } as { PERSONALITY($personality) }
sheet-agents = Agents on the board, { $each } each
    .title = Agents on the board
    .note = { $each } points each, none beside a Grenadier
sheet-buildings = Buildings
    .title = Buildings
    .note = what they cost, nothing beside a Grenadier
sheet-money = Money
    .title = Money
    .note = a point for each pound
sheet-repaid = Loans paid back
    .title = Loans paid back
    .note = £12 each
sheet-unpaid = Loans not paid back
    .title = Loans not paid back
    .note = 15 points each
sheet-total = Total
sheet-best_card = Dearest City Area card (breaks ties)
    .title = Dearest City Area card
    .note = breaks ties

## The table in words

the-board = The board
board-area = { $number } { AREA($area) } (£{ $cost }): { LIST($pieces, style: "comma") }
board-controlled = { $number } { AREA($area) } (£{ $cost }): { LIST($pieces, style: "comma") }; controlled by { SEAT($seat) }
board-empty = empty
board-agents = { SEAT($seat) } x{ $count }
board-figures = { SEAT($seat) }: { FIGURE($figures, style: "comma") }
board-grenadiers = Grenadier x{ $count }
board-new-citizens = New Citizen x{ $count }
# $house: a named Building, or building.
board-building = { FIGURE($house) } of { SEAT($owner) }
board-building-only = { FIGURE($house) } of { SEAT($owner) }, without its card
board-trouble = Trouble
the-piles = The piles
pile-cards = { $count } cards to draw, { $grey } of them grey
pile-discarded = Discarded: { $count }, lately { CARD($cards, style: "comma") }
pile-events = { $count } Random Events to come
pile-events-gone = { $count } Random Events to come; gone: { EVENT($events, style: "comma") }
pile-foreseen = You know the next events: { EVENT($events, style: "comma") }
side = { CAP(SEAT($seat)) }: £{ $money }, { $hand_size } in hand, { $reserve } Agents in reserve
side-areas = City Area cards: { AREA($areas, style: "comma") }
side-loans = Loans: { CARD($cards, style: "comma") }
side-burdens = Stuck with: { CARD($cards, style: "comma") }
side-known = Known in hand: { CARD($cards, style: "comma") }
side-unrevealed = { $agents } Agent cards, { $buildings } Building cards unrevealed
side-revealed = Revealed: { FIGURE($figures, style: "comma") }
side-empty = No City Area cards
your-secrets = Your secrets
own-personality = You are { PERSONALITY($personality) }: { $words }
own-seen = Seen aside: { PERSONALITY($personalities, style: "comma") }
own-card = { CARD($card) } ({ $symbols })
own-card-with-text = { CARD($card) } ({ $symbols }): { $words }
own-figure = { FIGURE($figure) }: { $words }

## The card browser

note-own-name = The name is our own choice: the printed one is not known to us.
note-own-personality = The printed Alternative Personalities are not known to us: this one is our own.
