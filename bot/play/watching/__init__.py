"""Telling people who follow a game by direct message how it goes on, each challenge or once a day.

``digests`` reads the chapters of games that are kept for everybody, and sends what is new. No running table is asked
here and no state read. Who follows a game is not changed here either, but by presses at its table.
"""
