-- Revises: V9
-- Date: 2026-11-22
-- Reason: what only a running game needs goes with its end; who has left a game under way is named in its story.

CREATE TABLE former_players (
    "user" INTEGER NOT NULL,
    "table" INTEGER NOT NULL REFERENCES tables ("id"),
    PRIMARY KEY ("user", "table")
) STRICT, WITHOUT ROWID;
CREATE INDEX former_players_by_table ON former_players ("table");

UPDATE outbox SET "body" = x'' WHERE "state" IN ('done', 'failed');
UPDATE desks SET "desk" = x'' WHERE "table" IN (SELECT "id" FROM tables WHERE "status" IN ('ended', 'stopped'));
DELETE FROM outbox WHERE "table" IN (SELECT "id" FROM tables WHERE "status" IN ('ended', 'stopped'))
AND "table" NOT IN (SELECT "table" FROM outbox WHERE "state" IN ('waiting', 'flying'));
