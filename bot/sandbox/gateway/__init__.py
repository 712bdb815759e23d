"""The stand-in's gateway: sessions, dispatches, faults on demand."""
