import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { people, type VisibilityLevel } from '#server/db/schema/people.ts';
import { setVisibility } from '#server/league/person/visibility/set-visibility.ts';
import { changePolicy } from '#server/league/privacy/change-policy.ts';
import { type Crawled, callsWithoutAnswer, crawlApi } from '#tests/fixtures/crawl-api.ts';
import { plantSquad } from '#tests/fixtures/plant-squad.ts';
import { foundIn, plantMinor, secret } from '#tests/fixtures/secret-minor.ts';
import { openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
let personId: string;
beforeEach(async () => {
  site = await openWebsiteApi();
  personId = await plantMinor(site.database.db, site.ids, site.loggedGame);
  await plantSquad(scope(), site.ids.league, personId);
});
afterEach(() => site.database.close());

const scope = () => ({ db: site.database.db, tenantId: site.ids.tenantId });
const neutralSlug = () => `player-${personId.replaceAll('-', '').slice(0, 12)}`;

const crawl = () =>
  crawlApi(site, 'league.test', {
    season: ['2025-26'],
    league: ['first-league', 'cup'],
    team: ['alfa'],
    club: ['alfa'],
    gameId: [site.loggedGame],
    venue: ['hall'],
    player: [secret.slug, 'old-qwistovska', neutralSlug(), 'player-a-2'],
    other: [secret.slug, 'player-b-1', 'beta'],
    news: ['news-1'],
    hash: [secret.portrait, secret.photo],
    round: ['1', '2'],
    entrant: ['1', '2', '3'],
    squad: ['1'],
  });

const answered = (crawled: readonly Crawled[]) => crawled.filter(({ status }) => status === 200);
/** A refusal repeats what was asked for, so only answers count. */
const leaks = (crawled: readonly Crawled[], words?: string[]) =>
  answered(crawled).flatMap(({ path, text }) => foundIn(text, words).map((word) => `${path}: ${word}`));

test('the crawl reaches the name on many calls while the policy shows it', async () => {
  await setVisibility(scope(), personId, 'full');
  const crawled = await crawl();
  expect(crawled.filter(({ status }) => status >= 500)).toEqual([]);
  const ofVisitors = /^\/(auth|v2\/website\/user)\b|\/fantasy\/own\b/;
  const unanswered = await callsWithoutAnswer(site, crawled);
  // Who is logged in sees names as others do: `tests/api/accounts/public-names.test.ts`.
  expect(unanswered.filter((path) => !ofVisitors.test(path))).toEqual([
    // Needs an article's secret address; what it shows is what the published article shows.
    '/v2/website/news-previews/{previewToken}',
    // Needs an official's secret address; shows the official and the games they are asked for, without players.
    '/v2/website/officiating/{officialToken}',
    // Needs an application's secret address; shows only what its team wrote.
    '/v2/website/applications/{application}',
    // The clocks of a venue, without people.
    '/v2/website/timer',
  ]);
  const named = new Set(
    answered(crawled).flatMap(({ path, text }) =>
      foundIn(text, [secret.last]).length > 0 ? [path.split('?')[0]] : [],
    ),
  );
  expect([...named].map((path) => path?.replace(/[0-9a-f-]{36}/, '*')).sort()).toEqual(
    expect.arrayContaining([
      '/v2/website/games/*/box-score',
      '/v2/website/games/*/live',
      '/v2/website/players',
      '/v2/website/seasons/2025-26/leagues/first-league/fantasy/market',
      '/v2/website/seasons/2025-26/leagues/first-league/fantasy/squads/1',
      '/v2/website/search',
      '/v2/website/seasons/2025-26/leagues/first-league/teams/alfa',
      '/v2/website/addresses',
    ]),
  );
});

test.each<VisibilityLevel>(['short', 'hidden'])(
  'of a minor at level %s no public call says the name',
  async (level) => {
    await changePolicy(scope(), { minors: { under: 16, level } });
    const crawled = await crawl();
    expect(crawled.filter(({ status }) => status >= 500)).toEqual([]);
    expect(answered(crawled).length).toBeGreaterThan(60);
    expect(leaks(crawled)).toEqual([]);
    if (level === 'hidden') expect(leaks(crawled, [secret.first, 'Звездана'])).toEqual([]);
  },
);

test('a short name stands at a neutral address, to which the former ones lead', async () => {
  for (const address of [secret.slug, 'old-qwistovska', neutralSlug()]) {
    const player = await site.get(`players/${address}?locale=en`);
    expect(player).toMatchObject({
      slug: neutralSlug(),
      name: 'Zvjezdana Q.',
      birthDate: null,
      age: null,
      portrait: null,
    });
  }
  expect((await site.get('search?q=zvjezdana')).people.total).toBe(1);
  expect((await site.get('search?q=qwistovska')).people.total).toBe(0);
});

test('a hidden player keeps a number in squads and games, and has no page', async () => {
  await setVisibility(scope(), personId, 'hidden');
  const team = await site.get('seasons/2025-26/leagues/first-league/teams/alfa?locale=ru');
  expect(team.coach).toBeNull();
  expect(team.squad[0].player).toMatchObject({ name: '№ 4', firstName: '', lastName: '№ 4', isHidden: true });
  for (const call of ['', '/career', '/games', '/shots'])
    for (const address of [secret.slug, neutralSlug()])
      expect((await site.request(`players/${address}${call}`)).status).toBe(404);
  const live = await site.get(`games/${site.loggedGame}/live?locale=en`);
  expect(JSON.stringify(live.sheet)).toContain('Player 4');
});

test('a picture that is not public is served to nobody, in no size', async () => {
  for (const hash of [secret.portrait, secret.photo]) {
    expect((await site.request(`assets/${hash}`)).status).toBe(404);
    expect((await site.request(`assets/${hash}/320.webp`)).status).toBe(404);
  }
  await setVisibility(scope(), personId, 'full');
  expect((await site.request(`assets/${secret.portrait}`)).status).toBe(200);
});

test('another tenant is not touched by the policy', async () => {
  await changePolicy(scope(), { adults: 'hidden' });
  const rows = await site.database.db.select().from(people).where(eq(people.tenantId, site.other.ids.tenantId));
  expect(new Set(rows.map(({ publicLevel }) => publicLevel))).toEqual(new Set(['full']));
});
