import { sides } from './events.ts';
import type { GameState } from './game/state.ts';
import type { StatLine, Tally } from './stat-line.ts';
import { optionalStats, type Stat, statRules } from './statistics.ts';

/** Turns tallies into lines: what this log does not record is null; where there was nothing to record, zero is the truth. */
export function recordedStats({ recorded, teams }: GameState): (tally: Tally) => StatLine {
  const tallies = sides.flatMap((side) => [
    teams[side].entry,
    ...Object.values(teams[side].players).map((player) => player.tally),
  ]);
  const nobodyHas = (stat: Stat) => tallies.every((tally) => tally[stat] === 0);
  const missing = optionalStats.filter((stat) => {
    const { log } = statRules[stat];
    return !log || !(recorded[log.fact] || (log.of && nobodyHas(log.of)));
  });
  return (tally) => {
    const line: StatLine = { ...tally };
    for (const stat of missing) line[stat] = null;
    return line;
  };
}
