import { paths } from '#lib/paths.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { untilInteractive } from '#tests/e2e/support/until-interactive.ts';

test('the navigation leads to the news, and a story to its article', async ({ page, demo }) => {
  await page.goto('/en');
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'News' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  const address = `/en${paths.article(demo.article)}`;
  await page
    .getByRole('link')
    .and(page.locator(`main a[href="${address}"]`))
    .click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { name: 'In this story' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Read on' })).toBeVisible();
});

test('more news come on demand, below those that are there', async ({ page }) => {
  await page.goto('/en/news');
  const more = page.getByRole('button', { name: 'Load more' });
  await untilInteractive(more);
  const stories = page.locator('main article');
  const before = await stories.count();
  await more.click();
  await expect.poll(() => stories.count()).toBeGreaterThan(before);
  await expect(page.getByText('Loading…')).toHaveCount(0);
});

test('news are narrowed to a club; the choice stands in the address', async ({ page }) => {
  await page.goto('/en/news');
  const club = page.getByLabel('Club');
  await untilInteractive(club);
  await club.selectOption({ label: 'KK Nišavski zmajevi' });
  await expect(page).toHaveURL(/\/en\/news\?club=/);
  const stories = page.locator('main article');
  await expect(stories.first()).toBeVisible();
  const narrowed = await stories.first().getByRole('heading').textContent();
  await page.reload();
  await expect(club).not.toHaveValue('');
  await expect(stories.first().getByRole('heading')).toHaveText(narrowed ?? '');
});

test('an article tells search engines and others what it is', async ({ page, demo }) => {
  await page.goto(`/en${paths.article(demo.article)}`);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', /\/en\/news\/feed\.xml$/);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const article = data.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'NewsArticle');
  expect(article).toMatchObject({ inLanguage: 'en', publisher: { name: 'Meridian Basketball League' } });
});

test('an article that is not translated says which language is shown', async ({ page, baseURL }) => {
  const club = (baseURL ?? '').replace('localhost', 'club.localhost');
  await page.goto(`${club}/en/news`);
  await page.getByRole('link', { name: 'Škola košarke: upis je počeo' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'sr-Latn');
  await expect(page.getByText('This text is not available in English. Language shown: Srpski.')).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/sr\/news\//);
  await page.goto(page.url().replace('/en/', '/sr/'));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
});

test('every language has its feed, whose stories lead to pages that are there', async ({ request }) => {
  for (const language of ['en', 'ru']) {
    const answer = await request.get(`/${language}/news/feed.xml`);
    expect(answer.headers()['content-type']).toContain('application/rss+xml');
    const links = [...(await answer.text()).matchAll(/<item>[\s\S]*?<link>([^<]+)/g)].map(([, link]) => link ?? '');
    expect(links.length).toBeGreaterThan(5);
    expect((await request.get(new URL(links[0] ?? '').pathname)).status()).toBe(200);
  }
});
