"""Proves a pack before anybody is dealt its powers, a line for each thing that is tried.

``check`` goes through everything in turn, ``source`` reads what the pack is written in, ``games`` plays its powers,
``fates`` silences them and takes the pack away, ``strength`` measures what they change and win, ``looks`` draws emblems
and the page of the report. Nothing here knows what stores or tables do, and only ``looks`` draws.
"""
