import { asc, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { countsAs, type positions } from '#lib/api/contract/player.ts';
import type { PlayerEntry } from '#lib/api/contract/player-directory.ts';
import { tags } from '#lib/api/tags.ts';
import { letterOf } from '#lib/i18n/sort-name.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { people, publicSortName } from '#server/db/schema/people.ts';
import { publicPeople } from '#server/db/schema/public-people.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { decodeCursor } from '#server/league/paging/cursor.ts';
import { cutPage, type Page } from '#server/league/paging/page.ts';
import { playerRefColumns, toPlayerRef } from '#server/league/person/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { loadLatestTeams } from './latest-teams.ts';
import { startsWith } from './letter.ts';
import { matchesPersonName } from './search.ts';
import { isPlayer, type SquadQuery, squadCondition } from './squads.ts';

export type PlayerListQuery = SquadQuery & {
  search?: string | undefined;
  letter?: string | undefined;
  position?: (typeof positions)[number] | undefined;
  cursor?: string | undefined;
  limit: number;
};

const sortValues = z.tuple([z.string(), z.uuid()]);

/**
 * Lists everyone with a page who is or was a player of a team, in the alphabetical order of the requested language. Throws `bad-request`
 * for an unknown letter, club or season, and for a malformed cursor.
 */
export async function listPlayers(scope: ReadScope, query: PlayerListQuery): Promise<Page<PlayerEntry>> {
  const after = decodeCursor(query.cursor, sortValues);
  dependsOn(scope, ...[tags.players, tags.clubs, tags.seasons].map((tag) => tag(scope.tenantId)));
  const squads = await squadCondition(scope, query);
  const sortName = publicSortName(people, scope.locale);
  const found = await scope.db
    .select({ ...playerRefColumns, position: people.position, nationality: publicPeople.nationality, sortName })
    .from(people)
    .innerJoin(publicPeople, belongsTo(people, people.id, publicPeople))
    .where(
      ofTenant(
        scope,
        people,
        isPlayer(scope, squads),
        query.letter === undefined ? undefined : startsWith(scope.locale, query.letter),
        query.position && inArray(people.position, [...countsAs(query.position)]),
        await matchesPersonName(scope, query.search),
        after ? sql`(${sortName}, ${people.id}) > (${after[0]}, ${after[1]}::uuid)` : undefined,
      ),
    )
    .orderBy(asc(sortName), asc(people.id))
    .limit(query.limit + 1);
  const { rows, nextCursor } = cutPage(found, query.limit, (row) => [row.sortName, row.id]);
  const latest = await loadLatestTeams(
    scope,
    rows.map(({ id }) => id),
    squads,
  );
  return {
    items: rows.map(({ position, nationality, sortName, ...person }) => ({
      ...toPlayerRef(scope, person),
      letter: letterOf(scope.locale, sortName),
      position,
      nationality,
      latest: latest.get(person.id) ?? null,
    })),
    nextCursor,
  };
}
