"""Teaching the bots: self-play, fitting, and choosing by games. What is shipped was made by this."""
