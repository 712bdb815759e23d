-- Revises: V24
-- Date: 2026-11-26
-- Reason: hosts open tournaments of the slap game.

-- A tournament; "table" is the number under which its messages are sent, of a table that never plays. "turn" counts the
-- changes of "state" (JSON), in which people stand under "user".
CREATE TABLE tournaments (
    "table" BIGINT PRIMARY KEY REFERENCES tables ("id"),
    "guild" BIGINT NOT NULL,
    "turn" BIGINT NOT NULL,
    "over" BIGINT NOT NULL,
    "state" BYTEA NOT NULL
);
CREATE INDEX tournaments_by_guild ON tournaments ("guild");
-- Who plays along, to be found by person.
CREATE TABLE entrants (
    "user" BIGINT NOT NULL,
    "table" BIGINT NOT NULL REFERENCES tables ("id"),
    PRIMARY KEY ("user", "table")
);
CREATE INDEX entrants_by_table ON entrants ("table");
-- The tables of a tournament's rounds, each with its place in its round.
CREATE TABLE meetings (
    "table" BIGINT PRIMARY KEY REFERENCES tables ("id"),
    "tournament" BIGINT NOT NULL,
    "round" BIGINT NOT NULL,
    "place" BIGINT NOT NULL
);
CREATE INDEX meetings_by_tournament ON meetings ("tournament");
