import { tags } from '#lib/api/tags.ts';

type Played = { id: string; leagueId: string; homeTeamId: string | null; awayTeamId: string | null };

/** What shows a game, its result, or numbers that contain it. */
export function tagsOfGame({ tenantId }: { tenantId: string }, game: Played, people: readonly string[] = []): string[] {
  const teams = [game.homeTeamId, game.awayTeamId].filter((id) => id !== null);
  return [
    tags.game(game.id),
    tags.games(tenantId),
    tags.league(game.leagueId),
    ...teams.map(tags.team),
    ...people.map(tags.player),
  ];
}
