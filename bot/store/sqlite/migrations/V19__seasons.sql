-- Revises: V18
-- Date: 2026-11-26
-- Reason: hosts open seasons.

-- The season of each server that was opened last: which game counts (empty for all), and from when to when (unix ms).
CREATE TABLE seasons (
    "guild" INTEGER PRIMARY KEY,
    "game" TEXT NOT NULL,
    "begin_ms" INTEGER NOT NULL,
    "end_ms" INTEGER NOT NULL
) STRICT;
