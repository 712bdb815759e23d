-- Revises: V23
-- Date: 2026-11-26
-- Reason: wins against the odds count, and what powers win on a server.

ALTER TABLE ratings ADD COLUMN "upsets" INTEGER NOT NULL DEFAULT 0;
CREATE TABLE powers (
    "guild" INTEGER NOT NULL,
    "power" TEXT NOT NULL,
    "games" INTEGER NOT NULL,
    "won" INTEGER NOT NULL,
    PRIMARY KEY ("guild", "power")
) STRICT, WITHOUT ROWID;

-- Games that have counted count anew, with both.
DELETE FROM ratings;
UPDATE stories SET "rated" = 0;
UPDATE standings SET "turn" = "turn" + 1;
