CREATE TABLE "game_record" (
	"tenant_id" uuid NOT NULL,
	"league_id" uuid NOT NULL,
	"competition" text NOT NULL,
	"statistic" text NOT NULL,
	"value" integer NOT NULL,
	"game_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	CONSTRAINT "game_record_tenant_id_game_id_statistic_person_id_pk" PRIMARY KEY("tenant_id","game_id","statistic","person_id")
);
--> statement-breakpoint
CREATE TABLE "league_tally" (
	"tenant_id" uuid NOT NULL,
	"league_id" uuid NOT NULL,
	"competition" text NOT NULL,
	"games" integer NOT NULL,
	"teams" integer NOT NULL,
	CONSTRAINT "league_tally_tenant_id_league_id_pk" PRIMARY KEY("tenant_id","league_id")
);
--> statement-breakpoint
CREATE TABLE "player_career" (
	"tenant_id" uuid NOT NULL,
	"competition" text NOT NULL,
	"person_id" uuid NOT NULL,
	"games" integer NOT NULL,
	"starts" integer NOT NULL,
	"timed_games" integer NOT NULL,
	"rated_games" integer NOT NULL,
	"played_ms" bigint,
	"points" integer DEFAULT 0 NOT NULL,
	"two_pointers_made" integer DEFAULT 0 NOT NULL,
	"two_pointers_attempted" integer DEFAULT 0 NOT NULL,
	"three_pointers_made" integer DEFAULT 0 NOT NULL,
	"three_pointers_attempted" integer DEFAULT 0 NOT NULL,
	"free_throws_made" integer DEFAULT 0 NOT NULL,
	"free_throws_attempted" integer DEFAULT 0 NOT NULL,
	"offensive_rebounds" integer DEFAULT 0 NOT NULL,
	"defensive_rebounds" integer DEFAULT 0 NOT NULL,
	"assists" integer DEFAULT 0 NOT NULL,
	"turnovers" integer DEFAULT 0 NOT NULL,
	"steals" integer DEFAULT 0 NOT NULL,
	"blocks" integer DEFAULT 0 NOT NULL,
	"blocks_received" integer,
	"fouls" integer DEFAULT 0 NOT NULL,
	"fouls_drawn" integer,
	"plus_minus" integer,
	"points_in_the_paint" integer,
	"second_chance_points" integer,
	"fast_break_points" integer,
	"points_from_turnovers" integer,
	"pir" integer,
	"efficiency" integer DEFAULT 0 NOT NULL,
	"rebounds" integer GENERATED ALWAYS AS (offensive_rebounds + defensive_rebounds) STORED,
	"points_per_game" double precision GENERATED ALWAYS AS ((points)::float8 / nullif(games, 0)) STORED,
	"rebounds_per_game" double precision GENERATED ALWAYS AS ((offensive_rebounds + defensive_rebounds)::float8 / nullif(games, 0)) STORED,
	"assists_per_game" double precision GENERATED ALWAYS AS ((assists)::float8 / nullif(games, 0)) STORED,
	"steals_per_game" double precision GENERATED ALWAYS AS ((steals)::float8 / nullif(games, 0)) STORED,
	"blocks_per_game" double precision GENERATED ALWAYS AS ((blocks)::float8 / nullif(games, 0)) STORED,
	"three_pointers_per_game" double precision GENERATED ALWAYS AS ((three_pointers_made)::float8 / nullif(games, 0)) STORED,
	"pir_per_game" double precision GENERATED ALWAYS AS ((pir)::float8 / nullif(rated_games, 0)) STORED,
	"ms_per_game" double precision GENERATED ALWAYS AS ((played_ms)::float8 / nullif(timed_games, 0)) STORED,
	"two_point_share" double precision GENERATED ALWAYS AS (two_pointers_made::float8 / nullif(two_pointers_attempted, 0)) STORED,
	"three_point_share" double precision GENERATED ALWAYS AS (three_pointers_made::float8 / nullif(three_pointers_attempted, 0)) STORED,
	"free_throw_share" double precision GENERATED ALWAYS AS (free_throws_made::float8 / nullif(free_throws_attempted, 0)) STORED,
	CONSTRAINT "player_career_tenant_id_person_id_competition_pk" PRIMARY KEY("tenant_id","person_id","competition")
);
--> statement-breakpoint
ALTER TABLE "player_season" ADD COLUMN "timed_games" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "player_season" ADD COLUMN "rated_games" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_record" ADD CONSTRAINT "game_record_league" FOREIGN KEY ("tenant_id","league_id") REFERENCES "public"."league"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_record" ADD CONSTRAINT "game_record_game" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_record" ADD CONSTRAINT "game_record_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "league_tally" ADD CONSTRAINT "league_tally_league" FOREIGN KEY ("tenant_id","league_id") REFERENCES "public"."league"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_career" ADD CONSTRAINT "player_career_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_record_of_league" ON "game_record" USING btree ("tenant_id","league_id","statistic","value" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "game_record_of_competition" ON "game_record" USING btree ("tenant_id","competition","statistic","value" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "game_record_of_all" ON "game_record" USING btree ("tenant_id","statistic","value" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "game_record_of_player" ON "game_record" USING btree ("tenant_id","person_id");--> statement-breakpoint
CREATE INDEX "league_tally_of_competition" ON "league_tally" USING btree ("tenant_id","competition");--> statement-breakpoint
CREATE INDEX "player_career_games" ON "player_career" USING btree ("tenant_id","competition","games" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_minutes" ON "player_career" USING btree ("tenant_id","competition","played_ms" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_points" ON "player_career" USING btree ("tenant_id","competition","points" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_rebounds" ON "player_career" USING btree ("tenant_id","competition","rebounds" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_assists" ON "player_career" USING btree ("tenant_id","competition","assists" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_steals" ON "player_career" USING btree ("tenant_id","competition","steals" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_blocks" ON "player_career" USING btree ("tenant_id","competition","blocks" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_threes" ON "player_career" USING btree ("tenant_id","competition","three_pointers_made" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_pir" ON "player_career" USING btree ("tenant_id","competition","pir" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_mean_minutes" ON "player_career" USING btree ("tenant_id","competition","ms_per_game" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_mean_points" ON "player_career" USING btree ("tenant_id","competition","points_per_game" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_mean_rebounds" ON "player_career" USING btree ("tenant_id","competition","rebounds_per_game" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_mean_assists" ON "player_career" USING btree ("tenant_id","competition","assists_per_game" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_mean_steals" ON "player_career" USING btree ("tenant_id","competition","steals_per_game" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_mean_blocks" ON "player_career" USING btree ("tenant_id","competition","blocks_per_game" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_mean_threes" ON "player_career" USING btree ("tenant_id","competition","three_pointers_per_game" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_mean_pir" ON "player_career" USING btree ("tenant_id","competition","pir_per_game" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_two_point_share" ON "player_career" USING btree ("tenant_id","competition","two_point_share" DESC NULLS LAST) WHERE "player_career"."two_pointers_attempted" >= 20;--> statement-breakpoint
CREATE INDEX "player_career_three_point_share" ON "player_career" USING btree ("tenant_id","competition","three_point_share" DESC NULLS LAST) WHERE "player_career"."three_pointers_attempted" >= 20;--> statement-breakpoint
CREATE INDEX "player_career_free_throw_share" ON "player_career" USING btree ("tenant_id","competition","free_throw_share" DESC NULLS LAST) WHERE "player_career"."free_throws_attempted" >= 20;