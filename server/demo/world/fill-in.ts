import { type Locale, locales } from '#lib/i18n/locales.ts';
import type { LocalizedText } from './types.ts';

export type Values = Record<string, string | number>;

/** Puts values in the place of `{names}`; throws where a text asks for one that is not given. */
export function fillIn(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The text «${text}» needs a value for {${name}}.`);
    return String(value);
  });
}

/** The same text in every language it is written in, the values being made for each. */
export function fillInAll(texts: LocalizedText, valuesIn: (locale: Locale) => Values): LocalizedText {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const text = texts[locale];
      return text === undefined ? [] : [[locale, fillIn(text, valuesIn(locale))]];
    }),
  );
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** A day (`YYYY-MM-DD`) as it is written out in a language. */
export function writeDay(day: string, locale: Locale): string {
  const tag = locale === 'sr' ? 'sr-Latn' : locale === 'en' ? 'en-GB' : locale;
  const format = dateFormats.get(tag) ?? new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  dateFormats.set(tag, format);
  return format.format(Date.parse(`${day}T12:00:00Z`));
}

/** A whole number with the separators of a language. */
export function writeNumber(value: number, locale: Locale): string {
  return value.toLocaleString(locale === 'sr' ? 'sr-Latn' : locale === 'en' ? 'en-GB' : locale);
}
