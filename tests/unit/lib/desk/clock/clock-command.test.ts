import { describe, expect, test } from 'vitest';
import type { GameEvent } from '#lib/basketball/events.ts';
import { canEndGame } from '#lib/basketball/game/can-end-game.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { fiba2026 } from '#lib/basketball/rules/fiba-2026.ts';
import { type ClockIntent, type ClockRefusal, decideClock } from '#lib/desk/clock/clock-command.ts';
import { clocksOf, type DeskClocks, nextPeriod, readClocks } from '#lib/desk/clock/clocks.ts';
import { nextLifecycleStep } from '#lib/desk/entry/lifecycle.ts';
import { clockCommandOf } from '#lib/desk/entry/stamp.ts';

const t0 = Date.parse('2026-10-03T18:00:00Z');

/** A game whose log grows by what is done with its clocks. */
function createGame(profile = fiba2026) {
  const events: GameEvent[] = [];
  const push = (event: object) =>
    events.push({ id: `e${events.length}`, seq: events.length + 1, ...event } as GameEvent);
  const state = () => replayGame({ profile, events });
  const clocks = (): DeskClocks => clocksOf(state());
  return {
    push,
    state,
    clocks,
    startPeriod: (period: number) =>
      push({ type: 'period-start', period, clockMs: null, wallTime: new Date(t0).toISOString() }),
    act(intent: ClockIntent, afterMs: number): ClockRefusal | null {
      const decision = decideClock(clocks(), intent, t0 + afterMs);
      if (!decision.ok) return decision.refusal;
      for (const event of clockCommandOf(`c${events.length}`, decision, clocks().period).events) push({ ...event });
      return null;
    },
    shows: (afterMs: number) => readClocks(clocks(), t0 + afterMs),
  };
}

/** Period 2: only the first begins with a jump ball. */
function inPlay() {
  const game = createGame();
  game.startPeriod(2);
  return game;
}

describe('the clocks of the scorer’s desk', () => {
  test('run down together by the time of the server', () => {
    const game = inPlay();
    game.act({ type: 'reset-full' }, 0);
    game.act({ type: 'start' }, 1_000);
    expect(game.shows(6_500)).toEqual({ gameMs: 594_500, shotMs: 18_500 });
  });

  test('stand together when the game clock is stopped', () => {
    const game = inPlay();
    game.act({ type: 'reset-full' }, 0);
    game.act({ type: 'start' }, 0);
    game.act({ type: 'toggle' }, 4_300);
    expect(game.shows(60_000)).toEqual({ gameMs: 595_700, shotMs: 19_700 });
  });

  test('go on from where they stood', () => {
    const game = inPlay();
    game.act({ type: 'reset-full' }, 0);
    for (const [intent, at] of [
      ['start', 0],
      ['stop', 4_000],
      ['start', 30_000],
    ] as const)
      game.act({ type: intent }, at);
    expect(game.shows(31_000)).toEqual({ gameMs: 595_000, shotMs: 19_000 });
  });

  test.each([
    ['before the first period', { type: 'start' }, 'not-playing'],
    ['a longer time than the period has', { type: 'set', toMs: 600_001 }, 'not-playing'],
  ] as const)('refuse %s', (_title, intent, refusal) => {
    expect(createGame().act(intent, 0)).toBe(refusal);
  });

  test('are set only while they stand, and within the period', () => {
    const game = inPlay();
    expect(game.act({ type: 'set', toMs: 600_001 }, 0)).toBe('too-long');
    expect(game.act({ type: 'set', toMs: 59_900 }, 0)).toBeNull();
    expect(game.shows(9_000).gameMs).toBe(59_900);
    game.act({ type: 'start' }, 9_000);
    expect(game.act({ type: 'set', toMs: 1_000 }, 9_100)).toBe('running');
  });

  test('the shot clock waits after the jump ball until a team has the ball', () => {
    const game = createGame();
    game.startPeriod(1);
    game.act({ type: 'reset-full' }, 0);
    game.act({ type: 'start' }, 0);
    expect(game.shows(2_000)).toEqual({ gameMs: 598_000, shotMs: 24_000 });
    game.act({ type: 'shot-toggle' }, 2_000);
    expect(game.shows(3_000)).toEqual({ gameMs: 597_000, shotMs: 23_000 });
    game.act({ type: 'stop' }, 3_000);
    game.act({ type: 'start' }, 9_000);
    expect(game.shows(10_000)).toEqual({ gameMs: 596_000, shotMs: 22_000 });
  });

  test('the shot clock does not run while the game clock stands', () => {
    const game = inPlay();
    game.act({ type: 'reset-full' }, 0);
    expect(game.act({ type: 'shot-toggle' }, 0)).toBe('stopped');
  });

  test('a reset during play goes on running, from blank too', () => {
    const game = inPlay();
    game.act({ type: 'start' }, 0);
    game.act({ type: 'reset-short' }, 1_000);
    expect(game.shows(3_000).shotMs).toBe(12_000);
    game.act({ type: 'reset-full' }, 5_000);
    expect(game.shows(6_000).shotMs).toBe(23_000);
  });

  test('a reset that the period has no time for blanks the shot clock', () => {
    const game = inPlay();
    game.act({ type: 'set', toMs: 20_000 }, 0);
    game.act({ type: 'reset-full' }, 0);
    expect(game.shows(0).shotMs).toBeNull();
    game.act({ type: 'reset-short' }, 0);
    expect(game.shows(0).shotMs).toBe(14_000);
  });

  test('the shot clock stays at 0.0 and the game clock cannot be started over it', () => {
    const game = inPlay();
    game.act({ type: 'reset-full' }, 0);
    game.act({ type: 'start' }, 0);
    expect(game.act({ type: 'shot-expire' }, 23_900)).toBe('nothing-to-do');
    expect(game.act({ type: 'shot-expire' }, 24_400)).toBeNull();
    expect(game.shows(25_000)).toEqual({ gameMs: 575_000, shotMs: 0 });
    game.act({ type: 'stop' }, 25_000);
    expect(game.act({ type: 'start' }, 26_000)).toBe('shot-clock-over');
  });

  test('end at 0.0 at the very moment, however late it is noticed', () => {
    const game = inPlay();
    game.act({ type: 'set', toMs: 5_000 }, 0);
    game.act({ type: 'start' }, 0);
    expect(game.act({ type: 'expire' }, 5_300)).toBeNull();
    expect(game.shows(9_000).gameMs).toBe(0);
    expect(game.clocks().game.at).toBe(new Date(t0 + 5_000).toISOString());
    expect(game.act({ type: 'start' }, 9_000)).toBe('no-time-left');
  });

  test('are moved after the last operation that is known, though the device’s clock be behind', () => {
    const game = inPlay();
    game.act({ type: 'start' }, 10_000);
    expect(game.act({ type: 'stop' }, 9_000)).toBeNull();
    game.act({ type: 'reset-full' }, 9_500);
    expect(game.act({ type: 'start' }, 9_600)).toBeNull();
    expect(game.clocks().game).toMatchObject({ running: true, at: new Date(t0 + 10_000).toISOString() });
    expect(game.shows(12_000)).toEqual({ gameMs: 598_000, shotMs: 22_000 });
  });

  test('a competition without shot clock has none', () => {
    const game = createGame({ ...fiba2026, shotClock: null });
    game.startPeriod(1);
    expect(game.act({ type: 'reset-full' }, 0)).toBe('no-shot-clock');
    expect(game.act({ type: 'start' }, 0)).toBeNull();
  });
});

describe('the life of the game', () => {
  test('requires lineups before it starts', () => {
    expect(nextLifecycleStep(createGame().state(), t0)).toEqual({ step: 'lineups' });
  });

  test('confirms the score when the time is over, not before', () => {
    const game = inPlay();
    expect(nextLifecycleStep(game.state(), t0)).toBeNull();
    game.act({ type: 'set', toMs: 0 }, 0);
    expect(nextLifecycleStep(game.state(), t0)).toMatchObject({
      step: 'end-period',
      actions: [{ type: 'score-confirmed', home: 0, away: 0 }, { type: 'period-end' }],
    });
  });

  test('goes into overtime when it is level, and ends when it is not', () => {
    const game = inPlay();
    for (const period of [1, 2, 3, 4]) {
      if (period > 1) game.startPeriod(period);
      game.push({ type: 'period-end', period, clockMs: 0 });
    }
    expect(canEndGame(game.state())).toBe(false);
    expect(nextPeriod(game.clocks())).toBe(5);
    game.startPeriod(5);
    expect(game.clocks().lengthMs).toBe(300_000);
    game.push({ type: 'free-throw', side: 'away', person: null, made: true, number: 1, of: 1, period: 5, clockMs: 0 });
    game.push({ type: 'period-end', period: 5, clockMs: 0 });
    expect(nextLifecycleStep(game.state(), t0)).toMatchObject({ step: 'end-game' });
  });
});
