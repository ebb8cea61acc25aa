import { gameWinner } from '#lib/basketball/series/game-winner.ts';
import type { games } from '#server/db/schema/games.ts';

type Decided = Pick<
  typeof games.$inferSelect,
  'state' | 'guilty' | 'homeTeamId' | 'awayTeamId' | 'homeScore' | 'awayScore'
>;

/** The id of the team that won, or null while nobody has. */
export function winningTeamId(game: Decided): string | null {
  const { state, guilty, homeScore, awayScore } = game;
  const score = homeScore === null || awayScore === null ? null : { home: homeScore, away: awayScore };
  const side = gameWinner({ state, guilty, score });
  return side && (side === 'home' ? game.homeTeamId : game.awayTeamId);
}
