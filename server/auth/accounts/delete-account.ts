import { and, eq, exists, inArray, not, sql } from 'drizzle-orm';
import { accounts, accountTokens } from '#server/db/schema/accounts.ts';
import { fantasyNameReports, fantasySquads, fantasyWatches } from '#server/db/schema/fantasy-squads.ts';
import { followers, playerClaims, pushTokens } from '#server/db/schema/followers.ts';
import { follows } from '#server/db/schema/follows.ts';
import { staff } from '#server/db/schema/staff.ts';
import { users } from '#server/db/schema/users.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { badPlaces } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import { dropAccountMails } from './account-mail.ts';
import { fetchAccount } from './find-account.ts';

/**
 * Deletes an account with its sign-ins, follows, devices, claims and reports on all sites. A fantasy squad stays with a follower that has no
 * account; who is staff stays so, since the league grants that. Throws `bad-request` unless the address is repeated.
 */
export function deleteAccount(db: Queryable, accountId: string, repeated: string): Promise<void> {
  return db.transaction(async (db) => {
    const { email } = await fetchAccount(db, accountId);
    if (repeated.trim().toLowerCase() !== email)
      throw badPlaces([{ path: 'email', message: say`is not the address of this account` }]);
    const own = db.select({ id: followers.id }).from(followers).where(eq(followers.accountId, accountId));
    for (const table of [follows, pushTokens, playerClaims, fantasyWatches, fantasyNameReports]) {
      await db.delete(table).where(inArray(table.followerId, own));
    }
    await db
      .update(followers)
      .set({ choices: {}, calendarHash: null, calendarSince: null })
      .where(eq(followers.accountId, accountId));
    await db.delete(followers).where(and(eq(followers.accountId, accountId), not(hasFantasySquad(db))));
    await db.delete(users).where(and(eq(users.accountId, accountId), not(isStaff(db))));
    // Registrations that were never confirmed hold the address too.
    await db.delete(accountTokens).where(eq(sql`${accountTokens.payload}->>'email'`, email));
    await dropAccountMails(db, email);
    await db.delete(accounts).where(eq(accounts.id, accountId));
  });
}

const one = { one: sql`1` };

const hasFantasySquad = (db: Queryable) =>
  exists(
    db
      .select(one)
      .from(fantasySquads)
      .where(and(eq(fantasySquads.tenantId, followers.tenantId), eq(fantasySquads.followerId, followers.id))),
  );

const isStaff = (db: Queryable) =>
  exists(
    db
      .select(one)
      .from(staff)
      .where(and(eq(staff.tenantId, users.tenantId), eq(staff.userId, users.id))),
  );
