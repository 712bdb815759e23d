-- Revises: V24
-- Date: 2026-11-26
-- Reason: hosts open tournaments of the slap game.

-- A tournament; "table" is the number under which its messages are sent, of a table that never plays. "turn" counts the
-- changes of "state" (JSON), in which people stand under "user".
CREATE TABLE tournaments (
    "table" INTEGER PRIMARY KEY REFERENCES tables ("id"),
    "guild" INTEGER NOT NULL,
    "turn" INTEGER NOT NULL,
    "over" INTEGER NOT NULL,
    "state" BLOB NOT NULL
) STRICT;
CREATE INDEX tournaments_by_guild ON tournaments ("guild");
-- Who plays along, to be found by person.
CREATE TABLE entrants (
    "user" INTEGER NOT NULL,
    "table" INTEGER NOT NULL REFERENCES tables ("id"),
    PRIMARY KEY ("user", "table")
) STRICT, WITHOUT ROWID;
CREATE INDEX entrants_by_table ON entrants ("table");
-- The tables of a tournament's rounds, each with its place in its round.
CREATE TABLE meetings (
    "table" INTEGER PRIMARY KEY REFERENCES tables ("id"),
    "tournament" INTEGER NOT NULL,
    "round" INTEGER NOT NULL,
    "place" INTEGER NOT NULL
) STRICT;
CREATE INDEX meetings_by_tournament ON meetings ("tournament");
