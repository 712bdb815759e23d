-- Revises: V29
-- Date: 2026-11-29
-- Reason: digests and reminders are noted before they are sent, so that they come once.

-- What no table says and nobody knows yet to be out: "sort" is digest or reminder, "channel" 0 for direct messages, "upto"
-- the last challenge that a digest tells, -1 for the end of the game.
CREATE TABLE mail (
    "key" TEXT COLLATE "C" PRIMARY KEY,
    "sort" TEXT COLLATE "C" NOT NULL,
    "table" BIGINT NOT NULL REFERENCES tables ("id"),
    "user" BIGINT NOT NULL,
    "channel" BIGINT NOT NULL,
    "body" BYTEA NOT NULL,
    "at_ms" BIGINT NOT NULL,
    "upto" BIGINT NOT NULL
);
CREATE INDEX mail_by_table ON mail ("table");
