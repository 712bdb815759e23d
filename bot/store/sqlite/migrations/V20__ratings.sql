-- Revises: V19
-- Date: 2026-11-26
-- Reason: people have ratings on their servers.

-- Whether the ratings have taken this game into account.
ALTER TABLE stories ADD COLUMN "rated" INTEGER NOT NULL DEFAULT 0;
CREATE INDEX stories_unrated ON stories ("guild", "ended_ms", "table") WHERE "rated" = 0;

-- "turn" goes up with every change of a server's ratings, so that none is made from what is no longer true.
CREATE TABLE standings (
    "guild" INTEGER PRIMARY KEY,
    "turn" INTEGER NOT NULL
) STRICT;

CREATE TABLE ratings (
    "guild" INTEGER NOT NULL,
    "game" TEXT NOT NULL,
    "players" INTEGER NOT NULL,
    "user" INTEGER NOT NULL,
    "mu" REAL NOT NULL,
    "sigma" REAL NOT NULL,
    "games" INTEGER NOT NULL,
    PRIMARY KEY ("guild", "game", "players", "user")
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_by_user ON ratings ("user");
