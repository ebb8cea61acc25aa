import { expect, test } from 'vitest';
import { formatPoints, formatPointsColumn } from '#components/fantasy/format-units.ts';
import { unitsPerPoint } from '#lib/basketball/fantasy/units.ts';

const units = (points: number) => Math.round(points * unitsPerPoint);

test('points have the decimals that they need, one at least', () => {
  expect([12, 8.5, 107.95].map((points) => formatPoints('en', units(points)))).toEqual(['12.0', '8.5', '107.95']);
});

test('the points of a column have as many decimals as the longest of them', () => {
  const column = [12, 8.5, 107.95].map(units);
  expect(column.map(formatPointsColumn('ru', column))).toEqual(['12,00', '8,50', '107,95']);
  expect(formatPointsColumn('en', [])(units(3))).toBe('3.0');
});
