import { tags } from '#lib/api/tags.ts';

type PlayedGame = { id: string; leagueId: string; homeTeamId: string | null; awayTeamId: string | null };

/** Lists the cache tags of pages that show a game, its result, or statistics that contain it. */
export function tagsOfGame(
  { tenantId }: { tenantId: string },
  game: PlayedGame,
  people: readonly string[] = [],
): string[] {
  const teams = [game.homeTeamId, game.awayTeamId].filter((id) => id !== null);
  return [
    tags.game(game.id),
    tags.games(tenantId),
    tags.league(game.leagueId),
    ...teams.map(tags.team),
    ...people.map(tags.player),
  ];
}
