-- Revises: nothing
-- Date: 2026-11-21
-- Reason: the first schema: tables, decisions, snapshots, outbox, deadlines, event log, lease, preferences.

-- Light columns only: heads of 10,000 tables are read at a start, so what is big lies in saves and desks.
CREATE TABLE tables (
    "id" INTEGER PRIMARY KEY AUTOINCREMENT,
    "game" TEXT NOT NULL,
    "guild" INTEGER NOT NULL,
    "parent" INTEGER NOT NULL,
    "thread" INTEGER,
    "lobby_message" INTEGER,
    "host" INTEGER NOT NULL,
    "status" TEXT NOT NULL
        CHECK ("status" IN ('lobby', 'running', 'paused', 'ended', 'stopped', 'referee', 'broken')),
    "version" INTEGER NOT NULL,
    "next_ask" INTEGER NOT NULL,
    "created_ms" INTEGER NOT NULL,
    "updated_ms" INTEGER NOT NULL,
    "seed" TEXT NOT NULL,
    "options" BLOB NOT NULL,
    "roster" BLOB NOT NULL,
    "result" BLOB
) STRICT;
CREATE INDEX tables_by_status ON tables ("status");

-- "phase" is the first phase whose decisions belong to the log on top of the snapshot.
CREATE TABLE saves (
    "table" INTEGER PRIMARY KEY REFERENCES tables ("id"),
    "phase" INTEGER NOT NULL,
    "snapshot" BLOB NOT NULL
) STRICT;

CREATE TABLE desks (
    "table" INTEGER PRIMARY KEY REFERENCES tables ("id"),
    "desk" BLOB NOT NULL
) STRICT;

CREATE TABLE decisions (
    "table" INTEGER NOT NULL REFERENCES tables ("id"),
    "phase" INTEGER NOT NULL,
    "seq" INTEGER NOT NULL,
    "seat" INTEGER,
    "key" TEXT NOT NULL,
    "choice" BLOB NOT NULL,
    "by" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "digest" TEXT NOT NULL,
    PRIMARY KEY ("table", "phase", "seq")
) STRICT, WITHOUT ROWID;

CREATE TABLE notes (
    "id" INTEGER PRIMARY KEY,
    "table" INTEGER NOT NULL REFERENCES tables ("id"),
    "seat" INTEGER,
    "key" TEXT NOT NULL,
    "verdict" TEXT NOT NULL,
    "rule" TEXT NOT NULL,
    "ms" INTEGER NOT NULL,
    "seq" INTEGER NOT NULL
) STRICT;
CREATE INDEX notes_by_table ON notes ("table");

CREATE TABLE outbox (
    "key" TEXT NOT NULL,
    "table" INTEGER NOT NULL REFERENCES tables ("id"),
    "channel" INTEGER NOT NULL,
    "kind" TEXT NOT NULL CHECK ("kind" IN ('post', 'edit', 'seed')),
    "restart" TEXT NOT NULL CHECK ("restart" IN ('resend', 'withdraw', 'drop')),
    "state" TEXT NOT NULL CHECK ("state" IN ('waiting', 'flying', 'done', 'failed')),
    "message" INTEGER,
    "seed" TEXT NOT NULL,
    "order" INTEGER NOT NULL,
    "body" BLOB NOT NULL,
    UNIQUE ("key", "kind", "table")
) STRICT;
CREATE INDEX outbox_by_state ON outbox ("state");
CREATE INDEX outbox_by_table ON outbox ("table", "state", "kind", "order");

CREATE TABLE deadlines (
    "table" INTEGER NOT NULL REFERENCES tables ("id"),
    "name" TEXT NOT NULL,
    "due_ms" INTEGER NOT NULL,
    PRIMARY KEY ("table", "name")
) STRICT, WITHOUT ROWID;
CREATE INDEX deadlines_by_due ON deadlines ("due_ms");

-- One row at most: who may write. "machine" tells a dead holder of this machine from a live one elsewhere.
CREATE TABLE lease (
    "id" INTEGER PRIMARY KEY CHECK ("id" = 1),
    "holder" TEXT NOT NULL,
    "machine" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "until_ms" INTEGER NOT NULL
) STRICT;

CREATE TABLE preferences (
    "user" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    PRIMARY KEY ("user", "name")
) STRICT, WITHOUT ROWID;
