import { asc, eq } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { leagueTallies } from '#server/db/schema/league-tallies.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { newestFirst } from '#server/league/season/newest-first.ts';

/** Selects leagues with player statistics, of one competition or all: latest season first, then by league order. */
export function selectTallies(scope: ReadScope, competition?: string) {
  dependsOn(scope, ...[tags.games, tags.seasons, tags.players, tags.clubs].map((tag) => tag(scope.tenantId)));
  return scope.db
    .select({
      competition: leagueTallies.competition,
      games: leagueTallies.games,
      teams: leagueTallies.teams,
      seasonId: leagues.seasonId,
      name: leagues.name,
      names: leagues.names,
    })
    .from(leagueTallies)
    .innerJoin(leagues, belongsTo(leagueTallies, leagueTallies.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(
      ofTenant(
        scope,
        leagueTallies,
        competition === undefined ? undefined : eq(leagueTallies.competition, competition),
      ),
    )
    .orderBy(...newestFirst, asc(leagues.order), asc(leagues.name), asc(leagues.id));
}

export type LeagueTally = Awaited<ReturnType<typeof selectTallies>>[number];
