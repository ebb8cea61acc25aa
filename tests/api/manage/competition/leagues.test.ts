import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EnteredTeam, ManagedLeague } from '#lib/api/contract/competition/leagues.ts';
import { nbl } from '#lib/basketball/standings/profiles/nbl.ts';
import { type Competition, openCompetition } from './support.ts';

let room: Competition;
beforeAll(async () => {
  room = await openCompetition();
});
afterAll(() => room.database.close());

const read = async (id: string): Promise<ManagedLeague> => (await room.call('GET', `manage/leagues/${id}`)).answer;
const create = (body: object) => room.call('POST', `manage/seasons/${room.table.ids.season}/leagues`, body);
const teamsOf = async (id: string): Promise<EnteredTeam[]> =>
  (await room.call('GET', `manage/leagues/${id}/teams`)).answer.items;

test('a league is made by hand, its teams stand in its table, and it is deleted once its teams are told', async () => {
  const made = await create({ name: 'Druga liga', names: { en: 'Second League' }, standingsProfile: 'euroleague' });
  expect(made).toMatchObject({
    status: 200,
    answer: { slug: 'druga-liga', season: { slug: '2025-26' }, standings: { extends: 'euroleague' }, timeZone: null },
  });
  const { id } = made.answer;
  const path = `manage/leagues/${id}`;
  const entered = await room.call('POST', `${path}/teams`, { names: ['Alfa', 'Nova', ' Zora  Niš '] });
  expect(entered.answer.added.map(({ name }: { name: string }) => name)).toEqual(['Alfa', 'Nova', 'Zora Niš']);
  const again = await room.call('POST', `${path}/teams`, { names: ['Zora Niš', 'Peta'] });
  expect(again.answer.added).toMatchObject([{ name: 'Peta' }]);
  const { answer } = await room.call('GET', 'website/seasons/2025-26/leagues/druga-liga?locale=en');
  expect(answer).toMatchObject({ name: 'Second League', teams: 4 });
  const alfa = answer.participants.find(({ name }: { name: string }) => name === 'Alfa');
  expect(alfa.club, 'a team of the club that has the name').toBe('alfa');

  expect(await room.call('DELETE', path, {})).toMatchObject({
    status: 409,
    answer: { message: expect.stringContaining('4 teams and 0 games') },
  });
  const deleted = await room.call('DELETE', path, { removing: { teams: 4, games: 0 } });
  expect(deleted).toMatchObject({ status: 200, answer: { teams: 4 } });
  expect((await room.call('GET', path)).status).toBe(404);
  expect((await room.call('GET', 'website/clubs/alfa')).status, 'a club with other teams stays').toBe(200);
});

test('another standings profile changes the table at once, and undo brings back what was there', async () => {
  const { league } = room.table.ids;
  const table = async () => (await room.call('GET', 'website/seasons/2025-26/leagues/first-league/standings')).answer;
  const [before, shown] = [await read(league), await table()];
  const changed = await room.call('PUT', `manage/leagues/${league}`, {
    revision: before.revision,
    standings: { ...nbl, extends: 'nbl' },
    name: 'Prva liga Srbije',
    isOnLandingPage: false,
  });
  expect(changed).toMatchObject({ status: 200, answer: { name: 'Prva liga Srbije', standings: { id: 'nbl' } } });
  expect((await table()).profile).toBe('nbl');
  const undone = await room.call('PUT', `manage/leagues/${league}`, {
    revision: changed.answer.revision,
    standings: before.standings,
    name: before.name,
    isOnLandingPage: true,
  });
  expect({ ...undone.answer, revision: before.revision }).toEqual(before);
  expect(await table()).toEqual(shown);
});

test('points that are no built-in profile’s make one of the league’s own', async () => {
  const { league } = room.table.ids;
  const before = await read(league);
  const standings = { ...before.standings, points: { ...before.standings.points, win: 3 } };
  const changed = await room.call('PUT', `manage/leagues/${league}`, { standings });
  expect(changed.answer.standings).toMatchObject({ id: 'own', extends: 'fiba', points: { win: 3 } });
  const back = await room.call('PUT', `manage/leagues/${league}`, { standings: before.standings });
  expect(back.answer.standings).toEqual(before.standings);
});

test('of fifty saves of one revision one wins, and the others get what it has saved', async () => {
  const { league } = room.table.ids;
  const { revision } = await read(league);
  const names = Array.from({ length: 50 }, (_, index) => `Liga ${index}`);
  const saves = await Promise.all(
    names.map((name) => room.call('PUT', `manage/leagues/${league}`, { revision, name })),
  );
  const winners = saves.filter(({ status }) => status === 200);
  expect(winners).toHaveLength(1);
  const stale = saves.filter(({ status }) => status === 409);
  expect(stale.map(({ answer }) => answer.current)).toEqual(Array(49).fill(winners[0]?.answer));
});

test('a team without a result is deleted with the games that were told, one with a result stays', async () => {
  const { answer } = await create({ name: 'Treća liga' });
  const entered = await room.call('POST', `manage/leagues/${answer.id}/teams`, { names: ['Sama'] });
  const [team] = entered.answer.added;
  expect((await room.call('DELETE', `manage/teams/${team.id}`, {})).status).toBe(200);
  expect(await teamsOf(answer.id)).toEqual([]);
  const { league, teams } = room.table.ids;
  const games = (await teamsOf(league)).find(({ id }) => id === teams.a)?.games;
  expect(await room.call('DELETE', `manage/teams/${teams.a}`, {})).toMatchObject({
    status: 409,
    answer: { message: expect.stringContaining(`${games} games`) },
  });
  expect((await room.call('DELETE', `manage/teams/${teams.a}`, { removing: { games } })).status).toBe(409);
  expect(await teamsOf(league)).toHaveLength(4);
});

test.each<[string, object, number, RegExp]>([
  ['the name of another league of the season', { name: 'Prva Liga' }, 409, /that name|Liga/],
  ['an unknown profile', { name: 'Nova liga', rulesProfile: 'street' }, 400, /fiba-2024/],
  ['what is no time zone', { name: 'Nova liga', timeZone: 'Belgrade' }, 400, /time zone/],
])('%s is refused and adds no league', async (_, body, status, message) => {
  const count = async () => (await room.call('GET', 'manage/seasons')).answer.items[0].leagues.length;
  const { league } = room.table.ids;
  await room.call('PUT', `manage/leagues/${league}`, { name: 'Prva liga' });
  const before = await count();
  const refused = await create(body);
  expect([refused.status, refused.answer.message]).toEqual([status, expect.stringMatching(message)]);
  expect(await count()).toBe(before);
});

test('a league with results, and another site’s, cannot be deleted or changed', async () => {
  const { league } = room.table.ids;
  const played = await room.call('DELETE', `manage/leagues/${league}`, {});
  expect(played).toMatchObject({ status: 409, answer: { message: expect.stringContaining('result') } });
  const { ids } = room.other;
  for (const [method, path] of [
    ['GET', `leagues/${ids.league}`],
    ['PUT', `leagues/${ids.league}`],
    ['DELETE', `leagues/${ids.league}`],
    ['GET', `leagues/${ids.league}/teams`],
    ['DELETE', `teams/${ids.teams.a}`],
    ['GET', `leagues/${ids.league}/decisions`],
  ] as const) {
    const refused = await room.call(method, `manage/${path}`, method === 'GET' ? undefined : {});
    expect([path, refused.status]).toEqual([path, 404]);
  }
  expect((await room.call('POST', `manage/leagues/${ids.league}/teams`, { names: ['X'] })).status).toBe(404);
});

test('an annulled game is none of those that remain to be played', async () => {
  const progress = async () => (await room.call('GET', 'website/seasons/2025-26/leagues/first-league')).answer;
  const { games, gamesFinished } = await progress();
  const annulled = await room.call('PUT', `manage/games/${room.table.gameId}/result`, {
    kind: 'annulment',
    reason: 'the hall was closed',
  });
  expect(annulled.status).toBe(200);
  expect(await progress()).toMatchObject({ games: games - 1, gamesFinished });
});
