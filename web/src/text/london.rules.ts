/** The rules of London in our own words. */
import page from "../../../docs/rulings-london.md?raw";
import { type Book, rulingsIn, type Section } from "./rulebook";

const SECOND: Section[] = [
  {
    id: "aim",
    title: "What it is about",
    body: [
      "London has burned. You rebuild a part of it with city cards, buy land, run what you have built, and try to stay ahead of the poverty that all this brings. Whoever has the most prestige once the city deck has run out is remembered.",
    ],
  },
  {
    id: "setup",
    title: "Setting up",
    body: [
      [
        "Everyone begins with £5 and six cards.",
        "The city deck is three sets on top of each other: A first, then B, then C, each shuffled by itself.",
        "City, Westminster, and Southwark & Bermondsey lie open for sale; the other boroughs are shuffled and face down.",
        "The development board has two rows: three spaces each with two players, four with three, five with four.",
      ],
      "Money, loans, poverty, boroughs and stacks are open to all. Hands are secret, and so is whatever lies covered or face down in a city, until the end.",
    ],
  },
  {
    id: "turn",
    title: "Your turn",
    body: [
      "First you may pay loans back, at £15 each. Then you draw one card. Then you take exactly one action: develop, buy land, run your city, or draw three. Last, you discard down to nine cards.",
      "Whenever you draw, you take any card of the development board or the top one of the deck; with several to draw you decide one at a time.",
    ],
  },
  {
    id: "board",
    title: "The development board",
    body: [
      "Discards go to the board, upper row first, and anyone may draw them later. If you must discard and no space is free, the lower row leaves the game, the upper one moves down, and you begin a new upper row.",
    ],
  },
  {
    id: "develop",
    title: "Develop your city",
    body: [
      "Play one card or more, one at a time. For each you discard another card of the same colour and pay what it costs to build. It goes on top of any stack of yours, open or turned over, or begins a new stack; but never on a card that you placed in this same turn.",
      "What a card does while it shows begins at once and ends when it is covered or turned over. Everything else waits for a run.",
      "Action cards are played here too. They need no discard, do what they say, and leave the game. Paupers are never built, and pay for nothing unless a card says so.",
    ],
  },
  {
    id: "land",
    title: "Buy land",
    body: [
      "Pay for one of the boroughs on offer and lay it on top of those you hold; a new one is turned up. At once you draw its cards, gain its prestige, and lose as much poverty as it says, as far as you have any.",
      "Only your topmost borough does anything from then on. Those beneath it still count as north, south, or on the river.",
    ],
  },
  {
    id: "run",
    title: "Run your city",
    body: [
      "Use as many of the open cards on top of your stacks as you like, each once, in any order. Pay what using it costs: money, or any card from your hand. Take all it gives. If it has the sign for it, turn it over; it can never be used again, though it still scores.",
      "If your topmost borough does something in a run, that happens once, whether you like it or not; when, is up to you.",
      "Then you take poverty: one for every stack, one for every loan, one for every card in your hand.",
    ],
  },
  {
    id: "draw",
    title: "Draw three",
    body: ["Three cards, from the board and the deck as you like. If there are fewer, you take those."],
  },
  {
    id: "loans",
    title: "Loans",
    body: [
      "A loan is £10. You must borrow if you have to pay more than you have, and you may borrow on your own turn without need. Each loan is one more poverty in every run. Paid back at the start of a turn it costs £15; one that is left unpaid at the end costs 7 prestige.",
    ],
  },
  {
    id: "end",
    title: "The end",
    body: [
      "When the deck is empty at the end of somebody's turn, everyone else has one more turn. Then, in this order:",
      [
        "take one poverty for every card still in hand;",
        "add the prestige printed on all cards of your city, covered and turned over ones too;",
        "pay back all the loans you can;",
        "add 1 for every full £3;",
        "lose 7 for every loan that is left;",
        "whoever has the fewest poverty returns all of it, and all others return as much;",
        "lose prestige for the rest: 1 or 2 poverty cost 1, three 2, four 3, five 5, and each up to ten two more than the one before; each beyond ten costs 3.",
      ],
      "Most prestige wins. A tie goes to less poverty, then to more boroughs, then to the dearest single card; after that it is shared.",
    ],
  },
];

const FIRST: Section[] = [
  {
    id: "aim",
    title: "What it is about",
    body: [
      "The older and longer London: the same cards and stacks, with a map of twenty boroughs, bridges and the Underground. Land is worth points at the end, and each borough you hold takes poverty off every run.",
    ],
  },
  {
    id: "setup",
    title: "Setting up",
    body: [
      [
        "Everyone begins with £5, five poverty and six cards.",
        "The deck is A on B on C, 110 cards in all.",
        "The first player is drawn by lot.",
      ],
    ],
  },
  {
    id: "turn",
    title: "Your turn",
    body: [
      "Take one card, from the deck or from the Card Display, then do one thing: play cards, run the city, buy land, or take three cards. Then put cards on the Card Display until you have nine at most. Passing is not allowed.",
    ],
  },
  {
    id: "display",
    title: "The Card Display",
    body: [
      "Cards that you expend go to the upper row, then to the lower one. With both rows full, the upper row is thrown away and the lower one moves up: the other way round than in the second edition.",
    ],
  },
  {
    id: "play",
    title: "Play cards",
    body: [
      "As in the second edition: for each card one of the same colour from your hand, and its price. Huguenots, Jewish Refugees and Wren are used from the hand and thrown away. At least one card must be played.",
    ],
  },
  {
    id: "run",
    title: "Run the city",
    body: [
      "Activate at least one card. Afterwards count your stacks and the cards in your hand, and take off the number of boroughs you hold: that much poverty you take, or, if it is less than nothing, lose. Loans do not count here.",
    ],
  },
  {
    id: "land",
    title: "Buy land",
    body: [
      "The first land that anybody buys must be City, Westminster, or Southwark & Bermondsey. After that it must lie beside a borough that somebody holds already. Across the Thames only bridges join. Pay the price, take the cards that the borough gives; its points come at the end. Each borough has one owner, and each player eleven counters.",
    ],
  },
  {
    id: "underground",
    title: "The Underground",
    body: [
      "Whoever activates an Underground card places two counters, in different boroughs where somebody has built, one to a borough. The first of the game lies in the City or beside it; every later one beside another counter. Reaching across a bridge costs £3 more. At the end each adds two points for the owner of the borough. There are ten.",
    ],
  },
  {
    id: "loans",
    title: "Loans",
    body: [
      "You may borrow only when you must pay and cannot. Nothing is paid back before the end: £15 each then, or seven points lost.",
    ],
  },
  {
    id: "end",
    title: "The end",
    body: [
      "After the turn in which the last card of the deck was taken, everyone else has one more. Then loans are paid back, cards in hand become poverty, and points come from money (one for each £3), boroughs, Underground counters and all cards of the city; unpaid loans and poverty take some away, poverty as in the second edition.",
    ],
  },
];

export const second: Book = { sections: SECOND, rulings: rulingsIn(page, /2nd edition/i) };
export const first: Book = { sections: FIRST, rulings: rulingsIn(page, /1st edition/i) };
