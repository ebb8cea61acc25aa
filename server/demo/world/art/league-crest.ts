import type { Picture } from '#server/demo/world/types.ts';
import { lettering, letteringWidth } from './lettering.ts';
import { circle, drawing, fillStyle, group, path, stroke } from './svg.ts';

export type LeagueColors = { ground: string; ball: string; line: string };

/** The ball of the Meridian League, in a square of 200: its seams are the meridians of a globe. */
export function meridianBall({ ball, line, ground }: LeagueColors): string {
  const meridians = 'M100 22C38 58 38 142 100 178M100 22C162 58 162 142 100 178M22 100H178';
  const parallels = 'M43 52C72 72 128 72 157 52M43 148C72 128 128 128 157 148';
  return (
    circle(100, 100, 80, fillStyle(ball)) +
    path('M100 20A80 80 0 0 1 100 180C140 148 148 124 148 100C148 76 140 52 100 20Z', fillStyle('#000000', 0.13)) +
    path(parallels, stroke(ground, 6)) +
    path(meridians, stroke(ground, 8)) +
    path('M100 20C122 58 122 142 100 180C78 142 78 58 100 20Z', fillStyle(line)) +
    path('M100 20C122 58 122 142 100 180C78 142 78 58 100 20Z', stroke(ground, 7)) +
    path('M84 100H116', stroke(ground, 8))
  );
}

/** Square, for favicons and the start screen of a phone. */
export function drawLeagueCrest(colors: LeagueColors): Picture {
  return drawing(
    512,
    512,
    `<rect width="200" height="200" rx="44" ${fillStyle(colors.ground)}/>${meridianBall(colors)}`,
    '0 0 200 200',
  );
}

/** Emblem and two lines of letters on a plate of their own, so that they stand on any ground. */
export function drawLogo(
  emblem: string,
  lines: readonly [string, string],
  plate: string,
  ink: string,
  accent: string,
): Picture {
  const [name, addition] = lines;
  const width = Math.ceil(Math.max(letteringWidth(name, 44, 1.2), letteringWidth(addition, 24, 1.1, 2.2)) + 178 + 34);
  const content =
    `<rect width="${width}" height="160" rx="30" ${fillStyle(plate)}/>` +
    group('translate(14 10) scale(0.7)', emblem) +
    lettering(name, { x: 176, y: 42, height: 44, color: ink, align: 'start', weight: 1.2 }) +
    lettering(addition, { x: 176, y: 100, height: 24, color: accent, align: 'start', weight: 1.1, spacing: 2.2 });
  return drawing(width, 160, content);
}

/** The content of a picture, to be put into another one. */
export function contentOf({ svg }: Picture): string {
  return svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
}
