"""What is on at a server, in one private panel: a button for each list and for what one can begin there.

``panel`` has the button of each desk, and that desk takes its press: nothing is listed, begun or checked here. Private,
so that whoever looks disturbs nobody.
"""
