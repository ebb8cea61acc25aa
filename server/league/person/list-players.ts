import { asc, exists, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { PlayerListItem } from '#lib/api/contract/player.ts';
import { foldName } from '#lib/i18n/fold-name.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { decodeCursor } from '#server/league/paging/cursor.ts';
import { cutPage, type Page } from '#server/league/paging/page.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { loadCurrentTeams } from './current-teams.ts';
import { toPlayerListItem } from './list-item.ts';

export type PlayerListQuery = { search?: string | undefined; cursor?: string | undefined; limit: number };

const sortValues = z.tuple([z.string(), z.string(), z.uuid()]);

/** Players by last name. `search` finds parts of names in any order, however they are spelled (Č as c, Ђ as dj). */
export async function listPlayers(scope: ReadScope, query: PlayerListQuery): Promise<Page<PlayerListItem>> {
  const after = decodeCursor(query.cursor, sortValues);
  const found = await scope.db
    .select()
    .from(people)
    .where(
      ofTenant(
        scope,
        people,
        isPlayer(scope),
        ...matching(query.search),
        after
          ? sql`(${people.lastName}, ${people.firstName}, ${people.id}) > (${after[0]}, ${after[1]}, ${after[2]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(people.lastName), asc(people.firstName), asc(people.id))
    .limit(query.limit + 1);
  const { rows, nextCursor } = cutPage(found, query.limit, (row) => [row.lastName, row.firstName, row.id]);
  const teams = await loadCurrentTeams(
    scope,
    rows.map(({ id }) => id),
  );
  return { items: rows.map((row) => toPlayerListItem(scope, row, teams.get(row.id) ?? null)), nextCursor };
}

/** A folded word has letters, digits and spaces only, so it needs no escaping in a pattern. */
function matching(search: string | undefined): SQL[] {
  const words = search ? foldName(search).split(' ').filter(Boolean) : [];
  return words.map((word) => sql`${people.searchName} like ${`%${word}%`}`);
}

function isPlayer(scope: ReadScope): SQL {
  return exists(
    scope.db
      .select({ one: sql`1` })
      .from(memberships)
      .where(
        ofTenant(scope, memberships, sql`${memberships.personId} = ${people.id} and ${memberships.role} = 'player'`),
      ),
  );
}
