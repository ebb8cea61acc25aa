import { eq } from 'drizzle-orm';
import type { StaffMember } from '#lib/api/contract/staff.ts';
import { serviceTokens } from '#server/db/schema/service-tokens.ts';
import { sessions } from '#server/db/schema/users.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import { findServiceToken } from './service-tokens.ts';
import { findSession } from './sessions.ts';

/** Who holds a bearer, and the id of the session or service token that it belongs to. */
export type BearerHolder = { credentialId: string; member: StaffMember };

/**
 * Returns whose bearer it is: of a person's session, or of a machine. Throws `unauthorized` for a token that is unknown,
 * expired, or another tenant's.
 */
export async function findBearerHolder(scope: TenantScope, token: string): Promise<BearerHolder> {
  const holder = (await findSession(scope, token)) ?? (await findServiceToken(scope, token));
  if (!holder) throw unknownBearer();
  return holder;
}

/** Holds the session or service token until the end of the transaction. Throws `unauthorized` where it was revoked meanwhile. */
export async function holdCredential(transaction: TenantScope, id: string): Promise<void> {
  for (const table of [sessions, serviceTokens]) {
    const own = ofTenant(transaction, table, eq(table.id, id));
    const held = await transaction.db.select({ id: table.id }).from(table).where(own).for('share');
    if (held.length > 0) return;
  }
  throw unknownBearer();
}

const unknownBearer = () => new LeagueError('unauthorized', say`Sign in: this session is unknown or has expired.`);
