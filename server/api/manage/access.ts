import * as calls from '#lib/api/contract/staff-access.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import { listDevices, revokeDevice } from '#server/auth/devices/list-devices.ts';
import { listServiceTokens, revokeServiceToken } from '#server/auth/service-tokens.ts';
import { listLinks, revokeLink } from '#server/auth/staff/list-links.ts';
import { listSessions, revokeSession } from '#server/auth/staff/list-sessions.ts';

/** Mounts what lists and revokes sessions, sign-in links, service tokens and device keys. */
export function mountAccess(api: Api): void {
  mountStaffCall(api, calls.listSessions, async (scope) => ({ items: await listSessions(scope) }));
  mountStaffCommand(api, calls.revokeSession, async (scope, { params }) => {
    await revokeSession(scope, params.sessionId);
    return {};
  });
  mountStaffCall(api, calls.listLinks, async (scope) => ({ items: await listLinks(scope) }));
  mountStaffCommand(api, calls.revokeLink, async (scope, { params }) => {
    await revokeLink(scope, params.linkId);
    return {};
  });
  mountStaffCall(api, calls.listServiceTokens, async (scope) => ({ items: await listServiceTokens(scope) }));
  mountStaffCommand(api, calls.revokeServiceToken, async (scope, { params }) => {
    await revokeServiceToken(scope, params.tokenId);
    return {};
  });
  mountStaffCall(api, calls.listDevices, async (scope) => ({ items: await listDevices(scope) }));
  mountStaffCommand(api, calls.revokeDevice, async (scope, { params }) => {
    await revokeDevice(scope, params.deviceId);
    return {};
  });
}
