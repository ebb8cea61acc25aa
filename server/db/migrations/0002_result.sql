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
ALTER TABLE "game" ADD COLUMN "log_check" jsonb;--> statement-breakpoint
ALTER TABLE "game_result" ADD CONSTRAINT "game_result_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_result" ADD CONSTRAINT "game_result_game" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_result_of_game" ON "game_result" USING btree ("tenant_id","game_id","recorded_at");--> statement-breakpoint
CREATE INDEX "game_in_play" ON "game" USING btree ("state") WHERE state = 'live';--> statement-breakpoint
-- by hand
UPDATE "game" SET "log_check" = jsonb_build_object(
	'ended', true,
	'score', jsonb_build_object('home', home.points, 'away', away.points),
	'box', NULL,
	'faults', '[]'::jsonb)
FROM "game_team_stats" home, "game_team_stats" away
WHERE "game"."coverage" = 'log' AND "game"."log_check" IS NULL
	AND "game"."state" IN ('final', 'forfeited', 'defaulted', 'annulled')
	AND home.tenant_id = "game"."tenant_id" AND home.game_id = "game"."id" AND home.side = 'home'
	AND away.tenant_id = "game"."tenant_id" AND away.game_id = "game"."id" AND away.side = 'away';--> statement-breakpoint
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
