"""Components made from what a table wants shown."""
