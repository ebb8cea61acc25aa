import { expect, test } from 'vitest';
import { findGames, noFilter } from '#lib/desk/games/find-games.ts';
import { gameSummary } from '#tests/fixtures/game-summary.ts';

const game = gameSummary({
  tipOff: { at: '2026-02-14T23:30:00.000Z', date: null, timeZone: 'Europe/Belgrade' },
  venue: { id: 'v', slug: 'ranko', name: 'Hala Ranko Žeravica', city: 'Beograd' },
});
const finds = (filter: Partial<typeof noFilter>) => findGames([game], { ...noFilter, ...filter }).length === 1;

test('a game is found by words of its teams, venue and league, whatever the accents or the script', () => {
  expect(finds({})).toBe(true);
  expect(finds({ text: 'zeravica' })).toBe(true);
  expect(finds({ text: 'жеравица ' })).toBe(true);
  expect(finds({ text: `${game.home?.name} ŽERAVICA ${game.league.name}` })).toBe(true);
  expect(finds({ text: 'zeravica nobody' })).toBe(false);
});

test('its day is that of the venue', () => {
  expect(finds({ day: '2026-02-15' })).toBe(true);
  expect(finds({ day: '2026-02-14' })).toBe(false);
});

test('venue and league are chosen from those of the list', () => {
  expect(finds({ venue: 'ranko', league: game.league.slug })).toBe(true);
  expect(finds({ venue: 'another' })).toBe(false);
  expect(finds({ league: 'another' })).toBe(false);
});
