import { eq, sql } from 'drizzle-orm';
import { fantasyLines } from '#server/db/schema/fantasy-ledger.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { presentEntrants } from '#server/league/fantasy/entrant/present-entrants.ts';
import { type EntrantLine, keyOf } from './desired-lines.ts';

/**
 * Loads the sums of all lines of a game by entrant and item, those of a frozen round included. What an entrant had who was merged into
 * another since counts as that one's: in a frozen round the lines stay where they were.
 */
export async function bookedLines(
  scope: TenantScope,
  seasonId: string,
  gameId: string,
): Promise<{ isFirst: boolean; lines: EntrantLine[] }> {
  const rows = await scope.db
    .select({
      entrant: fantasyLines.entrant,
      item: fantasyLines.item,
      count: sql<number>`sum(${fantasyLines.count})::int`,
      points: sql<number>`sum(${fantasyLines.points})`.mapWith(Number),
    })
    .from(fantasyLines)
    .where(ofTenant(scope, fantasyLines, eq(fantasyLines.gameId, gameId)))
    .groupBy(fantasyLines.entrant, fantasyLines.item);
  const present = await presentEntrants(scope, seasonId);
  const sums = new Map<string, EntrantLine>();
  for (const row of rows) {
    const line = { ...row, entrant: present(row.entrant) };
    const other = sums.get(keyOf(line)) ?? { count: 0, points: 0 };
    sums.set(keyOf(line), { ...line, count: line.count + other.count, points: line.points + other.points });
  }
  return { isFirst: rows.length === 0, lines: [...sums.values()] };
}
