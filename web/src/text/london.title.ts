/** What the site calls the game before its table is fetched. */

export const second = {
  title: "London",
  edition: "second edition",
  pitch: "Build up your quarter after the Great Fire, run it for all it will give, and keep the poor from your door.",
  minutes: 50,
};

export const first = {
  title: "London",
  edition: "first edition, with the map",
  pitch: "The wide city: land on both banks, bridges, the Underground, and a longer memory for debts.",
  minutes: 80,
};
