"""The laboratory: tournaments among computer players, and what may be claimed of them.

Games are played by several processes, with paired seeds; what comes out are shares with intervals, as a table and as a
picture. Nothing here runs at a table.
"""
