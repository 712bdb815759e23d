"""WARP Asteroids (9.3): powers that circle the systems and are whoever's they have just reached."""
