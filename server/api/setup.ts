import type { Context } from 'hono';
import * as calls from '#lib/api/contract/setup.ts';
import { createSession } from '#server/auth/sessions.ts';
import { checkSetup, setUpInstallation } from '#server/auth/setup/set-up.ts';
import { linkMember } from '#server/auth/staff/invite-member.ts';
import type { Api } from './api.ts';
import { hostOf } from './host.ts';
import { isFromOwnPage, setRefreshCookie } from './manage/refresh-cookie.ts';
import { toSessionAnswer } from './manage/session.ts';
import { mountOpenCommand } from './mount-command.ts';

/** Mounts the first start: the calls that an installation has before its first tenant, and refuses afterwards. */
export function mountSetup(api: Api): void {
  mountOpenCommand(api, calls.checkSetupCode, async ({ body }) => {
    await checkSetup(api.db, body.code);
    return {};
  });
  mountOpenCommand(api, calls.setUp, async ({ body }, c) => {
    const origin = ownOrigin(c);
    const { scope, userId, host, address } = await setUpInstallation(api.db, body, origin);
    const own = { ...scope, db: api.db };
    if (origin === null || hostOf(origin) !== host) {
      const { path } = await linkMember(own, userId);
      return { address, session: null, signInLink: `${address}${path}` };
    }
    const session = await createSession(own, userId, c.req.header('user-agent'));
    setRefreshCookie(c, session);
    return { address, session: await toSessionAnswer(own, session), signInLink: null };
  });
}

/** The origin of the page that makes the call, if it is one of this server. */
const ownOrigin = (c: Context): string | null => (isFromOwnPage(c) ? (c.req.header('origin') ?? null) : null);
