"""The stand-in's REST side: the frame of a call, its limits, and one module per family of routes."""
