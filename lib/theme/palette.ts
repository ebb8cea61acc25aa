import { parseColor, toHex } from './hex.ts';

export const paletteKeys = ['colorButton', 'color1', 'color2', 'color3', 'color4', 'color5'] as const;
type PaletteKey = (typeof paletteKeys)[number];

/** The client's colours as `#rrggbb`; `color1` is the theme colour. */
export type Palette = Record<PaletteKey, string>;

/** Palette settings of a client: any of the keys, any text. */
export type PaletteInput = Partial<Record<PaletteKey, string | null | undefined>>;

export const defaultPalette: Palette = {
  colorButton: '#c8401c',
  color1: '#16324a',
  color2: '#f0a500',
  color3: '#2f7d6b',
  color4: '#7a5a3a',
  color5: '#5b7fa6',
};

/** Returns a full palette; missing or unreadable colours are those of the default palette. */
export function readPalette(input: PaletteInput): Palette {
  const palette = { ...defaultPalette };
  for (const key of paletteKeys) {
    const rgb = parseColor(input[key]);
    if (rgb) palette[key] = toHex(rgb);
  }
  return palette;
}
