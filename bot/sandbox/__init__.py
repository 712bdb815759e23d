"""A loopback stand-in for Discord with a web page, and the start of the real bot against it."""
