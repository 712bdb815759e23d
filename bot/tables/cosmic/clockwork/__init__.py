"""Waiting at a Cosmic table, and its limits: deadlines, looks, computer players, what is prepared.

Times come with the inputs; nothing here reads a clock.
"""
