import { eq } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { championOf } from '#lib/basketball/series/find-final.ts';
import { announce } from '#server/changes/announce.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { tagsOfLeague } from '#server/league/league/tags-of-league.ts';
import { lockRollups } from '#server/league/rollup/lock-rollups.ts';
import { advanceTeams } from './advance-teams.ts';
import { decisionOfRound } from './decision-of-round.ts';
import { splitFinalFours } from './final-four.ts';
import { settleSeries } from './settle-series.ts';
import { openStageBook, type StageBook, seriesOfDuel } from './stage-book.ts';
import { winnerOfTable } from './winner-of-table.ts';

/**
 * Derives what results decide beyond their game: the rounds of a Final Four, who goes on in a seeded playoff and its next games, and the
 * champion, who is also taken back. Every
 * writer of results calls it in its transaction, through `updateRollups` or itself. Announces the league if anything changed,
 * and returns whether. Throws `not-found`.
 */
export async function settleStages(scope: TenantScope, leagueId: string): Promise<boolean> {
  await lockRollups(scope);
  return settleLockedStages(scope, leagueId);
}

/** As `settleStages`, for a caller that holds the lock of the rollups. */
export async function settleLockedStages(scope: TenantScope, leagueId: string): Promise<boolean> {
  const league = await fetchOrThrow(scope, leagues, leagueId, 'league');
  const book = await openStageBook(scope, leagueId);
  splitFinalFours(book);
  advanceTeams(book);
  const isMoved = [book.rounds, book.duels].some(({ added, changed }) => added.length > 0 || changed.size > 0);
  await book.rounds.save(scope.db);
  await book.duels.save(scope.db);
  const hasOtherGames = await settleSeries(scope, league, book);
  const championTeamId =
    league.ownPlayoffs?.champion === 'table' ? await winnerOfTable(scope, league) : championOf(titleRounds(book));
  if (championTeamId !== league.championTeamId) {
    await scope.db
      .update(leagues)
      .set({ championTeamId })
      .where(ofTenant(scope, leagues, eq(leagues.id, leagueId)));
  } else if (!isMoved && !hasOtherGames) return false;
  // Clubs show what they have won.
  await announce(scope, [...tagsOfLeague(scope, league), tags.clubs(scope.tenantId)]);
  return true;
}

function titleRounds(book: StageBook) {
  const rounds = book.rounds.rows.filter(({ phaseId }) => book.playoffIds.has(phaseId));
  return rounds.map(({ id, name, decides }) => ({
    decides: decisionOfRound({ decides, name }),
    series: book.duels.rows
      .filter(({ playoffRoundId }) => playoffRoundId === id)
      .map((duel) => {
        const { winner, loser } = seriesOfDuel(book, duel);
        return { home: duel.homeTeamId, away: duel.awayTeamId, winner, loser };
      }),
  }));
}
