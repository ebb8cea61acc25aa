import type { GameSummary } from '#lib/api/contract/game.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';

/** Returns the distinct teams of the games. */
export function teamsOfGames(games: readonly GameSummary[]): TeamRef[] {
  const teams = new Map(
    games.flatMap(({ home, away }) => [home, away]).flatMap((team) => (team ? [[team.id, team]] : [])),
  );
  return [...teams.values()];
}

/** Returns the team slugs of a game, separated by spaces, as `ListFilter` expects them in `data-team`. */
export function teamSlugs({ home, away }: GameSummary): string {
  return [home, away].flatMap((team) => team?.slug ?? []).join(' ');
}
