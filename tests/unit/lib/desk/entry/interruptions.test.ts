import { describe, expect, test } from 'vitest';
import type { GameAction, GameEvent } from '#lib/basketball/events.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { fiba2026 } from '#lib/basketball/rules/fiba-2026.ts';
import { decideClock } from '#lib/desk/clock/clock-command.ts';
import { clocksOf } from '#lib/desk/clock/clocks.ts';
import { timeoutRefusal } from '#lib/desk/clock/timeout.ts';
import { withClockStopped } from '#lib/desk/entry/clock-stops.ts';
import { nextLifecycleStep } from '#lib/desk/entry/lifecycle.ts';
import { commandOf, stampAt } from '#lib/desk/entry/stamp.ts';
import { undoDrafts } from '#lib/desk/entry/undo.ts';
import { command, numbered } from './desk-events.ts';

const t0 = Date.parse('2026-10-03T18:00:00Z');
const wallTime = new Date(t0).toISOString();
const timeout: GameAction = { type: 'timeout', kind: 'team', side: 'home' };

const begun = numbered(
  command('b-1', [{ type: 'game-start' }, { type: 'period-start' }, { type: 'clock', change: 'start' }], {
    clockMs: 600_000,
    wallTime,
  }),
  1,
);
const stateOf = (...events: GameEvent[]) => replayGame({ profile: fiba2026, events });

/** The game with one more command of this device, `afterMs` later. */
function interrupted(events: GameEvent[], action: GameAction, afterMs: number): GameEvent[] {
  const clocks = clocksOf(stateOf(...events));
  const drafts = withClockStopped(clocks, [action], t0 + afterMs);
  const stamp = stampAt(clocks, t0 + afterMs);
  return [...events, ...numbered(commandOf(`a-${events.length}`, drafts, stamp), events.length + 1)];
}

describe('a time-out', () => {
  test('stops the running clock in the same command', () => {
    const events = interrupted(begun, timeout, 5_000);
    expect(events.slice(3).map(({ id, type, clockMs }) => [id, type, clockMs])).toEqual([
      ['a-3:0', 'clock', 595_000],
      ['a-3:1', 'timeout', 595_000],
    ]);
    const state = stateOf(...events);
    expect(state.anchors.game).toMatchObject({ running: false, remainingMs: 595_000 });
    expect(state.teams.home.timeouts).toEqual([{ period: 1, clockMs: 595_000 }]);
  });

  test('does not change a stopped clock, and leaves it stopped after an undo', () => {
    const once = interrupted(begun, timeout, 5_000);
    expect(
      interrupted(once, timeout, 9_000)
        .slice(once.length)
        .map(({ type }) => type),
    ).toEqual(['timeout']);
    const undoing = undoDrafts(stateOf(...once), 'a');
    expect(undoing.map(({ links }) => links?.voids)).toEqual(['a-3:1']);
  });

  test('is taken in a period or an interval only, and not while the game is suspended', () => {
    expect(timeoutRefusal(stateOf())).toBe('not-playing');
    expect(timeoutRefusal(stateOf(...begun))).toBeNull();
    const over = numbered(command('b-2', [{ type: 'period-end' }], { clockMs: 0, wallTime }), 4);
    expect(timeoutRefusal(stateOf(...begun, ...over))).toBeNull();
    const ruled = numbered(command('b-2', [{ type: 'default', guilty: 'home' }], { wallTime }), 4);
    expect(timeoutRefusal(stateOf(...begun, ...ruled))).toBe('not-playing');
    expect(timeoutRefusal(stateOf(...interrupted(begun, { type: 'suspended' }, 5_000)))).toBe('suspended');
  });
});

test('a suspended game stays suspended until it is resumed, which is its next step', () => {
  const events = interrupted(begun, { type: 'suspended' }, 5_000);
  const suspended = stateOf(...events);
  expect(suspended.anchors.game.running).toBe(false);
  expect(decideClock(clocksOf(suspended), { type: 'start' }, t0 + 9_000)).toEqual({ ok: false, refusal: 'suspended' });
  expect(nextLifecycleStep(suspended, t0 + 9_000)).toEqual({ step: 'resume', actions: [{ type: 'resumed' }] });
  const resumed = clocksOf(stateOf(...interrupted(events, { type: 'resumed' }, 20_000)));
  expect(decideClock(resumed, { type: 'start' }, t0 + 21_000)).toMatchObject({ ok: true });
});
