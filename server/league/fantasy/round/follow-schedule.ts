import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { fantasyRoundGames, fantasyRounds } from '#server/db/schema/fantasy.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { type FantasySeasonRow, fantasySeasonOf } from '#server/league/fantasy/season/find.ts';
import { type LeagueRound, listLeagueRounds } from './list-league-rounds.ts';
import { selectRoundGames } from './round-games.ts';
import { isLocked, listRounds } from './rounds.ts';
import { settleRounds } from './settle-rounds.ts';

/**
 * Brings the fantasy rounds of a league up to its schedule, in the caller's transaction: new games come to the round of their fellows
 * while its deadline has not passed, else to a round of their own at the end; deadlines follow. A game stays in the round that has it.
 */
export async function followSchedule(scope: TenantScope, leagueId: string, now: Date): Promise<void> {
  const season = await fantasySeasonOf(scope, leagueId);
  if (season?.state !== 'open') return;
  await enterRounds(scope, season, await listLeagueRounds(scope, leagueId), now);
  await settleRounds(scope, season, now);
}

/** Enters games that no fantasy round has yet. Returns how many rounds there are. */
export async function enterRounds(
  scope: TenantScope,
  season: FantasySeasonRow,
  leagueRounds: readonly LeagueRound[],
  now: Date,
): Promise<number> {
  const rounds = await listRounds(scope, season.id);
  const entered = await selectRoundGames(scope, season.id);
  const roundOf = new Map(entered.map(({ gameId, roundId }) => [gameId, roundId]));
  const open = new Set(rounds.filter((round) => !isLocked(round, now.getTime())).map(({ id }) => id));
  let number = rounds.at(-1)?.number ?? 0;
  let changed = false;
  for (const { gameIds, name, names } of leagueRounds) {
    const fresh = gameIds.filter((id) => !roundOf.has(id));
    if (fresh.length === 0) continue;
    changed = true;
    const known = gameIds.map((id) => roundOf.get(id)).find((id) => id !== undefined && open.has(id));
    number += known ? 0 : 1;
    const roundId = known ?? (await addRound(scope, season, { number, name, names }));
    await insertRows(
      scope.db,
      fantasyRoundGames,
      fresh.map((gameId) => ({ tenantId: scope.tenantId, gameId, fantasyRoundId: roundId })),
    );
  }
  if (changed) await announce(scope, [tags.fantasy(season.id)]);
  return number;
}

async function addRound(
  scope: TenantScope,
  { id: fantasySeasonId }: FantasySeasonRow,
  round: { number: number; name: string; names: Record<string, string> },
): Promise<string> {
  const [added] = await scope.db
    .insert(fantasyRounds)
    .values({ tenantId: scope.tenantId, fantasySeasonId, ...round })
    .returning({ id: fantasyRounds.id });
  if (!added) throw new Error('The fantasy round was not inserted.');
  return added.id;
}
