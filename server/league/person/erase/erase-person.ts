import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { playerClaims } from '#server/db/schema/followers.ts';
import { follows } from '#server/db/schema/follows.ts';
import { games } from '#server/db/schema/games.ts';
import { newsSubjects } from '#server/db/schema/news.ts';
import { people } from '#server/db/schema/people.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { sortNamesOf } from '#server/league/names/sort-names.ts';
import { lockGames } from '#server/league/person/merge/find-games.ts';
import { moveLogs } from '#server/league/person/merge/move-logs.ts';
import { moveRows } from '#server/league/person/merge/move-rows.ts';
import { findPersonByName } from '#server/league/person/merge/named.ts';
import { lockRollups } from '#server/league/rollup/lock-rollups.ts';
import { updatePlayerCareers } from '#server/league/rollup/update-player-careers.ts';
import { updatePlayerSeasons } from '#server/league/rollup/update-player-seasons.ts';
import { fallbackLocaleOf } from '#server/league/tenant/fallback-locale.ts';
import { dropPictures, photosOf } from './drop-pictures.ts';
import { findMentions, type Mentions } from './find-mentions.ts';
import { redactAudit } from './redact-audit.ts';
import type { Erased } from './redact-document.ts';
import { redactions } from './redactions.ts';
import { spellingsOf } from './spellings.ts';

export type ErasedPerson = {
  /** What stands for the person in games from now on; staff see it, the public sees a number. */
  pseudonym: string;
  games: number;
  photos: number;
  /** Hashes of deleted pictures, whose renditions on disk can go too. */
  pictures: string[];
  /** Records whose texts were redacted, by kind. */
  redacted: Record<string, number>;
  /** Texts that stay. */
  mentions: Mentions;
};

/**
 * Erases a person: name, birth date, facts, pictures, ids of sources, former addresses, subjects of news and follows go; games,
 * logs and statistics stay whole under a pseudonym with an id of its own, which is hidden from the public. Irreversible.
 * Announces all pages. Names resolve as in `findPersonByName`. The caller authorises. Throws `not-found`, and `conflict` while
 * a game of the person is live.
 */
export function erasePerson(scope: TenantScope, personName: string): Promise<ErasedPerson> {
  return inTransaction(scope, async (scope) => {
    const { db, tenantId } = scope;
    const person = await findPersonByName(scope, personName);
    const pseudonymId = randomUUID();
    const pseudonym = `Player ${pseudonymId.slice(0, 8)}`;
    const pair = { keep: pseudonymId, duplicate: person.id };
    const { externalIds } = person;
    const photoIds = await photosOf(scope, person.id);
    const erased: Erased = {
      id: person.id,
      photoIds,
      pseudonymId,
      pseudonym,
      spellings: spellingsOf(person),
      externalIds,
    };
    await lockRollups(scope);
    const played = await lockGames(scope, pair);
    const gameIds = played.map(({ id }) => id);
    await insertPseudonym(scope, pseudonymId, pseudonym);

    const redacted: Record<string, number> = {};
    for (const [kind, redact] of Object.entries(redactions)) redacted[kind] = await redact(scope, erased, gameIds);
    const pictures = await dropPictures(scope, erased, person.portrait);
    const ofSubject = and(eq(newsSubjects.noun, 'person'), eq(newsSubjects.subjectId, person.id));
    await db.delete(newsSubjects).where(ofTenant(scope, newsSubjects, ofSubject));
    const followed = and(eq(follows.noun, 'person'), eq(follows.followedId, person.id));
    await db.delete(follows).where(ofTenant(scope, follows, followed));
    // Nobody may be known as the pseudonym.
    await db.delete(playerClaims).where(ofTenant(scope, playerClaims, eq(playerClaims.personId, person.id)));
    await moveLogs(scope, pair, gameIds);
    await moveRows(scope, pair);
    await db.delete(people).where(ofTenant(scope, people, eq(people.id, person.id)));

    const revised = { revision: sql`${games.revision} + 1` };
    await db
      .update(games)
      .set(revised)
      .where(ofTenant(scope, games, inArray(games.id, gameIds)));
    for (const leagueId of new Set(played.map(({ leagueId }) => leagueId)))
      await updatePlayerSeasons(scope, leagueId, [pseudonymId]);
    await updatePlayerCareers(scope, [pseudonymId]);
    redacted['audit trail'] = await redactAudit(scope, erased, gameIds);
    await announce(scope, [tags.config(tenantId), tags.player(person.id)]);
    return {
      pseudonym,
      games: played.length,
      photos: pictures.photos,
      pictures: pictures.hashes,
      redacted,
      mentions: await findMentions(scope, erased.spellings),
    };
  });
}

async function insertPseudonym(scope: TenantScope, id: string, lastName: string): Promise<void> {
  const name = { firstName: '', lastName, names: {} };
  const sortNames = sortNamesOf(name, await fallbackLocaleOf(scope));
  await scope.db
    .insert(people)
    .values({ tenantId: scope.tenantId, id, slug: `erased-${id}`, ...name, sortNames, visibility: 'hidden' });
}
