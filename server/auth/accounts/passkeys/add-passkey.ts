import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { issueAccountToken, redeemAccountToken } from '#server/auth/accounts/account-tokens.ts';
import { fetchAccount } from '#server/auth/accounts/find-account.ts';
import { passkeys } from '#server/db/schema/accounts.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import { ceremonyMinutes, type Finished, hostOf, type PasskeyPage, refusedPasskey } from './ceremony.ts';
import { toPasskey } from './list-passkeys.ts';

type Transports = NonNullable<
  NonNullable<Parameters<typeof generateRegistrationOptions>[0]['excludeCredentials']>[number]['transports']
>;

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
  const ceremony = await issueAccountToken(db, { purpose: 'passkey', accountId, payload, minutes: ceremonyMinutes });
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
  if (issued?.accountId !== accountId) throw refusedPasskey();
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: String(issued.payload.challenge),
    expectedOrigin: page.origin,
    expectedRPID: hostOf(page),
    requireUserVerification: false,
  }).catch(() => {
    throw refusedPasskey();
  });
  if (!registrationInfo) throw refusedPasskey();
  const { id: credentialId, publicKey, counter, transports = [] } = registrationInfo.credential;
  const [added] = await db
    .insert(passkeys)
    .values({ accountId, credentialId, publicKey: Buffer.from(publicKey), counter, transports, name })
    .onConflictDoNothing()
    .returning();
  if (!added) throw new LeagueError('conflict', say`This passkey is known already.`);
  return toPasskey(added);
}
