import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SquadMember } from '#lib/api/contract/people/squad.ts';
import { createApi } from '#server/api/app.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { distinctPeople } from '#server/db/schema/distinct-people.ts';
import { followers, playerClaims } from '#server/db/schema/followers.ts';
import { galleries, photoPeople, photos } from '#server/db/schema/galleries.ts';
import { licences } from '#server/db/schema/licences.ts';
import { news, newsSubjects } from '#server/db/schema/news.ts';
import { officials } from '#server/db/schema/officials.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { suspensions } from '#server/db/schema/suspensions.ts';
import { createLog } from '#server/log.ts';
import { signInFor } from '#tests/fixtures/staff.ts';
import { openTable, type Table } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let api: ReturnType<typeof createApi>;
let table: Table;
let token: string;
let squad: string;
beforeAll(async () => {
  database = await createTestDatabase();
  api = createApi({ db: database.db, log: createLog('silent'), checkAnswers: true });
  table = await openTable(database.db, 'league');
  token = (await signInFor(table.scope, { role: 'editor', clubId: table.ids.clubs.b })).token;
  squad = `teams/${table.ids.teams.b}/squad`;
});
afterAll(() => database.close());

async function call(method: string, path: string, body: object) {
  const response = await api.request(`http://league.test/api/v2/manage/${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: await response.json() };
}

async function enter(entry: object): Promise<SquadMember> {
  const { status, answer } = await call('POST', squad, { entries: [entry] });
  expect(status).toBe(200);
  return answer.members[0];
}

const remove = (...places: SquadMember[]) =>
  call('DELETE', squad, { memberIds: places.map(({ id }) => id), withPeople: true });

const isKnown = async (id: string) => (await database.db.$count(people, eq(people.id, id))) > 0;

let entered = 0;
/** Somebody new in the squad, whose name resembles nobody’s. */
const enterSomebody = () => {
  entered += 1;
  return enter({ firstName: 'Sasvim', lastName: String.fromCharCode(96 + entered).repeat(8), isAnother: true });
};

type Known = { db: DatabaseConnection['db']; tenantId: string; personId: string };

async function tagInPhoto({ db, tenantId, personId }: Known) {
  const [gallery] = await db.insert(galleries).values({ tenantId, slug: 'tagged', title: {} }).returning();
  const picture = { image: '/photo.jpg', width: 4, height: 3, order: 1 };
  const [photo] = await db
    .insert(photos)
    .values({ tenantId, galleryId: gallery?.id ?? '', ...picture })
    .returning();
  await db.insert(photoPeople).values({ tenantId, photoId: photo?.id ?? '', personId });
}

async function claim({ db, tenantId, personId }: Known) {
  const [account] = await db.insert(accounts).values({ email: 'player@league.test', name: 'Player' }).returning();
  const [follower] = await db
    .insert(followers)
    .values({ tenantId, accountId: account?.id ?? '' })
    .returning();
  await db.insert(playerClaims).values({ tenantId, followerId: follower?.id ?? '', personId, state: 'confirmed' });
}

async function writeAbout({ db, tenantId, personId }: Known) {
  const [article] = await db.select().from(news).where(eq(news.tenantId, tenantId));
  await db.insert(newsSubjects).values({ tenantId, newsId: article?.id ?? '', noun: 'person', subjectId: personId });
}

const name = { firstName: 'Sasvim', lastName: 'Sudić' };
const setFact =
  (fact: Partial<typeof people.$inferInsert>) =>
  ({ db, personId }: Known) =>
    db.update(people).set(fact).where(eq(people.id, personId));

test.each<[string, (known: Known) => Promise<unknown>]>([
  ['with a licence', ({ db, tenantId, personId }) => db.insert(licences).values({ tenantId, personId, number: 'L-1' })],
  [
    'who is suspended',
    ({ db, tenantId, personId }) =>
      db.insert(suspensions).values({ tenantId, personId, games: 5, fromDate: '2026-01-01', reason: 'a fight' }),
  ],
  ['in a photo', tagInPhoto],
  ['whom a visitor claims to be', claim],
  ['of whom an article tells', writeAbout],
  [
    'who is an official too',
    ({ db, tenantId, personId }) => db.insert(officials).values({ tenantId, personId, ...name, searchName: 'sudic' }),
  ],
  [
    'who was told apart from another',
    ({ db, tenantId, personId }) =>
      db.insert(distinctPeople).values({ tenantId, oneId: personId, otherId: table.person('home', 0) }),
  ],
  ['whom another system knows', setFact({ externalIds: ['roster:99'] })],
  ['who has chosen what is public', setFact({ visibility: 'hidden' })],
  ['with a portrait', setFact({ portrait: '/portrait.jpg' })],
  ['with a name in another language', setFact({ names: { ru: { firstName: 'Сасвим', lastName: 'Другачији' } } })],
])('somebody %s stays when the place in the squad is removed', async (_, plant) => {
  const place = await enterSomebody();
  const personId = place.person.id;
  await plant({ db: database.db, tenantId: table.scope.tenantId, personId });
  expect((await remove(place)).status).toBe(200);
  expect(await isKnown(personId)).toBe(true);
});

test('somebody of whom nothing but the entry is known goes with the place', async () => {
  const place = await enter({ firstName: 'Pogrešno', lastName: 'Uneti', birthDate: '2001-02-03', position: 'C' });
  expect((await remove(place)).status).toBe(200);
  expect(await isKnown(place.person.id)).toBe(false);
});

test('who has played keeps a place as a player: two stints cannot go at once, nor become or be stood for by a coach’s', async () => {
  const personId = table.person('home', 0);
  const members = async (): Promise<SquadMember[]> => {
    const response = await api.request(`http://league.test/api/v2/manage/${squad}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return (await response.json()).members.filter(({ person }: SquadMember) => person.id === personId);
  };
  const [first] = await members();
  if (!first) throw new Error('The player is not in the squad.');
  await call('PUT', `squad-members/${first.id}`, { until: '2025-11-30' });
  const second = await enter({ personId, from: '2026-01-01' });
  const coach = await enter({ personId, role: 'coach' });

  const refused = await remove(first, second);
  expect(refused).toMatchObject({
    status: 409,
    answer: { message: expect.stringMatching(/on the sheet of \d+ games/) },
  });
  expect(await members()).toHaveLength(3);

  expect((await remove(second)).status).toBe(200);
  expect((await remove(first)).status).toBe(409);
  expect((await remove(coach)).status).toBe(200);
  expect((await call('PUT', `squad-members/${first.id}`, { role: 'coach' })).status).toBe(409);
  expect((await members()).map(({ id }) => id)).toEqual([first.id]);
});

test('a club neither removes who may not play, nor enters them anew as somebody who may', async () => {
  const place = await enterSomebody();
  const personId = place.person.id;
  const restrict = (restriction: 'suspended' | null, restrictedUntil: string | null) =>
    database.db.update(memberships).set({ restriction, restrictedUntil }).where(eq(memberships.personId, personId));
  await restrict('suspended', null);
  expect(await remove(place)).toMatchObject({
    status: 409,
    answer: { message: expect.stringMatching(/may not play/) },
  });
  expect((await call('PUT', `squad-members/${place.id}`, { until: '2025-11-30' })).status).toBe(200);
  expect(await enter({ personId, from: '2026-01-01' })).toMatchObject({
    restriction: 'suspended',
    restrictedUntil: null,
  });

  await restrict('suspended', '2026-02-28');
  expect((await remove(place)).status).toBe(200);
  expect(await enter({ personId, from: '2025-10-01', until: '2025-10-31' })).toMatchObject({ restriction: null });
});
