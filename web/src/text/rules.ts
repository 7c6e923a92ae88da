/** The rules of each game in our own words, and the rulings on what the printed rules leave open. */

export interface Section {
  id: string;
  title: string;
  /** Paragraphs, and lists. */
  body: (string | string[])[];
}

export interface Ruling {
  id: string;
  question: string;
  answer: string;
  reason: string;
}

export interface Book {
  sections: Section[];
  rulings: Ruling[];
}

/** The tables of docs/rulings-*.md, where each ruling stands once, for the code and for the player. */
const PAGES = import.meta.glob<string>("../../../docs/rulings-*.md", { query: "?raw", import: "default", eager: true });

/** Which part of which page belongs to which game. */
const WHERE: Record<string, [page: string, heading: RegExp]> = {
  "london-2e": ["london", /2nd edition/i],
  "london-1e": ["london", /1st edition/i],
  "nanty-narking": ["nanty", /./],
  "london-markets": ["markets", /./],
};

function plain(cell: string): string {
  return cell.replace(/[*`]/g, "").trim();
}

export function rulingsIn(markdown: string, heading: RegExp): Ruling[] {
  const found: Ruling[] = [];
  let within = !/^## /m.test(markdown);
  for (const line of markdown.split("\n")) {
    if (line.startsWith("## ")) within = heading.test(line);
    if (!within || !line.startsWith("|") || /^\|[\s:|-]+\|?$/.test(line)) continue;
    const [id = "", question = "", answer = "", reason = ""] = line.split("|").slice(1).map(plain);
    if (id !== "id" && answer) found.push({ id, question, answer, reason });
  }
  return found;
}

function rulings(game: string): Ruling[] {
  const [page, heading] = WHERE[game] ?? ["", /./];
  const found = Object.entries(PAGES).find(([path]) => path.includes(`rulings-${page}`));
  return found ? rulingsIn(found[1], heading) : [];
}

const LONDON_2E: Section[] = [
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

const LONDON_1E: Section[] = [
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

const NANTY: Section[] = [
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

const MARKETS: Section[] = [
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

export const RULES: Record<string, Book> = {
  "london-2e": { sections: LONDON_2E, rulings: rulings("london-2e") },
  "london-1e": { sections: LONDON_1E, rulings: rulings("london-1e") },
  "nanty-narking": { sections: NANTY, rulings: rulings("nanty-narking") },
  "london-markets": { sections: MARKETS, rulings: rulings("london-markets") },
};
