-- Revises: V15
-- Date: 2026-11-25
-- Reason: a server's games that are over can be looked up: when, who has won, with which powers, poster and log.

-- "winners" are places in the roster (JSON), "things" what can be searched for, with a space before and behind each.
CREATE TABLE stories (
    "table" INTEGER PRIMARY KEY REFERENCES tables ("id"),
    "guild" INTEGER NOT NULL,
    "ended_ms" INTEGER NOT NULL,
    "winners" BLOB NOT NULL,
    "things" TEXT NOT NULL,
    "poster" BLOB NOT NULL,
    "log" BLOB NOT NULL
) STRICT;
CREATE INDEX stories_by_guild ON stories ("guild", "ended_ms");
