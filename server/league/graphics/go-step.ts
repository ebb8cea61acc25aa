import { isDeepStrictEqual } from 'node:util';
import type { GraphicsStep } from '#server/db/schema/game-graphics.ts';
import { onAirAt, type StoredGraphics } from './stored-graphics.ts';

const maxSteps = 30;

/** Remembers what was on air before a change that was made; what had been undone is over with that. */
export function withStep(before: StoredGraphics, after: GraphicsStep): StoredGraphics {
  const changed = { ...before, ...after, version: before.version + 1 };
  if (isSame(before, after)) return changed;
  return { ...changed, past: [...before.past, stepOf(before)].slice(-maxSteps), future: [] };
}

/**
 * Back to what was on air before, or forward again. What has gone by itself meanwhile does not come back; steps that
 * therefore look like now are passed over. Without one that differs nothing changes but the version.
 */
export function goStep(before: StoredGraphics, way: 'undo' | 'redo', now: Date): StoredGraphics {
  const [from, to] = way === 'undo' ? (['past', 'future'] as const) : (['future', 'past'] as const);
  const current = { ...stepOf(before), shown: onAirAt(before.shown, now) };
  const steps = before[from].map((step) => ({ ...step, shown: onAirAt(step.shown, now) }));
  const index = steps.findLastIndex((step) => !isSame(step, current));
  const found = steps[index];
  const rest = before[from].slice(0, Math.max(0, index));
  const version = before.version + 1;
  if (!found) return { ...before, version, [from]: [] };
  return { ...before, ...found, version, [from]: rest, [to]: [...before[to], current].slice(-maxSteps) };
}

const stepOf = ({ shown, alerts }: GraphicsStep): GraphicsStep => ({ shown, alerts });
const isSame = (one: GraphicsStep, other: GraphicsStep) => isDeepStrictEqual(stepOf(one), stepOf(other));
