"""Admin commands: look after the data, check games, export them as files.

Commands read the database beside a running bot and answer in one sentence each. None of them talks to
Discord.
"""
