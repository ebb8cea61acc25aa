import type { SquadPage } from '#lib/api/contract/fantasy/squad.ts';
import { bestFive } from '#lib/basketball/fantasy/best-five.ts';
import type { fantasyTotals } from '#server/db/schema/fantasy-squads.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { listEntrants } from '#server/league/fantasy/entrant/entrants.ts';
import { sumByEntrant } from '#server/league/fantasy/ledger/sums.ts';
import type { FantasySeasonRow } from '#server/league/fantasy/season/find.ts';
import { lineupOf, toLineup } from './lineups.ts';

type Total = typeof fantasyTotals.$inferSelect;

/**
 * Lists what a squad has earned by its data: the best total of a round, the captain who made the most points of all players, a starting
 * five that is the best five.
 */
export async function listAchievements(
  scope: TenantScope,
  season: FantasySeasonRow,
  squadId: string,
  totals: readonly Total[],
): Promise<SquadPage['achievements']> {
  const own = totals.filter(({ isAverage }) => !isAverage);
  if (own.length === 0) return [];
  const entrants = await listEntrants(scope, season.id);
  const sums = Map.groupBy(await sumByEntrant(scope, season.id), ({ round }) => round);
  const earned: SquadPage['achievements'] = [];
  for (const { round, rank } of own) {
    const points = new Map((sums.get(round) ?? []).map(({ entrant, points }) => [entrant, points]));
    const row = await lineupOf(scope, squadId, round);
    if (!row || points.size === 0) continue;
    const lineup = toLineup(row);
    const candidates = entrants.map((one) => ({ ...one, points: points.get(one.number) ?? 0 }));
    const most = Math.max(...candidates.filter(({ kind }) => kind === 'player').map(({ points }) => points));
    const five = bestFive(candidates, season.rules.squad).filter(({ kind }) => kind === 'player');
    if (rank === 1) earned.push({ kind: 'round-won', round });
    if (most > 0 && points.get(lineup.captain) === most) earned.push({ kind: 'best-captain', round });
    if (five.length === 5 && five.every(({ number }) => lineup.starters.includes(number)))
      earned.push({ kind: 'perfect-five', round });
  }
  return earned;
}
