import { getAccountsInfo } from '#lib/api/contract/account/accounts.ts';
import { getPushSetup } from '#lib/api/contract/account/push.ts';
import * as users from '#lib/api/contract/account/user.ts';
import * as sessions from '#lib/api/contract/account/website-session.ts';
import type { Api } from '#server/api/api.ts';
import { bearerOf } from '#server/api/bearer.ts';
import { mountCommand } from '#server/api/mount-command.ts';
import { mountPrivateCall } from '#server/api/mount-private.ts';
import { endAccountSession } from '#server/auth/accounts/account-sessions.ts';
import { findOfficialSite } from '#server/auth/accounts/official-site.ts';
import { badRequest, LeagueError } from '#server/errors.ts';
import { changeFollower } from '#server/league/follower/change-follower.ts';
import { getWebsiteUser } from '#server/league/follower/get-website-user.ts';
import { claimPlayer, withdrawPlayer } from '#server/league/follower/player-claim.ts';
import { storePushToken } from '#server/league/follower/store-push-token.ts';
import { getMessageKinds } from '#server/league/tenant/message-kinds.ts';
import { getMinimumAge } from '#server/league/tenant/minimum-age.ts';
import { say } from '#server/refusals/sentence.ts';
import { removeSiteCookie, setSiteCookie } from './cookies.ts';
import { mountFollowerCall, mountFollowerCommand } from './follower.ts';
import { isOfficialHost, officialUrlOf } from './official.ts';

/** Mounts what the site of a tenant knows of who is logged in. */
export function mountWebsiteUser(api: Api): void {
  mountPrivateCall(api, getAccountsInfo, async (scope, _input, c) => {
    const site = await findOfficialSite(scope.db, api.accounts.officialUrl);
    const { google } = api.accounts;
    return {
      officialUrl: officialUrlOf(api, site, c),
      isOfficial: isOfficialHost(site, c),
      isOfInstallation: site !== null,
      google: google && { clientId: google.clientId },
      minimumAge: await getMinimumAge(scope),
    };
  });
  mountFollowerCommand(api, sessions.keepWebsiteSession, async ({ follower }, _input, c) => {
    setSiteCookie(c, bearerOf(c));
    return { expiresAt: follower.expiresAt.toISOString() };
  });
  mountCommand(api, sessions.endWebsiteSession, async ({ db, tenantId }, _input, c) => {
    removeSiteCookie(c);
    if (c.req.header('authorization') !== undefined) await endAccountSession(db, tenantId, bearerOf(c));
    return {};
  });
  mountFollowerCall(api, users.getWebsiteUser, (scope) => getWebsiteUser(scope, scope.follower));
  mountFollowerCommand(api, users.changeWebsiteUser, async (scope, { body }) => {
    await changeFollower(scope, scope.follower, body);
    return getWebsiteUser({ ...scope, locale: scope.fallbackLocale }, scope.follower);
  });
  mountFollowerCommand(api, users.storeFcm, async (scope, { body }) => {
    if ((await getMessageKinds(scope)).length === 0)
      throw new LeagueError('conflict', say`This site sends no push messages.`);
    const fault = api.push?.faultOf(body.token);
    if (fault) throw badRequest(`The token ${fault}.`, [{ path: 'token', message: fault }]);
    await storePushToken(scope, scope.follower, body.token);
    return {};
  });
  mountPrivateCall(api, getPushSetup, async (scope) => {
    const { length } = await getMessageKinds(scope);
    return { setup: length > 0 ? (api.push?.setup ?? null) : null };
  });
  mountFollowerCommand(api, users.claimPlayer, async (scope, { body }) => {
    await claimPlayer(scope, scope.follower.id, body.player);
    return getWebsiteUser({ ...scope, locale: scope.fallbackLocale }, scope.follower);
  });
  mountFollowerCommand(api, users.withdrawPlayer, async (scope) => {
    await withdrawPlayer(scope, scope.follower.id);
    return {};
  });
}
