import type { RecordMergePreview } from '#lib/api/contract/competition/records.ts';
import { venues } from '#server/db/schema/venues.ts';
import { fetchOrThrow, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/errors.ts';
import { countMoves, differencesOf } from '#server/league/references/preview-moves.ts';
import { say } from '#server/refusals/sentence.ts';
import { placesOfVenues } from './merge.ts';

/** Tells what `mergeVenues` would move and drop; changes nothing. The caller authorises. Throws `not-found`, and `bad-request` for one record twice. */
export async function previewVenueMerge(
  scope: TenantScope,
  keepId: string,
  duplicateId: string,
): Promise<RecordMergePreview> {
  const keep = await fetchOrThrow(scope, venues, keepId, 'venue');
  const duplicate = await fetchOrThrow(scope, venues, duplicateId, 'venue');
  if (keepId === duplicateId) throw badRequest(say`This is the same record twice.`);
  const facts = ['name', 'city', 'country', 'address', 'timeZone', 'latitude', 'longitude', 'capacity'] as const;
  return {
    keep: keep.name,
    duplicate: duplicate.name,
    moves: await countMoves(scope, placesOfVenues, 'venue', duplicateId),
    differences: differencesOf(facts, keep, duplicate),
  };
}
