import { type Locale, locales } from './locales.ts';

/** A name or text that is written down in some of the languages. */
export type LocalizedText = Partial<Record<Locale, string>>;

/** The text in the wanted language, else in the fallback, else in the first language that has one. */
export function pickText(text: LocalizedText, wanted: Locale, fallback: Locale): string {
  const order = [wanted, fallback, ...locales];
  return order.map((locale) => text[locale]?.trim()).find(Boolean) ?? '';
}
