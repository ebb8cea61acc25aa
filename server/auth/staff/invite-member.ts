import type { BodyOf } from '#lib/api/contract/command.ts';
import type { StaffMember } from '#lib/api/contract/staff.ts';
import type { grantRole } from '#lib/api/contract/staff-members.ts';
import { createSignInLink } from '#server/auth/sign-in-link.ts';
import { type Reach, reaches, whereaboutsOf } from '#server/db/reach.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { addStaff } from './add-staff.ts';
import { findMember } from './list-members.ts';

type Invited = { member: StaffMember; signInLink: { path: string } | null };

/**
 * Grants a role; answers a link to sign in for somebody who is signed in nowhere and whose every role lies in the reach of who invites: a link is
 * the whole person. Throws as `addStaff`.
 */
export function inviteMember(
  scope: TenantScope,
  input: BodyOf<typeof grantRole>,
  reach: Reach = 'tenant',
): Promise<Invited> {
  return inTransaction(scope, async (scope) => {
    const userId = await addStaff(scope, input);
    const { lastUsedAt, ...member } = await findMember(scope, userId);
    const isOwn = member.grants.every((grant) => reaches(reach, whereaboutsOf(grant)));
    const signInLink = lastUsedAt === null && isOwn ? await linkMember(scope, userId) : null;
    return { member, signInLink };
  });
}

/** Makes a one-time sign-in link. Throws `not-found` for somebody without a role. */
export async function linkMember(scope: TenantScope, userId: string): Promise<{ path: string }> {
  await findMember(scope, userId);
  return { path: `/desk/sign-in#${await createSignInLink(scope, userId)}` };
}
