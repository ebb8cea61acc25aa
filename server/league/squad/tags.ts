import { tags } from '#lib/api/tags.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';

/** Lists the cache tags of all that shows these places in squads. */
export const tagsOfMembers = (
  { tenantId }: TenantScope,
  members: readonly { teamId: string; personId: string }[],
): string[] =>
  members.length === 0
    ? []
    : [
        tags.players(tenantId),
        ...members.flatMap(({ teamId, personId }) => [tags.team(teamId), tags.player(personId)]),
      ];
