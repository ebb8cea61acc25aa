import { type SQL, sql } from 'drizzle-orm';
import { people } from '#server/db/schema/people.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { beginsWords } from '#server/league/search/matches.ts';
import { foldSearchWords } from '#server/league/search/words.ts';

/** Shorter words match so many people that a scan in alphabetical order fills a page soon. */
const minSelectiveLength = 2;

/** The condition that each typed word is the prefix of one of the person's public names. */
export async function matchesPersonName(scope: ReadScope, typed: string | undefined): Promise<SQL | undefined> {
  const words = typed ? await foldSearchWords(scope, typed) : [];
  const matchesName = beginsWords(people.publicSearchKey, words);
  if (!words.some((word) => word.length >= minSelectiveLength)) return matchesName;
  const found = scope.db
    .select({ id: people.id })
    .from(people)
    .where(ofTenant(scope, people, matchesName));
  return sql`${people.id} = any(array(${found}))`;
}
