"""The stand-in's guilds and what people do there: channels, messages, reactions, commands."""
