"""London, 1st edition (2010)."""
