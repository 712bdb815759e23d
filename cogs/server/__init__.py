"""A server as a whole: its settings and stored data, what is wrong with them, and a panel of all that is on there.

``admin`` is for who manages it; ``panel`` has the button of each desk, and that desk takes its press: no list is made
here. All answers are private, so that whoever looks disturbs nobody.
"""
