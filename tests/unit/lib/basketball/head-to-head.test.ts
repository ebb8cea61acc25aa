import { expect, test } from 'vitest';
import { headToHead, type Meeting } from '#lib/basketball/head-to-head.ts';

const meeting = (id: string, host: Meeting['host'], home: number, away: number): Meeting => ({
  id,
  host,
  winner: home > away ? 'home' : 'away',
  points: { home, away },
});

test('the record counts wins at home, the streak from the latest game back, and the widest margins', () => {
  const meetings = [meeting('c', 'away', 90, 80), meeting('b', 'home', 81, 80), meeting('a', 'away', 60, 85)];
  expect(headToHead(meetings)).toEqual({
    played: 3,
    wins: { home: 2, away: 1 },
    homeWins: { home: 1, away: 1 },
    points: { home: 231, away: 245 },
    streak: { side: 'home', length: 2 },
    biggestWin: { home: 'c', away: 'a' },
    closest: 'b',
  });
});

test('opponents who never met have an empty record', () => {
  expect(headToHead([])).toMatchObject({
    played: 0,
    streak: null,
    biggestWin: { home: null, away: null },
    closest: null,
  });
});
