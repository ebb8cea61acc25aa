import { and, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Words of fewer letters are too short to tell an error from another word. */
const minSimilarLength = 4;

/** Each of the words begins a word of the key. Folded words have letters and digits only, so they need no escaping. */
export function beginsWords(key: AnyPgColumn, words: readonly string[]): SQL | undefined {
  return and(...words.map((word) => sql`${key} like ${`% ${word}%`}`));
}

/**
 * Each of the words begins a word of the key, resembles one, or does so with two neighbouring letters swapped. All the
 * beginnings are one pattern: an index is read once for it, where as many conditions as letters make PostgreSQL read the table.
 */
export function resemblesWords(key: AnyPgColumn, words: readonly string[]): SQL | undefined {
  return and(
    ...words.map((word) => {
      if (word.length < minSimilarLength) return sql`${key} like ${`% ${word}%`}`;
      const beginnings = [word, ...swaps(word)].join('|');
      return or(sql`${key} %> ${word}`, sql`${key} ~ ${` (${beginnings})`}`);
    }),
  );
}

/** 0: the key begins with exactly these words, 1: has them in one piece, 2: begins with the letters, 3: has them anywhere. */
export function matchRank(key: AnyPgColumn, words: readonly string[]): SQL<number> {
  const typed = words.join(' ');
  return sql<number>`case when ${key} || ' ' like ${` ${typed} %`} then 0 when ${key} || ' ' like ${`% ${typed} %`} then 1 when ${key} like ${` ${typed}%`} then 2 else 3 end`;
}

/** How much the key resembles the words, best first: 4 to 5, so behind every place. */
export function unlikenessOf(key: AnyPgColumn, words: readonly string[]): SQL<number> {
  const likeness = words.map((word) => sql`word_similarity(${word}, ${key})`);
  return sql<number>`5 - (${sql.join(likeness, sql` + `)}) / ${words.length}`;
}

function swaps(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, index) =>
    letters
      .with(index, letter)
      .with(index + 1, letters[index] ?? '')
      .join(''),
  );
}
