import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { loadMessages } from '#messages/load-messages.ts';
import { languageTag } from './language-tag.ts';
import { defaultLocale, isLocale } from './locales.ts';

/** The texts are found by the locale of the address; numbers and plurals are made by its language tag. */
export default getRequestConfig(async (asked) => {
  const wanted = asked.locale ?? (await rootLocale());
  const locale = isLocale(wanted) ? wanted : defaultLocale;
  return { locale: languageTag(locale), messages: await loadMessages(locale), timeZone: 'UTC' };
});
