"""The games as others' libraries know games: PettingZoo, Gymnasium and OpenSpiel. See docs/research.md."""
