import { parseColor } from './hex.ts';
import { fromRgb, type Oklch, toLinear, toSrgbHex } from './oklch.ts';

export const textContrast = 4.5;
export const graphicContrast = 3;

function rgbOf(hex: string) {
  const rgb = parseColor(hex);
  if (!rgb) throw new Error(`Not a colour: "${hex}"; write it as #rrggbb`);
  return rgb;
}

export const toOklch = (hex: string): Oklch => fromRgb(rgbOf(hex));

/** Returns the relative luminance as WCAG 2 defines it, 0–1. */
function luminance(hex: string): number {
  const [red, green, blue] = toLinear(rgbOf(hex));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio as WCAG 2 defines it, 1–21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

export const minContrast = (color: string, backgrounds: readonly string[]) =>
  Math.min(...backgrounds.map((background) => contrast(color, background)));

/** Returns white or black text, softened if the contrast allows it; at least 4.5:1 on any colour. */
export function readableOn(background: string): string {
  const soft = contrast('#ffffff', background) >= contrast('#000000', background) ? '#ffffff' : '#12140f';
  if (contrast(soft, background) >= textContrast) return soft;
  return contrast('#ffffff', background) >= contrast('#000000', background) ? '#ffffff' : '#000000';
}

/**
 * Returns the colour nearest to `color` that has contrast `ratio` on every background: lightness moves away from the
 * backgrounds in small steps, hue stays. The backgrounds must lie on the same side (all dark or all light).
 */
export function ensureContrast(color: string, backgrounds: readonly string[], ratio: number): string {
  const original = toOklch(color);
  const mean = backgrounds.reduce((sum, background) => sum + luminance(background), 0) / backgrounds.length;
  const direction = mean > 0.18 ? -1 : 1;
  for (let step = 0; step <= 100; step += 1) {
    const candidate =
      step === 0 ? color : toSrgbHex({ ...original, lightness: original.lightness + (direction * step) / 100 });
    if (minContrast(candidate, backgrounds) >= ratio) return candidate;
  }
  return direction < 0 ? '#000000' : '#ffffff';
}

/** Mixes two colours in OKLab: `ratio` 0 is the first colour, 1 the second. */
export function mix(one: string, other: string, ratio: number): string {
  const [from, to] = [toOklch(one), toOklch(other)];
  const part = (color: Oklch, axis: 'cos' | 'sin') => color.chroma * Math[axis]((color.hue * Math.PI) / 180);
  const a = part(from, 'cos') * (1 - ratio) + part(to, 'cos') * ratio;
  const b = part(from, 'sin') * (1 - ratio) + part(to, 'sin') * ratio;
  const lightness = from.lightness * (1 - ratio) + to.lightness * ratio;
  return toSrgbHex({ lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 });
}
