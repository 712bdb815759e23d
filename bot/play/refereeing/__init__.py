"""Tables that wait for their referee: what host or moderator may choose, and cases as files.

``judging`` carries out what was chosen for a running table, ``referee`` says what there is to choose and takes an
action back, ``cases`` writes the file. No rule of any game is known here, and nothing of a case is posted: it holds
hidden cards and is for the admin alone.
"""
