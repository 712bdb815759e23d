"""Where tokens come from and go to when somebody has a say: sources, placing, losses, captives."""
