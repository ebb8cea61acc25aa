import { and, desc, eq } from 'drizzle-orm';
import { type Follow, type FollowedNoun, maxFollows } from '#lib/api/contract/account/follows.ts';
import { followers } from '#server/db/schema/followers.ts';
import { follows } from '#server/db/schema/follows.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError, notFound } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import { keepKnown } from './keep-known.ts';
import { toFollowedNoun, toStoredNoun } from './nouns.ts';

const ofFollower = (scope: TenantScope, followerId: string) =>
  ofTenant(scope, follows, eq(follows.followerId, followerId));

/** Lists what a follower follows, the latest first. */
export async function listFollows(scope: TenantScope, followerId: string): Promise<Follow[]> {
  const rows = await scope.db
    .select({ noun: follows.noun, id: follows.followedId })
    .from(follows)
    .where(ofFollower(scope, followerId))
    .orderBy(desc(follows.createdAt), follows.followedId);
  return rows.map(({ noun, id }) => ({ noun: toFollowedNoun(noun), id }));
}

/** Follows a thing of the tenant. Throws `not-found` for an unknown one, `conflict` beyond the number one may follow. */
export async function addFollow(scope: TenantScope, followerId: string, follow: Follow): Promise<void> {
  const [known] = await keepKnown(scope, [follow]);
  if (!known) throw notFound(follow.noun, follow.id);
  await inTransaction(scope, async (scope) => {
    await lockFollower(scope, followerId);
    await insertFollows(scope, followerId, [known]);
    if ((await scope.db.$count(follows, ofFollower(scope, followerId))) <= maxFollows) return;
    throw new LeagueError('conflict', say`You follow ${maxFollows} already: that is the most.`);
  });
}

/** Follows a thing no longer; without a follow nothing happens. */
export async function removeFollow(scope: TenantScope, followerId: string, { noun, id }: Follow): Promise<void> {
  const same = and(eq(follows.noun, toStoredNoun(noun)), eq(follows.followedId, id));
  await scope.db.delete(follows).where(and(ofFollower(scope, followerId), same));
}

/** Adds what was followed on a device; unknown things and those beyond the limit are left out. Returns all follows. */
export async function mergeFollows(scope: TenantScope, followerId: string, items: Follow[]): Promise<Follow[]> {
  const known = await keepKnown(scope, items);
  return inTransaction(scope, async (scope) => {
    await lockFollower(scope, followerId);
    const before = await listFollows(scope, followerId);
    const has = new Set(before.map(keyOf));
    const fresh = known.filter((item) => !has.has(keyOf(item)));
    await insertFollows(scope, followerId, fresh.slice(0, maxFollows - before.length));
    return listFollows(scope, followerId);
  });
}

/** Of two changes of what somebody follows the second counts what the first has added. */
async function lockFollower(scope: TenantScope, followerId: string): Promise<void> {
  const own = ofTenant(scope, followers, eq(followers.id, followerId));
  await scope.db.select({ id: followers.id }).from(followers).where(own).for('no key update');
}

async function insertFollows({ db, tenantId }: TenantScope, followerId: string, items: Follow[]): Promise<void> {
  if (items.length === 0) return;
  const rows = items.map(({ noun, id }) => ({ tenantId, followerId, noun: toStoredNoun(noun), followedId: id }));
  await db.insert(follows).values(rows).onConflictDoNothing();
}

const keyOf = ({ noun, id }: { noun: FollowedNoun; id: string }) => `${noun} ${id}`;
