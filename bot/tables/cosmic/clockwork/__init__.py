"""Waiting at a Cosmic table, and its limits: stops, looks, computer players, what is prepared.

Times come with the inputs; nothing here reads a clock.
"""
