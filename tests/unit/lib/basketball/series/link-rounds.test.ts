import { expect, test } from 'vitest';
import { linkRounds } from '#lib/basketball/series/link-rounds.ts';

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
