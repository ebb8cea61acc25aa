import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import { z } from 'zod';
import { type StaffMember, tenantRoles } from '#lib/api/contract/staff.ts';
import type { ListedServiceToken } from '#lib/api/contract/staff-access.ts';
import { serviceTokens } from '#server/db/schema/service-tokens.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError, notFound } from '#server/errors.ts';
import { parseInput } from '#server/league/parse-input.ts';
import { closeSocketsOf } from '#server/realtime/socket-credentials.ts';
import { isUuid } from './is-uuid.ts';
import { digestOf, newToken } from './token.ts';

const input = z.object({
  name: z.string().trim().min(1).max(100),
  role: z.enum(tenantRoles),
  expiresAt: z.date().optional(),
});

/** Creates a bearer for a machine and returns it; only its digest is stored. Throws `bad-request`, and `conflict` for a used name. */
export function addServiceToken(scope: TenantScope, values: z.input<typeof input>): Promise<string> {
  return inTransaction(scope, async ({ db, tenantId }) => {
    const { name, role, expiresAt } = parseInput(input, values);
    if (expiresAt && expiresAt <= new Date()) {
      throw new LeagueError('bad-request', 'The token would have expired already: give a day in the future.');
    }
    const token = newToken();
    const added = await db
      .insert(serviceTokens)
      .values({ tenantId, name, role, tokenHash: digestOf(token), ...(expiresAt && { expiresAt }) })
      .onConflictDoNothing()
      .returning({ id: serviceTokens.id });
    if (added.length > 0) return token;
    throw new LeagueError('conflict', `There is a token "${name}" already: revoke it first, or choose another name.`);
  });
}

/** Lists the bearers of machines by name, expired ones too; the last use is exact to a minute. */
export async function listServiceTokens(scope: TenantScope): Promise<ListedServiceToken[]> {
  const { id, name, role, createdAt, lastUsedAt, expiresAt } = serviceTokens;
  const rows = await scope.db
    .select({ id, name, role, createdAt, lastUsedAt, expiresAt })
    .from(serviceTokens)
    .where(ofTenant(scope, serviceTokens))
    .orderBy(asc(name));
  return rows.map(({ createdAt, lastUsedAt, expiresAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  }));
}

/** Makes the bearer of a machine void and closes its sockets. Throws `not-found`, also for another tenant's. */
export function revokeServiceToken(scope: TenantScope, id: string): Promise<void> {
  return inTransaction(scope, async ({ db }) => {
    if (!isUuid(id)) throw notFound('service token', id);
    const gone = await db
      .delete(serviceTokens)
      .where(ofTenant(scope, serviceTokens, eq(serviceTokens.id, id)))
      .returning({ id: serviceTokens.id });
    if (gone.length === 0) throw notFound('service token', id);
    await closeSocketsOf(db, gone);
  });
}

/** A machine may call many times a second: its last use is stored once in this time. */
const useEveryMs = 60_000;

/** Returns the machine of a bearer as a member of staff; null for a token that is unknown, expired, or another tenant's. */
export async function findServiceToken(
  scope: TenantScope,
  token: string,
): Promise<{ credentialId: string; member: StaffMember } | null> {
  const now = new Date();
  const valid = and(
    eq(serviceTokens.tokenHash, digestOf(token)),
    or(isNull(serviceTokens.expiresAt), gt(serviceTokens.expiresAt, now)),
  );
  const [found] = await scope.db
    .select()
    .from(serviceTokens)
    .where(ofTenant(scope, serviceTokens, valid));
  if (!found) return null;
  const { id, name, role, lastUsedAt } = found;
  if (now.getTime() - (lastUsedAt?.getTime() ?? 0) > useEveryMs) {
    const own = ofTenant(scope, serviceTokens, eq(serviceTokens.id, id));
    await scope.db.update(serviceTokens).set({ lastUsedAt: now }).where(own);
  }
  const grants = [{ id, role, league: null, club: null }];
  return { credentialId: id, member: { userId: id, name, email: '', roles: [role], grants } };
}
