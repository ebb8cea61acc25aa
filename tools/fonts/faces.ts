export type Range = readonly [first: number, last: number];

/** English, and the signs of every language. */
const basic: readonly Range[] = [
  [0x20, 0x7e],
  ...rangesOf('\u00a0©«°·»×÷'),
  // Spaces of figures and the word joiner of scores: what has no ink must not load another part.
  [0x2002, 0x2002],
  [0x2007, 0x200a],
  ...rangesOf('–—‘’“”„•…\u202f€\u2060→−'),
];
const southSlavic = rangesOf('ČčĆćĐđŠšŽž');
const frenchAndSpanish = rangesOf('¡¿ÀÁÇÉÊÍÑÓÚàáâäçèéêëíîïñóôöùúûüıœ');
const german = rangesOf('ÄÖÜß');
const portuguese = rangesOf('ãõ');
const baltic = rangesOf('ĀāĒēĢģĪīĶķĻļŅņŪūĄąĖėĘęĮįŲų');
const centralEuropean = rangesOf('ĂăĎďĚěĞğİŁłŃńŇňŐőŘřŚśŞşŤťŮůŰűŹźŻżȘșȚț');
/** The letters of nearly all pages in one file: an accent made of parts that are in it weighs some thirty bytes. */
const usual = [...basic, ...southSlavic, ...frenchAndSpanish, ...german, ...portuguese, ...baltic, ...centralEuropean];
const russian: readonly Range[] = [
  [0x401, 0x401],
  [0x410, 0x44f],
  [0x451, 0x451],
  [0x2116, 0x2116],
];
const serbianCyrillic = rangesOf('ЂЈЉЊЋЏђјљњћџ');

/** The parts of a family. A browser loads those that a page has letters of, one after the other, and lays the page out again for each. */
export const parts: readonly { name: string; ranges: readonly Range[] }[] = [
  { name: 'latin', ranges: usual },
  {
    name: 'western',
    ranges: without(
      [
        [0x00, 0xff],
        [0x152, 0x153],
        [0x2bb, 0x2bc],
        [0x2c6, 0x2c6],
        [0x2da, 0x2da],
        [0x2dc, 0x2dc],
        [0x2000, 0x206f],
        [0x2122, 0x2122],
        [0x2191, 0x2193],
        [0x2212, 0x2215],
      ],
      usual,
    ),
  },
  {
    name: 'latin-ext',
    ranges: without(
      [
        [0x100, 0x130],
        [0x132, 0x151],
        [0x154, 0x2ba],
        [0x2bd, 0x2c5],
        [0x1e00, 0x1eff],
        [0x20a0, 0x20ab],
        [0x20ad, 0x20c0],
        [0x2113, 0x2113],
      ],
      usual,
    ),
  },
  { name: 'cyrillic', ranges: russian },
  { name: 'serbian-cyrillic', ranges: serbianCyrillic },
  {
    name: 'other-cyrillic',
    ranges: without(
      [
        [0x301, 0x301],
        [0x400, 0x45f],
        [0x490, 0x491],
        [0x4b0, 0x4b1],
      ],
      [...russian, ...serbianCyrillic],
    ),
  },
  {
    name: 'cyrillic-ext',
    ranges: [
      [0x460, 0x48f],
      [0x492, 0x4af],
      [0x4b2, 0x52f],
    ],
  },
  { name: 'greek', ranges: [[0x370, 0x3ff]] },
];

/** What Russian pages look into first, a family of its own: their letters, figures and most names in one file instead of two. */
export const russianPage = {
  name: 'russian',
  suffix: ' Russian',
  ranges: [...basic, ...southSlavic, ...russian],
} as const;

type Weight = number | { min: number; max: number };

/** The weights that the site uses: prose two, headlines one, the screens all. A face of one weight is little more than half. */
export const families: readonly { name: string; source: string; family: string; weights: readonly Weight[] }[] = [
  { name: 'sofia-sans', source: 'SofiaSans[wght].ttf', family: 'Sofia Sans Variable', weights: [400, 700] },
  {
    name: 'sofia-sans-condensed',
    source: 'SofiaSansCondensed[wght].ttf',
    family: 'Sofia Sans Condensed Variable',
    weights: [{ min: 400, max: 700 }],
  },
  {
    name: 'sofia-sans-extra-condensed',
    source: 'SofiaSansExtraCondensed[wght].ttf',
    family: 'Sofia Sans Extra Condensed Variable',
    weights: [{ min: 400, max: 700 }, 800],
  },
];

/** What PDF and share pictures are set in: each weight with all letters, since they know neither variable fonts nor parts. */
export const printed = {
  source: 'SofiaSansCondensed[wght].ttf',
  weights: { regular: 450, bold: 750 },
} as const;

function rangesOf(letters: string): Range[] {
  return [...letters].map((letter) => letter.codePointAt(0) ?? 0).map((codePoint) => [codePoint, codePoint]);
}

function without(ranges: readonly Range[], taken: readonly Range[]): Range[] {
  return taken.reduce<Range[]>(
    (rest, [first, last]) =>
      rest.flatMap(([from, to]): Range[] => {
        if (last < from || first > to) return [[from, to]];
        return [[from, first - 1] as const, [last + 1, to] as const].filter(([start, end]) => start <= end);
      }),
    [...ranges],
  );
}
