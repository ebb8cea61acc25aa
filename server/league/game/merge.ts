import { eq } from 'drizzle-orm';
import { announce } from '#server/changes/announce.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { gameOfficials } from '#server/db/schema/officials.ts';
import { fetchOrThrow, inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest, LeagueError } from '#server/errors.ts';
import { tagsOfLeague } from '#server/league/league/tags-of-league.ts';
import { settleStages } from '#server/league/playoff/settle-stages.ts';
import { moveReferences, type Place } from '#server/league/references/move.ts';
import { say } from '#server/refusals/sentence.ts';
import { removeGame } from './delete.ts';
import { hasResult } from './has-result.ts';
import { tagsOfGame } from './tags-of-game.ts';

type Game = typeof games.$inferSelect;

const places: readonly Place[] = [
  { table: 'gallery', column: 'game_id', same: [] },
  // A game has one report.
  { table: 'game_report', column: 'game_id', same: ['tenant_id'] },
  { table: 'game_video', column: 'game_id', same: [] },
  { table: 'news_subject', column: 'subject_id', same: ['news_id'], noun: true },
  { table: 'follow', column: 'followed_id', same: ['user_id'], noun: true },
];

/**
 * Merges two records of one game of a league: the duplicate's ids, missing facts, officials, photos and news go to the other,
 * the duplicate is deleted. Announces the pages of both; the caller authorises. Throws `not-found`, `bad-request` for the same
 * record twice or two leagues, and `conflict` where the duplicate is live or has a result.
 */
export function mergeGames(scope: TenantScope, keepId: string, duplicateId: string): Promise<Game> {
  return inTransaction(scope, async (scope) => {
    if (keepId === duplicateId) throw badRequest('Both are the same game already.');
    const keep = await fetchOrThrow(scope, games, keepId, 'game');
    const duplicate = await fetchOrThrow(scope, games, duplicateId, 'game');
    if (keep.leagueId !== duplicate.leagueId) throw badRequest('The games are of two leagues.');
    const merged = await absorbGame(scope, keep, duplicate);
    const league = await fetchOrThrow(scope, leagues, keep.leagueId, 'league');
    await settleStages(scope, league.id);
    await announce(scope, [...tagsOfLeague(scope, league), ...(await tagsOfGame(scope, merged))]);
    return merged;
  });
}

/** Does the same in the caller's transaction, without settling the league. */
export async function absorbGame(scope: TenantScope, keep: Game, duplicate: Game): Promise<Game> {
  if (hasResult(duplicate))
    throw new LeagueError(
      'conflict',
      say`Game ${duplicate.id} has a result. Keep that one, or delete its result first.`,
    );
  const { db } = scope;
  const pair = { keep: keep.id, duplicate: duplicate.id };
  await moveReferences(scope, places, 'game', pair);
  const officials = await db.$count(gameOfficials, ofTenant(scope, gameOfficials, eq(gameOfficials.gameId, keep.id)));
  if (officials === 0)
    await db
      .update(gameOfficials)
      .set({ gameId: keep.id })
      .where(ofTenant(scope, gameOfficials, eq(gameOfficials.gameId, duplicate.id)));
  await removeGame(scope, duplicate);
  const hasTime = keep.tipOffAt !== null || keep.tipOffDate !== null;
  const [merged] = await db
    .update(games)
    .set({
      externalIds: [...new Set([...keep.externalIds, ...duplicate.externalIds])],
      venueId: keep.venueId ?? duplicate.venueId,
      attendance: keep.attendance ?? duplicate.attendance,
      ...(!hasTime && {
        tipOffAt: duplicate.tipOffAt,
        tipOffDate: duplicate.tipOffDate,
        timeZone: duplicate.timeZone,
      }),
      revision: keep.revision + 1,
    })
    .where(ofTenant(scope, games, eq(games.id, keep.id)))
    .returning();
  return merged ?? keep;
}
