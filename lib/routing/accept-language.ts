import Negotiator from 'negotiator';
import type { Locale } from '#lib/i18n/locales.ts';

/** Languages whose readers understand one that the site has. */
const related: Record<string, Locale> = { bs: 'sr', hr: 'sr', me: 'sr', cnr: 'sr', sh: 'sr' };
const maxLength = 1000;

/** The first of the offered languages that the browser asks for, by its order of preference. */
export function preferredLocale(header: string | null, offered: readonly Locale[]): Locale | null {
  const accepted = new Negotiator({ headers: { 'accept-language': (header ?? '').slice(0, maxLength) } });
  for (const tag of accepted.languages()) {
    const language = tag.toLowerCase().split('-')[0] ?? '';
    const wanted = offered.find((locale) => locale === language) ?? related[language];
    if (wanted && offered.includes(wanted)) return wanted;
  }
  return null;
}
