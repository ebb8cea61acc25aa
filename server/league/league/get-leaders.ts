import type { LeaderBoard } from '#lib/api/contract/league-players.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { findLeague, type LeagueSlugs } from './find.ts';
import { rankPlayers } from './rank-players.ts';

/**
 * Returns the leaders of a league in every category that a game of it recorded; a player's teams count together. Throws
 * `not-found`.
 */
export async function getLeaders(
  scope: ReadScope,
  slugs: LeagueSlugs,
  { limit }: { limit: number },
): Promise<LeaderBoard[]> {
  const { league } = await findLeague(scope, slugs);
  const boards = await rankPlayers(scope, league.id, limit);
  return boards.map(({ ranked, ...board }) => ({
    ...board,
    leaders: ranked.map(({ candidate: { player, team }, ...leader }) => ({ ...leader, player, team })),
  }));
}
