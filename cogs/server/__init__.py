"""A server as a whole: its settings and stored data, what is wrong with them, and a panel of all that is on there.

``admin`` is for who manages it; ``panel`` has each button, and the handlers of its page take its press: no list is made
here. All answers are private, so that whoever looks disturbs nobody.
"""
