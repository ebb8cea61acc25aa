ALTER TABLE "game_player_stats" ALTER COLUMN "pir" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "game_player_stats" ALTER COLUMN "pir" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "pir" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "pir" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_season" ALTER COLUMN "pir" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "player_season" ALTER COLUMN "pir" DROP NOT NULL;