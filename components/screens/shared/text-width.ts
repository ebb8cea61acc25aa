/** The widths of letters in the scoreboard font, in hundredths of an em, without accents. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[\sIJijl.,:;'’!|]/u, 21],
  [/[frtLszгГ/–-]/u, 35],
  [/[MWmwЖФШЩЫЮжтфшщыю]/u, 60],
  [/[\p{Lu}\d]/u, 45],
];
const defaultWidth = 38;

/** Returns an upper estimate of the width of a text on a scoreboard, in ems; at least 1. */
export function emsOf(text: string): number {
  const letters = [...text.normalize('NFD').replace(/\p{M}/gu, '')];
  const letterWidths = letters.map((letter) => widths.find(([letters]) => letters.test(letter))?.[1] ?? defaultWidth);
  return Math.max(1, letterWidths.reduce((sum, width) => sum + width, 0) / 100);
}
