import { eq, inArray, sql } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { games } from '#server/db/schema/games.ts';
import { people } from '#server/db/schema/people.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/errors.ts';
import { mergeFantasyEntrants } from '#server/league/fantasy/ledger/merge-entrants.ts';
import { tagsOfGames } from '#server/league/game/tags-of-game.ts';
import { tagsOfRenames } from '#server/league/names/tags-of-renames.ts';
import { forgetPair } from '#server/league/person/duplicate/tell-apart.ts';
import { mergedId } from '#server/league/person/person-slugs.ts';
import { lockRollups } from '#server/league/rollup/lock-rollups.ts';
import { updatePlayerCareers } from '#server/league/rollup/update-player-careers.ts';
import { updatePlayerSeasons } from '#server/league/rollup/update-player-seasons.ts';
import { fallbackLocaleOf } from '#server/league/tenant/fallback-locale.ts';
import { lockGames } from './find-games.ts';
import { type Difference, differencesOf, joinFacts } from './join-facts.ts';
import { moveLogs } from './move-logs.ts';
import { type Merged, moveRows } from './move-rows.ts';
import { findPersonByName, type PersonRow } from './named.ts';

export type MergedPeople = {
  outcome: 'merged' | 'unchanged';
  kept: PersonRow;
  games: number;
  /** Facts on which the records differed; those of the remaining person were kept. */
  differences: Difference[];
};

/**
 * Merges two records of one person: moves games, logs, squads, photos, news and ids of the duplicate to the other, recomputes
 * rollups and records, deletes the duplicate, and announces all pages of both. `unchanged`: they were merged before. Names
 * resolve as in `personNamed`. The caller authorises. Throws `not-found`, `bad-request` for the same record twice or an
 * ambiguous id, and `conflict` as `lockGames` does.
 */
export function mergePeople(scope: TenantScope, keepName: string, duplicateName: string): Promise<MergedPeople> {
  return inTransaction(scope, async (scope) => {
    const keep = await findPersonByName(scope, keepName);
    const duplicate = await findPersonByName(scope, duplicateName);
    if (keep.id === duplicate.id) {
      if (keep.externalIds.includes(mergedId(duplicateName)) && keep.slug !== duplicateName)
        return { outcome: 'unchanged', kept: keep, games: 0, differences: [] };
      throw badRequest(`"${keepName}" and "${duplicateName}" are the same record already.`);
    }
    const pair = { keep: keep.id, duplicate: duplicate.id };
    await lockRollups(scope);
    const played = await lockGames(scope, pair);
    const affectedTags = await tagsOf(scope, pair, played);
    await moveLogs(
      scope,
      pair,
      played.map(({ id }) => id),
    );
    await mergeFantasyEntrants(scope, pair);
    await forgetPair(scope, pair.keep, pair.duplicate);
    await moveRows(scope, pair);
    await scope.db
      .update(games)
      .set({ revision: sql`${games.revision} + 1` })
      .where(
        ofTenant(
          scope,
          games,
          inArray(
            games.id,
            played.map(({ id }) => id),
          ),
        ),
      );
    await scope.db.delete(people).where(ofTenant(scope, people, eq(people.id, duplicate.id)));
    const [kept] = await scope.db
      .update(people)
      .set(joinFacts(keep, duplicate, await fallbackLocaleOf(scope)))
      .where(ofTenant(scope, people, eq(people.id, keep.id)))
      .returning();
    for (const leagueId of new Set(played.map(({ leagueId }) => leagueId)))
      await updatePlayerSeasons(scope, leagueId, [keep.id]);
    await updatePlayerCareers(scope, [keep.id]);
    await announce(scope, affectedTags);
    return {
      outcome: 'merged',
      kept: kept ?? keep,
      games: played.length,
      differences: differencesOf(keep, duplicate),
    };
  });
}

/** Lists the cache tags of all that shows either person, or numbers that change with the merge. */
async function tagsOf(scope: TenantScope, { keep, duplicate }: Merged, played: readonly (typeof games.$inferSelect)[]) {
  const both = [keep, duplicate].map((id) => ({ noun: 'person' as const, id }));
  return [tags.galleries(scope.tenantId), ...(await tagsOfRenames(scope, both)), ...(await tagsOfGames(scope, played))];
}
