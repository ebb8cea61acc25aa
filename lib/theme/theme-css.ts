import { type PaletteInput, readPalette } from './palette.ts';
import { remember } from './remember.ts';
import { type Role, roles } from './roles.ts';
import { lightDark } from './scheme.ts';

/** Made at the first call: with a call of its own the module would stay in the code of browsers that never need it. */
let remembered: typeof computeCss | undefined;

/** Returns the client's custom properties, `--name: light-dark(…, …)`, for one `<style>` in the root layout. */
export function themeCss(input: PaletteInput): string {
  remembered ??= remember(computeCss);
  return remembered(input);
}

function computeCss(input: PaletteInput): string {
  const palette = readPalette(input);
  const light = roles(palette, 'light');
  const dark = roles(palette, 'dark');
  const names = Object.keys(light) as Role[];
  const lines = names.map((name) => `--${name}:${lightDark({ light: light[name], dark: dark[name] })}`);
  return `:root{${lines.join(';')}}`;
}
