-- Revises: V29
-- Date: 2026-11-29
-- Reason: digests and reminders are noted before they are sent, so that they come once.

-- What no table says and nobody knows yet to be out: "sort" is digest or reminder, "channel" 0 for direct messages, "upto"
-- the last challenge that a digest tells, -1 for the end of the game.
CREATE TABLE mail (
    "key" TEXT PRIMARY KEY,
    "sort" TEXT NOT NULL,
    "table" INTEGER NOT NULL REFERENCES tables ("id"),
    "user" INTEGER NOT NULL,
    "channel" INTEGER NOT NULL,
    "body" BLOB NOT NULL,
    "at_ms" INTEGER NOT NULL,
    "upto" INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX mail_by_table ON mail ("table");
