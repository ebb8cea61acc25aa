import type { StaffGrant, StaffMember } from '#lib/api/contract/staff.ts';
import { LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';

/** Throws `conflict` for an admin's own role, which nobody gives away by mistake. */
export function refuseOwnAdmin(userId: string, { role }: StaffGrant, by: Pick<StaffMember, 'userId'>): void {
  if (userId !== by.userId || role !== 'admin') return;
  throw new LeagueError('conflict', say`Nobody takes the role of admin from themselves: another admin can.`);
}
