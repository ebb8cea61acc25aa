import { expect, test } from '#tests/e2e/support/test.ts';
import { untilInteractive } from '#tests/e2e/support/until-interactive.ts';

test('a row of level teams opens to the reason of its place: the games between them and what decided', async ({
  page,
  demo,
}) => {
  await page.goto(`/en/seasons/${demo.pastSeason}/leagues/${demo.league}`);
  const why = page.getByRole('button', { name: /^Why place \d+:/ }).first();
  await expect(why).toHaveAttribute('aria-expanded', 'false');
  await untilInteractive(why);
  await why.click();
  await expect(why).toHaveAttribute('aria-expanded', 'true');
  const miniTable = page.getByRole('table', { name: 'Games between them' }).first();
  await expect(miniTable.getByRole('rowheader')).not.toHaveCount(0);
  await expect(page.getByText(/^Level with each other:/).first()).toBeVisible();
  await expect(page.getByText('Points in the games between them').first()).toBeVisible();
  await expect(page.getByText('Decided here').first()).toBeVisible();
  await why.click();
  await expect(miniTable).toBeHidden();
});

test('the table is one for screen readers too: caption, scopes, abbreviations', async ({ page, demo }) => {
  await page.goto(`/en/seasons/${demo.pastSeason}/leagues/${demo.league}`);
  const table = page.getByRole('table', { name: 'Standings: Regular season' });
  await expect(table.getByRole('rowheader')).toHaveCount(12);
  for (const header of await table.getByRole('columnheader').all())
    await expect(header).toHaveAttribute('scope', 'col');
  for (const header of await table.getByRole('rowheader').all()) await expect(header).toHaveAttribute('scope', 'row');
  await expect(table.getByTitle('Points difference')).toHaveText('+/−');
});

test('all games of a season add up in its table', async ({ page, demo }) => {
  await page.goto(`/en/seasons/${demo.pastSeason}/leagues/${demo.league}`);
  const rows = page.getByRole('table', { name: 'Standings: Regular season' }).getByRole('row');
  await expect(rows).toHaveCount(13);
  const played = await rows.evaluateAll((all) =>
    all
      .slice(1)
      .map((row) =>
        (row.querySelector('td')?.textContent ?? '').split('–').reduce((sum, part) => sum + Number(part), 0),
      ),
  );
  expect(played).toEqual(Array.from({ length: 12 }, () => 22));
});

test('points that were taken off have a star, and the decision stands in sight below the table', async ({
  page,
  demo,
}) => {
  await page.goto(`/en/seasons/${demo.season}/leagues/${demo.league}`);
  const note = page.getByText(/^\* .+: points taken off by decision: \d+ · \d+ \w+ \d{4} · .+/);
  await expect(note).toBeVisible();
  const [, team = ''] = /^\* (.+?): /.exec((await note.textContent()) ?? '') ?? [];
  const row = page.getByRole('table', { name: 'Standings: Regular season' }).getByRole('row').filter({ hasText: team });
  await expect(row.getByText('*').first()).toBeVisible();
});
