"""The words of a Cosmic table in every language."""
