import { expect, test } from 'vitest';
import { remainingAt } from '#lib/basketball/clock.ts';
import type { GameAction, GameEvent } from '#lib/basketball/events.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { scoreboard } from '#lib/basketball/game/scoreboard.ts';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';

const start = Date.parse('2026-01-01T18:00:00Z');
type Line = [second: number, clockMs: number | null, action: GameAction, more?: Partial<GameEvent>];

/** Entries with the second of the day at which they were written. */
function boardAfter(...lines: Line[]) {
  const events = lines.map(([second, clockMs, action, more], index) => {
    const wallTime = new Date(start + second * 1000).toISOString();
    return { id: `e${index}`, seq: index + 1, period: 1, clockMs, wallTime, ...action, ...more } as GameEvent;
  });
  return scoreboard(replayGame({ profile: fiba2024, events }));
}

const run: Line[] = [
  [0, null, { type: 'period-start' }],
  [1, 600_000, { type: 'clock', change: 'start' }],
  [1, 600_000, { type: 'shot-clock', change: 'reset-24' }],
  [1, 600_000, { type: 'shot-clock', change: 'start' }],
];
const at = (second: number) => new Date(start + second * 1000).toISOString();

test('clocks count from where the table set them going, whatever is written meanwhile', () => {
  const late: Line = [9, 596_000, { type: 'steal', side: 'home', person: null }];
  const { clock, shotClock } = boardAfter(...run, late);
  expect(clock).toEqual({ running: true, remainingMs: 600_000, at: at(1) });
  expect(shotClock).toEqual({ running: true, remainingMs: 24_000, at: at(1) });
  const anchor = { ...clock, anchorServerMs: Date.parse(clock.at ?? '') };
  expect(remainingAt(anchor, start + 11_000)).toBe(590_000);
});

test('stopping the game clock stops the shot clock where it is', () => {
  const { clock, shotClock } = boardAfter(...run, [9, 592_000, { type: 'clock', change: 'stop' }]);
  expect(clock).toEqual({ running: false, remainingMs: 592_000, at: null });
  expect(shotClock).toEqual({ running: false, remainingMs: 16_000, at: null });
});

test('a reset shot clock goes on if it ran, and is empty once it is off', () => {
  const reset: Line = [9, null, { type: 'shot-clock', change: 'reset-14' }];
  expect(boardAfter(...run, reset).shotClock).toEqual({ running: true, remainingMs: 14_000, at: at(9) });
  expect(boardAfter(...run, [9, null, { type: 'shot-clock', change: 'blank' }]).shotClock).toBeNull();
});

test('a clock that is set keeps running or standing', () => {
  const set: Line = [9, 500_000, { type: 'clock', change: 'set' }];
  expect(boardAfter(...run, set).clock).toEqual({ running: true, remainingMs: 500_000, at: at(9) });
  expect(boardAfter([0, null, { type: 'period-start' }], set).clock).toMatchObject({ running: false });
});

test('the end of a period stops both', () => {
  const { phase, clock, shotClock } = boardAfter(...run, [15, null, { type: 'period-end' }]);
  expect([phase, clock, shotClock?.running]).toEqual(['interval', { running: false, remainingMs: 0, at: null }, false]);
});

test('a log without entries of the clock shows the time of its last entry', () => {
  const board = boardAfter([0, null, { type: 'period-start' }], [5, 480_000, { type: 'held-ball', side: null }]);
  expect(board.clock).toEqual({ running: false, remainingMs: 480_000, at: null });
});

test('score, fouls, penalty, time-outs and arrow are those of the rules', () => {
  const foul: Line = [2, 590_000, { type: 'foul', side: 'away', person: null, kind: 'personal' }];
  const { home, away } = boardAfter(
    ...run,
    ...Array.from({ length: 4 }, () => foul),
    [3, 590_000, { type: 'free-throw', side: 'home', person: null, made: true, number: 1, of: 1 }],
    [4, 590_000, { type: 'timeout', kind: 'team', side: 'home' }],
    [4, 590_000, { type: 'possession-arrow', side: 'away' }],
  );
  expect(home).toMatchObject({ score: 1, fouls: 0, timeoutsLeft: 1, timeoutsUsed: 1, hasArrow: false });
  expect(away).toMatchObject({ score: 0, fouls: 4, penalty: true, hasArrow: true });
});

test('every period begins with a full shot clock that stands, whatever it showed before the break', () => {
  const over: Line[] = [
    [25, 576_000, { type: 'shot-clock', change: 'stop' }, { shotClockMs: 0 }],
    [26, 0, { type: 'period-end' }],
  ];
  expect(boardAfter(...run, ...over).shotClock?.remainingMs).toBe(0);
  const second: Line = [30, 600_000, { type: 'period-start' }, { period: 2 }];
  expect(boardAfter(...run, ...over, second).shotClock).toEqual({ running: false, remainingMs: 24_000, at: null });
});

test('a log without a shot clock has none at the start of a period', () => {
  expect(boardAfter([0, 600_000, { type: 'period-start' }]).shotClock).toBeNull();
});
