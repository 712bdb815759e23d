"""What a computer player reckons from what it sees: forces, chances, worths. Views only."""
