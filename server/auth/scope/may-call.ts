import type { StaffMember } from '#lib/api/contract/staff.ts';
import { rightOf } from '#lib/api/contract/staff-rights.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { authorize } from './authorize.ts';

/** Whether a member may make a call about a record. A role for the whole tenant may, also where there is no such record: it is not looked up. */
export async function mayCall(
  scope: TenantScope,
  member: StaffMember,
  call: { method?: string; path: string },
  params: Readonly<Record<string, string>>,
): Promise<boolean> {
  try {
    await authorize(scope, member, rightOf(call), { params });
    return true;
  } catch (error) {
    if (error instanceof LeagueError && (error.code === 'forbidden' || error.code === 'not-found')) return false;
    throw error;
  }
}
