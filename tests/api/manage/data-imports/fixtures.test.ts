import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { announcements } from '#server/db/schema/announcements.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { setResult } from '#server/league/result/set-result.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { everything, type Office, openOffice } from './office.ts';

let database: DatabaseConnection;
let office: Office;
beforeAll(async () => {
  database = await createTestDatabase();
  office = await openOffice(database);
});
afterAll(() => database.close());

const list = `Kolo;Datum;Vreme;Domaći;Gost;Dvorana;Grad
7;1.2.2027;19:00;Alfa;Beta;Nova hala;Pirot
7;1.2.2027;20:30;Đerdap;Čelik;Nova hala;Pirot
8;8.2.2027;19:00;Beta;Djerdap;Stara hala;Niš
8;31.2.2027;19:00;Čelik;Alfa;Stara hala;Niš
`;
const now = () => everything(database, office.table.ids.tenantId);

test('a Windows-1250 file with semicolons is read, mapped, previewed, applied and taken back without a trace', async () => {
  const before = await now();
  const opened = await office.open(encode1250(list));
  expect(opened.file).toMatchObject({
    encoding: 'Windows-1250',
    delimiter: ';',
    lines: 4,
    map: {
      columns: {
        round: 'Kolo',
        date: 'Datum',
        time: 'Vreme',
        home: 'Domaći',
        away: 'Gost',
        venue: 'Dvorana',
        city: 'Grad',
      },
      constants: { season: '2025/26' },
      date: 'DD.MM.YYYY',
    },
  });
  const missing = await office.preview(opened.id, opened.map);
  expect(missing.report.lines).toMatchObject([
    { line: 1, column: 'league', problem: expect.stringContaining('required') },
  ]);
  const map = { ...opened.map, constants: { ...opened.map.constants, league: 'First league' } };
  const { report } = await office.preview(opened.id, map);
  expect(report.counts).toMatchObject({ created: 3, changed: 0, refused: 1 });
  expect(report.lines[0]).toMatchObject({
    line: 5,
    outcome: 'refused',
    column: 'Datum',
    problem: expect.stringContaining('"31.2.2027" is no day'),
  });
  expect(report.lines.map(({ title }) => title)).toContain('Đerdap – Čelik, 2027-02-01');
  expect(await now()).toEqual(before);

  const { status, answer } = await office.apply(opened.id, map);
  expect([status, answer.state, answer.report]).toEqual([200, 'applied', report]);
  const teams = (await now()).team ?? [];
  expect(teams).toHaveLength((before.team ?? []).length);
  expect((await office.call('GET', 'imports')).answer.items).toMatchObject([
    { fileName: 'list.csv', author: expect.any(String), counts: { created: 3 } },
  ]);

  const plan = (await office.call('GET', `imports/${opened.id}/undo`)).answer;
  expect(plan).toMatchObject({ kept: [], rows: expect.arrayContaining([{ table: 'game', restored: 0, removed: 3 }]) });
  const undone = await office.post(opened.id, 'undo');
  expect(undone).toMatchObject({ status: 200, answer: { state: 'undone', kept: [] } });
  expect(await now()).toEqual(before);
  const told = await database.db
    .select()
    .from(announcements)
    .where(eq(announcements.tenantId, office.table.ids.tenantId));
  expect(told.at(-1)?.tags).toEqual([`config:${office.table.ids.tenantId}`]);
  expect(await office.post(opened.id, 'undo')).toMatchObject({ status: 409 });
  expect((await office.open(encode1250(list))).map).toEqual(map);
});

test('a change says what was and what will be, and its undo brings that back', async () => {
  const csv = (time: string) => `season,league,round,date,time,home,away,venue,city
2025/26,First league,9,2027-03-01,${time},Alfa,Beta,Hala,Niš
2025/26,First league,9,2027-03-01,21:00,Čelik,Đerdap,Hala,Niš
`;
  const first = await office.open(csv('19:00'));
  await office.apply(first.id, first.map);
  const before = await now();
  const second = await office.open(csv('20:15').replaceAll('Hala', 'Arena'));
  const { report } = await office.preview(second.id, second.map);
  expect(report.counts).toMatchObject({ changed: 2, created: 0, unchanged: 0 });
  expect(report.lines[0]?.changes).toEqual([
    { column: 'utc', from: '2027-03-01T18:00:00.000Z', to: '2027-03-01T19:15:00.000Z' },
    { column: 'venue', from: 'Hala', to: 'Arena' },
  ]);
  await office.apply(second.id, second.map);
  expect((await office.post(second.id, 'undo')).answer.kept).toEqual([]);
  expect(await now()).toEqual(before);
  expect((await office.preview((await office.open(csv('19:00'))).id, first.map)).report.counts).toMatchObject({
    unchanged: 2,
  });
});

test('games that were played since stay and are named, the others go', async () => {
  const rows = [1, 2, 3, 4, 5].map((day) => `2025/26,First league,1${day},2026-01-0${day},Alfa,Gama ${day},Hala`);
  const opened = await office.open(`season,league,round,date,home,away,venue\n${rows.join('\n')}\n`);
  const map = { ...opened.map, newTeams: true };
  expect((await office.apply(opened.id, map)).answer.report.counts).toMatchObject({ created: 5 });
  const { scope } = office.table;
  for (const day of [1, 2, 3]) {
    const [game] = await scope.db
      .select()
      .from(games)
      .where(ofTenant(scope, games, eq(games.slug, `alfa-gama-${day}`)));
    await setResult(scope, game?.id ?? '', { kind: 'result', home: 80, away: 70 + day });
  }
  const plan = (await office.call('GET', `imports/${opened.id}/undo`)).answer;
  const { answer } = await office.post(opened.id, 'undo');
  expect(answer.kept).toEqual(plan.kept);
  const kept = (table: string, reason: string) =>
    answer.kept.filter((one: { table: string; reason: string }) => one.table === table && one.reason === reason);
  expect(
    kept('game', 'changed')
      .map(({ name }: { name: string }) => name)
      .toSorted(),
  ).toEqual(['Alfa – Gama 1, 2026-01-01', 'Alfa – Gama 2, 2026-01-02', 'Alfa – Gama 3, 2026-01-03']);
  expect(kept('team', 'needed')).toHaveLength(3);
  const left = await scope.db.select().from(games).where(ofTenant(scope, games));
  expect(left.filter(({ slug }) => slug.startsWith('alfa-gama')).map(({ homeScore }) => homeScore)).toEqual([
    80, 80, 80,
  ]);
});

test('an import that would do something else by now is refused with the new preview', async () => {
  const csv = 'season,league,round,date,home,away\n2025/26,First league,20,2027-05-01,Alfa,Čelik\n';
  const [opened, rival] = [await office.open(csv), await office.open(csv)];
  const { digest } = await office.preview(opened.id, opened.map);
  await office.apply(rival.id, rival.map);
  const before = await now();
  const refused = await office.post(opened.id, 'apply', { map: opened.map, digest });
  expect(refused).toMatchObject({
    status: 409,
    answer: { code: 'conflict', current: { report: { counts: { created: 0, unchanged: 1 } } } },
  });
  expect(await now()).toEqual(before);
  const { current } = refused.answer;
  expect(await office.post(opened.id, 'apply', { map: opened.map, digest: current.digest })).toMatchObject({
    status: 200,
  });
});

test('an import is refused too where a line has changed that no preview has room for', async () => {
  const start = Date.UTC(2030, 0, 1);
  const listAt = (time: string) => {
    const days = Array.from({ length: 1001 }, (_, day) =>
      new Date(start + day * 86_400_000).toISOString().slice(0, 10),
    );
    const lines = days.map((date, day) => `2029/30,Long league,${day},${date},${time},Ares,Boreas`);
    return ['season,league,id,date,time,home,away', ...lines].join('\n');
  };
  const { db, tenantId } = { db: database.db, tenantId: office.table.ids.tenantId };
  const made = await office.open(listAt('18:00'));
  await office.apply(made.id, made.map);
  const moved = await office.open(listAt('20:00'));
  const preview = await office.preview(moved.id, moved.map);
  expect(preview.report).toMatchObject({ counts: { changed: 1001 }, omitted: 1 });
  const last = new Date(start + 1000 * 86_400_000).toISOString().slice(0, 10);
  const hidden = and(eq(games.tenantId, tenantId), eq(games.tipOffDate, last));
  await db
    .update(games)
    .set({ tipOffAt: new Date(`${last}T15:00:00Z`) })
    .where(hidden);
  const { status } = await office.post(moved.id, 'apply', { map: moved.map, digest: preview.digest });
  expect(status).toBe(409);
  await office.post(made.id, 'undo');
});

test('another tenant and other roles see and change no import', async () => {
  const opened = await office.open(list);
  const { digest } = await office.preview(opened.id, opened.map);
  const body = JSON.stringify({ map: opened.map, digest });
  expect((await office.call('GET', `imports/${opened.id}`, undefined, 'elsewhere')).status).toBe(404);
  expect((await office.call('GET', `imports/${opened.id}/undo`, undefined, 'elsewhere')).status).toBe(404);
  expect(
    (await office.call('POST', `imports/${opened.id}/preview`, JSON.stringify(opened.map), 'elsewhere')).status,
  ).toBe(404);
  expect((await office.call('POST', `imports/${opened.id}/apply`, body, 'elsewhere')).status).toBe(404);
  expect((await office.call('POST', `imports/${opened.id}/undo`, '{}', 'elsewhere')).status).toBe(404);
  expect((await office.call('DELETE', `imports/${opened.id}`, '{}', 'elsewhere')).status).toBe(404);
  expect((await office.call('POST', `imports?kind=fixtures&name=a.csv`, 'a', 'editor')).status).toBe(403);
  expect((await office.call('POST', `imports/${opened.id}/apply`, body, 'scorer')).status).toBe(403);
  expect((await office.call('DELETE', `imports/${opened.id}`, '{}')).status).toBe(200);
  expect((await office.call('GET', `imports/${opened.id}`)).status).toBe(404);
});

test('ids of another tenant in a file mean nothing', async () => {
  const opened = await office.open(
    `season,league,id,round,date,home,away\n2025/26,First league,${office.other.gameId},21,2027-06-01,Alfa,Beta\n`,
  );
  const untouched = await everything(database, office.other.ids.tenantId);
  expect((await office.apply(opened.id, opened.map)).answer.report.counts).toMatchObject({ created: 1 });
  expect(await everything(database, office.other.ids.tenantId)).toEqual(untouched);
});

function encode1250(text: string): Uint8Array {
  const special: Record<string, number> = {
    Đ: 0xd0,
    đ: 0xf0,
    Č: 0xc8,
    č: 0xe8,
    ć: 0xe6,
    Š: 0x8a,
    š: 0x9a,
    Ž: 0x8e,
    ž: 0x9e,
  };
  return Uint8Array.from([...text], (letter) => special[letter] ?? letter.charCodeAt(0));
}
