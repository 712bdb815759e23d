# Les mots des images.

picture-seat = Place { $letter }
