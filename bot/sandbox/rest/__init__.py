"""The stand-in's REST side: the frame of a call, limits, and one module per family of routes."""
