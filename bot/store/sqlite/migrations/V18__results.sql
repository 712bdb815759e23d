-- Revises: V17
-- Date: 2026-11-26
-- Reason: ended games count for ratings, statistics and seasons.

-- How each place of the roster came out of the game (JSON); empty where that has not been told yet.
ALTER TABLE stories ADD COLUMN "result" BLOB NOT NULL DEFAULT X'';
