import { eq } from 'drizzle-orm';
import { clubRules } from '#lib/api/contract/competition/club-rules.ts';
import type { ManagedLeague } from '#lib/api/contract/competition/leagues.ts';
import { noDiscipline } from '#lib/basketball/discipline/rule.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { hasResult } from '#server/league/game/has-result.ts';
import { rulesInForce } from './rules-in-force.ts';

/** Returns a league as the office changes it. The caller authorises. Throws `not-found`. */
export async function getManagedLeague(scope: TenantScope, id: string): Promise<ManagedLeague> {
  const league = await fetchOrThrow(scope, leagues, id, 'league');
  const season = await fetchOrThrow(scope, seasons, league.seasonId, 'season');
  const own = await scope.db
    .select()
    .from(games)
    .where(ofTenant(scope, games, eq(games.leagueId, id)));
  const { rules, standings } = rulesInForce(league);
  const { revision, slug, name, names, kind, isOnLandingPage, timeZone, order } = league;
  return {
    revision,
    id,
    slug,
    season: { id: season.id, slug: season.slug, name: season.name },
    name,
    names,
    kind,
    rules: { ...rules.profile, extends: rules.extends },
    standings: { ...standings.profile, criteria: [...standings.profile.criteria], extends: standings.extends },
    discipline: league.discipline ?? noDiscipline,
    isOnLandingPage,
    clubRules: clubRules.parse(league.clubRules),
    timeZone,
    order,
    games: own.length,
    gamesWithResult: own.filter(hasResult).length,
  };
}
