import { expect, test } from 'vitest';
import { largestRuns, leadChanges } from '#lib/basketball/plays/turning-points.ts';
import { basket, foul, freeThrow, miss, plays } from './log-of-plays.ts';

test('the first lead and a lead regained from level are no lead changes', () => {
  const log = plays(
    basket('home'),
    basket('away'),
    basket('home'),
    basket('away'),
    freeThrow('away', 1, 1, true),
    miss('home'),
    basket('home'),
  );
  expect(leadChanges(log).map(({ side, play }) => [side, play.id])).toEqual([
    ['away', '5'],
    ['home', '7'],
  ]);
});

test('a run is what a team scored unanswered, across everything else', () => {
  const log = plays(
    basket('home'),
    basket('away'),
    foul('home'),
    freeThrow('away', 1, 2, true),
    freeThrow('away', 2, 2, false),
    basket('away'),
    basket('home'),
  );
  const runs = largestRuns(log, { minPoints: 3, count: 9 });
  expect(runs.map(({ side, points, from, to }) => [side, points, from.id, to.id])).toEqual([['away', 5, '2', '6']]);
});

test('the largest runs stand in order of play', () => {
  const log = plays(
    basket('home'),
    basket('away'),
    basket('away'),
    basket('home'),
    basket('away'),
    basket('away'),
    basket('away'),
    basket('home'),
    basket('home'),
    basket('home'),
  );
  const runs = largestRuns(log, { minPoints: 4, count: 2 });
  expect(runs.map(({ side, points }) => [side, points])).toEqual([
    ['away', 6],
    ['home', 6],
  ]);
  expect(largestRuns(log, { minPoints: 8, count: 2 })).toEqual([]);
});
