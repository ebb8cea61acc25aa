import { createTranslator } from 'use-intl/core';
import { languageTag } from '#lib/i18n/language-tag.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Messages, namespaces } from '#messages/english.ts';

/** Loads the texts of a namespace in a language. */
export async function loadTranslator<Namespace extends (typeof namespaces)[number]>(
  locale: Locale,
  namespace: Namespace,
): Promise<Translate<Namespace>> {
  const file: { default: object } = await import(`#messages/${locale}/${namespace}.json`, { with: { type: 'json' } });
  const messages = { [namespace]: file.default } as unknown as Messages;
  return createTranslator<Messages, Namespace>({ locale: languageTag(locale), messages, namespace });
}
