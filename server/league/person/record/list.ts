import { asc, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { PersonCard } from '#lib/api/contract/people/person.ts';
import type { Reach } from '#server/db/reach.ts';
import { people } from '#server/db/schema/people.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { decodeCursor } from '#server/league/paging/cursor.ts';
import { cutPage, type Page } from '#server/league/paging/page.ts';
import { ofSquadsWithin } from '#server/league/person/within-reach.ts';
import { beginsWords } from '#server/league/search/matches.ts';
import { foldSearchWords } from '#server/league/search/words.ts';
import { loadPersonCards } from './cards.ts';

type PeopleQuery = { search?: string | undefined; cursor?: string | undefined; limit: number };

/**
 * Lists people by their whole names, in the order of the folded last name; typed words are beginnings of words of a name. Where not everything is in the reach, only people of its
 * squads. Only for staff: the caller
 * authorises. Throws `bad-request` for a malformed cursor.
 */
export async function listPeople(
  scope: TenantScope,
  query: PeopleQuery,
  reach: Reach = 'tenant',
): Promise<Page<PersonCard>> {
  const after = decodeCursor(query.cursor, z.tuple([z.string(), z.uuid()]));
  const words = query.search ? await foldSearchWords(scope, query.search) : [];
  const sortName = sql<string>`search_fold(${people.lastName} || ' ' || ${people.firstName}) collate "C"`;
  const found = await scope.db
    .select({ id: people.id, sortName })
    .from(people)
    .where(
      ofTenant(
        scope,
        people,
        beginsWords(people.searchKey, words),
        ofSquadsWithin(scope, reach),
        after ? sql`(${sortName}, ${people.id}) > (${after[0]}, ${after[1]}::uuid)` : undefined,
      ),
    )
    .orderBy(asc(sortName), asc(people.id))
    .limit(query.limit + 1);
  const { rows, nextCursor } = cutPage(found, query.limit, (row) => [row.sortName, row.id]);
  const cards = await loadPersonCards(
    scope,
    rows.map(({ id }) => id),
  );
  return { items: rows.flatMap(({ id }) => cards.get(id) ?? []), nextCursor };
}
