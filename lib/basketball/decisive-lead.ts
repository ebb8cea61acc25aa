import type { Side } from '#lib/basketball/events.ts';

type ScoreAt = { elapsedMs: number; home: number; away: number };

/**
 * Returns the playing time in milliseconds at which the winner took the lead for good. Null if the last score is level.
 * `scores` is in order of play.
 */
export function decisiveLead(scores: readonly ScoreAt[]): { side: Side; elapsedMs: number } | null {
  const leader = ({ home, away }: ScoreAt): Side | null => (home === away ? null : home > away ? 'home' : 'away');
  const last = scores.at(-1);
  const side = last ? leader(last) : null;
  if (!side) return null;
  const since = scores.findLastIndex((score) => leader(score) !== side) + 1;
  return { side, elapsedMs: scores[since]?.elapsedMs ?? 0 };
}
