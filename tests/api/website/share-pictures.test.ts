import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '#lib/i18n/locales.ts';
import { shareKinds, shareSize } from '#lib/share-pictures.ts';
import { setTenant } from '#server/league/tenant/set-tenant.ts';
import { leaguePath, openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

async function pictureOf(subject: string, locale = 'en') {
  const response = await site.request(`share/${subject}.png?locale=${locale}`);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

async function subjects(): Promise<string[]> {
  const { clubs, teams, players } = await site.get('addresses');
  const [team] = teams;
  return [
    `games/${site.loggedGame}`,
    leaguePath,
    `seasons/${team.season}/leagues/${team.league}/teams/${team.team}`,
    `clubs/${clubs[0]}`,
    `players/${players[0]}`,
  ];
}

test('every kind of page has a PNG in the size that networks show', async () => {
  for (const subject of [...shareKinds, ...(await subjects())]) {
    const { response, bytes } = await pictureOf(subject);
    expect(`${subject} ${response.status} ${response.headers.get('content-type')}`).toBe(`${subject} 200 image/png`);
    expect(await sharp(bytes).metadata(), subject).toMatchObject({ format: 'png', ...shareSize });
    expect(bytes.length, subject).toBeLessThan(300_000);
  }
});

test.each(locales)('a game is drawn with its score, the same each time: %s', async (locale) => {
  const subject = `games/${site.loggedGame}`;
  const [first, second] = [await pictureOf(subject, locale), await pictureOf(subject, locale)];
  expect(first.bytes.equals(second.bytes)).toBe(true);
  expect(first.response.headers.get('etag')).toBe(second.response.headers.get('etag'));
});

test('the picture of a game changes with its state', async () => {
  const { items } = await site.get('games?when=upcoming');
  const [coming, played] = [await pictureOf(`games/${items[0].id}`), await pictureOf(`games/${site.loggedGame}`)];
  expect(coming.response.status).toBe(200);
  expect(coming.bytes.equals(played.bytes)).toBe(false);
});

test('what does not exist, is another tenant’s or is no picture has none', async () => {
  for (const subject of [
    `games/${site.other.loggedGame}`,
    'games/first',
    'clubs/nobody',
    'players/nobody',
    'seasons/1900/leagues/none',
    'application',
    'games',
  ])
    expect(`${subject} ${(await pictureOf(subject)).response.status}`).toBe(`${subject} 404`);
  expect((await site.request(`share/site.jpg`)).status).toBe(404);
  expect((await pictureOf('site', 'xx')).response.status).toBe(400);
});

test('a page without a subject shows the crest of the site', async () => {
  const red = { r: 200, g: 16, b: 46 };
  const crest = await sharp({ create: { width: 512, height: 512, channels: 3, background: red } })
    .png()
    .toBuffer();
  await setTenant({ db: site.database.db, tenantId: site.ids.tenantId }, { crest });
  const { bytes } = await pictureOf('news');
  const inTheKey = { left: 980, top: 300, width: 1, height: 1 };
  const pixel = await sharp(bytes).extract(inTheKey).removeAlpha().raw().toBuffer();
  expect([...pixel]).toEqual([red.r, red.g, red.b]);
});
