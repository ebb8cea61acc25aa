import type { BodyOf } from '#lib/api/contract/command.ts';
import type { StaffMember } from '#lib/api/contract/staff.ts';
import type { grantRole } from '#lib/api/contract/staff-members.ts';
import { createSignInLink } from '#server/auth/sign-in-link.ts';
import { type Reach, reaches } from '#server/db/reach.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError, notFound } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import { addStaff } from './add-staff.ts';
import { findMember } from './list-members.ts';
import { lockPlaces } from './lock-places.ts';

/** Somebody with a new role, and the link to sign in where they need one. */
export type Invited = { member: StaffMember; signInLink: { path: string } | null };

/**
 * Grants a role; answers a link to sign in for somebody who is signed in nowhere and whose every role lies in the reach of who invites: a link is
 * the whole person. Of the roles it answers those in the reach. Throws as `addStaff`.
 */
export function inviteMember(
  scope: TenantScope,
  input: BodyOf<typeof grantRole>,
  reach: Reach = 'tenant',
): Promise<Invited> {
  return inTransaction(scope, async (scope) => {
    const userId = await addStaff(scope, input, reach);
    const { lastUsedAt, ...member } = await findMember(scope, userId, reach);
    const isOwn = (await lockPlaces(scope, userId)).every((place) => reaches(reach, place));
    const signInLink = lastUsedAt === null && isOwn ? await linkMember(scope, userId, reach) : null;
    return { member, signInLink };
  });
}

/**
 * Makes a one-time sign-in link. Throws `not-found` for somebody without a role, and `forbidden` for somebody who has one out of the reach, also one
 * that was granted at the same moment.
 */
export function linkMember(scope: TenantScope, userId: string, reach: Reach = 'tenant'): Promise<{ path: string }> {
  return inTransaction(scope, async (scope) => {
    const places = await lockPlaces(scope, userId);
    if (places.length === 0) throw notFound('member of staff', userId);
    if (!places.every((place) => reaches(reach, place)))
      throw new LeagueError('forbidden', say`This person has a role that lies outside of what yours is for.`);
    return { path: `/desk/sign-in#${await createSignInLink(scope, userId)}` };
  });
}
