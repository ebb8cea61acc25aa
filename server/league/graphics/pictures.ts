import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { PictureReport, WatchedPicture } from '#lib/api/contract/graphics-board.ts';
import { gamePictures } from '#server/db/schema/game-graphics.ts';
import { games } from '#server/db/schema/games.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

/** How long a silent picture stays listed. */
const listedMs = 60_000;
/** More than any production has. The page of a picture is public, so the pictures silent longest are deleted beyond this. */
const maxPictures = 20;

/** Stores the status report of a picture. Announces nothing. Throws `not-found`. */
export async function savePictureReport(
  scope: TenantScope,
  gameId: string,
  id: string,
  report: PictureReport,
): Promise<void> {
  await fetchOrThrow(scope, games, gameId, 'game');
  const heardAt = new Date();
  const { gameId: ofGame, id: ofPicture, heardAt: heard } = gamePictures;
  const { db, tenantId } = scope;
  await db
    .insert(gamePictures)
    .values({ tenantId, gameId, id, report, heardAt })
    .onConflictDoUpdate({ target: [gamePictures.tenantId, ofGame, ofPicture], set: { report, heardAt } });
  const surplus = db
    .select({ id: ofPicture })
    .from(gamePictures)
    .where(ofTenant(scope, gamePictures, eq(ofGame, gameId)))
    .orderBy(desc(heard), desc(ofPicture))
    .offset(maxPictures);
  await db
    .delete(gamePictures)
    .where(ofTenant(scope, gamePictures, and(eq(ofGame, gameId), inArray(ofPicture, surplus))));
}

/** Lists the pictures of a game that reported within the last minute, latest report first. */
export async function listPictures(scope: TenantScope, gameId: string, now: Date): Promise<WatchedPicture[]> {
  const rows = await scope.db
    .select()
    .from(gamePictures)
    .where(
      ofTenant(scope, gamePictures, and(eq(gamePictures.gameId, gameId), gt(gamePictures.heardAt, listedSince(now)))),
    )
    .orderBy(desc(gamePictures.heardAt));
  return rows.map(({ id, report, heardAt }) => ({
    ...report,
    id,
    silentMs: Math.max(0, now.getTime() - heardAt.getTime()),
  }));
}

const listedSince = (now: Date) => new Date(now.getTime() - listedMs);
