"""Cards of the main deck as pictures: faces, and the emblems of powers and edicts on them.

``faces`` draws a card and the small signs of its kind, and reads the figures: one file for each power and edict, in
``figures``. No power and no edict is named in the code. Hands, reveals and powers as cards are not drawn
here but in ``renderers.cosmic``.
"""
