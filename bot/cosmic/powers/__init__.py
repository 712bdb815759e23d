"""One module per alien power: the power, its wild and its super flare."""
