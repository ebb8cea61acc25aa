import { isDeepStrictEqual } from 'node:util';
import type { GraphicsStep } from '#server/db/schema/game-graphics.ts';
import { onAirAt, type StoredGraphics } from './stored-graphics.ts';

const maxSteps = 30;

/** Applies a change and adds the step before it to the undo history; clears the redo history. */
export function withStep(before: StoredGraphics, after: GraphicsStep): StoredGraphics {
  const changed = { ...before, ...after, version: before.version + 1 };
  if (isSame(before, after)) return changed;
  return { ...changed, past: [...before.past, stepOf(before)].slice(-maxSteps), future: [] };
}

/**
 * Undoes or redoes a step. Expired graphics do not return, and steps that therefore equal the current one are skipped. Without
 * a different step only the version changes.
 */
export function goStep(before: StoredGraphics, direction: 'undo' | 'redo', now: Date): StoredGraphics {
  const [from, to] = direction === 'undo' ? (['past', 'future'] as const) : (['future', 'past'] as const);
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
