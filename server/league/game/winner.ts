import { gameWinner } from '#lib/basketball/series/game-winner.ts';
import type { games } from '#server/db/schema/games.ts';

type Decided = Pick<
  typeof games.$inferSelect,
  'state' | 'guilty' | 'homeTeamId' | 'awayTeamId' | 'homeScore' | 'awayScore'
>;

/** Returns the id of the winning team, or null without a winner. */
export function winningTeamId(game: Decided): string | null {
  const { state, guilty, homeScore, awayScore } = game;
  const score = homeScore === null || awayScore === null ? null : { home: homeScore, away: awayScore };
  const side = gameWinner({ state, guilty, score });
  return side && (side === 'home' ? game.homeTeamId : game.awayTeamId);
}
