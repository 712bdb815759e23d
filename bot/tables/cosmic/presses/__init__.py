"""What people do by buttons and commands at a Cosmic table: answer, look, vote, hand over, order."""
