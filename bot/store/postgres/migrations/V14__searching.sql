-- Revises: V13
-- Date: 2026-11-25
-- Reason: a lobby may look for people, and lasts longer then.

-- How many people it looks for, 0 for an ordinary one; negative once so many were there.
ALTER TABLE tables ADD COLUMN "wanted" BIGINT NOT NULL DEFAULT 0;
