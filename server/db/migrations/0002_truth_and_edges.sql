ALTER TABLE "player_career" ADD COLUMN "recorded" jsonb DEFAULT '{"games":{},"made":{}}'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "player_season" ADD COLUMN "recorded" jsonb DEFAULT '{"games":{},"made":{}}'::jsonb NOT NULL;
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"tenant_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" jsonb NOT NULL,
	"action" text NOT NULL,
	"table_name" text,
	"row_key" jsonb,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "audit_entry_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "game_result" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"game_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"home_score" integer,
	"away_score" integer,
	"periods" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"overtimes" integer,
	"guilty" text,
	"reason" text,
	"author" jsonb NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" jsonb,
	"withdrawn_reason" text,
	CONSTRAINT "game_result_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "access_token" (
	"tenant_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "access_token_tenant_id_token_hash_pk" PRIMARY KEY("tenant_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "device_key" DROP CONSTRAINT "device_key_name";
--> statement-breakpoint
DROP INDEX "person_sort_en";
--> statement-breakpoint
DROP INDEX "person_sort_sr";
--> statement-breakpoint
DROP INDEX "person_sort_sl";
--> statement-breakpoint
DROP INDEX "person_sort_es";
--> statement-breakpoint
DROP INDEX "person_sort_fr";
--> statement-breakpoint
DROP INDEX "person_sort_ru";
--> statement-breakpoint
ALTER TABLE "game_player_stats" ALTER COLUMN "two_pointers_made" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "game_player_stats" ALTER COLUMN "two_pointers_made" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "game_player_stats" ALTER COLUMN "two_pointers_attempted" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "game_player_stats" ALTER COLUMN "two_pointers_attempted" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "game_player_stats" ALTER COLUMN "three_pointers_made" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "game_player_stats" ALTER COLUMN "three_pointers_made" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "game_player_stats" ALTER COLUMN "three_pointers_attempted" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "game_player_stats" ALTER COLUMN "three_pointers_attempted" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "game_player_stats" ALTER COLUMN "free_throws_made" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "game_player_stats" ALTER COLUMN "free_throws_made" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "game_player_stats" ALTER COLUMN "free_throws_attempted" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "game_player_stats" ALTER COLUMN "free_throws_attempted" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "game_player_stats" ALTER COLUMN "offensive_rebounds" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "game_player_stats" ALTER COLUMN "offensive_rebounds" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "game_player_stats" ALTER COLUMN "defensive_rebounds" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "game_player_stats" ALTER COLUMN "defensive_rebounds" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "game_player_stats" ALTER COLUMN "assists" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "game_player_stats" ALTER COLUMN "assists" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "game_player_stats" ALTER COLUMN "turnovers" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "game_player_stats" ALTER COLUMN "turnovers" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "game_player_stats" ALTER COLUMN "steals" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "game_player_stats" ALTER COLUMN "steals" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "game_player_stats" ALTER COLUMN "blocks" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "game_player_stats" ALTER COLUMN "blocks" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "game_player_stats" ALTER COLUMN "fouls" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "game_player_stats" ALTER COLUMN "fouls" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "game_player_stats" ALTER COLUMN "efficiency" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "game_player_stats" ALTER COLUMN "efficiency" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "two_pointers_made" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "two_pointers_made" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "two_pointers_attempted" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "two_pointers_attempted" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "three_pointers_made" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "three_pointers_made" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "three_pointers_attempted" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "three_pointers_attempted" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "free_throws_made" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "free_throws_made" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "free_throws_attempted" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "free_throws_attempted" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "offensive_rebounds" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "offensive_rebounds" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "defensive_rebounds" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "defensive_rebounds" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "assists" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "assists" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "turnovers" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "turnovers" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "steals" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "steals" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "blocks" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "blocks" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "fouls" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "fouls" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "efficiency" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "efficiency" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "team_offensive_rebounds" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "team_offensive_rebounds" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "team_defensive_rebounds" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "team_defensive_rebounds" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "team_turnovers" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "team_turnovers" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "team_fouls" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "game_team_stats" ALTER COLUMN "team_fouls" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "player_career" ALTER COLUMN "two_pointers_made" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "player_career" ALTER COLUMN "two_pointers_made" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "player_career" ALTER COLUMN "two_pointers_attempted" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "player_career" ALTER COLUMN "two_pointers_attempted" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "player_career" ALTER COLUMN "three_pointers_made" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "player_career" ALTER COLUMN "three_pointers_made" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "player_career" ALTER COLUMN "three_pointers_attempted" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "player_career" ALTER COLUMN "three_pointers_attempted" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "player_career" ALTER COLUMN "free_throws_made" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "player_career" ALTER COLUMN "free_throws_made" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "player_career" ALTER COLUMN "free_throws_attempted" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "player_career" ALTER COLUMN "free_throws_attempted" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "player_career" ALTER COLUMN "offensive_rebounds" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "player_career" ALTER COLUMN "offensive_rebounds" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "player_career" ALTER COLUMN "defensive_rebounds" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "player_career" ALTER COLUMN "defensive_rebounds" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "player_career" ALTER COLUMN "assists" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "player_career" ALTER COLUMN "assists" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "player_career" ALTER COLUMN "turnovers" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "player_career" ALTER COLUMN "turnovers" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "player_career" ALTER COLUMN "steals" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "player_career" ALTER COLUMN "steals" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "player_career" ALTER COLUMN "blocks" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "player_career" ALTER COLUMN "blocks" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "player_career" ALTER COLUMN "fouls" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "player_career" ALTER COLUMN "fouls" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "player_career" ALTER COLUMN "efficiency" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "player_career" ALTER COLUMN "efficiency" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "player_career" drop column "rebounds_per_game";
--> statement-breakpoint
ALTER TABLE "player_career" ADD COLUMN "rebounds_per_game" double precision GENERATED ALWAYS AS ((offensive_rebounds + defensive_rebounds)::float8 / nullif(coalesce((recorded -> 'games' ->> 'defensiveRebounds')::int, games), 0)) STORED;
--> statement-breakpoint
ALTER TABLE "player_career" drop column "assists_per_game";
--> statement-breakpoint
ALTER TABLE "player_career" ADD COLUMN "assists_per_game" double precision GENERATED ALWAYS AS ((assists)::float8 / nullif(coalesce((recorded -> 'games' ->> 'assists')::int, games), 0)) STORED;
--> statement-breakpoint
ALTER TABLE "player_career" drop column "steals_per_game";
--> statement-breakpoint
ALTER TABLE "player_career" ADD COLUMN "steals_per_game" double precision GENERATED ALWAYS AS ((steals)::float8 / nullif(coalesce((recorded -> 'games' ->> 'steals')::int, games), 0)) STORED;
--> statement-breakpoint
ALTER TABLE "player_career" drop column "blocks_per_game";
--> statement-breakpoint
ALTER TABLE "player_career" ADD COLUMN "blocks_per_game" double precision GENERATED ALWAYS AS ((blocks)::float8 / nullif(coalesce((recorded -> 'games' ->> 'blocks')::int, games), 0)) STORED;
--> statement-breakpoint
ALTER TABLE "player_career" drop column "three_pointers_per_game";
--> statement-breakpoint
ALTER TABLE "player_career" ADD COLUMN "three_pointers_per_game" double precision GENERATED ALWAYS AS ((three_pointers_made)::float8 / nullif(coalesce((recorded -> 'games' ->> 'threePointersMade')::int, games), 0)) STORED;
--> statement-breakpoint
ALTER TABLE "player_career" drop column "two_point_share";
--> statement-breakpoint
ALTER TABLE "player_career" ADD COLUMN "two_point_share" double precision GENERATED ALWAYS AS (coalesce((recorded -> 'made' ->> 'twoPointersMade')::int, two_pointers_made)::float8 / nullif(two_pointers_attempted, 0)) STORED;
--> statement-breakpoint
ALTER TABLE "player_career" drop column "three_point_share";
--> statement-breakpoint
ALTER TABLE "player_career" ADD COLUMN "three_point_share" double precision GENERATED ALWAYS AS (coalesce((recorded -> 'made' ->> 'threePointersMade')::int, three_pointers_made)::float8 / nullif(three_pointers_attempted, 0)) STORED;
--> statement-breakpoint
ALTER TABLE "player_career" drop column "free_throw_share";
--> statement-breakpoint
ALTER TABLE "player_career" ADD COLUMN "free_throw_share" double precision GENERATED ALWAYS AS (coalesce((recorded -> 'made' ->> 'freeThrowsMade')::int, free_throws_made)::float8 / nullif(free_throws_attempted, 0)) STORED;
--> statement-breakpoint
ALTER TABLE "player_season" ALTER COLUMN "two_pointers_made" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "player_season" ALTER COLUMN "two_pointers_made" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "player_season" ALTER COLUMN "two_pointers_attempted" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "player_season" ALTER COLUMN "two_pointers_attempted" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "player_season" ALTER COLUMN "three_pointers_made" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "player_season" ALTER COLUMN "three_pointers_made" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "player_season" ALTER COLUMN "three_pointers_attempted" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "player_season" ALTER COLUMN "three_pointers_attempted" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "player_season" ALTER COLUMN "free_throws_made" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "player_season" ALTER COLUMN "free_throws_made" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "player_season" ALTER COLUMN "free_throws_attempted" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "player_season" ALTER COLUMN "free_throws_attempted" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "player_season" ALTER COLUMN "offensive_rebounds" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "player_season" ALTER COLUMN "offensive_rebounds" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "player_season" ALTER COLUMN "defensive_rebounds" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "player_season" ALTER COLUMN "defensive_rebounds" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "player_season" ALTER COLUMN "assists" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "player_season" ALTER COLUMN "assists" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "player_season" ALTER COLUMN "turnovers" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "player_season" ALTER COLUMN "turnovers" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "player_season" ALTER COLUMN "steals" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "player_season" ALTER COLUMN "steals" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "player_season" ALTER COLUMN "blocks" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "player_season" ALTER COLUMN "blocks" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "player_season" ALTER COLUMN "fouls" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "player_season" ALTER COLUMN "fouls" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "player_season" ALTER COLUMN "efficiency" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "player_season" ALTER COLUMN "efficiency" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "duel" ALTER COLUMN "best_of" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "token" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "log_check" jsonb;
--> statement-breakpoint
ALTER TABLE "league" ADD COLUMN "own_playoffs" jsonb;
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "visibility" text;
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "public_level" text DEFAULT 'full' NOT NULL;
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "neutral_slug" text GENERATED ALWAYS AS ('player-' || left(replace(id::text, '-', ''), 12)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "public_search_key" text GENERATED ALWAYS AS (' ' || search_fold(case public_level when 'full' then first_name || ' ' || last_name || ' ' || search_words(names) when 'short' then first_name || ' ' || left(last_name, 1) else '' end)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "duel" ADD COLUMN "is_inferred" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "playoff_round" ADD COLUMN "decides" text;
--> statement-breakpoint
ALTER TABLE "playoff_round" ADD COLUMN "part_of" text;
--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "has_roster" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "refresh_hash" text;
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "previous_hash" text;
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "refresh_salt" text;
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "rotated_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "last_used_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "device_key" ADD COLUMN "last_used_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "game_result" ADD CONSTRAINT "game_result_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "game_result" ADD CONSTRAINT "game_result_game" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_session" FOREIGN KEY ("tenant_id","session_id") REFERENCES "public"."session"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "audit_entry_of_row" ON "audit_entry" USING btree ("tenant_id","table_name","row_key");
--> statement-breakpoint
CREATE INDEX "game_result_of_game" ON "game_result" USING btree ("tenant_id","game_id","recorded_at");
--> statement-breakpoint
CREATE INDEX "access_token_of_session" ON "access_token" USING btree ("tenant_id","session_id");
--> statement-breakpoint
CREATE INDEX "photo_image" ON "photo" USING btree ("tenant_id","image");
--> statement-breakpoint
CREATE INDEX "game_in_play" ON "game" USING btree ("state") WHERE state = 'live';
--> statement-breakpoint
CREATE INDEX "person_public_sort_en" ON "person" USING btree ("tenant_id",(case "public_level" when 'full' then "sort_names" ->> 'en' else regexp_replace("sort_names" ->> 'en', '^(~?.)[^ ]*', '\1') end) collate "C","id");
--> statement-breakpoint
CREATE INDEX "person_public_sort_sr" ON "person" USING btree ("tenant_id",(case "public_level" when 'full' then "sort_names" ->> 'sr' else regexp_replace("sort_names" ->> 'sr', '^(~?.)[^ ]*', '\1') end) collate "C","id");
--> statement-breakpoint
CREATE INDEX "person_public_sort_sl" ON "person" USING btree ("tenant_id",(case "public_level" when 'full' then "sort_names" ->> 'sl' else regexp_replace("sort_names" ->> 'sl', '^(~?.)[^ ]*', '\1') end) collate "C","id");
--> statement-breakpoint
CREATE INDEX "person_public_sort_es" ON "person" USING btree ("tenant_id",(case "public_level" when 'full' then "sort_names" ->> 'es' else regexp_replace("sort_names" ->> 'es', '^(~?.)[^ ]*', '\1') end) collate "C","id");
--> statement-breakpoint
CREATE INDEX "person_public_sort_fr" ON "person" USING btree ("tenant_id",(case "public_level" when 'full' then "sort_names" ->> 'fr' else regexp_replace("sort_names" ->> 'fr', '^(~?.)[^ ]*', '\1') end) collate "C","id");
--> statement-breakpoint
CREATE INDEX "person_public_sort_ru" ON "person" USING btree ("tenant_id",(case "public_level" when 'full' then "sort_names" ->> 'ru' else regexp_replace("sort_names" ->> 'ru', '^(~?.)[^ ]*', '\1') end) collate "C","id");
--> statement-breakpoint
CREATE INDEX "person_publicly_found" ON "person" USING gin ("tenant_id","public_search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "person_withheld" ON "person" USING btree ("tenant_id","portrait") WHERE "person"."public_level" <> 'full';
--> statement-breakpoint
CREATE INDEX "session_previous" ON "session" USING btree ("tenant_id","previous_hash");
--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_neutral_slug" UNIQUE("tenant_id","neutral_slug");
--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_refreshHash_unique" UNIQUE("refresh_hash");
--> statement-breakpoint
ALTER TABLE "device_key" ADD CONSTRAINT "device_key_name" UNIQUE("tenant_id","venue_id","purpose","name");
--> statement-breakpoint
UPDATE "game" SET "log_check" = jsonb_build_object(
	'ended', true,
	'score', jsonb_build_object('home', home.points, 'away', away.points),
	'box', NULL,
	'faults', '[]'::jsonb)
FROM "game_team_stats" home, "game_team_stats" away
WHERE "game"."coverage" = 'log' AND "game"."log_check" IS NULL
	AND "game"."state" IN ('final', 'forfeited', 'defaulted', 'annulled')
	AND home.tenant_id = "game"."tenant_id" AND home.game_id = "game"."id" AND home.side = 'home'
	AND away.tenant_id = "game"."tenant_id" AND away.game_id = "game"."id" AND away.side = 'away';
--> statement-breakpoint
INSERT INTO "game_result" ("tenant_id", "game_id", "kind", "source", "state", "home_score", "away_score", "periods", "overtimes", "guilty", "author", "recorded_at")
SELECT g.tenant_id, g.id, origin.kind, origin.source, claim.state, claim.home_score, claim.away_score, claim.periods, claim.overtimes, claim.guilty,
	jsonb_build_object('kind', 'import', 'name', origin.source), claim.recorded_at
FROM "game" g
CROSS JOIN LATERAL (SELECT
	CASE WHEN g.log_source = 'desk' THEN 'certified' WHEN g.log_hash IS NULL OR g.coverage IN ('none', 'score') THEN 'fixture' WHEN g.log_source IN ('livestats', 'euroleague', 'box-score') THEN 'official' ELSE 'recorded' END,
	CASE WHEN g.log_source = 'desk' THEN 'desk' WHEN g.log_hash IS NULL OR g.coverage IN ('none', 'score') THEN 'fixture' ELSE coalesce(g.log_source, 'import') END
) played(kind, source)
CROSS JOIN LATERAL (
	SELECT false, g.state, g.home_score, g.away_score, g.periods, g.overtimes, g.guilty, g.updated_at
	UNION ALL
	SELECT true, 'final', (g.log_check->'score'->>'home')::integer, (g.log_check->'score'->>'away')::integer, '[]'::jsonb, g.overtimes, NULL, g.created_at
	WHERE g.state <> 'final' AND g.log_check IS NOT NULL AND g.log_check->'score'->'home' <> g.log_check->'score'->'away'
) claim(beneath, state, home_score, away_score, periods, overtimes, guilty, recorded_at)
CROSS JOIN LATERAL (SELECT CASE WHEN claim.state = 'final' THEN played.kind ELSE 'decision' END, played.source) origin(kind, source)
WHERE g.state IN ('final', 'forfeited', 'defaulted', 'annulled')
	AND NOT EXISTS (SELECT 1 FROM "game_result" known WHERE known.tenant_id = g.tenant_id AND known.game_id = g.id);
--> statement-breakpoint
-- Earlier builds inferred formats. They count in a league with a declared bracket, and in one with a champion that ended long ago.
CREATE TEMPORARY TABLE "declared_league" ON COMMIT DROP AS
SELECT l."id" FROM "league" l
WHERE EXISTS (
  SELECT FROM "duel" d JOIN "playoff_round" r ON r."id" = d."playoff_round_id"
  WHERE r."league_id" = l."id" AND d."next_duel_id" IS NOT NULL
) OR l."champion_team_id" IS NOT NULL AND NOT EXISTS (
  SELECT FROM "game" g WHERE g."league_id" = l."id" AND (
    g."state" NOT IN ('final', 'forfeited', 'defaulted', 'annulled', 'cancelled')
    OR coalesce(g."tip_off_date", g."tip_off_at"::date) > current_date - 90));
--> statement-breakpoint
UPDATE "duel" SET "is_inferred" = true FROM "playoff_round" r
WHERE r."id" = "duel"."playoff_round_id" AND r."league_id" NOT IN (SELECT "id" FROM "declared_league");
--> statement-breakpoint
UPDATE "league" SET "champion_team_id" = NULL
WHERE "champion_team_id" IS NOT NULL AND "id" NOT IN (SELECT "id" FROM "declared_league");
--> statement-breakpoint
-- The final of such a league is the last round of its champion, unless a round has that name.
UPDATE "playoff_round" SET "decides" = 'title' WHERE "id" IN (
  SELECT DISTINCT ON (l."id") r."id"
  FROM "league" l
    JOIN "declared_league" k ON k."id" = l."id"
    JOIN "phase" p ON p."league_id" = l."id" AND p."kind" = 'playoff'
    JOIN "playoff_round" r ON r."phase_id" = p."id"
    JOIN "duel" d ON d."playoff_round_id" = r."id"
  WHERE l."champion_team_id" IN (d."home_team_id", d."away_team_id") AND NOT EXISTS (
    SELECT FROM "playoff_round" t
    WHERE t."league_id" = l."id" AND lower(t."name") IN ('final', 'finale', 'финал', 'grand final'))
  ORDER BY l."id", p."order" DESC, r."order" DESC);
--> statement-breakpoint
-- The generated columns above were dropped with their indexes. Box scores recorded zeros for what their source did not have.
CREATE INDEX "player_career_mean_rebounds" ON "player_career" USING btree ("tenant_id","competition","rebounds_per_game" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "player_career_mean_assists" ON "player_career" USING btree ("tenant_id","competition","assists_per_game" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "player_career_mean_steals" ON "player_career" USING btree ("tenant_id","competition","steals_per_game" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "player_career_mean_blocks" ON "player_career" USING btree ("tenant_id","competition","blocks_per_game" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "player_career_mean_threes" ON "player_career" USING btree ("tenant_id","competition","three_pointers_per_game" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "player_career_two_point_share" ON "player_career" USING btree ("tenant_id","competition","two_point_share" DESC NULLS LAST) WHERE "player_career"."two_pointers_attempted" >= 20;
--> statement-breakpoint
CREATE INDEX "player_career_three_point_share" ON "player_career" USING btree ("tenant_id","competition","three_point_share" DESC NULLS LAST) WHERE "player_career"."three_pointers_attempted" >= 20;
--> statement-breakpoint
CREATE INDEX "player_career_free_throw_share" ON "player_career" USING btree ("tenant_id","competition","free_throw_share" DESC NULLS LAST) WHERE "player_career"."free_throws_attempted" >= 20;
--> statement-breakpoint
CREATE TEMPORARY TABLE "unrecorded" ON COMMIT DROP AS SELECT "game_player_stats"."tenant_id", "game_player_stats"."game_id",
  max("two_pointers_attempted") = 0 AS "two_pointers_attempted",
  max("three_pointers_attempted") = 0 AND (max("three_pointers_made") > 0 OR max("two_pointers_attempted") = 0) AS "three_pointers_attempted",
  max("free_throws_attempted") = 0 AND max("free_throws_made") > 0 AS "free_throws_attempted",
  max("offensive_rebounds") = 0 AS "offensive_rebounds",
  max("defensive_rebounds") = 0 AS "defensive_rebounds",
  max("assists") = 0 AS "assists",
  max("turnovers") = 0 AS "turnovers",
  max("steals") = 0 AND max("assists") = 0 AND max("turnovers") = 0 AND max("defensive_rebounds") = 0 AS "steals",
  max("blocks") = 0 AND max("assists") = 0 AND max("turnovers") = 0 AND max("defensive_rebounds") = 0 AS "blocks"
FROM "game_player_stats" JOIN "game" ON "game"."tenant_id" = "game_player_stats"."tenant_id" AND "game"."id" = "game_player_stats"."game_id" AND "game"."coverage" = 'box-score'
GROUP BY 1, 2;
--> statement-breakpoint
UPDATE "game_player_stats" SET "two_pointers_attempted" = CASE WHEN NOT "unrecorded"."two_pointers_attempted" THEN "game_player_stats"."two_pointers_attempted" END,
  "three_pointers_attempted" = CASE WHEN NOT "unrecorded"."three_pointers_attempted" THEN "game_player_stats"."three_pointers_attempted" END,
  "free_throws_attempted" = CASE WHEN NOT "unrecorded"."free_throws_attempted" THEN "game_player_stats"."free_throws_attempted" END,
  "offensive_rebounds" = CASE WHEN NOT "unrecorded"."offensive_rebounds" THEN "game_player_stats"."offensive_rebounds" END,
  "defensive_rebounds" = CASE WHEN NOT "unrecorded"."defensive_rebounds" THEN "game_player_stats"."defensive_rebounds" END,
  "assists" = CASE WHEN NOT "unrecorded"."assists" THEN "game_player_stats"."assists" END,
  "turnovers" = CASE WHEN NOT "unrecorded"."turnovers" THEN "game_player_stats"."turnovers" END,
  "steals" = CASE WHEN NOT "unrecorded"."steals" THEN "game_player_stats"."steals" END,
  "blocks" = CASE WHEN NOT "unrecorded"."blocks" THEN "game_player_stats"."blocks" END,
  "efficiency" = CASE WHEN NOT ("unrecorded"."two_pointers_attempted" OR "unrecorded"."three_pointers_attempted" OR "unrecorded"."free_throws_attempted" OR "unrecorded"."offensive_rebounds" OR "unrecorded"."defensive_rebounds" OR "unrecorded"."assists" OR "unrecorded"."turnovers" OR "unrecorded"."steals" OR "unrecorded"."blocks") THEN "game_player_stats"."efficiency" END,
  "pir" = CASE WHEN NOT ("unrecorded"."two_pointers_attempted" OR "unrecorded"."three_pointers_attempted" OR "unrecorded"."free_throws_attempted" OR "unrecorded"."offensive_rebounds" OR "unrecorded"."defensive_rebounds" OR "unrecorded"."assists" OR "unrecorded"."turnovers" OR "unrecorded"."steals" OR "unrecorded"."blocks") THEN "game_player_stats"."pir" END
FROM "unrecorded" WHERE "unrecorded"."tenant_id" = "game_player_stats"."tenant_id" AND "unrecorded"."game_id" = "game_player_stats"."game_id" AND ("unrecorded"."two_pointers_attempted" OR "unrecorded"."three_pointers_attempted" OR "unrecorded"."free_throws_attempted" OR "unrecorded"."offensive_rebounds" OR "unrecorded"."defensive_rebounds" OR "unrecorded"."assists" OR "unrecorded"."turnovers" OR "unrecorded"."steals" OR "unrecorded"."blocks");
--> statement-breakpoint
UPDATE "game_team_stats" SET "two_pointers_attempted" = CASE WHEN NOT "unrecorded"."two_pointers_attempted" OR "game_team_stats"."two_pointers_attempted" > 0 THEN "game_team_stats"."two_pointers_attempted" END,
  "three_pointers_attempted" = CASE WHEN NOT "unrecorded"."three_pointers_attempted" OR "game_team_stats"."three_pointers_attempted" > 0 THEN "game_team_stats"."three_pointers_attempted" END,
  "free_throws_attempted" = CASE WHEN NOT "unrecorded"."free_throws_attempted" OR "game_team_stats"."free_throws_attempted" > 0 THEN "game_team_stats"."free_throws_attempted" END,
  "offensive_rebounds" = CASE WHEN NOT "unrecorded"."offensive_rebounds" OR "game_team_stats"."offensive_rebounds" > 0 THEN "game_team_stats"."offensive_rebounds" END,
  "defensive_rebounds" = CASE WHEN NOT "unrecorded"."defensive_rebounds" OR "game_team_stats"."defensive_rebounds" > 0 THEN "game_team_stats"."defensive_rebounds" END,
  "assists" = CASE WHEN NOT "unrecorded"."assists" OR "game_team_stats"."assists" > 0 THEN "game_team_stats"."assists" END,
  "turnovers" = CASE WHEN NOT "unrecorded"."turnovers" OR "game_team_stats"."turnovers" > 0 THEN "game_team_stats"."turnovers" END,
  "steals" = CASE WHEN NOT "unrecorded"."steals" OR "game_team_stats"."steals" > 0 THEN "game_team_stats"."steals" END,
  "blocks" = CASE WHEN NOT "unrecorded"."blocks" OR "game_team_stats"."blocks" > 0 THEN "game_team_stats"."blocks" END,
  "team_offensive_rebounds" = CASE WHEN NOT "unrecorded"."offensive_rebounds" THEN "game_team_stats"."team_offensive_rebounds" END,
  "team_defensive_rebounds" = CASE WHEN NOT "unrecorded"."defensive_rebounds" THEN "game_team_stats"."team_defensive_rebounds" END,
  "team_turnovers" = CASE WHEN NOT "unrecorded"."turnovers" THEN "game_team_stats"."team_turnovers" END,
  "efficiency" = CASE WHEN NOT ("unrecorded"."two_pointers_attempted" OR "unrecorded"."three_pointers_attempted" OR "unrecorded"."free_throws_attempted" OR "unrecorded"."offensive_rebounds" OR "unrecorded"."defensive_rebounds" OR "unrecorded"."assists" OR "unrecorded"."turnovers" OR "unrecorded"."steals" OR "unrecorded"."blocks") THEN "game_team_stats"."efficiency" END,
  "pir" = CASE WHEN NOT ("unrecorded"."two_pointers_attempted" OR "unrecorded"."three_pointers_attempted" OR "unrecorded"."free_throws_attempted" OR "unrecorded"."offensive_rebounds" OR "unrecorded"."defensive_rebounds" OR "unrecorded"."assists" OR "unrecorded"."turnovers" OR "unrecorded"."steals" OR "unrecorded"."blocks") THEN "game_team_stats"."pir" END
FROM "unrecorded" WHERE "unrecorded"."tenant_id" = "game_team_stats"."tenant_id" AND "unrecorded"."game_id" = "game_team_stats"."game_id" AND ("unrecorded"."two_pointers_attempted" OR "unrecorded"."three_pointers_attempted" OR "unrecorded"."free_throws_attempted" OR "unrecorded"."offensive_rebounds" OR "unrecorded"."defensive_rebounds" OR "unrecorded"."assists" OR "unrecorded"."turnovers" OR "unrecorded"."steals" OR "unrecorded"."blocks");
--> statement-breakpoint
UPDATE "game" SET "coverage" = 'scoresheet' FROM "unrecorded" WHERE "unrecorded"."tenant_id" = "game"."tenant_id" AND "unrecorded"."game_id" = "game"."id" AND "unrecorded"."two_pointers_attempted" AND "unrecorded"."three_pointers_attempted" AND "unrecorded"."offensive_rebounds" AND "unrecorded"."defensive_rebounds" AND "unrecorded"."assists" AND "unrecorded"."turnovers" AND "unrecorded"."steals" AND "unrecorded"."blocks";
--> statement-breakpoint
UPDATE "player_season" SET "played_ms" = summed."played_ms", "points" = summed."points", "two_pointers_made" = summed."two_pointers_made", "two_pointers_attempted" = summed."two_pointers_attempted", "three_pointers_made" = summed."three_pointers_made", "three_pointers_attempted" = summed."three_pointers_attempted", "free_throws_made" = summed."free_throws_made", "free_throws_attempted" = summed."free_throws_attempted", "offensive_rebounds" = summed."offensive_rebounds", "defensive_rebounds" = summed."defensive_rebounds", "assists" = summed."assists", "turnovers" = summed."turnovers", "steals" = summed."steals", "blocks" = summed."blocks", "blocks_received" = summed."blocks_received", "fouls" = summed."fouls", "fouls_drawn" = summed."fouls_drawn", "offensive_fouls" = summed."offensive_fouls", "plus_minus" = summed."plus_minus", "points_in_the_paint" = summed."points_in_the_paint", "second_chance_points" = summed."second_chance_points", "fast_break_points" = summed."fast_break_points", "points_from_turnovers" = summed."points_from_turnovers", "pir" = summed."pir", "efficiency" = summed."efficiency", "timed_games" = summed."timed", "rated_games" = summed."rated", "recorded" = summed."recorded"
FROM (SELECT "game_player_stats"."tenant_id", "game_player_stats"."league_id", "game_player_stats"."team_id", "game_player_stats"."person_id",
  count("game_player_stats"."played_ms") filter (where "game_player_stats"."played") as timed, count("game_player_stats"."pir") filter (where "game_player_stats"."played") as rated,
  sum("game_player_stats"."played_ms") as "played_ms", sum("game_player_stats"."points") as "points", sum("game_player_stats"."two_pointers_made") as "two_pointers_made", sum("game_player_stats"."two_pointers_attempted") as "two_pointers_attempted", sum("game_player_stats"."three_pointers_made") as "three_pointers_made", sum("game_player_stats"."three_pointers_attempted") as "three_pointers_attempted", sum("game_player_stats"."free_throws_made") as "free_throws_made", sum("game_player_stats"."free_throws_attempted") as "free_throws_attempted", sum("game_player_stats"."offensive_rebounds") as "offensive_rebounds", sum("game_player_stats"."defensive_rebounds") as "defensive_rebounds", sum("game_player_stats"."assists") as "assists", sum("game_player_stats"."turnovers") as "turnovers", sum("game_player_stats"."steals") as "steals", sum("game_player_stats"."blocks") as "blocks", sum("game_player_stats"."blocks_received") as "blocks_received", sum("game_player_stats"."fouls") as "fouls", sum("game_player_stats"."fouls_drawn") as "fouls_drawn", sum("game_player_stats"."offensive_fouls") as "offensive_fouls", sum("game_player_stats"."plus_minus") as "plus_minus", sum("game_player_stats"."points_in_the_paint") as "points_in_the_paint", sum("game_player_stats"."second_chance_points") as "second_chance_points", sum("game_player_stats"."fast_break_points") as "fast_break_points", sum("game_player_stats"."points_from_turnovers") as "points_from_turnovers", sum("game_player_stats"."pir") as "pir", sum("game_player_stats"."efficiency") as "efficiency",
  jsonb_strip_nulls(jsonb_build_object(
    'games', jsonb_build_object('playedMs', case when count("game_player_stats"."played_ms") > 0 then nullif(count("game_player_stats"."played_ms") filter (where "game_player_stats"."played"), count(*) filter (where "game_player_stats"."played")) end, 'points', case when count("game_player_stats"."points") > 0 then nullif(count("game_player_stats"."points") filter (where "game_player_stats"."played"), count(*) filter (where "game_player_stats"."played")) end, 'twoPointersMade', case when count("game_player_stats"."two_pointers_made") > 0 then nullif(count("game_player_stats"."two_pointers_made") filter (where "game_player_stats"."played"), count(*) filter (where "game_player_stats"."played")) end, 'twoPointersAttempted', case when count("game_player_stats"."two_pointers_attempted") > 0 then nullif(count("game_player_stats"."two_pointers_attempted") filter (where "game_player_stats"."played"), count(*) filter (where "game_player_stats"."played")) end, 'threePointersMade', case when count("game_player_stats"."three_pointers_made") > 0 then nullif(count("game_player_stats"."three_pointers_made") filter (where "game_player_stats"."played"), count(*) filter (where "game_player_stats"."played")) end, 'threePointersAttempted', case when count("game_player_stats"."three_pointers_attempted") > 0 then nullif(count("game_player_stats"."three_pointers_attempted") filter (where "game_player_stats"."played"), count(*) filter (where "game_player_stats"."played")) end, 'freeThrowsMade', case when count("game_player_stats"."free_throws_made") > 0 then nullif(count("game_player_stats"."free_throws_made") filter (where "game_player_stats"."played"), count(*) filter (where "game_player_stats"."played")) end, 'freeThrowsAttempted', case when count("game_player_stats"."free_throws_attempted") > 0 then nullif(count("game_player_stats"."free_throws_attempted") filter (where "game_player_stats"."played"), count(*) filter (where "game_player_stats"."played")) end, 'offensiveRebounds', case when count("game_player_stats"."offensive_rebounds") > 0 then nullif(count("game_player_stats"."offensive_rebounds") filter (where "game_player_stats"."played"), count(*) filter (where "game_player_stats"."played")) end, 'defensiveRebounds', case when count("game_player_stats"."defensive_rebounds") > 0 then nullif(count("game_player_stats"."defensive_rebounds") filter (where "game_player_stats"."played"), count(*) filter (where "game_player_stats"."played")) end, 'assists', case when count("game_player_stats"."assists") > 0 then nullif(count("game_player_stats"."assists") filter (where "game_player_stats"."played"), count(*) filter (where "game_player_stats"."played")) end, 'turnovers', case when count("game_player_stats"."turnovers") > 0 then nullif(count("game_player_stats"."turnovers") filter (where "game_player_stats"."played"), count(*) filter (where "game_player_stats"."played")) end, 'steals', case when count("game_player_stats"."steals") > 0 then nullif(count("game_player_stats"."steals") filter (where "game_player_stats"."played"), count(*) filter (where "game_player_stats"."played")) end, 'blocks', case when count("game_player_stats"."blocks") > 0 then nullif(count("game_player_stats"."blocks") filter (where "game_player_stats"."played"), count(*) filter (where "game_player_stats"."played")) end, 'blocksReceived', case when count("game_player_stats"."blocks_received") > 0 then nullif(count("game_player_stats"."blocks_received") filter (where "game_player_stats"."played"), count(*) filter (where "game_player_stats"."played")) end, 'fouls', case when count("game_player_stats"."fouls") > 0 then nullif(count("game_player_stats"."fouls") filter (where "game_player_stats"."played"), count(*) filter (where "game_player_stats"."played")) end, 'foulsDrawn', case when count("game_player_stats"."fouls_drawn") > 0 then nullif(count("game_player_stats"."fouls_drawn") filter (where "game_player_stats"."played"), count(*) filter (where "game_player_stats"."played")) end, 'offensiveFouls', case when count("game_player_stats"."offensive_fouls") > 0 then nullif(count("game_player_stats"."offensive_fouls") filter (where "game_player_stats"."played"), count(*) filter (where "game_player_stats"."played")) end, 'plusMinus', case when count("game_player_stats"."plus_minus") > 0 then nullif(count("game_player_stats"."plus_minus") filter (where "game_player_stats"."played"), count(*) filter (where "game_player_stats"."played")) end, 'pointsInThePaint', case when count("game_player_stats"."points_in_the_paint") > 0 then nullif(count("game_player_stats"."points_in_the_paint") filter (where "game_player_stats"."played"), count(*) filter (where "game_player_stats"."played")) end, 'secondChancePoints', case when count("game_player_stats"."second_chance_points") > 0 then nullif(count("game_player_stats"."second_chance_points") filter (where "game_player_stats"."played"), count(*) filter (where "game_player_stats"."played")) end, 'fastBreakPoints', case when count("game_player_stats"."fast_break_points") > 0 then nullif(count("game_player_stats"."fast_break_points") filter (where "game_player_stats"."played"), count(*) filter (where "game_player_stats"."played")) end, 'pointsFromTurnovers', case when count("game_player_stats"."points_from_turnovers") > 0 then nullif(count("game_player_stats"."points_from_turnovers") filter (where "game_player_stats"."played"), count(*) filter (where "game_player_stats"."played")) end, 'pir', case when count("game_player_stats"."pir") > 0 then nullif(count("game_player_stats"."pir") filter (where "game_player_stats"."played"), count(*) filter (where "game_player_stats"."played")) end, 'efficiency', case when count("game_player_stats"."efficiency") > 0 then nullif(count("game_player_stats"."efficiency") filter (where "game_player_stats"."played"), count(*) filter (where "game_player_stats"."played")) end),
    'made', jsonb_build_object('twoPointersMade', case when count("game_player_stats"."two_pointers_attempted") > 0 then nullif(sum("game_player_stats"."two_pointers_made") filter (where "game_player_stats"."two_pointers_attempted" is not null), sum("game_player_stats"."two_pointers_made")) end, 'threePointersMade', case when count("game_player_stats"."three_pointers_attempted") > 0 then nullif(sum("game_player_stats"."three_pointers_made") filter (where "game_player_stats"."three_pointers_attempted" is not null), sum("game_player_stats"."three_pointers_made")) end, 'freeThrowsMade', case when count("game_player_stats"."free_throws_attempted") > 0 then nullif(sum("game_player_stats"."free_throws_made") filter (where "game_player_stats"."free_throws_attempted" is not null), sum("game_player_stats"."free_throws_made")) end))) as recorded
  FROM "game_player_stats" JOIN "game" ON "game"."tenant_id" = "game_player_stats"."tenant_id" AND "game"."id" = "game_player_stats"."game_id"
  WHERE "game"."state" IN ('final', 'defaulted') GROUP BY 1, 2, 3, 4) summed
WHERE ("player_season"."tenant_id", "player_season"."league_id", "player_season"."team_id", "player_season"."person_id") = (summed."tenant_id", summed."league_id", summed."team_id", summed."person_id");
--> statement-breakpoint
UPDATE "player_career" SET "played_ms" = summed."played_ms", "points" = summed."points", "two_pointers_made" = summed."two_pointers_made", "two_pointers_attempted" = summed."two_pointers_attempted", "three_pointers_made" = summed."three_pointers_made", "three_pointers_attempted" = summed."three_pointers_attempted", "free_throws_made" = summed."free_throws_made", "free_throws_attempted" = summed."free_throws_attempted", "offensive_rebounds" = summed."offensive_rebounds", "defensive_rebounds" = summed."defensive_rebounds", "assists" = summed."assists", "turnovers" = summed."turnovers", "steals" = summed."steals", "blocks" = summed."blocks", "blocks_received" = summed."blocks_received", "fouls" = summed."fouls", "fouls_drawn" = summed."fouls_drawn", "offensive_fouls" = summed."offensive_fouls", "plus_minus" = summed."plus_minus", "points_in_the_paint" = summed."points_in_the_paint", "second_chance_points" = summed."second_chance_points", "fast_break_points" = summed."fast_break_points", "points_from_turnovers" = summed."points_from_turnovers", "pir" = summed."pir", "efficiency" = summed."efficiency", "timed_games" = summed."timed", "rated_games" = summed."rated", "recorded" = summed."recorded"
FROM (SELECT "player_season"."tenant_id", coalesce("league"."slug", '') as competition, "player_season"."person_id",
  sum("player_season"."timed_games") as timed, sum("player_season"."rated_games") as rated,
  sum("player_season"."played_ms") as "played_ms", sum("player_season"."points") as "points", sum("player_season"."two_pointers_made") as "two_pointers_made", sum("player_season"."two_pointers_attempted") as "two_pointers_attempted", sum("player_season"."three_pointers_made") as "three_pointers_made", sum("player_season"."three_pointers_attempted") as "three_pointers_attempted", sum("player_season"."free_throws_made") as "free_throws_made", sum("player_season"."free_throws_attempted") as "free_throws_attempted", sum("player_season"."offensive_rebounds") as "offensive_rebounds", sum("player_season"."defensive_rebounds") as "defensive_rebounds", sum("player_season"."assists") as "assists", sum("player_season"."turnovers") as "turnovers", sum("player_season"."steals") as "steals", sum("player_season"."blocks") as "blocks", sum("player_season"."blocks_received") as "blocks_received", sum("player_season"."fouls") as "fouls", sum("player_season"."fouls_drawn") as "fouls_drawn", sum("player_season"."offensive_fouls") as "offensive_fouls", sum("player_season"."plus_minus") as "plus_minus", sum("player_season"."points_in_the_paint") as "points_in_the_paint", sum("player_season"."second_chance_points") as "second_chance_points", sum("player_season"."fast_break_points") as "fast_break_points", sum("player_season"."points_from_turnovers") as "points_from_turnovers", sum("player_season"."pir") as "pir", sum("player_season"."efficiency") as "efficiency",
  jsonb_strip_nulls(jsonb_build_object(
    'games', jsonb_build_object('playedMs', case when count("player_season"."played_ms") > 0 then nullif(sum(coalesce(("player_season"."recorded" -> 'games' ->> 'playedMs')::int, "player_season"."games")) filter (where "player_season"."played_ms" is not null), sum("player_season"."games")) end, 'points', case when count("player_season"."points") > 0 then nullif(sum(coalesce(("player_season"."recorded" -> 'games' ->> 'points')::int, "player_season"."games")) filter (where "player_season"."points" is not null), sum("player_season"."games")) end, 'twoPointersMade', case when count("player_season"."two_pointers_made") > 0 then nullif(sum(coalesce(("player_season"."recorded" -> 'games' ->> 'twoPointersMade')::int, "player_season"."games")) filter (where "player_season"."two_pointers_made" is not null), sum("player_season"."games")) end, 'twoPointersAttempted', case when count("player_season"."two_pointers_attempted") > 0 then nullif(sum(coalesce(("player_season"."recorded" -> 'games' ->> 'twoPointersAttempted')::int, "player_season"."games")) filter (where "player_season"."two_pointers_attempted" is not null), sum("player_season"."games")) end, 'threePointersMade', case when count("player_season"."three_pointers_made") > 0 then nullif(sum(coalesce(("player_season"."recorded" -> 'games' ->> 'threePointersMade')::int, "player_season"."games")) filter (where "player_season"."three_pointers_made" is not null), sum("player_season"."games")) end, 'threePointersAttempted', case when count("player_season"."three_pointers_attempted") > 0 then nullif(sum(coalesce(("player_season"."recorded" -> 'games' ->> 'threePointersAttempted')::int, "player_season"."games")) filter (where "player_season"."three_pointers_attempted" is not null), sum("player_season"."games")) end, 'freeThrowsMade', case when count("player_season"."free_throws_made") > 0 then nullif(sum(coalesce(("player_season"."recorded" -> 'games' ->> 'freeThrowsMade')::int, "player_season"."games")) filter (where "player_season"."free_throws_made" is not null), sum("player_season"."games")) end, 'freeThrowsAttempted', case when count("player_season"."free_throws_attempted") > 0 then nullif(sum(coalesce(("player_season"."recorded" -> 'games' ->> 'freeThrowsAttempted')::int, "player_season"."games")) filter (where "player_season"."free_throws_attempted" is not null), sum("player_season"."games")) end, 'offensiveRebounds', case when count("player_season"."offensive_rebounds") > 0 then nullif(sum(coalesce(("player_season"."recorded" -> 'games' ->> 'offensiveRebounds')::int, "player_season"."games")) filter (where "player_season"."offensive_rebounds" is not null), sum("player_season"."games")) end, 'defensiveRebounds', case when count("player_season"."defensive_rebounds") > 0 then nullif(sum(coalesce(("player_season"."recorded" -> 'games' ->> 'defensiveRebounds')::int, "player_season"."games")) filter (where "player_season"."defensive_rebounds" is not null), sum("player_season"."games")) end, 'assists', case when count("player_season"."assists") > 0 then nullif(sum(coalesce(("player_season"."recorded" -> 'games' ->> 'assists')::int, "player_season"."games")) filter (where "player_season"."assists" is not null), sum("player_season"."games")) end, 'turnovers', case when count("player_season"."turnovers") > 0 then nullif(sum(coalesce(("player_season"."recorded" -> 'games' ->> 'turnovers')::int, "player_season"."games")) filter (where "player_season"."turnovers" is not null), sum("player_season"."games")) end, 'steals', case when count("player_season"."steals") > 0 then nullif(sum(coalesce(("player_season"."recorded" -> 'games' ->> 'steals')::int, "player_season"."games")) filter (where "player_season"."steals" is not null), sum("player_season"."games")) end, 'blocks', case when count("player_season"."blocks") > 0 then nullif(sum(coalesce(("player_season"."recorded" -> 'games' ->> 'blocks')::int, "player_season"."games")) filter (where "player_season"."blocks" is not null), sum("player_season"."games")) end, 'blocksReceived', case when count("player_season"."blocks_received") > 0 then nullif(sum(coalesce(("player_season"."recorded" -> 'games' ->> 'blocksReceived')::int, "player_season"."games")) filter (where "player_season"."blocks_received" is not null), sum("player_season"."games")) end, 'fouls', case when count("player_season"."fouls") > 0 then nullif(sum(coalesce(("player_season"."recorded" -> 'games' ->> 'fouls')::int, "player_season"."games")) filter (where "player_season"."fouls" is not null), sum("player_season"."games")) end, 'foulsDrawn', case when count("player_season"."fouls_drawn") > 0 then nullif(sum(coalesce(("player_season"."recorded" -> 'games' ->> 'foulsDrawn')::int, "player_season"."games")) filter (where "player_season"."fouls_drawn" is not null), sum("player_season"."games")) end, 'offensiveFouls', case when count("player_season"."offensive_fouls") > 0 then nullif(sum(coalesce(("player_season"."recorded" -> 'games' ->> 'offensiveFouls')::int, "player_season"."games")) filter (where "player_season"."offensive_fouls" is not null), sum("player_season"."games")) end, 'plusMinus', case when count("player_season"."plus_minus") > 0 then nullif(sum(coalesce(("player_season"."recorded" -> 'games' ->> 'plusMinus')::int, "player_season"."games")) filter (where "player_season"."plus_minus" is not null), sum("player_season"."games")) end, 'pointsInThePaint', case when count("player_season"."points_in_the_paint") > 0 then nullif(sum(coalesce(("player_season"."recorded" -> 'games' ->> 'pointsInThePaint')::int, "player_season"."games")) filter (where "player_season"."points_in_the_paint" is not null), sum("player_season"."games")) end, 'secondChancePoints', case when count("player_season"."second_chance_points") > 0 then nullif(sum(coalesce(("player_season"."recorded" -> 'games' ->> 'secondChancePoints')::int, "player_season"."games")) filter (where "player_season"."second_chance_points" is not null), sum("player_season"."games")) end, 'fastBreakPoints', case when count("player_season"."fast_break_points") > 0 then nullif(sum(coalesce(("player_season"."recorded" -> 'games' ->> 'fastBreakPoints')::int, "player_season"."games")) filter (where "player_season"."fast_break_points" is not null), sum("player_season"."games")) end, 'pointsFromTurnovers', case when count("player_season"."points_from_turnovers") > 0 then nullif(sum(coalesce(("player_season"."recorded" -> 'games' ->> 'pointsFromTurnovers')::int, "player_season"."games")) filter (where "player_season"."points_from_turnovers" is not null), sum("player_season"."games")) end, 'pir', case when count("player_season"."pir") > 0 then nullif(sum(coalesce(("player_season"."recorded" -> 'games' ->> 'pir')::int, "player_season"."games")) filter (where "player_season"."pir" is not null), sum("player_season"."games")) end, 'efficiency', case when count("player_season"."efficiency") > 0 then nullif(sum(coalesce(("player_season"."recorded" -> 'games' ->> 'efficiency')::int, "player_season"."games")) filter (where "player_season"."efficiency" is not null), sum("player_season"."games")) end),
    'made', jsonb_build_object('twoPointersMade', case when count("player_season"."two_pointers_attempted") > 0 then nullif(sum(coalesce(("player_season"."recorded" -> 'made' ->> 'twoPointersMade')::int, "player_season"."two_pointers_made")) filter (where "player_season"."two_pointers_attempted" is not null), sum("player_season"."two_pointers_made")) end, 'threePointersMade', case when count("player_season"."three_pointers_attempted") > 0 then nullif(sum(coalesce(("player_season"."recorded" -> 'made' ->> 'threePointersMade')::int, "player_season"."three_pointers_made")) filter (where "player_season"."three_pointers_attempted" is not null), sum("player_season"."three_pointers_made")) end, 'freeThrowsMade', case when count("player_season"."free_throws_attempted") > 0 then nullif(sum(coalesce(("player_season"."recorded" -> 'made' ->> 'freeThrowsMade')::int, "player_season"."free_throws_made")) filter (where "player_season"."free_throws_attempted" is not null), sum("player_season"."free_throws_made")) end))) as recorded
  FROM "player_season" JOIN "league" ON "league"."tenant_id" = "player_season"."tenant_id" AND "league"."id" = "player_season"."league_id"
  WHERE "player_season"."games" > 0
  GROUP BY GROUPING SETS (("player_season"."tenant_id", "player_season"."person_id", "league"."slug"), ("player_season"."tenant_id", "player_season"."person_id"))) summed
WHERE ("player_career"."tenant_id", "player_career"."competition", "player_career"."person_id") = (summed."tenant_id", summed."competition", summed."person_id");
--> statement-breakpoint
CREATE VIEW public_person AS
SELECT p.tenant_id, p.id, p.public_level AS level,
  CASE WHEN p.public_level = 'full' THEN p.slug ELSE p.neutral_slug END AS slug,
  CASE WHEN p.public_level = 'hidden' THEN '' ELSE p.first_name END AS first_name,
  CASE p.public_level WHEN 'full' THEN p.last_name
    WHEN 'short' THEN coalesce(upper(nullif(left(p.last_name, 1), '')) || '.', '') ELSE '' END AS last_name,
  CASE p.public_level WHEN 'full' THEN p.names
    WHEN 'short' THEN (SELECT coalesce(jsonb_object_agg(own.key, jsonb_build_object(
      'firstName', own.value ->> 'firstName',
      'lastName', coalesce(upper(nullif(left(own.value ->> 'lastName', 1), '')) || '.', ''))), '{}')
      FROM jsonb_each(p.names) own)
    ELSE '{}' END AS names,
  CASE WHEN p.public_level = 'hidden' THEN (SELECT m.number FROM membership m
    WHERE m.tenant_id = p.tenant_id AND m.person_id = p.id AND m.number IS NOT NULL
    ORDER BY m.created_at DESC, m.id LIMIT 1) END AS number,
  CASE WHEN p.public_level = 'full' THEN p.portrait END AS portrait,
  CASE WHEN p.public_level = 'full' AND (SELECT coalesce(t.settings #>> '{privacy,birthDates}', 'age')
    FROM tenant t WHERE t.id = p.tenant_id) = 'date' THEN p.birth_date END AS birth_date,
  CASE WHEN p.public_level = 'full' AND (SELECT coalesce(t.settings #>> '{privacy,birthDates}', 'age')
    FROM tenant t WHERE t.id = p.tenant_id) <> 'none' THEN p.birth_date END AS born_on,
  CASE WHEN p.public_level <> 'hidden' THEN p.height_cm END AS height_cm,
  CASE WHEN p.public_level <> 'hidden' THEN p.nationality END AS nationality,
  p.position, p.public_search_key AS search_key
FROM person p;
--> statement-breakpoint
CREATE FUNCTION is_minor(tenant_of uuid, person_of uuid, born date, policy jsonb) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF born IS NOT NULL THEN
    RETURN born + make_interval(years => coalesce((policy #>> '{minors,under}')::int, 16)) > current_date;
  END IF;
  RETURN coalesce(jsonb_array_length(policy -> 'youth'), 0) > 0 AND EXISTS (
    SELECT FROM membership m
    JOIN team t ON t.tenant_id = m.tenant_id AND t.id = m.team_id
    JOIN league l ON l.tenant_id = t.tenant_id AND l.id = t.league_id
    WHERE m.tenant_id = tenant_of AND m.person_id = person_of AND m.role = 'player'
      AND (policy -> 'youth' ? l.slug OR policy -> 'youth' ? (l.slug || '/' || t.slug)));
END
$$;
--> statement-breakpoint
CREATE FUNCTION level_of_person(tenant_of uuid, person_of uuid, own text, born date) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  policy jsonb;
BEGIN
  IF own IS NOT NULL THEN
    RETURN own;
  END IF;
  SELECT coalesce(settings -> 'privacy', '{}') INTO policy FROM tenant WHERE id = tenant_of;
  IF is_minor(tenant_of, person_of, born, policy) THEN
    RETURN coalesce(policy #>> '{minors,level}', 'short');
  END IF;
  RETURN coalesce(policy ->> 'adults', 'full');
END
$$;
--> statement-breakpoint
CREATE FUNCTION set_person_level() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.public_level := level_of_person(NEW.tenant_id, NEW.id, NEW.visibility, NEW.birth_date);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER person_level_in_force BEFORE INSERT OR UPDATE ON person
  FOR EACH ROW EXECUTE FUNCTION set_person_level();
--> statement-breakpoint
CREATE FUNCTION announce_person_level() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('courtside_changed', json_build_object(
    'tenantId', NEW.tenant_id, 'tags', json_build_array('config:' || NEW.tenant_id))::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER person_level_announced AFTER UPDATE ON person FOR EACH ROW
  WHEN (OLD.public_level <> NEW.public_level)
  EXECUTE FUNCTION announce_person_level();
--> statement-breakpoint
CREATE FUNCTION settle_person_levels(tenant_of uuid) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  settled integer;
BEGIN
  UPDATE person SET public_level = public_level
  WHERE tenant_id = tenant_of AND public_level <> level_of_person(tenant_id, id, visibility, birth_date);
  GET DIAGNOSTICS settled = ROW_COUNT;
  RETURN settled;
END
$$;
--> statement-breakpoint
CREATE FUNCTION settle_levels_of_squads() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  squad record;
BEGIN
  FOR squad IN SELECT m.tenant_id, array_agg(DISTINCT m.person_id) AS people FROM moved m
    WHERE m.tenant_id IN (SELECT t.id FROM tenant t
      WHERE jsonb_array_length(coalesce(t.settings #> '{privacy,youth}', '[]')) > 0)
    GROUP BY m.tenant_id
  LOOP
    UPDATE person SET public_level = public_level
    WHERE tenant_id = squad.tenant_id AND id = ANY(squad.people) AND birth_date IS NULL AND visibility IS NULL;
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER membership_added AFTER INSERT ON membership REFERENCING NEW TABLE AS moved
  FOR EACH STATEMENT EXECUTE FUNCTION settle_levels_of_squads();
--> statement-breakpoint
CREATE TRIGGER membership_changed AFTER UPDATE ON membership REFERENCING NEW TABLE AS moved
  FOR EACH STATEMENT EXECUTE FUNCTION settle_levels_of_squads();
--> statement-breakpoint
CREATE TRIGGER membership_removed AFTER DELETE ON membership REFERENCING OLD TABLE AS moved
  FOR EACH STATEMENT EXECUTE FUNCTION settle_levels_of_squads();
--> statement-breakpoint
CREATE FUNCTION settle_levels_of_policy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM settle_person_levels(NEW.id);
  PERFORM pg_notify('courtside_changed', json_build_object(
    'tenantId', NEW.id, 'tags', json_build_array('config:' || NEW.id))::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tenant_privacy_changed AFTER UPDATE OF settings ON tenant FOR EACH ROW
  WHEN (OLD.settings -> 'privacy' IS DISTINCT FROM NEW.settings -> 'privacy')
  EXECUTE FUNCTION settle_levels_of_policy();
--> statement-breakpoint
SELECT settle_person_levels(id) FROM tenant;
--> statement-breakpoint
-- Writes one entry of the trail for a changed row. Arguments of the trigger: the columns of its key, and those that no entry tells.
CREATE FUNCTION audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_row jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  any_row jsonb := coalesce(new_row, old_row);
  keys text[] := TG_ARGV[0];
  untold text[] := TG_ARGV[1];
  tenant_of_row uuid := coalesce(any_row ->> 'tenant_id', any_row ->> 'id');
  was jsonb;
  is_now jsonb;
BEGIN
  SELECT jsonb_object_agg(name, old_row -> name) FILTER (WHERE old_row -> name <> 'null'),
         jsonb_object_agg(name, new_row -> name) FILTER (WHERE new_row -> name <> 'null')
    INTO was, is_now
    FROM jsonb_object_keys(any_row) AS name
   WHERE name <> ALL (untold) AND new_row -> name IS DISTINCT FROM old_row -> name;
  IF TG_OP = 'UPDATE' AND was IS NULL AND is_now IS NULL THEN
    RETURN NULL;
  END IF;
  -- The trail goes with its tenant.
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM tenant WHERE id = tenant_of_row) THEN
    RETURN NULL;
  END IF;
  INSERT INTO audit_entry (tenant_id, actor, action, table_name, row_key, before, after)
  VALUES (
    tenant_of_row,
    current_setting('courtside.actor')::jsonb,
    lower(TG_OP),
    TG_TABLE_NAME,
    (SELECT jsonb_object_agg(name, any_row -> name) FROM unnest(keys) AS name),
    was,
    is_now
  );
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Puts a table on the trail. Its key is the primary key without the tenant; generated columns, digests and bytes are not told.
CREATE FUNCTION audit_table(audited regclass) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  keys text[];
  untold text[];
BEGIN
  SELECT array_agg(attname::text) FILTER (WHERE attname <> 'tenant_id')
    INTO keys
    FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
   WHERE indrelid = audited AND indisprimary;
  SELECT coalesce(array_agg(attname::text), '{}')
    INTO untold
    FROM pg_attribute
   WHERE attrelid = audited AND attnum > 0 AND NOT attisdropped
     AND (attgenerated <> '' OR atttypid = 'bytea'::regtype
       OR attname IN ('tenant_id', 'updated_at', 'revision', 'search_name', 'sort_names', 'public_level', 'last_used_at', 'form')
       OR attname IN ('token', 'token_hash', 'key_hash', 'password_hash', 'refresh_hash', 'previous_hash', 'refresh_salt', 'rotated_at'));
  EXECUTE format(
    'CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW
       WHEN (current_setting(''courtside.actor'', true) <> '''') EXECUTE FUNCTION audit_change(%L, %L)',
    audited, keys, untold);
END
$$;
--> statement-breakpoint
SELECT audit_table(name::regclass) FROM unnest(ARRAY[
  'tenant', 'domain', 'season', 'league', 'phase', '"group"', 'group_team', 'round', 'playoff_round', 'duel', 'club', 'team',
  'venue', 'person', 'membership', 'official', 'game', 'game_official', 'game_player_stats', 'game_team_stats', 'game_report',
  'game_video', 'standings_decision', 'news', 'news_subject', 'gallery', 'photo', 'document', 'sponsor', 'team_application',
  'application_document', 'fantasy_season', 'site_user', 'staff', 'sign_in_link', 'session', 'credential', 'device_key'
]) AS name;
