import { createTranslator } from 'use-intl/core';
import { languageTag } from '#lib/i18n/language-tag.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';

export type PushTexts = { t: Translate<'push'>; statistics: Translate<'statistics'> };

/** Loads the texts of messages in a language. */
export async function loadTexts(locale: Locale): Promise<PushTexts> {
  const [push, statistics] = await Promise.all([
    import(`#messages/${locale}/push.json`, { with: { type: 'json' } }),
    import(`#messages/${locale}/statistics.json`, { with: { type: 'json' } }),
  ]);
  const messages: Record<string, object> = { push: push.default, statistics: statistics.default };
  const of = { locale: languageTag(locale), messages };
  return {
    t: createTranslator({ ...of, namespace: 'push' }) as Translate<'push'>,
    statistics: createTranslator({ ...of, namespace: 'statistics' }) as Translate<'statistics'>,
  };
}
