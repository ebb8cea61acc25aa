import { or, sql } from 'drizzle-orm';
import { followers } from '#server/db/schema/followers.ts';
import { fetchOrThrow } from '#server/db/tenant-scope.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { type Feed, listRecentFeedOf } from '#server/league/schedule/list-feed.ts';
import { choicesOf } from './choices-of.ts';
import { isFollowedGame, loadFollowedIds } from './followed-ids.ts';
import { findLinkedPlayer } from './get-own-games.ts';
import { isGameOfPlayer } from './is-game-of-player.ts';

/** Lists the dated games of what somebody follows, and of the player that they are, for their calendar, and whether it tells no scores. */
export async function listOwnFeed(scope: ReadScope, followerId: string): Promise<Feed & { hidesScores: boolean }> {
  const [followed, personId, { choices }] = await Promise.all([
    loadFollowedIds(scope, followerId),
    findLinkedPlayer(scope, followerId),
    fetchOrThrow(scope, followers, followerId, 'follower'),
  ]);
  const ofPlayer = personId ? isGameOfPlayer(scope, personId) : undefined;
  const feed = await listRecentFeedOf(scope, or(isFollowedGame(scope, followed), ofPlayer) ?? sql`false`);
  return { ...feed, hidesScores: choicesOf(choices).hideScores };
}
