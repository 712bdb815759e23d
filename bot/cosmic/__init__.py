"""Cosmic Encounter: the classic game. Pure; knows neither Discord nor a clock."""
