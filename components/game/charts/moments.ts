import type { GameFlow } from '#lib/api/contract/box-score.ts';
import type { GameDuration } from '#lib/basketball/win-probability/time-left.ts';
import { timeLeft } from '#lib/basketball/win-probability/time-left.ts';
import { decidedProbability, winProbability } from '#lib/basketball/win-probability/win-probability.ts';
import type { GameLength } from './game-time.ts';

/** A score and since when it stands, with the home team's win probability in per cent. Short, as a page has hundreds. */
export type Moment = [elapsedMs: number, home: number, away: number, percent?: number];

/** Returns the durations of regulation and overtime that the win probability takes. */
export const durationOf = ({ regularPeriods, periodMs, overtimeMs }: GameLength): GameDuration => ({
  regulationMs: regularPeriods * periodMs,
  overtimeMs,
});

/** Returns the moments that a chart is read at: the start, each score, and where the game stands. */
export function momentsOf(
  { scores, forecast }: Pick<GameFlow, 'scores' | 'forecast'>,
  { length, untilMs, isOver }: { length: GameLength; untilMs: number; isOver: boolean },
): Moment[] {
  const last = scores.at(-1);
  const all = [
    { elapsedMs: 0, home: 0, away: 0 },
    ...scores,
    { ...(last ?? { home: 0, away: 0 }), elapsedMs: untilMs },
  ];
  return all.map(({ elapsedMs, home, away }, index) => {
    if (!forecast) return [elapsedMs, home, away];
    const lead = home - away;
    const isEnd = isOver && index === all.length - 1;
    const probability = isEnd
      ? decidedProbability(lead)
      : winProbability(lead, timeLeft(elapsedMs, lead === 0, durationOf(length)), forecast);
    return [elapsedMs, home, away, Math.round(probability * 100)];
  });
}
