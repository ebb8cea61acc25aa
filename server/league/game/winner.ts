import type { games } from '#server/db/schema/games.ts';

type Decided = Pick<
  typeof games.$inferSelect,
  'state' | 'guilty' | 'homeTeamId' | 'awayTeamId' | 'homeScore' | 'awayScore'
>;

/** The id of the team that won, or null while nobody has. */
export function winnerOf(game: Decided): string | null {
  if (game.state === 'forfeited' || game.state === 'defaulted') {
    if (game.guilty === 'home') return game.awayTeamId;
    if (game.guilty === 'away') return game.homeTeamId;
    if (game.guilty === 'both') return null;
  } else if (game.state !== 'final') return null;
  if (game.homeScore === null || game.awayScore === null || game.homeScore === game.awayScore) return null;
  return game.homeScore > game.awayScore ? game.homeTeamId : game.awayTeamId;
}
