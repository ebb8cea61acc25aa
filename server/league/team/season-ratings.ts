import type { TeamSeason } from '#lib/api/contract/league-teams.ts';
import { sumKnown } from '#lib/basketball/known-stats.ts';
import { estimateGamePossessions } from '#lib/basketball/ratings/possessions.ts';
import { teamRatings } from '#lib/basketball/ratings/team-ratings.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { sumLines } from '#lib/basketball/stat-totals.ts';
import { statNames } from '#lib/basketball/statistics.ts';

type TeamGame = StatLine & { efficiency: number | null; possessions: number | null };
/** A team's line of a game and its opponents'. */
export type GamePair<Line extends TeamGame = TeamGame> = { own: Line; opponent: Line };

/**
 * Rates a team over the games whose box scores are complete enough for the efficiency. Without any, over all games by the
 * statistics that all of them recorded.
 */
export function seasonRatings(
  pairs: readonly GamePair[],
  regulationMs: number,
): Pick<TeamSeason, 'ratings' | 'ratedGames'> {
  const complete = pairs.filter(({ own, opponent }) => own.efficiency !== null && opponent.efficiency !== null);
  const rated = complete.length > 0 ? complete : pairs;
  const own = commonSum(rated.map((pair) => pair.own));
  const opponent = commonSum(rated.map((pair) => pair.opponent));
  const counted = {
    own: sumKnown(...rated.map((pair) => pair.own.possessions)),
    opponent: sumKnown(...rated.map((pair) => pair.opponent.possessions)),
  };
  const { home, away } = estimateGamePossessions(own, opponent);
  const possessions =
    counted.own !== null && counted.opponent !== null
      ? { ...counted, counted: true }
      : { own: home, opponent: away, counted: false };
  return { ratings: teamRatings({ own, opponent, possessions, regulationMs }), ratedGames: rated.length };
}

/** Sums lines; a statistic that one of them lacks is null. */
function commonSum(lines: readonly StatLine[]): StatLine {
  const sum = sumLines(lines);
  if (!sum) throw new Error('A team has no games to rate.');
  const missing = statNames.filter((stat) => lines.some((line) => line[stat] === null));
  return { ...sum, ...Object.fromEntries(missing.map((stat) => [stat, null])) };
}
