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
  const known = knownChars(locale);
  let chars = '';
  for (let at = 0; at < word.length; ) {
    const digraph = word.slice(at, at + 2);
    const taken = known.has(digraph) ? digraph : String.fromCodePoint(word.codePointAt(at) ?? 0);
    let char = known.get(taken);
    if (char === undefined) {
      char = charsOfForeign(alphabetOf(locale), taken);
      if (known.size < maxKnown) known.set(taken, char);
    }
    chars += char;
    at += taken.length;
  }
  return chars;
}

/** A bound for letters of all scripts. */
const maxKnown = 4000;
const charsByLocale = new Map<Locale, Map<string, string>>();

/** The characters of the letters of a language, and of the foreign ones that were met. */
function knownChars(locale: Locale): Map<string, string> {
  let known = charsByLocale.get(locale);
  if (!known) {
    known = new Map(alphabetOf(locale).map((letter, rank) => [letter, charOf(rank)]));
    charsByLocale.set(locale, known);
  }
  return known;
}

/** Maps a letter of another alphabet to its base letter (ё to е), else spells it in Latin. */
function charsOfForeign(alphabet: readonly string[], letter: string): string {
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '');
  return [...(alphabet.includes(bare) ? bare : foldName(letter))]
    .map((plain) => (alphabet.includes(plain) ? charOf(alphabet.indexOf(plain)) : foreignChar(plain)))
    .join('');
}

const foreignChar = (char: string) => (/\d/.test(char) ? char : foreignPrefix + char);
