"""Tables that leave the memory while nothing happens, and how they are taken up again.

One alarm for the process knows when which of them has to be woken. A desk learns nothing of it.
"""
