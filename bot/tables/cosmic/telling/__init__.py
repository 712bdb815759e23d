"""What a Cosmic table says by itself: panel, story, direct messages, help, long texts in pages."""
