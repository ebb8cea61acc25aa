import { expect, test } from 'vitest';
import { type BracketSeries, resolveBracket } from '#lib/basketball/series/bracket.ts';
import { linkRounds } from '#lib/basketball/series/link-rounds.ts';
import { seedBracket } from '#lib/basketball/series/seed-bracket.ts';
import { seriesGames } from '#tests/unit/lib/basketball/series/support/series-games.ts';

const bestOf = (of: number) => ({ kind: 'best-of' as const, of });
const teams = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

test('eight seeds meet so that the first two can only meet in the final', () => {
  const nodes = resolveBracket({ series: seedBracket(8, () => bestOf(3)), seeds: teams, games: new Map() });
  expect(nodes.slice(0, 4).map(({ home, away }) => `${home.team}${away.team}`)).toEqual(['AH', 'DE', 'BG', 'CF']);
  expect(nodes.map(({ id, next }) => `${id} → ${next?.id ?? 'champion'}`)).toEqual([
    '1-1 → 2-1',
    '1-2 → 2-1',
    '1-3 → 2-2',
    '1-4 → 2-2',
    '2-1 → 3-1',
    '2-2 → 3-1',
    '3-1 → champion',
  ]);
});

test('with six teams the first two seeds have a bye', () => {
  const nodes = resolveBracket({ series: seedBracket(6, () => bestOf(3)), seeds: teams.slice(0, 6), games: new Map() });
  expect(nodes.filter(({ standing }) => standing.decidedBy === 'bye').map(({ winner }) => winner)).toEqual(['A', 'B']);
  expect(nodes.find(({ id }) => id === '2-1')?.home.team).toBe('A');
});

test('winners go on as their series are decided, the better seed with the home advantage', () => {
  const games = new Map([
    ['1-1', seriesGames('A–D 80–70', 'D–A 90–70', 'A–D 70–75')],
    ['1-2', seriesGames('B–C 80–70', 'C–B 60–70')],
  ]);
  const series = seedBracket(4, () => bestOf(3));
  const final = resolveBracket({ series, seeds: ['A', 'B', 'C', 'D'], games }).at(-1);
  expect([final?.home.team, final?.away.team]).toEqual(['B', 'D']);
  expect(final?.standing.state).toBe('scheduled');
});

test('a play-in sends its loser to a second chance', () => {
  const series: BracketSeries[] = [
    { id: '7-8', round: 1, home: { seed: 1 }, away: { seed: 2 }, format: bestOf(1) },
    { id: '9-10', round: 1, home: { seed: 3 }, away: { seed: 4 }, format: bestOf(1) },
    { id: 'last', round: 2, home: { loserOf: '7-8' }, away: { winnerOf: '9-10' }, format: bestOf(1) },
  ];
  const games = new Map([
    ['7-8', seriesGames('A–B 80–90')],
    ['9-10', seriesGames('C–D 80–70')],
  ]);
  const last = resolveBracket({ series, seeds: ['A', 'B', 'C', 'D'], games }).at(-1);
  expect([last?.home.team, last?.away.team]).toEqual(['A', 'C']);
});

test('a bracket that depends on itself or on an unknown series is refused', () => {
  const loop: BracketSeries[] = [{ id: 'x', round: 1, home: { winnerOf: 'x' }, away: { seed: 1 }, format: bestOf(1) }];
  expect(() => resolveBracket({ series: loop, seeds: [], games: new Map() })).toThrow(/series x depends on itself/);
  const lost: BracketSeries[] = [{ id: 'x', round: 1, home: { winnerOf: 'y' }, away: { seed: 1 }, format: bestOf(1) }];
  expect(() => resolveBracket({ series: lost, seeds: [], games: new Map() })).toThrow(/series y does not exist/);
  expect(() => seedBracket(1, () => bestOf(1))).toThrow(/1 teams cannot form a knock-out/);
});

test('rounds known only by who played become a tree whose lines do not cross', () => {
  const played = (id: string, home: string, away: string, winner: string | null) => ({ id, home, away, winner });
  const rounds = linkRounds([
    [
      played('q1', 'C', 'F', 'C'),
      played('q2', 'A', 'H', 'A'),
      played('q3', 'B', 'G', 'B'),
      played('q4', 'D', 'E', 'D'),
    ],
    [played('s1', 'A', 'D', 'A'), played('s2', 'B', 'C', null)],
    [played('f', 'A', 'B', null)],
  ]);
  expect(rounds.map((round) => round.map(({ id }) => id))).toEqual([['q2', 'q4', 'q3', 'q1'], ['s1', 's2'], ['f']]);
  expect(rounds[0]?.[3]?.next).toEqual({ id: 's2', side: 'away' });
});

test('losers of semi-finals do not lead to the final but winners do, with a third-place game beside it', () => {
  const rounds = linkRounds([
    [
      { id: 's1', home: 'A', away: 'D', winner: 'A' },
      { id: 's2', home: 'B', away: 'C', winner: 'C' },
    ],
    [{ id: 'third', home: 'D', away: 'B', winner: 'B' }],
    [{ id: 'final', home: 'A', away: 'C', winner: 'C' }],
  ]);
  expect(rounds[0]?.map(({ next }) => next?.id)).toEqual(['final', 'final']);
});
