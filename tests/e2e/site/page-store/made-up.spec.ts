import path from 'node:path';
import pLimit from 'p-limit';
import { ask, isKept } from '#tests/e2e/support/ask.ts';
import { type OwnSite, openOwnSite } from '#tests/e2e/support/own-site.ts';
import { expect, siteTest as test } from '#tests/e2e/support/test.ts';
import { bytesBelow } from '#tests/load/fuzz/disk.ts';

const count = 1500;
const atOnce = 8;

test.describe.configure({ timeout: 300_000 });

let site: OwnSite;
test.beforeAll(async () => {
  site = await openOwnSite();
});
test.afterAll(() => site.close());

const league = '/seasons/2025-26/leagues/first-league';
const kinds = [
  (name: string) => `/players/${name}`,
  (name: string) => `/clubs/${name}/photos`,
  (name: string) => `/news/${name}`,
  (name: string) => `/seasons/${name}`,
  (name: string) => `/seasons/${name}/leagues/first-league`,
  (name: string) => `${league}/teams/${name}`,
  (name: string) => `${league}/rounds/round-1/games/${name}`,
  (name: string) => `${league}/playoff/${name}/a-b/games/1/broadcast`,
  (name: string) => `/venues/${name}/scoreboard-game`,
  (name: string) => `/${name}`,
];

test(`${count} made-up addresses get the missing page, without a rendering and without room on the disk`, async () => {
  const origin = await site.start();
  const missing = await ask(`${origin}/en/no-such-page`);
  await ask(`${origin}/en/no-such-page`);
  const disk = async () => (await bytesBelow(path.join(site.folder, 'pages'))) + (await bytesBelow('.next'));
  const before = await disk();
  const limit = pLimit(atOnce);
  let kept = 0;
  await Promise.all(
    Array.from({ length: count }, (_, index) =>
      limit(async () => {
        const address = `/en${kinds[index % kinds.length]?.(`made-up-${index}`)}`;
        const answer = await ask(`${origin}${address}`);
        expect([address, answer.status]).toEqual([address, 404]);
        expect(answer.text).toContain('Page not found');
        if (isKept(answer)) kept += 1;
      }),
    ),
  );
  expect(kept / count).toBeGreaterThan(0.99);
  expect((await disk()) - before).toBeLessThan(1_000_000);
  expect((await ask(`${origin}/en/no-such-page`)).text).toBe(missing.text);
});
