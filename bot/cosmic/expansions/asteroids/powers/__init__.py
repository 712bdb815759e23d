"""The powers that only asteroids have, one module each; ``load`` of the registry finds them."""
