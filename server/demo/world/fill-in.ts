import { type Locale, locales } from '#lib/i18n/locales.ts';
import type { LocalizedText } from './types.ts';

export type Values = Record<string, string | number>;

/** Replaces `{names}` with values; throws if a value is missing. */
export function fillIn(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The text «${text}» needs a value for {${name}}.`);
    return String(value);
  });
}

/** Fills in a text in every language, with values per language. */
export function fillInAll(texts: LocalizedText, valuesIn: (locale: Locale) => Values): LocalizedText {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const text = texts[locale];
      return text === undefined ? [] : [[locale, fillIn(text, valuesIn(locale))]];
    }),
  );
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Formats a day (`YYYY-MM-DD`) in a language. */
export function writeDay(day: string, locale: Locale): string {
  const tag = locale === 'sr' ? 'sr-Latn' : locale === 'en' ? 'en-GB' : locale;
  const format = dateFormats.get(tag) ?? new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  dateFormats.set(tag, format);
  return format.format(Date.parse(`${day}T12:00:00Z`));
}
