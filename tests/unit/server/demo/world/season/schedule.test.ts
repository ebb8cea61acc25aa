import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '#lib/calendar-day.ts';
import { doubleRoundRobin } from '#server/demo/world/season/schedule.ts';
import { seasonDates } from '#server/demo/world/season/season-dates.ts';
import { instantOf } from '#server/time-zone.ts';

const teams = Array.from({ length: 12 }, (_, index) => `team-${index}`);

describe('the double round robin', () => {
  const rounds = doubleRoundRobin(teams);
  const games = rounds.flat();

  it('has everybody play once in each of 22 rounds', () => {
    expect(rounds).toHaveLength(22);
    for (const round of rounds) {
      expect(new Set(round.flatMap(({ home, away }) => [home, away])).size).toBe(12);
    }
  });

  it('lets every pair meet twice, once in each venue', () => {
    expect(new Set(games.map(({ home, away }) => `${home} ${away}`)).size).toBe(12 * 11);
    expect(games.every(({ home, away }) => home !== away)).toBe(true);
  });

  it('gives each team eleven games at home and never more than three of a kind in a row', () => {
    for (const team of teams) {
      const where = rounds.map((round) => (round.some(({ home }) => home === team) ? 'H' : 'A')).join('');
      expect(where.replaceAll('A', '')).toHaveLength(11);
      expect(where).not.toMatch(/HHHH|AAAA/);
    }
  });

  it('refuses an odd number of teams', () => {
    expect(() => doubleRoundRobin(teams.slice(1))).toThrow('even number of teams, not 11');
  });
});

describe('the days of the seasons', () => {
  const days = Array.from({ length: 80 }, (_, index) => addDays('2025-01-03', index * 13));

  it('put every day of the year into a running season with rounds before and after it', () => {
    for (const today of days) {
      const running = seasonDates(today).at(-1);
      const played = running?.rounds.filter((saturday) => saturday < today).length ?? 0;
      expect(played).toBeGreaterThanOrEqual(3);
      expect(played).toBeLessThanOrEqual(20);
    }
  });

  it('make five seasons with names of their own that do not overlap', () => {
    for (const today of days) {
      const seasons = seasonDates(today);
      expect(new Set(seasons.map(({ slug }) => slug)).size).toBe(5);
      expect(seasons.map(({ isCurrent }) => isCurrent)).toEqual([false, false, false, false, true]);
      for (const [index, season] of seasons.entries()) {
        const next = seasons[index + 1];
        if (next) expect(season.rosterUntil < next.rosterFrom).toBe(true);
      }
    }
  });

  it('play on Saturdays, with a pause at New Year in an ordinary season', () => {
    const { rounds } = seasonDates('2026-11-21').at(-1) ?? { rounds: [] };
    expect(rounds.every((day) => weekdayOf(day) === 6)).toBe(true);
    expect(rounds.filter((day) => day > '2026-12-20' && day < '2027-01-08')).toEqual([]);
  });
});

describe('the time of a venue', () => {
  it('is turned into UTC in winter, in summer and on the days the clocks change', () => {
    expect(instantOf('2026-01-10', '20:00', 'Europe/Madrid').toISOString()).toBe('2026-01-10T19:00:00.000Z');
    expect(instantOf('2026-07-10', '20:00', 'Europe/Dublin').toISOString()).toBe('2026-07-10T19:00:00.000Z');
    expect(instantOf('2026-10-25', '18:00', 'Europe/Riga').toISOString()).toBe('2026-10-25T16:00:00.000Z');
    expect(instantOf('2026-03-29', '18:00', 'Europe/Belgrade').toISOString()).toBe('2026-03-29T16:00:00.000Z');
  });
});
