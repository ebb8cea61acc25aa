import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { renamePerson } from '#server/league/person/rename.ts';
import { liveStatsGame } from '#tests/api/import/support/livestats-season.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { team } from '#tests/unit/server/feeds/livestats/livestats-file.ts';
import { everything, type Office, openOffice } from './office.ts';

let database: DatabaseConnection;
let office: Office;
beforeAll(async () => {
  database = await createTestDatabase();
  office = await openOffice(database);
});
afterAll(() => database.close());

const now = () => everything(database, office.table.ids.tenantId);
const squad = (lines: string) => `Sezona;Liga;Ekipa;Ime;Prezime;Broj;Visina\n${lines}`;

test('a squad comes in, a change of it is told by its fields, and both are taken back', async () => {
  const before = await now();
  const first = await office.open(squad('2025/26;First league;Alfa;Đorđe;Đurić;44;198\n'), 'squad.csv', 'rosters');
  const map = { ...first.map, columns: { ...first.map.columns, first_name: 'Ime', last_name: 'Prezime' } };
  delete (map.columns as Record<string, string>).name;
  expect((await office.preview(first.id, map)).report.lines).toMatchObject([
    { outcome: 'created', title: 'Đorđe Đurić, Alfa' },
  ]);
  await office.apply(first.id, map);
  const between = await now();
  const second = await office.open(squad('2025/26;First league;Alfa;Djordje;Djurić;45;2.01\n'), 'squad.csv', 'rosters');
  const { report } = await office.preview(second.id, map);
  expect(report.lines).toMatchObject([
    {
      outcome: 'changed',
      changes: [
        { column: 'number', from: '44', to: '45' },
        { column: 'height', from: '198', to: '201' },
      ],
    },
  ]);
  await office.apply(second.id, map);
  await office.post(second.id, 'undo');
  expect(await now()).toEqual(between);
  await office.post(first.id, 'undo');
  expect(await now()).toEqual(before);
});

test('a person whom somebody has renamed since stays', async () => {
  const opened = await office.open(squad('2025/26;First league;Beta;Miloš;Novak;55;190\n'), 'squad.csv', 'rosters');
  const columns = {
    season: 'Sezona',
    league: 'Liga',
    team: 'Ekipa',
    first_name: 'Ime',
    last_name: 'Prezime',
    number: 'Broj',
  };
  await office.apply(opened.id, { ...opened.map, columns });
  await renamePerson(office.table.scope, 'milos-novak', { firstName: 'Miloš', lastName: 'Novaković' });
  const { kept } = (await office.post(opened.id, 'undo')).answer;
  expect(kept).toContainEqual({ table: 'person', name: 'Miloš Novaković', reason: 'changed' });
});

test('box scores give numbers to a game, and their undo gives back what it had', async () => {
  const list = await office.open(
    'season,league,id,round,date,home,away,home_score,away_score\n2025/26,First league,g1,50,2025-11-20,Alfa,Beta,4,3\n',
  );
  await office.apply(list.id, list.map);
  const before = await now();
  const opened = await office.open(
    'season,league,game,side,first_name,last_name,number,points\n2025/26,First league,g1,home,Pero,Prvi,4,4\n2025/26,First league,g1,away,Rade,Drugi,5,3\n',
    'box.csv',
    'box-scores',
  );
  const { answer } = await office.apply(opened.id, opened.map);
  expect(answer.report).toMatchObject({ counts: { created: 1, refused: 0 }, lines: [{ outcome: 'created' }] });
  expect((await now()).game_player_stats).toHaveLength((before.game_player_stats?.length ?? 0) + 2);
  expect((await office.post(opened.id, 'undo')).answer).toMatchObject({ state: 'undone', kept: [] });
  expect(await now()).toEqual(before);
});

test('tables and the archive are downloaded by an admin alone', async () => {
  const get = (what: string, as?: 'editor') => office.download(what, as);
  for (const what of ['fixtures', 'rosters', 'box-scores', 'standings']) {
    const { status, type, bytes } = await get(what);
    expect([status, type]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(bytes.toString()).toMatch(/^\uFEFFseason,league/);
  }
  const archive = await get('archive');
  expect([archive.status, archive.bytes.subarray(0, 2).toString('hex')]).toEqual([200, '1f8b']);
  expect((await get('fixtures', 'editor')).status).toBe(403);
  expect((await get('passwords')).status).toBe(404);
});

test('a LiveStats file records its game, and its undo takes log, people and numbers away again', async () => {
  const list = await office.open(
    'season,league,id,round,date,home,away\n2025/26,First league,777,51,2025-11-21,Sava,Drava\n',
  );
  expect((await office.apply(list.id, { ...list.map, newTeams: true })).answer.report.counts).toMatchObject({
    created: 1,
  });
  const before = await now();
  const opened = await office.open(JSON.stringify(liveStatsGame()), '777.json', 'livestats');
  const { answer } = await office.apply(opened.id, opened.map);
  expect(answer.report).toMatchObject({
    counts: { created: 1, refused: 0 },
    lines: [{ title: expect.stringContaining('Sava') }],
  });
  expect((await now()).game_event?.length).toBeGreaterThan(before.game_event?.length ?? 0);
  expect((await office.post(opened.id, 'undo')).answer).toMatchObject({ state: 'undone', kept: [] });
  expect(await now()).toEqual(before);
  const stranger = await office.open(JSON.stringify(liveStatsGame()), '778.json', 'livestats');
  const { report } = await office.preview(stranger.id, stranger.map);
  expect(report.lines).toMatchObject([
    { outcome: 'refused', problem: expect.stringContaining('no fixture with the id 778') },
  ]);
  const broken = await office.open('{', '777.json', 'livestats');
  expect((await office.preview(broken.id, broken.map)).report.counts).toMatchObject({ refused: 1 });
});

test('a file of LiveStats is imported into the game that is open, and its players are who somebody says', async () => {
  const { gameId, ids } = office.table;
  const opened = await office.open(
    JSON.stringify(liveStatsGame(team('Beta', 'BBB', 2), team('Alfa', 'AAA'))),
    'data.json',
    'livestats',
  );
  const before = await now();
  const map = { ...opened.map, game: gameId };
  const preview = await office.preview(opened.id, map);
  expect(preview.game).toMatchObject({ score: { home: 2, away: 0 } });
  const [first] = preview.game?.newPlayers ?? [];
  const [known] = ids.players.b;
  const people = { [first?.key ?? '']: known ?? '' };
  const { answer } = await office.apply(opened.id, { ...map, people });
  expect(answer.report.counts).toMatchObject({ refused: 0 });
  const lines = (await now()).game_player_stats ?? [];
  const ofGame = lines.filter((line) => (line as { game_id: string }).game_id === gameId);
  expect(ofGame).toContainEqual(expect.objectContaining({ person_id: known, points: 2 }));
  expect((await office.post(opened.id, 'undo')).answer).toMatchObject({ state: 'undone', kept: [] });
  expect(await now()).toEqual(before);
  const nobody = await office.open(JSON.stringify(liveStatsGame()), 'data.json', 'livestats');
  const refused = await office.preview(nobody.id, { ...nobody.map, game: gameId });
  expect(refused).toMatchObject({ game: null, report: { counts: { refused: 1 } } });
});
