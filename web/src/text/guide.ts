/** A word on each kind of question, for somebody's first game. By game, then by the kind of the decision. */

const london = {
  develop: "A card you build goes onto a stack of your city, and another card of the same colour is discarded to pay for it. Cards you covered count at the end but run no more.",
  place: "A new stack can be run by itself, but every stack brings poverty in each run. A card on top of a stack covers what lies there.",
  payment: "The card you give up lies open for everybody to take. The forecast beside your money says what is left.",
  buy: "Land costs money and brings cards. It also keeps poverty down.",
  run: "Each open card may be used once; most turn over afterwards. When you stop, poverty comes: look at the forecast on the left before you do.",
  draw: "From the deck you do not know what comes; what lies open you do. Nine cards may be kept at the end of a turn.",
  discard: "Nine cards may be kept. Give up what is least use to you: others may take it.",
  repay: "A loan of £10 costs £15 to pay back. Unpaid at the end it costs seven points.",
};

export const guide: Record<string, Record<string, string>> = {
  "london-2e": {
    ...london,
    opening: "Every turn begins with a card. More cards give more choices, but each card in hand is poverty when you run your city.",
    action: "One action a turn: build from your hand, buy a borough, run your city for money and prestige, or draw three more cards. Build first, run once a few stacks stand.",
  },
  "london-1e": {
    ...london,
    action: "One action a turn: play cards into your city, buy land, run your city, or take three cards. Every turn begins with a card taken.",
    underground: "A counter goes into any borough with a building, yours or another's, that lies next to one with a counter; the first of all in or beside the City. It is worth two points at the end to whoever has built there. Where it has no neighbour on its own bank of the Thames, it costs £3.",
  },
  "nanty-narking": {
    turn: "Play one card: its signs are carried out from left to right, and each may be skipped. Your aim is on the sealed card that only you see; you win if it is met when your turn begins.",
    after: "City Areas where you own a building give a power once a turn. When nothing is left to do, end the turn; you draw up to five cards.",
    place_agent: "An Agent goes where you have one already or next door. A second Agent in an area brings Trouble.",
    remove_trouble: "Any one Trouble marker on the board may go, wherever your Agents stand. Without Trouble nobody can be assassinated there, and the area can be built on.",
    assassinate: "Only where there is Trouble. The Trouble goes with the victim.",
    build: "A building needs your Agent there, no Trouble, and the price on the map. It gives you the area's power.",
    another: "This sign lets you play one more card of your hand in the same turn.",
    use_text: "A scroll does what the card's text says.",
    react: "Somebody is about to touch what is yours. Nobody learns whether you could have answered.",
  },
  "london-markets": {
    place_first: "The first bars are laid for the neighbour on the right, and yours by the neighbour on the left. At the start no market takes more than three.",
    action: "Send a merchant to work where he stands, or an assistant to a market without one. Each is used once a round, by one player; point at one to see what it would bring.",
    place: "A bar across a full layer hides three crates below it. What counts is what can be seen from above.",
    type: "Goods are what you bid with in the auctions at the end of the round.",
    take: "One card after another, from any pile. What you hold is what you can offer in the auction that follows.",
    offer: "All offers are sealed at once. The most of a kind takes the prize on the market card; you may change yours until the last is in.",
    pile: "You look through one pile and keep one card. Most special cards are played once for money; two kinds stay before you and help for good.",
  },
};
