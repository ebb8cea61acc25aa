import { ensureContrast, graphicContrast, toOklch } from './contrast.ts';
import { distance, toSrgbHex } from './oklch.ts';
import type { Palette } from './palette.ts';

export const seriesRoles = ['series-1', 'series-2', 'series-3', 'series-4', 'series-5'] as const;
export type SeriesRole = (typeof seriesRoles)[number];

/** Hues distinguishable with red-green blindness, for palettes with similar colours. */
const reserveColors = ['#0072b2', '#d55e00', '#009e73', '#b5679a', '#8a7400', '#56a0d3', '#7d7d7d', '#6a4c93'];

/** What is left where the client's colours are near all of those. That is rare: the wheel is made only then. */
const wheelColors = () =>
  Array.from({ length: 24 }, (_, index) => index * 15).flatMap((hue) =>
    [0.35, 0.5, 0.65, 0.8].map((lightness) => toSrgbHex({ lightness, chroma: 0.12, hue })),
  );

const minDistance = 0.1;

/**
 * Returns five colours for charts and standings zones: the client's own if visible and distinct, else reserve colours, else those of a colour
 * wheel that are farthest from the others.
 */
export function series(palette: Palette, grounds: readonly string[]): Record<SeriesRole, string> {
  const candidates = [palette.color1, palette.color2, palette.color3, palette.color4, palette.color5, ...reserveColors];
  const visible = (color: string) => ensureContrast(color, grounds, graphicContrast);
  const chosen: string[] = [];
  const nearest = (color: string) => Math.min(...chosen.map((other) => distance(toOklch(color), toOklch(other))));
  for (const color of candidates.map(visible))
    if (chosen.length < seriesRoles.length && nearest(color) >= minDistance) chosen.push(color);
  while (chosen.length < seriesRoles.length)
    chosen.push(
      wheelColors()
        .map(visible)
        .reduce((farthest, color) => (nearest(color) > nearest(farthest) ? color : farthest)),
    );
  const [one = '', two = '', three = '', four = '', five = ''] = chosen;
  return { 'series-1': one, 'series-2': two, 'series-3': three, 'series-4': four, 'series-5': five };
}
