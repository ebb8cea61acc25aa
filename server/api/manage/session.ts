import type { Context } from 'hono';
import * as calls from '#lib/api/contract/staff.ts';
import type { Api } from '#server/api/api.ts';
import { bearerOf } from '#server/api/bearer.ts';
import { mountCommand } from '#server/api/mount-command.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import { authorizeChannel } from '#server/auth/authorize-channel.ts';
import { findBearerHolder } from '#server/auth/bearer-holder.ts';
import { refreshSession } from '#server/auth/refresh-session.ts';
import { endSession, type NewSession } from '#server/auth/sessions.ts';
import { redeemSignInLink } from '#server/auth/sign-in-link.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { isFromOwnPage, readRefreshCookie, removeRefreshCookie, setRefreshCookie } from './refresh-cookie.ts';

export function mountSession(api: Api): void {
  mountCommand(api, calls.createSession, async (scope, { body }, c) => {
    const session = await redeemSignInLink(scope, body.token, c.req.header('user-agent'));
    if (isFromOwnPage(c)) setRefreshCookie(c, session);
    return toSessionAnswer(scope, session);
  });
  mountCommand(api, calls.refreshSession, async (scope, _input, c) => {
    if (!isFromOwnPage(c)) {
      throw new LeagueError('forbidden', 'Only a page of this host may refresh its session: send its Origin.');
    }
    const session = await refreshSession(scope, secretOf(c));
    setRefreshCookie(c, session);
    return toSessionAnswer(scope, session);
  });
  mountCommand(api, calls.endSession, async (scope, _input, c) => {
    await endSession(scope, bearerOf(c));
    removeRefreshCookie(c);
    return {};
  });
  mountStaffCall(api, calls.getStaffMember, async ({ member }) => member);
  mountStaffCommand(api, calls.authorizeChannel, ({ member, credentialId, ...scope }, { body }) =>
    authorizeChannel(scope, api.realtime, { member, credentialId }, body),
  );
}

/** The bearer of an earlier build, which is exchanged for a cookie; without one the cookie. */
const secretOf = (c: Context): string =>
  c.req.header('authorization') === undefined ? (readRefreshCookie(c) ?? bearerOf(c)) : bearerOf(c);

/** Returns a new session as the API answers it. */
export async function toSessionAnswer(scope: TenantScope, { accessToken, expiresAt, refreshUntil }: NewSession) {
  const { member } = await findBearerHolder(scope, accessToken);
  return {
    accessToken,
    expiresAt: expiresAt.toISOString(),
    sessionEndsAt: refreshUntil.toISOString(),
    member,
  };
}
