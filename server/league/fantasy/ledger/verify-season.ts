import { eq } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { fantasySquads, fantasyTotals } from '#server/db/schema/fantasy-squads.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { type GameRow, loadFantasyGame } from '#server/league/fantasy/game/load-game.ts';
import { replayFantasyGame } from '#server/league/fantasy/game/replay-game.ts';
import { selectRoundGames } from '#server/league/fantasy/round/round-games.ts';
import { isLocked, listRounds } from '#server/league/fantasy/round/rounds.ts';
import { type FantasySeasonRow, fantasySeasonOf } from '#server/league/fantasy/season/find.ts';
import { countTotals } from '#server/league/fantasy/table/recount.ts';
import { bookedLines } from './booked-lines.ts';
import { desiredLines, isTold, linesToAdd } from './desired-lines.ts';
import { findEntrants } from './find-entrants.ts';

export type Verified = { games: number; lines: number; totals: number; differences: string[] };

/**
 * Counts a fantasy season again, the games from their logs where these carry the numbers, and compares every line and total with what is
 * stored, to the last unit. Writes nothing. Throws `not-found`.
 */
export async function verifySeason(scope: TenantScope, leagueId: string, now = Date.now()): Promise<Verified> {
  const season = await fantasySeasonOf(scope, leagueId);
  if (!season) throw notFound('fantasy season', leagueId);
  const verified: Verified = { games: 0, lines: 0, totals: 0, differences: [] };
  for (const { gameId } of await selectRoundGames(scope, season.id)) await verifyGame(scope, season, gameId, verified);
  await verifyTotals(scope, season, now, verified);
  return verified;
}

async function verifyGame(
  scope: TenantScope,
  season: FantasySeasonRow,
  gameId: string,
  verified: Verified,
): Promise<void> {
  const stored = await loadFantasyGame(scope, gameId);
  if (!stored || !isTold(stored, season)) return;
  const loaded = await replayFantasyGame(scope, stored);
  const entrants = await findEntrants(scope, season, loaded);
  const booked = await bookedLines(scope, season.id, gameId);
  const desired = desiredLines(loaded, season, entrants);
  verified.games += 1;
  verified.lines += desired.length;
  for (const { entrant, item, count, points } of linesToAdd(booked.lines, desired))
    verified.differences.push(`${nameOf(loaded.row)}: entrant ${entrant}, ${item}: ${count} (${points} units) differ`);
}

const nameOf = ({ slug, id }: GameRow) => `game ${slug} (${id})`;

async function verifyTotals(scope: TenantScope, season: FantasySeasonRow, now: number, verified: Verified) {
  const rows = await scope.db
    .select({ total: fantasyTotals })
    .from(fantasyTotals)
    .innerJoin(fantasySquads, belongsTo(fantasyTotals, fantasyTotals.squadId, fantasySquads))
    .where(ofTenant(scope, fantasySquads, eq(fantasySquads.fantasySeasonId, season.id)));
  const stored = new Map(rows.map(({ total }) => [`${total.squadId} ${total.round}`, total]));
  for (const round of await listRounds(scope, season.id)) {
    if (!isLocked(round, now) || round.recountFrom !== null) continue;
    for (const { squadId, number, points } of await countTotals(scope, season, round.number)) {
      verified.totals += 1;
      const own = stored.get(`${squadId} ${round.number}`);
      // A round that has begun without points has no totals yet.
      if ((own?.points ?? 0) !== points)
        verified.differences.push(`squad ${number}, round ${round.number}: ${own?.points} stored, ${points} counted`);
    }
  }
}
