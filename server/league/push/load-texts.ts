import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { loadTranslator } from '#server/league/names/load-translator.ts';

export type PushTexts = { t: Translate<'push'>; statistics: Translate<'statistics'> };

/** Loads the texts of messages in a language. */
export async function loadTexts(locale: Locale): Promise<PushTexts> {
  const [t, statistics] = await Promise.all([loadTranslator(locale, 'push'), loadTranslator(locale, 'statistics')]);
  return { t, statistics };
}
