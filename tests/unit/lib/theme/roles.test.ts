import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, minContrast, toOklch } from '#lib/theme/contrast.ts';
import { distance } from '#lib/theme/oklch.ts';
import { type Palette, paletteKeys } from '#lib/theme/palette.ts';
import { type Role, roles } from '#lib/theme/roles.ts';
import { schemes } from '#lib/theme/scheme.ts';
import { seriesRoles } from '#lib/theme/series.ts';
import { groundsOf } from '#lib/theme/surfaces.ts';

const color = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((rgb) => `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);
const palette: fc.Arbitrary<Palette> = fc.record({
  colorButton: color,
  color1: color,
  color2: color,
  color3: color,
  color4: color,
  color5: color,
});
const all = (value: string) => Object.fromEntries(paletteKeys.map((key) => [key, value])) as Palette;

const ugly: [string, Palette][] = [
  ['white on white', all('#ffffff')],
  ['all black', all('#000000')],
  ['middle grey', all('#777777')],
  ['all lime', all('#00ff00')],
  ['all yellow', all('#ffff00')],
  ['all blue', all('#0000ff')],
  [
    'near every reserve colour',
    {
      colorButton: '#000000',
      color1: '#008a03',
      color2: '#496b8e',
      color3: '#005477',
      color4: '#006a00',
      color5: '#9e641c',
    },
  ],
  ['neon', { ...all('#ff00ff'), colorButton: '#00ffff', color2: '#ccff00', color3: '#ff3300', color4: '#39ff14' }],
];

const textOnGround: Role[] = ['ink', 'ink-muted', 'link', 'positive', 'negative', 'warning', 'live'];
const graphicOnGround: Role[] = ['line-strong', 'action-edge', 'focus', ...seriesRoles];
const textOnFill: [Role, Role][] = [
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['on-band', 'band'],
  ['on-band', 'band-paint'],
  ['on-band-muted', 'band'],
  ['on-board', 'board'],
  ['on-board-muted', 'board'],
];

function check(given: Palette) {
  for (const scheme of schemes) {
    const role = roles(given, scheme);
    const grounds = groundsOf(role);
    for (const name of textOnGround) expect(minContrast(role[name], grounds), name).toBeGreaterThanOrEqual(4.5);
    for (const name of graphicOnGround) expect(minContrast(role[name], grounds), name).toBeGreaterThanOrEqual(3);
    for (const [text, fill] of textOnFill) expect(contrast(role[text], role[fill]), text).toBeGreaterThanOrEqual(4.5);
    expect(contrast(role['band-mark'], role.band), 'band-mark').toBeGreaterThanOrEqual(3);
    expect(contrast(role['band-edge'], role.page), 'band-edge').toBeGreaterThanOrEqual(3);
    for (const [index, one] of seriesRoles.entries())
      for (const other of seriesRoles.slice(index + 1))
        expect(distance(toOklch(role[one]), toOklch(role[other])), `${one} ${other}`).toBeGreaterThan(0.09);
  }
}

describe('colour roles', () => {
  test('text, graphics and chart colours are readable with any palette', () => {
    fc.assert(fc.property(palette, check), { numRuns: 150 });
  });

  test.each(ugly)('a palette that is %s stays readable', (_, given) => check(given));

  test('a client colour that is readable is used as it is', () => {
    const given = { ...all('#16324a'), colorButton: '#8a1c1c' };
    const light = roles(given, 'light');
    expect(light.band).toBe('#16324a');
    expect(light.action).toBe('#8a1c1c');
    expect(light.link).toBe('#8a1c1c');
  });

  test('a bright theme colour gives up its light in the dark scheme and keeps its hue', () => {
    const dark = roles(all('#ffd400'), 'dark');
    expect(toOklch(dark.band).lightness).toBeLessThan(0.4);
    expect(Math.abs(toOklch(dark.band).hue - toOklch('#ffd400').hue)).toBeLessThan(8);
  });
});
