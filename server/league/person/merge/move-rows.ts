import { type SQL, sql } from 'drizzle-orm';
import type { TenantScope } from '#server/db/tenant-scope.ts';

export type Merged = { keep: string; duplicate: string };

/**
 * The columns that reference people. `same`: the other columns of the unique key. If both people have a row with that key, the
 * duplicate's row is deleted.
 */
export const placesOfPeople = [
  { table: 'membership', column: 'person_id', same: ['team_id', 'role', 'from_date'] },
  { table: 'game_player_stats', column: 'person_id', same: ['game_id'] },
  { table: 'game_record', column: 'person_id', same: ['game_id', 'statistic'] },
  { table: 'photo', column: 'person_id', same: [] },
  { table: 'official', column: 'person_id', same: [] },
  { table: 'fantasy_price', column: 'person_id', same: ['fantasy_round_id'] },
  { table: 'fantasy_pick', column: 'person_id', same: ['fantasy_team_id', 'fantasy_round_id'] },
  { table: 'fantasy_ledger', column: 'person_id', same: ['fantasy_round_id', 'game_id', 'item'] },
  { table: 'news_subject', column: 'subject_id', same: ['news_id'], noun: true },
  { table: 'follow', column: 'followed_id', same: ['user_id'], noun: true },
] as const satisfies readonly { table: string; column: string; same: readonly string[]; noun?: true }[];

/** Moves all rows of the duplicate to the other person; deletes those that the other person already has. */
export async function moveRows({ db, tenantId }: TenantScope, { keep, duplicate }: Merged): Promise<void> {
  for (const { table, column, same, ...more } of placesOfPeople) {
    const name = sql.identifier(table);
    const person = sql.identifier(column);
    const ofNoun = (row: SQL) => ('noun' in more ? sql`and ${row}.noun = 'person'` : sql``);
    const alike = same.map(
      (key) => sql`and other.${sql.identifier(key)} is not distinct from mine.${sql.identifier(key)}`,
    );
    const isTaken = sql`exists (select from ${name} other where other.tenant_id = mine.tenant_id
      and other.${person} = ${keep} ${ofNoun(sql`other`)} ${sql.join(alike, sql` `)})`;
    const isMine = sql`mine.tenant_id = ${tenantId} and mine.${person} = ${duplicate} ${ofNoun(sql`mine`)}`;
    if (same.length > 0) await db.execute(sql`delete from ${name} mine where ${isMine} and ${isTaken}`);
    await db.execute(sql`update ${name} mine set ${person} = ${keep} where ${isMine}`);
  }
}
