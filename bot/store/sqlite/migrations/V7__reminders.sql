-- Revises: V6
-- Date: 2026-11-21
-- Reason: reminders outlive the process, and may be public only for what everybody may know.

ALTER TABLE owed ADD COLUMN "public" INTEGER NOT NULL DEFAULT 0;

-- How far the reminders of what a seat owes have come: since when it is owed, and how many were sent.
CREATE TABLE reminders (
    "table" INTEGER NOT NULL REFERENCES tables ("id"),
    "seat" INTEGER NOT NULL,
    "user" INTEGER NOT NULL,
    "what" TEXT NOT NULL,
    "due_ms" INTEGER NOT NULL,
    "since_ms" INTEGER NOT NULL,
    "sent" INTEGER NOT NULL,
    PRIMARY KEY ("table", "seat")
) STRICT, WITHOUT ROWID;

-- How many reminders in a row somebody has not answered.
CREATE TABLE unanswered (
    "user" INTEGER PRIMARY KEY,
    "count" INTEGER NOT NULL
) STRICT;
