import { sql } from 'drizzle-orm';
import type { TenantScope } from '#server/db/tenant-scope.ts';

type Pair = { one: { id: string }; other: { id: string } };

/** Drops the pairs that are on the sheet of one game, which proves that they are two people. */
export async function dropTeamMates<P extends Pair>({ db, tenantId }: TenantScope, pairs: readonly P[]): Promise<P[]> {
  if (pairs.length === 0) return [];
  const asked = JSON.stringify(pairs.map(({ one, other }) => ({ one: one.id, other: other.id })));
  const { rows } = await db.execute<{ one: string; other: string }>(sql`
    select pair.one, pair.other from json_to_recordset(${asked}::json) as pair (one uuid, other uuid)
    where exists (
      select from game_player_stats a join game_player_stats b on a.tenant_id = b.tenant_id and a.game_id = b.game_id
      where a.tenant_id = ${tenantId} and a.person_id = pair.one and b.person_id = pair.other)`);
  const two = new Set(rows.map(({ one, other }) => `${one} ${other}`));
  return pairs.filter(({ one, other }) => !two.has(`${one.id} ${other.id}`));
}
