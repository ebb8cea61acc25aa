import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { FollowerChoices } from '#lib/api/contract/account/user.ts';
import { locale as localeSchema } from '#lib/api/contract/common.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { accountSessions, accounts } from '#server/db/schema/accounts.ts';
import { followers, pushTokens } from '#server/db/schema/followers.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { choicesOf } from '#server/league/follower/choices-of.ts';

export type Device = { id: string; token: string; choices: FollowerChoices; locale: Locale | null };

/** Lists the devices of followers whose sign-in there has not ended, with choices and language as they are now. */
export async function listDevices(scope: TenantScope, followerIds: readonly string[]): Promise<Device[]> {
  if (followerIds.length === 0) return [];
  const isSignedIn = or(isNull(pushTokens.sessionId), gt(accountSessions.expiresAt, new Date()));
  const rows = await scope.db
    .select({
      id: pushTokens.id,
      token: pushTokens.token,
      choices: followers.choices,
      language: accounts.language,
    })
    .from(pushTokens)
    .innerJoin(followers, belongsTo(pushTokens, pushTokens.followerId, followers))
    .innerJoin(accounts, eq(accounts.id, followers.accountId))
    .leftJoin(accountSessions, eq(accountSessions.id, pushTokens.sessionId))
    .where(ofTenant(scope, pushTokens, and(inArray(pushTokens.followerId, [...followerIds]), isSignedIn)))
    .orderBy(pushTokens.id);
  return rows.map(({ id, token, choices, language }) => ({
    id,
    token,
    choices: choicesOf(choices),
    locale: localeSchema.nullable().catch(null).parse(language),
  }));
}
