import { expect, test } from '#tests/e2e/support/test.ts';

test('documents are downloaded as files, with their own name and type', async ({ page, request }) => {
  await page.goto('/en/documents');
  const rules = page.getByRole('link', { name: /^Competition rules .* PDF/ }).first();
  await expect(rules).toBeVisible();
  const answer = await request.get((await rules.getAttribute('href')) ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect(answer.headers()['content-disposition']).toContain('attachment; filename="competition-rules');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('documents are narrowed by the language and season that the address asks for', async ({ page }) => {
  const shown = page.locator('main [data-item]').and(page.getByRole('listitem'));
  await page.goto('/en/documents?language=sr');
  await expect(page.getByLabel('Language', { exact: true })).toHaveValue('sr');
  await expect(shown.first()).toContainText('in Serbian');
  await expect(shown.filter({ hasText: 'English' })).toHaveCount(0);
});

test('about us tells how to reach the league, and who runs it', async ({ page }) => {
  await page.goto('/ru/about-us');
  await expect(page.getByRole('link', { name: 'office@meridian-league.example' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Показать на карте' })).toHaveAttribute('href', /openstreetmap/);
  await expect(page.getByText('Марта Зупанчич')).toBeVisible();
});
