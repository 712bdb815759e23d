"""What tables send: the outbox, pictures, the request budget, and the protocol of the screen."""
