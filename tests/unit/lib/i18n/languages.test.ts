import { describe, expect, it } from 'vitest';
import { sortByText } from '#lib/i18n/collator.ts';
import { languageName } from '#lib/i18n/language-name.ts';
import { languageTag } from '#lib/i18n/language-tag.ts';
import { locales } from '#lib/i18n/locales.ts';

describe('languages', () => {
  it('are named in themselves', () => {
    expect(locales.map(languageName)).toEqual(['English', 'Srpski', 'Slovenščina', 'Español', 'Français', 'Русский']);
  });

  it('write Serbian in Latin script', () => {
    expect(languageTag('sr')).toBe('sr-Latn');
  });

  it('sort names by their own alphabet', () => {
    const names = ['Šarac', 'Zec', 'Čavić', 'Cerar', 'Savić', 'Đorđević', 'Dragić'];
    const sorted = ['Cerar', 'Čavić', 'Dragić', 'Đorđević', 'Savić', 'Šarac', 'Zec'];
    expect(sortByText('sr', names, (name) => name)).toEqual(sorted);
    expect(sortByText('en', ['Round 10', 'Round 9'], (name) => name)).toEqual(['Round 9', 'Round 10']);
  });
});
