-- Revises: V15
-- Date: 2026-11-25
-- Reason: a server's games that are over can be looked up: when, who has won, with which powers, poster and log.

-- "winners" are places in the roster (JSON), "things" what can be searched for, with a space before and behind each.
CREATE TABLE stories (
    "table" BIGINT PRIMARY KEY REFERENCES tables ("id"),
    "guild" BIGINT NOT NULL,
    "ended_ms" BIGINT NOT NULL,
    "winners" BYTEA NOT NULL,
    "things" TEXT COLLATE "C" NOT NULL,
    "poster" BYTEA NOT NULL,
    "log" BYTEA NOT NULL
);
CREATE INDEX stories_by_guild ON stories ("guild", "ended_ms");
