import type { CountedGame, SideResult } from './counted-game.ts';

/** Sums over a set of counted games. */
export type Totals = {
  played: number;
  won: number;
  lost: number;
  drawn: number;
  classificationPoints: number;
  scored: number;
  conceded: number;
  quotientSum: number;
};

const quotientScale = 1e9;

export function emptyTotals(): Totals {
  return { played: 0, won: 0, lost: 0, drawn: 0, classificationPoints: 0, scored: 0, conceded: 0, quotientSum: 0 };
}

export function addResult(totals: Totals, result: SideResult, scored: number, conceded: number): void {
  totals.played += 1;
  totals[result.outcome] += 1;
  totals.classificationPoints += result.points;
  totals.scored += scored;
  totals.conceded += conceded;
  // An integer number of billionths: a sum of floats would depend on the order of the games.
  totals.quotientSum += Math.round((scored / Math.max(1, conceded)) * quotientScale);
}

/** Returns the totals of each team in the games among these teams only. */
export function totalsAmong(teams: readonly string[], games: readonly CountedGame[]): Map<string, Totals> {
  const among = new Map(teams.map((team) => [team, emptyTotals()]));
  for (const game of games) {
    const home = among.get(game.home);
    const away = among.get(game.away);
    if (!home || !away) continue;
    addResult(home, game.homeResult, game.score.home, game.score.away);
    addResult(away, game.awayResult, game.score.away, game.score.home);
  }
  return among;
}

export function quotientSum(totals: Totals): number {
  return totals.quotientSum / quotientScale;
}

/** Returns the ratio of games won, a draw as half; null before the first game. */
export function winPercentage({ played, won, drawn }: Totals): number | null {
  return played === 0 ? null : (won + drawn / 2) / played;
}

/** Returns points scored per point conceded; null before the first game. */
export function pointsRatio({ played, scored, conceded }: Totals): number | null {
  return played === 0 ? null : scored / Math.max(1, conceded);
}
