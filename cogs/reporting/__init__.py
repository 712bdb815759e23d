"""Reports of people to the moderators of a server.

``desk`` takes the command and the button and posts one message to the channel that the admins have chosen. Nothing of a
report is stored, and nobody else is told.
"""
