import type { Side } from '#lib/basketball/events.ts';
import { otherSide } from '#lib/basketball/other-side.ts';
import { sides } from '#lib/basketball/sides.ts';
import { hasResult } from '#server/league/game/has-result.ts';
import { type Duel, gamesOfDuel, type StageBook, seededDuels, seriesOfDuel } from './stage-book.ts';

type Entrant = { team: string | null; seed: number | null };

/**
 * Fills the sides of seeded playoffs that earlier series decide, and empties them where a changed result has decided nothing. The
 * better seed becomes the home side. A series in which a game has a result stays as it is.
 */
export function advanceTeams(book: StageBook): void {
  for (const duel of seededDuels(book)) {
    if (gamesOfDuel(book, duel).some(hasResult)) continue;
    for (const side of sides) {
      const entrant = entrantOf(book, duel, side);
      if (entrant) book.duels.change(duel, { [`${side}TeamId`]: entrant.team, [`${side}Seed`]: entrant.seed });
    }
    const { homeTeamId, awayTeamId, homeSeed, awaySeed } = duel;
    if (homeTeamId && awayTeamId && homeSeed !== null && awaySeed !== null && homeSeed > awaySeed)
      swapSides(book, duel);
  }
}

/** Who an earlier series sends to a side; null where none does, as for a seed. */
function entrantOf(book: StageBook, duel: Duel, side: Side): Entrant | null {
  const asWinner = feedersOf(book, duel).winners.find(({ nextSide }) => nextSide === side);
  const asLoser = feedersOf(book, duel).losers.find(({ loserSide }) => loserSide === side);
  const feeder = asWinner ?? asLoser;
  if (!feeder) return null;
  const { winner, loser } = seriesOfDuel(book, feeder);
  const team = asWinner ? winner : loser;
  return { team, seed: team === null ? null : team === feeder.homeTeamId ? feeder.homeSeed : feeder.awaySeed };
}

const feedersOf = ({ duels }: StageBook, duel: Duel) => ({
  winners: duels.rows.filter(({ nextDuelId }) => nextDuelId === duel.id),
  losers: duels.rows.filter(({ loserDuelId }) => loserDuelId === duel.id),
});

function swapSides(book: StageBook, duel: Duel): void {
  const { homeTeamId, awayTeamId, homeSeed, awaySeed, homeLabel, awayLabel } = duel;
  book.duels.change(duel, {
    homeTeamId: awayTeamId,
    awayTeamId: homeTeamId,
    homeSeed: awaySeed,
    awaySeed: homeSeed,
    homeLabel: awayLabel,
    awayLabel: homeLabel,
  });
  const { winners, losers } = feedersOf(book, duel);
  for (const feeder of winners)
    if (feeder.nextSide) book.duels.change(feeder, { nextSide: otherSide(feeder.nextSide) });
  for (const feeder of losers)
    if (feeder.loserSide) book.duels.change(feeder, { loserSide: otherSide(feeder.loserSide) });
}
