-- Revises: V27
-- Date: 2026-11-29
-- Reason: a bit that flips on the disk inside a save, a desk or a decision is noticed.

-- A checksum of the row's other columns; NULL where it was written before.
ALTER TABLE saves ADD COLUMN "seal" INTEGER;
ALTER TABLE desks ADD COLUMN "seal" INTEGER;
ALTER TABLE decisions ADD COLUMN "seal" INTEGER;
