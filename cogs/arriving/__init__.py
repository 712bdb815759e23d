"""Where gateway events and interactions arrive, and how they become inputs of tables."""
