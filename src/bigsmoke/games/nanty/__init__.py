"""Nanty Narking by Martin Wallace, with all its variants: rules by subject, and the cards as rows beside them."""
