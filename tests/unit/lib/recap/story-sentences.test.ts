import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';
import type { Game } from '#lib/api/contract/game.ts';
import { formatGameClock } from '#lib/basketball/clock.ts';
import { languageTag } from '#lib/i18n/language-tag.ts';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { storySentences } from '#lib/recap/story-sentences.ts';
import { loadMessages } from '#messages/load-messages.ts';
import { gameSummary } from '#tests/fixtures/game-summary.ts';

const minute = 60_000;

function gameOf(fields: Partial<Game>): Game {
  const rules = { regularPeriods: 4, periodMs: 10 * minute, overtimeMs: 5 * minute, playedScore: null };
  return { ...gameSummary(), ...rules, ...fields } as Game;
}

const comeback = gameOf({
  score: { home: 23, away: 22 },
  periods: [
    { period: 1, home: 2, away: 12 },
    { period: 2, home: 9, away: 6 },
    { period: 3, home: 9, away: 2 },
    { period: 4, home: 3, away: 2 },
  ],
});

/** The hosts come back from ten points down and win with the last basket. */
function scoresOf() {
  const baskets = 'h2 a3 a3 a3 a3 h3 h3 a3 h3 a3 h3 h3 h3 a2 a2 h3';
  const score = { home: 0, away: 0 };
  return baskets.split(' ').map((basket, index, all) => {
    score[basket[0] === 'h' ? 'home' : 'away'] += Number(basket[1]);
    const elapsedMs = index === all.length - 1 ? 40 * minute - 12_000 : (index + 1) * 2.5 * minute;
    return { elapsedMs, ...score };
  });
}

async function told(locale: Locale, game: Game, scores: ReturnType<typeof scoresOf> = []) {
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale: languageTag(locale), messages, namespace: 'game-story' });
  return storySentences(game, { scores, shots: [], lineups: [], forecast: null }, t);
}

test('a comeback and its last basket are told in words', async () => {
  expect(await told('en', comeback, scoresOf())).toEqual([
    'North came back from 10 points down: it was 2–12 in minute 13.',
    'North went ahead for good with 0:12 left: 23–22.',
  ]);
});

test('the time left is rounded up, as the clock shows it, and the last second is named', async () => {
  const endingAt = (leftMs: number) =>
    scoresOf().map((score, index, all) =>
      index < all.length - 1 ? score : { ...score, elapsedMs: 40 * minute - leftMs },
    );
  expect(formatGameClock(83_400)).toBe('1:24');
  expect((await told('en', comeback, endingAt(83_400)))[1]).toBe('North went ahead for good with 1:24 left: 23–22.');
  expect((await told('en', comeback, endingAt(400)))[1]).toBe('North went ahead for good in the last second: 23–22.');
});

test.each(locales)('the sentences are whole in each language: %s', async (locale) => {
  const sentences = await told(locale, comeback, scoresOf());
  expect(sentences.length).toBeGreaterThanOrEqual(2);
  for (const sentence of sentences) {
    expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    expect(sentence).not.toMatch(/ {2}|[{}]|undefined|null/);
    expect(sentence).toMatch(/North/);
  }
});

test('Russian counts points and times as it should', async () => {
  expect((await told('ru', comeback, scoresOf()))[0]).toBe(
    'Команда North отыграла 10 очков: на 13-й минуте счёт был 2–12.',
  );
});

test('nothing is told of a game that was awarded, or is not over', async () => {
  expect(await told('en', gameOf({ state: 'forfeited', score: { home: 20, away: 0 } }))).toEqual([]);
  expect(await told('en', gameOf({ ...comeback, playedScore: { home: 22, away: 23 } }), scoresOf())).toEqual([]);
  expect(await told('en', gameOf({ ...comeback, state: 'live' }), scoresOf())).toEqual([]);
});
