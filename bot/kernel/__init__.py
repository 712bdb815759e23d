"""The game-agnostic core: questions, phases, chance, events, codec. Pure; knows neither Discord nor a clock."""
