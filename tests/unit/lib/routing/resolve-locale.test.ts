import { describe, expect, it } from 'vitest';
import { resolveLocale } from '#lib/routing/resolve-locale.ts';

const offered = { locales: ['sr', 'en', 'ru'], fallbackLocale: 'sr' } as const;
const none = { prefix: null, cookie: null, acceptLanguage: null };

describe('resolveLocale', () => {
  it('takes the language of the address before anything else', () => {
    const wishes = { prefix: 'fr', cookie: 'ru', acceptLanguage: 'en' } as const;
    expect(resolveLocale(wishes, offered)).toBe('fr');
  });

  it('takes the saved choice before the browser language', () => {
    expect(resolveLocale({ ...none, cookie: 'ru', acceptLanguage: 'en' }, offered)).toBe('ru');
  });

  it('takes no saved choice that is no language of the site', () => {
    expect(resolveLocale({ ...none, cookie: 'de', acceptLanguage: 'en' }, offered)).toBe('en');
  });

  it.each([
    ['en-GB,en;q=0.9', 'en'],
    ['de-DE,de;q=0.9,ru;q=0.5', 'ru'],
    ['en;q=0.2, ru;q=0.8', 'ru'],
    ['RU', 'ru'],
    ['sr-Cyrl-RS', 'sr'],
    ['hr-HR,hr;q=0.9,en;q=0.8', 'sr'],
    ['en;q=0,ru;q=0.1', 'ru'],
    ['*;q=0.5, ru;q=0.1', 'ru'],
    ['en; q=0.2 , ru; q=0.8', 'ru'],
  ])('reads the browser languages %s as %s', (acceptLanguage, locale) => {
    expect(resolveLocale({ ...none, acceptLanguage }, offered)).toBe(locale);
  });

  it.each(['sl', 'de,ja', '*', '', 'en;q=0', ';;;,q=', `${'de,'.repeat(400)}en`, null])(
    'falls back to the tenant for %j',
    (acceptLanguage) => {
      expect(resolveLocale({ ...none, acceptLanguage }, offered)).toBe('sr');
    },
  );
});
