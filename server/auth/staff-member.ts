import type { StaffMember, StaffRole } from '#lib/api/contract/staff.ts';
import { LeagueError } from '#server/errors.ts';

/** Throws `forbidden` unless the member has one of the roles. */
export function assertRole({ roles }: Pick<StaffMember, 'roles'>, allowed: readonly StaffRole[]): void {
  if (roles.some((role) => allowed.includes(role))) return;
  throw new LeagueError('forbidden', `This needs one of the roles: ${allowed.join(', ')}.`);
}
