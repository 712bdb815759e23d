"""Cards of the main deck as pictures: faces, and the emblems of powers and edicts on them."""
