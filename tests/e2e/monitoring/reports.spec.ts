import { sql } from 'drizzle-orm';
import { paths } from '#lib/paths.ts';
import { type OwnSite, openOwnSite } from '#tests/e2e/support/own-site.ts';
import { expect, type Page, test } from '#tests/e2e/support/test.ts';
import { openReportReceiver, type ReportReceiver } from '#tests/fixtures/report-receiver.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { openFailingApi } from './failing-api.ts';

const broken = 'broken on purpose: password=hunter2 for ana@example.org at 203.0.113.9';
const secrets = /hunter2|ana@|topsecret|203\.0\.113/;

let site: OwnSite;
let receiver: ReportReceiver;
let origin: string;
let failing: Awaited<ReturnType<typeof openFailingApi>>;

test.describe.configure({ mode: 'serial' });
test.use({ expectedComplaints: [/broken on purpose|Failed to load resource|server responded/] });

test.beforeAll(async () => {
  [site, receiver] = await Promise.all([openOwnSite(), openReportReceiver()]);
  const port = String(await freePort());
  failing = await openFailingApi({
    site: `http://127.0.0.1:${port}`,
    path: '/api/v2/website/documents',
    message: broken,
  });
  await site.db.execute(sql`update tenant set settings = jsonb_set(settings, '{googleAnalyticsId}', '"G-TEST123"')`);
  origin = await site.start({ PORT: port, SENTRY_DSN: receiver.dsn, API_URL: failing.address, WEB_WORKERS: '1' });
});
test.afterAll(async () => {
  await site.close();
  await Promise.all([receiver.close(), failing.close()]);
});

const sent = () => receiver.envelopes.map(({ text }) => text).join('\n');
const eventsOf = (part: string) => receiver.events().filter(({ tags }) => (tags as { part?: string })?.part === part);

/** Stands in for Google, and notes what is asked of anybody but the site. */
async function watchOthers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  return asked;
}

const failOnce = (page: Page) =>
  page.evaluate((message) => {
    setTimeout(() => {
      throw new Error(message);
    });
  }, broken);

test('an error in the browser is reported with site and build by a call of the site, before anybody agreed to more', async ({
  page,
}) => {
  const asked = await watchOthers(page);
  await page.goto(`${origin}/en?key=topsecret`);
  await expect(page.getByRole('button', { name: 'Refuse' })).toBeVisible();
  await failOnce(page);
  await expect.poll(() => eventsOf('browser').length).toBe(1);
  expect(eventsOf('browser')).toMatchObject([{ release: expect.stringMatching(/./), tags: { tenant: 'localhost' } }]);
  expect(sent()).not.toMatch(secrets);
  expect(receiver.events('replay_event')).toEqual([]);
  expect(asked).toEqual([]);
});

test('who refuses is not recorded or counted, and is not asked again', async ({ page }) => {
  const asked = await watchOthers(page);
  await page.goto(`${origin}/en`);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await page.reload();
  // What reports loads once the browser is idle.
  await expect(async () => {
    await failOnce(page);
    expect(eventsOf('browser').length).toBeGreaterThanOrEqual(2);
  }).toPass();
  await expect(page.getByRole('button', { name: 'Refuse' })).toHaveCount(0);
  expect(receiver.events('replay_event')).toEqual([]);
  expect(asked).toEqual([]);
});

test('who agrees is counted and recorded, text in clear and what is typed not, and may change that from the footer', async ({
  page,
}) => {
  const asked = await watchOthers(page);
  await page.goto(`${origin}/en/search?q=topsecret`);
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST123']);
  await page.locator('main [data-search-field]').fill('hunter2');
  await expect.poll(() => receiver.events('replay_event').length, { timeout: 30_000 }).toBeGreaterThan(0);
  const recording = receiver.envelopes.flatMap(({ items }) => items.filter(({ type }) => type === 'replay_recording'));
  expect(recording.map(({ payload }) => payload).join()).toContain('Seasons');
  expect(recording.map(({ payload }) => payload).join()).not.toContain('hunter2');
  await page.getByRole('button', { name: 'Statistics and recordings: change your choice' }).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Refuse' }).click();
  await reloaded;
  expect(asked).toHaveLength(1);
});

test('no screen of a venue asks for anything', async ({ page }) => {
  const asked = await watchOthers(page);
  await page.goto(`${origin}/en${paths.venueScreen('hall', 'scoreboard-game')}`);
  await expect(page.locator('body')).not.toBeEmpty();
  await expect(page.getByRole('button', { name: 'Refuse' })).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('a page that cannot be rendered is reported by its worker, with request and site', async ({ request }) => {
  const answer = await request.get(`${origin}/en/documents`, { headers: { 'x-request-id': 'request-1' } });
  expect(answer.status()).toBe(500);
  // The browsers of the tests before have asked for the same page ahead of a click, without an id.
  await expect
    .poll(() => eventsOf('worker').map(({ tags }) => tags))
    .toContainEqual(expect.objectContaining({ request_id: 'request-1', tenant: 'localhost' }));
  expect(sent()).not.toMatch(secrets);
});

test('programs of the machine read the numbers of the server', async ({ request }) => {
  const numbers = await (await request.get(`${origin}/api/metrics`)).text();
  expect(numbers).toMatch(/courtside_requests_total\{kind="page",status="200"\} [1-9]/);
  expect(numbers).toMatch(/courtside_kept_total\{kind="page",cache="miss"\} [1-9]/);
  expect((await request.get(`${origin}/api/metrics`, { headers: { 'x-forwarded-for': '1.2.3.4' } })).status()).toBe(
    403,
  );
});
