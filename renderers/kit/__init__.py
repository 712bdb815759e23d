"""The drawing kit: canvas, theme, fonts, kept pictures. Knows no game."""
