import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { loadMessages } from '#messages/load-messages.ts';
import { languageTag } from './language-tag.ts';
import { defaultLocale, locales } from './locales.ts';

/**
 * Loads the messages of the locale in the URL, or of the requested one; its language tag formats numbers and plurals.
 */
export default getRequestConfig(async (params) => {
  const requested = params.locale ?? (await rootLocale());
  const locale = locales.find((each) => requested === each || requested === languageTag(each)) ?? defaultLocale;
  return { locale: languageTag(locale), messages: await loadMessages(locale), timeZone: 'UTC' };
});
