-- What was recorded before these tables were there; from here on each game keeps them up to date.
UPDATE "player_season" s SET "timed_games" = l."timed", "rated_games" = l."rated"
FROM (
  SELECT l."tenant_id", l."league_id", l."team_id", l."person_id",
    count(l."played_ms") FILTER (WHERE l."played") AS "timed", count(l."pir") FILTER (WHERE l."played") AS "rated"
  FROM "game_player_stats" l JOIN "game" g ON g."tenant_id" = l."tenant_id" AND g."id" = l."game_id"
  WHERE g."state" IN ('final', 'defaulted')
  GROUP BY 1, 2, 3, 4
) l
WHERE (s."tenant_id", s."league_id", s."team_id", s."person_id") = (l."tenant_id", l."league_id", l."team_id", l."person_id");
--> statement-breakpoint
INSERT INTO "player_career" ("tenant_id", "competition", "person_id", "games", "starts", "timed_games", "rated_games",
  "played_ms", "points", "two_pointers_made", "two_pointers_attempted", "three_pointers_made",
  "three_pointers_attempted", "free_throws_made", "free_throws_attempted", "offensive_rebounds", "defensive_rebounds",
  "assists", "turnovers", "steals", "blocks", "blocks_received", "fouls", "fouls_drawn", "plus_minus",
  "points_in_the_paint", "second_chance_points", "fast_break_points", "points_from_turnovers", "pir", "efficiency")
SELECT s."tenant_id", coalesce(l."slug", ''), s."person_id", sum(s."games"), sum(s."starts"), sum(s."timed_games"), sum(s."rated_games"),
  sum(s."played_ms"), sum(s."points"), sum(s."two_pointers_made"), sum(s."two_pointers_attempted"),
  sum(s."three_pointers_made"), sum(s."three_pointers_attempted"), sum(s."free_throws_made"),
  sum(s."free_throws_attempted"), sum(s."offensive_rebounds"), sum(s."defensive_rebounds"), sum(s."assists"),
  sum(s."turnovers"), sum(s."steals"), sum(s."blocks"), sum(s."blocks_received"), sum(s."fouls"), sum(s."fouls_drawn"),
  sum(s."plus_minus"), sum(s."points_in_the_paint"), sum(s."second_chance_points"), sum(s."fast_break_points"),
  sum(s."points_from_turnovers"), sum(s."pir"), sum(s."efficiency")
FROM "player_season" s JOIN "league" l ON l."tenant_id" = s."tenant_id" AND l."id" = s."league_id"
WHERE s."games" > 0
GROUP BY GROUPING SETS ((s."tenant_id", s."person_id", l."slug"), (s."tenant_id", s."person_id"));
--> statement-breakpoint
INSERT INTO "league_tally" ("tenant_id", "league_id", "competition", "games", "teams")
SELECT g."tenant_id", g."league_id", l."slug", count(DISTINCT g."id"), count(DISTINCT side.team)
FROM "game" g JOIN "league" l ON l."tenant_id" = g."tenant_id" AND l."id" = g."league_id"
  CROSS JOIN LATERAL (VALUES (g."home_team_id"), (g."away_team_id")) side(team)
WHERE g."state" IN ('final', 'defaulted') AND g."coverage" IN ('box-score', 'log')
GROUP BY 1, 2, 3;
--> statement-breakpoint
INSERT INTO "game_record" ("tenant_id", "league_id", "competition", "statistic", "value", "game_id", "person_id", "team_id")
SELECT "tenant_id", "league_id", "slug", "statistic", "value", "game_id", "person_id", "team_id"
FROM (
  SELECT l."tenant_id", l."league_id", c."slug", e."statistic", e."value", l."game_id", l."person_id", l."team_id",
    rank() OVER (PARTITION BY l."tenant_id", l."league_id", e."statistic" ORDER BY e."value" DESC) AS "place"
  FROM "game_player_stats" l
    JOIN "game" g ON g."tenant_id" = l."tenant_id" AND g."id" = l."game_id"
    JOIN "league" c ON c."tenant_id" = l."tenant_id" AND c."id" = l."league_id"
    CROSS JOIN LATERAL (VALUES
      ('points', l."points"),
      ('rebounds', l."offensive_rebounds" + l."defensive_rebounds"),
      ('assists', l."assists"),
      ('steals', l."steals"),
      ('blocks', l."blocks"),
      ('pir', l."pir"),
      ('fieldGoalsMade', l."two_pointers_made" + l."three_pointers_made"),
      ('threePointersMade', l."three_pointers_made"),
      ('freeThrowsMade', l."free_throws_made"),
      ('offensiveRebounds', l."offensive_rebounds"),
      ('foulsDrawn', l."fouls_drawn"),
      ('minutes', l."played_ms")) e("statistic", "value")
  WHERE g."state" IN ('final', 'defaulted') AND l."played" AND e."value" > 0
) best
WHERE "place" <= 10;
