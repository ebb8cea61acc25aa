import { eq } from 'drizzle-orm';
import type { BodyOf } from '#lib/api/contract/command.ts';
import type { StaffMember } from '#lib/api/contract/staff.ts';
import { type changeGrant as changeCall, grantInput } from '#lib/api/contract/staff-members.ts';
import type { Reach } from '#server/db/reach.ts';
import { staff } from '#server/db/schema/staff.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError, notFound } from '#server/errors.ts';
import { parseInput } from '#server/league/parse-input.ts';
import { say } from '#server/refusals/sentence.ts';
import { assertScope } from './add-staff.ts';
import { endAccessBefore } from './end-access.ts';
import { type Invited, linkMember } from './invite-member.ts';
import { lockAdminGrants, refuseLastAdmin } from './last-admin.ts';
import { findMember } from './list-members.ts';
import { refuseOwnAdmin } from './refuse-own-admin.ts';

type Grant = { userId: string; grantId: string };

/**
 * Puts another role, or the same one elsewhere, in the place of one that somebody has; it holds from their next call on. Answers a link to sign in for
 * somebody whose access it has ended, and of the roles those in the reach. Throws `bad-request`, `not-found`, and `conflict` for one's own role of admin,
 * that of the last admin, what they have already, and as `endAccessBefore`.
 */
export function changeGrant(
  scope: TenantScope,
  { userId, grantId }: Grant,
  input: BodyOf<typeof changeCall>,
  by: Pick<StaffMember, 'userId'>,
  reach: Reach,
): Promise<Invited> {
  return inTransaction(scope, async (scope) => {
    const { role, leagueId, clubId } = parseInput(grantInput, input);
    const admins = await lockAdminGrants(scope);
    const { grants } = await findMember(scope, userId);
    const before = grants.find(({ id }) => id === grantId);
    if (!before) throw notFound('role', grantId);
    refuseOwnAdmin(userId, before, by);
    refuseLastAdmin(admins, grantId);
    await assertScope(scope, { leagueId, clubId });
    const isHeld = grants.some(
      (held) =>
        held.id !== grantId &&
        held.role === role &&
        (held.league?.id ?? null) === leagueId &&
        (held.club?.id ?? null) === clubId,
    );
    if (isHeld) throw new LeagueError('conflict', say`This person has that role already.`);
    const isEnded = await endAccessBefore(scope, userId, { leagueId, clubId }, reach);
    await scope.db
      .update(staff)
      .set({ role, leagueId, clubId })
      .where(ofTenant(scope, staff, eq(staff.id, grantId)));
    const { lastUsedAt, ...member } = await findMember(scope, userId, reach);
    return { member, signInLink: isEnded ? await linkMember(scope, userId, reach) : null };
  });
}
