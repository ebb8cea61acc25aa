import { expect, test } from 'vitest';
import { isLiveNeeded, mayStartEarlier } from '#lib/realtime/is-live-needed.ts';

const now = Date.parse('2026-01-31T18:00:00.000Z');
const scheduled = (tipOffAt: string | null) => ({ state: 'scheduled' as const, tipOffAt });

test.each([
  ['a game in play', { state: 'live' as const, tipOffAt: null }, true],
  ['a game that begins in a quarter of an hour', scheduled('2026-01-31T18:15:00.000Z'), true],
  ['a game that is late', scheduled('2026-01-31T17:00:00.000Z'), true],
  ['a game of the evening', scheduled('2026-01-31T20:00:00.000Z'), false],
  ['a game that should have been yesterday', scheduled('2026-01-30T18:00:00.000Z'), false],
  ['a game whose hour is open', scheduled(null), false],
  ['a game that is over', { state: 'final' as const, tipOffAt: '2026-01-31T17:00:00.000Z' }, false],
])('%s: listening is %3$s', (_, game, expected) => {
  expect(isLiveNeeded([game], now)).toBe(expected);
});

test('a game of the evening may be moved earlier; a followed one, or one of another day, need not be fetched', () => {
  expect(mayStartEarlier([scheduled('2026-01-31T20:00:00.000Z')], now)).toBe(true);
  expect(mayStartEarlier([scheduled('2026-01-31T18:15:00.000Z')], now)).toBe(false);
  expect(mayStartEarlier([scheduled('2026-02-02T18:00:00.000Z')], now)).toBe(false);
  expect(mayStartEarlier([scheduled(null), { state: 'live', tipOffAt: null }], now)).toBe(false);
});
