import type { GameState } from './game/state.ts';
import { sides } from './sides.ts';
import type { StatLine, Tally } from './stat-line.ts';
import { optionalStats, type Stat, statRules } from './statistics.ts';

/**
 * Returns a function that turns tallies into stat lines. Statistics that this log does not record become null; zero
 * stays where there was nothing to record.
 */
export function recordedStats(state: GameState): (tally: Tally) => StatLine {
  const tallies = talliesOf(state);
  const details = recordsDetails(state);
  const facts = {
    ...state.recorded,
    details,
    presence: recordsPresence(state),
    freeThrowAttempts: state.recorded.freeThrowAttempts || details,
    // Of a scoresheet, only those that led to free throws are entered.
    foulsDrawn: state.recorded.foulsDrawn && details,
  };
  const isRecorded = (stat: Stat): boolean => {
    const { log, recorded } = statRules[stat];
    if (recorded === 'always' || log === 'always') return true;
    if (!log) return false;
    if (facts[log.fact]) return true;
    return log.of !== undefined && isRecorded(log.of) && tallies.every((tally) => tally[log.of ?? stat] === 0);
  };
  const missing = optionalStats.filter((stat) => !isRecorded(stat));
  return (tally) => {
    const line: StatLine = { ...tally };
    for (const stat of missing) line[stat] = null;
    return line;
  };
}

/** So many baskets without one miss, rebound, assist, turnover, steal or block do not happen; a scoresheet has only baskets. */
const basketsOfScoresheet = 10;

/** Whether the log holds more than a scoresheet does: missed shots, rebounds, assists, turnovers, steals, blocks. */
export function recordsDetails({ recorded, profile, shots }: GameState): boolean {
  if (profile.recordedAs === 'scoresheet') return false;
  return recorded.details || shots.length < basketsOfScoresheet;
}

/** Whether the log tells who was on court. Starters alone, as a scoresheet lists them, do not. */
export function recordsPresence(state: GameState): boolean {
  if (!state.recorded.presence || recordsDetails(state)) return state.recorded.presence;
  return sides.some((side) =>
    Object.values(state.teams[side].players).some(({ starter, stints }) => !starter && stints.length > 0),
  );
}

function talliesOf({ teams }: GameState): Readonly<Tally>[] {
  return sides.flatMap((side) => [
    teams[side].entry,
    ...Object.values(teams[side].players).map((player) => player.tally),
  ]);
}
