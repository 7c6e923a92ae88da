"""The kinds of decision, and the options that stand beside cards, areas, pawns and seats."""

from typing import Final

# Options. Cards, areas and seats are small numbers; pawns (see `codes`) stay below 2,000.
SKIP: Final = 3000
END: Final = 3001
CLAIM: Final = 3002
USE: Final = 3003
PASS: Final = 3004
PAY: Final = 3005
DONE: Final = 3006
REFUSE: Final = 3007
POWER: Final = 3100  # + area: the power of a City Area card
ABILITY: Final = 3200  # + figure: an Agent or Building card
DISCARD: Final = 3300  # + card: throw an Interrupt away
WATSON: Final = 3500  # + card: end the turn
SUFFRAGETTE: Final = 3900  # play the Suffragist
HOLBORN: Final = 20_000  # + code of an effect: pay to spare a piece
SHIELD: Final = 40_000  # + code of an effect: spare an Agent through the Suffragist

# The turn
TURN: Final = "turn"
AFTER: Final = "after"
# Symbols
PLACE_AGENT: Final = "place_agent"
SOURCE: Final = "source"
FIGURE: Final = "figure"
REMOVE_TROUBLE: Final = "remove_trouble"
ASSASSINATE: Final = "assassinate"
BUILD_HERE: Final = "build"
MOVE_BUILDING: Final = "move_building"
HOUSE: Final = "house"
TAKE: Final = "take_money"
ANOTHER_CARD: Final = "another"
# Texts
USE_TEXT: Final = "use_text"
TARGET: Final = "target"
PAYEE: Final = "payee"
RECEIVER: Final = "receiver"
ROBBED: Final = "robbed"
PICK_AREA: Final = "area"
NEXT_AREA: Final = "next_area"
PICK_PAWN: Final = "pawn"
VICTIM: Final = "victim"
OWN_AGENT: Final = "own_agent"
SECOND_PAWN: Final = "second_pawn"
DESTINATION: Final = "destination"
DISCARD_CARD: Final = "discard"
NEXT_DISCARD: Final = "next_discard"
GIVE_CARD: Final = "give"
GIVE_OR_PAY: Final = "give_or_pay"
KEEP_CARD: Final = "keep"
STEAL_CARD: Final = "steal"
RANSOM: Final = "ransom"
RAZE: Final = "raze"
LOSE_AGENT: Final = "lose_agent"
TWO_CARDS: Final = "two_cards"
# City Area cards
POWER_AREA: Final = "power_area"
POWER_DISCARD: Final = "power_discard"
# Reactions
REACT: Final = "react"
SAVE_WHICH: Final = "save_which"
RELOCATE_TO: Final = "relocate"
# Events
FLOOD_MOVE: Final = "flood"
MURDER: Final = "murder"
INIGO_AGENT: Final = "inigo_agent"
SUBSIDENCE_LOSS: Final = "subsidence"
# Agent and Building cards
START: Final = "start"
START_ALL: Final = "start_all"
FIGURE_TARGET: Final = "figure_target"
PREY: Final = "prey"
CALM_AREA: Final = "calm_area"
EVENTS_TAKEN: Final = "events_taken"
EVENT_DOWN: Final = "event_down"
EVENT_ON_TOP: Final = "event_on_top"
DRAW_BUILDING: Final = "draw_building"

WITH_CODES: Final = {REACT, FLOOD_MOVE, SAVE_WHICH, START_ALL}
"""The kinds whose options are numbers of their own, and not those above."""

STOPPABLE_TEXTS: Final = {TARGET, ROBBED, FIGURE_TARGET}
"""The choice of a player to whom a text does something."""

OF_CARDS: Final = {
    TURN,
    AFTER,
    ANOTHER_CARD,
    TWO_CARDS,
    DISCARD_CARD,
    NEXT_DISCARD,
    POWER_DISCARD,
    GIVE_CARD,
    GIVE_OR_PAY,
    KEEP_CARD,
    STEAL_CARD,
    REACT,
}
"""The kinds whose options are action cards."""
