-- Revises: V28
-- Date: 2026-11-29
-- Reason: whoever gives a place away answers for it, and games that were given up early count nothing.

-- How long a game was, in cards or challenges (null where that has not been told yet), and whether it was won by its rules.
ALTER TABLE stories ADD COLUMN "turns" INTEGER;
ALTER TABLE stories ADD COLUMN "decided" INTEGER NOT NULL DEFAULT 0;
-- Which place of the roster somebody has given away; null for who has left otherwise.
ALTER TABLE former_players ADD COLUMN "place" INTEGER;
