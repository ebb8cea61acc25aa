/** How wide letters of the boards' face are, in hundredths of its size; accents change nothing. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[\sIJijl.,:;'’!|]/u, 21],
  [/[frtLszгГ/–-]/u, 35],
  [/[MWmwЖФШЩЫЮжтфшщыю]/u, 60],
  [/[\p{Lu}\d]/u, 45],
];
const usual = 38;

/** How wide a text is on a board, in ems, and never less than it really is. */
export function emsOf(text: string): number {
  const letters = [...text.normalize('NFD').replace(/\p{M}/gu, '')];
  const wide = letters.map((letter) => widths.find(([letters]) => letters.test(letter))?.[1] ?? usual);
  return Math.max(1, wide.reduce((sum, width) => sum + width, 0) / 100);
}
