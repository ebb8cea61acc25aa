import type { NewGameEvent } from '#lib/api/contract/game-event.ts';
import type { GameAction } from '#lib/basketball/events.ts';
import type { ClockDecision } from '#lib/desk/clock/clock-command.ts';
import { type DeskClocks, notBeforeLast, readClocks } from '#lib/desk/clock/clocks.ts';
import type { DeskCommand } from '#lib/desk/outbox/queue.ts';

/** The moment of an action: taken at the first tap, whatever is asked afterwards. */
export type Stamp = { period: number; clockMs: number; shotClockMs?: number; wallTime: string };

/** The references of an event to others. */
export type EventLinks = Partial<Pick<NewGameEvent, 'linkedTo' | 'voids' | 'supersedes' | 'after'>>;

export type Draft = { action: GameAction; links?: EventLinks; stamp?: Stamp };

export function stampAt(clocks: DeskClocks, nowMs: number): Stamp {
  const { gameMs, shotMs } = readClocks(clocks, nowMs);
  return {
    period: clocks.period,
    clockMs: gameMs,
    ...(shotMs !== null && { shotClockMs: shotMs }),
    wallTime: new Date(notBeforeLast(clocks, nowMs)).toISOString(),
  };
}

/** Returns the id of the n-th event of a command; unique across devices. */
export const eventIdOf = (commandId: string, index: number) => `${commandId}:${index}`;

export function commandOf(id: string, drafts: readonly Draft[], stamp: Stamp): DeskCommand {
  const events = drafts.map(
    (draft, index) =>
      ({ id: eventIdOf(id, index), ...(draft.stamp ?? stamp), ...draft.links, ...draft.action }) as NewGameEvent,
  );
  return { id, events };
}

export function clockCommandOf(
  id: string,
  decision: Extract<ClockDecision, { ok: true }>,
  period: number,
): DeskCommand {
  const wallTime = new Date(decision.atMs).toISOString();
  const events = decision.steps.map(
    ({ action, clockMs, shotClockMs }, index) =>
      ({
        id: eventIdOf(id, index),
        period,
        clockMs,
        ...(shotClockMs !== undefined && { shotClockMs }),
        wallTime,
        ...action,
      }) as NewGameEvent,
  );
  return { id, events };
}
