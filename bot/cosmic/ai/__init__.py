"""Computer players: they read views and questions, never a state, and answer legally. Pure; chance comes as dice."""
