import { and, desc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { NewGameEvent } from '#lib/api/contract/game-event.ts';
import type { Suspension } from '#lib/api/contract/people/suspensions.ts';
import { noDiscipline } from '#lib/basketball/discipline/rule.ts';
import { createApi } from '#server/api/app.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { auditEntries } from '#server/db/schema/audit.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { memberships } from '#server/db/schema/people.ts';
import { createLog } from '#server/log.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { basket, event, openTable, type Table, tipOff } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let table: Table;
let api: ReturnType<typeof createApi>;
const tokens: Record<string, string> = {};
const rule = { ...noDiscipline, technical: { every: 2, games: 2 }, disqualifying: 1, isPublic: true };
beforeEach(async () => {
  database = await createTestDatabase();
  table = await openTable(database.db, 'desk');
  api = createApi({ db: database.db, log: createLog('silent'), checkAnswers: true });
  for (const role of ['admin', 'editor', 'scorer'] as const) tokens[role] = await signInAs(table.scope, role);
  await day(table.gameId, '2025-11-01');
  await database.db.update(leagues).set({ discipline: rule }).where(eq(leagues.id, table.ids.league));
});
afterEach(() => database.close());

const call = async (method: string, path: string, body?: object, who = 'editor') => {
  const response = await api.request(`http://localhost/api/v2/${path}`, {
    method,
    headers: { host: 'desk.test', authorization: `Bearer ${tokens[who]}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: await response.json() };
};
const day = (gameId: string, tipOffDate: string) =>
  database.db.update(games).set({ tipOffDate }).where(eq(games.id, gameId));
const listed = async (query = ''): Promise<Suspension[]> => {
  const { status, answer } = await call('GET', `manage/suspensions${query}`);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer.items;
};
const foul = (personId: string, kind: string, written = {}): NewGameEvent =>
  event({ type: 'foul', kind, side: 'home', person: personId } as never, { clockMs: 400_000, ...written });
const end = () => [
  basket(table, 'home'),
  ...[1, 2, 3, 4].flatMap((period) => [
    ...(period > 1 ? [event({ type: 'period-start' }, { period })] : []),
    event({ type: 'period-end', confirmed: true }, { period, clockMs: 0 }),
  ]),
  event({ type: 'game-end', confirmed: true }, { period: 4, clockMs: 0 }),
  event({ type: 'finalised' }, { period: 4, clockMs: 0 }),
];
/** Plays the game of the table with these fouls, and returns the number of its last event. */
const play = async (...fouls: NewGameEvent[]) => {
  const answer = await table.record([...tipOff(table), ...fouls, ...end()], 0);
  expect(answer.outcome, JSON.stringify(answer)).toBe('recorded');
  return answer.seq;
};
/** A game of two teams that is over, or still to come. */
const insertGame = async (home: 'a' | 'b' | 'c', away: 'a' | 'c' | 'd', tipOffDate: string, state = 'final') => {
  const [like] = await database.db.select().from(games).where(eq(games.id, table.gameId));
  if (!like) throw new Error('The game of the table is gone.');
  const { phaseId, leagueId, rulesProfile } = like;
  const [added] = await database.db
    .insert(games)
    .values({
      ...{
        tenantId: table.ids.tenantId,
        phaseId,
        leagueId,
        rulesProfile,
        timeZone: 'UTC',
        slug: `${home}-${away}-${tipOffDate}`,
      },
      ...{ homeTeamId: table.ids.teams[home], awayTeamId: table.ids.teams[away], tipOffDate, state: state as 'final' },
      ...(state === 'final' && { homeScore: 80, awayScore: 70, coverage: 'score' as const }),
    })
    .returning();
  return added?.id ?? '';
};
const restricted = async (gameId: string) =>
  (await call('GET', `manage/games/${gameId}/restrictions`, undefined, 'scorer')).answer.players;

test('technical fouls suspend by the rule of the league, games serve, and the desk is told how many', async () => {
  const person = table.person('home', 0);
  await play(foul(person, 'technical'), foul(person, 'technical', { clockMs: 300_000 }));
  expect(await listed()).toMatchObject([
    {
      isDecision: false,
      person: { id: person },
      games: 2,
      served: 0,
      number: 2,
      source: { cause: 'technical' },
      state: 'open',
    },
  ]);
  await insertGame('b', 'c', '2025-11-08');
  const next = await insertGame('b', 'd', '2025-11-15', 'scheduled');
  expect(await restricted(next)).toEqual([
    {
      personId: person,
      restriction: 'suspended',
      until: null,
      count: { games: 2, served: 1 },
      endedOn: null,
      reason: null,
    },
  ]);
  // The game that was played already asked nothing: only what was before it counts.
  expect(await restricted(table.gameId)).toEqual([]);
  await insertGame('b', 'd', '2025-11-12');
  expect(await listed()).toEqual([]);
  expect(await restricted(next)).toEqual([]);
  expect(await listed(`?person=${person}`)).toMatchObject([{ served: 2, state: 'served' }]);
});

test('an annulled or forfeited game serves nothing, unless the league counts forfeits', async () => {
  const person = table.person('home', 0);
  await play(foul(person, 'disqualifying'));
  const game = await insertGame('b', 'c', '2025-11-08');
  expect(await listed()).toEqual([]);
  const set = (state: 'annulled' | 'forfeited') => database.db.update(games).set({ state }).where(eq(games.id, game));
  await set('annulled');
  expect(await listed()).toMatchObject([{ games: 1, served: 0 }]);
  await set('forfeited');
  expect(await listed()).toMatchObject([{ games: 1, served: 0 }]);
  const before = (await call('GET', `manage/leagues/${table.ids.league}`, undefined, 'admin')).answer;
  const discipline = { ...before.discipline, forfeitServes: true };
  const changed = await call(
    'PUT',
    `manage/leagues/${table.ids.league}`,
    { discipline, revision: before.revision },
    'admin',
  );
  expect(changed.status, JSON.stringify(changed.answer)).toBe(200);
  expect(changed.answer.discipline).toEqual(discipline);
  expect(await listed()).toEqual([]);
});

test('a correction of the log takes the suspension back, and another brings it to whom it was', async () => {
  const [person, mate] = [table.person('home', 0), table.person('home', 1)];
  const wrong = foul(person, 'disqualifying');
  const seq = await play(wrong);
  expect(await listed()).toHaveLength(1);
  const correct = (...events: NewGameEvent[]) =>
    table.record(
      [event({ type: 'reopened', reason: 'wrong number' }), ...events, event({ type: 'finalised' })],
      seq,
      'admin',
    );
  expect(await correct(foul(mate, 'disqualifying', { supersedes: wrong.id }))).toMatchObject({ outcome: 'recorded' });
  expect(await listed()).toMatchObject([{ person: { id: mate } }]);
});

test('a foul that was voided suspends nobody', async () => {
  const wrong = foul(table.person('home', 0), 'disqualifying');
  const seq = await play(wrong);
  await table.record(
    [
      event({ type: 'reopened', reason: 'no foul' }),
      event({ type: 'correction' }, { voids: wrong.id }),
      event({ type: 'finalised' }),
    ],
    seq,
    'admin',
  );
  expect(await listed()).toEqual([]);
});

test('a decision takes the place of what a disqualifying foul brings until then, and none of its games lift it', async () => {
  const person = table.person('home', 0);
  await play(foul(person, 'disqualifying'));
  const source = { gameId: table.gameId, cause: 'disqualifying' };
  const decision = { personId: person, from: '2025-11-01', reason: 'Insulted a referee', source };
  const decided = await call('POST', 'manage/suspensions', { ...decision, games: 3 });
  expect(decided.status, JSON.stringify(decided.answer)).toBe(200);
  await insertGame('b', 'c', '2025-11-08');
  expect(await listed()).toMatchObject([{ isDecision: true, games: 3, served: 1, reason: 'Insulted a referee' }]);
  const second = await call('POST', 'manage/suspensions', { ...decision, games: 1 });
  expect(second.status).toBe(409);
  const path = `manage/suspensions/${decided.answer.id}`;
  expect((await call('PUT', path, { games: 0, revision: decided.answer.revision })).status).toBe(200);
  const stale = await call('PUT', path, { games: 2, revision: decided.answer.revision });
  expect(stale).toMatchObject({ status: 409, answer: { current: { games: 0 } } });
  expect(await listed()).toEqual([]);
});

test('a lifted decision stands again when the entry of the trail is taken back', async () => {
  const person = table.person('home', 0);
  const { answer } = await call('POST', 'manage/suspensions', {
    personId: person,
    from: '2025-11-01',
    until: '2099-01-31',
    reason: 'Doping',
  });
  const lifted = await call('PUT', `manage/suspensions/${answer.id}`, {
    liftedOn: '2025-11-20',
    liftedReason: 'Appeal upheld',
    revision: 0,
  });
  expect(lifted.answer).toMatchObject({ state: 'lifted', liftedReason: 'Appeal upheld' });
  expect(await restricted(table.gameId)).toMatchObject([{ personId: person, until: '2099-01-31' }]);
  const [entry] = await database.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.tenantId, table.ids.tenantId), eq(auditEntries.tableName, 'suspension')))
    .orderBy(desc(auditEntries.id));
  const undone = await call('POST', `manage/audit/${entry?.id}/undo`, {}, 'admin');
  expect(undone.status, JSON.stringify(undone.answer)).toBe(200);
  expect(await listed()).toMatchObject([{ state: 'open', liftedOn: null }]);
});

test('a suspension goes along with a transfer, and games of the new team serve it', async () => {
  const person = table.person('home', 0);
  await play(foul(person, 'technical'), foul(person, 'technical', { clockMs: 300_000 }));
  await insertGame('b', 'c', '2025-11-08');
  const [member] = await database.db.select().from(memberships).where(eq(memberships.personId, person));
  const moved = await call('POST', `manage/squad-members/${member?.id}/transfer`, {
    teamId: table.ids.teams.c,
    on: '2025-11-10',
  });
  expect(moved.status, JSON.stringify(moved.answer)).toBe(200);
  await insertGame('b', 'd', '2025-11-12');
  const next = await insertGame('c', 'd', '2025-11-15', 'scheduled');
  expect(await restricted(next)).toMatchObject([{ personId: person, count: { games: 2, served: 1 } }]);
  await insertGame('c', 'a', '2025-11-14');
  expect(await restricted(next)).toEqual([]);
});

test('the site lists who is suspended where the league publishes it, without the reason', async () => {
  const person = table.person('home', 0);
  await play(foul(person, 'disqualifying'));
  const path = 'website/seasons/2025-26/leagues/first-league/suspensions';
  const shown = await call('GET', path);
  expect(shown.answer.suspensions).toMatchObject([
    { player: { id: person }, teams: ['Beta'], games: 1, served: 0, cause: 'disqualifying' },
  ]);
  expect(JSON.stringify(shown.answer)).not.toContain('reason');
  await database.db
    .update(leagues)
    .set({ discipline: { ...rule, isPublic: false } })
    .where(eq(leagues.id, table.ids.league));
  const hidden = createApi({ db: database.db, log: createLog('silent'), checkAnswers: true });
  const response = await hidden.request(`http://localhost/api/v2/${path}`, { headers: { host: 'desk.test' } });
  expect(await response.json()).toEqual({ suspensions: null });
});

test('a decision that names no length, or what there is not, is refused with the place', async () => {
  const person = table.person('home', 0);
  const decide = (body: object) =>
    call('POST', 'manage/suspensions', { personId: person, from: '2025-11-01', reason: 'A fight', ...body });
  for (const [body, path] of [
    [{}, 'games'],
    [{ games: 2, until: '2025-12-01' }, 'until'],
    [{ until: '2025-10-01' }, 'until'],
    [{ games: 0 }, 'games'],
    [{ games: 1, leagueId: table.gameId }, 'leagueId'],
    [{ games: 1, documentId: table.gameId }, 'documentId'],
  ] as const) {
    const { status, answer } = await decide(body);
    expect(status).toBe(400);
    expect(JSON.stringify(answer)).toContain(`"${path}"`);
  }
  expect(
    (
      await call('POST', 'manage/suspensions', {
        personId: table.gameId,
        from: '2025-11-01',
        reason: 'A fight',
        games: 1,
      })
    ).status,
  ).toBe(400);
  expect(await listed()).toEqual([]);
});
