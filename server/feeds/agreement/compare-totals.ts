import type { TeamBox } from '#lib/basketball/box-score.ts';
import type { Side } from '#lib/basketball/events.ts';
import { rebounds } from '#lib/basketball/stat-totals.ts';
import type { OfficialTeam } from '#server/feeds/mapped-game/mapped-game.ts';
import type { Difference } from './agreement-summary.ts';
import { lineDifferences, type PlayerComparison } from './compare-players.ts';

/**
 * Compares a team's totals, team rebounds, team turnovers and bench points. Marks a total whose difference equals the sum of
 * the players' differences, since those are listed already.
 */
export function compareTotals(
  side: Side,
  box: TeamBox,
  official: OfficialTeam,
  players: PlayerComparison,
): Difference[] {
  const who = { side, person: null, player: null, kind: 'team' as const };
  const totals = lineDifferences(box.total, official.total).map((one) => {
    const surplus = players.surplus.get(one.statistic) ?? 0;
    const followsFromPlayers = (one.ours ?? 0) - (one.official ?? 0) === surplus;
    return { ...who, ...one, ...(followsFromPlayers ? { followsFromPlayers } : {}) };
  });
  const own = [
    { statistic: 'team rebounds', ours: rebounds(box.entry), official: official.teamRebounds },
    { statistic: 'team turnovers', ours: box.entry.turnovers, official: official.teamTurnovers },
    { statistic: 'bench points', ours: box.benchPoints, official: official.benchPoints },
  ].filter((one) => one.official !== null && one.ours !== one.official);
  return [...totals, ...own.map((one) => ({ ...who, ...one }))];
}
