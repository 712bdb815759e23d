-- Revises: V25
-- Date: 2026-11-26
-- Reason: seasons that are over can be looked up, and their ends are told where they were opened.

-- Every season of a server: which game counts (empty for all), from when to when (unix ms); in which channel and language
-- its end is told (0 for nowhere), and whether it was.
CREATE TABLE seasons_of_servers (
    "guild" INTEGER NOT NULL,
    "game" TEXT NOT NULL,
    "begin_ms" INTEGER NOT NULL,
    "end_ms" INTEGER NOT NULL,
    "channel" INTEGER NOT NULL DEFAULT 0,
    "language" TEXT NOT NULL DEFAULT 'en',
    "told" INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY ("guild", "begin_ms")
) STRICT, WITHOUT ROWID;
INSERT INTO seasons_of_servers ("guild", "game", "begin_ms", "end_ms")
SELECT "guild", "game", "begin_ms", "end_ms" FROM seasons;
DROP TABLE seasons;
ALTER TABLE seasons_of_servers RENAME TO seasons;
