"""What a computer player reckons from what it sees: forces, chances, worths.

Views only. Nothing here answers a question; that is up to the modules of ``ai``.
"""
