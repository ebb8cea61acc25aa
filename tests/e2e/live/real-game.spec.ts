import type { Locator } from '@playwright/test';
import { sides } from '#lib/basketball/sides.ts';
import { paths } from '#lib/paths.ts';
import { readJsonFile } from '#server/feeds/files/read-file.ts';
import { mapLiveStats } from '#server/feeds/livestats/map-livestats.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { missingSharedData, sharedData } from '#tests/setup/shared-data.ts';
import { openRealTable } from './real-table.ts';

/** 97–96 after two overtimes. */
const place = 'livestats-nbl-2021-22/games/1976459.json';
const missing = missingSharedData(place);

type Line = { number: string; points: number; rebounds: number; assists: number };

/** The players of tables, by what the heads are called. */
function readLines(table: Locator): Promise<Line[]> {
  return table.evaluateAll((tables) =>
    tables.flatMap((one) => {
      const heads = [...one.querySelectorAll('thead th')].map((head) => head.textContent?.trim());
      return [...one.querySelectorAll('tbody tr')].flatMap((row) => {
        const cells = [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.trim() ?? '');
        const figure = (head: string) => Number(cells[heads.indexOf(head)]) || 0;
        const number = /^\d+/.exec(cells[0] ?? '')?.[0];
        return number ? [{ number, points: figure('PTS'), rebounds: figure('REB'), assists: figure('AST') }] : [];
      });
    }),
  );
}

const inOrder = (lines: readonly Line[]) => lines.map((line) => JSON.stringify(line)).sort();

test('a real game that is scored again ends with its official box score on every page', async ({
  page,
  context,
}, info) => {
  test.skip(missing !== null, missing ?? '');
  test.slow();
  const file = sharedData(place);
  const { officialBox, teams } = mapLiveStats(await readJsonFile(file), file);
  const table = await openRealTable(await context.newPage(), file, [teams.home.name, teams.away.name], info);
  const open = async (path: string) => {
    const next = await context.newPage();
    await next.goto(`${table.site}/en${path}`);
    return next;
  };
  await table.score(0.5);
  await page.goto(`${table.site}/en${paths.game(table.game.address, 'player-stats')}`);
  const board = await open(paths.venueScreen(table.game.venue?.slug ?? '', 'scoreboard-game'));
  const stats = await open(paths.gameScreen(table.game.address, 'tv-stats'));
  const stream = await open(paths.gameScreen(table.game.address, 'broadcast'));
  await expect(board.locator('.board-score')).toHaveCount(2);
  await expect(stats.getByRole('table')).toHaveCount(2);

  await table.score(1);
  const score = sides.map((side) => String(officialBox.score[side]));
  await expect(board.locator('.board-score')).toHaveText(score);
  await expect(stream.locator('.bug-score')).toHaveText(score);
  await expect(stats.locator('.duel-team b')).toHaveText(score);
  const official = sides.flatMap((side) =>
    officialBox[side].players.map(({ key, line }) => ({
      number: teams[side].players.find((player) => player.key === key)?.shirtNumber ?? '',
      points: line.points ?? 0,
      rebounds: line.rebounds ?? 0,
      assists: line.assists ?? 0,
    })),
  );
  for (const tables of [page.getByRole('table', { name: 'Box score' }), stats.getByRole('table')]) {
    await expect.poll(async () => inOrder(await readLines(tables))).toEqual(inOrder(official));
  }
  for (const [index, side] of sides.entries()) {
    const total = page
      .getByRole('table', { name: 'Box score' })
      .nth(index)
      .getByRole('row', { name: /^Total/ });
    await expect(total).toContainText(String(officialBox.score[side]));
  }
});
