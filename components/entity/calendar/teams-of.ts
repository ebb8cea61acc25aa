import type { GameSummary } from '#lib/api/contract/game.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';

/** Each team that plays in the games, once. */
export function teamsOfGames(games: readonly GameSummary[]): TeamRef[] {
  const teams = new Map(
    games.flatMap(({ home, away }) => [home, away]).flatMap((team) => (team ? [[team.id, team]] : [])),
  );
  return [...teams.values()];
}

/** The teams of a game as an attribute that a `ListFilter` looks for. */
export function teamSlugs({ home, away }: GameSummary): string {
  return [home, away].flatMap((team) => team?.slug ?? []).join(' ');
}
