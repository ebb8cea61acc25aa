ALTER TABLE "game" ADD COLUMN "watch" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "tickets" text;--> statement-breakpoint
ALTER TABLE "game_video" ADD COLUMN "period_offsets" jsonb DEFAULT '[]'::jsonb NOT NULL;