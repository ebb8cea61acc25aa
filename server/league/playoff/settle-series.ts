import { eq } from 'drizzle-orm';
import { announce } from '#server/changes/announce.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { games } from '#server/db/schema/games.ts';
import type { leagues } from '#server/db/schema/leagues.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { newRow } from '#server/league/fixture/new-row.ts';
import { detachGame } from '#server/league/game/detach-game.ts';
import { hasResult } from '#server/league/game/has-result.ts';
import { tagsOfGames } from '#server/league/game/tags-of-game.ts';
import { settleSeasonDates } from '#server/league/season/settle-season-dates.ts';
import { showTenant } from '#server/league/tenant/show.ts';
import { type Duel, gamesOfDuel, type StageBook, seededDuels, seriesOfDuel } from './stage-book.ts';

type League = typeof leagues.$inferSelect;
type Game = typeof games.$inferSelect;
type NewGame = Omit<typeof games.$inferInsert, 'id'> & { id: string };

/**
 * Makes the games that the series of seeded playoffs need by now, without time and on the day declared for them, and removes those without a result that no
 * series needs any more. Announces them. Returns whether there were any.
 */
export async function settleSeries(scope: TenantScope, league: League, book: StageBook): Promise<boolean> {
  const duels = seededDuels(book);
  const dropped = duels.flatMap((duel) => needlessGames(book, duel));
  for (const game of dropped) book.games.splice(book.games.indexOf(game), 1);
  const missing = duels.flatMap((duel) => missingGames(book, duel));
  if (dropped.length + missing.length === 0) return false;
  const tags = await tagsOfGames(scope, dropped);
  for (const { id } of dropped) {
    await detachGame(scope, id);
    await scope.db.delete(games).where(ofTenant(scope, games, eq(games.id, id)));
  }
  const timeZone = league.timeZone ?? (await showTenant(scope)).timeZone;
  const { rulesProfile, ownRules } = league;
  const made = missing.map(
    (game): NewGame => ({ ...newRow(scope), leagueId: league.id, timeZone, rulesProfile, ownRules, ...game }),
  );
  await insertRows(scope.db, games, made);
  await settleSeasonDates(scope, league.seasonId);
  const shown = made.map(({ id, homeTeamId = null, awayTeamId = null }) => {
    return { id, leagueId: league.id, homeTeamId, awayTeamId };
  });
  await announce(scope, [...tags, ...(await tagsOfGames(scope, shown))]);
  return true;
}

/** Games without a result between other teams than those of the series, or that are not needed any more. */
function needlessGames(book: StageBook, duel: Duel): Game[] {
  const pair = [duel.homeTeamId, duel.awayTeamId];
  const { slots } = seriesOfDuel(book, duel).standing;
  const isNeeded = (game: Game) =>
    pair.includes(game.homeTeamId) &&
    pair.includes(game.awayTeamId) &&
    slots.find(({ gameId }) => gameId === game.id)?.need !== 'not-needed';
  return gamesOfDuel(book, duel).filter((game) => isOpen(game) && !isNeeded(game));
}

const isOpen = (game: Game) => !hasResult(game) && (game.state === 'scheduled' || game.state === 'postponed');

function missingGames(book: StageBook, duel: Duel) {
  const { homeTeamId, awayTeamId } = duel;
  const round = book.rounds.rows.find(({ id }) => id === duel.playoffRoundId);
  if (!homeTeamId || !awayTeamId || !round) return [];
  const taken = new Set(gamesOfDuel(book, duel).map(({ duelNumber }) => duelNumber));
  return seriesOfDuel(book, duel)
    .standing.slots.filter(({ gameId, need }) => gameId === null && need === 'certain')
    .map(({ number, home }) => {
      let duelNumber = number;
      while (taken.has(duelNumber)) duelNumber += 1;
      taken.add(duelNumber);
      return {
        phaseId: round.phaseId,
        duelId: duel.id,
        duelNumber,
        slug: String(duelNumber),
        homeTeamId: home === 'home' ? homeTeamId : awayTeamId,
        awayTeamId: home === 'home' ? awayTeamId : homeTeamId,
        tipOffDate: round.gameDays[number - 1] ?? null,
        state: 'scheduled' as const,
        isNeutralVenue: false,
        coverage: 'none' as const,
        countsInStandings: true,
        watch: [],
        periods: [],
        overtimes: 0,
        seq: 0,
        revision: 0,
        externalIds: [],
      };
    });
}
