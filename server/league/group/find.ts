import type { ManagedGroup } from '#lib/api/contract/competition/phases.ts';
import { groups, phases } from '#server/db/schema/phases.ts';
import { fetchOrThrow, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { getPhase } from '#server/league/phase/structure.ts';

/** Returns a group as the office changes it. Throws `not-found`. */
export async function getGroup(scope: TenantScope, groupId: string): Promise<ManagedGroup> {
  const { phaseId } = await fetchOrThrow(scope, groups, groupId, 'group');
  const found = (await getPhase(scope, phaseId)).groups.find(({ id }) => id === groupId);
  if (!found) throw notFound('group', groupId);
  return found;
}

/** Returns the league of a group. Throws `not-found`. */
export async function leagueOfGroup(scope: TenantScope, groupId: string): Promise<string> {
  const { phaseId } = await fetchOrThrow(scope, groups, groupId, 'group');
  return (await fetchOrThrow(scope, phases, phaseId, 'phase')).leagueId;
}
