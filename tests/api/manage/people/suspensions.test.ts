import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { NewGameEvent } from '#lib/api/contract/game-event.ts';
import { createApi } from '#server/api/app.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { memberships } from '#server/db/schema/people.ts';
import { createLog } from '#server/log.ts';
import { event } from '#tests/fixtures/table.ts';
import { openSuspensionSite, rule } from './support/suspension-site.ts';

let site: Awaited<ReturnType<typeof openSuspensionSite>>;
beforeEach(async () => {
  site = await openSuspensionSite();
});
afterEach(() => site.database.close());

test('technical fouls suspend by the rule of the league, games serve, and the desk is told how many', async () => {
  const { table, listed, foul, play, insertGame, restricted } = site;
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

test('flagrant fouls of the rules of 2026 suspend as unsportsmanlike ones, deliberate and category 2 fouls nobody', async () => {
  const { database, table, listed, foul, play } = site;
  const [person, mate] = [table.person('home', 0), table.person('home', 1)];
  const every = { every: 1, games: 1 };
  await database.db.update(games).set({ rulesProfile: 'fiba-2026' }).where(eq(games.id, table.gameId));
  await database.db
    .update(leagues)
    .set({ discipline: { ...rule, technical: every, unsportsmanlike: every } })
    .where(eq(leagues.id, table.ids.league));
  await play(foul(mate, 'deliberate'), foul(mate, 'technical-category-2'), foul(person, 'flagrant'));
  expect(await listed()).toMatchObject([{ person: { id: person }, games: 1, source: { cause: 'unsportsmanlike' } }]);
});

test('an annulled or forfeited game serves nothing, unless the league counts forfeits', async () => {
  const { database, table, call, listed, foul, play, insertGame } = site;
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
  const { table, listed, foul, play } = site;
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
  const { table, listed, foul, play } = site;
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

test('a suspension goes along with a transfer, and games of the new team serve it', async () => {
  const { database, table, call, foul, play, insertGame, restricted } = site;
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
  const { database, table, call, foul, play } = site;
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
