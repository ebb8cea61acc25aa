import { z } from 'zod';
import { staffRoles } from '#lib/api/contract/staff.ts';
import { findAccountByEmail } from '#server/auth/accounts/find-account.ts';
import { staff } from '#server/db/schema/staff.ts';
import { users } from '#server/db/schema/users.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { parseInput } from '#server/league/parse-input.ts';
import { emailAddress, findUser } from './find-user.ts';

const input = z.object({ email: emailAddress, role: z.enum(staffRoles), name: z.string().trim().min(1).optional() });
export type StaffInput = z.input<typeof input>;

/** Grants a role to a user, and creates the user if there is none. Throws `bad-request`. Returns the user id. */
export function addStaff(scope: TenantScope, values: StaffInput): Promise<string> {
  return inTransaction(scope, async (scope) => {
    const { email, role, name = email.replace(/@.*/, '') } = parseInput(input, values);
    const { db, tenantId } = scope;
    const account = await findAccountByEmail(db, email);
    await db
      .insert(users)
      .values({ tenantId, email, name, accountId: account?.id ?? null })
      .onConflictDoNothing();
    const { id: userId } = await findUser(scope, email);
    await db.insert(staff).values({ tenantId, userId, role }).onConflictDoNothing();
    return userId;
  });
}
