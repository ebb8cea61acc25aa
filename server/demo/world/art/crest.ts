import type { ClubSheet, CrestShape } from '#server/demo/world/clubs.ts';
import type { Picture } from '#server/demo/world/types.ts';
import { darken, lighten, lightness, mixColors } from './color.ts';
import { drawMotif, type MotifColors } from './crest-motifs.ts';
import { lettering } from './lettering.ts';
import { drawing, fillStyle, group, n, path, rect } from './svg.ts';

function gearOutline(teeth: number, outer: number, inner: number): string {
  const points = Array.from({ length: teeth * 4 }, (_, index) => {
    const angle = ((index - 0.5) * Math.PI) / (teeth * 2);
    const r = index % 4 < 2 ? outer : inner;
    return `${n(100 + r * Math.sin(angle))} ${n(100 - r * Math.cos(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

const outlines: Record<CrestShape, string> = {
  shield: 'M100 4C128 16 158 21 188 21V102C188 150 150 181 100 197C50 181 12 150 12 102V21C42 21 72 16 100 4Z',
  round: 'M100 3A97 97 0 1 1 100 197A97 97 0 1 1 100 3Z',
  pennant: 'M14 8H186V118C186 136 178 150 162 160L100 197L38 160C22 150 14 136 14 118Z',
  hexagon: 'M100 2L186 50V150L100 198L14 150V50Z',
  banner: 'M26 6H174Q188 6 188 20V146Q188 158 178 164L108 195Q100 199 92 195L22 164Q12 158 12 146V20Q12 6 26 6Z',
  gear: gearOutline(16, 98, 88),
};

const shrink = (share: number) => `translate(${n(100 - 100 * share)} ${n(100 - 100 * share)}) scale(${share})`;

/** The band of letters at the foot: its top and how high the letters are; narrow feet take smaller ones. */
const bands: Record<CrestShape, { top: number; letters: number } | null> = {
  shield: { top: 145, letters: 21 },
  round: { top: 150, letters: 22 },
  pennant: { top: 139, letters: 19 },
  hexagon: { top: 141, letters: 18.5 },
  banner: { top: 141, letters: 19 },
  gear: null,
};

function drawBand(shape: CrestShape, code: string, ground: string, ink: string): string {
  const band = bands[shape];
  if (!band) return '';
  const { top, letters } = band;
  const written = lettering(code, { x: 100, y: top + 6.5, height: letters, color: ink, weight: 1.35 });
  return rect(0, top, 200, 60, fillStyle(ground)) + written;
}

const placement = (shape: CrestShape) =>
  shape === 'round' ? 'translate(7 -1) scale(0.93)' : 'translate(10 -3) scale(0.9)';

export type CrestSource = Pick<ClubSheet, 'code' | 'primary' | 'secondary' | 'shape' | 'motif'>;

/** A club's crest, square, legible from 24 pixels upwards. */
export function drawClubCrest({ code, primary, secondary, shape, motif }: CrestSource): Picture {
  const darkSecondary = lightness(secondary) < 0.42;
  const deep = darkSecondary ? secondary : darken(primary, 0.55);
  const ink = darkSecondary ? lighten(primary, 0.86) : secondary;
  const colors: MotifColors = {
    ink,
    shade: darkSecondary ? mixColors(primary, '#ffffff', 0.55) : mixColors(secondary, primary, 0.34),
    field: primary,
    deep,
    light: lightness(ink) > 0.85 ? '#ffffff' : lighten(ink, 0.72),
  };
  const outline = outlines[shape];
  const border = darkSecondary ? deep : ink;
  const letters = darkSecondary ? '#ffffff' : deep;
  const content = [
    `<defs><clipPath id="field"><path d="${outline}" transform="${shrink(0.87)}"/></clipPath></defs>`,
    path(outline, fillStyle(border)),
    group(shrink(0.935), path(outline, fillStyle(darkSecondary ? '#ffffff' : deep))),
    group(shrink(0.87), path(outline, fillStyle(primary))),
    `<g clip-path="url(#field)">`,
    path('M100 0H200V200H100Z', fillStyle('#000000', 0.1)),
    shape === 'gear' ? drawMotif(motif, colors) : group(placement(shape), drawMotif(motif, colors)),
    drawBand(shape, code, border, letters),
    '</g>',
  ];
  return drawing(200, 200, content.join(''));
}
