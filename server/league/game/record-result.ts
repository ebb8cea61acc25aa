import { z } from 'zod';
import { periodScore } from '#lib/api/contract/game.ts';
import { games } from '#server/db/schema/games.ts';
import { fetchOrThrow, inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { parseInput } from '#server/league/parse-input.ts';
import { decideGame } from './decide-game.ts';
import { rulesOf } from './rules.ts';

const points = z.number().int().min(0).max(999);

const resultSchema = z
  .object({ home: points, away: points, periods: z.array(periodScore).default([]) })
  .refine(({ home, away }) => home !== away, 'a game cannot end in a tie')
  .refine(
    ({ home, away, periods }) =>
      periods.length === 0 || (sum(periods, 'home') === home && sum(periods, 'away') === away),
    { path: ['periods'], message: 'the periods do not add up to the score' },
  );
export type GameResultInput = z.input<typeof resultSchema>;

/**
 * Records the final score of a game without a log. Announces as `decideGame`; the caller authorises. Throws `bad-request`,
 * `not-found` (also for another tenant's game) and `conflict` for a game with a log.
 */
export function recordResult(scope: TenantScope, gameId: string, input: GameResultInput): Promise<void> {
  return inTransaction(scope, async (scope) => {
    const { home, away, periods } = parseInput(resultSchema, input);
    const game = await fetchOrThrow(scope, games, gameId, 'game');
    if (game.logHash) throw new LeagueError('conflict', 'The score of this game comes from its log. Correct the log.');
    const { count } = rulesOf(game).periods;
    await decideGame(scope, game, {
      state: 'final',
      guilty: null,
      homeScore: home,
      awayScore: away,
      periods,
      overtimes: Math.max(0, periods.length - count),
      coverage: 'score',
    });
  });
}

const sum = (periods: readonly { home: number; away: number }[], side: 'home' | 'away') =>
  periods.reduce((total, period) => total + period[side], 0);
