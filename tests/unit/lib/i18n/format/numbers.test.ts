import { describe, expect, it } from 'vitest';
import {
  formatDecimal,
  formatDifference,
  formatInteger,
  formatPercent,
  formatPercentNumber,
  noNumber,
} from '#lib/i18n/format/numbers.ts';
import { languageTag } from '#lib/i18n/language-tag.ts';
import { locales } from '#lib/i18n/locales.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('numbers', () => {
  it.each([
    ['en', '12,345', '82.5', '45.5%'],
    ['sr', '12.345', '82,5', '45,5%'],
    ['sl', '12.345', '82,5', '45,5 %'],
    ['es', '12.345', '82,5', '45,5 %'],
    ['fr', '12 345', '82,5', '45,5 %'],
    ['ru', '12 345', '82,5', '45,5 %'],
  ] as const)('are written as %s does', (locale, integer, decimal, percent) => {
    expect(plain(formatInteger(locale, 12_345))).toBe(integer);
    expect(formatDecimal(locale, 82.5)).toBe(decimal);
    expect(plain(formatPercent(locale, 0.4549))).toBe(percent);
  });

  it.each(locales)('up to 999 are written by %s as Intl writes them', (locale) => {
    const written = (value: number, options?: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat(languageTag(locale), options).format(value).replace('-', '−');
    for (const value of [-1000, -999, -10, -1, 0, 1, 10, 999, 1000]) {
      expect(formatInteger(locale, value)).toBe(written(value));
      expect(formatDifference(locale, value)).toBe(written(value, { signDisplay: 'exceptZero' }));
    }
  });

  it('keep their decimals', () => {
    expect(formatDecimal('en', 8)).toBe('8.0');
    expect(formatPercentNumber('en', 1 / 3)).toBe('33.3');
  });

  it('that are differences carry their sign', () => {
    expect([7, -7, 0].map((value) => formatDifference('en', value))).toEqual(['+7', '−7', '0']);
    expect(formatDifference('sl', -1.25, 1)).toBe('−1,3');
  });

  it('that are not there are a dash, not a zero', () => {
    expect([formatInteger('en', null), formatDecimal('en', undefined), formatPercent('en', Number.NaN)]).toEqual([
      noNumber,
      noNumber,
      noNumber,
    ]);
  });
});
