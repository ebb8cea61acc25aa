import type { Locale } from '#lib/api/contract/locales.ts';
import type { Messages } from './english.ts';

/** The texts of login and following, which any page may load: apart from `load-texts.ts`, whose table of files weighs more than they do. */
export async function loadAccountTexts(locale: Locale): Promise<Messages['account']> {
  return (await import(`./${locale}/account.json`)).default;
}
