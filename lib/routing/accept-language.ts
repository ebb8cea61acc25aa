import Negotiator from 'negotiator';
import type { Locale } from '#lib/i18n/locales.ts';

/** Languages whose readers understand a language of the site. */
const related: Record<string, Locale> = { bs: 'sr', hr: 'sr', me: 'sr', cnr: 'sr', sh: 'sr' };
const maxHeaderLength = 1000;

/** Returns the first offered language in the browser's order of preference; null if there is none. */
export function preferredLocale(header: string | null, offered: readonly Locale[]): Locale | null {
  const accepted = new Negotiator({ headers: { 'accept-language': (header ?? '').slice(0, maxHeaderLength) } });
  for (const tag of accepted.languages()) {
    const language = tag.toLowerCase().split('-')[0] ?? '';
    const preferred = offered.find((locale) => locale === language) ?? related[language];
    if (preferred && offered.includes(preferred)) return preferred;
  }
  return null;
}
