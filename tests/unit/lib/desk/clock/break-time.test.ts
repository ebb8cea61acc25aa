import { describe, expect, test } from 'vitest';
import type { GameAction } from '#lib/basketball/events.ts';
import { fiba2026 } from '#lib/basketball/rules/fiba-2026.ts';
import { breakOf } from '#lib/desk/clock/break-time.ts';
import { createIncrementalReplay } from '#lib/desk/game/state.ts';
import { openQueue } from '#lib/desk/outbox/queue.ts';
import { command, numbered } from '#tests/unit/lib/desk/entry/desk-events.ts';

const wallTime = '2026-10-03T18:00:00.000Z';
const since = Date.parse(wallTime);

function breakAfter(period: number, ...actions: GameAction[]) {
  const begin: GameAction[] =
    period === 1 ? [{ type: 'game-start' }, { type: 'period-start' }] : [{ type: 'period-start' }];
  const log = numbered(command('a-1', [...begin, ...actions], { period, wallTime }), 1);
  return breakOf(
    createIncrementalReplay({ profile: fiba2026, sheet: { home: [], away: [] } })(openQueue(log, log.length, [])),
  );
}

const stop: GameAction = { type: 'clock', change: 'stop' };
const start: GameAction = { type: 'clock', change: 'start' };
const timeout: GameAction = { type: 'timeout', kind: 'team', side: 'home' };

describe('a break', () => {
  test('begins with the time-out and is as long as the rules say', () => {
    const { lengthMs } = fiba2026.timeouts;
    expect(breakAfter(1, start, stop, timeout)).toEqual({ kind: 'timeout', endsAt: since + lengthMs });
  });

  test('is over when the clock runs', () => expect(breakAfter(1, start, stop, timeout, start)).toBeNull());

  test.each([
    [1, fiba2026.intervals.betweenPeriodsMs],
    [2, fiba2026.intervals.halfTimeMs],
    [4, fiba2026.intervals.beforeOvertimeMs],
  ])('after period %i lasts %i ms', (period, ms) => {
    expect(breakAfter(period, { type: 'period-end' })).toEqual({ kind: 'interval', endsAt: since + ms });
  });
});
