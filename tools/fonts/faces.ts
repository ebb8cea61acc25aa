export type Range = readonly [first: number, last: number];

/** Letters of the site's languages outside of Latin-1: Slovenian and Serbian names are on nearly every page. */
const southSlavic = 'ČčĆćĐđŠšŽž';
const southSlavicRanges = [...southSlavic].map((letter) => rangeOf(letter.codePointAt(0) ?? 0));

/** The parts of a family by the file of the package that has their glyphs; a browser loads those a page has letters of. */
export const parts: readonly { name: string; source: string; ranges: readonly Range[] }[] = [
  {
    name: 'latin',
    source: 'latin',
    ranges: [
      [0x00, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2bb, 0x2bc],
      [0x2c6, 0x2c6],
      [0x2da, 0x2da],
      [0x2dc, 0x2dc],
      [0x2000, 0x206f],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2191, 0x2193],
      [0x2212, 0x2215],
    ],
  },
  { name: 'south-slavic', source: 'latin-ext', ranges: southSlavicRanges },
  {
    name: 'latin-ext',
    source: 'latin-ext',
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
      southSlavicRanges,
    ),
  },
  {
    name: 'cyrillic',
    source: 'cyrillic',
    ranges: [
      [0x301, 0x301],
      [0x400, 0x45f],
      [0x490, 0x491],
      [0x4b0, 0x4b1],
      [0x2116, 0x2116],
    ],
  },
  {
    name: 'cyrillic-ext',
    source: 'cyrillic-ext',
    ranges: [
      [0x460, 0x48f],
      [0x492, 0x4af],
      [0x4b2, 0x52f],
    ],
  },
  { name: 'greek', source: 'greek', ranges: [[0x370, 0x3ff]] },
];

type Weight = number | { min: number; max: number };

/** The weights that the site uses. Headlines have one, the screens all; a face of one weight is little more than half. */
export const families: readonly { package: string; family: string; weights: readonly Weight[] }[] = [
  { package: 'sofia-sans', family: 'Sofia Sans Variable', weights: [{ min: 400, max: 800 }] },
  { package: 'sofia-sans-condensed', family: 'Sofia Sans Condensed Variable', weights: [{ min: 400, max: 800 }] },
  {
    package: 'sofia-sans-extra-condensed',
    family: 'Sofia Sans Extra Condensed Variable',
    weights: [{ min: 400, max: 700 }, 800],
  },
];

/** What PDF and share pictures are set in: each weight once for the letters of a script, since they know neither variable fonts nor ranges. */
export const printed = {
  package: 'sofia-sans-condensed',
  weights: { regular: 450, bold: 750 },
  parts: ['latin', 'latin-ext', 'cyrillic'],
} as const;

function rangeOf(codePoint: number): Range {
  return [codePoint, codePoint];
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
