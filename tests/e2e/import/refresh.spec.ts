import { writeFile } from 'node:fs/promises';
import { leagueTool } from '#tests/e2e/support/league-tool.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test('a result that is imported while the site runs is on the cached pages at once', async ({
  page,
  baseURL,
}, info) => {
  const host = `import-${process.pid}.localhost`;
  const title = `Import League ${process.pid}`;
  const file = info.outputPath('fixtures.csv');
  const importGame = async (result: string) => {
    const columns = 'season,league,id,round,date,time,zone,home,home_score,away,away_score,status';
    await writeFile(file, `${columns}\n2025/26,City League,1,1,2026-01-31,19:30,Europe/Ljubljana,North,${result}\n`);
    return leagueTool('import', 'fixtures', file, '--tenant', host);
  };
  await leagueTool('tenant', 'create', '--host', host, '--title', title, '--locale', 'en', 'sl');
  await importGame(',South,,scheduled');

  const league = `${(baseURL ?? '').replace('localhost', host)}/en/seasons/2025-26/leagues/city-league`;
  const game = page.getByRole('main').getByRole('link').filter({ hasText: 'North' }).filter({ hasText: 'South' });
  await page.goto(`${league}/all-games`);
  await expect(page).toHaveTitle(new RegExp(title));
  await expect(game).toHaveText(/19:30/);

  await importGame('81,South,77,final');
  await expect(async () => {
    await page.goto(`${league}/all-games`);
    await expect(game).toHaveText(/81.*77/, { timeout: 500 });
  }).toPass();
  await page.goto(league);
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveText([/North/, /South/]);

  const again = await importGame('81,South,77,final');
  expect(again).toMatch(/unchanged|no change/i);
});
