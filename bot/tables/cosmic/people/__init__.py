"""People of a Cosmic table: votes about them and the table, seats that change hands, absence and return.

``votes`` counts, ``handover`` gives seats away, ``absence`` sees to sleepers and holidays and tells somebody what has
happened since. No answer to a question of the game is given here.
"""
