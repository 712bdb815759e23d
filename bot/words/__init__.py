"""What every language has in common: which ones there are, names made harmless, options in words."""
