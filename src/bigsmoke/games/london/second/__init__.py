"""London, 2nd edition (2017)."""
