import type { Side } from '#lib/basketball/events.ts';
import { sides } from '#lib/basketball/sides.ts';
import { type BracketSource, seedBracket } from './seed-bracket.ts';

/** How seeds come from several tables; see `PlayoffSeeding`. */
export const pairings = ['ranked', 'crossed'] as const;

/** The rounds of a knock-out in the order of play. */
export const knockoutRounds = ['eighthfinals', 'quarterfinals', 'semifinals', 'thirdPlace', 'final'] as const;
export type KnockoutRound = (typeof knockoutRounds)[number];

export const maxPlayoffTeams = 16;

type Link = { id: string; side: Side } | null;
export type PlannedSide = { seed: number } | { winnerOf: string } | { loserOf: string };
type PlannedSeries = { id: string; home: PlannedSide; away: PlannedSide; next: Link; loserNext: Link };
export type PlannedRound = { round: KnockoutRound; series: PlannedSeries[] };

const mainRounds = knockoutRounds.filter((round) => round !== 'thirdPlace');
const thirdPlace = 'third';

/**
 * Plans a knock-out of `teams` seeds, series of a round from top to bottom. A seed with a bye enters the second round. With a game
 * for third place between the losers of the semi-finals, if asked for. Throws `RangeError` for fewer than 2 teams, and for that game with fewer than 4.
 */
export function planPlayoff(teams: number, hasThirdPlace: boolean): PlannedRound[] {
  if (hasThirdPlace && teams < 4) throw new RangeError(`A game for third place needs 4 teams, not ${teams}`);
  const all = seedBracket(teams);
  const entrants = new Map(all.flatMap((series) => entrantOf(series)));
  const played = all.filter(({ id }) => !entrants.has(id));
  const sideOf = (source: BracketSource): PlannedSide => {
    if ('seed' in source) return source;
    if (!('winnerOf' in source)) throw new RangeError('A side of a knock-out is a seed or a winner');
    const seed = entrants.get(source.winnerOf);
    return seed === undefined ? source : { seed };
  };
  const pairings = played.map(({ id, round, home, away }) => ({ id, round, home: sideOf(home), away: sideOf(away) }));
  const rounds = Math.max(...pairings.map(({ round }) => round));
  const series = pairings.map(({ round, ...one }) => {
    const next = nextOf(one.id, pairings);
    const isSemifinal = hasThirdPlace && round === rounds - 1;
    return { round, planned: { ...one, next, loserNext: isSemifinal && next ? { ...next, id: thirdPlace } : null } };
  });
  const semifinals = series.filter(({ round }) => round === rounds - 1).map(({ planned }) => planned.id);
  const [home = '', away = ''] = semifinals;
  const third = { id: thirdPlace, home: { loserOf: home }, away: { loserOf: away }, next: null, loserNext: null };
  return mainRounds.slice(-rounds).flatMap((round, index): PlannedRound[] => {
    const own = series.filter((one) => one.round === index + 1).map(({ planned }) => planned);
    const before = hasThirdPlace && round === 'final' ? [{ round: 'thirdPlace' as const, series: [third] }] : [];
    return [...before, { round, series: own }];
  });
}

function entrantOf({ id, home, away }: ReturnType<typeof seedBracket>[number]): [string, number][] {
  const [one, other] = 'bye' in home ? [away, home] : [home, away];
  return 'bye' in other && 'seed' in one ? [[id, one.seed]] : [];
}

function nextOf(id: string, all: readonly { id: string; home: PlannedSide; away: PlannedSide }[]): Link {
  for (const one of all)
    for (const side of sides) {
      const source = one[side];
      if ('winnerOf' in source && source.winnerOf === id) return { id: one.id, side };
    }
  return null;
}
