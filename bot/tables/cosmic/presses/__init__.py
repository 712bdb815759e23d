"""What people do by buttons and commands at a Cosmic table: answer, look, vote, order, hand over, leave.

Every press is answered privately, in the presser's language.
"""
