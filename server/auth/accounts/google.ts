import { and, eq } from 'drizzle-orm';
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { accountName, email } from '#lib/api/contract/account/signed-in.ts';
import { accountCredentials } from '#server/db/schema/accounts.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import type { Accounts } from './accounts.ts';
import { createAccount } from './create-account.ts';
import { findAccountByEmail } from './find-account.ts';
import { type SignedInAccount, type SignInPlace, signIn } from './sign-in.ts';

const issuer = ['https://accounts.google.com', 'accounts.google.com'];
const clockToleranceSeconds = 30;
const maxTokenAge = '1h';

const claims = z.object({
  sub: z.string().min(1).max(255),
  email,
  email_verified: z.literal(true),
  name: z.string().optional(),
  /** The domain of a Google Workspace. */
  hd: z.string().optional(),
});
type Identity = z.output<typeof claims>;

/** The keys that Google signs ID tokens with, fetched when a token names an unknown one. */
export const googleKeys = (): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL('https://www.googleapis.com/oauth2/v3/certs'), { timeoutDuration: 5000 });

/**
 * Signs in with an ID token of Google. Throws `unauthorized` for a token that is not Google's for this site and now, or whose
 * address Google has not verified, and without `mayCreate` for somebody without an account; `conflict` where the address is
 * known and Google does not host it: its owner signs in with the password.
 */
export async function signInWithGoogle(
  db: Queryable,
  { google }: Accounts,
  { token, mayCreate }: { token: string; mayCreate: boolean },
  place: SignInPlace,
): Promise<SignedInAccount> {
  if (!google) throw new LeagueError('not-found', say`Signing in with Google is not set up here.`);
  const identity = await verifyIdentity(google, token);
  return db.transaction(async (db) => {
    const accountId = (await findByGoogle(db, identity)) ?? (await linkGoogle(db, identity, mayCreate));
    return signIn(db, accountId, place);
  });
}

async function verifyIdentity(google: NonNullable<Accounts['google']>, token: string): Promise<Identity> {
  try {
    const { payload } = await jwtVerify(token, google.keys, {
      issuer,
      audience: google.clientId,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat', 'sub'],
      maxTokenAge,
      clockTolerance: clockToleranceSeconds,
    });
    return claims.parse(payload);
  } catch (error) {
    // `fetch` throws a TypeError where Google cannot be reached.
    if (error instanceof errors.JWKSTimeout || error instanceof TypeError)
      throw new LeagueError('unavailable', say`Google does not answer. Try again.`);
    if (error instanceof errors.JOSEError || error instanceof z.ZodError)
      throw new LeagueError('unauthorized', say`This is no valid token of Google for this site.`);
    throw error;
  }
}

async function findByGoogle(db: Queryable, { sub }: Identity): Promise<string | undefined> {
  const [known] = await db
    .select({ accountId: accountCredentials.accountId })
    .from(accountCredentials)
    .where(and(eq(accountCredentials.provider, 'google'), eq(accountCredentials.subject, sub)));
  return known?.accountId;
}

async function linkGoogle(db: Queryable, identity: Identity, mayCreate: boolean): Promise<string> {
  const { sub, email, name, hd } = identity;
  const known = await findAccountByEmail(db, email);
  // Of other addresses Google says only that they were verified once; they may belong to somebody else today.
  const isHostedByGoogle = email.endsWith('@gmail.com') || hd === email.split('@')[1];
  if (known && !isHostedByGoogle)
    throw new LeagueError('conflict', say`There is an account with this address: sign in with its password.`);
  if (!known && !mayCreate) throw new LeagueError('unauthorized', say`There is no account for this identity yet.`);
  const account = known ?? (await createAccount(db, { email, name: nameOf(name, email), language: null }));
  if (!account) throw new LeagueError('conflict', say`The account was created at this moment: try again.`);
  const linked = await db
    .insert(accountCredentials)
    .values({ accountId: account.id, provider: 'google', subject: sub })
    .onConflictDoNothing()
    .returning();
  if (linked.length === 0) throw new LeagueError('conflict', say`Another identity of Google belongs to this account.`);
  return account.id;
}

const maxName = 80;
const nameOf = (name: string | undefined, email: string) =>
  accountName.safeParse(name?.slice(0, maxName)).data ?? email.replace(/@.*/, '').slice(0, maxName);
