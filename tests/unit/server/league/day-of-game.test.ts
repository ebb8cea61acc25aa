import { expect, test } from 'vitest';
import { dayOfGame } from '#server/league/game/day-at-venue.ts';

test('a game is on the day that it is at its venue when it begins', () => {
  const asked = { tipOffAt: new Date('2026-02-15T03:30:00Z'), tipOffDate: null };
  expect(dayOfGame({ ...asked, timeZone: 'America/New_York' })).toBe('2026-02-14');
  expect(dayOfGame({ ...asked, timeZone: 'Europe/Belgrade' })).toBe('2026-02-15');
  expect(dayOfGame({ tipOffAt: null, tipOffDate: '2026-02-14', timeZone: 'America/New_York' })).toBe('2026-02-14');
});
