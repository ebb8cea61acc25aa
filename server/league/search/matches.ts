import { and, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** In shorter words a typing error cannot be told from another word. */
const minSimilarLength = 4;

/** The condition that each word is a prefix of a word of the key. Folded words have letters and digits only, so need no escaping. */
export function beginsWords(key: AnyPgColumn, words: readonly string[]): SQL | undefined {
  return and(...words.map((word) => sql`${key} like ${`% ${word}%`}`));
}

/**
 * The condition that each word is a prefix of a word of the key, is similar to one, or is a prefix with two adjacent letters
 * swapped. All prefixes form one pattern, which needs one index scan; separate conditions make PostgreSQL scan the table.
 */
export function resemblesWords(key: AnyPgColumn, words: readonly string[]): SQL | undefined {
  return and(
    ...words.map((word) => {
      if (word.length < minSimilarLength) return sql`${key} like ${`% ${word}%`}`;
      const prefixes = [word, ...swaps(word)].join('|');
      return or(sql`${key} %> ${word}`, sql`${key} ~ ${` (${prefixes})`}`);
    }),
  );
}

/** Rank 0: the key begins with exactly these words; 1: contains them as whole words in order; 2: begins with the letters; 3: any other match. */
export function matchRank(key: AnyPgColumn, words: readonly string[]): SQL<number> {
  const typed = words.join(' ');
  return sql<number>`case when ${key} || ' ' like ${` ${typed} %`} then 0 when ${key} || ' ' like ${`% ${typed} %`} then 1 when ${key} like ${` ${typed}%`} then 2 else 3 end`;
}

/** Rank of a similar match, 4 (equal) to 5, so behind every prefix match. */
export function similarityRank(key: AnyPgColumn, words: readonly string[]): SQL<number> {
  const similarity = words.map((word) => sql`word_similarity(${word}, ${key})`);
  return sql<number>`5 - (${sql.join(similarity, sql` + `)}) / ${words.length}`;
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
