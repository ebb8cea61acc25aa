import { type PaletteInput, readPalette } from './palette.ts';
import { remember } from './remember.ts';
import { type Role, roles } from './roles.ts';
import { lightDark } from './scheme.ts';

/** Returns the client's custom properties, `--name: light-dark(…, …)`, for one `<style>` in the root layout. */
export const themeCss = remember((input: PaletteInput) => {
  const palette = readPalette(input);
  const light = roles(palette, 'light');
  const dark = roles(palette, 'dark');
  const names = Object.keys(light) as Role[];
  const lines = names.map((name) => `--${name}:${lightDark({ light: light[name], dark: dark[name] })}`);
  return `:root{${lines.join(';')}}`;
});

/** Returns the colours for `<meta name="theme-color">`, one for each scheme. */
export const themeColors = remember((input: PaletteInput) => {
  const palette = readPalette(input);
  return { light: roles(palette, 'light').band, dark: roles(palette, 'dark').band };
});
