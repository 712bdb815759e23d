-- Revises: V21
-- Date: 2026-11-26
-- Reason: who watches a game is told by direct message how it goes on.

-- "told" is the last challenge that somebody need not be told any more; "how" says after each challenge or each day.
CREATE TABLE followers (
    "user" INTEGER NOT NULL,
    "table" INTEGER NOT NULL REFERENCES tables ("id"),
    "how" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "told" INTEGER NOT NULL,
    "told_ms" INTEGER NOT NULL,
    PRIMARY KEY ("user", "table")
) STRICT, WITHOUT ROWID;
CREATE INDEX followers_by_table ON followers ("table");
-- The public stories of a game's last challenges, packed.
CREATE TABLE chapters (
    "table" INTEGER NOT NULL REFERENCES tables ("id"),
    "challenge" INTEGER NOT NULL,
    "lines" BLOB NOT NULL,
    PRIMARY KEY ("table", "challenge")
) STRICT, WITHOUT ROWID;
