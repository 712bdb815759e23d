"""Games that are over: which one is meant, its file, and its film."""
