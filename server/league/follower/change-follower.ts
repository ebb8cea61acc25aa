import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { changeWebsiteUser as call } from '#lib/api/contract/account/user.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { followers } from '#server/db/schema/followers.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badPlaces } from '#server/errors.ts';
import { isTimeZone } from '#server/league/time-zone.ts';
import { say } from '#server/refusals/sentence.ts';
import { choicesOf } from './choices-of.ts';
import type { FollowerIds } from './follower.ts';

/** Changes name and language of the account, and choices on this site; what is left out stays. Throws `bad-request` for an unknown time zone. */
export async function changeFollower(
  scope: TenantScope,
  { id, accountId }: FollowerIds,
  { name, language, choices }: z.output<typeof call.body>,
): Promise<void> {
  if (choices?.timeZone && !isTimeZone(choices.timeZone))
    throw badPlaces([{ path: 'choices.timeZone', message: say`is no time zone` }]);
  await scope.db.transaction(async (db) => {
    if (name !== undefined || language !== undefined) {
      const changes = { ...(name !== undefined && { name }), ...(language !== undefined && { language }) };
      await db.update(accounts).set(changes).where(eq(accounts.id, accountId));
    }
    if (!choices) return;
    const mine = ofTenant(scope, followers, eq(followers.id, id));
    const [before] = await db.select({ choices: followers.choices }).from(followers).where(mine).for('update');
    await db
      .update(followers)
      .set({ choices: choicesOf({ ...before?.choices, ...choices }) })
      .where(mine);
  });
}
