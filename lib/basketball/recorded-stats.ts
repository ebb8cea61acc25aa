import { sides } from './events.ts';
import type { GameState } from './game/state.ts';
import type { StatLine, Tally } from './stat-line.ts';
import { optionalStats, type Stat, statRules } from './statistics.ts';

/**
 * Returns a function that turns tallies into stat lines. Statistics that this log does not record become null; zero
 * stays where there was nothing to record.
 */
export function recordedStats({ recorded, teams }: GameState): (tally: Tally) => StatLine {
  const tallies = sides.flatMap((side) => [
    teams[side].entry,
    ...Object.values(teams[side].players).map((player) => player.tally),
  ]);
  const isZeroForAll = (stat: Stat) => tallies.every((tally) => tally[stat] === 0);
  const missing = optionalStats.filter((stat) => {
    const { log } = statRules[stat];
    return !log || !(recorded[log.fact] || (log.of && isZeroForAll(log.of)));
  });
  return (tally) => {
    const line: StatLine = { ...tally };
    for (const stat of missing) line[stat] = null;
    return line;
  };
}
