import { z } from 'zod';
import { games, guiltySides } from '#server/db/schema/games.ts';
import { fetchOrThrow, inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { parseInput } from '#server/league/parse-input.ts';
import { decideGame } from './decide-game.ts';
import { rulesOf } from './rules.ts';

const forfeitSchema = z.object({ guilty: z.enum(guiltySides) });
export type ForfeitInput = z.input<typeof forfeitSchema>;

/**
 * Records a game lost by forfeit (Official Basketball Rules, Art. 20): 20–0 for the opponents in FIBA's profiles, no
 * statistics. Announces as `decideGame`; the caller authorises. Throws `bad-request` and `not-found` (also for another
 * tenant's game).
 */
export function recordForfeit(scope: TenantScope, gameId: string, input: ForfeitInput): Promise<void> {
  return inTransaction(scope, async (scope) => {
    const { guilty } = parseInput(forfeitSchema, input);
    const game = await fetchOrThrow(scope, games, gameId, 'game');
    const { winnerScore, loserScore } = rulesOf(game).forfeit;
    const score = (side: 'home' | 'away') => (guilty === 'both' || guilty === side ? loserScore : winnerScore);
    await decideGame(scope, game, {
      state: 'forfeited',
      guilty,
      homeScore: score('home'),
      awayScore: score('away'),
      periods: [],
      overtimes: 0,
      coverage: game.logHash ? game.coverage : 'score',
    });
  });
}
