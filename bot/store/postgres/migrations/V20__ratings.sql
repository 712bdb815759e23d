-- Revises: V19
-- Date: 2026-11-26
-- Reason: people have ratings on their servers.

-- Whether the ratings have taken this game into account.
ALTER TABLE stories ADD COLUMN "rated" BIGINT NOT NULL DEFAULT 0;
CREATE INDEX stories_unrated ON stories ("guild", "ended_ms", "table") WHERE "rated" = 0;

-- "turn" goes up with every change of a server's ratings, so that none is made from what is no longer true.
CREATE TABLE standings (
    "guild" BIGINT PRIMARY KEY,
    "turn" BIGINT NOT NULL
);

CREATE TABLE ratings (
    "guild" BIGINT NOT NULL,
    "game" TEXT COLLATE "C" NOT NULL,
    "players" BIGINT NOT NULL,
    "user" BIGINT NOT NULL,
    "mu" DOUBLE PRECISION NOT NULL,
    "sigma" DOUBLE PRECISION NOT NULL,
    "games" BIGINT NOT NULL,
    PRIMARY KEY ("guild", "game", "players", "user")
);
CREATE INDEX ratings_by_user ON ratings ("user");
