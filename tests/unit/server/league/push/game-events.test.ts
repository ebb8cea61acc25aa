import { expect, test } from 'vitest';
import type { GameEvent } from '#lib/basketball/events.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';
import { isNow, pushEventsOfLog } from '#server/league/push/game-events.ts';

const now = Date.parse('2026-01-15T18:00:00Z');
const row = {
  id: 'b7d5a8a4-6a5e-4a57-9c55-6d5a1f3c1a11',
  state: 'live' as const,
  tipOffAt: new Date(now),
  tipOffDate: null,
};

let seq = 0;
const entry = (written: object) => {
  seq += 1;
  return {
    id: `e${seq}`,
    seq,
    period: 1,
    clockMs: 600_000,
    wallTime: null,
    operator: 'x',
    ...written,
  } as unknown as GameEvent;
};
const start = () => [entry({ type: 'game-start' }), entry({ type: 'period-start' })];
const periodEnd = (period: number) => entry({ type: 'period-end', period, clockMs: 0 });
const periodStart = (period: number) => entry({ type: 'period-start', period });
const basket = (side: string, period: number, clockMs: number) =>
  entry({ type: 'field-goal', side, points: 2, made: true, shot: 'layup', person: null, period, clockMs });
const stateOf = (events: GameEvent[]) => replayGame({ profile: fiba2024, events, roster: { home: [], away: [] } });

function told(before: GameEvent[], events: GameEvent[], of = row) {
  const change = { before: stateOf(before), after: stateOf([...before, ...events]), events, row: of, now };
  return pushEventsOfLog(change).map(({ kind }) => kind);
}

const toLast = () => [
  ...start(),
  periodEnd(1),
  periodStart(2),
  periodEnd(2),
  periodStart(3),
  periodEnd(3),
  periodStart(4),
];

test('the start, the end of a quarter and the end of the game are told, the end of the last quarter is not', () => {
  expect(told([], start())).toEqual(['tip-off']);
  expect(told(start(), [periodEnd(1)])).toEqual(['period']);
  const level = [...toLast(), basket('home', 4, 300_000), basket('away', 4, 290_000)];
  expect(told(level, [periodEnd(4)])).toEqual(['period']);
  const decided = [...toLast(), basket('home', 4, 300_000)];
  expect(told(decided, [periodEnd(4), entry({ type: 'game-end', period: 4, clockMs: 0 })])).toEqual(['final']);
});

test('a finish is close from two minutes before the end within five points, and told when it becomes so', () => {
  expect(told(toLast(), [basket('home', 4, 130_000)])).toEqual([]);
  expect(told(toLast(), [basket('home', 4, 110_000)])).toEqual(['close']);
  expect(told([...toLast(), basket('home', 4, 110_000)], [basket('away', 4, 90_000)])).toEqual([]);
  const apart = [...toLast(), ...[1, 2, 3].map(() => basket('home', 4, 300_000))];
  expect(told(apart, [basket('home', 4, 60_000)])).toEqual([]);
  expect(told(apart, [basket('away', 4, 60_000)])).toEqual(['close']);
});

test('a game that is entered after the fact tells nothing', () => {
  const hours = (count: number) => new Date(now - count * 3_600_000);
  expect(told([], start(), { ...row, tipOffAt: hours(13) })).toEqual([]);
  expect(isNow({ tipOffAt: null, tipOffDate: '2026-01-15' }, now)).toBe(true);
  expect(isNow({ tipOffAt: null, tipOffDate: '2026-01-10' }, now)).toBe(false);
  expect(isNow({ tipOffAt: null, tipOffDate: null }, now)).toBe(false);
});
