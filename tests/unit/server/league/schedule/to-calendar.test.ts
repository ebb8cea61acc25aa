import { expect, test } from 'vitest';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { loadTranslator } from '#server/league/names/load-translator.ts';
import { toCalendar } from '#server/league/schedule/to-calendar.ts';
import { gameSummary } from '#tests/fixtures/game-summary.ts';

async function eventOf(game: Partial<GameSummary>, { locale = 'en' as Locale, hasScores = true } = {}) {
  const updatedAt = new Date('2026-01-30T12:00:00Z');
  const feed = {
    title: 'League',
    domainUrl: 'https://league.test',
    nameHost: 'first.test',
    games: [{ game: gameSummary(game), revision: 3, updatedAt }],
  };
  const text = toCalendar(feed, { locale, t: await loadTranslator(locale, 'schedule'), hasScores });
  const lineOf = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(text)?.[1] ?? null;
  return { summary: lineOf('SUMMARY'), status: lineOf('STATUS'), uid: lineOf('UID') };
}

test('a finished game has its score, unless the calendar is without scores', async () => {
  expect(await eventOf({})).toMatchObject({ summary: 'North – South 81–77', status: 'CONFIRMED' });
  expect(await eventOf({}, { hasScores: false })).toMatchObject({ summary: 'North – South' });
});

test.each([
  ['en', 'Postponed: North – South'],
  ['sr', 'Odloženo: North – South'],
  ['sl', 'Prestavljeno: North – South'],
  ['es', 'Aplazado: North – South'],
  ['fr', 'Reporté\u202f: North – South'],
  ['ru', 'Перенесён: North – South'],
] as const)('a postponed game is tentative and says so in %s', async (locale, summary) => {
  expect(await eventOf({ state: 'postponed', score: null }, { locale })).toMatchObject({
    summary,
    status: 'TENTATIVE',
  });
});

test('a postponed game without a day is in no calendar', async () => {
  const tipOff = { at: null, date: null, timeZone: 'UTC' };
  expect(await eventOf({ state: 'postponed', score: null, tipOff })).toEqual({
    summary: null,
    status: null,
    uid: null,
  });
});

test('a game with a day and no time is tentative', async () => {
  const tipOff = { at: null, date: '2026-02-01', timeZone: 'UTC' };
  expect(await eventOf({ state: 'scheduled', score: null, tipOff })).toMatchObject({ status: 'TENTATIVE' });
});

test('what a game is called does not change with the host of the site', async () => {
  expect((await eventOf({ id: 'a' })).uid).toBe('game-a@first.test');
});
