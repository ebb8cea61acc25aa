import { eq } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { officials } from '#server/db/schema/officials.ts';
import { people } from '#server/db/schema/people.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { leaveFantasySeasons } from '#server/league/fantasy/entrant/leave-seasons.ts';
import { tagsOfRenames } from '#server/league/names/tags-of-renames.ts';
import { forget } from '#server/league/references/forget.ts';
import { say } from '#server/refusals/sentence.ts';
import { fullName } from './change-name.ts';
import { findPersonByName, type PersonRow } from './merge/named.ts';

/**
 * Deletes a person who is on no game's sheet, with the places in squads; photos of the person stay. Announces all pages that
 * show the person; the caller authorises. Throws `not-found`, `bad-request` for an ambiguous id, and `conflict` for a person
 * with games (merge the records) or in a fantasy squad.
 */
export function deletePerson(scope: TenantScope, name: string): Promise<PersonRow> {
  return inTransaction(scope, async (scope) => {
    const { db } = scope;
    const person = await findPersonByName(scope, name);
    const lines = await db.$count(
      gamePlayerStats,
      ofTenant(scope, gamePlayerStats, eq(gamePlayerStats.personId, person.id)),
    );
    if (lines > 0)
      throw new LeagueError(
        'conflict',
        say`${fullName(person)} is on the sheet of ${lines} games, which would tear the history. If it is a second record of another person, merge the two.`,
      );
    const squads = await leaveFantasySeasons(scope, person.id);
    if (squads > 0) throw new LeagueError('conflict', say`${fullName(person)} is in ${squads} fantasy squads.`);
    const affected = await tagsOfRenames(scope, [{ noun: 'person', id: person.id }]);
    await forget(scope, 'person', person.id);
    await db
      .update(officials)
      .set({ personId: null })
      .where(ofTenant(scope, officials, eq(officials.personId, person.id)));
    await db.delete(people).where(ofTenant(scope, people, eq(people.id, person.id)));
    await announce(scope, [...affected, tags.galleries(scope.tenantId)]);
    return person;
  });
}
