import type { Game } from '#lib/api/contract/game.ts';
import type { Play } from '#lib/api/contract/play-by-play.ts';

type Lengths = Pick<Game, 'regularPeriods' | 'periodMs' | 'overtimeMs'>;
type Timed = Pick<Play, 'period' | 'clockMs' | 'at' | 'action'>;

/** So that what led to a play is seen, too. */
const leadSeconds = 8;

/**
 * Returns a function that gives the second of a video at which a play is seen; null for a play of a period without an offset.
 * From the beginning of the period it counts the time between the entries of the log, or, where the log does not know it, the game
 * clock, as in a video without stoppages.
 */
export function secondOfPlay(
  plays: readonly Timed[],
  periodOffsets: readonly (number | null)[],
  lengths: Lengths,
): (play: Timed) => number | null {
  const starts = new Map(
    plays.flatMap(({ action, period, at }) => (action.type === 'period-start' && at ? [[period, at]] : [])),
  );
  return (play) => {
    const offset = periodOffsets[play.period - 1] ?? null;
    if (offset === null) return null;
    const start = starts.get(play.period);
    const sinceMs = start && play.at ? Date.parse(play.at) - Date.parse(start) : clockSince(play, lengths);
    if (sinceMs === null) return null;
    return offset + Math.max(0, Math.floor(sinceMs / 1000) - leadSeconds);
  };
}

function clockSince({ period, clockMs }: Timed, { regularPeriods, periodMs, overtimeMs }: Lengths): number | null {
  return clockMs === null ? null : (period > regularPeriods ? overtimeMs : periodMs) - clockMs;
}
