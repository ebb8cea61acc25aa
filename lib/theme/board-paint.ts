import { hasHue, readColors } from './club-colors.ts';
import { contrast, textContrast, toOklch } from './contrast.ts';
import { toSrgbHex } from './oklch.ts';

/**
 * Returns a club's colour as a field on the dark board: the first colour with a hue, darkened until white text is
 * readable on it.
 */
export function boardPaint(colors: readonly string[]): string {
  const known = readColors(colors);
  const color = known.find(hasHue) ?? known[0] ?? '#3d454c';
  const original = toOklch(color);
  for (let lightness = Math.max(original.lightness, 0.3); lightness > 0; lightness -= 0.01) {
    const candidate = toSrgbHex({ ...original, lightness });
    if (contrast('#ffffff', candidate) >= textContrast) return candidate;
  }
  return '#000000';
}
