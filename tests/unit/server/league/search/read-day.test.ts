import { expect, test } from 'vitest';
import { readDay } from '#server/league/search/read-day.ts';

test.each([
  ['2026-02-14', ['2026-02-14'], ''],
  ['zadar 14.2.2026', ['2026-02-14'], 'zadar'],
  ['14. 2. 2026. zadar', ['2026-02-14'], 'zadar'],
  ['14/2/2026', ['2026-02-14'], ''],
  ['14 February 2026', ['2026-02-14'], ''],
  ['14 feb 2026', ['2026-02-14'], ''],
  ['14. februar 2026', ['2026-02-14'], ''],
  ['14 февраля 2026', ['2026-02-14'], ''],
  ['14 de febrero de 2026', ['2026-02-14'], ''],
  ['14 février 2026', ['2026-02-14'], ''],
  ['14.2.', ['2025-02-14', '2026-02-14', '2027-02-14'], ''],
  ['29.2.', [], null],
])('%s is read as %j', (typed, days, rest) => {
  const read = readDay(typed, 2026);
  expect(read?.days ?? []).toEqual(days);
  expect(read?.rest.trim() ?? null).toBe(rest);
});

test.each(['zadar', '2025/26', '2026', '31.4.2026', '14 zadar', '14 ma'])('%s is no day', (typed) => {
  expect(readDay(typed, 2026)).toBeNull();
});
