import { expect, it } from 'vitest';
import { shotKindOf, shotsText, withShots } from '#components/entity/shot-figures.ts';
import { emptyStatLine } from '#lib/basketball/stat-line.ts';
import type { StatSums } from '#lib/basketball/stat-sums.ts';

const sums = (
  totals: Partial<StatSums['totals']>,
  recorded: StatSums['recorded'] = { games: {}, made: {} },
): StatSums => ({
  games: 4,
  totals: { ...emptyStatLine(), ...totals },
  pir: null,
  efficiency: null,
  recorded,
});

it('puts the shots of each percentage before it', () => {
  expect(withShots(['points', 'twoPointShare', 'freeThrowShare'])).toEqual([
    'points',
    'twoPointers',
    'twoPointShare',
    'freeThrows',
    'freeThrowShare',
  ]);
  expect(shotKindOf('points')).toBeNull();
});

it('writes shots made and attempted, in total and per game', () => {
  const whole = sums({ twoPointersMade: 10, twoPointersAttempted: 22 });
  expect(shotsText('twoPointers', whole, 'en', 'total')).toBe('10/22');
  expect(shotsText('twoPointers', whole, 'sr', 'perGame')).toBe('2,5/5,5');
});

it('takes the shots made from the games whose attempts are known, and dashes where none are', () => {
  const partly = sums(
    { freeThrowsMade: 9, freeThrowsAttempted: 8 },
    { games: { freeThrowsAttempted: 2 }, made: { freeThrowsMade: 6 } },
  );
  expect(shotsText('freeThrows', partly, 'en', 'perGame')).toBe('3.0/4.0');
  const unknown = sums({ threePointersMade: 3, threePointersAttempted: null });
  expect(shotsText('threePointers', unknown, 'en', 'total')).toBe('–');
});
