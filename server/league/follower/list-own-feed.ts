import { or, sql } from 'drizzle-orm';
import type { ReadScope } from '#server/league/read-scope.ts';
import { type Feed, listRecentFeedOf } from '#server/league/schedule/list-feed.ts';
import { isFollowedGame, loadFollowedIds } from './followed-ids.ts';
import { findLinkedPlayer } from './get-own-games.ts';
import { isGameOfPlayer } from './is-game-of-player.ts';

/** Lists the dated games of what somebody follows, and of the player that they are, for their calendar. */
export async function listOwnFeed(scope: ReadScope, followerId: string): Promise<Feed> {
  const [followed, personId] = await Promise.all([
    loadFollowedIds(scope, followerId),
    findLinkedPlayer(scope, followerId),
  ]);
  const ofPlayer = personId ? isGameOfPlayer(scope, personId) : undefined;
  return listRecentFeedOf(scope, or(isFollowedGame(scope, followed), ofPlayer) ?? sql`false`);
}
