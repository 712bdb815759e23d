"""Holidays: ``/table away`` and ``/table back``, and the same by buttons and a form."""
