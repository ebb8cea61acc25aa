import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '#server/db/schema/games.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { withdrawResult } from '#server/league/result/withdraw-result.ts';
import { bracketOf, championOf, gamesOf, playLeague, single, win } from './playoff-league.ts';
import { type Competition, openCompetition } from './support.ts';

let room: Competition;
beforeAll(async () => {
  room = await openCompetition();
});
afterAll(() => room.database.close());

test('a playoff is declared before the season ends, seeded from the table, and goes on to its champion by itself', async () => {
  const { leagueId, phaseId, path } = await playLeague(room.table.scope, 'Solo', ['ABCD'], ['CD']);
  const semifinals = { round: 'semifinals', series: 'best-of-3', gameDays: ['2026-03-01', '2026-03-04', '2026-03-07'] };
  const plan = { phaseId, teams: 4, pairing: 'ranked', rounds: [semifinals, single('thirdPlace'), single('final')] };
  const preview = await room.call('POST', `${path}/preview`, plan);
  expect(preview).toMatchObject({ status: 200, answer: { openGames: 1, missing: 0 } });
  const inFrench = await room.call('POST', `${path}/preview`, { ...plan, locale: 'fr' });
  expect(bracketOf(inFrench.answer).at(-1)).toEqual(['winner Demi-finales 1–winner Demi-finales 2']);
  expect((await room.call('GET', path)).answer.items, 'a preview changes nothing').toEqual([]);
  const created = await room.call('POST', path, plan);
  expect(created.status).toBe(200);
  expect(bracketOf(created.answer)).toEqual(bracketOf(preview.answer));
  expect(bracketOf(created.answer).at(-1)).toEqual(['winner Polufinale 1–winner Polufinale 2']);
  const seeding = `${path}/${created.answer.phaseId}/seeding`;

  expect(await room.call('PUT', seeding, {})).toMatchObject({
    status: 409,
    answer: { message: expect.stringMatching(/1 games of the table have no result/) },
  });
  const { scope } = room.table;
  const rows = await scope.db
    .select()
    .from(games)
    .where(ofTenant(scope, games, eq(games.leagueId, leagueId)));
  const last = rows.find(({ state }) => state === 'scheduled');
  await win(room.table.scope, last?.id ?? '', 90, 70);
  const seeded = await room.call('PUT', seeding, {});
  expect(seeded).toMatchObject({ status: 200, answer: { isSeeded: true, games: 4, gamesWithResult: 0 } });
  expect(bracketOf(seeded.answer)[0]).toEqual(['A–D', 'B–C']);
  const inRussian = (await room.call('GET', `${path}?locale=ru`)).answer.items;
  expect(bracketOf(inRussian[0])[0]).toEqual(['А–Д', 'Б–Ц']);
  const made = await gamesOf(room.table.scope, leagueId);
  expect(made.map(({ text, tipOffDate, tipOffAt }) => [text, tipOffDate, tipOffAt])).toEqual(
    expect.arrayContaining([
      ['A–D', '2026-03-01', null],
      ['D–A', '2026-03-04', null],
      ['B–C', '2026-03-01', null],
      ['C–B', '2026-03-04', null],
    ]),
  );

  const gameOf = (all: typeof made, text: string, number = 1) => {
    const found = all.find((game) => game.text === text && game.duelNumber === number);
    if (!found) throw new Error(`There is no game ${number} ${text}.`);
    return found.id;
  };
  await win(room.table.scope, gameOf(made, 'A–D'), 70, 80);
  await win(room.table.scope, gameOf(made, 'D–A', 2), 70, 80);
  const third = (await gamesOf(room.table.scope, leagueId)).find(({ duelNumber }) => duelNumber === 3);
  expect([third?.text, third?.tipOffDate], 'the third game is there when it is needed').toEqual(['A–D', '2026-03-07']);
  await win(room.table.scope, gameOf(made, 'D–A', 2), 80, 70);
  expect(
    (await gamesOf(room.table.scope, leagueId)).some(({ duelNumber }) => duelNumber === 3),
    'and gone when it is not',
  ).toBe(false);
  await win(room.table.scope, gameOf(made, 'B–C'), 90, 70);
  await win(room.table.scope, gameOf(made, 'C–B', 2), 70, 90);
  const decided = (await room.call('GET', path)).answer.items[0];
  expect(bracketOf(decided), 'the better seed is at home').toEqual([['A–D', 'B–C'], ['A–C'], ['B–D']]);

  await withdrawResult(scope, gameOf(made, 'C–B', 2), { reason: 'mistyped' });
  const reopened = (await room.call('GET', path)).answer.items[0];
  expect(bracketOf(reopened).slice(1)).toEqual([['A–loser Polufinale 2'], ['winner Polufinale 2–D']]);
  expect((await gamesOf(room.table.scope, leagueId)).length).toBe(4);
  await win(room.table.scope, gameOf(made, 'C–B', 2), 70, 90);
  const all = await gamesOf(room.table.scope, leagueId);
  await win(room.table.scope, gameOf(all, 'B–D'), 75, 70);
  expect(await championOf(room.table.scope, leagueId)).toBe('B');
  expect(await room.call('DELETE', seeding, {})).toMatchObject({ status: 409 });
});

test('games of a team that has withdrawn are not open when a playoff is seeded', async () => {
  const { leagueId, phaseId, path } = await playLeague(room.table.scope, 'Left', ['ABCD'], ['AD', 'BD', 'AC']);
  const plan = { phaseId, teams: 2, pairing: 'ranked', rounds: [single('final')] };
  const created = await room.call('POST', path, plan);
  expect(created.answer).toMatchObject({ openGames: 3 });
  const { scope } = room.table;
  const [left] = await scope.db.select().from(teams).where(eq(teams.name, 'Left D'));
  const decision = {
    ...{ kind: 'annulment', policy: 'delete-all', phaseId, groupId: null, teamId: left?.id },
    ...{ decidedOn: '2026-02-01', reason: { en: 'The team has left.' } },
  };
  const decided = await room.call('POST', `manage/leagues/${leagueId}/decisions`, decision);
  expect(decided.status).toBe(200);
  expect((await room.call('GET', path)).answer).toMatchObject({
    sources: [{ openGames: 1 }],
    items: [{ openGames: 1 }],
  });
  const seeding = `${path}/${created.answer.phaseId}/seeding`;
  const seeded = await room.call('PUT', seeding, { openGames: 1 });
  expect(bracketOf(seeded.answer), 'B has two results, A one').toEqual([['B–A']]);
});

test.each<[string, (plan: object & { rounds: object[] }) => object, number, RegExp]>([
  [
    'a round that is missing',
    ({ rounds, ...plan }) => ({ ...plan, rounds: rounds.slice(1) }),
    400,
    /Semi-finals is missing/,
  ],
  [
    'a round too much',
    ({ rounds, ...plan }) => ({ ...plan, rounds: [...rounds, single('quarterfinals')] }),
    400,
    /play no/,
  ],
  ['more teams than there are', (plan) => ({ ...plan, teams: 16 }), 400, /the table has 4/],
  [
    'an order that does not fit',
    (plan) => ({ ...plan, rounds: [{ ...single('semifinals'), homePattern: 'HAH' }, single('final')] }),
    400,
    /has 3 games, the series 1/,
  ],
  ['a phase without a table', (plan) => ({ ...plan, phaseId: crypto.randomUUID() }), 404, /table/],
])('%s is refused and changes nothing', async (_, change, status, message) => {
  const { ids } = room.table;
  const path = `manage/leagues/${ids.league}/playoffs`;
  const plan = { phaseId: ids.regular, teams: 4, pairing: 'ranked', rounds: [single('semifinals'), single('final')] };
  const refused = await room.call('POST', path, change(plan));
  expect([refused.status, refused.answer.message]).toEqual([status, expect.stringMatching(message)]);
  expect((await room.call('GET', path)).answer.items).toEqual([]);
});

test('another site’s league is not found, and only admins declare playoffs', async () => {
  const { ids } = room.other;
  const plan = { phaseId: ids.regular, teams: 2, pairing: 'ranked', rounds: [single('final')] };
  expect((await room.call('POST', `manage/leagues/${ids.league}/playoffs`, plan)).status).toBe(404);
  expect((await room.call('POST', `manage/leagues/${room.table.ids.league}/playoffs`, plan)).status).toBe(404);
  const own = { ...plan, phaseId: room.table.ids.regular };
  for (const role of ['editor', 'scorer'] as const)
    expect((await room.call('POST', `manage/leagues/${room.table.ids.league}/playoffs`, own, role)).status).toBe(403);
});
