import { alphabetOf } from './alphabets.ts';
import { foldName } from './fold-name.ts';
import type { Locale } from './locales.ts';

const firstChar = 'A'.charCodeAt(0);
const betweenNames = ' ';
const betweenWords = '!';
const foreignPrefix = '~';
/** Sort names are part of cursors. */
const maxLength = 80;

/**
 * Returns a person's name as a sort key, last name first: code-point order is the order of the language's
 * dictionaries. Each letter is one character, so the names of a letter are a range: see `rangeOfLetter`. Diacritics
 * that make no letter of their own in the language are dropped (Č is c in English), and so are apostrophes.
 */
export function sortNameOf(locale: Locale, { firstName, lastName }: { firstName: string; lastName: string }): string {
  return [lastName, firstName]
    .map((part) => wordsOf(part).map((word) => charsOf(locale, word)))
    .map((words) => words.join(betweenWords))
    .filter(Boolean)
    .join(betweenNames)
    .slice(0, maxLength);
}

/** Returns the range of the sort names of a letter, `until` exclusive; null if the language has no such letter. */
export function rangeOfLetter(locale: Locale, letter: string): { from: string; until: string } | null {
  const rank = alphabetOf(locale).indexOf(letter);
  return rank < 0 ? null : { from: charOf(rank), until: charOf(rank + 1) };
}

/** Returns the letter of a sort name; null if it begins with a digit or a character of another script. */
export function letterOf(locale: Locale, sortName: string): string | null {
  return alphabetOf(locale)[sortName.charCodeAt(0) - firstChar] ?? null;
}

const charOf = (rank: number) => String.fromCharCode(firstChar + rank);

function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .normalize('NFC')
    .replace(/['’`.]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

function charsOf(locale: Locale, word: string): string {
  const alphabet = alphabetOf(locale);
  let chars = '';
  for (let rest = word; rest !== ''; ) {
    const letter = [rest.slice(0, 2), rest.charAt(0)].find((start) => alphabet.includes(start));
    const taken = letter ?? String.fromCodePoint(rest.codePointAt(0) ?? 0);
    chars += letter ? charOf(alphabet.indexOf(letter)) : charsOfForeign(alphabet, taken);
    rest = rest.slice(taken.length);
  }
  return chars;
}

/** Maps a letter of another alphabet to its base letter (ё to е), else spells it in Latin. */
function charsOfForeign(alphabet: readonly string[], letter: string): string {
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '');
  return [...(alphabet.includes(bare) ? bare : foldName(letter))]
    .map((plain) => (alphabet.includes(plain) ? charOf(alphabet.indexOf(plain)) : foreignChar(plain)))
    .join('');
}

const foreignChar = (char: string) => (/\d/.test(char) ? char : foreignPrefix + char);
