"""What a Cosmic table waits for, and until when: stops, pauses, sleepers, computer players."""
