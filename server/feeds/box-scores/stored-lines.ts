import { and, eq } from 'drizzle-orm';
import type { Side } from '#lib/basketball/events.ts';
import { officialBoxes } from '#server/db/schema/game-projections.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { boxScoreSource } from '#server/league/box-score/box-score-source.ts';
import type { BoxScoreRow, LineKind } from './box-score-row.ts';

export type BoxLine = Pick<BoxScoreRow, 'person' | 'counts' | 'benchPoints'>;
export type BoxLines = Record<Side, Record<LineKind, BoxLine[]>>;

/**
 * Merges the lines of a game with those of an earlier file: players and totals may be in two files, and a file replaces only
 * the kinds of lines that it contains.
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
  const earlier = stored.box as BoxLines;
  const merged = (side: Side, kind: LineKind) => {
    const hasKind = lines.home[kind].length + lines.away[kind].length > 0;
    return hasKind ? lines[side][kind] : earlier[side][kind];
  };
  const of = (side: Side) => ({
    player: merged(side, 'player'),
    team: merged(side, 'team'),
    total: merged(side, 'total'),
  });
  return { home: of('home'), away: of('away') };
}
