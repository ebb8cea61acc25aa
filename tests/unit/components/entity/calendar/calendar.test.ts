import { describe, expect, test } from 'vitest';
import { monthsOf, openingMonth } from '#components/entity/calendar/months-of.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { gameSummary } from '#tests/fixtures/game-summary.ts';

const at = (instant: string, fields: Partial<GameSummary> = {}) =>
  gameSummary({ id: instant, tipOff: { at: instant, date: null, timeZone: 'Europe/Ljubljana' }, ...fields });

describe('months of a calendar', () => {
  test('a month has all its days and knows the weekday of its first', () => {
    const { months } = monthsOf([at('2026-02-14T18:00:00.000Z')]);
    expect(months).toHaveLength(1);
    expect(months[0]).toMatchObject({ key: '2026-02', offset: 6 });
    expect(months[0]?.days).toHaveLength(28);
    expect(months[0]?.days[13]?.games).toHaveLength(1);
  });

  test('a game after midnight at its venue stands on the day of the venue', () => {
    const { months } = monthsOf([at('2026-01-31T23:30:00.000Z')]);
    expect(months.map(({ key }) => key)).toEqual(['2026-02']);
    expect(months[0]?.days[0]?.games).toHaveLength(1);
  });

  test('games without a day stand apart, those without an hour on their day', () => {
    const open = gameSummary({ id: 'open', tipOff: { at: null, date: null, timeZone: 'UTC' } });
    const dated = gameSummary({ id: 'dated', tipOff: { at: null, date: '2026-03-08', timeZone: 'UTC' } });
    const { months, undated } = monthsOf([open, dated]);
    expect(undated).toEqual([open]);
    expect(months.flatMap(({ days }) => days.flatMap(({ games }) => games))).toEqual([dated]);
  });
});

describe('the month to open at', () => {
  test('is that of the next game to be played', () => {
    const games = [
      at('2026-01-10T18:00:00.000Z'),
      at('2026-04-10T18:00:00.000Z', { state: 'scheduled' }),
      at('2026-03-10T18:00:00.000Z', { state: 'postponed' }),
    ];
    expect(openingMonth(games)).toBe('2026-03');
  });

  test('is the last one when all is played, and none without games', () => {
    expect(openingMonth([at('2026-01-10T18:00:00.000Z'), at('2026-02-10T18:00:00.000Z')])).toBe('2026-02');
    expect(openingMonth([])).toBeUndefined();
  });
});
