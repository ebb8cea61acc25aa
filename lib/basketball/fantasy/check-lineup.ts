import type { Fault, FaultRule } from './faults.ts';
import { entrantsOf, type Lineup } from './lineup.ts';
import { type FantasyPosition, fantasyPositions, type SquadRules, squadSize } from './rules.ts';

export type PickedEntrant = {
  number: number;
  kind: 'player' | 'coach';
  position: FantasyPosition | null;
  teamId: string | null;
};

/**
 * Lists what a squad breaks of the rules. `before`: who was in the squad of the last round; a team that a real transfer has filled
 * beyond the limit may stay so, but nobody of it may come.
 */
export function checkLineup(
  lineup: Lineup,
  known: ReadonlyMap<number, PickedEntrant>,
  rules: SquadRules,
  before: ReadonlySet<number> = new Set(),
): Fault[] {
  const all = entrantsOf(lineup);
  const unknown = all.filter((number) => !known.has(number));
  if (unknown.length > 0)
    return unknown.map((number) => fault('unknown-entrant', number, lineup, 'is not in this fantasy season'));
  const twice = [...new Set(all.filter((number, index) => all.indexOf(number) !== index))];
  if (twice.length > 0) return twice.map((number) => fault('twice', number, lineup, 'is in the squad twice'));
  return [
    ...shapeFaults(lineup, rules),
    ...kindFaults(lineup, known),
    ...(rules.usesPositions ? positionFaults(lineup, known, rules) : []),
    ...clubFaults(lineup, known, rules, before),
  ];
}

/** Returns the place of an entrant in a lineup as a path of the request. */
export function pathOf(number: number, { starters, sixth, bench, coach }: Lineup): string {
  if (starters.includes(number)) return `lineup.starters.${starters.indexOf(number)}`;
  if (bench.includes(number)) return `lineup.bench.${bench.indexOf(number)}`;
  if (sixth === number) return 'lineup.sixth';
  return coach === number ? 'lineup.coach' : 'lineup';
}

const fault = (rule: FaultRule, number: number, lineup: Lineup, message: string): Fault => ({
  rule,
  path: pathOf(number, lineup),
  message: `entrant ${number} ${message}`,
});

function shapeFaults({ starters, sixth, bench, coach, captain }: Lineup, rules: SquadRules): Fault[] {
  const faults: Fault[] = [];
  const benchSize = squadSize(rules) - 5 - (rules.hasSixthMan ? 1 : 0);
  if (starters.length !== 5)
    faults.push({ rule: 'five', path: 'lineup.starters', message: `has ${starters.length} players, not 5` });
  if (rules.hasSixthMan !== (sixth !== null))
    faults.push({
      rule: 'sixth-man',
      path: 'lineup.sixth',
      message: rules.hasSixthMan ? 'is missing' : 'is not part of these rules',
    });
  if (bench.length !== benchSize)
    faults.push({ rule: 'bench', path: 'lineup.bench', message: `has ${bench.length} players, not ${benchSize}` });
  if (rules.hasCoach !== (coach !== null))
    faults.push({
      rule: 'coach',
      path: 'lineup.coach',
      message: rules.hasCoach ? 'is missing' : 'is not part of these rules',
    });
  if (!starters.includes(captain))
    faults.push({ rule: 'captain', path: 'lineup.captain', message: 'has to be one of the starting five' });
  return faults;
}

const kindFaults = (lineup: Lineup, known: ReadonlyMap<number, PickedEntrant>): Fault[] =>
  entrantsOf(lineup).flatMap((number) => {
    const isCoach = known.get(number)?.kind === 'coach';
    if (isCoach === (number === lineup.coach)) return [];
    return [fault('kind', number, lineup, isCoach ? 'is a coach' : 'is a player, not a coach')];
  });

type Counts = Record<FantasyPosition, number>;

function countPositions(numbers: readonly number[], known: ReadonlyMap<number, PickedEntrant>): Counts {
  const counts: Counts = { G: 0, F: 0, C: 0 };
  for (const number of numbers) {
    const position = known.get(number)?.position;
    if (position) counts[position] += 1;
  }
  return counts;
}

const text = (counts: Counts) => fantasyPositions.map((position) => `${counts[position]} ${position}`).join(', ');
const isSame = (a: Counts, b: Counts) => fantasyPositions.every((position) => a[position] === b[position]);

function positionFaults(lineup: Lineup, known: ReadonlyMap<number, PickedEntrant>, rules: SquadRules): Fault[] {
  const faults: Fault[] = [];
  const squad = countPositions(entrantsOf(lineup), known);
  if (!isSame(squad, rules.places))
    faults.push({
      rule: 'positions',
      path: 'lineup',
      message: `the squad has ${text(squad)}, not ${text(rules.places)}`,
    });
  const five = countPositions(lineup.starters, known);
  if (!rules.formations.some((formation) => isSame(formation, five)))
    faults.push({
      rule: 'formation',
      path: 'lineup.starters',
      message: `${text(five)} is no formation of these rules`,
    });
  return faults;
}

function clubFaults(
  lineup: Lineup,
  known: ReadonlyMap<number, PickedEntrant>,
  { clubLimit }: SquadRules,
  before: ReadonlySet<number>,
): Fault[] {
  const players = entrantsOf(lineup).filter((number) => number !== lineup.coach);
  const byTeam = Map.groupBy(players, (number) => known.get(number)?.teamId ?? null);
  return [...byTeam].flatMap(([team, ofTeam]) => {
    const joining = ofTeam.find((number) => !before.has(number));
    if (team === null || ofTeam.length <= clubLimit || joining === undefined) return [];
    return [
      fault('club-limit', joining, lineup, `is one of ${ofTeam.length} players of a team; ${clubLimit} are allowed`),
    ];
  });
}
