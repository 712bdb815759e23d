"""What is on at a server, in one private panel: a button for each list and for what one can begin there."""
