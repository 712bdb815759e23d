"""Prove Cosmic Encounter: games by chance, tables at which every power is dealt, and two worlds that look alike.

``walk`` plays and checks, ``every_power`` fills tables, ``two_worlds`` exchanges hidden cards. No table and no computer
player is known here.
"""
