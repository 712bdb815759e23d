"""The drawing kit: canvas, theme, fonts, kept pictures. It knows no game."""
