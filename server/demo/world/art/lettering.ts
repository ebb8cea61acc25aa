import { n } from './svg.ts';

/** Block capitals as strokes on a grid six units high, so that drawings need no font. `[width, path]` each. */
const glyphs: Record<string, readonly [number, string]> = {
  A: [4, 'M0 6V1L1 0H3L4 1V6M0 3.6H4'],
  B: [4, 'M0 0H3L4 1V2L3.2 3L4 4V5L3 6H0ZM0 3H3.2'],
  C: [4, 'M4 1.6V1L3 0H1L0 1V5L1 6H3L4 5V4.4'],
  D: [4, 'M0 0H2.8L4 1.2V4.8L2.8 6H0Z'],
  E: [3.6, 'M3.6 0H0V6H3.6M0 3H3'],
  F: [3.6, 'M3.6 0H0V6M0 3H3'],
  G: [4, 'M4 1.6V1L3 0H1L0 1V5L1 6H3L4 5V3.2H2.2'],
  H: [4, 'M0 0V6M4 0V6M0 3H4'],
  I: [0, 'M0 0V6'],
  J: [3.4, 'M3.4 0V5L2.4 6H1L0 5V4.2'],
  K: [4, 'M0 0V6M4 0L0.4 3.5M1.5 2.4L4 6'],
  L: [3.4, 'M0 0V6H3.4'],
  M: [5, 'M0 6V0L2.5 3.2L5 0V6'],
  N: [4.2, 'M0 6V0L4.2 6V0'],
  O: [4, 'M1 0H3L4 1V5L3 6H1L0 5V1Z'],
  P: [4, 'M0 6V0H3L4 1V2.4L3 3.4H0'],
  Q: [4, 'M1 0H3L4 1V5L3 6H1L0 5V1ZM2.5 4.3L4.3 6.5'],
  R: [4, 'M0 6V0H3L4 1V2.4L3 3.4H0M2 3.4L4 6'],
  S: [4, 'M4 1.5V1L3 0H1L0 1V2L1 3H3L4 4V5L3 6H1L0 5V4.5'],
  T: [4, 'M0 0H4M2 0V6'],
  U: [4, 'M0 0V5L1 6H3L4 5V0'],
  V: [4.2, 'M0 0L2.1 6L4.2 0'],
  W: [5.6, 'M0 0L1.4 6L2.8 1.6L4.2 6L5.6 0'],
  X: [4, 'M0 0L4 6M4 0L0 6'],
  Y: [4, 'M0 0L2 3L4 0M2 3V6'],
  Z: [4, 'M0 0H4L0 6H4'],
  0: [4, 'M1 0H3L4 1V5L3 6H1L0 5V1Z'],
  1: [1.6, 'M0 1.4L1.6 0V6'],
  2: [4, 'M0 1.5V1L1 0H3L4 1V2.2L0 6H4'],
  3: [4, 'M0 1L1 0H3L4 1V2L3 3L4 4V5L3 6H1L0 5M1.3 3H3'],
  4: [4, 'M3.2 6V0L0 4.2H4'],
  5: [4, 'M4 0H0V2.6H3L4 3.6V5L3 6H1L0 5'],
  6: [4, 'M4 1L3 0H1L0 1V5L1 6H3L4 5V3.6L3 2.6H0'],
  7: [4, 'M0 0H4L1.6 6'],
  8: [4, 'M1 0H3L4 1V2L3 3H1L0 2V1ZM1 3H3L4 4V5L3 6H1L0 5V4Z'],
  9: [4, 'M0 5L1 6H3L4 5V1L3 0H1L0 1V2.4L1 3.4H4'],
  ':': [0, 'M0 1.4V2.4M0 3.8V4.8'],
  '-': [2, 'M0 3H2'],
  ' ': [1.6, ''],
};

export type Lettering = {
  /** Middle of the line, and its top. */
  x: number;
  y: number;
  height: number;
  color: string;
  /** Thickness of the strokes in sixths of the height. */
  weight?: number;
  spacing?: number;
  align?: 'middle' | 'start';
};

/** How wide a line of capitals is, in the units of `height`. */
export function letteringWidth(text: string, height: number, weight = 1.15, spacing = 0.8): number {
  const units = [...text].reduce((sum, letter) => sum + (glyphs[letter]?.[0] ?? 0) + weight + spacing, -spacing);
  return (units * height) / (6 + weight);
}

/** A line of capitals and digits; letters it does not know are left out. */
export function lettering(text: string, options: Lettering): string {
  const { x, y, height, color, weight = 1.15, spacing = 0.8, align = 'middle' } = options;
  const scale = height / (6 + weight);
  const left = align === 'middle' ? x - letteringWidth(text, height, weight, spacing) / 2 : x;
  let cursor = weight / 2;
  const letters = [...text].map((letter) => {
    const glyph = glyphs[letter];
    if (!glyph) return '';
    const [width, d] = glyph;
    const drawn = d ? `<path transform="translate(${n(cursor)} ${n(weight / 2)})" d="${d}"/>` : '';
    cursor += width + weight + spacing;
    return drawn;
  });
  return `<g transform="translate(${n(left)} ${n(y)}) scale(${Math.round(scale * 10000) / 10000})" fill="none" stroke="${color}" stroke-width="${weight}" stroke-linejoin="miter" stroke-miterlimit="2.2" stroke-linecap="square">${letters.join('')}</g>`;
}
