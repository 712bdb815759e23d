"""Telling people who follow a game by direct message how it goes on, each challenge or once a day."""
