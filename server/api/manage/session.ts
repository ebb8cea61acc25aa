import * as calls from '#lib/api/contract/staff.ts';
import type { Api } from '#server/api/api.ts';
import { bearerOf } from '#server/api/bearer.ts';
import { mountCommand } from '#server/api/mount-command.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import { endSession, findStaffMember } from '#server/auth/sessions.ts';
import { redeemSignInLink } from '#server/auth/sign-in-link.ts';
import { authorizeChannel } from '#server/realtime/authorize-channel.ts';

export function mountSession(api: Api): void {
  mountCommand(api, calls.createSession, async (scope, { body }) => {
    const { accessToken, expiresAt } = await redeemSignInLink(scope, body.token);
    return { accessToken, expiresAt: expiresAt.toISOString(), member: await findStaffMember(scope, accessToken) };
  });
  mountCommand(api, calls.endSession, async (scope, _input, c) => {
    await endSession(scope, bearerOf(c));
    return {};
  });
  mountStaffCall(api, calls.staffRoles, calls.getStaffMember, async ({ member }) => member);
  mountStaffCommand(api, calls.staffRoles, calls.authorizeChannel, ({ member, ...scope }, { body }) =>
    authorizeChannel(scope, api.realtime, member, body),
  );
}
