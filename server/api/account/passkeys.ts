import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Context } from 'hono';
import * as calls from '#lib/api/contract/account/passkeys.ts';
import type { Api } from '#server/api/api.ts';
import { addPasskey, startPasskey } from '#server/auth/accounts/passkeys/add-passkey.ts';
import type { PasskeyPage } from '#server/auth/accounts/passkeys/ceremony.ts';
import { listPasskeys, removePasskey } from '#server/auth/accounts/passkeys/list-passkeys.ts';
import { finishPasskeyLogin, startPasskeyLogin } from '#server/auth/accounts/passkeys/log-in-by-passkey.ts';
import { LeagueError } from '#server/errors.ts';
import { isFromThisHost } from './cookies.ts';
import { deviceOf } from './device.ts';
import { accountHolder, mountOfficialCall, mountOfficialCommand } from './official.ts';
import { toAnswer } from './sign-in.ts';

/** Mounts the ceremonies of passkeys on the official website. */
export function mountPasskeys(api: Api): void {
  mountOfficialCommand(api, calls.startPasskeyLogin, ({ db }, _input, c) => startPasskeyLogin(db, pageOf(c)));
  mountOfficialCommand(api, calls.finishPasskeyLogin, async ({ db, tenantId }, { body }, c) => {
    const finished = { ...body, response: body.response as unknown as AuthenticationResponseJSON };
    return toAnswer(c, await finishPasskeyLogin(db, finished, pageOf(c), { tenantId, device: deviceOf(c) }));
  });
  mountOfficialCommand(api, calls.startPasskey, async ({ db }, _input, c) =>
    startPasskey(db, (await accountHolder(db, c)).accountId, pageOf(c)),
  );
  mountOfficialCommand(api, calls.addPasskey, async ({ db }, { body }, c) => {
    const finished = { ...body, response: body.response as unknown as RegistrationResponseJSON };
    return addPasskey(db, (await accountHolder(db, c)).accountId, finished, pageOf(c));
  });
  mountOfficialCall(api, calls.listPasskeys, async ({ db }, _input, c) => ({
    items: await listPasskeys(db, (await accountHolder(db, c)).accountId),
  }));
  mountOfficialCommand(api, calls.removePasskey, async ({ db }, { params }, c) => {
    await removePasskey(db, (await accountHolder(db, c)).accountId, params.passkeyId);
    return {};
  });
}

function pageOf(c: Context): PasskeyPage {
  const origin = c.req.header('origin');
  if (!origin || !isFromThisHost(c)) throw new LeagueError('forbidden', 'Passkeys belong to a page of this host.');
  return { origin, title: new URL(origin).hostname };
}
