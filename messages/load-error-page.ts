import type { Locale } from '#lib/api/contract/locales.ts';
import type { Messages } from './english.ts';

/** The texts of the error page, which needs no provider of messages. */
export async function loadErrorPageTexts(locale: Locale): Promise<Messages['error_page']> {
  return (await import(`./${locale}/error_page.json`)).default;
}
