import { eq } from 'drizzle-orm';
import type { ManagedPlayoff } from '#lib/api/contract/competition/playoffs.ts';
import { sides } from '#lib/basketball/sides.ts';
import { oneByOne } from '#server/db/run-queries.ts';
import { duels } from '#server/db/schema/playoffs.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { readTables } from '#server/league/standings/decide/read.ts';
import { say } from '#server/refusals/sentence.ts';
import { loadPlayoff } from './load.ts';
import { lockLeague } from './lock-league.ts';
import { readSeeds, type Seeds } from './read-seeds.ts';
import { refusePlayed } from './refuse-played.ts';
import { settlePlayoff } from './settle-playoff.ts';

/**
 * Puts the teams of the tables into the first series of a playoff, and makes their games. A second seeding takes the teams of the
 * tables as they are then. Announces the league; the caller authorises. Throws `not-found`, and `conflict` where games of the
 * tables are open that `openGames` does not name, teams share a place or are missing, or a game of the playoff has a result.
 */
export function seedPlayoff(
  scope: TenantScope,
  leagueId: string,
  phaseId: string,
  { openGames }: { openGames: number },
): Promise<ManagedPlayoff> {
  return inTransaction(scope, async (scope) => {
    await lockLeague(scope, leagueId);
    const playoff = await loadPlayoff(scope, leagueId, phaseId);
    refusePlayed(playoff);
    const tables = await readTables(scope, leagueId, oneByOne);
    const read = readSeeds(tables, playoff.phase.seeding);
    refuseOpen(read, openGames);
    const byNumber = new Map(read.seeds.map(({ number, team }) => [number, team?.id ?? null]));
    for (const duel of playoff.duels) {
      const seeded = sides.filter((side) => duel[`${side}Seed`] !== null && !isFed(playoff.duels, duel.id, side));
      const values = seeded.map((side) => [`${side}TeamId`, byNumber.get(duel[`${side}Seed`] ?? 0) ?? null]);
      if (values.length > 0)
        await scope.db
          .update(duels)
          .set(Object.fromEntries(values))
          .where(ofTenant(scope, duels, eq(duels.id, duel.id)));
    }
    return settlePlayoff(scope, tables.league, phaseId);
  });
}

function isFed(all: readonly (typeof duels.$inferSelect)[], id: string, side: string): boolean {
  return all.some(
    ({ nextDuelId, nextSide, loserDuelId, loserSide }) =>
      (nextDuelId === id && nextSide === side) || (loserDuelId === id && loserSide === side),
  );
}

function refuseOpen({ openGames, shared, missing }: Seeds, told: number): void {
  if (openGames !== told)
    throw new LeagueError(
      'conflict',
      say`${openGames} games of the table have no result yet. Enter them first, or say that the playoff starts all the same.`,
      [{ path: 'openGames', message: say`is ${openGames} by now` }],
    );
  if (missing > 0) throw new LeagueError('conflict', say`The table has ${missing} teams too few for this playoff.`);
  if (shared.length > 0)
    throw new LeagueError(
      'conflict',
      say`These teams share a place: ${shared.join(', ')}. Record a draw of lots among the decisions on the table first.`,
    );
}
