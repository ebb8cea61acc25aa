import { expect, test } from 'vitest';
import { expectedLengthMs, unconfirmedFromMs } from '#lib/basketball/result/without-life.ts';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';

const minute = 60_000;

test('a game lasts as long as its periods and the intervals between them', () => {
  expect(expectedLengthMs(fiba2024)).toBe((40 + 2 * 2 + 15) * minute);
  const halves = { ...fiba2024, periods: { ...fiba2024.periods, count: 1 } };
  expect(expectedLengthMs(halves)).toBe(10 * minute);
});

test('a game awaits confirmation three hours after its expected end or its last event', () => {
  const startMs = Date.UTC(2026, 0, 10, 18);
  const end = startMs + expectedLengthMs(fiba2024);
  expect(unconfirmedFromMs({ startMs, lastMs: null }, fiba2024)).toBe(end + 180 * minute);
  expect(unconfirmedFromMs({ startMs, lastMs: end + 45 * minute }, fiba2024)).toBe(end + 225 * minute);
});
