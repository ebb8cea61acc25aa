import { writeFile } from 'node:fs/promises';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { leagueTool } from '#tests/e2e/support/league-tool.ts';
import { expect, type Page, test } from '#tests/e2e/support/test.ts';
import { untilInteractive } from '#tests/e2e/support/until-interactive.ts';
import { pdf } from '#tests/fixtures/application.ts';

test.use({ viewport: { width: 390, height: 844 } });

const questions = {
  questions: [
    { id: 'seats', kind: 'number', label: { en: 'Seats in the hall' }, required: true },
    { id: 'rules', kind: 'yes-no', label: { en: 'The rules are accepted' }, required: true },
  ],
  documents: [{ id: 'registration', label: { en: 'Certificate of registration' }, required: true }],
};

const squad = ['Luka Đorđević', 'Marko Marković', 'Ivan Ivanov', 'Petar Petrović']
  .map((name, index) => `${name}\t0${index + 1}.02.2001\tPG\t19${index}\t${index + 4}`)
  .join('\n');

/** Opens an application as an operator does; returns its path. */
async function openApplication(league: string): Promise<string> {
  const file = test.info().outputPath('questions.json');
  await writeFile(file, JSON.stringify(questions));
  const told = await leagueTool('applications', 'open', league, '--tenant', 'localhost', '--questions', file);
  return withLocale('en', new URL(/http\S+/.exec(told)?.[0] ?? '').pathname);
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send the application' });

async function visit(page: Page, path: string) {
  await page.goto(path);
  await untilInteractive(page.getByLabel('Name of the team'));
}

test.describe('from the first field to the reference', () => {
  // A file that is not what its name says is refused.
  test.use({ expectedComplaints: [/status of 400/] });

  test('a team applies on a phone', async ({ page, demo }) => {
    const path = await openApplication(demo.league);
    await visit(page, path);
    await page.getByLabel('Name of the team').fill('KK Sava');
    await page.getByLabel('City').fill('Niš');
    await page.getByLabel('Name of the contact').fill('Ana Ilić');
    await page.getByLabel('E-mail').fill('ana');
    await page.getByLabel('Telephone').fill('+381 18 123 456');
    await expect(page.getByText('Write an address such as name@club.org.')).toBeVisible();
    await page.getByLabel('Seats in the hall').fill('1500');
    await page.getByLabel('The rules are accepted').selectOption('Yes');

    await page.getByRole('button', { name: 'Paste a list' }).click();
    await page.getByLabel('List of players').fill(squad);
    await page.getByRole('button', { name: 'Take over' }).click();
    await expect(page.getByRole('group', { name: /^Player / })).toHaveCount(4);

    await sendButton(page).click();
    const summary = page.getByRole('alert').filter({ hasText: 'This has to be corrected first' });
    await expect(summary.getByRole('link')).toHaveText([
      'E-mail – Write an address such as name@club.org.',
      'Squad – The squad needs at least 5 players.',
      'Certificate of registration – This document is missing.',
    ]);
    await summary.getByRole('link', { name: /^E-mail/ }).click();
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await page.getByLabel('E-mail').fill('ana@sava.test');

    await page.getByRole('button', { name: 'Add a player' }).click();
    const fifth = page.getByRole('group', { name: 'Player 5' });
    await expect(fifth.getByLabel('Name')).toBeFocused();
    await fifth.getByLabel('Name').fill('Žarko Žarković');
    await fifth.getByLabel('Date of birth').fill('2003-05-06');
    await fifth.getByLabel('Position').selectOption('Center');
    await fifth.getByLabel('No.').fill('4');
    await expect(fifth.getByText('Another player has this number.')).toBeVisible();
    await fifth.getByLabel('No.').fill('15');

    const chooser = page.locator('input[type=file]');
    await chooser.setInputFiles({ name: 'photo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') });
    await expect(page.getByText(/^This file is not a PDF/)).toBeVisible();
    await chooser.setInputFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: pdf });
    await expect(page.getByText('paper.pdf', { exact: true })).toBeVisible();
    await expect(summary).toHaveCount(0);

    await sendButton(page).click();
    await expect(page.getByRole('heading', { name: 'The application has been sent' })).toBeFocused();
    const reference = (await page.locator('[data-reference]').textContent()) ?? '';
    expect(reference).toMatch(/^\w{4}-\w{4}$/);

    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This application has been sent' })).toBeVisible();
    await expect(page.getByText(reference)).toBeVisible();
    const exported = await leagueTool('export', 'applications', demo.league, '--tenant', 'localhost');
    expect(exported).toContain(`Žarko Žarković,2003-05-06,C,,15,${reference},submitted`);
  });
});

test('what was filled in is there again after a reload, and on another device', async ({ page, browser, demo }) => {
  const path = await openApplication(demo.league);
  await visit(page, path);
  await page.getByLabel('Name of the team').fill('KK Sava');
  await expect(page.getByText('The draft is saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name of the team')).toHaveValue('KK Sava');
  const another = await browser.newPage();
  await another.goto(path);
  await expect(another.getByLabel('Name of the team')).toHaveValue('KK Sava');
  await another.close();
});

test.describe('without a connection', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test('the draft stays on the device and is saved when the connection is back', async ({ page, context, demo }) => {
    const path = await openApplication(demo.league);
    await visit(page, path);
    await page.getByLabel('City').fill('Niš');
    await expect(page.getByText('The draft is saved')).toBeVisible();
    await context.setOffline(true);
    await page.getByLabel('Name of the team').fill('KK Sava');
    await expect(page.getByText(/^No connection: the draft is kept on this device/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('The draft is saved')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Name of the team')).toHaveValue('KK Sava');
  });
});

test('an unknown application URL has a page of its own, which is neither cached nor indexed', async ({ page }) => {
  const answer = await page.goto(`/en/applications/${crypto.randomUUID()}/team`);
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await expect(page.getByText('There is no such application')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('an application that was taken back has a page of its own', async ({ page, demo }) => {
  const path = await openApplication(demo.league);
  await leagueTool('applications', 'close', path, '--tenant', 'localhost');
  await page.goto(path);
  await expect(page.getByText('This application is closed')).toBeVisible();
});
