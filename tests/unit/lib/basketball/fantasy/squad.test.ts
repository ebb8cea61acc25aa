import { describe, expect, test } from 'vitest';
import { bestFive } from '#lib/basketball/fantasy/best-five.ts';
import { checkLineup, type PickedEntrant } from '#lib/basketball/fantasy/check-lineup.ts';
import { checkPlaces } from '#lib/basketball/fantasy/check-places.ts';
import type { Lineup } from '#lib/basketball/fantasy/lineup.ts';
import { presets } from '#lib/basketball/fantasy/presets.ts';
import { scoreSquad } from '#lib/basketball/fantasy/score-squad.ts';
import { bankAfter, dealTransfers, transferPrices, transfersBetween } from '#lib/basketball/fantasy/transfers.ts';

const rules = presets.euroleague.squad;
const lineup: Lineup = { starters: [1, 2, 5, 6, 9], sixth: 3, bench: [4, 7, 8, 10], coach: 11, captain: 5 };
const positions = ['G', 'G', 'G', 'G', 'F', 'F', 'F', 'F', 'C', 'C'] as const;
const entrants = (teamOf: (number: number) => string = (number) => `team ${number % 4}`) =>
  new Map<number, PickedEntrant>([
    ...positions.map(
      (position, index) =>
        [index + 1, { number: index + 1, kind: 'player', position, teamId: teamOf(index + 1) }] as const,
    ),
    [11, { number: 11, kind: 'coach', position: null, teamId: 'team 1' }],
    [12, { number: 12, kind: 'player', position: 'F', teamId: teamOf(12) }],
  ]);
const faults = (changes: Partial<Lineup>, known = entrants(), before?: Set<number>) =>
  checkLineup({ ...lineup, ...changes }, known, rules, before).map(({ path, message }) => `${path}: ${message}`);

describe('a lineup', () => {
  test('within the rules has no fault', () => {
    expect(faults({})).toEqual([]);
  });

  test('names the place of each fault', () => {
    expect(faults({ captain: 3 })).toEqual(['lineup.captain: has to be one of the starting five']);
    expect(faults({ bench: [4, 7, 8, 99] })).toEqual(['lineup.bench.3: entrant 99 is not in this fantasy season']);
    expect(faults({ bench: [4, 7, 8, 1] })).toEqual(['lineup.starters.0: entrant 1 is in the squad twice']);
    expect(faults({ sixth: null })).toContain('lineup.sixth: is missing');
    expect(faults({ coach: 10, bench: [4, 7, 8, 11] })).toContain('lineup.coach: entrant 10 is a player, not a coach');
    expect(faults({ bench: [4, 7, 8, 12] })).toEqual(['lineup: the squad has 4 G, 5 F, 1 C, not 4 G, 4 F, 2 C']);
    expect(faults({ starters: [1, 2, 3, 4, 5], sixth: 6, bench: [7, 8, 9, 10] })).toEqual([
      'lineup.starters: 4 G, 1 F, 0 C is no formation of these rules',
    ]);
  });

  test('may keep a team that a real transfer has filled beyond the limit, but nobody of it may come', () => {
    const crowded = entrants((number) => (number <= 7 ? 'one' : `team ${number}`));
    expect(faults({}, crowded)).toEqual(['lineup.starters.0: entrant 1 is one of 7 players of a team; 6 are allowed']);
    expect(faults({}, crowded, new Set([1, 2, 3, 4, 5, 6, 7]))).toEqual([]);
    expect(faults({}, crowded, new Set([1, 2, 3, 4, 5, 6]))).toHaveLength(1);
  });
});

describe('points', () => {
  test('of the bench count half, the captain one and a half, all else whole', () => {
    const points = (entrant: number) => entrant * 100_000;
    expect(scoreSquad(lineup, points, rules)).toBe((1 + 2 + 5 * 1.5 + 6 + 9 + 3 + 11 + (4 + 7 + 8 + 10) / 2) * 100_000);
  });
});

describe('while a round is played', () => {
  const swapped: Lineup = { ...lineup, starters: [4, 2, 5, 6, 9], bench: [1, 7, 8, 10] };
  const check = (after: Lineup, ...begun: number[]) =>
    checkPlaces(lineup, after, new Set(begun)).map(({ path }) => path);

  test('who has begun can be moved down, for somebody who has not', () => {
    expect(check(swapped, 1)).toEqual([]);
    expect(check(swapped, 1, 4)).toEqual(['lineup.starters.0']);
  });

  test('nobody comes or goes', () => {
    expect(check({ ...lineup, bench: [4, 7, 8, 12] })).toEqual(['lineup']);
  });

  test('a captain who has begun stays captain, and nobody who has begun becomes one', () => {
    expect(check({ ...lineup, captain: 6 }, 5)).toEqual(['lineup.captain']);
    expect(check({ ...lineup, captain: 6 }, 6)).toEqual(['lineup.captain']);
    expect(check({ ...lineup, captain: 6 }, 1)).toEqual([]);
  });
});

test('who goes is sold at the present price', () => {
  const trades = transfersBetween(lineup, { ...lineup, bench: [4, 7, 8, 12] });
  expect(trades).toEqual({ bought: [12], sold: [10] });
  expect(bankAfter(5, trades, (entrant) => entrant * 10)).toBe(5 + 100 - 120);
  expect(transfersBetween(null, lineup).bought).toHaveLength(11);
});

test('a transfer is undone at its own price, also while places are empty', () => {
  const saved = { before: [1, 2, 3], present: [1, 2, 4], bank: 30, deals: { 3: 100, 4: 70 } };
  const priceOf = (entrant: number) => [0, 50, 60, 130, 20, 90][entrant] ?? 0;
  expect([1, 3, 4, 5].map(transferPrices(saved, priceOf))).toEqual([50, 100, 70, 90]);
  const bankWith = (...after: number[]) => dealTransfers(saved, after, priceOf).bank;
  expect([bankWith(1, 2, 4), bankWith(1, 2), bankWith(1, 2, 3), bankWith(1, 2, 5)]).toEqual([30, 100, 0, 10]);
  expect(bankWith(2)).toBe(150);
  expect(dealTransfers({ before: [1], present: [], bank: 50, deals: { 1: 9 } }, [1], priceOf).bank).toBe(0);
});

test('the best five stand in a formation of the rules', () => {
  const candidates = [...entrants().values()].map((one) => ({ ...one, points: one.kind === 'coach' ? 1 : one.number }));
  const five = bestFive(candidates, rules);
  expect(five.map(({ number }) => number)).toEqual([12, 10, 9, 8, 4, 11]);
  expect(bestFive(candidates, { ...rules, usesPositions: false }).map(({ number }) => number)).toEqual([
    12, 10, 9, 8, 7, 11,
  ]);
});
