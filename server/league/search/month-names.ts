import { foldName } from '#lib/i18n/fold-name.ts';
import { languageTag } from '#lib/i18n/language-tag.ts';
import { locales } from '#lib/i18n/locales.ts';

const minLength = 3;

/** The folded month names in all languages of the site, alone and beside a day (март, марта). */
const names = Array.from({ length: 12 }, (_, index) => {
  const first = new Date(Date.UTC(2024, index, 1));
  const written = locales.flatMap((locale) =>
    [{ month: 'long' } as const, { month: 'long', day: 'numeric' } as const].map((style) =>
      new Intl.DateTimeFormat(languageTag(locale), { ...style, timeZone: 'UTC' })
        .formatToParts(first)
        .find(({ type }) => type === 'month'),
    ),
  );
  return written.flatMap((part) => (part ? [foldName(part.value)] : []));
});

/** Returns the month (1–12) of a word or its prefix; null if none or several match. */
export function monthOf(word: string): number | null {
  const folded = foldName(word);
  if (folded.length < minLength) return null;
  const months = names.flatMap((ofMonth, index) =>
    ofMonth.some((name) => name.startsWith(folded)) ? [index + 1] : [],
  );
  return months.length === 1 ? (months[0] ?? null) : null;
}
