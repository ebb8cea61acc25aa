import type { FantasyOwnSquad, Lineup } from '#lib/api/contract/fantasy/own-squad.ts';
import { checkLineup, type PickedEntrant } from '#lib/basketball/fantasy/check-lineup.ts';
import type { FaultRule } from '#lib/basketball/fantasy/faults.ts';
import { entrantsOf } from '#lib/basketball/fantasy/lineup.ts';
import type { SquadRules } from '#lib/basketball/fantasy/rules.ts';

export type Problem =
  | { kind: 'missing' | 'transfers' | 'budget'; count: number }
  | { kind: 'captain' | 'name' }
  | { kind: 'fault'; rule: FaultRule };

type Checked = {
  lineup: Lineup | null;
  empty: number;
  name: string;
  bank: number;
  transfers: number;
  known: ReadonlyMap<number, PickedEntrant>;
  rules: SquadRules;
  coming: NonNullable<FantasyOwnSquad['coming']>;
};

/** Lists why a squad cannot be saved yet. `bank` is in tenths of a credit. */
export function listProblems({ lineup, empty, name, bank, transfers, known, rules, coming }: Checked): Problem[] {
  const allowed = coming.transfers.allowed;
  return [
    ...(empty > 0 ? [{ kind: 'missing' as const, count: empty }] : []),
    ...(bank < 0 ? [{ kind: 'budget' as const, count: -bank }] : []),
    ...(allowed !== null && coming.before && transfers > allowed
      ? [{ kind: 'transfers' as const, count: transfers - allowed }]
      : []),
    ...(empty === 0 && lineup === null ? [{ kind: 'captain' as const }] : []),
    ...(lineup ? placeProblems(lineup, known, rules, coming.before) : []),
    ...(name.trim().length < 2 ? [{ kind: 'name' as const }] : []),
  ];
}

function placeProblems(
  lineup: Lineup,
  known: ReadonlyMap<number, PickedEntrant>,
  rules: SquadRules,
  before: Lineup | null,
): Problem[] {
  const faults = checkLineup(lineup, known, rules, new Set(before ? entrantsOf(before) : []));
  return [...new Set(faults.map(({ rule }) => rule))].map((rule) => ({ kind: 'fault', rule }));
}
