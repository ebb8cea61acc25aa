import { locale as rootLocale } from 'next/root-params';
import { defaultLocale, isLocale, type Locale } from './locales.ts';

/** Returns the locale of the page being rendered. Server components and cached readers only. */
export async function pageLocale(): Promise<Locale> {
  const locale = await rootLocale();
  return isLocale(locale) ? locale : defaultLocale;
}
