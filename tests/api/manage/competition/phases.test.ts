import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PhaseStructure } from '#lib/api/contract/competition/phases.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { upsertFixtures } from '#server/league/fixture/upsert-fixtures.ts';
import { fixture, ownLeague } from '#tests/fixtures/import-inputs.ts';
import { type Competition, openCompetition } from './support.ts';

let room: Competition;
let path: string;
beforeAll(async () => {
  room = await openCompetition();
  path = `manage/leagues/${room.table.ids.league}/phases`;
});
afterAll(() => room.database.close());

const structure = async (): Promise<PhaseStructure[]> => (await room.call('GET', path)).answer.items;
const site = async () => (await room.call('GET', 'website/seasons/2025-26/leagues/first-league')).answer;

test('a phase of groups is made by hand, filled with teams, and goes again while it is empty', async () => {
  const { ids } = room.table;
  const made = await room.call('POST', path, { kind: 'group' });
  expect(made).toMatchObject({ status: 200, answer: { name: 'Group phase', names: { sr: expect.any(String) } } });
  const phase = `manage/phases/${made.answer.id}`;
  const one = (await room.call('POST', `${phase}/groups`, { name: 'A' })).answer;
  const other = (await room.call('POST', `${phase}/groups`, { name: 'Sever', names: { en: 'North' } })).answer;
  expect(one).toMatchObject({ slug: 'a', name: 'Group A', names: { ru: 'Группа A' } });
  const { a, b, c } = ids.teams;
  await room.call('PUT', `manage/groups/${one.id}`, { teamIds: [a, b] });
  await room.call('PUT', `manage/groups/${other.id}`, { teamIds: [b, c] });
  const groups = (await structure()).find(({ id }) => id === made.answer.id)?.groups;
  expect(groups?.map(({ teamIds }) => teamIds.toSorted())).toEqual([[a], [b, c].toSorted()]);
  const tables = (await room.call('GET', 'website/seasons/2025-26/leagues/first-league/standings')).answer.tables;
  expect(tables.map(({ group }: { group: { slug: string } | null }) => group?.slug ?? null)).toContain('sever');

  const round = (await room.call('POST', `${phase}/rounds`, {})).answer;
  expect(round).toMatchObject({ number: 1, games: 0 });
  const named = await room.call('POST', `${phase}/rounds`, { name: 'Tromeč' });
  expect(named.answer).toMatchObject({ slug: 'tromec', number: null });
  expect(await room.call('DELETE', `manage/rounds/${round.id}`, {})).toMatchObject({ status: 200 });
  expect(await room.call('DELETE', `manage/groups/${one.id}`, {})).toMatchObject({ status: 200 });
  expect(await room.call('DELETE', phase, {})).toMatchObject({ status: 200, answer: { name: 'Group phase' } });
  expect((await structure()).map(({ id }) => id)).not.toContain(made.answer.id);
});

test('a renamed round keeps its address, its games and what an import calls it', async () => {
  const before = await structure();
  const final = before.flatMap(({ rounds }) => rounds).find(({ isPlayoff }) => isPlayoff);
  const first = before[0]?.rounds[0];
  const renamed = await room.call('PUT', `manage/rounds/${final?.id}`, { name: 'Veliko finale', revision: 0 });
  expect(renamed).toMatchObject({ status: 200, answer: { name: 'Veliko finale', slug: final?.slug, revision: 1 } });
  const stale = await room.call('PUT', `manage/rounds/${final?.id}`, { name: 'Malo finale', revision: 0 });
  expect(stale).toMatchObject({ status: 409, answer: { current: { name: 'Veliko finale', revision: 1 } } });
  await room.call('PUT', `manage/rounds/${first?.id}`, { names: { en: 'Opening night' } });
  const named = (await site()).phases[0].rounds[0];
  expect(named).toMatchObject({ slug: first?.slug, name: '1. kolo' });
  const { scope, ids } = room.table;
  await upsertFixtures(scope, { ...ownLeague, name: 'Prva liga' }, [
    fixture('Alfa', 'Beta', {
      phase: { kind: 'playoff', name: null, group: null },
      round: null,
      playoff: { round: 'Final', series: null, game: 2 },
      venue: null,
    }),
  ]);
  const after = (await structure()).flatMap(({ rounds }) => rounds).filter(({ isPlayoff }) => isPlayoff);
  expect(after.map(({ name }) => name)).toEqual(['Veliko finale']);
  const [league] = await scope.db
    .select()
    .from(leagues)
    .where(ofTenant(scope, leagues, eq(leagues.id, ids.league)));
  expect(league?.slug).toBe('first-league');
});

test('what is in use stays, and says how many games it has', async () => {
  const before = await structure();
  const [regular] = before;
  const games = before[0]?.games;
  expect(await room.call('DELETE', `manage/phases/${regular?.id}`, {})).toMatchObject({
    status: 409,
    answer: { message: expect.stringContaining(`has ${games} games`) },
  });
  expect(await room.call('DELETE', `manage/rounds/${regular?.rounds[0]?.id}`, {})).toMatchObject({ status: 409 });
  expect(await room.call('POST', path, { kind: 'regular', name: 'regular SEASON' })).toMatchObject({ status: 409 });
  expect(await room.call('POST', `manage/phases/${room.table.ids.playoff}/groups`, { name: 'A' })).toMatchObject({
    status: 400,
  });
  expect(await structure()).toEqual(before);
});

test('a team with games in a group stays there', async () => {
  const { scope, ids } = room.table;
  const { id } = (await room.call('POST', path, { kind: 'group', name: 'Druga faza' })).answer;
  const group = (await room.call('POST', `manage/phases/${id}/groups`, { name: 'X' })).answer;
  await room.call('PUT', `manage/groups/${group.id}`, { teamIds: [ids.teams.a, ids.teams.b] });
  const [game] = await scope.db
    .select()
    .from(games)
    .where(ofTenant(scope, games, eq(games.slug, 'd-c')));
  await scope.db
    .update(games)
    .set({ phaseId: id, groupId: group.id, homeTeamId: ids.teams.a, awayTeamId: ids.teams.b })
    .where(ofTenant(scope, games, eq(games.id, game?.id ?? '')));
  expect(await room.call('PUT', `manage/groups/${group.id}`, { teamIds: [ids.teams.a] })).toMatchObject({
    status: 409,
    answer: { message: 'Beta has 1 games in Group X and stays there.' },
  });
  const foreign = { teamIds: [room.other.ids.teams.a] };
  expect(await room.call('PUT', `manage/groups/${group.id}`, foreign)).toMatchObject({ status: 400 });
});

test('another site’s parts are not found, and only admins change them', async () => {
  const { ids } = room.other;
  expect((await room.call('GET', `manage/leagues/${ids.league}/phases`)).status).toBe(404);
  expect((await room.call('PUT', `manage/phases/${ids.regular}`, { name: 'X' })).status).toBe(404);
  expect((await room.call('DELETE', `manage/phases/${ids.regular}`, {})).status).toBe(404);
  for (const role of ['editor', 'scorer'] as const)
    expect((await room.call('POST', path, { kind: 'group' }, role)).status).toBe(403);
});
