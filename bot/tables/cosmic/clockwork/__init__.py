"""What a Cosmic table waits for, and until when: stops, timers, pauses, sleepers, computer players.

Times come with the inputs; nothing here reads a clock.
"""
