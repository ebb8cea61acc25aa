import type { CrestMotif } from '#server/demo/world/clubs.ts';
import { ball } from './ball.ts';
import { circle, fillStyle, group, n, path, polygon, rect, stroke } from './svg.ts';

/** `ink` is the main colour on the field, `shade` its darker planes, `field` the ground and `deep` its dark tone. */
export type MotifColors = { ink: string; shade: string; field: string; deep: string; light: string };
type Point = readonly [number, number];

const points = (text: string): Point[] => {
  const numbers = text.split(' ').map(Number);
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as const] : []));
};
const mirror = (points: readonly Point[]): Point[] => points.map(([x, y]) => [200 - x, y]);
const both = (points: readonly Point[], rest: string) => polygon(points, rest) + polygon(mirror(points), rest);

function starPoints(cx: number, cy: number, outer: number, inner: number, tips: number, turn = -90): Point[] {
  return Array.from({ length: tips * 2 }, (_, index) => {
    const angle = ((turn + (index * 180) / tips) * Math.PI) / 180;
    const r = index % 2 === 0 ? outer : inner;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });
}

/** A star of two tones, each ray split along its middle. */
function facetedStar(
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  tips: number,
  one: string,
  other: string,
): string {
  const points = starPoints(cx, cy, outer, inner, tips);
  return points
    .map((point, index) => {
      const next = points[(index + 1) % points.length] ?? point;
      return polygon([[cx, cy], point, next], fillStyle(index % 2 === 0 ? one : other));
    })
    .join('');
}

function wave(y: number, height: number, width: number, color: string, phase = 0): string {
  const step = 26;
  let d = `M${n(-phase)} ${n(y)}`;
  for (let x = -phase; x < 220; x += step * 2) d += `q${step / 2} ${-height} ${step} 0t${step} 0`;
  return path(d, stroke(color, width));
}

const drawings: Record<CrestMotif, (colors: MotifColors) => string> = {
  wolf: ({ ink, shade, field, deep, light }) =>
    [
      both(points('100 56 76 64 44 30 50 84 40 98 64 116 74 136 100 156'), fillStyle(ink)),
      polygon(points('100 56 124 64 156 30 150 84 160 98 136 116 126 136 100 156'), fillStyle(shade)),
      both(points('52 46 57 76 70 68'), fillStyle(field)),
      both(points('100 74 84 84 60 82 72 98 88 104 92 124 100 128'), fillStyle(light)),
      both(points('66 88 90 98 84 104 74 101'), fillStyle(deep)),
      both(points('100 126 86 128 100 144'), fillStyle(deep)),
    ].join(''),
  flame: ({ ink, shade, deep, light }) =>
    path(
      'M104 22C112 50 154 66 154 110A54 46 0 0 1 46 110C46 84 64 76 66 50C80 60 84 70 86 80C98 66 104 46 104 22Z',
      fillStyle(ink),
    ) +
    path(
      'M104 58C110 76 136 86 136 112A36 36 0 0 1 64 112C64 98 74 92 78 80C86 86 90 92 91 98C100 88 104 74 104 58Z',
      fillStyle(shade),
    ) +
    ball(100, 122, 30, light, deep, 24, 3.6),
  waves: ({ ink, light, deep }) =>
    ball(100, 76, 40, light, deep, 20, 4) +
    rect(10, 98, 180, 60, fillStyle(deep)) +
    wave(100, 13, 9, ink) +
    wave(120, 13, 9, light, 13) +
    wave(140, 13, 9, ink, 26),
  sun: ({ ink, light, deep, shade }) => {
    const rays = Array.from({ length: 11 }, (_, index) => {
      const turn = -90 + index * 18;
      return group(
        `rotate(${turn} 100 112)`,
        polygon(points('93 60 107 60 100 30'), fillStyle(index % 2 === 0 ? ink : shade)),
      );
    });
    return (
      rays.join('') +
      ball(100, 112, 44, light, deep, 0, 4.4) +
      rect(10, 112, 180, 50, fillStyle(deep)) +
      path(
        'M20 121H180M20 133H180M20 146H180M100 112V160M72 112L44 160M128 112L156 160M46 112L-6 160M154 112L206 160',
        stroke(ink, 3.4),
      )
    );
  },
  crown: ({ ink, shade, deep, light }) =>
    polygon(points('44 126 34 62 68 92 100 42 100 126'), fillStyle(ink)) +
    polygon(points('156 126 166 62 132 92 100 42 100 126'), fillStyle(shade)) +
    rect(44, 132, 112, 16, fillStyle(ink)) +
    points('34 58 100 36 166 58')
      .map(([x = 0, y = 0]) => circle(x, y, 9, fillStyle(light)))
      .join('') +
    [72, 100, 128].map((x) => polygon(starPoints(x, 110, 11, 4.8, 5), fillStyle(deep))).join(''),
  grapes: ({ ink, shade, deep, light, field }) => {
    const rows: readonly Point[] = points('4 74 3 95 2 116 1 137');
    const grapes = rows.flatMap(([count, y]) =>
      Array.from({ length: count }, (_, index) => {
        const x = 100 + (index - (count - 1) / 2) * 25;
        return (index + count) % 2 === 0 ? circle(x, y, 13.4, fillStyle(ink)) : ball(x, y, 13.4, light, field, 25, 1.8);
      }),
    );
    return (
      path('M100 62C100 48 106 38 116 30', stroke(shade, 7)) +
      path('M98 54C76 62 56 52 50 34C72 24 94 32 98 54Z', fillStyle(shade)) +
      path('M98 54C84 46 70 40 58 38', stroke(deep, 3)) +
      grapes.join('')
    );
  },
  lighthouse: ({ ink, shade, deep, light }) =>
    polygon(points('100 50 22 26 22 66'), fillStyle(ink, 0.9)) +
    polygon(points('100 50 178 26 178 66'), fillStyle(ink, 0.55)) +
    polygon(points('84 66 116 66 124 150 76 150'), fillStyle(light)) +
    polygon(points('82.4 82 117.6 82 119.4 102 80.6 102'), fillStyle(ink)) +
    polygon(points('78.9 120 121.1 120 123 140 77 140'), fillStyle(ink)) +
    rect(78, 60, 44, 8, fillStyle(shade)) +
    rect(87, 38, 26, 22, fillStyle(light)) +
    circle(100, 49, 7, fillStyle(ink)) +
    path('M84 38L100 22L116 38Z', fillStyle(shade)) +
    rect(10, 144, 180, 20, fillStyle(deep)) +
    wave(147, 11, 7, light),
  clock: ({ ink, light, deep, field, shade }) => {
    const marks = Array.from({ length: 12 }, (_, index) =>
      group(
        `rotate(${index * 30} 100 100)`,
        rect(index % 3 === 0 ? 95.5 : 97.5, 45, index % 3 === 0 ? 9 : 5, index % 3 === 0 ? 14 : 9, fillStyle(deep)),
      ),
    );
    return (
      circle(100, 100, 66, fillStyle(ink)) +
      circle(100, 100, 59, fillStyle(light)) +
      path('M41 100H159M58 60Q88 100 58 140M142 60Q112 100 142 140', stroke(shade, 4, 0.55)) +
      marks.join('') +
      path('M100 106V60', `${stroke(field, 8)} stroke-linecap="round"`) +
      path('M96 104L128 84', `${stroke(field, 8)} stroke-linecap="round"`) +
      circle(100, 101, 8, fillStyle(ink))
    );
  },
  star: ({ ink, shade, deep, light }) =>
    ball(100, 94, 58, deep, ink, 18, 4) + facetedStar(100, 94, 66, 27, 5, light, shade),
  sail: ({ ink, shade, deep, light }) =>
    path('M96 34V118', stroke(shade, 6)) +
    path('M90 40C64 66 52 90 46 114H90Z', fillStyle(light)) +
    path('M102 30C134 48 152 84 154 114H102Z', fillStyle(ink)) +
    path('M102 30C122 56 126 88 124 114H102Z', fillStyle(shade)) +
    path('M32 122H168L150 148H52Z', fillStyle(ink)) +
    path('M32 122H168L164 128H36Z', fillStyle(light)) +
    path('M104 34L80 24V40Z', fillStyle(ink)) +
    rect(10, 143, 180, 20, fillStyle(deep)) +
    wave(148, 10, 6, light),
  tower: ({ ink, shade, deep, field, light }) => {
    const cross = [0, 90, 180, 270].map((turn) =>
      group(`rotate(${turn} 100 106)`, polygon(points('100 106 85 76 100 84 115 76'), fillStyle(field))),
    );
    return (
      path('M48 150V70H44V44H62V56H78V44H100V150Z', fillStyle(light)) +
      path('M152 150V70H156V44H138V56H122V44H100V150Z', fillStyle(ink)) +
      path('M84 44V28H92V36H108V28H116V44Z', fillStyle(shade)) +
      rect(44, 68, 112, 7, fillStyle(shade)) +
      cross.join('') +
      circle(100, 106, 5, fillStyle(deep))
    );
  },
  polaris: ({ ink, shade, light, deep }) =>
    path('M40 96A60 60 0 1 1 160 96A60 60 0 1 1 40 96', stroke(shade, 6)) +
    path('M40 96H160M100 36V156M58 53Q88 96 58 139M142 53Q112 96 142 139', stroke(shade, 4)) +
    group('rotate(45 100 92)', facetedStar(100, 92, 42, 13, 4, ink, deep)) +
    facetedStar(100, 92, 74, 15, 4, light, ink),
};

/** A club's emblem, drawn in the square 200 × 200 above the band of its letters. */
export function drawMotif(motif: CrestMotif, colors: MotifColors): string {
  return drawings[motif](colors);
}
