"""London by Martin Wallace: what both editions share. `first` and `second` hold each edition's own rules."""
