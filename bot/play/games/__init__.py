"""What ``bot.play`` knows of games: the kinds that exist, how one begins, is taken up and kept as a file."""
