import { mkdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { gameEvents } from '#server/db/schema/game-events.ts';
import { liveStatsFile, team } from '#tests/unit/server/feeds/livestats/livestats-file.ts';
import { basket, liveStatsGame, liveStatsSeason } from './support/livestats-season.ts';

const season = liveStatsSeason();

test.each([
  ['text that is not JSON', '501.json', '<html>502', 'this is not JSON (it begins with "<html>502")'],
  [
    'half a file',
    '501.json',
    JSON.stringify(liveStatsGame()).slice(0, -400),
    'this is not JSON (it breaks off at the end',
  ],
  ['an empty file', '501.json', '', 'this is not JSON (it is empty)'],
  ['something else in JSON', '501.json', { version: 9 }, '501.json.tm: it is missing'],
  ['a list in JSON', '501.json', [], 'expected object, received array; give the data.json of a FIBA LiveStats webcast'],
  ['teams the fixture has not', '501.json', liveStatsGame(team('Mura', 'MUR', 2)), 'the home team is "Mura"'],
  [
    'home and away exchanged',
    '501.json',
    liveStatsGame(team('Drava', 'DRA', 2), team('Sava', 'SAV')),
    'other way round',
  ],
  [
    'an action of nobody who is listed',
    '501.json',
    liveStatsFile([{ ...basket, pno: 17 }]),
    'player 17 of team 1, who is not listed',
  ],
  [
    'a clock that runs backwards',
    '501.json',
    liveStatsFile([
      { ...basket, clock: '05:00:00' },
      { ...basket, clock: '05:30:00' },
    ]),
    'the clock runs backwards',
  ],
  ['more than any game has', '501.json.gz', Buffer.alloc(40 * 1024 * 1024), 'more than 32 MB'],
])('%s is refused in one line, and the game stays as it was', async (_, name, content, problem) => {
  const before = await season.game('501');
  const bad = await season.file(name, content);
  const good = await season.file('502.json', liveStatsGame(team('Drava', 'DRA', 2), team('Sava', 'SAV')));
  const { counts, told } = await season.importFiles([bad, good]);
  expect(counts).toMatchObject({ created: 1, failed: 1 });
  expect(told.problems).toEqual([expect.stringContaining(problem)]);
  expect(told.problems[0]).toContain(name);
  expect(told.problems[0]).not.toContain('\n');
  expect(await season.game('501')).toEqual(before);
});

test('a name without a file, an empty folder and an endless file are named, and the others go on', async () => {
  const good = await season.file('501.json', liveStatsGame());
  const endless = await season.file('502.json', '');
  await truncate(endless, 200_000_000);
  await mkdir(`${season.folder}/none`, { recursive: true });
  const { counts, told } = await season.importFiles([
    `${season.folder}/gone.json`,
    `${season.folder}/none`,
    endless,
    good,
  ]);
  expect(counts).toEqual({ created: 1, changed: 0, unchanged: 0, failed: 3 });
  expect(told.problems).toEqual([
    expect.stringContaining('gone.json: there is no such file'),
    expect.stringContaining('none: it holds no .json'),
    expect.stringContaining('502.json: it holds more than 32 MB'),
  ]);
});

test('a packed file that is cut off or damaged is refused', async () => {
  const whole = await season.file('whole.json.gz', liveStatsGame());
  const bytes = await readFile(whole);
  await writeFile(`${season.folder}/501.json.gz`, bytes.subarray(0, bytes.length / 2));
  await writeFile(`${season.folder}/502.json.gz`, 'plain');
  const { told } = await season.importFiles([`${season.folder}/501.json.gz`, `${season.folder}/502.json.gz`]);
  expect(told.problems).toEqual([
    expect.stringContaining('501.json.gz: the gzip file is cut off'),
    expect.stringContaining('502.json.gz: this is not a gzip file'),
  ]);
  expect(await season.count(gameEvents)).toBe(0);
});
