"""The server: tables where people and bots play. Nothing but the command line imports it."""
