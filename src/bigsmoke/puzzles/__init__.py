"""Puzzles: moments of games at which one option is far better than all others, by what one seat knows."""
