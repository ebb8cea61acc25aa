// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { colorSchemeScript, readColorScheme } from '#lib/theme/color-scheme.ts';
import { parseColor, toHex } from '#lib/theme/hex.ts';
import { fromRgb, toSrgbHex } from '#lib/theme/oklch.ts';
import { defaultPalette, readPalette } from '#lib/theme/palette.ts';
import { themeColors } from '#lib/theme/theme-colors.ts';
import { themeCss } from '#lib/theme/theme-css.ts';

describe('client palette', () => {
  test.each([
    ['#abc', '#aabbcc'],
    ['AABBCC', '#aabbcc'],
    ['#aabbcc80', '#aabbcc'],
    ['rgb(10, 20, 30)', '#0a141e'],
    ['rgb(300 20 30 / 50%)', '#ff141e'],
  ])('%s is read as %s', (given, expected) => {
    const rgb = parseColor(given);
    expect(rgb && toHex(rgb)).toBe(expected);
  });

  test.each(['', 'blue', '#12', 'url(x)', '#ggg', null, undefined])('%s is no colour', (given) => {
    expect(parseColor(given)).toBeNull();
  });

  test('a missing or unreadable colour is taken from the default palette', () => {
    expect(readPalette({ color1: '#123', color2: 'nonsense' })).toEqual({ ...defaultPalette, color1: '#112233' });
  });

  test('OKLCH and back gives the same colour', () => {
    for (const hex of ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#16324a', '#c8401c'])
      expect(toSrgbHex(fromRgb(parseColor(hex) ?? [0, 0, 0]))).toBe(hex);
  });

  test('the style sheet holds nothing but custom properties with hexadecimal colours', () => {
    const css = themeCss({ color1: '#fff;}</style><script>' });
    expect(css).toMatch(/^:root\{(--[a-z0-9-]+:(#[0-9a-f]{6}|light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\));?)+\}$/);
    expect(themeColors({ color1: '#16324a' }).light).toBe('#16324a');
  });
});

describe('colour scheme', () => {
  test('an unknown stored choice follows the system', () => {
    expect(readColorScheme('dark')).toBe('dark');
    expect(readColorScheme('sepia')).toBe('system');
    expect(readColorScheme(null)).toBe('system');
  });

  test('the stored choice is on the document before anything is painted', () => {
    localStorage.setItem('courtside-color-scheme', 'dark');
    new Function(colorSchemeScript)();
    expect(document.documentElement.dataset.scheme).toBe('dark');
    localStorage.clear();
    delete document.documentElement.dataset.scheme;
  });
});
