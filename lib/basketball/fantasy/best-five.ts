import type { FantasyPosition, SquadRules } from './rules.ts';

export type Candidate = { number: number; kind: 'player' | 'coach'; position: FantasyPosition | null; points: number };

const byPoints = (a: Candidate, b: Candidate) => b.points - a.points || a.number - b.number;

/** Returns the best starting five in a formation of the rules, then the best coach: of a round or, with sums, of the season. */
export function bestFive(candidates: readonly Candidate[], rules: SquadRules): Candidate[] {
  const players = candidates.filter(({ kind }) => kind === 'player').toSorted(byPoints);
  const coach = candidates.filter(({ kind }) => kind === 'coach').toSorted(byPoints)[0];
  const five = rules.usesPositions ? bestFormation(players, rules) : players.slice(0, 5);
  return [...five, ...(rules.hasCoach && coach && five.length > 0 ? [coach] : [])];
}

function bestFormation(players: readonly Candidate[], { formations }: SquadRules): Candidate[] {
  const of = (position: FantasyPosition, count: number) =>
    players.filter((player) => player.position === position).slice(0, count);
  const fives = formations
    .map(({ G, F, C }) => [...of('G', G), ...of('F', F), ...of('C', C)])
    .filter((five) => five.length === 5);
  const sum = (five: readonly Candidate[]) => five.reduce((total, { points }) => total + points, 0);
  return (fives.toSorted((a, b) => sum(b) - sum(a))[0] ?? []).toSorted(byPoints);
}
