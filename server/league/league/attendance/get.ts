import { and, eq, sql } from 'drizzle-orm';
import { type Attendance, maxBestAttended } from '#lib/api/contract/attendance.ts';
import { requireEntry } from '#lib/api/shapes/require-entry.ts';
import { tags } from '#lib/api/tags.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { games } from '#server/db/schema/games.ts';
import { venues } from '#server/db/schema/venues.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { countsInCompetition } from '#server/league/game/counting.ts';
import { loadSummaries } from '#server/league/game/load-summaries.ts';
import { findLeague, type LeagueSlugs } from '#server/league/league/find.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { loadTeamRefs } from '#server/league/team/refs.ts';
import { crowdOf } from './crowd-of.ts';

/** Returns the spectators of a league's games with a result. Throws `not-found`. */
export async function getAttendance(scope: ReadScope, slugs: LeagueSlugs): Promise<Attendance> {
  const { league } = await findLeague(scope, slugs);
  dependsOn(scope, tags.league(league.id), tags.clubs(scope.tenantId));
  const played = await selectPlayed(scope, league.id);
  const known = played.flatMap(({ attendance, ...game }) => (attendance === null ? [] : [{ ...game, attendance }]));
  const atHome = Map.groupBy(
    known.filter(({ isNeutral }) => !isNeutral),
    ({ homeTeamId }) => homeTeamId,
  );
  const best = known
    .toSorted((a, b) => b.attendance - a.attendance || (a.id < b.id ? -1 : 1))
    .slice(0, maxBestAttended);
  const [teams, summaries] = await Promise.all([
    loadTeamRefs(scope, atHome.keys()),
    loadSummaries(
      scope,
      best.map(({ id }) => id),
    ),
  ]);
  return {
    played: played.length,
    all: crowdOf(known),
    teams: [...teams.values()]
      .flatMap((team) => {
        const crowd = crowdOf(atHome.get(team.id) ?? []);
        return crowd ? [{ team, ...crowd }] : [];
      })
      .sort((a, b) => b.total / b.games - a.total / a.games || (a.team.id < b.team.id ? -1 : 1)),
    best: best.map(({ id, attendance, capacity }) => ({ game: requireEntry(summaries, id), attendance, capacity })),
  };
}

function selectPlayed(scope: ReadScope, leagueId: string) {
  return scope.db
    .select({
      id: games.id,
      homeTeamId: games.homeTeamId,
      isNeutral: games.isNeutralVenue,
      attendance: games.attendance,
      capacity: venues.capacity,
    })
    .from(games)
    .leftJoin(venues, belongsTo(games, games.venueId, venues))
    .where(
      ofTenant(
        scope,
        games,
        and(eq(games.leagueId, leagueId), countsInCompetition, sql`${games.state} in ('final', 'defaulted')`),
      ),
    );
}
