"""What the admin does from the command line: look after the data, check games, take them out as files."""
