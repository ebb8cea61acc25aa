import type { Side } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { sides } from '#lib/basketball/sides.ts';
import type { LogFault } from './log-check.ts';
import { playedPeriods } from './played-periods.ts';

const onCourt = 5;
/** Clocks are rounded to the second and entered by hand: less than this is no fault. */
const toleranceMs = 30_000;

/**
 * Returns the teams of a finished log that had more or fewer than five players on court for longer than clocks explain, or more
 * or fewer minutes than five times the length of the game. Minutes are rounded. Empty where no presence is recorded.
 */
export function presenceFaults(state: GameState): LogFault[] {
  if (!state.recorded.presence) return [];
  return sides.flatMap((side) => faultsOf(state, side));
}

function faultsOf(state: GameState, side: Side): LogFault[] {
  const { count, lengthMs, overtimeMs } = state.profile.periods;
  const overtimes = Math.max(0, playedPeriods(state).length - count);
  const gameMs = count * lengthMs + overtimes * overtimeMs;
  const { timeWith, teamMs } = presenceOf(state, side, gameMs);
  if (teamMs === 0) return [];
  const most = Math.max(onCourt, ...[...timeWith].flatMap(([players, ms]) => (ms >= toleranceMs ? [players] : [])));
  const fewest = Math.min(onCourt, ...[...timeWith].flatMap(([players, ms]) => (ms >= toleranceMs ? [players] : [])));
  const faults: LogFault[] = [];
  if (most > onCourt) faults.push({ kind: 'too-many-on-court', side, found: most, expected: onCourt });
  if (fewest < onCourt) faults.push({ kind: 'too-few-on-court', side, found: fewest, expected: onCourt });
  const [found, expected] = [Math.round(teamMs / 60_000), Math.round((onCourt * gameMs) / 60_000)];
  if (Math.abs(teamMs - onCourt * gameMs) >= toleranceMs && found !== expected) {
    faults.push({ kind: found > expected ? 'too-many-minutes' : 'too-few-minutes', side, found, expected });
  }
  return faults;
}

/** Returns the playing time by number of players on court, and the sum of the players' times, in milliseconds. */
function presenceOf(state: GameState, side: Side, gameMs: number) {
  const changes: { at: number; by: 1 | -1 }[] = [];
  let teamMs = 0;
  for (const { stints } of Object.values(state.teams[side].players)) {
    for (const { fromMs, toMs } of stints) {
      const until = toMs ?? state.clock.elapsedMs;
      teamMs += until - fromMs;
      changes.push({ at: fromMs, by: 1 }, { at: until, by: -1 });
    }
  }
  const timeWith = new Map<number, number>();
  let [players, since] = [0, 0];
  for (const { at, by } of [...changes.sort((a, b) => a.at - b.at), { at: gameMs, by: 1 as const }]) {
    if (at > since) timeWith.set(players, (timeWith.get(players) ?? 0) + at - since);
    since = Math.max(since, at);
    players += by;
  }
  return { timeWith, teamMs };
}
