import { expect, test } from 'vitest';
import { playRows } from '#lib/basketball/plays/play-rows.ts';
import { possessions } from '#lib/basketball/plays/possessions.ts';
import { basket, foul, freeThrow, miss, plays, rebound } from './log-of-plays.ts';

const groupsOf = (log: ReturnType<typeof plays>) =>
  possessions(playRows(log)).map(
    ({ side, rows, isBreak }) => `${isBreak ? 'break' : side}: ${rows.map(([{ id }]) => id).join(' ')}`,
  );

test('a possession ends with the basket or the ball of the others; an offensive rebound continues it', () => {
  const log = plays(
    miss('home'),
    rebound('home', 'offensive'),
    miss('home'),
    rebound('away', 'defensive'),
    basket('away'),
    { type: 'turnover', side: 'home', kind: 'bad-pass' },
    basket('away'),
  );
  expect(groupsOf(log)).toEqual(['home: 1 2 3', 'away: 4 5', 'home: 6', 'away: 7']);
});

test('the free throw after a basket belongs to its possession, with the foul between', () => {
  const log = plays(basket('home'), foul('away'), freeThrow('home', 1, 1, true), basket('away'));
  expect(groupsOf(log)).toEqual(['home: 1 2 3', 'away: 4']);
});

test('a foul and a substitution between two possessions belong to the later one', () => {
  const log = plays(
    basket('home'),
    { type: 'substitution-in', side: 'home' },
    foul('home'),
    freeThrow('away', 1, 2, false),
    freeThrow('away', 2, 2, false),
    rebound('home', 'defensive'),
  );
  expect(groupsOf(log)).toEqual(['home: 1', 'away: 2 3 4 5', 'home: 6']);
});

test('the throws of a technical foul leave the ball where it was', () => {
  const log = plays(
    rebound('home', 'defensive'),
    foul('home', 'technical'),
    freeThrow('away', 1, 1, true),
    basket('home'),
  );
  expect(groupsOf(log)).toEqual(['home: 1 2 3 4']);
});

test('a time-out parts a possession, which goes on after it; the end of a period ends it', () => {
  const log = plays(
    { type: 'period-start' },
    rebound('home', 'defensive'),
    { type: 'timeout', side: 'home' },
    miss('home'),
    { type: 'period-end' },
  );
  expect(groupsOf(log)).toEqual(['break: 1', 'home: 2', 'break: 3', 'home: 4', 'break: 5']);
});

test('a log that does not say who has the ball, and one that breaks off, keep all rows', () => {
  expect(groupsOf(plays(foul('home'), { type: 'substitution-in', side: 'home' }))).toEqual(['null: 1 2']);
  expect(groupsOf(plays(basket('home'), foul('away')))).toEqual(['home: 1 2']);
  expect(groupsOf(plays(basket('home'), basket('home')))).toEqual(['home: 1', 'home: 2']);
  expect(groupsOf([])).toEqual([]);
});
