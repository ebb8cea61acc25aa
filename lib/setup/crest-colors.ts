import { toHex } from '#lib/theme/hex.ts';

/** The two colours that make a site. */
export type CrestColors = { main: string; accent: string };

const opaque = 128;
const step = 32;
/** Below it a colour is grey, white or black. */
const minChroma = 40;
const minDifference = 120;

type Rgb = [number, number, number];
type Found = { rgb: Rgb; count: number };

/**
 * Returns the colours of a site from the pixels of its crest (RGBA, one byte each): the most frequent dark one for the bands, and
 * the most frequent one that differs from it. Null for a crest that is only white, grey or transparent.
 */
export function crestColors(pixels: ArrayLike<number>): CrestColors | null {
  const found = [...countColors(pixels).values()].sort((one, other) => other.count - one.count);
  const colored = found.filter(({ rgb }) => chromaOf(rgb) >= minChroma);
  const main = found.find((one) => isDark(one.rgb) && isFrequent(one, found)) ?? colored[0];
  if (!main || (colored.length === 0 && !isDark(main.rgb))) return null;
  const accent = colored.find(({ rgb }) => difference(rgb, main.rgb) >= minDifference) ?? colored[0] ?? main;
  return { main: toHex(main.rgb), accent: toHex(accent.rgb) };
}

/** Counts similar colours as one, whose value is the mean of them. */
function countColors(pixels: ArrayLike<number>): Map<string, Found> {
  const found = new Map<string, Found>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < opaque) continue;
    const rgb: Rgb = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const key = rgb.map((value) => Math.floor(value / step)).join();
    const one = found.get(key) ?? { rgb, count: 0 };
    const count = one.count + 1;
    const mean = one.rgb.map((value, index) => value + ((rgb[index] ?? 0) - value) / count) as Rgb;
    found.set(key, { rgb: mean, count });
  }
  return found;
}

const isFrequent = ({ count }: Found, all: readonly Found[]) =>
  count * 10 >= all.reduce((sum, one) => sum + one.count, 0);
const chromaOf = (rgb: Rgb) => Math.max(...rgb) - Math.min(...rgb);
const isDark = ([red, green, blue]: Rgb) => 0.3 * red + 0.59 * green + 0.11 * blue < 110;
const difference = (one: Rgb, other: Rgb) =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0);
