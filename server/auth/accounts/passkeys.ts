import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, desc, eq } from 'drizzle-orm';
import { passkeys } from '#server/db/schema/accounts.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { LeagueError, notFound } from '#server/errors.ts';
import { issueAccountToken, redeemAccountToken } from './account-tokens.ts';
import { fetchAccount } from './find-account.ts';
import { type SignedInAccount, type SignInPlace, signIn } from './sign-in.ts';

const minutes = 5;

/** The page that runs the ceremony. Keys belong to its host. */
export type PasskeyPage = { origin: string; title: string };

type Finished<Response> = { ceremony: string; response: Response };
type Transports = NonNullable<
  NonNullable<Parameters<typeof generateRegistrationOptions>[0]['excludeCredentials']>[number]['transports']
>;

const refused = () => new LeagueError('unauthorized', 'This passkey was not accepted. Try again.');
const hostOf = ({ origin }: PasskeyPage) => new URL(origin).hostname;

/** Begins to add a passkey to an account. */
export async function startPasskey(db: Queryable, accountId: string, page: PasskeyPage) {
  const { email, name } = await fetchAccount(db, accountId);
  const known = await db.select().from(passkeys).where(eq(passkeys.accountId, accountId));
  const options = await generateRegistrationOptions({
    rpName: page.title,
    rpID: hostOf(page),
    userName: email,
    userDisplayName: name,
    userID: new TextEncoder().encode(accountId),
    excludeCredentials: known.map((key) => ({ id: key.credentialId, transports: key.transports as Transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  const payload = { challenge: options.challenge };
  const ceremony = await issueAccountToken(db, { purpose: 'passkey', accountId, payload, minutes });
  return { ceremony, options: { ...options } as Record<string, unknown> };
}

/** Adds the passkey that the browser made. Throws `unauthorized` for one that does not answer the ceremony. */
export async function addPasskey(
  db: Queryable,
  accountId: string,
  { ceremony, response, name }: Finished<RegistrationResponseJSON> & { name: string },
  page: PasskeyPage,
) {
  const issued = await redeemAccountToken(db, 'passkey', ceremony);
  if (issued?.accountId !== accountId) throw refused();
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: String(issued.payload.challenge),
    expectedOrigin: page.origin,
    expectedRPID: hostOf(page),
    requireUserVerification: false,
  }).catch(() => {
    throw refused();
  });
  if (!registrationInfo) throw refused();
  const { id: credentialId, publicKey, counter, transports = [] } = registrationInfo.credential;
  const [added] = await db
    .insert(passkeys)
    .values({ accountId, credentialId, publicKey: Buffer.from(publicKey), counter, transports, name })
    .onConflictDoNothing()
    .returning();
  if (!added) throw new LeagueError('conflict', 'This passkey is known already.');
  return toPasskey(added);
}

/** Begins to sign in with a passkey; the browser offers those of this host. */
export async function startPasskeyLogin(db: Queryable, page: PasskeyPage) {
  const options = await generateAuthenticationOptions({ rpID: hostOf(page), userVerification: 'preferred' });
  const payload = { challenge: options.challenge };
  const ceremony = await issueAccountToken(db, { purpose: 'passkey-login', accountId: null, payload, minutes });
  return { ceremony, options: { ...options } as Record<string, unknown> };
}

/** Signs in with a passkey. Throws `unauthorized` for one that is unknown or does not answer the ceremony. */
export async function finishPasskeyLogin(
  db: Queryable,
  { ceremony, response }: Finished<AuthenticationResponseJSON>,
  page: PasskeyPage,
  place: SignInPlace,
): Promise<SignedInAccount> {
  const issued = await redeemAccountToken(db, 'passkey-login', ceremony);
  const [key] = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, String(response.id)));
  if (!issued || !key) throw refused();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: String(issued.payload.challenge),
    expectedOrigin: page.origin,
    expectedRPID: hostOf(page),
    requireUserVerification: false,
    credential: { id: key.credentialId, publicKey: new Uint8Array(key.publicKey), counter: key.counter },
  }).catch(() => {
    throw refused();
  });
  if (!verified) throw refused();
  return db.transaction(async (db) => {
    const used = { counter: authenticationInfo.newCounter, lastUsedAt: new Date() };
    await db.update(passkeys).set(used).where(eq(passkeys.id, key.id));
    return signIn(db, key.accountId, place);
  });
}

/** Lists the passkeys of an account, the newest first. */
export async function listPasskeys(db: Queryable, accountId: string) {
  const rows = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(desc(passkeys.createdAt), passkeys.id);
  return rows.map(toPasskey);
}

/** Removes a passkey of an account. Throws `not-found`, also for another's. */
export async function removePasskey(db: Queryable, accountId: string, id: string): Promise<void> {
  const own = and(eq(passkeys.id, id), eq(passkeys.accountId, accountId));
  const gone = await db.delete(passkeys).where(own).returning({ id: passkeys.id });
  if (gone.length === 0) throw notFound('passkey', id);
}

const toPasskey = ({ id, name, createdAt, lastUsedAt }: typeof passkeys.$inferSelect) => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
