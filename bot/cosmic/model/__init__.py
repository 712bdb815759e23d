"""What is true of a Cosmic game, as plain data: state, cards, flags, and questions about it. Decides nothing."""
