import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { loadMessages } from '#messages/load-messages.ts';
import { languageTag } from './language-tag.ts';
import { defaultLocale, locales } from './locales.ts';

/** The texts are found by the locale of the address, or the language that is asked for; numbers and plurals are made by its language tag. */
export default getRequestConfig(async (asked) => {
  const wanted = asked.locale ?? (await rootLocale());
  const locale = locales.find((each) => wanted === each || wanted === languageTag(each)) ?? defaultLocale;
  return { locale: languageTag(locale), messages: await loadMessages(locale), timeZone: 'UTC' };
});
