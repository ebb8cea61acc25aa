import { expect, test } from 'vitest';
import { gameOutcome } from '#lib/basketball/game-outcome.ts';

const level = { home: 70, away: 70 };
const home = { home: 80, away: 70 };

test.each([
  ['a decided game', { state: 'final', score: home }, 'won', 'lost'],
  ['a level game', { state: 'final', score: level }, 'drawn', 'drawn'],
  ['a forfeit', { state: 'forfeited', score: { home: 0, away: 20 }, guilty: 'home' }, 'lost', 'won'],
  ['a forfeit by both', { state: 'forfeited', score: null, guilty: 'both' }, 'lost', 'lost'],
  ['a forfeit of a level score', { state: 'forfeited', score: { home: 0, away: 0 } }, 'lost', 'lost'],
  ['a final game without a score', { state: 'final', score: null }, null, null],
  ['a game that is on', { state: 'live', score: home }, null, null],
  ['an annulled game', { state: 'annulled', score: level }, null, null],
] as const)('%s is %s', (_, game, own, other) => {
  expect([gameOutcome(game, 'home'), gameOutcome(game, 'away')]).toEqual([own, other]);
});
