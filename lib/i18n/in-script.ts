import { foldName } from './fold-name.ts';
import { russianFor, russianInLatin, southSlavicFor } from './letters-of-script.ts';
import type { Locale } from './locales.ts';
import { russianNames } from './russian-names.ts';
import { russianPlaces } from './russian-places.ts';
import { russianRomanceNames } from './russian-romance-names.ts';

const exceptions: Readonly<Record<string, string>> = { ...russianPlaces, ...russianRomanceNames, ...russianNames };

/**
 * Returns the name of a person, team, club or venue in the script of a language, so that no page mixes two: in Russian
 * in Cyrillic, by the exceptions first and then by letters; in all others in Latin. A name of that script stays as it is.
 */
export function inScript(locale: Locale, name: string): string {
  return locale === 'ru'
    ? name.replace(/[\p{Script=Latin}\p{M}]+/gu, toRussian)
    : name.replace(/\p{Script=Cyrillic}+/gu, (word) => toLatin(locale, word));
}

function toRussian(word: string): string {
  const plain = word.normalize('NFC');
  if (/^[IVX]+$/.test(plain)) return plain;
  const exception = exceptions[plain.toLowerCase()];
  if (exception) return exception;
  const lower = plain.toLowerCase();
  let written = '';
  for (let at = 0; at < lower.length; ) {
    const [latin, cyrillic] = russianFor.find(([from]) => lower.startsWith(from, at)) ?? bare(lower.charAt(at));
    written += casedAs(plain.slice(at, at + latin.length), plain, cyrillic);
    at += latin.length;
  }
  return lower.normalize('NFD').startsWith('e') ? written.replace(/^Е/, 'Э') : written;
}

/** A letter with a mark that South Slavic names have not is read as the letter below it. */
function bare(letter: string): readonly [string, string] {
  const base = [...foldName(letter)].map((plain) => russianFor.find(([from]) => from === plain)?.[1] ?? plain);
  return [letter, base.join('')];
}

function toLatin(locale: Locale, word: string): string {
  const isSouthSlavic = locale === 'sr' || locale === 'sl' || /[ђјљњћџ]/i.test(word);
  return [...word]
    .map((letter) => {
      const lower = letter.toLowerCase();
      const latin = (isSouthSlavic ? undefined : russianInLatin[lower]) ?? southSlavicFor[lower] ?? letter;
      return casedAs(letter, word, latin);
    })
    .join('');
}

/** Writes letters in the case of those they stand for: one capital of a capitalised word, all in a word of capitals. */
function casedAs(from: string, word: string, to: string): string {
  if (from === from.toLowerCase()) return to;
  const isShouted = word.length > 1 && word === word.toUpperCase();
  return isShouted ? to.toUpperCase() : to.charAt(0).toUpperCase() + to.slice(1);
}
