import type { Context } from 'hono';
import * as handovers from '#lib/api/contract/account/handover.ts';
import * as passwords from '#lib/api/contract/account/password.ts';
import * as signIns from '#lib/api/contract/account/sign-in.ts';
import * as signUps from '#lib/api/contract/account/sign-up.ts';
import type { SignedIn } from '#lib/api/contract/account/signed-in.ts';
import type { Api, ApiEnv } from '#server/api/api.ts';
import { addAccountMail } from '#server/auth/accounts/account-mail.ts';
import { endAccountSession, type NewToken } from '#server/auth/accounts/account-sessions.ts';
import { findAskingSite } from '#server/auth/accounts/asking-site.ts';
import { signInWithGoogle } from '#server/auth/accounts/google.ts';
import { handOver } from '#server/auth/accounts/hand-over.ts';
import { logIn } from '#server/auth/accounts/log-in.ts';
import { getOwnAccount } from '#server/auth/accounts/own-account.ts';
import { assertUncommon } from '#server/auth/accounts/passwords.ts';
import { confirm, register } from '#server/auth/accounts/register.ts';
import { resetPassword } from '#server/auth/accounts/reset-password.ts';
import type { SignedInAccount, SignInPlace } from '#server/auth/accounts/sign-in.ts';
import { LeagueError } from '#server/errors.ts';
import { createAttempts } from './attempts.ts';
import { readOfficialCookie, removeOfficialCookie, setOfficialCookie } from './cookies.ts';
import { deviceOf } from './device.ts';
import { accountHolder, findAccountHolder, mountOfficialCall, mountOfficialCommand } from './official.ts';

/** Mounts what signs in and out on the official website, and hands over to other sites. */
export function mountSignIn(api: Api): void {
  const attempts = createAttempts();
  mountOfficialCommand(api, signUps.register, async ({ db, officialUrl }, { body }) => {
    await assertUncommon(body.password, [body.email, body.name]);
    attempts.countMail(body.email);
    await register(db, body, { officialUrl });
    return {};
  });
  mountOfficialCommand(api, signUps.confirmAccount, async ({ db, ...scope }, { body }, c) =>
    toAnswer(c, await confirm(db, body.token, placeOf(scope, c))),
  );
  mountOfficialCommand(api, signIns.login, async ({ db, ...scope }, { body }, c) => {
    attempts.countLogin(c, body.email);
    return toAnswer(c, await logIn(db, body, placeOf(scope, c)));
  });
  for (const [call, mayCreate] of [
    [signIns.googleLogin, false],
    [signIns.googleRegister, true],
  ] as const) {
    mountOfficialCommand(api, call, async ({ db, ...scope }, { body: { token } }, c) =>
      toAnswer(c, await signInWithGoogle(db, api.accounts, { token, mayCreate }, placeOf(scope, c))),
    );
  }
  mountOfficialCommand(api, signIns.logoutOfficial, async ({ db }, _input, c) => {
    const token = readOfficialCookie(c);
    if (token) await endAccountSession(db, null, token);
    removeOfficialCookie(c);
    return {};
  });
  mountOfficialCommand(api, passwords.requestPasswordReset, async ({ db, officialUrl }, { body }) => {
    attempts.countMail(body.email);
    await addAccountMail(db, { ...body, officialUrl });
    return {};
  });
  mountOfficialCommand(api, passwords.resetPassword, async ({ db, ...scope }, { body }, c) =>
    toAnswer(c, await resetPassword(db, body, placeOf(scope, c))),
  );
  mountOfficialCall(api, handovers.getAskingSite, async ({ db }, { query: { domain } }, c) => {
    const { tenantId: _, ...site } = await findAskingSite(db, domain, api.secureAddress);
    const holder = await findAccountHolder(db, c);
    const account = holder && (await getOwnAccount(db, holder.accountId));
    return {
      ...site,
      account: account && { name: account.name, email: account.email, hasBirthDate: account.birthDate !== null },
    };
  });
  mountOfficialCommand(api, handovers.handOver, async ({ db }, { body }, c) => {
    const { accountId } = await accountHolder(db, c);
    const site = await findAskingSite(db, body.domain, api.secureAddress);
    return toSignedIn(await handOver(db, accountId, site, deviceOf(c)));
  });
}

const placeOf = ({ tenantId }: { tenantId: string }, c: Context<ApiEnv>): SignInPlace => ({
  tenantId,
  device: deviceOf(c),
});

/** Keeps the session of the official website. Throws what keeps its own site from giving a token. */
export function toAnswer(c: Context, { official, site }: SignedInAccount): SignedIn {
  setOfficialCookie(c, official);
  if (site instanceof LeagueError) throw site;
  return toSignedIn(site);
}

const toSignedIn = ({ token, expiresAt }: NewToken): SignedIn => ({
  access_token: token,
  expiresAt: expiresAt.toISOString(),
});
