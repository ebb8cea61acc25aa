ALTER TABLE "fixture_plan" ADD COLUMN "form" jsonb;--> statement-breakpoint
ALTER TABLE "fixture_plan" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- by hand
SELECT revise_table('fixture_plan');
