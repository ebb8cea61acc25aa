import type { Picture } from '#server/demo/world/types.ts';
import { lettering, letteringWidth } from './lettering.ts';
import { circle, drawing, fillStyle, group, path, rect, stroke } from './svg.ts';

const sponsorMarks = ['waves', 'wing', 'leaf', 'bolt', 'sun', 'arrow', 'rings', 'drop'] as const;
export type SponsorMark = (typeof sponsorMarks)[number];

export function isSponsorMark(value: string): value is SponsorMark {
  return sponsorMarks.some((mark) => mark === value);
}

/** Marks in a square of 80. */
const marks: Record<SponsorMark, (color: string, accent: string) => string> = {
  waves: (color, accent) =>
    circle(40, 40, 38, fillStyle(color)) +
    path('M6 46q8-9 17 0t17 0t17 0t17 0', `${stroke('#ffffff', 6)} stroke-linecap="round"`) +
    path('M14 60q8-9 17 0t17 0t17 0', `${stroke(accent, 6)} stroke-linecap="round"`) +
    circle(40, 26, 9, fillStyle(accent)),
  wing: (color, accent) =>
    path(
      'M4 66C4 30 34 8 76 6C72 20 62 28 50 31C60 32 64 33 68 33C60 46 46 50 36 50C42 52 48 53 52 52C40 66 20 70 4 66Z',
      fillStyle(color),
    ) + path('M4 66C14 48 30 38 50 31C40 42 24 54 4 66Z', fillStyle(accent)),
  leaf: (color, accent) =>
    path('M40 4C70 18 74 52 40 76C6 52 10 18 40 4Z', fillStyle(color)) +
    path('M40 4C70 18 74 52 40 76Z', fillStyle(accent)) +
    path('M40 20V76M40 40L54 28M40 54L58 40M40 40L26 28M40 54L22 40', stroke('#ffffff', 3.4)),
  bolt: (color, accent) =>
    `<rect x="3" y="3" width="74" height="74" rx="18" ${fillStyle(color)}/>` +
    path('M46 8L16 46H37L31 72L64 32H43Z', fillStyle(accent)),
  sun: (color, accent) =>
    Array.from({ length: 9 }, (_, index) =>
      group(`rotate(${-90 + index * 22.5} 40 54)`, path('M36 20L40 4L44 20Z', fillStyle(accent))),
    ).join('') +
    path('M14 54A26 26 0 0 1 66 54Z', fillStyle(accent)) +
    rect(2, 58, 76, 7, fillStyle(color)) +
    rect(12, 69, 56, 6, fillStyle(color)),
  arrow: (color, accent) =>
    path('M4 70L40 6L76 70L40 54Z', fillStyle(color)) + path('M40 6L76 70L40 54Z', fillStyle(accent)),
  rings: (color, accent) =>
    [36, 26, 16].map((r, index) => circle(40, 40, r, stroke(index === 1 ? accent : color, 6))).join('') +
    circle(40, 40, 6, fillStyle(accent)),
  drop: (color, accent) =>
    path('M40 3C58 26 68 38 68 51A28 26 0 0 1 12 51C12 38 22 26 40 3Z', fillStyle(color)) +
    path('M26 52A15 14 0 0 0 40 66', `${stroke(accent, 6)} stroke-linecap="round"`),
};

const plain = (name: string) =>
  name
    .toUpperCase()
    .replace(/[^A-Z0-9 -]/g, '+')
    .replace('+', 'AND');

/** A sponsor's mark and name in one line; transparent. */
export function drawSponsor(name: string, mark: SponsorMark, color: string, accent: string): Picture {
  const text = plain(name);
  const height = 34;
  const width = Math.ceil(112 + letteringWidth(text, height, 1.15, 1.2));
  const word = lettering(text, { x: 100, y: 23, height, color, align: 'start', spacing: 1.2 });
  return drawing(width, 80, marks[mark](color, accent) + word);
}
