import { expect, test } from 'vitest';
import { playRows } from '#lib/basketball/plays/play-rows.ts';
import { basket, foul, freeThrow, miss, plays } from './log-of-plays.ts';

const idsOf = (log: ReturnType<typeof plays>) => playRows(log).map((row) => row.map(({ id }) => id).join(' '));

test('an assist, a block, a steal and a foul drawn stand in the row of their action', () => {
  const log = plays(
    basket('home', { player: 'a' }),
    { type: 'assist', side: 'home', player: 'b', linkedTo: '1' },
    miss('away'),
    { type: 'block', side: 'home', linkedTo: '3' },
    { type: 'turnover', side: 'away', kind: 'bad-pass' },
    { type: 'steal', side: 'home', linkedTo: '5' },
    foul('away'),
    { type: 'foul-drawn', side: 'home', linkedTo: '7' },
  );
  expect(idsOf(log)).toEqual(['1 2', '3 4', '5 6', '7 8']);
});

test('in a log without links the nearest play that fits is taken, each once', () => {
  const log = plays(
    basket('home', { player: 'a' }),
    { type: 'assist', side: 'home', player: 'b' },
    { type: 'foul-drawn', side: 'away' },
    foul('home'),
    basket('home', { player: 'b', clockMs: 500_000 }),
    { type: 'assist', side: 'home', player: 'a', clockMs: 500_000 },
  );
  expect(idsOf(log)).toEqual(['1 2', '4 3', '5 6']);
});

test('what has no action to belong to stands alone, and a link to a play that is not there is none', () => {
  const log = plays(
    { type: 'assist', side: 'home', player: 'b', linkedTo: 'gone' },
    { type: 'steal', side: 'away' },
    basket('away', { clockMs: 400_000 }),
    { type: 'assist', side: 'home', player: 'b', linkedTo: '3' },
  );
  expect(idsOf(log)).toEqual(['1', '2', '3', '4']);
});

test('nobody assists his own basket, and an assist does not go back to a basket long before', () => {
  const log = plays(
    basket('home', { player: 'a', clockMs: 300_000 }),
    { type: 'assist', side: 'home', player: 'a', clockMs: 300_000 },
    { type: 'assist', side: 'home', player: 'b', clockMs: 200_000 },
  );
  expect(idsOf(log)).toEqual(['1', '2', '3']);
});

test('a late entry stands where its action was played', () => {
  const log = plays(basket('home', { player: 'a' }), miss('away'), basket('away', { player: 'x' }), {
    type: 'assist',
    side: 'home',
    player: 'b',
    linkedTo: '1',
  });
  expect(idsOf(log)).toEqual(['1 4', '2', '3']);
});

test('an offensive foul, its turnover and the foul drawn are one row', () => {
  const log = plays(
    { ...foul('home', 'offensive'), player: 'a' },
    { type: 'foul-drawn', side: 'away', linkedTo: '1' },
    { type: 'turnover', side: 'home', player: 'a', kind: 'offensive-foul' },
    { type: 'steal', side: 'away', linkedTo: '3' },
  );
  expect(idsOf(log)).toEqual(['1 2 3 4']);
});

test('the free throws of a trip are one row with substitutions between them', () => {
  const at = { player: 'a', clockMs: 100_000 };
  const log = plays(
    freeThrow('home', 1, 2, true, at),
    { type: 'substitution-out', side: 'away', clockMs: 100_000 },
    { type: 'substitution-in', side: 'away', clockMs: 100_000 },
    freeThrow('home', 2, 2, false, at),
    freeThrow('home', 1, 2, true, at),
  );
  expect(idsOf(log)).toEqual(['1 4', '2 3', '5']);
});

test('free throws of two players, and of two fouls, are two rows', () => {
  const log = plays(
    freeThrow('home', 1, 1, true, { player: 'a', clockMs: 1 }),
    freeThrow('home', 1, 2, true, { player: 'b', clockMs: 1 }),
    freeThrow('home', 2, 2, true, { player: 'b', clockMs: 1 }),
    freeThrow('home', 1, 2, true, { player: 'b', clockMs: 0 }),
  );
  expect(idsOf(log)).toEqual(['1', '2 3', '4']);
});

test('an assist of free throws stands in the row of their trip', () => {
  const at = { player: 'a', clockMs: 1 };
  const log = plays(freeThrow('home', 1, 2, false, at), freeThrow('home', 2, 2, true, at), {
    type: 'assist',
    side: 'home',
    player: 'b',
    clockMs: 1,
    linkedTo: '1',
  });
  expect(idsOf(log)).toEqual(['1 2 3']);
});

test('the substitutions of both teams in one stoppage are one row, those of the next another', () => {
  const log = plays(
    { type: 'substitution-out', side: 'home', clockMs: 9_000 },
    { type: 'substitution-in', side: 'home', clockMs: 9_000 },
    { type: 'substitution-in', side: 'away', clockMs: 9_000 },
    { type: 'substitution-in', side: 'away', clockMs: 8_000 },
  );
  expect(idsOf(log)).toEqual(['1 2 3', '4']);
});

test('a jump ball is one row, and so are the beginnings of game and period', () => {
  const log = plays(
    { type: 'game-start' },
    { type: 'period-start' },
    { type: 'jump-ball', side: 'home', outcome: 'won' },
    { type: 'jump-ball', side: 'away', outcome: 'lost' },
  );
  expect(idsOf(log)).toEqual(['1 2', '3 4']);
});

test('every play stands in one row, whatever is linked to what', () => {
  const log = plays(
    { type: 'turnover', side: 'home', player: 'a', kind: 'offensive-foul', linkedTo: '2' },
    { type: 'foul-drawn', side: 'away', linkedTo: '1' },
    { type: 'assist', side: 'home', linkedTo: '3' },
    { type: 'block', side: 'home', linkedTo: '4' },
    { type: 'steal', side: 'away', linkedTo: '1' },
  );
  expect(idsOf(log).join(' ').split(' ').sort()).toEqual(['1', '2', '3', '4', '5']);
});
