ALTER TABLE "game_player_stats" ADD COLUMN "offensive_fouls" integer;--> statement-breakpoint
ALTER TABLE "game_team_stats" ADD COLUMN "offensive_fouls" integer;--> statement-breakpoint
ALTER TABLE "player_career" ADD COLUMN "offensive_fouls" integer;--> statement-breakpoint
ALTER TABLE "player_season" ADD COLUMN "offensive_fouls" integer;