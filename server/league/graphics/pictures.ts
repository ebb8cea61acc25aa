import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { PictureReport, WatchedPicture } from '#lib/api/contract/graphics-board.ts';
import { gamePictures } from '#server/db/schema/game-graphics.ts';
import { games } from '#server/db/schema/games.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

/** How long a picture that is not heard any more is still told of: whoever closed it knows why by then. */
const rememberedMs = 60_000;
/** More than any production has. Anybody can open the page of a picture: of more than these the ones heard longest ago go. */
const maxPictures = 20;

/** Keeps how a picture is. Throws `not-found`. */
export async function keepPicture(
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
  const tooMany = db
    .select({ id: ofPicture })
    .from(gamePictures)
    .where(ofTenant(scope, gamePictures, eq(ofGame, gameId)))
    .orderBy(desc(heard), desc(ofPicture))
    .offset(maxPictures);
  await db
    .delete(gamePictures)
    .where(ofTenant(scope, gamePictures, and(eq(ofGame, gameId), inArray(ofPicture, tooMany))));
}

/** The pictures of a game that are connected or were a moment ago, the one heard last first. */
export async function listPictures(scope: TenantScope, gameId: string, now: Date): Promise<WatchedPicture[]> {
  const rows = await scope.db
    .select()
    .from(gamePictures)
    .where(ofTenant(scope, gamePictures, and(eq(gamePictures.gameId, gameId), gt(gamePictures.heardAt, goneAt(now)))))
    .orderBy(desc(gamePictures.heardAt));
  return rows.map(({ id, report, heardAt }) => ({
    ...report,
    id,
    silentMs: Math.max(0, now.getTime() - heardAt.getTime()),
  }));
}

const goneAt = (now: Date) => new Date(now.getTime() - rememberedMs);
