import { describe, expect, it } from 'vitest';
import {
  formatDecimal,
  formatDifference,
  formatHalves,
  formatInteger,
  formatPercent,
  formatPercentNumber,
  noNumber,
} from '#lib/i18n/format/numbers.ts';
import { languageTag } from '#lib/i18n/language-tag.ts';
import { locales } from '#lib/i18n/locales.ts';

/** Numbers of every size, halves that are rounded, and quotients as statistics have them. */
function numbers(): number[] {
  const sizes = [0, 0.5, 1, 10, 999, 999.5, 1000, 9999, 10_000, 99_999.95, 123_456.789, 1_234_567.25, 1e-7, 4.9e-4];
  const halves = [1.005, 1.15, 2.5, 8.345, 0.045, 0.0005, 0.00005];
  const quotients = Array.from({ length: 400 }, (_, index) => ((index * 37) % 101) / ((index % 97) + 1));
  return [...sizes, ...halves, ...quotients].flatMap((value) => [value, -value]);
}

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

  it.each(locales)('are written by %s as Intl writes them', (locale) => {
    const intl = (options: Intl.NumberFormatOptions) => {
      const format = new Intl.NumberFormat(languageTag(locale), { signDisplay: 'negative', ...options });
      return (value: number) => format.format(value).replace('-', '−').replaceAll('\u202f', '\u00a0');
    };
    const decimals = [0, 1, 2, 3].map((digits) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits }));
    const whole = intl({ maximumFractionDigits: 0 });
    const halves = intl({ maximumFractionDigits: 1 });
    const decimal = decimals.map(intl);
    const percent = decimals.map((each) => intl({ ...each, style: 'percent' }));
    const difference = decimals.map((each) => intl({ ...each, signDisplay: 'exceptZero' }));
    for (const value of numbers()) {
      expect([value, formatInteger(locale, value)]).toEqual([value, whole(value)]);
      expect([value, formatHalves(locale, value)]).toEqual([value, halves(value)]);
      for (const digits of decimals.keys()) {
        expect([value, formatDecimal(locale, value, digits)]).toEqual([value, decimal[digits]?.(value)]);
        expect([value, formatPercent(locale, value, digits)]).toEqual([value, percent[digits]?.(value)]);
        expect([value, formatDifference(locale, value, digits)]).toEqual([value, difference[digits]?.(value)]);
      }
    }
  });

  it('keep their decimals', () => {
    expect(formatDecimal('en', 8)).toBe('8.0');
    expect(formatPercentNumber('en', 1 / 3)).toBe('33.3');
  });

  it('are the same percentage with and without its sign', () => {
    expect([formatPercent('en', 41 / 80), formatPercentNumber('en', 41 / 80)]).toEqual(['51.3%', '51.3']);
    for (let attempted = 1; attempted <= 200; attempted += 1)
      for (let made = 0; made <= attempted; made += 1)
        expect(`${formatPercentNumber('en', made / attempted)}%`).toBe(formatPercent('en', made / attempted));
  });

  it.each(locales)('that are rounded to zero have no minus in %s', (locale) => {
    expect(formatDecimal(locale, -0.04)).toBe(formatDecimal(locale, 0));
    expect(formatInteger(locale, -0.4)).toBe('0');
    expect(formatPercent(locale, -0.0004)).toBe(formatPercent(locale, 0));
    expect(formatDifference(locale, -0.04, 1)).toBe(formatDifference(locale, 0, 1));
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
