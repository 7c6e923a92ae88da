"""London Markets."""
