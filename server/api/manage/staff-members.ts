import * as calls from '#lib/api/contract/staff-members.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import { changeGrant } from '#server/auth/staff/change-grant.ts';
import { type Invited, inviteMember, linkMember } from '#server/auth/staff/invite-member.ts';
import { listMembers } from '#server/auth/staff/list-members.ts';
import { revokeGrant } from '#server/auth/staff/revoke-grant.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { mailInvitation } from './mail-invitation.ts';

/** Mounts who is staff: roles granted and taken away, and links to sign in. */
export function mountStaffMembers(api: Api): void {
  mountStaffCall(api, calls.listStaffMembers, async (scope) => ({
    items: await listMembers(scope, scope.reach, scope),
  }));
  const mailed = async (scope: TenantScope, userId: string, { path }: { path: string }) => ({
    path,
    mailedTo: await mailInvitation(api, scope, { userId, path }),
  });
  const invited = async (scope: TenantScope, { member, signInLink }: Invited) => ({
    member,
    signInLink: signInLink && (await mailed(scope, member.userId, signInLink)),
  });
  mountStaffCommand(api, calls.grantRole, async ({ member, reach, ...scope }, { body }) =>
    invited(scope, await inviteMember(scope, body, reach)),
  );
  mountStaffCommand(api, calls.linkStaffMember, async ({ member, reach, ...scope }, { params: { userId } }) =>
    mailed(scope, userId, await linkMember(scope, userId, reach)),
  );
  mountStaffCommand(api, calls.changeGrant, async ({ member, reach, ...scope }, { params, body }) =>
    invited(scope, await changeGrant(scope, params, body, member, reach)),
  );
  mountStaffCommand(api, calls.revokeGrant, async ({ member, reach, ...scope }, { params }) => {
    await revokeGrant(scope, params, member, reach);
    return {};
  });
}
