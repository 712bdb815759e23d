"""Other texts of single powers, as their sheets give them, for tables that choose them (0.7). One module for each.

A module declares the flag that a table sets and says which text is played; what each text does is in the power's own
module, which imports it. Only options of the model are known here, no rules. ``load`` of the registry finds the
modules.
"""
