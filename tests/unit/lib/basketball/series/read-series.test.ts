import { expect, test } from 'vitest';
import { readSeries, type SeriesInput } from '#lib/basketball/series/read-series.ts';
import { seriesGames } from '#tests/unit/lib/basketball/series/support/series-games.ts';

const bestOf = (of: number, ...texts: string[]): SeriesInput => {
  return { home: 'A', away: 'B', format: { kind: 'best-of', of }, games: seriesGames(...texts) };
};
const twoLegs = (...texts: string[]): SeriesInput => {
  return { home: 'A', away: 'B', format: { kind: 'two-legs' }, games: seriesGames(...texts) };
};
const needs = (input: SeriesInput) => readSeries(input).slots.map(({ need }) => need);

test('a best of five is won with three wins, and the games left are not played', () => {
  const standing = readSeries(bestOf(5, 'A–B 80–70', 'A–B 70–80', 'B–A 60–70', 'B–A 60–61'));
  expect(standing).toMatchObject({ state: 'decided', winner: 'home', decidedBy: 'wins', wins: { home: 3, away: 1 } });
  expect(standing.slots.at(-1)).toEqual({
    number: 5,
    gameId: null,
    home: 'home',
    need: 'not-needed',
    winner: null,
    points: null,
  });
});

test('a best of one with two counted games is won by who won both, and by nobody if each won one', () => {
  expect(readSeries(bestOf(1, 'A–B 80–70', 'B–A 60–70'))).toMatchObject({ state: 'decided', winner: 'home' });
  expect(readSeries(bestOf(1, 'A–B 80–70', 'B–A 80–70'))).toMatchObject({ state: 'running', winner: null });
  expect(readSeries(bestOf(1, 'B–A 80–70', 'A–B 80–70'))).toMatchObject({ state: 'running', winner: null });
  const all = ['A–B 80–70', 'B–A 80–70', 'A–B 80–70', 'B–A 80–70', 'A–B 80–70'];
  expect(readSeries(bestOf(3, ...all))).toMatchObject({ state: 'running', winner: null, leader: 'home' });
});

test('games are certain as long as nobody can have won before them', () => {
  expect(needs(bestOf(5))).toEqual(['certain', 'certain', 'certain', 'if-necessary', 'if-necessary']);
  expect(needs(bestOf(5, 'A–B 80–70', 'A–B 70–80'))).toEqual([
    'certain',
    'certain',
    'certain',
    'certain',
    'if-necessary',
  ]);
  expect(needs(bestOf(5, 'A–B 80–70', 'A–B 80–70'))).toEqual([
    'certain',
    'certain',
    'certain',
    'if-necessary',
    'if-necessary',
  ]);
});

test('a scheduled game of a decided series is not needed any more', () => {
  expect(readSeries(bestOf(3, 'A–B 80–70', 'B–A 70–80', 'A–B')).slots.at(-1)).toMatchObject({
    gameId: 'g3',
    need: 'not-needed',
  });
});

test('the home pattern says where the games to come are played', () => {
  const homes = (input: SeriesInput) =>
    readSeries(input)
      .slots.map(({ home }) => (home === 'home' ? 'H' : 'A'))
      .join('');
  expect(homes(bestOf(7))).toBe('HHAAHAH');
  expect(homes({ ...bestOf(3), homePattern: ['away', 'home', 'home'] })).toBe('AHH');
});

test('a series that has begun tells who leads', () => {
  expect(readSeries(bestOf(3, 'A–B 70–80'))).toMatchObject({ state: 'running', leader: 'away', winner: null });
  expect(readSeries(bestOf(3))).toMatchObject({ state: 'scheduled', leader: null });
});

test('two legs are decided by the sum of points, and a leg may end level', () => {
  expect(readSeries(twoLegs('A–B 75–75', 'B–A 80–81'))).toMatchObject({
    state: 'decided',
    winner: 'home',
    decidedBy: 'aggregate',
    points: { home: 156, away: 155 },
  });
});

test('two legs level in sum stay undecided until an overtime decides', () => {
  expect(readSeries(twoLegs('A–B 80–75', 'B–A 85–80'))).toMatchObject({ state: 'running', winner: null });
});

test('a forfeit loses a short series and only a game of a long one (Art. 20.2.2)', () => {
  const forfeited = (input: SeriesInput): SeriesInput => {
    const games = input.games.map((game) => ({ ...game, state: 'forfeited' as const, guilty: 'home' as const }));
    return { ...input, games };
  };
  expect(readSeries(forfeited(bestOf(3, 'A–B 0–20')))).toMatchObject({ winner: 'away', decidedBy: 'forfeit' });
  expect(readSeries(forfeited(bestOf(5, 'A–B 0–20')))).toMatchObject({ winner: null, wins: { home: 0, away: 1 } });
  expect(readSeries({ ...forfeited(bestOf(3, 'A–B 0–20')), forfeitLosesSeries: false })).toMatchObject({
    winner: null,
  });
});

test('the first forfeit that has a winner loses the series, after one by both sides too', () => {
  const forfeit = (guilty: 'home' | 'both', index: number) => {
    const [game] = seriesGames('A–B 0–20');
    if (!game) throw new Error('a game is given');
    return { ...game, id: `f${index}`, number: index, state: 'forfeited' as const, guilty };
  };
  const games = [forfeit('both', 1), forfeit('home', 2)];
  expect(readSeries({ ...bestOf(3), games })).toMatchObject({ winner: 'away', decidedBy: 'forfeit' });
  expect(readSeries({ ...twoLegs(), games })).toMatchObject({ winner: 'away', decidedBy: 'forfeit' });
  expect(readSeries({ ...bestOf(3), games: games.slice(0, 1) })).toMatchObject({ state: 'running', winner: null });
});

test('an annulled game takes no place in the series', () => {
  const [first, ...rest] = seriesGames('A–B 80–70', 'A–B 70–80');
  if (!first) throw new Error('two games are given');
  const standing = readSeries({ ...bestOf(3), games: [{ ...first, state: 'annulled' }, ...rest] });
  expect(standing).toMatchObject({ wins: { home: 0, away: 1 } });
  expect(standing.slots).toHaveLength(3);
});

test('without an opponent the team goes on', () => {
  const standing = readSeries({ ...bestOf(3), away: null, bye: true });
  expect(standing).toMatchObject({ state: 'decided', winner: 'home', decidedBy: 'bye', slots: [] });
});

test('a pairing that is not known yet has its games planned', () => {
  const standing = readSeries({ ...bestOf(3), away: null });
  expect(standing.state).toBe('unpaired');
  expect(standing.slots).toHaveLength(3);
});

test('games are taken by date where they have no number', () => {
  const games = seriesGames('A–B 80–70', 'B–A 80–70').map((game, index) => {
    return { ...game, number: null, date: `2026-05-0${2 - index}` };
  });
  expect(readSeries({ ...bestOf(3), games }).slots.map(({ gameId }) => gameId)).toEqual(['g2', 'g1', null]);
});

test('a game of other teams is refused', () => {
  expect(() => readSeries(bestOf(3, 'A–C 80–70'))).toThrow(/Game g1: A – C is not a game of A and B/);
});

test('a series without a declared format has wins and a leader, and is never decided', () => {
  const games = seriesGames('A–B 80–70', 'B–A 60–70', 'A–B 80–70');
  const standing = readSeries({ home: 'A', away: 'B', format: null, games });
  expect(standing).toMatchObject({ state: 'running', winner: null, decidedBy: null, wins: { home: 3, away: 0 } });
  expect(standing).toMatchObject({ leader: 'home', slots: { length: 3 } });
  expect(readSeries({ home: 'A', away: 'B', format: null, games: [] })).toMatchObject({
    state: 'scheduled',
    slots: [],
  });
});
