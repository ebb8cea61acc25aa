import sharp from 'sharp';
import { barrierCheck, seriousBarriers } from '#tests/e2e/support/barriers.ts';
import { type OwnSite, openOwnSite } from '#tests/e2e/support/own-site.ts';
import { expect, type Page, test } from '#tests/e2e/support/test.ts';
import { enterRoom } from './support/enter-room.ts';

// The small league has no crest, and one upload is refused.
test.use({ viewport: { width: 390, height: 844 }, expectedComplaints: [/status of (404|503)/] });
test.describe.configure({ mode: 'default', timeout: 300_000 });

let site: OwnSite;
let origin: string;
test.beforeAll(async () => {
  site = await openOwnSite();
  origin = await site.start();
});
test.afterAll(() => site.close());

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

async function enterPart(page: Page, part: string) {
  await enterRoom(page, site, origin, 'Content', 'editor');
  await page.getByRole('radio', { name: part }).check();
}

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
};

test('photos are sent once, captioned, put in order, tagged and published, and a deleted gallery comes back', async ({
  page,
}) => {
  await enterPart(page, 'Photos');
  await page.getByLabel('Title of a new gallery').fill('The derby');
  await page.getByRole('button', { name: 'Begin' }).click();
  const [red, blue] = [await photo('red.jpg', '#aa0000'), await photo('blue.jpg', '#0000aa')];
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/photo-files')) sent += 1;
  });
  let hasFailed = false;
  await page.route('**/api/v2/manage/photo-files', async (route) => {
    if (hasFailed) return route.continue();
    hasFailed = true;
    await route.fulfill({ status: 503, contentType: 'application/json', body: '{"code":"internal","message":"no"}' });
  });
  await page.getByLabel('Choose photos').setInputFiles([red, blue]);
  await expect(page.getByText('2 of 2 are here')).toBeVisible();
  expect(sent).toBe(3);
  await page.getByLabel('Choose photos').setInputFiles([red]);
  await expect(page.getByText('1 was here already and was not sent again.')).toBeVisible();
  expect(sent).toBe(3);
  const photos = page.getByRole('list', { name: 'Photos in their order' }).getByRole('listitem');
  await expect(photos).toHaveCount(2);
  await page.getByLabel('Caption of photo 2 · English').fill('The last shot');
  await page.getByRole('button', { name: 'Photo 2: up' }).press('Enter');
  await expect(page.getByLabel('Caption of photo 1 · English')).toHaveValue('The last shot');
  await page.getByRole('button', { name: 'Photo 1: add a person' }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('alfaic');
  await page
    .getByRole('dialog')
    .getByRole('button')
    .filter({ hasText: /Alfaić/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Not in the photo/ })).toBeVisible();
  await page.getByLabel('Who sees it').selectOption({ label: 'Published' });
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await save(page);

  await page.getByRole('button', { name: 'Delete the gallery' }).click();
  await expect(page.getByText('The gallery with 2 photos goes from the site.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the gallery' }).click();
  await page.getByText('The gallery is deleted').getByRole('button', { name: 'Undo' }).click();
  const row = page.getByRole('button', { name: /The derby/ });
  await expect(row).toContainText('2 photos');
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await row.click();
  await expect(page.getByLabel('Caption of photo 1 · English')).toHaveValue('The last shot');
});

test('a document is added, published, and keeps its address with another file', async ({ page }) => {
  await enterPart(page, 'Documents');
  const pdf = (text: string) => ({
    name: 'rules.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.7\n${text}`),
  });
  await page.getByLabel('Add a document').setInputFiles(pdf('first'));
  await expect(page.getByLabel('Title · English')).toHaveValue('rules');
  await page.getByLabel('Title · English').fill('The rules');
  await page.getByLabel('Heading · English').fill('Statutes');
  await page.getByLabel('Who sees it').selectOption({ label: 'Published' });
  await save(page);
  const address = await page.getByLabel('Address of the document').inputValue();
  await page.getByLabel('Choose another file').setInputFiles(pdf('second'));
  await expect(page.getByText('Another file is chosen')).toBeVisible();
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await save(page);
  const download = await page.request.get(address);
  expect(await download.text()).toBe('%PDF-1.7\nsecond');
  await page.getByRole('button', { name: 'All documents' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'The rules' })).toContainText('Statutes');
});

test('a game gets a video with the times of its periods, and a time that is none is not saved', async ({ page }) => {
  await enterPart(page, 'Videos');
  await page.getByLabel('Teams of the game').fill('beta');
  await page
    .getByRole('button', { name: /^Game: .*Beta/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Add a video' }).click();
  await page.getByLabel('Address of video 1').fill('https://youtu.be/abcdefghijk');
  await page.getByLabel('Title of video 1 · English').fill('The whole game');
  await page.getByLabel('Q1').fill('soon');
  await expect(page.getByText('A time looks like 12:10.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.getByLabel('Q1').fill('12:10');
  await page.getByLabel('Q2').fill('1:02:30');
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await save(page);
  await page.reload();
  await page.getByLabel('Teams of the game').fill('beta');
  await page
    .getByRole('button', { name: /^Game: .*Beta/ })
    .first()
    .click();
  await expect(page.getByLabel('Q2')).toHaveValue('1:02:30');
});
