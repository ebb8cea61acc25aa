import type { Lineup } from '#lib/basketball/fantasy/lineup.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { presentEntrants } from '#server/league/fantasy/entrant/present-entrants.ts';
import { isLocked, type RoundRow } from '#server/league/fantasy/round/rounds.ts';
import type { SquadRow } from './find.ts';
import { lineupOf, toLineup } from './lineups.ts';

/**
 * Returns the squad against which the transfers for a round are counted: that of the last round before it whose deadline has passed,
 * with the entrants into whom others were merged since. A round that was put off before its deadline has used no transfers. Null where
 * the squad has played none.
 */
export async function lineupBefore(
  scope: TenantScope,
  { id, fantasySeasonId }: SquadRow,
  rounds: readonly RoundRow[],
  { number }: RoundRow,
  now: number,
): Promise<Lineup | null> {
  const played = rounds.findLast((one) => one.number < number && isLocked(one, now));
  const row = played && (await lineupOf(scope, id, played.number));
  if (!row) return null;
  const present = await presentEntrants(scope, fantasySeasonId);
  const { starters, sixth, bench, coach, captain } = toLineup(row);
  return {
    starters: starters.map(present),
    sixth: sixth === null ? null : present(sixth),
    bench: bench.map(present),
    coach: coach === null ? null : present(coach),
    captain: present(captain),
  };
}
