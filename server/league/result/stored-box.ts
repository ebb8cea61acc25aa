import { eq } from 'drizzle-orm';
import { officialBoxes } from '#server/db/schema/game-projections.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import type { PrintedBox } from '#server/league/box-score/sheet.ts';
import type { OfficialLines } from '#server/league/game/game-log.ts';

type Row = typeof officialBoxes.$inferSelect;

/** The official box score of a game as it is stored: `feed` as a feed printed it, `file` what a file or a person entered. */
export type StoredBox = { row: Row; feed: OfficialLines | null; file: PrintedBox | null };

/** Returns the stored official box score of a game, or null without one. Earlier builds stored no `file` to take lines from again. */
export async function storedBoxOf(scope: TenantScope, gameId: string): Promise<StoredBox | null> {
  const ofGame = ofTenant(scope, officialBoxes, eq(officialBoxes.gameId, gameId));
  const [row] = await scope.db.select().from(officialBoxes).where(ofGame);
  if (!row) return null;
  return { row, feed: isFeedBox(row.box) ? row.box : null, file: hasPrinted(row.box) ? row.box.printed : null };
}

/** Returns what is stored of a box score of a file: the source's own lines, and the players whom they were found to be. */
export const withPrinted = (source: object, printed: PrintedBox): object => ({ ...source, printed });

const isFeedBox = (box: unknown): box is OfficialLines => isObject(box) && 'people' in box;
const hasPrinted = (box: unknown): box is { printed: PrintedBox } => isObject(box) && 'printed' in box;
const isObject = (box: unknown): box is object => typeof box === 'object' && box !== null;
