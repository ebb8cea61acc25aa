import { z } from 'zod';
import { sides } from '#lib/basketball/events.ts';
import { otherSide } from '#lib/basketball/other-side.ts';
import { games } from '#server/db/schema/games.ts';
import { fetchOrThrow, inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { parseInput } from '#server/league/parse-input.ts';
import { decideGame } from './decide-game.ts';
import { rulesOf } from './rules.ts';

const defaultSchema = z.object({ guilty: z.enum(sides) });
export type DefaultInput = z.input<typeof defaultSchema>;

/**
 * Records a game defaultSchema by default (Official Basketball Rules, Art. 21): the score stands if the opponents lead, otherwise it is
 * 2–0 in FIBA's profiles; statistics stay. Announces as `decideGame`; the caller authorises. Throws `bad-request` and
 * `not-found` (also for another tenant's game).
 */
export function recordDefault(scope: TenantScope, gameId: string, input: DefaultInput): Promise<void> {
  return inTransaction(scope, async (scope) => {
    const { guilty } = parseInput(defaultSchema, input);
    const game = await fetchOrThrow(scope, games, gameId, 'game');
    const score = { home: game.homeScore ?? 0, away: game.awayScore ?? 0 };
    const winner = otherSide(guilty);
    const { winnerScore, loserScore } = rulesOf(game).default;
    const awarded = score[winner] > score[guilty] ? score : { [winner]: winnerScore, [guilty]: loserScore };
    await decideGame(scope, game, {
      state: 'defaulted',
      guilty,
      homeScore: awarded.home ?? 0,
      awayScore: awarded.away ?? 0,
      coverage: game.logHash ? game.coverage : 'score',
    });
  });
}
