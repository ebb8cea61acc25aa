import type { Random } from '#server/demo/simulate/random.ts';
import { darken, lighten, lightness, mixColors } from './color.ts';
import type { Kit } from './figure.ts';
import { circle, fillStyle, group, linearGradient, n, path, polygon, rect, stroke } from './svg.ts';

export const sceneWidth = 1600;
export const sceneHeight = 1000;

/** The colours of a picture: two teams, the hall and its floor. */
export type ScenePalette = {
  home: string;
  homeTrim: string;
  away: string;
  awayTrim: string;
  night: string;
  floor: string;
};

export const ballColor = '#e8732a';
export const seamColor = '#3a1b0c';
const skins = ['#e9bd97', '#d0986b', '#a06d46', '#744a30', '#593826'] as const;

/** A kit in a team's colours with a skin and hair of its own. */
export function drawKit(random: Random, shirt: string, trim: string): Kit {
  const skin = random.pick(skins);
  const shorts = lightness(shirt) > 0.8 ? darken(shirt, 0.08) : darken(shirt, 0.16);
  return {
    shirt,
    trim,
    shorts,
    skin,
    skinShade: darken(skin, 0.2),
    hair: '#211814',
    shoes: lightness(shirt) > 0.7 ? '#2a2d33' : '#f4f1ea',
    ball: ballColor,
    seam: seamColor,
  };
}

/** The dark of the hall with beams from the roof. */
export function arenaBackdrop(random: Random, { night, home }: ScenePalette): string {
  const top = mixColors(night, home, 0.28);
  const beams = Array.from({ length: 5 }, (_, index) => {
    const x = 160 + index * 320 + random.between(-60, 60);
    const foot = x + random.between(-260, 260);
    return (
      polygon(
        [
          [x - 14, 0],
          [x + 14, 0],
          [foot + 190, 760],
          [foot - 190, 760],
        ],
        'fill="url(#beam)"',
      ) + circle(x, 22, 15, fillStyle('#ffffff', 0.92))
    );
  });
  return (
    `<defs>${linearGradient('hall', [
      [0, top],
      [0.75, night],
    ])}${linearGradient('beam', [
      [0, '#ffffff', 0.26],
      [1, '#ffffff', 0],
    ])}</defs>` +
    rect(0, 0, sceneWidth, sceneHeight, 'fill="url(#hall)"') +
    beams.join('')
  );
}

/** Rows of spectators in the colours of the two teams, fading into the dark. */
export function crowd(random: Random, palette: ScenePalette, top: number, rows: number): string {
  const tones = [
    palette.home,
    palette.homeTrim,
    lighten(palette.night, 0.3),
    lighten(palette.night, 0.18),
    palette.awayTrim,
  ];
  const parts: string[] = [];
  for (let row = 0; row < rows; row++) {
    const r = 15 + row * 3.2;
    const y = top + row * (25 + row * 2);
    const step = r * 2.5;
    const shade = 0.62 - row * 0.07;
    for (let x = -random.between(0, step); x < sceneWidth + step; x += step) {
      const color = darken(random.pick(tones), Math.max(0.12, shade));
      parts.push(
        path(
          `M${n(x - r)} ${n(y + r * 2.5)}V${n(y + r * 1.6)}Q${n(x)} ${n(y + r * 0.5)} ${n(x + r)} ${n(y + r * 1.6)}V${n(y + r * 2.5)}Z`,
          fillStyle(color),
        ),
      );
      parts.push(circle(x, y + random.between(-2, 3), r * 0.55, fillStyle(lighten(color, 0.12))));
    }
  }
  return parts.join('');
}

/** The floor in perspective, its horizon at `top`, with boards and the lines of a half court. */
export function perspectiveFloor({ floor, home, homeTrim }: ScenePalette, top: number): string {
  const height = sceneHeight - top;
  const boards = Array.from({ length: 27 }, (_, index) => {
    const x = (index - 13) * 62;
    return `M${n(800 + x * 0.9)} ${n(top)}L${n(800 + x * 3.1)} ${sceneHeight}`;
  });
  const line = `${stroke('#ffffff', 7, 0.85)} stroke-linejoin="round"`;
  const at = (x: number, depth: number): string => {
    const spread = 0.9 + depth * 2.2;
    return `${n(800 + x * spread)} ${n(top + depth * height)}`;
  };
  const key = `M${at(-150, 0.04)}L${at(-150, 0.5)}L${at(150, 0.5)}L${at(150, 0.04)}Z`;
  const arc = `M${at(-430, 0.04)}L${at(-430, 0.16)}Q${at(-380, 0.72)} ${at(0, 0.76)}Q${at(380, 0.72)} ${at(430, 0.16)}L${at(430, 0.04)}`;
  const circleTop = `M${at(-150, 0.5)}Q${at(-130, 0.63)} ${at(0, 0.64)}Q${at(130, 0.63)} ${at(150, 0.5)}`;
  return (
    `<defs>${linearGradient('floor', [
      [0, darken(floor, 0.28)],
      [0.5, floor],
      [1, lighten(floor, 0.16)],
    ])}</defs>` +
    rect(0, top, sceneWidth, height, 'fill="url(#floor)"') +
    path(boards.join(''), stroke(darken(floor, 0.35), 2, 0.35)) +
    path(key, fillStyle(home, 0.82)) +
    path(key, line) +
    path(arc, line) +
    path(circleTop, line) +
    path(`M${at(-560, 0.04)}L${at(560, 0.04)}`, line) +
    rect(0, top - 34, sceneWidth, 38, fillStyle(darken(home, 0.25))) +
    rect(0, top - 34, sceneWidth, 6, fillStyle(homeTrim))
  );
}

/** Backboard, ring and net seen from the front; (x, y) is the middle of the ring. */
export function hoop(x: number, y: number, scale: number, trim: string): string {
  const net = Array.from({ length: 7 }, (_, index) => {
    const from = -60 + index * 20;
    return `M${from} 8L${n(from * 0.62)} 96M${from} 8Q${n(from * 0.75 + 14)} 50 ${n(Math.min(38, from * 0.62 + 13))} 92`;
  });
  const content =
    rect(-150, -190, 300, 200, `${fillStyle('#ffffff', 0.9)} rx="8"`) +
    rect(-150, -190, 300, 200, `${stroke(trim, 12)} rx="8"`) +
    rect(-58, -108, 116, 88, stroke(trim, 9)) +
    rect(-18, -4, 36, 20, fillStyle('#b33c17')) +
    path(`${net.join('')}M-50 40H50M-44 66H44`, stroke('#ffffff', 3.4, 0.92)) +
    `<ellipse cx="0" cy="10" rx="64" ry="11" ${stroke('#f25c1f', 10)}/>`;
  return group(`translate(${n(x)} ${n(y)}) scale(${n(scale)})`, content);
}
