ALTER TABLE "game_event" DROP CONSTRAINT "game_event_tenant_id_tenant_id_fk";
--> statement-breakpoint
ALTER TABLE "game_flow" DROP CONSTRAINT "game_flow_tenant_id_tenant_id_fk";
--> statement-breakpoint
ALTER TABLE "official_box" DROP CONSTRAINT "official_box_tenant_id_tenant_id_fk";
--> statement-breakpoint
ALTER TABLE "game_player_stats" DROP CONSTRAINT "game_player_stats_tenant_id_tenant_id_fk";
--> statement-breakpoint
ALTER TABLE "game_team_stats" DROP CONSTRAINT "game_team_stats_tenant_id_tenant_id_fk";
--> statement-breakpoint
ALTER TABLE "player_season" DROP CONSTRAINT "player_season_tenant_id_tenant_id_fk";
--> statement-breakpoint
DROP INDEX "game_event_of_person";