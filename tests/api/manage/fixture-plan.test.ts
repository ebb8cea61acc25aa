import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { DraftGame, FixturePlanAnswer, PlanSlot } from '#lib/api/contract/fixture-plan.ts';
import type { TenantRole } from '#lib/api/contract/staff.ts';
import { createApi } from '#server/api/app.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { games } from '#server/db/schema/games.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { enterJob, failJob } from '#server/league/fixture-plan/office/jobs.ts';
import { createLog } from '#server/log.ts';
import { createPusher } from '#server/realtime/pusher-client.ts';
import { realtimeSettings } from '#server/realtime/settings.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { openTable, type Table } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

const path = 'seasons/2025-26/leagues/first-league/fixture-plan';

let database: DatabaseConnection;
let api: ReturnType<typeof createApi>;
let table: Table;
let tokens: Record<TenantRole, string>;
let host: string;
let slugs: string[];
let count = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  const settings = realtimeSettings({}, 'secret');
  const realtime = { settings, pusher: createPusher(settings) };
  api = createApi({ db: database.db, log: createLog('silent'), realtime, checkAnswers: true });
});
afterAll(() => database.close());
beforeEach(async () => {
  const name = `plan-${++count}`;
  host = `${name}.test`;
  table = await openTable(database.db, name);
  tokens = {
    admin: await signInAs(table.scope, 'admin'),
    editor: await signInAs(table.scope, 'editor'),
    scorer: await signInAs(table.scope, 'scorer'),
  };
  const rows = await database.db
    .select()
    .from(teams)
    .where(ofTenant(table.scope, teams, eq(teams.leagueId, table.ids.league)));
  slugs = rows.map(({ slug }) => slug);
});

async function call(method: string, below = '', body?: object, role: TenantRole = 'admin', language = 'en') {
  const response = await api.request(`http://${host}/api/v2/manage/${path}${below}`, {
    method,
    headers: {
      authorization: `Bearer ${tokens[role]}`,
      'content-type': 'application/json',
      'accept-language': language,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: await response.json() };
}

const form = (changes: object = {}) => ({
  teams: slugs.map((id) => ({ id, venues: ['hall'] })),
  venues: [{ id: 'hall' }],
  meetings: 2,
  times: ['15:00', '17:00', '19:30'],
  firstDay: '2099-10-01',
  weekdays: [6, 7],
  ...changes,
});

const read = async (): Promise<FixturePlanAnswer> => (await call('GET')).answer;

/** Starts a solve and returns the plan when it is there. */
async function plan(changes: object = {}): Promise<NonNullable<FixturePlanAnswer['draft']>> {
  const started = await call('POST', '', form(changes));
  expect(started).toMatchObject({ status: 200, answer: { job: { maxSeconds: 120 } } });
  return vi.waitFor(
    async () => {
      const { job, failure, draft } = await read();
      expect([job, failure]).toEqual([null, null]);
      return draft as NonNullable<typeof draft>;
    },
    { timeout: 60_000 },
  );
}

const openGame = ({ games }: { games: readonly DraftGame[] }) =>
  games.find(({ isLocked, slot }) => !isLocked && slot) as DraftGame & { slot: NonNullable<DraftGame['slot']> };
const rowsOf = () => database.db.select().from(games).where(ofTenant(table.scope, games));

test('before the first plan the form has the teams of the league and the venues that they play in', async () => {
  const { form, draft, job } = await read();
  expect([draft, job]).toEqual([null, null]);
  expect(form.teams.map(({ id }) => id).toSorted()).toEqual(slugs.toSorted());
  expect(form.venues).toEqual([{ id: 'hall', blocked: [] }]);
});

test('a plan is made in steps, compared with what is published, and published at once', async () => {
  const before = await rowsOf();
  const draft = await plan();
  expect(draft.games).toHaveLength(12);
  expect(draft.games.filter(({ isLocked }) => isLocked)).toHaveLength(6);
  expect(draft.games.filter(({ isLocked, outcome }) => isLocked && outcome !== 'same')).toEqual([]);
  expect(draft.unfulfilled).toEqual([]);
  expect(await rowsOf()).toEqual(before);
  const { id, revision } = draft;
  expect((await call('POST', '/publish', { id, revision: revision + 1 })).status).toBe(409);
  const published = await call('POST', '/publish', { id, revision });
  expect(published.status).toBe(200);
  const after = (await read()).draft;
  expect(after?.publishedAt).not.toBeNull();
  expect(after?.games.every(({ outcome }) => outcome === 'same')).toBe(true);
});

test('one plan of a site is made at a time, and stopping it keeps nothing', async () => {
  expect((await call('POST', '', form())).status).toBe(200);
  expect((await call('POST', '', form())).status).toBe(409);
  expect((await call('DELETE', '/job', {})).answer).toMatchObject({ job: null, draft: null });
  await plan();
});

test('a form whose days do not suffice is refused in the language of the reader', async () => {
  const breaks = [{ from: '2099-10-20', until: '2109-10-20' }];
  const refused = await call('POST', '', form({ breaks }), 'admin', 'sr');
  expect(refused).toMatchObject({
    status: 400,
    answer: { message: expect.stringMatching(/^Dana ima za \d od 6 kola; /) },
  });
  expect(await read()).toMatchObject({ job: null, failure: null });
});

test.each([
  ['too-long', new LeagueError('timeout', 'No plan was found.')],
  ['changed', new LeagueError('bad-request', 'The league has no such team.')],
])('a solve without a plan says why: %s', async (failure, error) => {
  await failJob(table.scope, await enterJob(table.scope, table.ids.league), error);
  expect(await read()).toMatchObject({ job: null, failure, draft: null });
});

test('a season that cannot be says which rule to lift', async () => {
  const blocked = Array.from({ length: 12 }, (_, week) =>
    [3, 4].map((day) => addDays('2099-10-01', week * 7 + day - 1)),
  );
  const draft = await plan({ venues: [{ id: 'hall', blocked: blocked.flat().map((date) => ({ date })) }] });
  expect(draft.unfulfilled.length).toBeGreaterThan(0);
  expect(draft.unfulfilled[0]?.lift[0]).toMatchObject({ rule: 'venue-blocked', venue: 'hall' });
  const { id, revision } = draft;
  expect((await call('POST', '/publish', { id, revision })).status).toBe(400);
});

test('a game of the draft moves to a free slot, a slot in the way of a rule is refused with the reason', async () => {
  const draft = await plan();
  const { home, away, round, slot } = openGame(draft);
  const { answer } = await call('GET', `/slots?home=${home}&away=${away}&round=${round}`);
  const slots: PlanSlot[] = answer.slots;
  const free = slots.find((one) => one.conflicts.length === 0 && one.slot.date !== slot.date);
  const taken = slots.find(({ conflicts }) => conflicts.some(({ rule }) => rule === 'team-plays'));
  const seen = { id: draft.id, revision: draft.revision, home, away, round };
  expect(await call('PUT', '/games', { ...seen, slot: taken?.slot })).toMatchObject({
    status: 409,
    answer: { message: expect.stringContaining('team-plays') },
  });
  const moved = await call('PUT', '/games', { ...seen, slot: free?.slot });
  expect(moved.answer.draft).toMatchObject({ revision: draft.revision + 1, id: draft.id });
  expect(moved.answer.draft.games.find((one: DraftGame) => one.home === home && one.round === round).slot).toEqual(
    free?.slot,
  );
  const stale = await call('PUT', '/games', { ...seen, slot });
  expect(stale).toMatchObject({ status: 409, answer: { current: { draft: { revision: draft.revision + 1 } } } });
});

test('a move on a published plan begins a draft that changes that game only', async () => {
  const first = await plan();
  const publishing = await call('POST', '/publish', { id: first.id, revision: first.revision });
  expect(publishing).toMatchObject({ status: 200 });
  const published = (await read()).draft as NonNullable<FixturePlanAnswer['draft']>;
  const { home, away, round } = openGame(published);
  const { answer } = await call('GET', `/slots?home=${home}&away=${away}&round=${round}`);
  const { slot } = answer.slots.findLast(({ conflicts }: PlanSlot) => conflicts.length === 0);
  const moved = await call('PUT', '/games', {
    id: published.id,
    revision: published.revision,
    home,
    away,
    round,
    slot,
  });
  expect(moved.answer.draft.id).not.toBe(published.id);
  expect(moved.answer.draft.games.filter(({ outcome }: DraftGame) => outcome !== 'same')).toHaveLength(1);
});

test('a venue that is gone for a day moves the games of that day and no other', async () => {
  const first = await plan();
  const publishing = await call('POST', '/publish', { id: first.id, revision: first.revision });
  expect(publishing).toMatchObject({ status: 200 });
  const published = (await read()).draft as NonNullable<FixturePlanAnswer['draft']>;
  const { slot } = openGame(published);
  const lost = { venue: 'hall', from: slot.date, until: slot.date };
  const { answer, status } = await call('POST', '/repair', { id: published.id, revision: published.revision, ...lost });
  expect(status).toBe(200);
  const hit = published.games.filter((game) => !game.isLocked && game.slot?.date === slot.date);
  expect(answer.draft.repairs).toHaveLength(hit.length);
  expect(answer.draft.games.filter(({ outcome }: DraftGame) => outcome === 'moved')).toHaveLength(hit.length);
  expect(answer.draft.games.some((game: DraftGame) => !game.isLocked && game.slot?.date === slot.date)).toBe(false);
});

test('hours at which another league has the venue are not planned', async () => {
  const [some] = await rowsOf();
  const booked = {
    ...some,
    id: crypto.randomUUID(),
    leagueId: table.ids.cup,
    roundId: null,
    duelId: null,
    slug: 'cup-game',
  };
  const tipOffAt = new Date('2099-10-03T15:00:00Z');
  await database.db
    .insert(games)
    .values({ ...booked, state: 'scheduled', venueId: table.ids.venue, tipOffAt } as typeof some & object);
  const draft = await plan();
  const there = draft.games.filter(({ slot }) => slot?.date === '2099-10-03');
  expect(there.map(({ slot }) => slot?.time)).not.toContain('17:00');
});

test("another league's plan is not found, and other roles may not", async () => {
  const { id } = await plan();
  expect(
    (
      await api.request(`http://${host}/api/v2/manage/seasons/2025-26/leagues/nowhere/fixture-plan`, {
        headers: { authorization: `Bearer ${tokens.admin}` },
      })
    ).status,
  ).toBe(404);
  for (const role of ['editor', 'scorer'] as const) {
    expect((await call('GET', '', undefined, role)).status).toBe(403);
    expect((await call('POST', '/publish', { id, revision: 0 }, role)).status).toBe(403);
  }
});

const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
