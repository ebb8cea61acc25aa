import type { Locale } from '#lib/i18n/locales.ts';
import { fill, type Sentence } from './sentence.ts';
import { texts } from './texts/texts.ts';

/** Returns sentences in a language, one after the other. */
export const allInLanguage = (sentences: readonly Sentence[], locale: Locale): string =>
  sentences.map((sentence) => inLanguage(sentence, locale)).join(' ');

/** Returns a sentence in a language; in English where there is no text for it. */
export function inLanguage({ pattern, values }: Sentence, locale: Locale): string {
  const translated = locale === 'en' ? undefined : texts[pattern]?.[locale];
  return fill(translated ?? pattern, values);
}
