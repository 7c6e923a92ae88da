/** The rules of London Markets in our own words. */
import page from "../../../docs/rulings-markets.md?raw";
import { type Book, rulingsIn, type Section } from "./rulebook";

const SECTIONS: Section[] = [
  {
    id: "aim",
    title: "What it is about",
    body: [
      "Five markets, four kinds of goods, twelve rounds. Whoever has the most money after the last auction wins; a tie goes to more goods cards.",
    ],
  },
  {
    id: "setup",
    title: "Setting up",
    body: [
      "Each player has twenty bars of three crates, two replenishment cards and eight goods cards. Three of your bars go to your left neighbour, who spreads them over the markets; no market takes more than three then.",
    ],
  },
  {
    id: "round",
    title: "A round",
    body: [
      [
        "A market card shows what each kind of goods is worth today.",
        "In turn, each player takes one merchant or assistant that nobody has used, and does what it does.",
        "Each player takes one goods card for each replenishment card.",
        "Auctions: all at once, each player lays down any number of cards of one kind. Most of a kind wins its price; ties share it, rounded down. All offered cards go back. This is repeated until every kind on the card is sold, or nobody offers anything.",
        "Merchants go on to the next market, assistants one space along their track. The coach goes to the left.",
      ],
      "When the card says that the market is closed, nobody replenishes and nothing is sold.",
    ],
  },
  {
    id: "actions",
    title: "Merchants and assistants",
    body: [
      [
        "Stack: lay two bars on the merchant's market. Three bars make a layer, and the next lies across it. What is covered no longer shows.",
        "Profit: £1 for each of your crates that shows there, at least £3.",
        "Goods: a card for each of your crates that shows there, at least three.",
        "An assistant does the same at a market without a merchant; stacking with one bar only.",
      ],
    ],
  },
  {
    id: "special",
    title: "Special cards",
    body: [
      "Before or after your action you may play one special card, and a second for £3. Some stay before you, others are used up. Monopoly, Combined Offer and Rich Offer wait until the fifth round. An auction for a special card lets the winner choose one from a pile; in a tie nobody gets it.",
    ],
  },
];

export const book: Book = { sections: SECTIONS, rulings: rulingsIn(page) };
