import type { WebsiteColors } from '#lib/api/contract/website.ts';
import { mix } from './contrast.ts';

/** Returns the colours of a site from two, each `#rrggbb`: the main one, and the one of buttons and accents. */
export const paletteOf = (main: string, accent: string): WebsiteColors => ({
  colorButton: accent,
  color1: main,
  color2: mix(main, '#ffffff', 0.15),
  color3: accent,
  color4: mix('#ffffff', main, 0.1),
  color5: '#ffffff',
});
