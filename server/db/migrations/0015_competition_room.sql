ALTER TABLE "phase" ADD COLUMN "seeding" jsonb;--> statement-breakpoint
ALTER TABLE "duel" ADD COLUMN "loser_duel_id" uuid;--> statement-breakpoint
ALTER TABLE "duel" ADD COLUMN "loser_side" text;--> statement-breakpoint
ALTER TABLE "duel" ADD COLUMN "home_seed" integer;--> statement-breakpoint
ALTER TABLE "duel" ADD COLUMN "away_seed" integer;--> statement-breakpoint
ALTER TABLE "playoff_round" ADD COLUMN "game_days" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "duel" ADD CONSTRAINT "duel_loser" FOREIGN KEY ("tenant_id","loser_duel_id") REFERENCES "public"."duel"("tenant_id","id") ON DELETE no action ON UPDATE no action;