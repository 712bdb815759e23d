"""What people do by buttons and commands at a Cosmic table: answer, look, vote, order, hand over, leave.

Every press is answered privately, in the presser's language. How a question looks is not here but in ``questions``, and
what the table says by itself in ``telling``.
"""
