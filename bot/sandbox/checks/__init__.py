"""Discord's documented limits and its OpenAPI document, held against what the bot sends."""
