"""What an admin does from the command line: look after the data, check games, take them out as files.

Commands read the database beside a running bot and answer in one sentence each. None of them talks to Discord.
"""
