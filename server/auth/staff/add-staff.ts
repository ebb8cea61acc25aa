import { z } from 'zod';
import { grantInput } from '#lib/api/contract/staff-members.ts';
import { findAccountByEmail } from '#server/auth/accounts/find-account.ts';
import type { Reach } from '#server/db/reach.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { staff } from '#server/db/schema/staff.ts';
import { users } from '#server/db/schema/users.ts';
import { fetchOrThrow, inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { parseInput } from '#server/league/parse-input.ts';
import { endAccessBefore } from './end-access.ts';
import { emailAddress, findUser } from './find-user.ts';

const input = z.object({ email: emailAddress, name: z.string().trim().min(1).optional() }).and(grantInput);
export type StaffInput = z.input<typeof input>;

/**
 * Grants a role to a user, and creates the user if there is none. Throws `bad-request`, also for a role in a scope that it cannot have,
 * `not-found` for a league or club of another tenant, and `conflict` as `endAccessBefore`. Returns the user id.
 */
export function addStaff(scope: TenantScope, values: StaffInput, reach: Reach = 'tenant'): Promise<string> {
  return inTransaction(scope, async (scope) => {
    const { email, name = email.replace(/@.*/, ''), role, leagueId, clubId } = parseInput(input, values);
    await assertScope(scope, { leagueId, clubId });
    const { db, tenantId } = scope;
    const account = await findAccountByEmail(db, email);
    await db
      .insert(users)
      .values({ tenantId, email, name, accountId: account?.id ?? null })
      .onConflictDoNothing();
    const { id: userId } = await findUser(scope, email);
    await endAccessBefore(scope, userId, { leagueId, clubId }, reach);
    await db.insert(staff).values({ tenantId, userId, role, leagueId, clubId }).onConflictDoNothing();
    return userId;
  });
}

type GrantScope = { leagueId: string | null; clubId: string | null };

/** Throws `not-found` for a league or club that the tenant does not have. */
export async function assertScope(scope: TenantScope, { leagueId, clubId }: GrantScope): Promise<void> {
  if (leagueId) await fetchOrThrow(scope, leagues, leagueId, 'league');
  if (clubId) await fetchOrThrow(scope, clubs, clubId, 'club');
}
