import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { games } from '#server/db/schema/games.ts';
import { phases } from '#server/db/schema/phases.ts';
import { teams } from '#server/db/schema/teams.ts';
import { team } from '#tests/unit/server/feeds/livestats/livestats-file.ts';
import { liveStatsGame, liveStatsSeason } from './support/livestats-season.ts';

const season = liveStatsSeason();
const createMissing = { timeZone: 'Europe/Belgrade' };

test('a game in no fixture list is refused with the way to enter it', async () => {
  const { told } = await season.importFiles([await season.file('900.json', liveStatsGame())]);
  expect(told.problems).toEqual([expect.stringMatching(/no fixture with the id 900; .*--create-missing/)]);
});

test('a game that is to be entered stands beside the schedule, among teams of the league that the run is about', async () => {
  const paths = [await season.file('499.json', liveStatsGame()), await season.file('501.json', liveStatsGame())];
  const { counts, told } = await season.importFiles(paths, { createMissing });
  expect(counts).toEqual({ created: 2, changed: 0, unchanged: 0, failed: 0 });
  expect(told).toMatchObject({ expected: 2, steps: { length: 2 } });
  const created = await season.game('499');
  expect(created).toMatchObject({ countsInStandings: false, state: 'final', tipOffDate: null, homeScore: 2 });
  const [phase] = await season.scope.db
    .select()
    .from(phases)
    .where(eq(phases.id, created?.phaseId ?? ''));
  expect(phase).toMatchObject({ kind: 'placement', name: 'Other games', names: { sl: 'Druge tekme' } });
  expect(await season.count(teams)).toBe(2);
  expect((await season.importFiles(paths, { createMissing })).counts).toMatchObject({ unchanged: 2, failed: 0 });
  expect((await season.importFiles(paths)).counts).toMatchObject({ unchanged: 2, failed: 0 });
});

test('a game that is to be entered takes day, league and teams from the operator', async () => {
  const clue = { home: 'KK Sava', date: '2025-09-20', season: '2025/26', league: 'Liga' };
  const path = await season.file('data.json', liveStatsGame(team('Sava', 'SAV', 2), team('Mura', 'MUR')));
  const { counts } = await season.importFiles([path], { clue, createMissing });
  expect(counts).toMatchObject({ created: 1, failed: 0 });
  expect(await season.count(teams)).toBe(3);
  expect((await season.importFiles([path], { clue, createMissing })).counts).toMatchObject({ unchanged: 1 });
});

test('a game whose league nobody names is not entered', async () => {
  const { counts, told } = await season.importFiles([await season.file('900.json', liveStatsGame())], {
    createMissing,
  });
  expect(counts).toMatchObject({ created: 0, failed: 1 });
  expect(told.problems).toEqual([expect.stringContaining('nothing tells its league; add --season and --league')]);
  const clue = { season: '2025/26', league: 'Liga' };
  const nameless = await season.importFiles([await season.file('data.json', liveStatsGame())], { clue, createMissing });
  expect(nameless.told.problems).toEqual([expect.stringContaining('add --date')]);
  expect(await season.count(games)).toBe(2);
});
