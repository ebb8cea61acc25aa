import type { Random } from '#server/demo/simulate/random.ts';
import { ball } from './ball.ts';
import { darken, lighten, mixColors } from './color.ts';
import { lettering } from './lettering.ts';
import {
  arenaBackdrop,
  ballColor,
  crowd,
  drawKit,
  type ScenePalette,
  sceneHeight,
  sceneWidth,
  seamColor,
} from './scene-parts.ts';
import { circle, fillStyle, group, n, path, radialGradient, rect, stroke } from './svg.ts';

/** Half a court from above, with the measures of the rules: 50 pixels are a metre. */
export function drawCourtFromAbove(random: Random, { home, homeTrim, floor, night }: ScenePalette): string {
  const boards = Array.from({ length: 20 }, (_, row) =>
    Array.from({ length: 9 }, (_, column) => {
      const x = column * 200 - (row % 2) * 100;
      return rect(
        x,
        row * 50,
        200,
        50,
        fillStyle(random.chance(0.5) ? darken(floor, random.between(0, 0.1)) : lighten(floor, random.between(0, 0.1))),
      );
    }).join(''),
  );
  const lines = [
    'M425 40V940H1175V40Z',
    'M677.5 40V330H922.5V40',
    'M710 330A90 90 0 0 0 890 330',
    'M470 40V189.5A337.5 337.5 0 0 0 1130 189.5V40',
    'M737.5 118.8A62.5 62.5 0 0 0 862.5 118.8',
    'M710 940A90 90 0 0 1 890 940',
  ];
  const turn = random.between(-14, 14);
  const court =
    rect(-800, -600, 3200, 2200, fillStyle(night)) +
    boards.join('') +
    path('M425 40V940H1175V40Z', fillStyle(lighten(floor, 0.12), 0.5)) +
    rect(-400, -400, 825, 1800, fillStyle(home)) +
    rect(1175, -400, 825, 1800, fillStyle(home)) +
    rect(-400, -400, 2400, 440, fillStyle(home)) +
    rect(677.5, 40, 245, 290, fillStyle(home)) +
    path(lines.join(''), `${stroke('#ffffff', 7)} stroke-linejoin="round"`) +
    rect(755, 100, 90, 8, fillStyle('#f4f4f4')) +
    circle(800, 118.8, 22.5, stroke('#f25c1f', 7)) +
    lettering('MERIDIAN', { x: 800, y: 790, height: 60, color: homeTrim, weight: 1.1, spacing: 2 });
  const x = random.between(560, 1040);
  const y = random.between(420, 700);
  return (
    group(`rotate(${n(turn)} 800 500) translate(-160 -100) scale(1.2)`, court) +
    `<ellipse cx="${n(x + 34)}" cy="${n(y + 40)}" rx="92" ry="84" ${fillStyle('#000000', 0.3)}/>` +
    ball(x, y, 88, ballColor, seamColor, random.between(0, 180))
  );
}

/** A ball so near that it fills the picture. */
export function drawBallDetail(random: Random, { home, homeTrim, night }: ScenePalette): string {
  const dots = Array.from({ length: 26 * 16 }, (_, index) => {
    const x = (index % 26) * 64 + (Math.floor(index / 26) % 2) * 32;
    const y = Math.floor(index / 26) * 64;
    const r = 4 + 15 * Math.max(0, 1 - Math.hypot(x - 1500, y - 60) / 1250);
    return circle(x, y, r, fillStyle(homeTrim, 0.2));
  });
  const turn = random.between(-40, 40);
  return (
    `<defs>${radialGradient(
      'light',
      [
        [0, '#ffffff', 0.34],
        [0.55, '#ffffff', 0],
        [1, '#000000', 0.42],
      ],
      'cx="0.36" cy="0.28" r="0.8"',
    )}</defs>` +
    rect(0, 0, sceneWidth, sceneHeight, fillStyle(mixColors(home, night, 0.2))) +
    dots.join('') +
    path('M0 1000L620 0H900L280 1000Z', fillStyle(homeTrim, 0.22)) +
    ball(620, 640, 560, ballColor, seamColor, turn, 22) +
    circle(620, 640, 560, 'fill="url(#light)"')
  );
}

/** A team in a circle, seen from above. */
export function drawHuddle(random: Random, palette: ScenePalette): string {
  const { home, homeTrim, floor } = palette;
  const boards = Array.from({ length: 17 }, (_, index) => `M${index * 100} 0V1000`).join('');
  const count = 8;
  const players = Array.from({ length: count }, (_, index) => {
    const kit = drawKit(random, home, homeTrim);
    const content =
      path('M-98 -236Q0 -300 98 -236', `${stroke(kit.skin, 44)} stroke-linecap="round"`) +
      `<ellipse cx="0" cy="-252" rx="92" ry="56" ${fillStyle(kit.shirt)}/>` +
      path('M-44 -238Q0 -206 44 -238', stroke(kit.trim, 10)) +
      circle(0, -222, 42, fillStyle(kit.hair)) +
      circle(0, -212, 30, fillStyle(lighten(kit.hair, 0.1))) +
      path('M0 -176L0 -60', `${stroke(kit.skin, 26)} stroke-linecap="round"`) +
      circle(0, -56, 19, fillStyle(kit.skin));
    return group(`rotate(${n((index * 360) / count + random.between(-5, 5))})`, content);
  });
  return (
    rect(0, 0, sceneWidth, sceneHeight, fillStyle(floor)) +
    path(boards, stroke(darken(floor, 0.3), 3, 0.3)) +
    circle(800, 500, 560, fillStyle(home, 0.85)) +
    circle(800, 500, 560, stroke('#ffffff', 12)) +
    circle(800, 500, 440, stroke(homeTrim, 6, 0.6)) +
    circle(826, 536, 330, fillStyle('#000000', 0.2)) +
    group('translate(800 500) scale(1.25)', players.join(''))
  );
}

type BoardScore = { home: number; away: number; homeCode: string; awayCode: string };

/** The cube under the roof with codes and score. */
export function drawScoreboard(random: Random, palette: ScenePalette, score: BoardScore | undefined): string {
  const { home, homeTrim, away } = palette;
  const lamp = '#ffd166';
  const face = '#0b0d12';
  const {
    homeCode,
    awayCode,
    home: homePoints,
    away: awayPoints,
  } = score ?? { homeCode: 'HOM', awayCode: 'AWY', home: 0, away: 0 };
  const cables = [430, 640, 960, 1170].map((x) => `M${x} 0V150`).join('');
  return (
    arenaBackdrop(random, palette) +
    crowd(random, palette, 700, 7) +
    path(cables, stroke('#000000', 8, 0.6)) +
    path('M300 150H1300L1260 620H340Z', fillStyle(face)) +
    path('M300 150H1300L1260 620H340Z', `${stroke(homeTrim, 12)} stroke-linejoin="round"`) +
    rect(322, 620, 956, 34, fillStyle(darken(home, 0.3))) +
    rect(372, 196, 300, 92, `${fillStyle(home)} rx="10"`) +
    rect(928, 196, 300, 92, `${fillStyle(away)} rx="10"`) +
    lettering(homeCode, { x: 522, y: 214, height: 56, color: '#ffffff', weight: 1.2 }) +
    lettering(awayCode, { x: 1078, y: 214, height: 56, color: '#ffffff', weight: 1.2 }) +
    lettering(String(homePoints), { x: 522, y: 330, height: 190, color: lamp, weight: 1 }) +
    lettering(String(awayPoints), { x: 1078, y: 330, height: 190, color: lamp, weight: 1 }) +
    lettering(':', { x: 800, y: 360, height: 130, color: '#f25c1f', weight: 1.2 }) +
    lettering('MERIDIAN', { x: 800, y: 556, height: 34, color: '#8fa1bd', spacing: 3 })
  );
}
