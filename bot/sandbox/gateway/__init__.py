"""The stand-in's gateway: sessions, dispatches filtered by intent, faults on demand."""
