"""The 24 moons, by what they are about. ``load`` of the registry finds the modules, nothing names them."""
