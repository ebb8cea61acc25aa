import type { Random } from '#server/demo/simulate/random.ts';
import type { Picture } from '#server/demo/world/types.ts';
import { ball } from './ball.ts';
import { darken, lighten, mixColors } from './color.ts';
import { drawFigure, poses } from './figure.ts';
import {
  arenaBackdrop,
  ballColor,
  crowd,
  drawKit,
  hoop,
  perspectiveFloor,
  type ScenePalette,
  sceneHeight,
  sceneWidth,
  seamColor,
} from './scene-parts.ts';
import { drawBallDetail, drawCourtFromAbove, drawHuddle, drawScoreboard } from './still-scenes.ts';
import { circle, drawing, fillStyle, path, rect, stroke } from './svg.ts';

export const sceneKinds = [
  'hall',
  'dunk',
  'shot',
  'duel',
  'layup',
  'rebound',
  'joy',
  'court',
  'ball',
  'huddle',
  'board',
] as const;
export type SceneKind = (typeof sceneKinds)[number];
export type SceneSource = {
  palette: ScenePalette;
  score?: { home: number; away: number; homeCode: string; awayCode: string };
};

const shadow = (x: number, y: number, width: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${width * 0.16}" ${fillStyle('#000000', 0.26)}/>`;

function stage(random: Random, palette: ScenePalette, horizon = 560): string {
  return arenaBackdrop(random, palette) + crowd(random, palette, horizon - 250, 5) + perspectiveFloor(palette, horizon);
}

/** Rays behind one figure: the poster for a single deed. */
function poster(palette: ScenePalette, x: number, y: number): string {
  const rays = Array.from({ length: 16 }, (_, index) => {
    const from = (index * Math.PI) / 8;
    const to = from + Math.PI / 16;
    const far = 1900;
    return `M${x} ${y}L${Math.round(x + far * Math.cos(from))} ${Math.round(y + far * Math.sin(from))}L${Math.round(x + far * Math.cos(to))} ${Math.round(y + far * Math.sin(to))}Z`;
  });
  return (
    rect(0, 0, sceneWidth, sceneHeight, fillStyle(mixColors(palette.home, palette.night, 0.25))) +
    path(rays.join(''), fillStyle(lighten(palette.home, 0.16), 0.55)) +
    circle(x, y, 400, fillStyle(palette.homeTrim, 0.9)) +
    circle(x, y, 400, stroke('#ffffff', 10, 0.5)) +
    path(`M${x - 400} ${y}H${x + 400}M${x} ${y - 400}V${y + 400}`, stroke(darken(palette.homeTrim, 0.25), 8, 0.3))
  );
}

const scenes: Record<SceneKind, (random: Random, source: SceneSource) => string> = {
  hall: (random, { palette }) =>
    stage(random, palette, 500) +
    hoop(800, 330, 0.95, palette.homeTrim) +
    ball(800, 900, 46, ballColor, seamColor, random.between(0, 90)),
  dunk: (random, { palette }) =>
    poster(palette, 760, 500) +
    hoop(1130, 330, 1.25, palette.night) +
    drawFigure(
      poses.dunk,
      drawKit(random, palette.home, palette.homeTrim === palette.home ? '#ffffff' : palette.awayTrim),
      850,
      640,
      1.75,
    ),
  shot: (random, { palette }) =>
    stage(random, palette) +
    hoop(1330, 330, 0.72, palette.homeTrim) +
    path('M510 250Q900 -60 1310 300', `${stroke('#ffffff', 7, 0.8)} stroke-dasharray="4 26" stroke-linecap="round"`) +
    shadow(420, 940, 130) +
    drawFigure(poses.shot, drawKit(random, palette.home, palette.homeTrim), 420, 640, 1.6) +
    shadow(740, 900, 110) +
    drawFigure(poses.defence, drawKit(random, palette.away, palette.awayTrim), 740, 690, 1.35, true),
  duel: (random, { palette }) =>
    stage(random, palette, 480) +
    shadow(560, 930, 170) +
    drawFigure(poses.dribble, drawKit(random, palette.home, palette.homeTrim), 560, 670, 1.7) +
    shadow(1050, 930, 160) +
    drawFigure(poses.defence, drawKit(random, palette.away, palette.awayTrim), 1050, 680, 1.65, true),
  layup: (random, { palette }) =>
    stage(random, palette, 620) +
    hoop(1080, 320, 1.05, palette.homeTrim) +
    shadow(820, 940, 120) +
    drawFigure(poses.layup, drawKit(random, palette.away, palette.awayTrim), 830, 610, 1.5) +
    shadow(560, 940, 120) +
    drawFigure(poses.defence, drawKit(random, palette.home, palette.homeTrim), 560, 700, 1.5),
  rebound: (random, { palette }) =>
    stage(random, palette, 620) +
    hoop(800, 250, 1.05, palette.homeTrim) +
    shadow(800, 950, 140) +
    drawFigure(
      poses.layup,
      { ...drawKit(random, palette.away, palette.awayTrim), ball: 'none', seam: 'none' },
      560,
      730,
      1.4,
    ) +
    drawFigure(poses.rebound, drawKit(random, palette.home, palette.homeTrim), 800, 680, 1.5) +
    drawFigure(poses.defence, drawKit(random, palette.away, palette.awayTrim), 1090, 750, 1.4, true),
  joy: (random, { palette }) =>
    stage(random, palette, 600) +
    [470, 800, 1130]
      .map(
        (x, index) =>
          shadow(x, 945, 120) +
          drawFigure(
            poses.joy,
            drawKit(random, palette.home, palette.homeTrim),
            x,
            index === 1 ? 650 : 690,
            1.5,
            index === 2,
          ),
      )
      .join(''),
  court: (random, { palette }) => drawCourtFromAbove(random, palette),
  ball: (random, { palette }) => drawBallDetail(random, palette),
  huddle: (random, { palette }) => drawHuddle(random, palette),
  board: (random, { palette, score }) => drawScoreboard(random, palette, score),
};

/** A drawn picture of the game, 1600 × 1000. */
export function drawScene(kind: SceneKind, random: Random, source: SceneSource): Picture {
  return drawing(sceneWidth, sceneHeight, scenes[kind](random, source));
}
