import { and, eq } from 'drizzle-orm';
import type { Side } from '#lib/basketball/events.ts';
import { officialBoxes } from '#server/db/schema/game-projections.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { boxScoreSource } from '#server/league/box-score/record.ts';
import type { BoxScoreRow, LineKind } from './box-score-row.ts';

export type BoxLine = Pick<BoxScoreRow, 'person' | 'counts' | 'benchPoints'>;
export type BoxLines = Record<Side, Record<LineKind, BoxLine[]>>;

/**
 * The lines of a game with those of an earlier file: players and sums may come in two files, and what a file brings takes the
 * place of its own kind only.
 */
export async function withStoredLines(
  { db, tenantId }: TenantScope,
  gameId: string,
  lines: BoxLines,
): Promise<BoxLines> {
  const [stored] = await db
    .select({ box: officialBoxes.box })
    .from(officialBoxes)
    .where(
      and(
        eq(officialBoxes.tenantId, tenantId),
        eq(officialBoxes.gameId, gameId),
        eq(officialBoxes.source, boxScoreSource),
      ),
    );
  if (!stored) return lines;
  const before = stored.box as BoxLines;
  const kept = (side: Side, kind: LineKind) => {
    const brings = lines.home[kind].length + lines.away[kind].length > 0;
    return brings ? lines[side][kind] : before[side][kind];
  };
  const of = (side: Side) => ({ player: kept(side, 'player'), team: kept(side, 'team'), total: kept(side, 'total') });
  return { home: of('home'), away: of('away') };
}
