-- Revises: V11
-- Date: 2026-11-22
-- Reason: nothing ever wrote or read how a game ended here; its decisions tell.

ALTER TABLE tables DROP COLUMN "result";
