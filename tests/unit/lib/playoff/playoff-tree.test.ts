import { expect, test } from 'vitest';
import type { Duel, PlayoffRound } from '#lib/api/contract/playoff.ts';
import { layOutTree } from '#lib/playoff/lay-out-tree.ts';

const side = { team: null, label: null, from: null, isBye: false, projected: null };
const none = { home: 0, away: 0 };

function duel(id: string, next: string | null, isForPlace = false): Duel {
  const open = { state: 'unpaired', winner: null, decidedBy: null } as const;
  const format = { kind: 'best-of', of: 3 } as const;
  return {
    id,
    slug: id,
    home: side,
    away: side,
    format,
    ...open,
    wins: none,
    points: none,
    isForPlace,
    next,
    games: [],
  };
}

function round(slug: string, ...duels: Duel[]): PlayoffRound {
  return { slug, name: slug, phase: { slug: 'playoff', name: 'Playoff', kind: 'playoff' }, duels };
}

test('each duel stands in the middle of those that lead to it', () => {
  const tree = layOutTree([
    round('quarter', duel('q1', 's1'), duel('q2', 's1'), duel('q3', 's2'), duel('q4', 's2')),
    round('semi', duel('s1', 'f'), duel('s2', 'f')),
    round('third', duel('t', null, true)),
    round('final', duel('f', null)),
  ]);
  expect(tree.rows).toBe(4);
  expect(tree.rounds.map(({ round: { slug } }) => slug)).toEqual(['quarter', 'semi', 'final']);
  const places = tree.rounds.flatMap(({ duels }) => duels.map(({ duel: { id }, row, span }) => [id, row, span]));
  expect(places).toEqual([
    ['q1', 0, 1],
    ['q2', 1, 1],
    ['q3', 2, 1],
    ['q4', 3, 1],
    ['s1', 0, 2],
    ['s2', 2, 2],
    ['f', 0, 4],
  ]);
  expect(tree.lines).toContainEqual({ after: 0, from: 3.5, to: 3 });
  expect(tree.lines).toContainEqual({ after: 1, from: 1, to: 2 });
});

test('a team with a bye leaves one line to its duel', () => {
  const tree = layOutTree([round('quarter', duel('q1', 's1')), round('semi', duel('s1', null), duel('s2', null))]);
  expect(tree.rows).toBe(2);
  expect(tree.lines).toEqual([{ after: 0, from: 0.5, to: 0.5 }]);
});
