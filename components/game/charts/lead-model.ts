import type { GameFlow } from '#lib/api/contract/box-score.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { PeriodSpan } from './game-time.ts';

/** The home side's lead from a moment on; negative while the visitors lead. */
export type LeadPoint = { elapsedMs: number; lead: number };

export type LargestLead = LeadPoint & { home: number; away: number };

type Scores = GameFlow['scores'];
type Live = GameSummary['live'];

/** The lead through the game as steps, from the tip-off to the end, or to the clock of a game that is on. */
export function leadPoints(scores: Scores, untilMs: number): LeadPoint[] {
  const points = [
    { elapsedMs: 0, lead: 0 },
    ...scores.map(({ elapsedMs, home, away }) => ({ elapsedMs, lead: home - away })),
  ];
  return [...points, { elapsedMs: untilMs, lead: points.at(-1)?.lead ?? 0 }];
}

/** How far a game has come on its time line: to the end, or while it is on to its clock, never behind its last points. */
export function playedUntil(scores: Scores, spans: readonly PeriodSpan[], live: Live): number {
  const lastMs = scores.at(-1)?.elapsedMs ?? 0;
  const endMs = Math.max(spans.at(-1)?.untilMs ?? 1, lastMs);
  if (!live) return endMs;
  const span = spans.find(({ period }) => period === live.period);
  const clockMs = span ? span.untilMs - (live.clockMs ?? span.untilMs - span.fromMs) : lastMs;
  return Math.min(endMs, Math.max(clockMs, lastMs));
}

/** The first moment of the largest lead of a side; null when it never led. */
export function largestLead(scores: Scores, side: 'home' | 'away'): LargestLead | null {
  const sign = side === 'home' ? 1 : -1;
  let best: LargestLead | null = null;
  for (const { elapsedMs, home, away } of scores) {
    const lead = home - away;
    if (lead * sign > Math.max(0, (best?.lead ?? 0) * sign)) best = { elapsedMs, lead, home, away };
  }
  return best;
}

/** The score at the end of each period that was played. */
export function scoresAtPeriodEnds(scores: Scores, spans: readonly PeriodSpan[]) {
  return spans.map(({ period, untilMs }) => {
    const last = scores.findLast(({ elapsedMs }) => elapsedMs <= untilMs);
    return { period, home: last?.home ?? 0, away: last?.away ?? 0 };
  });
}
