import sharp from 'sharp';
import { barrierCheck, seriousBarriers } from '#tests/e2e/support/barriers.ts';
import { type OwnServer, openOwnServer } from '#tests/e2e/support/own-site.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, expectedComplaints: [/status of (403|404)/] });
test.describe.configure({ mode: 'default', timeout: 300_000 });

let server: OwnServer;
let origin: string;
test.beforeAll(async () => {
  server = await openOwnServer();
  origin = await server.start();
});
test.afterAll(() => server.close());

const crest = () =>
  sharp({ create: { width: 256, height: 256, channels: 3, background: '#0a2a66' } })
    .composite([
      { input: { create: { width: 256, height: 80, channels: 3, background: '#d7262b' } }, top: 100, left: 0 },
    ])
    .png()
    .toBuffer();

test('an empty installation becomes a site with a league, and its admin stands in the office', async ({ page }) => {
  await page.goto(`${origin}/sr/news`);
  await expect(page).toHaveURL(`${origin}/sr/setup`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Podešavanje sajta');
  expect((await page.request.get(`${origin}/api/v2/website/config`)).status()).toBe(404);
  expect((await page.request.get(`${origin}/api/health`)).status()).toBe(200);

  await page.goto(`${origin}/en/setup`);
  const code = page.getByLabel('Code');
  await code.fill('AAAA-BBBB-CCCC-DDDD');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('The code is wrong, used or too old.')).toBeVisible();
  await code.fill(/code: (\S+)/.exec(server.log())?.[1] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByLabel('Host')).toHaveValue('localhost');
  await page.getByRole('button', { name: 'Make the site' }).click();
  await expect(page.getByText('Something is missing: look at the marked fields.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);

  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ana Anić');
  await page.getByLabel('E-mail').fill('ana@league.example');
  await page.getByLabel('Title of the site').fill('League of the Drina');
  await page.getByRole('checkbox', { name: 'srpski' }).check();
  await page.getByLabel('Language of the site itself').selectOption('sr');
  await page.getByLabel('Time zone').selectOption('Europe/Belgrade');
  await page.getByLabel('Choose a picture').setInputFiles({
    name: 'crest.png',
    mimeType: 'image/png',
    buffer: await crest(),
  });
  await expect(page.getByRole('textbox', { name: 'Bands', exact: true })).toHaveValue('#0a2a66');
  await expect(page.getByRole('textbox', { name: 'Buttons and links', exact: true })).toHaveValue('#d7262b');
  await page.getByLabel('Name of the league').fill('First league');
  await page.getByLabel('Played by the rules of').selectOption('EuroLeague');
  await page.getByLabel('Teams').fill('Sava\nDrina\n\nSava\nLjig');
  await page.getByRole('button', { name: 'Make the site' }).click();

  await expect(page).toHaveURL(`${origin}/en/office`);
  await expect(page.getByText('Signed in as Ana Anić')).toBeVisible();
  await page.getByRole('link', { name: 'Competition' }).first().click();
  await expect(page.getByText('First league')).toBeVisible();
  await page.goto(`${origin}/en/clubs`);
  for (const team of ['Sava', 'Drina', 'Ljig'])
    await expect(page.getByText(team, { exact: true }).first()).toBeVisible();
  await page.goto(`${origin}/en/setup`);
  await expect(page).toHaveURL(`${origin}/en/office`);
});
