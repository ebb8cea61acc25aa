import { describe, expect, it } from 'vitest';
import { listProblems } from '#components/fantasy/squad/list-problems.ts';
import type { PickedEntrant } from '#lib/basketball/fantasy/check-lineup.ts';
import { presets } from '#lib/basketball/fantasy/presets.ts';

const rules = { ...presets.euroleague.squad, usesPositions: false };
const lineup = { starters: [1, 2, 3, 4, 5], sixth: 6, bench: [7, 8, 9, 10], coach: 11, captain: 1 };
const known = (ofOne: number) =>
  new Map<number, PickedEntrant>(
    Array.from({ length: 11 }, (_, index) => {
      const number = index + 1;
      const teamId = number <= ofOne ? 'one' : `team ${number}`;
      return [number, { number, kind: number === 11 ? 'coach' : 'player', position: null, teamId }];
    }),
  );
const coming = {
  round: { number: 2, name: '2', state: 'coming' as const, deadline: null, freezesAt: null },
  lineup,
  before: lineup,
  revision: 0,
  savedAt: null,
  bank: 0,
  transfers: { used: 0, allowed: 4 },
  deals: {},
  begun: [],
};
const squad = { lineup, empty: 0, name: 'Sokoli', bank: 0, transfers: 0, known: known(1), rules, coming };

describe('why a squad cannot be saved', () => {
  it('is nothing where it is within the rules', () => {
    expect(listProblems(squad)).toEqual([]);
  });

  it('is told by the rule that it breaks', () => {
    const fresh = { ...squad, known: known(7), coming: { ...coming, before: null } };
    expect(listProblems(fresh)).toEqual([{ kind: 'fault', rule: 'club-limit' }]);
    expect(listProblems({ ...squad, lineup: { ...lineup, captain: 6 } })).toEqual([{ kind: 'fault', rule: 'captain' }]);
  });

  it('is not a team that a real transfer has filled since the round before', () => {
    expect(listProblems({ ...squad, known: known(7) })).toEqual([]);
  });

  it('is transfers beyond those of the round, unless the squad is new', () => {
    expect(listProblems({ ...squad, transfers: 6 })).toEqual([{ kind: 'transfers', count: 2 }]);
    expect(listProblems({ ...squad, transfers: 6, coming: { ...coming, before: null } })).toEqual([]);
  });
});
