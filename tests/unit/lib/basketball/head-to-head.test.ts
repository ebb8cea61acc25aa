import { expect, test } from 'vitest';
import { decisiveLead } from '#lib/basketball/decisive-lead.ts';
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

test('the decisive lead begins after the last time that the winner was not ahead', () => {
  const scores = [
    { elapsedMs: 1000, home: 2, away: 0 },
    { elapsedMs: 2000, home: 2, away: 2 },
    { elapsedMs: 3000, home: 4, away: 2 },
    { elapsedMs: 4000, home: 6, away: 2 },
  ];
  expect(decisiveLead(scores)).toEqual({ side: 'home', elapsedMs: 3000 });
  expect(decisiveLead(scores.slice(0, 2))).toBeNull();
  expect(decisiveLead([])).toBeNull();
});
