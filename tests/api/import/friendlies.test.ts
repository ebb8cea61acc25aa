import { expect, test } from 'vitest';
import { createApi } from '#server/api/app.ts';
import { teams } from '#server/db/schema/teams.ts';
import { importFixtures } from '#server/feeds/fixtures/import-fixtures.ts';
import { createLog } from '#server/log.ts';
import { team } from '#tests/unit/server/feeds/livestats/livestats-file.ts';
import { league } from './support/import-bench.ts';
import { listeningReport } from './support/listening-report.ts';
import { liveStatsGame, liveStatsSeason } from './support/livestats-season.ts';

const season = liveStatsSeason();
const liga = 'seasons/2025-26/leagues/liga';

async function get(path: string) {
  const { db, host } = season.scope;
  const api = createApi({ db, log: createLog('silent'), checkAnswers: true });
  const response = await api.request(`http://${host}/api/v2/website/${path}`);
  expect([path, response.status]).toEqual([path, 200]);
  return response.json();
}

type Listed = { slug: string; latest: { team: { code: string } } | null };

/** Everything that adds games up, or lists teams. */
async function readTotals() {
  const game = (await season.game('501'))?.id ?? '';
  const { items } = await get('players?limit=100');
  const players = items.flatMap(({ slug, latest }: Listed) => (latest?.team.code === 'KKS' ? [slug] : []));
  const { phases, ...table } = await get(liga);
  const { teams, clubs, seasonClubs } = await get('addresses');
  const paths = [
    'seasons',
    'seasons/2025-26',
    'current-season-leagues',
    `${liga}/standings`,
    `${liga}/leaders`,
    `${liga}/players`,
    `${liga}/team-statistics`,
    `${liga}/mvps`,
    `${liga}/attendance`,
    `${liga}/teams/kk-sava`,
    'clubs',
    'clubs/kk-sava',
    'clubs/kk-sava/history',
    'history/competitions',
    'history/leaders?statistic=points',
    'history/players',
    'history/game-records?statistic=points',
    `games/${game}/history`,
    `games/${game}/table`,
    ...players.flatMap((slug: string) => [`players/${slug}/career`, `players/${slug}/shots`]),
  ];
  const answers = [];
  for (const path of paths) answers.push([path, await get(path)]);
  const { clubs: filters } = await get('player-index');
  const { teams: ofSchedule } = await get('schedule/overview');
  const { teams: foundTeams, clubs: foundClubs } = await get('search?q=mura');
  return Object.fromEntries([
    ...answers,
    ['league', table],
    ['addresses', { teams, clubs, seasonClubs }],
    ['filters', [filters, ofSchedule, foundTeams, foundClubs]],
  ]);
}

const importList = async (...lines: string[]) => {
  const header = 'season,league,id,round,date,time,home,home_score,away,away_score,status,in_standings';
  const file = await season.file('more.csv', [header, ...lines].join('\n'));
  const { report } = listeningReport();
  await importFixtures(season.scope, { file, league }, report);
};

const friendly = () => season.file('900.json', liveStatsGame(team('Mura', 'MUR', 2), team('Sava', 'SAV')));
const createMissing = { timeZone: 'Europe/Belgrade' };
const clue = { season: '2025/26', league: 'Liga', date: '2025-10-20' };

test('a friendly with a box score changes no total, table, record or list of teams, and is shown as one', async () => {
  await season.importFiles([await season.file('501.json', liveStatsGame())]);
  const before = await readTotals();
  expect(before[`${liga}/team-statistics`].teams).toHaveLength(2);
  const { counts } = await season.importFiles([await friendly()], { clue, createMissing });
  expect([counts.created, await season.count(teams)]).toEqual([1, 3]);
  const after = await readTotals();
  for (const path of Object.keys(before)) expect({ [path]: after[path] }).toEqual({ [path]: before[path] });
  const { items } = await get(`${liga}/games`);
  const codes = items.map(({ home, counts }: { home: { code: string }; counts: boolean }) => [home.code, counts]);
  expect(codes.toSorted()).toEqual([
    ['KKD', true],
    ['KKS', true],
    ['MUR', false],
  ]);
  expect((await get(`${liga}/teams/mura`)).name).toBe('Mura');
  const { items: people } = await get('players?limit=100');
  const ofSava = people.filter(({ latest }: Listed) => latest?.team.code === 'KKS');
  const lists = await Promise.all(ofSava.map(({ slug }: { slug: string }) => get(`players/${slug}/games`)));
  const marks = lists.map(({ items }) => items.map(({ game }: { game: { counts: boolean } }) => game.counts));
  expect(marks.length).toBeGreaterThan(0);
  for (const [index, { slug }] of ofSava.entries()) {
    const { totals } = await get(`players/${slug}/career`);
    expect(marks[index].filter(Boolean)).toHaveLength(totals[0]?.games ?? 0);
  }
  expect(marks).toContainEqual([false, true]);
});

test('a game that a list takes out of the standings leaves the totals, and comes back with them', async () => {
  await season.importFiles([await season.file('501.json', liveStatsGame())]);
  const before = await readTotals();
  const line = '2025/26,Liga,501,1,2025-10-04,18:00,KK Sava,2,KK Drava,0,final';
  await importList(`${line},no`);
  expect((await get(`${liga}/players`)).players).toEqual([]);
  expect((await get(`${liga}/team-statistics`)).teams).toEqual([]);
  expect((await get('clubs/kk-sava/history')).all.played).toBe(0);
  await importList(`${line},yes`);
  expect(await readTotals()).toEqual(before);
});

test('an opponent of friendlies belongs to the league once it has a game that counts', async () => {
  const names = async () => (await get(liga)).participants.map(({ name }: { name: string }) => name);
  await importList('2025/26,Liga,f,1,2025-09-04,18:00,Mura,2,KK Drava,0,final,no');
  expect(await names()).toEqual(['KK Drava', 'KK Sava']);
  await importList('2025/26,Liga,g,1,2025-11-04,18:00,Mura,,KK Drava,,scheduled,yes');
  expect(await names()).toEqual(['KK Drava', 'KK Sava', 'Mura']);
});
