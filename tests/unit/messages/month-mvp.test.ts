import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';
import { languageTag } from '#lib/i18n/language-tag.ts';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { readFile } from './read-messages.ts';

const recorded = (locale: Locale, games: number, of: number) =>
  createTranslator({
    locale: languageTag(locale),
    messages: { league: readFile(locale, 'league.json') } as never,
    namespace: 'league.mvps' as never,
  })('recorded' as never, { games, of } as never) as string;

test('the games of the league are told apart from those of the player', () => {
  expect(recorded('en', 27, 28)).toBe('league: 27 of 28 games recorded');
  expect(recorded('ru', 27, 28)).toBe('по данным 27 из 28 игр лиги');
  for (const locale of locales) {
    expect(recorded(locale, 27, 28), locale).toMatch(/leag|lig|лиг/i);
    expect(recorded(locale, 0, 1), locale).toMatch(/leag|lig|лиг/i);
  }
});
