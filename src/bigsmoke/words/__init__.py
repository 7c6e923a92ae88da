"""Telling in a language what the rules say: Fluent catalogues, one folder a language, one file a game and a room.

What the rules say (`bigsmoke.kernel.words.say`) is a key with arguments. A catalogue has a message for the key, and the
message reaches its arguments by variables and by the functions below:

- `{ $amount }` is a number or a word; `{ $amount -> [one] ... *[other] ... }` chooses by it.
- `{ SEAT($seat) }` is a player: "you" to the reader, else the name; `form: "of"` gives "your" or "Ada's".
- `{ ME($seat) -> [you] You take *[other] { SEAT($seat) } takes }` chooses by whether that is the reader,
  or whether the reader is among several.
- `{ CARD($card) }` is the message `card-<id>`, and `{ AREA($area, form: "in") }` the attribute `in` of `area-<id>`:
  there is such a function for every kind of thing that the game's `names` file names. A list of ids is told as one,
  joined as `LIST` joins: `{ CARD($cards, style: "comma") }`.
- `{ LIST($parts) }` is several things in a row: "a, b and c"; `style: "comma"`, `"or"` or `"semicolon"` joins them
  otherwise.
- `{ SIGN($amount) -> [minus] ... *[plus] ... }` and `{ ABS($amount) }` take a number apart.
- `{ CAP($what) }` begins a sentence with it.
- `{ PAD($what, width: 8) }` fills a column up, `align: "right"` from the left; a list becomes as many columns.
- What is said inside something said is simply `{ $what }`; `{ $brings_money }` is the figure `money` of an argument
  `brings`.
"""

from bigsmoke.words.catalogue import LANGUAGES, Eyes, Untold, in_words, spoken, tell, words_of
from bigsmoke.words.teller import Teller
from bigsmoke.words.texts import check_language, with_texts

__all__ = [
    "LANGUAGES",
    "Eyes",
    "Teller",
    "Untold",
    "check_language",
    "in_words",
    "spoken",
    "tell",
    "with_texts",
    "words_of",
]
