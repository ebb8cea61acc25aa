import { expect, test } from 'vitest';
import { unitsPerPoint } from '#lib/basketball/fantasy/units.ts';
import { formatPoints, formatPointsColumn, formatTotal, formatTotalColumn } from '#lib/i18n/format/fantasy-units.ts';

const units = (points: number) => Math.round(points * unitsPerPoint);

test('points have the decimals that they need, one at least', () => {
  expect([12, 8.5, 107.95].map((points) => formatPoints('en', units(points)))).toEqual(['12.0', '8.5', '107.95']);
});

test('the points of a column have as many decimals as the longest of them', () => {
  const column = [12, 8.5, 107.95].map(units);
  expect(column.map(formatPointsColumn('ru', column))).toEqual(['12,00', '8,50', '107,95']);
  expect(formatPointsColumn('en', [])(units(3))).toBe('3.0');
});

test('the points of a squad are the same alone and in a column: with hundredths at least', () => {
  const column = [990.4, 82.65].map(units);
  expect(column.map((points) => formatTotal('en', points))).toEqual(['990.40', '82.65']);
  expect(column.map(formatTotalColumn('en', column))).toEqual(['990.40', '82.65']);
  expect(formatTotal('en', units(1.23456))).toBe('1.23456');
});
