"""The kernel: decisions, chance, matches, records. It knows no game and imports the standard library alone."""
