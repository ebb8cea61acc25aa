import * as calls from '#lib/api/contract/staff-members.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import { changeGrant } from '#server/auth/staff/change-grant.ts';
import { inviteMember, linkMember } from '#server/auth/staff/invite-member.ts';
import { listMembers } from '#server/auth/staff/list-members.ts';
import { revokeGrant } from '#server/auth/staff/revoke-grant.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { mailInvitation } from './mail-invitation.ts';

/** Mounts who is staff: roles granted and taken away, and links to sign in. */
export function mountStaffMembers(api: Api): void {
  mountStaffCall(api, calls.listStaffMembers, async (scope) => ({ items: await listMembers(scope, scope.reach) }));
  const mailed = async (scope: TenantScope, userId: string, { path }: { path: string }) => ({
    path,
    mailedTo: await mailInvitation(api, scope, { userId, path }),
  });
  mountStaffCommand(api, calls.grantRole, async ({ member: _by, reach, ...scope }, { body }) => {
    const { member, signInLink } = await inviteMember(scope, body, reach);
    return { member, signInLink: signInLink && (await mailed(scope, member.userId, signInLink)) };
  });
  mountStaffCommand(api, calls.linkStaffMember, async ({ member, ...scope }, { params: { userId } }) =>
    mailed(scope, userId, await linkMember(scope, userId)),
  );
  mountStaffCommand(api, calls.changeGrant, async ({ member, ...scope }, { params, body }) => {
    const { lastUsedAt, ...changed } = await changeGrant(scope, params, body, member);
    return changed;
  });
  mountStaffCommand(api, calls.revokeGrant, async ({ member, ...scope }, { params }) => {
    await revokeGrant(scope, params, member);
    return {};
  });
}
