import * as calls from '#lib/api/contract/account/my-account.ts';
import type { Api } from '#server/api/api.ts';
import { deleteAccount } from '#server/auth/accounts/delete-account.ts';
import { exportAccount } from '#server/auth/accounts/export-account.ts';
import { listAccountSessions, revokeAccountSession } from '#server/auth/accounts/list-sessions.ts';
import { changeOwnAccount, getOwnAccount } from '#server/auth/accounts/own-account.ts';
import { removeOfficialCookie } from './cookies.ts';
import { accountHolder, mountOfficialCall, mountOfficialCommand } from './official.ts';

/** Mounts what somebody does with their own account on the official website. */
export function mountOwnAccount(api: Api): void {
  mountOfficialCall(api, calls.getOwnAccount, async ({ db }, _input, c) =>
    getOwnAccount(db, (await accountHolder(db, c)).accountId),
  );
  mountOfficialCommand(api, calls.changeOwnAccount, async ({ db }, { body }, c) =>
    changeOwnAccount(db, (await accountHolder(db, c)).accountId, body),
  );
  mountOfficialCommand(api, calls.deleteOwnAccount, async ({ db }, { body }, c) => {
    await deleteAccount(db, (await accountHolder(db, c)).accountId, body.email);
    removeOfficialCookie(c);
    return {};
  });
  mountOfficialCall(api, calls.exportOwnAccount, async ({ db }, _input, c) =>
    exportAccount(db, await accountHolder(db, c)),
  );
  mountOfficialCall(api, calls.listAccountSessions, async ({ db }, _input, c) => ({
    items: await listAccountSessions(db, await accountHolder(db, c)),
  }));
  mountOfficialCommand(api, calls.revokeAccountSession, async ({ db }, { params }, c) => {
    await revokeAccountSession(db, (await accountHolder(db, c)).accountId, params.sessionId);
    return {};
  });
}
