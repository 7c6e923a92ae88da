"use strict";

// A toy: two players take one, two or three pennies in turn until none is left. It is about as many choices long as
// a game of London that is chosen at random, and there is next to nothing to compute, to keep or to send.

const { INVALID_MOVE } = require("boardgame.io/core");

const PENNIES = 1500;
const MOST = 3;

const most = (G) => Math.min(MOST, G.pile);

const game = {
  name: "pennies",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ pile: PENNIES, taken: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, count) => {
      if (!(count >= 1 && count <= most(G))) return INVALID_MOVE;
      G.pile -= count;
      G.taken[playerID] += count;
    },
  },
  endIf: ({ G }) => (G.pile === 0 ? { taken: G.taken } : undefined),
};

module.exports = { game, most };
