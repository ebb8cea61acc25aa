import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createRandom } from '#server/demo/simulate/random.ts';
import { drawClubCrest } from '#server/demo/world/art/crest.ts';
import { lettering, letteringWidth } from '#server/demo/world/art/lettering.ts';
import { drawPortrait } from '#server/demo/world/art/portrait.ts';
import { drawScene, sceneKinds } from '#server/demo/world/art/scenes.ts';
import { clubSheets } from '#server/demo/world/clubs.ts';
import { leaguePalette, scenePalette } from '#server/demo/world/scene-palette.ts';
import { buildSponsors } from '#server/demo/world/sponsors.ts';
import { clubTenant, leagueTenant } from '#server/demo/world/tenants.ts';
import type { Picture } from '#server/demo/world/types.ts';

const source = {
  palette: scenePalette(leaguePalette),
  score: { home: 88, away: 79, homeCode: 'UNA', awayCode: 'SOL' },
};
const [first] = clubSheets;
if (!first) throw new Error('The demo has no clubs.');
const tenants = [leagueTenant(), clubTenant(first)];

const pictures: [name: string, picture: Picture][] = [
  ...clubSheets.map((sheet): [string, Picture] => [`crest of ${sheet.name}`, drawClubCrest(sheet)]),
  ...sceneKinds.map((kind): [string, Picture] => [`scene ${kind}`, drawScene(kind, createRandom(kind), source)]),
  ...buildSponsors(0, 8).map(({ name, logo }): [string, Picture] => [`logo of ${name}`, logo]),
  ...tenants.flatMap(({ name, crest, logo }): [string, Picture][] => [
    [`crest of the site ${name}`, crest],
    [`logo of the site ${name}`, logo],
  ]),
  ...[false, true].map((coach): [string, Picture] => [
    coach ? 'portrait of a coach' : 'portrait of a player',
    drawPortrait(createRandom('face'), { colors: leaguePalette, number: '00', coach }),
  ]),
];

describe('the pictures of the demo', () => {
  it.each(pictures)('%s can be drawn and holds no missing number', async (_, { svg, width, height }) => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const { width: drawnWidth, height: drawnHeight } = await sharp(Buffer.from(svg)).metadata();
    expect([drawnWidth, drawnHeight]).toEqual([width, height]);
  });

  it('need no font', () => {
    for (const [, { svg }] of pictures) expect(svg).not.toContain('<text');
  });

  it('of two clubs are never the same', () => {
    expect(new Set(clubSheets.map((sheet) => drawClubCrest(sheet).svg)).size).toBe(clubSheets.length);
  });

  it('show crests that are not empty at 24 pixels', async () => {
    for (const sheet of clubSheets) {
      const { channels } = await sharp(Buffer.from(drawClubCrest(sheet).svg))
        .resize(24, 24)
        .stats();
      expect(channels.slice(0, 3).some(({ stdev }) => stdev > 25)).toBe(true);
    }
  });

  it('letter every capital and digit, as wide as announced', () => {
    const text = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
    expect(lettering(text, { x: 0, y: 0, height: 10, color: '#000' }).match(/<path/g)).toHaveLength(text.length);
    expect(letteringWidth('HH', 10)).toBeGreaterThan(letteringWidth('H', 10) * 1.9);
  });
});
