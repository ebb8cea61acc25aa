import type { z } from 'zod';
import type { createPlayoff, seriesWords } from '#lib/api/contract/competition/playoffs.ts';
import { type KnockoutRound, type pairings, planPlayoff } from '#lib/basketball/series/plan-playoff.ts';

export type SeriesWord = (typeof seriesWords)[number];
export type RoundDraft = { series: SeriesWord; homePattern: string; gameDays: readonly string[] };

/** What stands in the form of a playoff, as chosen. */
export type PlayoffDraft = {
  name: string;
  phaseId: string;
  teams: number;
  pairing: (typeof pairings)[number];
  hasThirdPlace: boolean;
  rounds: Partial<Record<KnockoutRound, RoundDraft>>;
};

/** The orders of home games that a series can have, the usual one first: `H` where the better seed plays at home. */
export const homePatterns: Readonly<Record<SeriesWord, readonly string[]>> = {
  'best-of-1': ['H', 'A'],
  'best-of-3': ['HAH', 'AHH', 'HHA'],
  'best-of-5': ['HHAAH', 'HAHAH', 'AAHHH'],
  'best-of-7': ['HHAAHAH', 'HAHAHAH', 'HHAAAHH'],
  'two-legs': ['AH', 'HA'],
};

export const newRound = (series: SeriesWord): RoundDraft => ({
  series,
  homePattern: homePatterns[series][0] ?? 'H',
  gameDays: [],
});

/** The rounds of so many teams in the order of play. */
export const roundsOf = ({ teams, hasThirdPlace }: Pick<PlayoffDraft, 'teams' | 'hasThirdPlace'>): KnockoutRound[] =>
  planPlayoff(teams, hasThirdPlace && teams >= 4).map(({ round }) => round);

export const roundOf = ({ rounds }: PlayoffDraft, round: KnockoutRound): RoundDraft =>
  rounds[round] ?? newRound(round === 'thirdPlace' ? 'best-of-1' : 'best-of-3');

/** Returns the playoff that a form declares. */
export function playoffOfDraft(draft: PlayoffDraft): z.input<typeof createPlayoff.body> {
  const { phaseId, teams, pairing } = draft;
  const name = draft.name.trim();
  return {
    phaseId,
    teams,
    pairing,
    ...(name !== '' && { name }),
    rounds: roundsOf(draft).map((round) => {
      const { gameDays, ...format } = roundOf(draft, round);
      const length = format.homePattern.length;
      return { round, ...format, gameDays: Array.from({ length }, (_, index) => gameDays[index] || null) };
    }),
  };
}
