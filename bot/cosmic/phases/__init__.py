"""The phases of a challenge (4.11), one module each. They name no power and no card."""
