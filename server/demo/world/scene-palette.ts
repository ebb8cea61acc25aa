import { darken, lightness, mixColors } from './art/color.ts';
import type { ScenePalette } from './art/scene-parts.ts';
import type { ClubColors } from './types.ts';

/** The league's own colours, for pictures without clubs. */
export const leaguePalette: ClubColors = { primary: '#1b3a63', secondary: '#ff7a3d' };

/** Palette of two clubs; a visiting team whose shirt resembles the hosts' wears its second colour. */
export function scenePalette(home: ClubColors, away: ClubColors = leaguePalette): ScenePalette {
  const alike = Math.abs(lightness(home.primary) - lightness(away.primary)) < 0.08;
  const guests = alike ? { primary: away.secondary, secondary: away.primary } : away;
  return {
    home: home.primary,
    homeTrim: home.secondary,
    away: guests.primary,
    awayTrim: guests.secondary,
    night: mixColors('#0d1420', darken(home.primary, 0.7), 0.3),
    floor: '#d9a866',
  };
}
