import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { controlGraphics as call, GraphicsChange, GraphicsState } from '#lib/api/contract/graphics.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest, LeagueError, notFound } from '#server/errors.ts';
import { gameOnAir } from '#server/league/venue/game-on-air.ts';
import { changeGraphics } from './change-graphics.ts';

type Control = z.output<typeof call.params> & Omit<z.output<typeof call.query>, 'key'>;

/**
 * A button of hardware in a hall. Throws `not-found` without a game there, `forbidden` for a game
 * elsewhere, `conflict` while who has the board locks buttons out.
 */
export async function controlGraphics(
  scope: TenantScope,
  venueId: string,
  { game, graphic, action, side, person, number, seconds }: Control,
): Promise<GraphicsState> {
  const gameId = game ? await gameOfHall(scope, venueId, game) : await gameOnAir(scope, venueId, new Date());
  if (!gameId) throw new LeagueError('not-found', 'No game is on in this hall: say which one with `game`.');
  return changeGraphics(scope, gameId, toChange(), 'button');

  function toChange(): GraphicsChange {
    if (action === 'undo' || action === 'redo') {
      if (graphic !== 'all') throw badRequest(`A step is of the whole board: all/${action}.`);
      return { action };
    }
    if (graphic !== 'all') return { action, graphic, side, person, number, seconds };
    if (action !== 'hide') throw badRequest('Everything at once can be hidden, undone and redone: all/hide.');
    return { action: 'hide-all' };
  }
}

async function gameOfHall(scope: TenantScope, venueId: string, gameId: string): Promise<string> {
  const [game] = await scope.db
    .select({ id: games.id, venueId: games.venueId })
    .from(games)
    .where(ofTenant(scope, games, eq(games.id, gameId)));
  if (!game) throw notFound('game', gameId);
  if (game.venueId !== venueId) throw new LeagueError('forbidden', 'This game is not played in the hall of the key.');
  return game.id;
}
