ALTER TABLE "group" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "phase" ADD COLUMN "seeding" jsonb;--> statement-breakpoint
ALTER TABLE "phase" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "duel" ADD COLUMN "loser_duel_id" uuid;--> statement-breakpoint
ALTER TABLE "duel" ADD COLUMN "loser_side" text;--> statement-breakpoint
ALTER TABLE "duel" ADD COLUMN "home_seed" integer;--> statement-breakpoint
ALTER TABLE "duel" ADD COLUMN "away_seed" integer;--> statement-breakpoint
ALTER TABLE "playoff_round" ADD COLUMN "game_days" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "playoff_round" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "duel" ADD CONSTRAINT "duel_loser" FOREIGN KEY ("tenant_id","loser_duel_id") REFERENCES "public"."duel"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- by hand
SELECT revise_table(name::regclass) FROM unnest(ARRAY['phase', '"group"', 'round', 'playoff_round']) AS name;
--> statement-breakpoint
-- These have got a column `revision` since they were put on the trail, which does not tell it.
SELECT audit_table(name::regclass) FROM unnest(ARRAY['phase', '"group"', 'round', 'playoff_round']) AS name;
