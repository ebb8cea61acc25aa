import { eq } from 'drizzle-orm';
import { tenants } from '#server/db/schema/tenants.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import type { LeagueError } from '#server/errors.ts';
import { storedMinimumAge } from '#server/league/tenant/minimum-age.ts';
import { createAccountSession, type Device, type NewToken } from './account-sessions.ts';
import { type AgeRule, ageRefusal } from './age-refusal.ts';
import { fetchAccount } from './find-account.ts';
import { openFollower } from './open-follower.ts';

/** Where somebody signs in: the tenant of the official website, and their browser. */
export type SignInPlace = { tenantId: string; device: Device };

/** A sign-in on the official website: a session there, and one on the site of its tenant, or why that site gives none yet. */
export type SignedInAccount = { official: NewToken; site: NewToken | LeagueError };

/** Signs an account in on the official website. Who is of no age for its tenant's site is signed in for the others. */
export async function signIn(
  db: Queryable,
  accountId: string,
  { tenantId, device }: SignInPlace,
): Promise<SignedInAccount> {
  const official = await createAccountSession(db, { accountId, tenantId: null }, device);
  const { birthDate } = await fetchAccount(db, accountId);
  const refusal = ageRefusal(birthDate, await ageRuleOf(db, tenantId));
  return { official, site: refusal ?? (await signInOnSite(db, accountId, { tenantId, device })) };
}

async function ageRuleOf(db: Queryable, tenantId: string): Promise<AgeRule> {
  const [tenant] = await db.select().from(tenants).where(eq(tenants.id, tenantId));
  return { name: tenant?.name ?? '', minimumAge: storedMinimumAge.parse(tenant?.settings.minimumAge) };
}

/** Creates a session of an account on the site of a tenant, and the follower that it is there. */
export async function signInOnSite(
  db: Queryable,
  accountId: string,
  { tenantId, device }: SignInPlace,
): Promise<NewToken> {
  await openFollower(db, { tenantId, accountId });
  return createAccountSession(db, { accountId, tenantId }, device);
}
