import type { Side } from '#lib/basketball/events.ts';

export type Difference = {
  kind: 'score' | 'period' | 'player' | 'team' | 'minutes' | 'plus-minus' | 'unlisted-player';
  side: Side;
  person: string | null;
  player: string | null;
  /** Name of the statistic; minutes are compared in seconds. */
  statistic: string;
  ours: number | null;
  official: number | null;
  /** A team total whose difference equals the sum of its players' differences. */
  followsFromPlayers?: boolean;
};

type Counter = { agree: number; of: number };

/** Counts over one game or many: `score`, `periods` and `teamTotals` count games, the others player lines. */
export type AgreementSummary = {
  games: number;
  score: Counter;
  periods: Counter;
  playerLines: Counter;
  teamTotals: Counter;
  unlistedPlayers: number;
  minutes: { exact: number; withinSecond: number; of: number };
  plusMinus: Counter;
};

export function emptySummary(): AgreementSummary {
  return {
    games: 0,
    score: { agree: 0, of: 0 },
    periods: { agree: 0, of: 0 },
    playerLines: { agree: 0, of: 0 },
    teamTotals: { agree: 0, of: 0 },
    unlistedPlayers: 0,
    minutes: { exact: 0, withinSecond: 0, of: 0 },
    plusMinus: { agree: 0, of: 0 },
  };
}

export function mergeSummaries(summaries: readonly AgreementSummary[]): AgreementSummary {
  return summaries.reduce(
    (sum, one) => ({
      games: sum.games + one.games,
      score: add(sum.score, one.score),
      periods: add(sum.periods, one.periods),
      playerLines: add(sum.playerLines, one.playerLines),
      teamTotals: add(sum.teamTotals, one.teamTotals),
      unlistedPlayers: sum.unlistedPlayers + one.unlistedPlayers,
      minutes: {
        exact: sum.minutes.exact + one.minutes.exact,
        withinSecond: sum.minutes.withinSecond + one.minutes.withinSecond,
        of: sum.minutes.of + one.minutes.of,
      },
      plusMinus: add(sum.plusMinus, one.plusMinus),
    }),
    emptySummary(),
  );
}

function add(a: Counter, b: Counter): Counter {
  return { agree: a.agree + b.agree, of: a.of + b.of };
}
