import { expect, test } from 'vitest';
import type { GameAction, GameEvent } from '#lib/basketball/events.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { fiba2026 } from '#lib/basketball/rules/fiba-2026.ts';
import { decideClock } from '#lib/desk/clock/clock-command.ts';
import { clocksOf } from '#lib/desk/clock/clocks.ts';
import { withArrowTurned } from '#lib/desk/entry/period-arrow.ts';
import { clockCommandOf } from '#lib/desk/entry/stamp.ts';
import { undoDrafts } from '#lib/desk/entry/undo.ts';
import { command, numbered } from './desk-events.ts';

const t0 = Date.parse('2026-10-03T18:00:00Z');
const arrowTo = (side: 'home' | 'away'): GameAction => ({ type: 'possession-arrow', side });

function logOf(...parts: [period: number, action: GameAction][]): GameEvent[] {
  return parts.flatMap(([period, action], index) =>
    numbered(
      command(`b-${index}`, [action], { period, clockMs: 600_000, wallTime: new Date(t0).toISOString() }),
      index + 1,
    ),
  );
}

/** The log after the table has started the clock. */
function started(log: GameEvent[], id: string): GameEvent[] {
  const state = replayGame({ profile: fiba2026, events: log });
  const decision = decideClock(clocksOf(state), { type: 'start' }, t0 + 1_000);
  if (!decision.ok) throw new Error(decision.refusal);
  const steps = withArrowTurned(state, decision.steps);
  return [...log, ...numbered(clockCommandOf(id, { ...decision, steps }, state.clock.period), log.length + 1)];
}
const arrowOf = (events: GameEvent[]) => replayGame({ profile: fiba2026, events }).arrow.side;

const begun = logOf(
  [1, { type: 'period-start' }],
  [1, arrowTo('home')],
  [1, { type: 'period-end' }],
  [2, { type: 'period-start' }],
);

test('an arrow that was set by hand turns with the first start of a later period, once', () => {
  expect(arrowOf(begun)).toBe('home');
  const once = started(begun, 'a-1');
  expect(arrowOf(once)).toBe('away');
  const stop = numbered(command('b-9', [{ type: 'clock', change: 'stop' }], { period: 2, clockMs: 590_000 }), 90);
  expect(arrowOf(started([...once, ...stop], 'a-2'))).toBe('away');
  expect(undoDrafts(replayGame({ profile: fiba2026, events: once }), 'a')).toEqual([]);
});

test('it stays in the first period, which began with a jump ball, and where the table has set it for this throw-in', () => {
  expect(arrowOf(started(begun.slice(0, 2), 'a-1'))).toBe('home');
  const [, set] = logOf([2, arrowTo('home')], [2, arrowTo('away')]);
  expect(arrowOf(started([...begun, ...(set ? [{ ...set, id: 'b-8:0', seq: 8 }] : [])], 'a-1'))).toBe('away');
});
