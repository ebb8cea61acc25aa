import { expect, test } from '#tests/e2e/support/test.ts';
import { signIn } from './sign-in.ts';

// Lists that do not arrive are what two of the tests are about.
test.use({ expectedComplaints: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

test('every finished game is reached from the list, a step at a time', async ({ page }) => {
  await signIn(page);
  const finished = page.getByRole('region', { name: 'Finished' });
  const graphics = finished.getByRole('link', { name: 'Broadcast graphics' });
  await expect(graphics).toHaveCount(15);
  await finished.getByRole('button', { name: 'Show 15 more' }).click();
  await expect(graphics).toHaveCount(30);
});

test('a list that could not be fetched is fetched again by a button', async ({ page }) => {
  const lists = /\/games\?.*when=/;
  await signIn(page);
  await page.route(lists, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('The games could not be loaded')).toBeVisible();
  await page.unroute(lists);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Finished' })).toBeVisible();
});

test('without network the page opens, says that the list is missing, and has it when the network is back', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Finished' })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('The games could not be loaded')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Finished' })).toBeVisible();
});
