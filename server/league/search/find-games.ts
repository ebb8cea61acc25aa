import { and, asc, or, type SQL, sql } from 'drizzle-orm';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { inIds } from '#server/db/in-ids.ts';
import { games } from '#server/db/schema/games.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { playedBetween } from '#server/league/game/day-at-venue.ts';
import { selectGames } from '#server/league/game/rows.ts';
import { summariseGames } from '#server/league/game/summary.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { findIds, type Wanted } from './find-ids.ts';
import type { Found } from './found.ts';

/** The most teams that one word may match. */
const maxTeams = 300;

/** Seconds between now and tip-off; 50 years for a game without a date. */
const distance = sql`abs(extract(epoch from coalesce(${games.tipOffAt}, ${games.tipOffDate}::timestamp at time zone 'UTC', now() + interval '50 years') - now()))`;

/** Finds games by words that name one or both teams, by days, or by both; nearest in time first. */
export async function findGames(
  scope: ReadScope,
  { words, rigour, limit, days }: Wanted & { days: readonly string[] },
): Promise<Found<GameSummary>> {
  if (words.length === 0 && days.length === 0) return { total: 0, items: [] };
  const sides = await Promise.all(
    words.map((word) => findIds(scope, teams, { words: [word], rigour, limit: maxTeams })),
  );
  if (sides.some(({ found }) => found.length === 0)) return { total: 0, items: [] };
  const named = sides.map(({ found }) => playedByOneOf(found.map(({ id }) => id)));
  const onDays = days.length > 0 ? or(...days.map((day) => playedBetween(day, day))) : undefined;
  const nearest = await scope.db
    .select({ id: games.id, total: sql<number>`count(*) over ()::int` })
    .from(games)
    .where(ofTenant(scope, games, and(...named), onDays))
    .orderBy(asc(distance), asc(games.id))
    .limit(limit);
  const ids = nearest.map(({ id }) => id);
  if (ids.length === 0) return { total: 0, items: [] };
  const rows = await selectGames(scope, inIds(games.id, ids));
  const inOrder = rows.toSorted((a, b) => ids.indexOf(a.game.id) - ids.indexOf(b.game.id));
  return { total: nearest[0]?.total ?? 0, items: await summariseGames(scope, inOrder) };
}

function playedByOneOf(teamIds: string[]): SQL | undefined {
  return or(inIds(games.homeTeamId, teamIds), inIds(games.awayTeamId, teamIds));
}
