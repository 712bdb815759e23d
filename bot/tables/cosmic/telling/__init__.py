"""What a Cosmic table says by itself: panel, chronicle, direct messages, help, long texts in pages.

Public messages are made from public views alone, private ones from one seat's.
"""
