import type { Side } from '#lib/basketball/events.ts';
import type { LogEntry } from './log-entries.ts';

/** Returns the score after each basket and free throw that counts, as `58–61`, by entry. */
export function runningScores(entries: readonly LogEntry[]): ReadonlyMap<string, string> {
  const score: Record<Side, number> = { home: 0, away: 0 };
  const scores = new Map<string, string>();
  for (const { event, isRemoved } of entries) {
    const isShot = event.type === 'field-goal' || event.type === 'free-throw';
    if (isRemoved || !isShot || !event.made) continue;
    score[event.side] += event.type === 'field-goal' ? event.points : 1;
    scores.set(event.id, `${score.home}–${score.away}`);
  }
  return scores;
}
