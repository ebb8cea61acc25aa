import { contrast, graphicContrast, mix, readableOn, textContrast, toOklch } from './contrast.ts';
import { toSrgbHex } from './oklch.ts';
import type { Scheme } from './scheme.ts';

/** A field in the colour of a client, club or league, and the colours used on it. */
export type Band = {
  band: string;
  /** Text, at least 4.5:1. */
  'on-band': string;
  /** Secondary text, at least 4.5:1. */
  'on-band-muted': string;
  /** Court lines and dividers, decoration only. */
  'band-line': string;
  /** The painted key: the same colour, one step away. */
  'band-paint': string;
  /** The arc that marks the place, at least 3:1. */
  'band-mark': string;
  /** The edge between the band and the page, at least 3:1 against the page. */
  'band-edge': string;
};

/**
 * Returns the colours of a band. `seconds` are further colours of the same owner; the first one visible on the band
 * becomes the mark.
 */
export function bandRoles(first: string, seconds: readonly string[], scheme: Scheme, page: string): Band {
  const band = scheme === 'dark' ? dimmed(first) : first;
  const others = band === first ? seconds : [first, ...seconds];
  return { ...fieldRoles(band, others), 'band-edge': edge([first, ...seconds], readableOn(band), page) };
}

/**
 * Returns the colours of a small field that keeps its colour in both schemes, because it identifies a club: monogram,
 * shirt number.
 */
export function emblemRoles(first: string, seconds: readonly string[], page: string): Band {
  return { ...fieldRoles(first, seconds), 'band-edge': edge([first, ...seconds], readableOn(first), page) };
}

function fieldRoles(band: string, others: readonly string[]): Omit<Band, 'band-edge'> {
  const text = readableOn(band);
  return {
    band,
    'on-band': text,
    'on-band-muted': muted(text, band),
    'band-line': mix(band, text, 0.22),
    'band-paint': paint(band, text),
    'band-mark': others.find((color) => contrast(color, band) >= graphicContrast) ?? text,
  };
}

function edge(colors: readonly string[], text: string, page: string): string {
  return [...colors, text].find((color) => contrast(color, page) >= graphicContrast) ?? readableOn(page);
}

/**
 * Darkens a bright field in the dark scheme, where it would glare: it keeps a trace of its hue, and its colour moves
 * to edge and mark.
 */
function dimmed(color: string): string {
  const { lightness, chroma, hue } = toOklch(color);
  if (lightness <= 0.62) return color;
  return toSrgbHex({ lightness: 0.27, chroma: Math.min(chroma, 0.04), hue });
}

function muted(text: string, band: string): string {
  for (const ratio of [0.32, 0.24, 0.16, 0.08]) {
    const candidate = mix(text, band, ratio);
    if (contrast(candidate, band) >= textContrast) return candidate;
  }
  return text;
}

/**
 * Returns a shade further from the text colour, or nearer to it if the band is at the end of the scale; text contrast
 * stays at least 4.5:1.
 */
function paint(band: string, text: string): string {
  const away = text === '#ffffff' ? '#000000' : '#ffffff';
  const options = [mix(band, away, 0.12), mix(band, text, 0.08), mix(band, text, 0.04)];
  return options.find((color) => contrast(color, band) >= 1.06 && contrast(text, color) >= textContrast) ?? band;
}
