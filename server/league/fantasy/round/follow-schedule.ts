import { tags } from '#lib/api/tags.ts';
import { deadlineOf } from '#lib/basketball/fantasy/deadline.ts';
import { announce } from '#server/changes/announce.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { fantasyRoundGames, fantasyRounds } from '#server/db/schema/fantasy.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { type FantasySeasonRow, fantasySeasonOf } from '#server/league/fantasy/season/find.ts';
import { type LeagueRound, listLeagueRounds } from './list-league-rounds.ts';
import { makePlace } from './make-place.ts';
import { selectRoundGames, timesOf } from './round-games.ts';
import { isLocked, listRounds } from './rounds.ts';
import { settleRounds } from './settle-rounds.ts';

/**
 * Brings the fantasy rounds of a league up to its schedule, in the caller's transaction: new games come to the round of their fellows
 * while its deadline has not passed, else to a round of their own before those that begin later; deadlines follow. A game stays in the
 * round that has it.
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
  const fresh = leagueRounds.flatMap(({ games, ...round }) => {
    const own = games.filter(({ id }) => !roundOf.has(id));
    if (own.length === 0) return [];
    const known = games.map(({ id }) => roundOf.get(id)).find((id) => id !== undefined && open.has(id));
    const beginsAt = deadlineOf(own.map(timesOf), null, now.getTime());
    return [{ ...round, gameIds: own.map(({ id }) => id), known, beginsAt }];
  });
  // The rounds of a new season are those of the league in its order; later ones come where they are played.
  const inTurn = rounds.length === 0 ? fresh : fresh.toSorted((a, b) => turnOf(a) - turnOf(b));
  for (const { known, gameIds, ...round } of inTurn) {
    const roundId = known ?? (await addRound(scope, season, round, now));
    await insertRows(
      scope.db,
      fantasyRoundGames,
      gameIds.map((gameId) => ({ tenantId: scope.tenantId, gameId, fantasyRoundId: roundId })),
    );
  }
  if (inTurn.length > 0) await announce(scope, [tags.fantasy(season.id)]);
  return rounds.length + inTurn.filter(({ known }) => known === undefined).length;
}

const turnOf = ({ beginsAt }: { beginsAt: number | null }) => beginsAt ?? Number.MAX_SAFE_INTEGER;

type NewRound = { name: string; names: Record<string, string>; beginsAt: number | null };

async function addRound(
  scope: TenantScope,
  season: FantasySeasonRow,
  { name, names, beginsAt }: NewRound,
  now: Date,
): Promise<string> {
  const number = await makePlace(scope, season, beginsAt, now.getTime());
  const [added] = await scope.db
    .insert(fantasyRounds)
    .values({ tenantId: scope.tenantId, fantasySeasonId: season.id, number, name, names })
    .returning({ id: fantasyRounds.id });
  if (!added) throw new Error('The fantasy round was not inserted.');
  return added.id;
}
