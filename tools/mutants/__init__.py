"""Mutation test of the whole suite: plant faults one at a time and see which of them a test finds."""
