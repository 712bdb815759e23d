-- Revises: V7
-- Date: 2026-11-22
-- Reason: the slash commands are handed to Discord only when they have changed.

-- What Discord last took: the digest of all slash commands of an application.
CREATE TABLE commands (
    "application" INTEGER PRIMARY KEY,
    "digest" TEXT NOT NULL
) STRICT;
