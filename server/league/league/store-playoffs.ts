import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import type { LeaguePlayoffs } from '#lib/basketball/series/league-playoffs.ts';
import { announce } from '#server/changes/announce.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/errors.ts';
import { type LeagueBook, openLeagueBook } from '#server/league/fixture/league-book.ts';
import { saveLeagueBook } from '#server/league/fixture/save-league-book.ts';
import { settleDuels } from '#server/league/fixture/settle-duels.ts';
import { formatOfRound } from '#server/league/playoff/format-of-round.ts';
import { settleStages } from '#server/league/playoff/settle-stages.ts';
import { standingsProfileOf } from '#server/league/standings/profile-of.ts';
import { say } from '#server/refusals/sentence.ts';
import { tagsOfLeague } from './tags-of-league.ts';

type League = typeof leagues.$inferSelect;

/**
 * Stores the declared playoff formats of a league, applies them to its series and derives its champion; rounds that they no
 * longer name lose their format until a source declares it again. Announces the league and returns whether anything changed.
 * Throws `bad-request` for a champion by the table without `meetings` in the standings rules.
 */
export async function storePlayoffs(
  scope: TenantScope,
  league: League,
  ownPlayoffs: LeaguePlayoffs | null,
): Promise<boolean> {
  if (ownPlayoffs?.champion === 'table' && standingsProfileOf(league).meetings === null) {
    throw badRequest(
      say`The table decides the champion only if standings.meetings says how often each pair of teams meets.`,
    );
  }
  if (isDeepStrictEqual(league.ownPlayoffs, ownPlayoffs)) return false;
  await scope.db
    .update(leagues)
    .set({ ownPlayoffs })
    .where(ofTenant(scope, leagues, eq(leagues.id, league.id)));
  const book = await openLeagueBook(scope, { ...league, ownPlayoffs });
  forget(book, league.ownPlayoffs);
  settleDuels(book, new Map());
  await saveLeagueBook(book);
  await settleStages(scope, league.id);
  await announce(scope, [...tagsOfLeague(scope, league), tags.clubs(scope.tenantId)]);
  return true;
}

/** Removes what the league declared before. */
function forget(book: LeagueBook, before: LeaguePlayoffs | null): void {
  for (const round of book.playoffRounds.rows) {
    const { series, decides } = formatOfRound(before, round.name);
    if (decides) book.playoffRounds.change(round, { decides: null });
    if (!series) continue;
    for (const duel of book.duels.rows.filter(({ playoffRoundId }) => playoffRoundId === round.id))
      book.duels.change(duel, { aggregate: false, bestOf: null });
  }
}
