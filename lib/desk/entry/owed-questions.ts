import type { GameEvent } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { type FollowUp, followUpsOf, freeThrowsOf } from './follow-up.ts';
import { linkedEntries, versionsOf } from './linked-entries.ts';
import type { OpenQuestion } from './open-questions.ts';
import type { Stamp } from './stamp.ts';

type Log = Pick<GameState, 'log' | 'played' | 'anchors' | 'clock'>;

/**
 * Returns the questions about free throws that the log leaves open: those of fouls in the current period since the clock was
 * last started. So they survive a reload, and another device asks them too.
 */
export function owedQuestions(state: Log, stamp: Stamp): OpenQuestion[] {
  if (!state.anchors.explicit) return [];
  const { played, clock } = state;
  const since = played.findLastIndex((event) => event.type === 'clock' && event.change === 'start');
  return played
    .slice(since + 1)
    .filter(({ period }) => period === clock.period)
    .flatMap((event) => owedOf(state, event))
    .map((question) => ({ question, stamp, isInserted: false }));
}

/**
 * Returns the questions about the last action that nobody has answered: who took the rebound, who was fouled. They can be left
 * out; the log then marks the entry.
 */
export function unansweredQuestions(state: Log, stamp: Stamp): OpenQuestion[] {
  const isClock = ({ type }: GameEvent) => type === 'clock' || type === 'shot-clock';
  const last = state.played.findLast((event) => !isClock(event));
  const main = state.played.findLast((event) => event.id === last?.id || event.id === last?.linkedTo);
  if (!main || main.type === 'free-throw' || owedOf(state, main).length > 0) return [];
  const { seq, period, clockMs, ...action } = main;
  const answered = new Set<string>(linkedEntries(state, main).map(({ type }) => answers[type] ?? type));
  return followUpsOf(action, versionsOf(state.log, main).at(-1) ?? main.id)
    .filter(({ kind }) => !answered.has(kind) && kind !== 'shooter' && kind !== 'double')
    .map((question) => ({ question, stamp, isInserted: false }));
}

/** The questions that are called otherwise than the entries that answer them. */
const answers: Partial<Record<GameEvent['type'], string>> = { 'foul-drawn': 'drawn', 'jump-ball': 'jump-lost' };

function owedOf(state: Log, foul: GameEvent): FollowUp[] {
  if (foul.type !== 'foul' || foul.cancelled || !foul.freeThrows) return [];
  const linked = linkedEntries(state, foul);
  const thrown = linked.filter((event) => event.type === 'free-throw');
  if (thrown.length >= foul.freeThrows) return [];
  const { seq, period, clockMs, ...action } = foul;
  const [question] = followUpsOf(action, versionsOf(state.log, foul).at(-1) ?? foul.id);
  if (question?.kind !== 'drawn' && question?.kind !== 'shooter') return [];
  const drawn = linked.find((event) => event.type === 'foul-drawn');
  const shooter = thrown.at(-1)?.person ?? (drawn && 'person' in drawn ? drawn.person : undefined);
  if (!drawn && thrown.length === 0) return [question];
  return freeThrowsOf(question, shooter ?? null).slice(thrown.length);
}
