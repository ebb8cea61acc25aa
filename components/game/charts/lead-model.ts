import type { GameFlow } from '#lib/api/contract/box-score.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { PeriodSpan } from './game-time.ts';

/** Lead of the home team from a moment on; negative while the away team leads. */
export type LeadPoint = { elapsedMs: number; lead: number };

export type LargestLead = LeadPoint & { home: number; away: number };

type Scores = GameFlow['scores'];
type Live = GameSummary['live'];

/** Returns the lead as steps from tip-off to `untilMs`: the end, or the clock of a live game. */
export function leadPoints(scores: Scores, untilMs: number): LeadPoint[] {
  const points = [
    { elapsedMs: 0, lead: 0 },
    ...scores.map(({ elapsedMs, home, away }) => ({ elapsedMs, lead: home - away })),
  ];
  return [...points, { elapsedMs: untilMs, lead: points.at(-1)?.lead ?? 0 }];
}

/**
 * Returns how far a game has been played, in ms: to its end or, while live, to its clock, never before its last
 * points.
 */
export function playedUntil(scores: Scores, spans: readonly PeriodSpan[], live: Live): number {
  const lastMs = scores.at(-1)?.elapsedMs ?? 0;
  const endMs = Math.max(spans.at(-1)?.untilMs ?? 1, lastMs);
  if (!live) return endMs;
  const span = spans.find(({ period }) => period === live.period);
  const clockMs = span ? span.untilMs - (live.clockMs ?? span.untilMs - span.fromMs) : lastMs;
  return Math.min(endMs, Math.max(clockMs, lastMs));
}

/** Returns the first moment of a team's largest lead; null if it never led. */
export function largestLead(scores: Scores, side: 'home' | 'away'): LargestLead | null {
  const sign = side === 'home' ? 1 : -1;
  let best: LargestLead | null = null;
  for (const { elapsedMs, home, away } of scores) {
    const lead = home - away;
    if (lead * sign > Math.max(0, (best?.lead ?? 0) * sign)) best = { elapsedMs, lead, home, away };
  }
  return best;
}

/** Returns the score at the end of each of the periods. */
export function scoresAtPeriodEnds(scores: Scores, spans: readonly PeriodSpan[]) {
  return spans.map(({ period, untilMs }) => {
    const last = scores.findLast(({ elapsedMs }) => elapsedMs <= untilMs);
    return { period, home: last?.home ?? 0, away: last?.away ?? 0 };
  });
}
