import { type PaletteInput, readPalette } from './palette.ts';
import { remember } from './remember.ts';
import { roles } from './roles.ts';

/** Returns the colours for `<meta name="theme-color">`, one for each scheme. */
export const themeColors = remember((input: PaletteInput) => {
  const palette = readPalette(input);
  return { light: roles(palette, 'light').band, dark: roles(palette, 'dark').band };
});
