import { type SQL, sql } from 'drizzle-orm';
import { people } from '#server/db/schema/people.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { beginsWords } from '#server/league/search/matches.ts';
import { foldSearchWords } from '#server/league/search/words.ts';

/** With fewer letters a good part of all people are found, and the walk along the alphabet meets enough of them soon. */
const telling = 2;

/** The condition that each word typed begins a name of the person. */
export async function matchesPersonName(scope: ReadScope, typed: string | undefined): Promise<SQL | undefined> {
  const words = typed ? await foldSearchWords(scope, typed) : [];
  const called = beginsWords(people.searchKey, words);
  if (!words.some((word) => word.length >= telling)) return called;
  const found = scope.db
    .select({ id: people.id })
    .from(people)
    .where(ofTenant(scope, people, called));
  return sql`${people.id} = any(array(${found}))`;
}
