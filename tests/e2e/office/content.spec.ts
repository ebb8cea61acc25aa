import sharp from 'sharp';
import { barrierCheck, seriousBarriers } from '#tests/e2e/support/barriers.ts';
import { type OwnSite, openOwnSite } from '#tests/e2e/support/own-site.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { enterRoom } from './support/enter-room.ts';

// The small league has no crest, and a preview ends with the publication.
test.use({ viewport: { width: 390, height: 844 }, expectedComplaints: [/status of 404/] });
test.describe.configure({ mode: 'default', timeout: 300_000 });

let site: OwnSite;
let origin: string;
test.beforeAll(async () => {
  site = await openOwnSite();
  origin = await site.start();
});
test.afterAll(() => site.close());

test('an article is written, shown to a colleague before, published, deleted and brought back', async ({
  page,
  browser,
}) => {
  await enterRoom(page, site, origin, 'Content', 'editor');
  await page.getByLabel('Title of a new article').fill('The cup draw');
  await page.getByRole('button', { name: 'Begin' }).click();
  const text = page.getByRole('textbox', { name: 'Text · English' });
  await text.click();
  await page.keyboard.type('12. kolo');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Alfa');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Beta');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('See you');
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#aa0000' } })
    .png()
    .toBuffer();
  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'draw.png', mimeType: 'image/png', buffer: picture });
  await expect(text.locator('img[src]')).toHaveCount(1);
  await page.getByLabel('Player, team, club').fill('beta');
  await page.getByRole('button', { name: /^Team: Beta/ }).click();
  await expect(page.getByRole('button', { name: /^Not about Beta/ })).toBeVisible();
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await page.getByRole('button', { name: 'Show as source' }).click();
  await expect(page.getByLabel('Text · English')).toHaveValue(
    /^<p>12\. kolo<\/p>\n<ul><li>Alfa<\/li><li>Beta<\/li><\/ul>\n<p>See you<img src="[^"]+" alt="" width="60" height="40"><\/p>$/,
  );

  const link = await page.getByLabel('Link of the preview').inputValue();
  const phone = await browser.newContext();
  try {
    const own = await phone.newPage();
    await own.goto(link);
    await expect(own.getByText('Preview: not published yet')).toBeVisible();
    await expect(own.getByText('12. kolo')).toBeVisible();
    await expect(own.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);

    await page.getByLabel('Who sees it').selectOption({ label: 'Published' });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Everything is saved')).toBeVisible();
    await own.goto(link);
    await expect(own.getByText('12. kolo')).toHaveCount(0);
    await own.goto(`${origin}/en/news/the-cup-draw`);
    await expect(own.getByText('12. kolo')).toBeVisible();
  } finally {
    await phone.close();
  }

  await page.getByRole('button', { name: 'Delete the article' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the article' }).click();
  await page.getByText('The article is deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: /The cup draw/ })).toContainText('Published');
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
});

test('who is behind the site is written on a phone, stands on its page, and is taken back', async ({ page }) => {
  await enterRoom(page, site, origin, 'Content');
  await page.getByRole('radio', { name: 'About us' }).check({ force: true });
  const text = page.getByRole('textbox', { name: 'Text · English' });
  await text.click();
  await page.keyboard.type('Twelve clubs, one league.');
  await page.getByLabel('E-mail').fill('office');
  await expect(page.getByText('This is no e-mail address.')).toBeVisible();
  await page.getByLabel('E-mail').fill('office@league.example');
  await page.getByRole('button', { name: 'Add a person' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Ana Anić');
  await page.getByLabel('Office · English').fill('Secretary');
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  const saved = page.getByText('Saved: the page says this now');
  await expect(saved).toBeVisible();

  const about = await page.context().newPage();
  await about.goto(`${origin}/en/about-us`);
  await expect(about.getByText('Twelve clubs, one league.')).toBeVisible();
  await expect(about.getByText('Secretary')).toBeVisible();
  await saved.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Nobody is named yet.')).toBeVisible();
  await about.reload();
  await expect(about.getByText('Twelve clubs, one league.')).toHaveCount(0);
});
