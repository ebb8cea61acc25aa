import type { RecordMergePreview } from '#lib/api/contract/competition/records.ts';
import { teams } from '#server/db/schema/teams.ts';
import { fetchOrThrow, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/errors.ts';
import { countMoves, differencesOf } from '#server/league/references/preview-moves.ts';
import { say } from '#server/refusals/sentence.ts';
import { placesOfTeams } from './merge/places.ts';

/**
 * Tells what `mergeTeams` would move and drop; changes nothing. The caller authorises. Throws `not-found`, and `bad-request` for one
 * record twice or teams of two leagues.
 */
export async function previewTeamMerge(
  scope: TenantScope,
  keepId: string,
  duplicateId: string,
): Promise<RecordMergePreview> {
  const keep = await fetchOrThrow(scope, teams, keepId, 'team');
  const duplicate = await fetchOrThrow(scope, teams, duplicateId, 'team');
  if (keepId === duplicateId) throw badRequest(say`This is the same record twice.`);
  if (keep.leagueId !== duplicate.leagueId) throw badRequest(say`They are teams of two leagues, which stay two.`);
  return {
    keep: keep.name,
    duplicate: duplicate.name,
    moves: await countMoves(scope, placesOfTeams, 'team', duplicateId),
    differences: differencesOf(['name', 'shortName', 'code', 'colors', 'crest'], keep, duplicate),
  };
}
