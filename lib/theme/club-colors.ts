import { type Band, bandRoles, emblemRoles } from './band.ts';
import { graphicContrast, toOklch, tune } from './contrast.ts';
import { parseColor, toHex } from './hex.ts';
import { distance } from './oklch.ts';
import { lightDark, type Scheme, type SchemePair } from './scheme.ts';

/** The outermost grounds that a graphic may stand on, darker and lighter than any tinted one. */
const extremes: Record<Scheme, readonly string[]> = { light: ['#ffffff', '#e2e2e2'], dark: ['#040404', '#333333'] };
const page: SchemePair = { light: '#f7f7f7', dark: '#121212' };
const reserve = ['#5f6a72', '#0072b2', '#d55e00'];
const apart = 0.16;

export function readColors(colors: readonly string[] | undefined): string[] {
  return (colors ?? []).flatMap((color) => {
    const rgb = parseColor(color);
    return rgb ? [toHex(rgb)] : [];
  });
}

/** The two colours of a game in one scheme: both seen on every ground, and told apart; the visitors give way. */
export function duelPair(
  home: readonly string[],
  away: readonly string[],
  scheme: Scheme,
): { home: string; away: string } {
  const [first = tune('#5f6a72', extremes[scheme], graphicContrast)] = recognisable(readColors(home), scheme);
  const candidates = [...recognisable(readColors(away), scheme), ...recognisable(reserve, scheme)];
  const second = candidates.find((color) => distance(toOklch(color), toOklch(first)) >= apart);
  return { home: first, away: second ?? (scheme === 'light' ? '#000000' : '#ffffff') };
}

/** Whether a colour stays itself when it is made lighter or darker: white and black would both turn grey. */
export const hasHue = (color: string) => toOklch(color).chroma > 0.04;

/** Tuned to be seen; those with a hue come first, so that a club has one colour by day, by night and on the board. */
function recognisable(colors: readonly string[], scheme: Scheme): string[] {
  const ordered = [...colors.filter(hasHue), ...colors.filter((color) => !hasHue(color))];
  return ordered.map((color) => tune(color, extremes[scheme], graphicContrast));
}

/** The two colours of a game as CSS colours that follow the scheme; give each side's colours, the main one first. */
export function duelColors(home?: readonly string[], away?: readonly string[]): { home: string; away: string } {
  const light = duelPair(home ?? [], away ?? [], 'light');
  const dark = duelPair(home ?? [], away ?? [], 'dark');
  return {
    home: lightDark({ light: light.home, dark: dark.home }),
    away: lightDark({ light: light.away, dark: dark.away }),
  };
}

/** Custom properties that make a subtree stand on a club's own colour (`style={clubBand(colors)}`), empty without colours. */
export function clubBand(colors: readonly string[] | undefined): Record<`--${string}`, string> {
  return bandStyle(colors, (first, rest, scheme) => bandRoles(first, rest, scheme, page[scheme]));
}

/** The same for a small sign of the club, which keeps its colours in both schemes. */
export function clubEmblem(colors: readonly string[] | undefined): Record<`--${string}`, string> {
  return bandStyle(colors, (first, rest, scheme) => emblemRoles(first, rest, page[scheme]));
}

function bandStyle(
  colors: readonly string[] | undefined,
  rolesOf: (first: string, rest: readonly string[], scheme: Scheme) => Band,
): Record<`--${string}`, string> {
  const [first, ...rest] = readColors(colors);
  if (!first) return {};
  const light = rolesOf(first, rest, 'light');
  const dark = rolesOf(first, rest, 'dark');
  const names = Object.keys(light) as (keyof typeof light)[];
  return Object.fromEntries(names.map((name) => [`--${name}`, lightDark({ light: light[name], dark: dark[name] })]));
}
