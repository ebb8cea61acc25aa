import { desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { getWebsiteUser as call } from '#lib/api/contract/account/user.ts';
import { locale } from '#lib/api/contract/common.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { followers, playerClaims, pushTokens } from '#server/db/schema/followers.ts';
import { publicPeople } from '#server/db/schema/public-people.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { playerRefColumns, toPlayerRef } from '#server/league/person/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { getMessageKinds } from '#server/league/tenant/message-kinds.ts';
import { choicesOf } from './choices-of.ts';
import type { FollowerIds } from './follower.ts';

/** Returns what the site knows of a follower. Throws `not-found` for one without an account. */
export async function getWebsiteUser(scope: ReadScope, { id }: FollowerIds): Promise<z.output<typeof call.answer>> {
  const [[row], [claim], devices, messageKinds] = await Promise.all([
    scope.db
      .select({ follower: followers, account: accounts })
      .from(followers)
      .innerJoin(accounts, eq(accounts.id, followers.accountId))
      .where(ofTenant(scope, followers, eq(followers.id, id))),
    scope.db
      .select({ state: playerClaims.state, player: playerRefColumns })
      .from(playerClaims)
      .innerJoin(publicPeople, belongsTo(playerClaims, playerClaims.personId, publicPeople))
      .where(ofTenant(scope, playerClaims, eq(playerClaims.followerId, id))),
    scope.db
      .select({ token: pushTokens.token })
      .from(pushTokens)
      .where(ofTenant(scope, pushTokens, eq(pushTokens.followerId, id)))
      .orderBy(desc(pushTokens.seenAt), pushTokens.id),
    getMessageKinds(scope),
  ]);
  if (!row) throw notFound('follower', id);
  return {
    uuid: id,
    fcmTokens: devices.map(({ token }) => token),
    name: row.account.name,
    language: locale.nullable().catch(null).parse(row.account.language),
    player: claim ? { state: claim.state, player: toPlayerRef(scope, claim.player) } : null,
    choices: choicesOf(row.follower.choices),
    messageKinds: [...messageKinds],
    calendarSince: row.follower.calendarSince?.toISOString() ?? null,
  };
}
