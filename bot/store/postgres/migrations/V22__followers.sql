-- Revises: V21
-- Date: 2026-11-26
-- Reason: who watches a game is told by direct message how it goes on.

-- "told" is the last challenge that somebody need not be told any more; "how" says after each challenge or each day.
CREATE TABLE followers (
    "user" BIGINT NOT NULL,
    "table" BIGINT NOT NULL REFERENCES tables ("id"),
    "how" TEXT COLLATE "C" NOT NULL,
    "language" TEXT COLLATE "C" NOT NULL,
    "told" BIGINT NOT NULL,
    "told_ms" BIGINT NOT NULL,
    PRIMARY KEY ("user", "table")
);
CREATE INDEX followers_by_table ON followers ("table");
-- The public stories of a game's last challenges, packed.
CREATE TABLE chapters (
    "table" BIGINT NOT NULL REFERENCES tables ("id"),
    "challenge" BIGINT NOT NULL,
    "lines" BYTEA NOT NULL,
    PRIMARY KEY ("table", "challenge")
);
