import { describe, expect, test } from 'vitest';
import { valueOfText } from '#components/ui/stat-values.ts';

describe('the value of a formatted figure', () => {
  test.each([
    ['12', 12],
    ['+5', 5],
    ['−3', -3],
    ['45,3', 45.3],
    ['45.3', 45.3],
    ['0,714', 0.714],
    ['1.234', 1234],
    ['1 234', 1234],
    ['23:30', 23.5],
    ['10*', 10],
    [8, 8],
  ])('%s is %d', (text, value) => expect(valueOfText(text)).toBeCloseTo(value, 9));

  test('as many made of fewer tried is more, and so is as many won with fewer lost', () => {
    expect(valueOfText('5/8')).toBeGreaterThan(valueOfText('5/9') ?? Number.NaN);
    expect(valueOfText('6/20')).toBeGreaterThan(valueOfText('5/5') ?? Number.NaN);
    expect(valueOfText('5–2')).toBeGreaterThan(valueOfText('5–3') ?? Number.NaN);
  });

  test.each(['–', 'DNP', '', null, undefined])('%s has none', (text) => expect(valueOfText(text)).toBeNull());
});
