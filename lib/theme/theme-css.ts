import { type PaletteInput, readPalette } from './palette.ts';
import { type Role, roles } from './roles.ts';
import { lightDark } from './scheme.ts';

/** Returns the client's custom properties, `--name: light-dark(…, …)`, for one `<style>` in the root layout. */
export function themeCss(input: PaletteInput): string {
  const palette = readPalette(input);
  const light = roles(palette, 'light');
  const dark = roles(palette, 'dark');
  const names = Object.keys(light) as Role[];
  const lines = names.map((name) => `--${name}:${lightDark({ light: light[name], dark: dark[name] })}`);
  return `:root{${lines.join(';')}}`;
}

/** Returns the colours for `<meta name="theme-color">`, one for each scheme. */
export function themeColors(input: PaletteInput): { light: string; dark: string } {
  const palette = readPalette(input);
  return { light: roles(palette, 'light').band, dark: roles(palette, 'dark').band };
}
