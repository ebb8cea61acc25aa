import { sql } from 'drizzle-orm';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import type { Merged } from './move-rows.ts';

/** JSON columns of a game that contain person ids. */
const documents = [
  { table: 'game_flow', columns: ['shots', 'lineups'] },
  { table: 'official_box', columns: ['box', 'agreement'] },
  { table: 'game_graphics', columns: ['shown', 'past', 'future'] },
  { table: 'demo_script', columns: ['simulation'] },
] as const;

/**
 * Replaces the duplicate's id in the logs of these games and in the JSON derived from them. A log is append-only, so its
 * events are deleted and inserted again, in the caller's transaction.
 */
export async function moveLogs(
  { db, tenantId }: TenantScope,
  { keep, duplicate }: Merged,
  gameIds: readonly string[],
): Promise<void> {
  const ofGames = sql`tenant_id = ${tenantId} and game_id = any(${sql.param([...gameIds])}::uuid[])`;
  const renamed = (column: string) => sql`replace(${sql.identifier(column)}::text, ${duplicate}, ${keep})::jsonb`;
  await db.execute(sql`
    create temporary table merged_event on commit drop as
    select * from game_event where ${ofGames}
      and (person_id = ${duplicate} or strpos(payload::text, ${duplicate}) > 0)`);
  await db.execute(sql`
    update merged_event set payload = ${renamed('payload')},
      person_id = case when person_id = ${duplicate} then ${keep}::uuid else person_id end`);
  await db.execute(sql`set local courtside.replace_log = 'on'`);
  await db.execute(sql`
    delete from game_event using merged_event moved
    where (game_event.tenant_id, game_event.game_id, game_event.seq) = (moved.tenant_id, moved.game_id, moved.seq)`);
  await db.execute(sql`set local courtside.replace_log = 'off'`);
  await db.execute(sql`insert into game_event select * from merged_event`);
  for (const { table, columns } of documents) {
    const changes = columns.map((column) => sql`${sql.identifier(column)} = ${renamed(column)}`);
    await db.execute(sql`update ${sql.identifier(table)} set ${sql.join(changes, sql`, `)} where ${ofGames}`);
  }
}
