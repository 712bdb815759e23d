"""Tables before their games: who sits down, which options, what a server allows."""
