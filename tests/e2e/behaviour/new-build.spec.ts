import { countDocuments } from '#tests/e2e/support/documents.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { untilInteractive } from '#tests/e2e/support/until-interactive.ts';

test('the build of the site is served with its route rules', async ({ request }) => {
  const { id, timestamp } = await (await request.get('/builds/latest.json')).json();
  expect(timestamp).toBeGreaterThan(0);
  const meta = await request.get(`/builds/meta/${id}.json`);
  expect(await meta.json()).toMatchObject({
    id,
    matcher: { static: { '/profile': { auth: true } }, wildcard: { '/Temporary': { redirect: '/' } } },
    prerendered: [],
  });
  expect((await request.get('/builds/meta/another.json')).status()).toBe(404);
});

for (const [build, loads] of [
  ['a newer build', 2],
  ['the same build', 1],
] as const) {
  test(`with ${build} of the site an open page goes on by ${loads} documents`, async ({ page, request }) => {
    const { id } = await (await request.get('/builds/latest.json')).json();
    await page.route('**/builds/latest.json*', (route) => route.fulfill({ json: { id: loads === 2 ? 'newer' : id } }));
    await page.clock.install();
    const documents = countDocuments(page);
    await page.goto('/en');
    const link = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Seasons' });
    await untilInteractive(link);
    const answered = page.waitForResponse(/\/builds\/latest\.json\?\d+$/);
    await page.clock.fastForward('10:00');
    await (await answered).finished();
    await page.clock.runFor(100);
    expect(documents.count()).toBe(1);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Seasons' })).toBeVisible();
    await expect(page).toHaveURL('/en/seasons');
    expect(documents.count()).toBe(loads);
  });
}
