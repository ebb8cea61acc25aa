import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { controlGraphics as call, GraphicsChange, GraphicsState } from '#lib/api/contract/graphics.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest, LeagueError, notFound } from '#server/errors.ts';
import { gameOnAir } from '#server/league/venue/game-on-air.ts';
import { say } from '#server/refusals/sentence.ts';
import { changeGraphics } from './change-graphics.ts';

type Control = z.output<typeof call.params> & Omit<z.output<typeof call.query>, 'key'>;

/**
 * Executes the command of a hardware button in a venue. Authorises only games at that venue; changes and publishes as
 * `changeGraphics`. Throws `not-found` without a game, `forbidden` for a game elsewhere, `bad-request` for a command that does
 * not exist, and `conflict` while the holder of the board locks buttons out.
 */
export async function controlGraphics(
  scope: TenantScope,
  venueId: string,
  { game, graphic, action, side, person, number, seconds }: Control,
): Promise<GraphicsState> {
  const gameId = game ? await gameAtVenue(scope, venueId, game) : await gameOnAir(scope, venueId, new Date());
  if (!gameId) throw new LeagueError('not-found', say`No game is on air at this venue. Name one with "game".`);
  return changeGraphics(scope, gameId, toChange(), 'button');

  function toChange(): GraphicsChange {
    if (action === 'undo' || action === 'redo') {
      if (graphic !== 'all') throw badRequest(say`Only the whole board can be undone or redone: all/${action}.`);
      return { action };
    }
    if (graphic !== 'all') return { action, graphic, side, person, number, seconds };
    if (action !== 'hide') throw badRequest(say`All graphics at once can only be hidden, undone or redone: all/hide.`);
    return { action: 'hide-all' };
  }
}

async function gameAtVenue(scope: TenantScope, venueId: string, gameId: string): Promise<string> {
  const [game] = await scope.db
    .select({ id: games.id, venueId: games.venueId })
    .from(games)
    .where(ofTenant(scope, games, eq(games.id, gameId)));
  if (!game) throw notFound('game', gameId);
  if (game.venueId !== venueId) throw new LeagueError('forbidden', say`This game is not at the venue of the key.`);
  return game.id;
}
