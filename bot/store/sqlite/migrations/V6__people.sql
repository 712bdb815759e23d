-- Revises: V5
-- Date: 2026-11-21
-- Reason: direct messages, mentions and deleted messages of tables; whom Discord lets us write to; what is owed.

-- SQLite cannot change a CHECK in place, so the outbox is made anew around the kind 'erase'.
CREATE TABLE outbox_new (
    "key" TEXT NOT NULL,
    "table" INTEGER NOT NULL REFERENCES tables ("id"),
    "channel" INTEGER NOT NULL,
    "kind" TEXT NOT NULL CHECK ("kind" IN ('post', 'edit', 'seed', 'erase')),
    "restart" TEXT NOT NULL CHECK ("restart" IN ('resend', 'withdraw', 'drop')),
    "state" TEXT NOT NULL CHECK ("state" IN ('waiting', 'flying', 'done', 'failed')),
    "message" INTEGER,
    "seed" TEXT NOT NULL,
    "order" INTEGER NOT NULL,
    "body" BLOB NOT NULL,
    "user" INTEGER NOT NULL DEFAULT 0,
    "ping" TEXT NOT NULL DEFAULT '',
    UNIQUE ("key", "kind", "table")
) STRICT;
INSERT INTO outbox_new ("key", "table", "channel", "kind", "restart", "state", "message", "seed", "order", "body")
SELECT "key", "table", "channel", "kind", "restart", "state", "message", "seed", "order", "body" FROM outbox;
DROP TABLE outbox;
ALTER TABLE outbox_new RENAME TO outbox;
CREATE INDEX outbox_by_state ON outbox ("state");
CREATE INDEX outbox_by_table ON outbox ("table", "state", "kind", "order");

-- One row per person who was ever to get a direct message: its channel, and Discord's code if the last one was refused.
CREATE TABLE people (
    "user" INTEGER PRIMARY KEY,
    "dm" INTEGER NOT NULL,
    "refused" INTEGER NOT NULL,
    "at_ms" INTEGER NOT NULL
) STRICT;

CREATE TABLE owed (
    "table" INTEGER NOT NULL REFERENCES tables ("id"),
    "seat" INTEGER NOT NULL,
    "user" INTEGER NOT NULL,
    "what" TEXT NOT NULL,
    "due_ms" INTEGER NOT NULL,
    PRIMARY KEY ("table", "seat")
) STRICT, WITHOUT ROWID;
CREATE INDEX owed_by_user ON owed ("user", "due_ms");
