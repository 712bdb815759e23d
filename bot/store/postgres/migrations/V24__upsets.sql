-- Revises: V23
-- Date: 2026-11-26
-- Reason: wins against the odds count, and what powers win on a server.

ALTER TABLE ratings ADD COLUMN "upsets" BIGINT NOT NULL DEFAULT 0;
CREATE TABLE powers (
    "guild" BIGINT NOT NULL,
    "power" TEXT COLLATE "C" NOT NULL,
    "games" BIGINT NOT NULL,
    "won" BIGINT NOT NULL,
    PRIMARY KEY ("guild", "power")
);

-- Games that have counted count anew, with both.
DELETE FROM ratings;
UPDATE stories SET "rated" = 0;
UPDATE standings SET "turn" = "turn" + 1;
