import { createTranslator } from 'use-intl/core';
import { languageTag } from '#lib/i18n/language-tag.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';

const namespaces = ['box-score', 'entity', 'game', 'game-report', 'game-story', 'statistics', 'team-stats'] as const;
type Namespace = (typeof namespaces)[number];

/** The texts of a printed game in one language, by namespace. */
export type PrintedTexts = { [Name in Namespace]: Translate<Name> };

/** Loads the texts of a language; Node keeps what it has loaded. */
export async function loadPrintedTexts(locale: Locale): Promise<PrintedTexts> {
  const entries = await Promise.all(
    namespaces.map(async (namespace) => {
      const file: { default: object } = await import(`#messages/${locale}/${namespace}.json`, {
        with: { type: 'json' },
      });
      const messages = { [namespace]: file.default };
      return [namespace, createTranslator({ locale: languageTag(locale), messages, namespace })];
    }),
  );
  return Object.fromEntries(entries);
}
