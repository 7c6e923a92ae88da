"""The kinds of decision, and the options that stand beside cards, areas, pawns and seats."""

# Options. Cards, areas and seats are small numbers; pawns (see `codes`) stay below 2,000.
SKIP = 3000
END = 3001
CLAIM = 3002
USE = 3003
PASS = 3004
PAY = 3005
DONE = 3006
REFUSE = 3007
POWER = 3100  # + area: the power of a City Area card
ABILITY = 3200  # + figure: an Agent or Building card
DISCARD = 3300  # + card: throw an Interrupt away
WATSON = 3500  # + card: end the turn
SUFFRAGETTE = 3900  # play the Suffragist
HOLBORN = 20_000  # + code of an effect: pay to spare a piece
SHIELD = 40_000  # + code of an effect: spare an Agent through the Suffragist

# The turn
TURN = "turn"
AFTER = "after"
# Symbols
PLACE_AGENT = "place_agent"
SOURCE = "source"
FIGURE = "figure"
REMOVE_TROUBLE = "remove_trouble"
ASSASSINATE = "assassinate"
BUILD_HERE = "build"
MOVE_BUILDING = "move_building"
HOUSE = "house"
TAKE = "take_money"
ANOTHER_CARD = "another"
# Texts
USE_TEXT = "use_text"
TARGET = "target"
PAYEE = "payee"
RECEIVER = "receiver"
ROBBED = "robbed"
PICK_AREA = "area"
NEXT_AREA = "next_area"
PICK_PAWN = "pawn"
VICTIM = "victim"
OWN_AGENT = "own_agent"
SECOND_PAWN = "second_pawn"
DESTINATION = "destination"
DISCARD_CARD = "discard"
NEXT_DISCARD = "next_discard"
GIVE_CARD = "give"
GIVE_OR_PAY = "give_or_pay"
KEEP_CARD = "keep"
STEAL_CARD = "steal"
RANSOM = "ransom"
RAZE = "raze"
LOSE_AGENT = "lose_agent"
TWO_CARDS = "two_cards"
# City Area cards
POWER_AREA = "power_area"
POWER_DISCARD = "power_discard"
# Reactions
REACT = "react"
SAVE_WHICH = "save_which"
RELOCATE_TO = "relocate"
# Events
FLOOD_MOVE = "flood"
MURDER = "murder"
INIGO_AGENT = "inigo_agent"
SUBSIDENCE_LOSS = "subsidence"
# Agent and Building cards
START = "start"
START_ALL = "start_all"
FIGURE_TARGET = "figure_target"
PREY = "prey"
CALM_AREA = "calm_area"
EVENTS_TAKEN = "events_taken"
EVENT_DOWN = "event_down"
EVENT_ON_TOP = "event_on_top"
DRAW_BUILDING = "draw_building"

WITH_CODES = {REACT, FLOOD_MOVE, SAVE_WHICH, START_ALL}
"""The kinds whose options are numbers of their own, and not those above."""

STOPPABLE_TEXTS = {TARGET, ROBBED, FIGURE_TARGET}
"""The choice of a player to whom a text does something."""

OF_CARDS = {
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
