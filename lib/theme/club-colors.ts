import { type Band, bandRoles, emblemRoles } from './band.ts';
import { ensureContrast, graphicContrast, toOklch } from './contrast.ts';
import { parseColor, toHex } from './hex.ts';
import { distance } from './oklch.ts';
import { remember } from './remember.ts';
import { lightDark, type Scheme, type SchemePair } from './scheme.ts';

/** The darkest and lightest backgrounds of a graphic, beyond any tinted one. */
const extremeBackgrounds: Record<Scheme, readonly string[]> = {
  light: ['#ffffff', '#e2e2e2'],
  dark: ['#040404', '#333333'],
};
const page: SchemePair = { light: '#f7f7f7', dark: '#121212' };
const reserveColors = ['#5f6a72', '#0072b2', '#d55e00'];
const minDistance = 0.16;

export function readColors(colors: readonly string[] | undefined): string[] {
  return (colors ?? []).flatMap((color) => {
    const rgb = parseColor(color);
    return rgb ? [toHex(rgb)] : [];
  });
}

/**
 * Returns the two colours of a game in one scheme: visible on every background and distinguishable; the away team
 * changes its colour if needed.
 */
export function duelPair(
  home: readonly string[],
  away: readonly string[],
  scheme: Scheme,
): { home: string; away: string } {
  const [first = ensureContrast('#5f6a72', extremeBackgrounds[scheme], graphicContrast)] = withContrast(
    readColors(home),
    scheme,
  );
  const candidates = [...withContrast(readColors(away), scheme), ...withContrast(reserveColors, scheme)];
  const second = candidates.find((color) => distance(toOklch(color), toOklch(first)) >= minDistance);
  return { home: first, away: second ?? (scheme === 'light' ? '#000000' : '#ffffff') };
}

/** Whether a colour keeps its hue when lightened or darkened: white and black would both turn grey. */
export const hasHue = (color: string) => toOklch(color).chroma > 0.04;

/**
 * Returns colours with enough contrast, those with a hue first, so that a club has one colour in both schemes and on
 * the board.
 */
function withContrast(colors: readonly string[], scheme: Scheme): string[] {
  const ordered = [...colors.filter(hasHue), ...colors.filter((color) => !hasHue(color))];
  return ordered.map((color) => ensureContrast(color, extremeBackgrounds[scheme], graphicContrast));
}

/**
 * Returns the two colours of a game as CSS colours that follow the scheme; takes the colours of each team, the main
 * one first.
 */
export const duelColors = remember((home?: readonly string[], away?: readonly string[]) => {
  const light = duelPair(home ?? [], away ?? [], 'light');
  const dark = duelPair(home ?? [], away ?? [], 'dark');
  return {
    home: lightDark({ light: light.home, dark: dark.home }),
    away: lightDark({ light: light.away, dark: dark.away }),
  };
});

/**
 * Returns custom properties that set a subtree on a club's own colour (`style={clubBand(colors)}`); empty without
 * colours.
 */
export const clubBand = remember((colors: readonly string[] | undefined) =>
  bandStyle(colors, (first, rest, scheme) => bandRoles(first, rest, scheme, page[scheme])),
);

/** Returns the same for a small emblem of the club, which keeps its colours in both schemes. */
export const clubEmblem = remember((colors: readonly string[] | undefined) =>
  bandStyle(colors, (first, rest, scheme) => emblemRoles(first, rest, page[scheme])),
);

/**
 * Returns the same for both clubs of a game, told apart: the away club takes another of its colours if its first is too near.
 * A club without colours keeps those of the site, unless neither has any.
 */
export const duelEmblems = remember((home?: readonly string[], away?: readonly string[]) => {
  const [first] = readColors(home);
  const own = readColors(away);
  const isApart = (color: string) => !first || distance(toOklch(color), toOklch(first)) >= minDistance;
  if (own.length === 0 && first) return { home: clubEmblem(home), away: {} };
  const shown = [...own, ...reserveColors].find(isApart) ?? '#ffffff';
  return { home: clubEmblem(home), away: clubEmblem([shown, ...own.filter((color) => color !== shown)]) };
});

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
