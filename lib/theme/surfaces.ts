import { ensureContrast, mix, toOklch } from './contrast.ts';
import { toSrgbHex } from './oklch.ts';
import type { Palette } from './palette.ts';
import type { Scheme } from './scheme.ts';

const lightness = {
  light: { page: 0.976, raised: 1, sunken: 0.947, hover: 0.962, line: 0.885, 'line-strong': 0.6 },
  dark: { page: 0.178, raised: 0.216, sunken: 0.146, hover: 0.248, line: 0.318, 'line-strong': 0.56 },
} as const;

/** Backgrounds of text and graphics. */
type Ground = 'page' | 'raised' | 'sunken' | 'hover' | 'highlight';
export type Surface = Ground | 'line' | 'line-strong';

const grounds = ['page', 'raised', 'sunken', 'hover', 'highlight'] as const satisfies readonly Ground[];

/**
 * Returns backgrounds and lines of a scheme: greys with a trace of the theme colour, too little to clash with a
 * crest.
 */
export function surfaces(palette: Palette, scheme: Scheme): Record<Surface, string> {
  const theme = toOklch(palette.color1);
  const tint = Math.min(theme.chroma, 0.12) * (scheme === 'light' ? 0.026 : 0.06);
  const grey = (name: keyof (typeof lightness)['light']) =>
    toSrgbHex({ lightness: lightness[scheme][name], chroma: tint, hue: theme.hue });
  const raised = grey('raised');
  const page = grey('page');
  const sunken = grey('sunken');
  const hover = grey('hover');
  const highlight = limitLightness(mix(raised, palette.colorButton, scheme === 'light' ? 0.09 : 0.16), scheme);
  const lineStrong = ensureContrast(grey('line-strong'), [page, raised, sunken, hover, highlight], 3);
  return { page, raised, sunken, hover, highlight, line: grey('line'), 'line-strong': lineStrong };
}

/** Limits the lightness of the highlight, so that the same text colours stay readable on it. */
function limitLightness(color: string, scheme: Scheme): string {
  const { lightness: value, ...rest } = toOklch(color);
  const limited = scheme === 'light' ? Math.max(value, 0.93) : Math.min(value, 0.29);
  return toSrgbHex({ ...rest, chroma: Math.min(rest.chroma, 0.05), lightness: limited });
}

export function groundsOf(surface: Record<Surface, string>): string[] {
  return grounds.map((name) => surface[name]);
}
