import type { Random } from '#server/demo/simulate/random.ts';
import type { ClubColors, Picture } from '#server/demo/world/types.ts';
import { darken, lighten, lightness, mixColors } from './color.ts';
import { lettering } from './lettering.ts';
import { drawHair, hairStyles } from './portrait-hair.ts';
import { circle, drawing, fillStyle, linearGradient, path, rect, stroke } from './svg.ts';

const skins = ['#f3cfb3', '#e9bd97', '#d9a47a', '#c08a5f', '#9c6a45', '#7a4d31', '#5b3824'] as const;
const hairs = ['#1d1613', '#2f211a', '#4a3222', '#6b4a2d', '#94703f', '#c29a5b'] as const;
const greys = ['#8b8c90', '#b9babd', '#4c4a4a'] as const;

const head =
  'M240 176C302 176 332 220 329 286C326 350 292 410 240 413C188 410 154 350 151 286C148 220 178 176 240 176Z';

function backdrop({ primary, secondary }: ClubColors, number: string | null): string {
  const pale = lightness(primary) > 0.6;
  const line = pale ? darken(primary, 0.4) : lighten(primary, 0.5);
  return (
    `<defs>${linearGradient('ground', [
      [0, lighten(primary, 0.14)],
      [1, darken(primary, 0.5)],
    ])}</defs>` +
    rect(0, 0, 480, 600, 'fill="url(#ground)"') +
    path('M-40 600L250 0H330L40 600Z', fillStyle(secondary, 0.16)) +
    path('M60 600L350 0H372L82 600Z', fillStyle(secondary, 0.3)) +
    circle(240, 300, 214, stroke(line, 5, 0.22)) +
    path('M0 300H480', stroke(line, 5, 0.16)) +
    (number === null ? '' : lettering(number, { x: 404, y: 40, height: 64, color: line, weight: 1.3 }))
  );
}

function body(skin: string): string {
  return (
    path('M40 600C44 506 92 468 176 446H304C388 468 436 506 440 600Z', fillStyle(skin)) +
    path('M194 372V446Q240 500 286 446V372Z', fillStyle(darken(skin, 0.16)))
  );
}

function jersey({ primary, secondary }: ClubColors, number: string | null): string {
  const shirt = lightness(primary) > 0.75 ? mixColors(primary, secondary, 0.12) : primary;
  const trim = `${stroke(secondary, 12)} stroke-linejoin="round"`;
  return (
    path(
      'M112 600C110 548 124 504 152 456L188 440Q240 520 292 440L328 456C356 504 370 548 368 600Z',
      fillStyle(shirt),
    ) +
    path('M240 482V600H368C370 548 356 504 328 456L292 440Q272 478 240 482Z', fillStyle('#000000', 0.1)) +
    path('M188 440Q240 520 292 440', trim) +
    path('M112 600C110 548 124 504 152 456M368 600C370 548 356 504 328 456', trim) +
    (number === null ? '' : lettering(number, { x: 240, y: 524, height: 62, color: secondary, weight: 1.5 }))
  );
}

function suit(shirt: string): string {
  return (
    path('M36 600C40 506 92 466 176 444L240 520L304 444C388 466 440 506 444 600Z', fillStyle('#20242c')) +
    path('M190 438L240 520L290 438L304 452L262 600H218L176 452Z', fillStyle('#f4f4f2')) +
    path('M232 516H248L258 600H222Z', fillStyle(shirt)) +
    path('M176 444L150 520L196 540L218 600L176 452ZM304 444L330 520L284 540L262 600L304 452Z', fillStyle('#2d323c'))
  );
}

export type PortraitSource = { colors: ClubColors; number: string | null; coach: boolean };

/** Draws a faceless portrait (4:5) in club colours: a player in a numbered shirt, a coach in a suit. */
export function drawPortrait(random: Random, { colors, number, coach }: PortraitSource): Picture {
  const skin = random.pick(skins);
  const hair = random.pick(coach && random.chance(0.7) ? greys : lightness(skin) < 0.5 ? hairs.slice(0, 2) : hairs);
  const style = random.pick(
    coach ? hairStyles.filter((one) => !['bun', 'high-top', 'headband'].includes(one)) : hairStyles,
  );
  const { behind, above } = drawHair(style, hair, colors.secondary);
  const beard = random.chance(0.42)
    ? path(
        'M157 306C160 384 200 425 240 426C280 425 320 384 323 306C314 344 300 352 280 347C262 340 218 340 200 347C180 352 166 344 157 306Z',
        fillStyle(hair),
      )
    : '';
  const content = [
    backdrop(colors, coach ? null : number),
    behind,
    body(skin),
    coach ? suit(colors.primary) : jersey(colors, number),
    circle(152, 300, 17, fillStyle(darken(skin, 0.08))) + circle(328, 300, 17, fillStyle(darken(skin, 0.16))),
    path(head, fillStyle(skin)),
    path('M240 176C302 176 332 220 329 286C326 350 292 410 240 413Z', fillStyle('#000000', 0.07)),
    beard,
    above,
  ];
  return drawing(480, 600, content.join(''));
}
