"""Tables that leave the memory while nothing happens, and how tables are taken up again."""
