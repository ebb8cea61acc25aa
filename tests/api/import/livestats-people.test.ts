import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { liveStatsFile, team } from '#tests/unit/server/feeds/livestats/livestats-file.ts';
import { basket, ended, liveStatsGame, liveStatsSeason } from './support/livestats-season.ts';

const season = liveStatsSeason();
const createMissing = { timeZone: 'Europe/Belgrade' };

test('people are the same in two games of a team, also with another form of the name', async () => {
  const home = team('Sava', 'SAV', 2);
  const { pl } = home as { pl: Record<string, { firstName: string; familyName: string }> };
  await season.importFiles([await season.file('501.json', liveStatsGame())]);
  for (const player of Object.values(pl)) {
    player.firstName = 'Lukas';
    player.familyName += ' Jr.';
  }
  const second = liveStatsFile([basket, ended], { tm: { '1': team('Drava', 'DRA', 2), '2': home } });
  const path = await season.file('502.json', second);
  expect((await season.importFiles([path])).counts).toMatchObject({ created: 1, failed: 0 });
  expect((await season.importFiles([path])).counts).toMatchObject({ unchanged: 1 });
  const players = await season.scope.db
    .select()
    .from(memberships)
    .where(and(eq(memberships.tenantId, season.scope.tenantId), eq(memberships.role, 'player')));
  expect(players).toHaveLength(12);
  expect(await season.count(people)).toBe(14);
  expect(await season.count(gamePlayerStats)).toBe(24);
});

test('a newly found suffix is stored, and the person stays the same in another shirt', async () => {
  const named = (familyName: string, shirtNumber: string) => {
    const sava = team('Sava', 'SAV', 2) as { pl: Record<string, object> };
    Object.assign(sava.pl['1'] ?? {}, { firstName: 'Michael', familyName, shirtNumber });
    return sava;
  };
  const games = [named('Frazier', '20'), named('Frazier Ii', '20'), named('Frazier Ii', '32'), named('Frazier', '20')];
  const paths = [];
  for (const [index, sava] of games.entries()) {
    const clue = { date: `2025-09-0${index + 1}`, season: '2025/26', league: 'Liga' };
    const path = await season.file(`90${index}.json`, liveStatsGame(sava));
    paths.push(path);
    expect((await season.importFiles([path], { clue, createMissing })).counts).toMatchObject({ created: 1, failed: 0 });
  }
  const found = await season.scope.db
    .select()
    .from(people)
    .where(and(eq(people.tenantId, season.scope.tenantId), eq(people.firstName, 'Michael')));
  expect(found).toMatchObject([{ lastName: 'Frazier II', slug: 'michael-frazier' }]);
  expect((await season.importFiles(paths)).counts).toMatchObject({ unchanged: 4 });
});

test('a number that a first sheet has twice comes from a later one', async () => {
  const glitch = team('Sava', 'SAV', 2);
  for (const player of Object.values((glitch as { pl: Record<string, { shirtNumber: string }> }).pl)) {
    player.shirtNumber = '32';
  }
  await season.importFiles([await season.file('501.json', liveStatsGame(glitch))]);
  const second = liveStatsFile([basket, ended], {
    tm: { '1': team('Drava', 'DRA', 2), '2': team('Sava', 'SAV') },
  });
  await season.importFiles([await season.file('502.json', second)]);
  const players = await season.scope.db
    .select()
    .from(memberships)
    .where(and(eq(memberships.tenantId, season.scope.tenantId), eq(memberships.role, 'player')));
  expect(players).toHaveLength(12);
  expect(players.filter(({ number }) => number === null || number === '32')).toEqual([]);
});
