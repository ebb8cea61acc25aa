import type { RecordMergePreview } from '#lib/api/contract/competition/records.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { fetchOrThrow, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/errors.ts';
import { countMoves, differencesOf } from '#server/league/references/preview-moves.ts';
import { clubFacts } from '#server/league/team/merge/merge-clubs.ts';
import { placesOfClubs } from '#server/league/team/merge/places.ts';
import { say } from '#server/refusals/sentence.ts';

/** Tells what `mergeClubs` would move and drop; changes nothing. The caller authorises. Throws `not-found`, and `bad-request` for one record twice. */
export async function previewClubMerge(
  scope: TenantScope,
  keepId: string,
  duplicateId: string,
): Promise<RecordMergePreview> {
  const keep = await fetchOrThrow(scope, clubs, keepId, 'club');
  const duplicate = await fetchOrThrow(scope, clubs, duplicateId, 'club');
  if (keepId === duplicateId) throw badRequest(say`This is the same record twice.`);
  return {
    keep: keep.name,
    duplicate: duplicate.name,
    moves: await countMoves(scope, placesOfClubs, 'club', duplicateId),
    differences: differencesOf(['name', ...clubFacts.filter((fact) => fact !== 'venueId')], keep, duplicate),
  };
}
