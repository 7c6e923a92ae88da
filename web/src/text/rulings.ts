/** Rulings on single cards, in our own words, shown wherever the card opens large. */

const RULINGS: Record<string, string[]> = {
  hospital: ["It has to lie open on top of its stack. It cannot spare itself, and using it is not an activation."],
  shops: ["Building it does not feed it. If it is covered, its money goes back to the bank."],
  town_houses: ["It counts itself, and counts before it turns over."],
  stock_exchange: ["Every opponent pays you; one who is short of money must borrow."],
  wren: ["One card is enough if there is no second to place; money costs are still due."],
  coffee_house: ["Counted among the four action cards. The other reading, a building, is a table option."],
  southwark_bermondsey: [
    "The poverty of every run cannot be declined. The swap is once in each of your turns, and the Pauper takes the place of the card you took.",
  ],
  hackney: ["It helps while you develop, for the discard alone."],
  st_pancras: ["The look takes the place of the opening draw, not of other draws."],
  whitehall: ["The card must still lie on top of its stack; one that turned over may be used."],
  public_houses: ["At the end of the game the hand counts as poverty all the same."],
  bank_of_england: ["Paying a loan back still costs £15."],
  pauper: ["Paupers can be spent on any card that asks for a hand card in a run."],
};

export function rulingsFor(id: string): string[] {
  return RULINGS[id] ?? [];
}
