import type { GameState as GameStateName } from '#lib/api/contract/game.ts';
import type { GameEvent } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import type { PushEvent } from './push-event.ts';

type Row = { id: string; state: GameStateName; tipOffAt: Date | null; tipOffDate: string | null };

/** A game that is further from its tip-off is entered after the fact. */
const nearMs = 12 * 60 * 60_000;
const dayMs = 24 * 60 * 60_000;
/** A finish is close within so many points in so much of the last period. */
const closePoints = 5;
const closeMs = 2 * 60_000;

const over: readonly GameStateName[] = ['final', 'forfeited', 'defaulted'];
export const isOver = ({ state }: Pick<Row, 'state'>): boolean => over.includes(state);

/** Whether a game is played about now, so that what happens in it is news. */
export function isNow({ tipOffAt, tipOffDate }: Pick<Row, 'tipOffAt' | 'tipOffDate'>, now: number): boolean {
  if (tipOffAt) return Math.abs(tipOffAt.getTime() - now) < nearMs;
  return tipOffDate !== null && Math.abs(Date.parse(tipOffDate) + nearMs - now) < dayMs;
}

type Change = { before: GameState; after: GameState; events: readonly GameEvent[]; row: Row; now: number };

/** Returns what new events of a log mean for those who follow the game. */
export function pushEventsOfLog({ before, after, events, row, now }: Change): PushEvent[] {
  if (events.length === 0 || !isNow(row, now)) return [];
  const of = { gameId: row.id, at: now };
  const { home, away } = after.score;
  const score = { home, away };
  if (after.phase === 'finished') return before.phase === 'finished' ? [] : [{ kind: 'final', ...of, score }];
  const found: PushEvent[] = [];
  if (before.phase === 'scheduled' && after.phase !== 'scheduled') found.push({ kind: 'tip-off', ...of });
  if (after.periodsEnded > before.periodsEnded) {
    const regularPeriods = after.profile.periods.count;
    found.push({ kind: 'period', ...of, period: after.periodsEnded, regularPeriods, score });
  } else if (isClose(after) && !isClose(before)) found.push({ kind: 'close', ...of, score });
  return found;
}

function isClose({ phase, clock, score, profile }: GameState): boolean {
  const isLast = clock.period >= profile.periods.count;
  const isLate = clock.clockMs !== null && clock.clockMs <= closeMs;
  return phase === 'playing' && isLast && isLate && Math.abs(score.home - score.away) <= closePoints;
}
