import { describe, expect, it } from 'vitest';
import { languageTag } from '#lib/i18n/language-tag.ts';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { namespaces } from '#messages/english.ts';
import { inspectMessage, type PluralUse } from './inspect-message.ts';
import { flatten, keyLists, listFiles, readFile } from './read-messages.ts';

const files = listFiles('en');
const numbers = Array.from({ length: 1000 }, (_, number) => number);

function pluralRules(locale: Locale, type: PluralUse['type']): Intl.PluralRules {
  return new Intl.PluralRules(languageTag(locale), { type });
}

/** The forms that whole numbers take in a language. */
function occurring(locale: Locale, type: PluralUse['type']): string[] {
  const rules = pluralRules(locale, type);
  return [...new Set(numbers.map((number) => rules.select(number)))];
}

function isSorted(keys: string[]): boolean {
  return keys.every((key, index) => index === 0 || (keys[index - 1] ?? '') < key);
}

describe('the messages', () => {
  it('are all listed as namespaces', () => {
    expect(files).toEqual(namespaces.map((namespace) => `${namespace}.json`).sort());
  });
});

describe.each(locales)('the messages in %s', (locale) => {
  it('have the files of the English ones', () => {
    expect(listFiles(locale)).toEqual(files);
  });

  describe.each(files)('%s', (file) => {
    const texts = readFile(locale, file);
    const english = readFile('en', file);
    const messages = flatten(texts);

    it('has the keys of the English file', () => {
      expect(messages.map(([key]) => key).sort()).toEqual(
        flatten(english)
          .map(([key]) => key)
          .sort(),
      );
    });

    it('keeps its keys sorted', () => {
      for (const keys of keyLists(texts)) expect(keys, keys.join(', ')).toSatisfy(isSorted);
    });

    it('says something for every key', () => {
      expect(messages.filter(([, text]) => text.trim() === '')).toEqual([]);
    });

    it('takes the arguments of the English texts', () => {
      const argumentsOf = (all: [string, string][]) =>
        Object.fromEntries(all.map(([key, text]) => [key, inspectMessage(text).args]));
      expect(argumentsOf(messages)).toEqual(argumentsOf(flatten(english)));
    });

    it('words every plural form of the language and none that it has not', () => {
      for (const [key, text] of messages) {
        for (const { type, categories } of inspectMessage(text).plurals) {
          const worded = categories.filter((category) => !category.startsWith('=')).sort();
          if (worded.length > 1) expect(worded, key).toEqual(expect.arrayContaining(occurring(locale, type)));
          expect(pluralRules(locale, type).resolvedOptions().pluralCategories, key).toEqual(
            expect.arrayContaining(worded),
          );
        }
      }
    });

    it('is written in the script of the language', () => {
      const foreign = locale === 'ru' ? /[čćšžđ]/i : /\p{Script=Cyrillic}/u;
      expect(messages.filter(([, text]) => foreign.test(text))).toEqual([]);
    });
  });
});
