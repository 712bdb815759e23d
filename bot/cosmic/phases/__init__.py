"""The phases of a challenge, one module each. They name no power and no card."""
