import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clubBand, clubEmblem, duelColors, duelEmblems, duelPair } from '#lib/theme/club-colors.ts';
import { contrast, toOklch } from '#lib/theme/contrast.ts';
import { distance } from '#lib/theme/oklch.ts';
import { schemes } from '#lib/theme/scheme.ts';

const color = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((rgb) => `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);

describe('colours of two clubs in a game', () => {
  test('both sides are seen and told apart, whatever the clubs wear', () => {
    fc.assert(
      fc.property(fc.array(color, { maxLength: 3 }), fc.array(color, { maxLength: 3 }), (home, away) => {
        for (const scheme of schemes) {
          const pair = duelPair(home, away, scheme);
          const page = scheme === 'light' ? '#f4f4f4' : '#141414';
          expect(contrast(pair.home, page)).toBeGreaterThanOrEqual(3);
          expect(contrast(pair.away, page)).toBeGreaterThanOrEqual(3);
          expect(distance(toOklch(pair.home), toOklch(pair.away))).toBeGreaterThanOrEqual(0.15);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('the visitors change to their second colour when both clubs play in red', () => {
    expect(duelPair(['#c8102e'], ['#c8102e', '#00529b'], 'light')).toEqual({ home: '#c8102e', away: '#00529b' });
  });

  test('a club in white and gold is shown in its gold on a white page', () => {
    expect(toOklch(duelPair(['#a50044'], ['#ffffff', '#febe10'], 'light').away).chroma).toBeGreaterThan(0.08);
  });

  test('a club in white and purple is purple by day and by night', () => {
    for (const scheme of schemes)
      expect(toOklch(duelPair(['#a50044'], ['#ffffff', '#4b2a85'], scheme).away).chroma).toBeGreaterThan(0.08);
  });

  test('a club in navy and orange stays navy beside a club in gold, as on the head of the game', () => {
    for (const scheme of schemes) {
      const { home, away } = duelPair(['#12305a', '#f47b20'], ['#f0b90b', '#1b1f4b'], scheme);
      expect(toOklch(home).hue).toBeCloseTo(toOklch('#12305a').hue, -1);
      expect(toOklch(away).hue).toBeCloseTo(toOklch('#f0b90b').hue, -1);
    }
  });

  test('the pair follows the scheme of the page', () => {
    expect(duelColors(['#000080'], ['#ffcc00']).home).toMatch(/^light-dark\(#000080, #[0-9a-f]{6}\)$/);
  });

  test('a club without colours keeps the colours of the site', () => {
    expect(clubBand(undefined)).toEqual({});
    expect(clubBand(['not a colour'])).toEqual({});
    expect(clubBand(['#a50044'])['--band']).toBe('#a50044');
  });
});

describe('the emblems of two clubs on air', () => {
  const bands = (home?: readonly string[], away?: readonly string[]) => {
    const emblems = duelEmblems(home, away);
    return [emblems.home['--band'], emblems.away['--band']];
  };

  test('are told apart with legible text, whatever the clubs wear', () => {
    fc.assert(
      fc.property(fc.array(color, { maxLength: 3 }), fc.array(color, { minLength: 1, maxLength: 3 }), (home, away) => {
        const [first, second = ''] = bands(home, away);
        expect(contrast(duelEmblems(home, away).away['--on-band'] ?? '', second)).toBeGreaterThanOrEqual(4.5);
        if (first) expect(distance(toOklch(first), toOklch(second))).toBeGreaterThanOrEqual(0.16);
      }),
      { numRuns: 300 },
    );
  });

  test('are those of the clubs where these differ', () => {
    const [home, away] = [['#c8102e'], ['#00529b', '#ffffff']];
    expect(duelEmblems(home, away)).toEqual({ home: clubEmblem(home), away: clubEmblem(away) });
  });

  test('give the visitors their second colour where both clubs play in red, else one of neither', () => {
    expect(bands(['#c8102e'], ['#c8102e', '#00529b'])).toEqual(['#c8102e', '#00529b']);
    expect(bands(['#c8102e'], ['#c8102e'])).toEqual(['#c8102e', '#5f6a72']);
  });

  test('leave a club without colours those of the site, unless neither has any', () => {
    expect(bands([], ['#c8102e'])).toEqual([undefined, '#c8102e']);
    expect(bands(['#c8102e'])).toEqual(['#c8102e', undefined]);
    expect(bands()).toEqual([undefined, '#5f6a72']);
  });
});
