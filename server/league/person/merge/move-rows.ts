import type { TenantScope } from '#server/db/tenant-scope.ts';
import { type Merged, moveReferences, type Place } from '#server/league/references/move.ts';

export type { Merged };

/**
 * The columns that reference people. `same`: the other columns of the unique key. If both people have a row with that key, the
 * duplicate's row is deleted.
 */
export const placesOfPeople = [
  { table: 'membership', column: 'person_id', same: ['team_id', 'role', 'from_date'] },
  { table: 'game_player_stats', column: 'person_id', same: ['game_id'] },
  { table: 'suspension', column: 'person_id', same: [] },
  { table: 'licence', column: 'person_id', same: [] },
  { table: 'distinct_people', column: 'one_id', same: ['other_id'] },
  { table: 'distinct_people', column: 'other_id', same: ['one_id'] },
  { table: 'admission', column: 'person_id', same: ['game_id'] },
  { table: 'game_record', column: 'person_id', same: ['game_id', 'statistic'] },
  { table: 'photo_person', column: 'person_id', same: ['photo_id'] },
  { table: 'official', column: 'person_id', same: [] },
  { table: 'fantasy_entrant', column: 'person_id', same: ['fantasy_season_id'] },
  { table: 'player_claim', column: 'person_id', same: [] },
  { table: 'news_subject', column: 'subject_id', same: ['news_id'], noun: true },
  { table: 'follow', column: 'followed_id', same: ['user_id'], noun: true },
] as const satisfies readonly Place[];

/** Moves all rows of the duplicate to the other person; deletes those that the other person already has. */
export const moveRows = (scope: TenantScope, pair: Merged): Promise<void> =>
  moveReferences(scope, placesOfPeople, 'person', pair);
