import { mkdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { officialBoxes } from '#server/db/schema/game-projections.ts';
import { gameOfficials } from '#server/db/schema/officials.ts';
import { liveStatsFile, team } from '#tests/unit/server/feeds/livestats/livestats-file.ts';
import { basket, ended, liveStatsGame, liveStatsSeason } from './support/livestats-season.ts';
import { plannedRows } from './support/planned-rows.ts';

const season = liveStatsSeason();

test('a file goes into the fixture whose id is in its name', async () => {
  const { counts, agreed } = await season.importFiles([await season.file('game-501.json.gz', liveStatsGame())]);
  expect(counts).toEqual({ created: 1, changed: 0, unchanged: 0, failed: 0 });
  expect(await season.game('501')).toMatchObject({ state: 'final', coverage: 'log', homeScore: 2, attendance: 1200 });
  expect(agreed[0]?.agreement.summary).toMatchObject({ score: { agree: 1, of: 1 }, playerLines: { of: 12 } });
  expect(await season.count(officialBoxes)).toBe(1);
  expect(await season.count(gameOfficials)).toBe(2);
});

test('the same file again changes nothing and says so', async () => {
  const path = await season.file('501.json', liveStatsGame());
  await season.importFiles([path]);
  const before = await season.game('501');
  const { counts, told } = await season.importFiles([path]);
  expect(counts).toEqual({ created: 0, changed: 0, unchanged: 1, failed: 0 });
  expect(told.steps).toEqual([expect.stringContaining('unchanged')]);
  expect(await season.game('501')).toEqual(before);
});

test('PostgreSQL knows afterwards how much there is', async () => {
  await season.importFiles([await season.file('501.json', liveStatsGame())]);
  const { planned, there } = await plannedRows(season.scope.db, 'game_event');
  expect(planned).toBe(there);
});

test('a corrected file takes the place of the first', async () => {
  await season.importFiles([await season.file('501.json', liveStatsGame())]);
  const corrected = liveStatsFile([{ ...basket, actionType: '3pt' }, ended], {
    tm: { '1': team('Sava', 'SAV', 3), '2': team('Drava', 'DRA') },
  });
  const { counts } = await season.importFiles([await season.file('501.json', corrected)]);
  expect(counts).toMatchObject({ changed: 1, failed: 0 });
  expect(await season.game('501')).toMatchObject({ homeScore: 3 });
});

test('a game is found by teams and date where its file name has no id', async () => {
  const clue = { home: 'kk sava', away: 'KK Drava', date: '2025-10-04' };
  const { counts } = await season.importFiles([await season.file('data.json', liveStatsGame())], { clue });
  expect(counts).toMatchObject({ created: 1, failed: 0 });
});

test('files of several folders come in the order of their names', async () => {
  await mkdir(`${season.folder}/later`, { recursive: true });
  const away = liveStatsGame(team('Drava', 'DRA', 2), team('Sava', 'SAV'));
  const paths = [await season.file('502.json', away), await season.file('later/501.json.gz', liveStatsGame())];
  const { told } = await season.importFiles(paths);
  expect(told.steps).toEqual([expect.stringContaining('501.json.gz'), expect.stringContaining('502.json')]);
});
