"""Insight: what each choice of a game was worth, by what its player could know; hints, and reviews of whole games."""
