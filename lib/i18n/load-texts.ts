import { createTranslator } from 'use-intl/core';
import type { Messages } from '#messages/english.ts';
import { languageTag } from './language-tag.ts';
import type { Locale } from './locales.ts';
import type { Translate } from './translate.ts';

/** Loads the texts of a language by namespace, for what the server writes outside of pages; Node keeps what it has loaded. */
export async function loadTexts<Namespace extends keyof Messages>(
  locale: Locale,
  namespaces: readonly Namespace[],
): Promise<{ [Name in Namespace]: Translate<Name> }> {
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
