import { describe, expect, test } from 'vitest';
import type { Duel } from '#lib/basketball/fantasy/head-to-head.ts';
import { finalists, playDuel, recordOf } from '#server/league/fantasy/private-league/duel-results.ts';

const score = (number: number, points: number) => [number, { number, points, overallRank: 1, starters: 0 }] as const;
const duel = (stage: Duel['stage'], home: number, away: number | null): Duel => ({ round: 1, stage, home, away });

describe('a duel', () => {
  const scores = new Map([score(1, 0), score(2, 0), score(3, 0)]);

  test('level with the ghost is a draw only once the round is over', () => {
    const against = (state: 'playing' | 'over') => recordOf(1, [playDuel(duel('table', 1, null), scores, state)]);
    expect(against('playing')).toMatchObject({ drawn: 0, tablePoints: 0 });
    expect(against('over')).toMatchObject({ drawn: 1, tablePoints: 1 });
  });

  test('of a void round has no points and no winner, and is in no record', () => {
    const [played, ghost] = [duel('table', 1, 2), duel('table', 3, null)].map((own) => playDuel(own, scores, 'void'));
    expect(played).toMatchObject({ homePoints: null, awayPoints: null, decision: null });
    expect([1, 2, 3].map((squad) => recordOf(squad, played && ghost ? [played, ghost] : []).tablePoints)).toEqual([
      0, 0, 0,
    ]);
  });
});

test('of void semi-finals those who are placed higher go on; of others who has won', () => {
  const scores = new Map([score(1, 5), score(2, 5), score(3, 5), score(4, 6)]);
  const semiFinals = [duel('semi-final', 1, 4), duel('semi-final', 2, 3)];
  const finalistsIn = (state: 'playing' | 'over' | 'void') =>
    finalists(semiFinals.map((own) => playDuel(own, scores, state)));
  expect(finalistsIn('void')).toEqual([1, 2]);
  expect(finalistsIn('over')).toEqual([4, 2]);
  expect(finalistsIn('playing')).toEqual([]);
});
