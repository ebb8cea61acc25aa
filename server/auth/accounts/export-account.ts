import { eq, inArray } from 'drizzle-orm';
import { accountCredentials, accounts, passkeys } from '#server/db/schema/accounts.ts';
import { followers, playerClaims, pushTokens } from '#server/db/schema/followers.ts';
import { follows } from '#server/db/schema/follows.ts';
import { tenants } from '#server/db/schema/tenants.ts';
import { users } from '#server/db/schema/users.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { exportFantasy } from './export-fantasy.ts';
import { listAccountSessions } from './list-sessions.ts';

/** Returns everything that is stored of an account, without secrets and their digests. */
export async function exportAccount(
  db: Queryable,
  own: { accountId: string; sessionId: string },
): Promise<Record<string, unknown>> {
  const { accountId } = own;
  const sites = await db
    .select({
      id: followers.id,
      site: tenants.name,
      since: followers.createdAt,
      choices: followers.choices,
      calendarSince: followers.calendarSince,
    })
    .from(followers)
    .innerJoin(tenants, eq(tenants.id, followers.tenantId))
    .where(eq(followers.accountId, accountId));
  const ofAccount = sites.map(({ id }) => id);
  const [[account], signInMethods, keys, staff, follow, claims, devices, fantasyOf, sessions] = await Promise.all([
    db.select().from(accounts).where(eq(accounts.id, accountId)),
    db
      .select({ provider: accountCredentials.provider, since: accountCredentials.createdAt })
      .from(accountCredentials)
      .where(eq(accountCredentials.accountId, accountId)),
    db
      .select({ name: passkeys.name, since: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.accountId, accountId)),
    db
      .select({ site: tenants.name, name: users.name, email: users.email, since: users.createdAt })
      .from(users)
      .innerJoin(tenants, eq(tenants.id, users.tenantId))
      .where(eq(users.accountId, accountId)),
    db.select().from(follows).where(inArray(follows.followerId, ofAccount)),
    db.select().from(playerClaims).where(inArray(playerClaims.followerId, ofAccount)),
    db
      .select({ followerId: pushTokens.followerId, since: pushTokens.createdAt })
      .from(pushTokens)
      .where(inArray(pushTokens.followerId, ofAccount)),
    exportFantasy(db, ofAccount),
    listAccountSessions(db, own),
  ]);
  const at = <Row extends { followerId: string }>(rows: Row[], id: string) =>
    rows.filter(({ followerId }) => followerId === id);
  return {
    account,
    signInMethods,
    passkeys: keys,
    sessions,
    staff,
    sites: sites.map(({ id, ...site }) => ({
      ...site,
      follows: at(follow, id).map(({ noun, followedId, createdAt }) => ({ noun, id: followedId, since: createdAt })),
      player: at(claims, id).map(({ personId, state, createdAt }) => ({ id: personId, state, since: createdAt })),
      devices: at(devices, id).map(({ since }) => ({ since })),
      ...fantasyOf(id),
    })),
  };
}
