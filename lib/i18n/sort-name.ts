import { alphabetOf } from './alphabets.ts';
import { foldName } from './fold-name.ts';
import type { Locale } from './locales.ts';

const firstSign = 'A'.charCodeAt(0);
const betweenNames = ' ';
const betweenWords = '!';
const foreign = '~';
/** It is part of a cursor. */
const maxLength = 80;

/**
 * A person's name as a text that plain code-point order puts where the language's dictionaries have it, last name first.
 * Each letter is one sign, so the names of a letter are a range: see `rangeOfLetter`. Marks that make no letter of their own
 * in the language are left out (Č is c in English), and so are apostrophes.
 */
export function sortNameOf(locale: Locale, { firstName, lastName }: { firstName: string; lastName: string }): string {
  return [lastName, firstName]
    .map((part) => wordsOf(part).map((word) => signsOf(locale, word)))
    .map((words) => words.join(betweenWords))
    .filter(Boolean)
    .join(betweenNames)
    .slice(0, maxLength);
}

/** From where on and until where (exclusive) the sort names of a letter stand; null for what is no letter of the language. */
export function rangeOfLetter(locale: Locale, letter: string): { from: string; until: string } | null {
  const rank = alphabetOf(locale).indexOf(letter);
  return rank < 0 ? null : { from: signOf(rank), until: signOf(rank + 1) };
}

/** The letter under which a sort name stands; null for one that begins with a figure or a sign of another script. */
export function letterOf(locale: Locale, sortName: string): string | null {
  return alphabetOf(locale)[sortName.charCodeAt(0) - firstSign] ?? null;
}

const signOf = (rank: number) => String.fromCharCode(firstSign + rank);

function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .normalize('NFC')
    .replace(/['’`.]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

function signsOf(locale: Locale, word: string): string {
  const alphabet = alphabetOf(locale);
  let signs = '';
  for (let rest = word; rest !== ''; ) {
    const letter = [rest.slice(0, 2), rest.charAt(0)].find((start) => alphabet.includes(start));
    const taken = letter ?? String.fromCodePoint(rest.codePointAt(0) ?? 0);
    signs += letter ? signOf(alphabet.indexOf(letter)) : signsOfForeign(alphabet, taken);
    rest = rest.slice(taken.length);
  }
  return signs;
}

/** Of another alphabet: as the letter below its mark (ё as е), else spelled in Latin. */
function signsOfForeign(alphabet: readonly string[], letter: string): string {
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '');
  return [...(alphabet.includes(bare) ? bare : foldName(letter))]
    .map((plain) => (alphabet.includes(plain) ? signOf(alphabet.indexOf(plain)) : unsorted(plain)))
    .join('');
}

const unsorted = (sign: string) => (/\d/.test(sign) ? sign : foreign + sign);
