"""Builds the container image and uses it like an admin: ``make image-check``. Needs root, so pytest leaves it alone."""
