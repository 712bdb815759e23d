"""Other texts of single powers, as their sheets give them, for tables that choose them (0.7). One module for each."""
