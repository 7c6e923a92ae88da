/** The rules of Nanty Narking in our own words. */
import page from "../../../docs/rulings-nanty.md?raw";
import { type Book, rulingsIn, type Section } from "./rulebook";

const SECTIONS: Section[] = [
  {
    id: "aim",
    title: "What it is about",
    body: [
      "Everyone has a secret personality with an aim of its own. At the start of your turn, if your aim is met, you win. So watch what the others could be.",
      [
        "Moriarty: agents in ten different areas (two players), nine (three) or eight (four).",
        "Fagin: eight trouble markers lie on the map.",
        "Monsieur de Sidonia: a net worth of £66, £50 or £42, in money and buildings; a loan counts £12 against it.",
        "The three lords: control of seven, five or four areas.",
        "Sherlock Holmes: that nobody else has won when the deck runs out.",
      ],
    ],
  },
  {
    id: "setup",
    title: "Setting up",
    body: [
      "Each player has twelve agents, six buildings, £10 and five cards, and puts an agent into the East End, the City and Chelsea, which begin with trouble. The grey cards lie on top of the brown ones.",
    ],
  },
  {
    id: "turn",
    title: "Your turn",
    body: [
      "Say so if you have won. Otherwise play a card and go through its signs from top to bottom; any of them may be skipped, except a random event. A card may let you play another. Then draw back up to five.",
    ],
  },
  {
    id: "signs",
    title: "The signs",
    body: [
      [
        "Place an agent where you have one, or next to it; with none on the board, anywhere.",
        "Take money. Remove a trouble marker.",
        "Assassinate: one pawn that is not your own, in an area with trouble.",
        "Place a building where you have an agent, at the price of the area, if there is neither trouble nor another building; it brings the card of the area, whose power you may use from your next turn on.",
        "Scroll: what the text says. Random event: it must happen. Interrupt: may be played at any time.",
      ],
    ],
  },
  {
    id: "trouble",
    title: "Trouble",
    body: [
      "When a pawn comes into an area that has one already, trouble comes too, one marker at most. When any pawn leaves an area, its trouble goes. Trouble forbids building and allows murder.",
    ],
  },
  {
    id: "control",
    title: "Control",
    body: [
      "You control an area with more pieces there than each other player, and more than all New Citizens together. Nobody controls an area with a Grenadier; there buildings are worth nothing and the area's card is dead.",
    ],
  },
  {
    id: "end",
    title: "The end",
    body: [
      "If the deck runs out and nobody is Sherlock Holmes, or riots end the game, points decide: five for each agent, the price of each building, one for each £1; a loan that cannot be paid back costs fifteen.",
    ],
  },
];

export const book: Book = { sections: SECTIONS, rulings: rulingsIn(page) };
