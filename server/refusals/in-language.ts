import type { Locale } from '#lib/i18n/locales.ts';
import { fill, type Sentence } from './sentence.ts';
import { texts } from './texts/texts.ts';

/** Returns a sentence in a language; in English where there is no text for it. */
export function inLanguage({ pattern, values }: Sentence, locale: Locale): string {
  const translated = locale === 'en' ? undefined : texts[pattern]?.[locale];
  return fill(translated ?? pattern, values);
}
