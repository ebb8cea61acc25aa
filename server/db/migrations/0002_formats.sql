ALTER TABLE "duel" ALTER COLUMN "best_of" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "league" ADD COLUMN "own_playoffs" jsonb;--> statement-breakpoint
ALTER TABLE "duel" ADD COLUMN "is_inferred" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "playoff_round" ADD COLUMN "decides" text;--> statement-breakpoint
ALTER TABLE "playoff_round" ADD COLUMN "part_of" text;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "has_roster" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- by hand
-- Earlier builds inferred formats. They count in a league with a declared bracket, and in one with a champion that ended long ago.
CREATE TEMPORARY TABLE "declared_league" ON COMMIT DROP AS
SELECT l."id" FROM "league" l
WHERE EXISTS (
  SELECT FROM "duel" d JOIN "playoff_round" r ON r."id" = d."playoff_round_id"
  WHERE r."league_id" = l."id" AND d."next_duel_id" IS NOT NULL
) OR l."champion_team_id" IS NOT NULL AND NOT EXISTS (
  SELECT FROM "game" g WHERE g."league_id" = l."id" AND (
    g."state" NOT IN ('final', 'forfeited', 'defaulted', 'annulled', 'cancelled')
    OR coalesce(g."tip_off_date", g."tip_off_at"::date) > current_date - 90));--> statement-breakpoint
UPDATE "duel" SET "is_inferred" = true FROM "playoff_round" r
WHERE r."id" = "duel"."playoff_round_id" AND r."league_id" NOT IN (SELECT "id" FROM "declared_league");--> statement-breakpoint
UPDATE "league" SET "champion_team_id" = NULL
WHERE "champion_team_id" IS NOT NULL AND "id" NOT IN (SELECT "id" FROM "declared_league");--> statement-breakpoint
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
