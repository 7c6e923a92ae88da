import { expect, test } from "vitest";
import { cardWords, runWords } from "../src/table/london/card/words";
import type { CityCard } from "../src/types/generated";
import { speakEnglish } from "./words";

const card: CityCard = {
  type: "city",
  id: "covent_garden",
  name: { key: "london-2e/card-covent_garden" },
  full_name: { key: "london-2e/card-covent_garden" },
  copies: {},
  colour: "brown",
  known: [],
  prestige: 2,
  value: 3,
};

test.each([
  ["london-2e", "gain 2 prestige", "3 prestige at the end"],
  ["london-1e", "gain 2 VP", "3 VP at the end"],
])("a card of %s brings what its edition calls points", async (game, gained, worth) => {
  await speakEnglish(game, 0, ["Ada", "Josiah"]);
  expect(runWords(card)).toEqual([gained]);
  expect(cardWords({ ...card, full_name: { key: `${game}/card-covent_garden` } })).toMatch(new RegExp(`, ${worth}$`));
});
