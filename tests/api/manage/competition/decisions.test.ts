import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StandingsRow } from '#lib/api/contract/standings.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { setResult } from '#server/league/result/set-result.ts';
import { type Competition, openCompetition } from './support.ts';

let room: Competition;
let path: string;
let base: { phaseId: string; groupId: null; decidedOn: string; reason: object };
beforeAll(async () => {
  room = await openCompetition();
  path = `manage/leagues/${room.table.ids.league}/decisions`;
  base = { phaseId: room.table.ids.regular, groupId: null, decidedOn: '2025-11-03', reason: { sr: 'Odluka 12' } };
});
afterAll(() => room.database.close());

const standings = async () => (await room.call('GET', 'website/seasons/2025-26/leagues/first-league/standings')).answer;
const rows = async (): Promise<StandingsRow[]> => (await standings()).tables[0].rows;
const names = (all: readonly { team: { name: string } }[]) => all.map(({ team }) => team.name);

test('points taken off are shown before they are, stand in the table with date and reason, and come back', async () => {
  const before = await standings();
  const deduction = { ...base, kind: 'deduction', teamId: room.table.ids.teams.a, points: 3 };
  const { tables } = (await room.call('POST', `${path}/preview`, deduction)).answer;
  expect(tables).toHaveLength(1);
  expect(tables[0].rows.at(-1)).toMatchObject({
    team: { name: 'Alfa' },
    rank: 4,
    rankBefore: 1,
    points: 3,
    pointsBefore: 6,
  });
  expect(await standings(), 'a preview changes nothing').toEqual(before);

  const added = await room.call('POST', path, deduction);
  expect(added).toMatchObject({ status: 200, answer: { kind: 'deduction', teams: [{ name: 'Alfa' }], points: 3 } });
  const after = await rows();
  expect(names(after)).toEqual(names(tables[0].rows));
  expect(after.at(-1)).toMatchObject({
    deduction: 3,
    decisions: [{ kind: 'deduction', points: 3, decidedOn: '2025-11-03', reason: 'Odluka 12' }],
  });
  expect((await room.call('GET', path)).answer).toMatchObject({
    tables: [{ rankedBy: 'classification-points', teams: [{}, {}, {}, {}] }],
    items: [added.answer],
  });
  const lift = (await room.call('POST', `${path}/preview`, { lift: added.answer.id })).answer.tables;
  expect(lift[0].rows[0]).toMatchObject({ team: { name: 'Alfa' }, rank: 1, rankBefore: 4 });
  expect(await room.call('DELETE', `${path}/${added.answer.id}`, {})).toMatchObject({ status: 200 });
  expect(await standings()).toEqual(before);
});

test('of a table that is ranked by wins, wins are taken off, also a half', async () => {
  const { ids, scope } = room.table;
  const rankBy = (standingsProfile: string) =>
    scope.db
      .update(leagues)
      .set({ standingsProfile })
      .where(ofTenant(scope, leagues, eq(leagues.id, ids.league)));
  await rankBy('nbl');
  const deduction = { ...base, kind: 'deduction', teamId: ids.teams.a, points: 1.5 };
  const [preview] = (await room.call('POST', `${path}/preview`, deduction)).answer.tables;
  const previewed = preview.rows.find(({ team }: StandingsRow) => team.name === 'Alfa');
  expect(preview.rankedBy).toBe('win-share');
  expect(previewed).toMatchObject({ rankBefore: 1, won: 1.5, lost: 0, points: 1.5, pointsBefore: 3 });
  const added = await room.call('POST', path, deduction);
  const row = (await rows()).find(({ team }) => team.name === 'Alfa');
  expect(row).toMatchObject({ rank: previewed.rank, played: 3, won: 1.5, lost: 0, winShare: 0.5, deduction: 1.5 });
  expect((row?.home.won ?? 0) + (row?.away.won ?? 0)).toBe(3);
  await room.call('DELETE', `${path}/${added.answer.id}`, {});
  await rankBy('fiba');
});

test('decisions and their preview call the teams by their names in the language asked for', async () => {
  const deduction = { ...base, kind: 'deduction', teamId: room.table.ids.teams.a, points: 3 };
  const preview = (await room.call('POST', `${path}/preview`, { ...deduction, locale: 'ru' })).answer;
  expect(names(preview.tables[0].rows)).toContain('Алфа');
  const { id } = (await room.call('POST', path, deduction)).answer;
  const listed = (await room.call('GET', `${path}?locale=ru`)).answer;
  expect(listed).toMatchObject({ items: [{ teams: [{ name: 'Алфа' }] }] });
  expect(names(listed.tables[0].teams.map((team: { name: string }) => ({ team })))).toContain('Алфа');
  await room.call('DELETE', `${path}/${id}`, {});
});

test.each(['delete-all', 'keep-played', 'forfeit-all'] as const)(
  'a team that withdraws stands marked and last by the policy %s, and is back once that is lifted',
  async (policy) => {
    const before = await standings();
    const withdrawal = { ...base, kind: 'annulment', teamId: room.table.ids.teams.b, policy };
    const added = await room.call('POST', path, withdrawal);
    expect(added.status).toBe(200);
    const last = (await rows()).at(-1);
    expect(last).toMatchObject({ team: { name: 'Beta' }, withdrawn: true, decisions: [{ kind: 'annulment', policy }] });
    const played = { 'delete-all': 0, 'keep-played': 4, 'forfeit-all': 4 };
    expect(last?.played).toBe(played[policy]);
    expect(await room.call('POST', path, withdrawal)).toMatchObject({ status: 409 });
    await room.call('DELETE', `${path}/${added.answer.id}`, {});
    expect(await standings()).toEqual(before);
  },
);

test('lots decide between teams that nothing separates, and one lifting takes back the whole draw', async () => {
  const { ids, scope } = room.table;
  const scores = { 'b-d': [80, 75], 'b-c': [75, 80], 'c-d': [75, 80] } as const;
  for (const game of await scope.db.select().from(games).where(ofTenant(scope, games))) {
    const score = scores[game.slug as keyof typeof scores];
    if (score) await setResult(scope, game.id, { kind: 'result', home: score[0], away: score[1], reason: 'corrected' });
    if (['a-b', 'a-c', 'a-d'].includes(game.slug))
      await setResult(scope, game.id, { kind: 'result', home: 100, away: 80, reason: 'corrected' });
  }
  const level = (await rows()).slice(1);
  expect(level.every(({ shared }) => shared)).toBe(true);
  const drawn = [ids.teams.d, ids.teams.b, ids.teams.c];
  const draw = { ...base, kind: 'draw', teamIds: drawn };
  const added = await room.call('POST', path, draw);
  expect(added.answer.teams.map(({ id }: { id: string }) => id)).toEqual(drawn);
  const after = (await rows()).slice(1);
  expect(after.map(({ team }) => team.id)).toEqual(drawn);
  expect(after[0]?.reason?.outcome).toBe('lots');
  expect(await room.call('POST', path, { ...draw, teamIds: drawn.slice(1) })).toMatchObject({ status: 409 });
  await room.call('DELETE', `${path}/${added.answer.id}`, {});
  expect((await room.call('GET', path)).answer.items).toEqual([]);
  expect((await rows()).slice(1)).toEqual(level);
});

test.each<[string, (ids: Competition['table']['ids'], other: Competition['other']['ids']) => object, number, RegExp]>([
  ['a team of another site', (_, other) => ({ kind: 'deduction', teamId: other.teams.a, points: 1 }), 400, /table/],
  [
    'a table of another site',
    (ids, other) => ({ kind: 'deduction', teamId: ids.teams.a, points: 1, phaseId: other.regular }),
    404,
    /table/,
  ],
  ['a team drawn twice', (ids) => ({ kind: 'draw', teamIds: [ids.teams.a, ids.teams.a] }), 400, /twice/],
  ['no points', (ids) => ({ kind: 'deduction', teamId: ids.teams.a, points: 0 }), 400, /points/],
  ['no date', (ids) => ({ kind: 'deduction', teamId: ids.teams.a, points: 1, decidedOn: null }), 400, /decidedOn/],
])('%s is refused and changes nothing', async (_, input, status, message) => {
  const before = await standings();
  const refused = await room.call('POST', path, { ...base, ...input(room.table.ids, room.other.ids) });
  expect([refused.status, refused.answer.message]).toEqual([status, expect.stringMatching(message)]);
  expect(await standings()).toEqual(before);
});

test('another site’s decision is not found, and only admins decide', async () => {
  const unknown = crypto.randomUUID();
  expect((await room.call('DELETE', `${path}/${unknown}`, {})).status).toBe(404);
  const elsewhere = `manage/leagues/${room.other.ids.league}/decisions`;
  const deduction = { ...base, kind: 'deduction', teamId: room.table.ids.teams.a, points: 1 };
  expect((await room.call('POST', elsewhere, deduction)).status).toBe(404);
  for (const role of ['editor', 'scorer'] as const)
    expect((await room.call('POST', path, deduction, role)).status).toBe(403);
});
