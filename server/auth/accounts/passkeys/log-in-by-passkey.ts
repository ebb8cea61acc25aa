import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { issueAccountToken, redeemAccountToken } from '#server/auth/accounts/account-tokens.ts';
import { type SignedInAccount, type SignInPlace, signIn } from '#server/auth/accounts/sign-in.ts';
import { passkeys } from '#server/db/schema/accounts.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { ceremonyMinutes, type Finished, hostOf, type PasskeyPage, refusedPasskey } from './ceremony.ts';

/** Begins to sign in with a passkey; the browser offers those of this host. */
export async function startPasskeyLogin(db: Queryable, page: PasskeyPage) {
  const options = await generateAuthenticationOptions({ rpID: hostOf(page), userVerification: 'preferred' });
  const payload = { challenge: options.challenge };
  const ceremony = await issueAccountToken(db, {
    purpose: 'passkey-login',
    accountId: null,
    payload,
    minutes: ceremonyMinutes,
  });
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
  if (!issued || !key) throw refusedPasskey();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: String(issued.payload.challenge),
    expectedOrigin: page.origin,
    expectedRPID: hostOf(page),
    requireUserVerification: false,
    credential: { id: key.credentialId, publicKey: new Uint8Array(key.publicKey), counter: key.counter },
  }).catch(() => {
    throw refusedPasskey();
  });
  if (!verified) throw refusedPasskey();
  return db.transaction(async (db) => {
    const used = { counter: authenticationInfo.newCounter, lastUsedAt: new Date() };
    await db.update(passkeys).set(used).where(eq(passkeys.id, key.id));
    return signIn(db, key.accountId, place);
  });
}
