"""Reports of people to the moderators of a server."""
