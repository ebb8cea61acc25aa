ALTER TABLE "fantasy_ledger" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "fantasy_pick" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "fantasy_price" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "fantasy_team" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "fantasy_ledger" CASCADE;--> statement-breakpoint
DROP TABLE "fantasy_pick" CASCADE;--> statement-breakpoint
DROP TABLE "fantasy_price" CASCADE;--> statement-breakpoint
DROP TABLE "fantasy_team" CASCADE;--> statement-breakpoint
ALTER TABLE "fantasy_round" DROP CONSTRAINT "fantasy_round_round";
--> statement-breakpoint
ALTER TABLE "fantasy_round" DROP COLUMN "round_id";--> statement-breakpoint
ALTER TABLE "fantasy_round" DROP COLUMN "frozen_at";