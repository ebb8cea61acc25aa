import { z } from 'zod';
import { locale } from '#lib/api/contract/common.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/** A text in the site's fallback language, or `{ en: …, sr: … }`. */
export const localised = z.union([
  z.partialRecord(locale, z.string().trim().min(1)),
  z.string('expected a text, or a text by language').trim().min(1),
]);

export function byLanguage(text: z.output<typeof localised>, fallback: Locale): Record<string, string> {
  const texts = typeof text === 'string' ? { [fallback]: text } : text;
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, written]) => (written ? [[language, written]] : [])),
  );
}
