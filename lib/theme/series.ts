import { ensureContrast, graphicContrast, toOklch } from './contrast.ts';
import { distance } from './oklch.ts';
import type { Palette } from './palette.ts';

export const seriesRoles = ['series-1', 'series-2', 'series-3', 'series-4', 'series-5'] as const;
export type SeriesRole = (typeof seriesRoles)[number];

/** Hues distinguishable with red-green blindness, for palettes with similar colours. */
const reserveColors = ['#0072b2', '#d55e00', '#009e73', '#b5679a', '#8a7400', '#56a0d3', '#7d7d7d', '#6a4c93'];

const minDistance = 0.1;

/**
 * Returns five colours for charts and standings zones: the client's own if visible and distinct, else reserve
 * colours.
 */
export function series(palette: Palette, grounds: readonly string[]): Record<SeriesRole, string> {
  const candidates = [palette.color1, palette.color2, palette.color3, palette.color4, palette.color5, ...reserveColors];
  const chosen: string[] = [];
  for (const color of candidates.map((color) => ensureContrast(color, grounds, graphicContrast))) {
    if (chosen.length === seriesRoles.length) break;
    if (chosen.every((other) => distance(toOklch(color), toOklch(other)) >= minDistance)) chosen.push(color);
  }
  const [one = '', two = '', three = '', four = '', five = ''] = chosen;
  return { 'series-1': one, 'series-2': two, 'series-3': three, 'series-4': four, 'series-5': five };
}
