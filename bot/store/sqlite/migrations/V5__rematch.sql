-- Revises: V4
-- Date: 2026-11-21
-- Reason: one result leads to one rematch; whoever presses its button later must be told which.

ALTER TABLE tables ADD COLUMN "rematch_of" INTEGER;
CREATE INDEX tables_by_rematch ON tables ("rematch_of") WHERE "rematch_of" IS NOT NULL;
