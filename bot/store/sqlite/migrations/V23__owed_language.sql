-- Revises: V22
-- Date: 2026-11-26
-- Reason: reminders speak the language in which their questions are.

-- Empty for the language of the table.
ALTER TABLE owed ADD COLUMN "language" TEXT NOT NULL DEFAULT '';
