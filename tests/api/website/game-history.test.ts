import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FormGame, StandingsRow } from '#lib/api/contract/standings.ts';
import { games } from '#server/db/schema/games.ts';
import { news, newsSubjects } from '#server/db/schema/news.ts';
import { setResult } from '#server/league/result/set-result.ts';
import { leaguePath, openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

const idOf = async (address: string) => (await site.get(`${leaguePath}/${address}`)).id;

test('the history of a game knows what both did before it, and nothing of what came later', async () => {
  const { history } = await site.get(`games/${site.loggedGame}/history`);
  expect(history.record).toMatchObject({
    played: 1,
    wins: { home: 1, away: 0 },
    homeWins: { home: 1, away: 0 },
    points: { home: 100, away: 55 },
    streak: { side: 'home', length: 1 },
    biggestWin: { home: history.meetings[0].id, away: null },
  });
  expect(history.season.home).toMatchObject({ played: 3, won: 3, lost: 0, pointsFor: 310, pointsAgainst: 215 });
  expect(history.season.away).toMatchObject({ played: 3, won: 1, lost: 2, home: { won: 1, lost: 1 } });
  expect(history.season.away.form.map(({ outcome }: FormGame) => outcome)).toEqual(['lost', 'lost', 'won']);
});

test('the return game turns the sides', async () => {
  const { history } = await site.get(`games/${await idOf('rounds/round-4/games/b-a')}/history`);
  expect(history.record.wins).toMatchObject({ home: expect.any(Number), away: expect.any(Number) });
  expect(history.record.wins.away).toBeGreaterThanOrEqual(1);
  expect(history.meetings.map(({ address }: { address: { kind: string } }) => address.kind)).toEqual([
    'playoff',
    'round',
  ]);
});

test('the table of a day counts the games up to that day', async () => {
  const { table, day } = await site.get(`games/${await idOf('rounds/round-2/games/a-c')}/table`);
  expect(day).toBe('2025-10-12');
  const rows: StandingsRow[] = table.rows;
  expect(rows.map(({ team, played, won }) => [team.name, played, won])).toEqual([
    ['Alfa', 2, 2],
    ['Čelik', 2, 1],
    ['Đerdap', 1, 0],
    ['Beta', 1, 0],
  ]);
});

test('a playoff game has no table', async () => {
  expect(await site.get(`games/${site.loggedGame}/table`)).toMatchObject({ table: null });
});

test('what is published about a game alone is its report, and nothing else', async () => {
  const { db } = site.database;
  const { tenantId } = site.ids;
  const rows = await db.select().from(news);
  const subjects = rows
    .filter((row) => row.tenantId === tenantId && ['news-1', 'draft'].includes(row.slug))
    .map(({ id }) => ({ tenantId, newsId: id, noun: 'game' as const, subjectId: site.loggedGame }));
  await db.insert(newsSubjects).values(subjects);
  const { reports } = await site.get(`games/${site.loggedGame}/reports?locale=sr`);
  expect(reports).toMatchObject([{ slug: 'news-1', title: 'Vest 1', body: '<p>Tekst</p>' }]);

  const [other] = (await db.select().from(games)).filter(
    (game) => game.tenantId === tenantId && game.id !== site.loggedGame,
  );
  const newsId = subjects[0]?.newsId ?? '';
  await db.insert(newsSubjects).values({ tenantId, newsId, noun: 'game', subjectId: other?.id ?? '' });
  expect(await site.get(`games/${site.loggedGame}/reports?locale=sr`), 'an article about two games').toEqual({
    reports: [],
  });
});

test('games of another tenant have no history, table or report', async () => {
  for (const part of ['history', 'table', 'reports']) {
    expect((await site.request(`games/${site.other.loggedGame}/${part}`)).status).toBe(404);
  }
});

test('points and totals leave awarded games out, and keep what was recorded of one lost by default', async () => {
  const scope = { db: site.database.db, tenantId: site.ids.tenantId };
  const ids = { awarded: await idOf('rounds/round-3/games/a-d'), last: await idOf('rounds/round-4/games/b-a') };
  const season = async () => (await site.get(`games/${ids.last}/history`)).history.season.away;
  expect(await season()).toMatchObject({ played: 4, pointsFor: 316, pointsAgainst: 219, totals: { games: 4 } });

  await setResult(scope, ids.awarded, { kind: 'forfeit', guilty: 'home', reason: 'did not appear' });
  await setResult(scope, site.loggedGame, { kind: 'default', guilty: 'home', reason: 'too few players' });
  const byDefault = { played: 4, won: 2, lost: 2, pointsFor: 196, pointsAgainst: 144 };
  expect(await season()).toMatchObject({ ...byDefault, totals: { games: 3, line: { assists: 1 } } });

  await setResult(scope, site.loggedGame, { kind: 'forfeit', guilty: 'home', reason: 'did not appear' });
  const byForfeit = { played: 4, won: 2, lost: 2, pointsFor: 190, pointsAgainst: 140 };
  expect(await season()).toMatchObject({ ...byForfeit, totals: { games: 2, line: { assists: null } } });
});
