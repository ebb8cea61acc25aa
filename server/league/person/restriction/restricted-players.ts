import { and, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import type { RestrictedPlayer } from '#lib/api/contract/restriction.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { loadUnlicensed } from '#server/league/person/licence/load-unlicensed.ts';
import { isProvisional } from '#server/league/person/provisional/provisional-id.ts';
import { loadBlocking } from '#server/league/person/suspension/blocking.ts';
import { timesOf } from '#server/league/person/suspension/game-times.ts';

/** The facts of a game that say who may play in it. */
export type PlayedGame = {
  id: string;
  leagueId: string;
  homeTeamId: string | null;
  awayTeamId: string | null;
  tipOffDate: string | null;
  tipOffAt: Date | null;
  timeZone: string;
};

type Restricted = Omit<RestrictedPlayer, 'personId' | 'reason'>;

/**
 * Loads who of both teams may not play on the day of the game, by person; without a day it is today. What the office has said of a place in a squad comes
 * first, then suspensions, then licences.
 */
export async function loadRestrictedPlayers(scope: TenantScope, game: PlayedGame): Promise<Map<string, Restricted>> {
  const { day } = timesOf(game);
  const members = await loadPlayers(scope, game, day);
  const ids = [...new Set(members.map(({ personId }) => personId))];
  if (ids.length === 0) return new Map();
  const restricted = new Map<string, Restricted>();
  const { discipline } = await fetchOrThrow(scope, leagues, game.leagueId, 'league');
  const known = members.filter((member) => !member.isProvisional).map(({ personId }) => personId);
  for (const [id, { until }] of await loadUnlicensed(scope, known, day, discipline?.requiresLicence ?? false))
    restricted.set(id, { restriction: 'unlicensed', until: null, count: null, endedOn: until });
  for (const [id, { games, served, untilDay }] of await loadBlocking(scope, game, ids))
    restricted.set(id, {
      restriction: 'suspended',
      until: untilDay,
      count: games === null ? null : { games, served },
      endedOn: null,
    });
  for (const { personId, restriction, until } of members)
    if (restriction && (until === null || day <= until))
      restricted.set(personId, { restriction, until, count: null, endedOn: null });
  return restricted;
}

async function loadPlayers(scope: TenantScope, { homeTeamId, awayTeamId }: PlayedGame, day: string) {
  const teamIds = [homeTeamId, awayTeamId].filter((id) => id !== null);
  if (teamIds.length === 0) return [];
  const { personId, restriction, restrictedUntil, fromDate, untilDate } = memberships;
  const isThere = and(or(isNull(fromDate), lte(fromDate, day)), or(isNull(untilDate), gte(untilDate, day)));
  const rows = await scope.db
    .select({ personId, restriction, until: restrictedUntil, slug: people.slug })
    .from(memberships)
    .innerJoin(people, belongsTo(memberships, personId, people))
    .where(
      ofTenant(scope, memberships, and(inArray(memberships.teamId, teamIds), eq(memberships.role, 'player'), isThere)),
    );
  return rows.map((row) => ({ ...row, isProvisional: isProvisional(row) }));
}
