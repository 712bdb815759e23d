"""The words of the Cosmic game in every language: events, questions, reasons, pictures, options."""
