import type { Queryable } from '#server/db/tenant-scope.ts';
import { createAccountSession, type Device, type NewToken } from './account-sessions.ts';
import { openFollower } from './open-follower.ts';

/** Where somebody signs in: the tenant of the official website, and their browser. */
export type SignInPlace = { tenantId: string; device: Device };

/** A sign-in on the official website: a session there, and one on the site of its tenant. */
export type SignedInAccount = { official: NewToken; site: NewToken };

/** Signs an account in on the official website. */
export async function signIn(
  db: Queryable,
  accountId: string,
  { tenantId, device }: SignInPlace,
): Promise<SignedInAccount> {
  const official = await createAccountSession(db, { accountId, tenantId: null }, device);
  return { official, site: await signInOnSite(db, accountId, { tenantId, device }) };
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
