import { eq } from 'drizzle-orm';
import { dayAt } from '#lib/i18n/format/instants.ts';
import { announce } from '#server/changes/announce.ts';
import { games } from '#server/db/schema/games.ts';
import { fetchOrThrow, inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { followSchedule } from '#server/league/fantasy/round/follow-schedule.ts';
import { tagsOfGame } from '#server/league/game/tags-of-game.ts';

/** Moves the tip-off of a game that has not begun and notifies everything that shows it. Throws `not-found`. */
export function bringForward(scope: TenantScope, gameId: string, tipOffAt: Date): Promise<void> {
  return inTransaction(scope, async (scope) => {
    const game = await fetchOrThrow(scope, games, gameId, 'game');
    const tipOffDate = dayAt(tipOffAt.toISOString(), game.timeZone);
    await scope.db
      .update(games)
      .set({ tipOffAt, tipOffDate })
      .where(ofTenant(scope, games, eq(games.id, gameId), eq(games.state, 'scheduled')));
    await followSchedule(scope, game.leagueId, new Date());
    await announce(scope, await tagsOfGame(scope, game));
  });
}
