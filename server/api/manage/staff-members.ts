import * as calls from '#lib/api/contract/staff-members.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import { inviteMember, linkMember } from '#server/auth/staff/invite-member.ts';
import { listMembers } from '#server/auth/staff/list-members.ts';
import { revokeRole } from '#server/auth/staff/revoke-role.ts';

/** Mounts who is staff: roles granted and taken away, and links to sign in. */
export function mountStaffMembers(api: Api): void {
  mountStaffCall(api, calls.listStaffMembers, async (scope) => ({ items: await listMembers(scope) }));
  mountStaffCommand(api, calls.grantRole, ({ member, ...scope }, { body }) => inviteMember(scope, body));
  mountStaffCommand(api, calls.linkStaffMember, ({ member, ...scope }, { params }) => linkMember(scope, params.userId));
  mountStaffCommand(api, calls.revokeRole, async ({ member, ...scope }, { params }) => {
    await revokeRole(scope, params, member);
    return {};
  });
}
