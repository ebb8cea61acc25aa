import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gameEvents } from '#server/db/schema/game-events.ts';
import { games } from '#server/db/schema/games.ts';
import { news } from '#server/db/schema/news.ts';
import { people } from '#server/db/schema/people.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { erasePerson } from '#server/league/person/erase/erase-person.ts';
import { redactDocument } from '#server/league/person/erase/redact-document.ts';
import { spellingsOf } from '#server/league/person/erase/spellings.ts';
import { rebuildRollups } from '#server/league/rollup/rebuild-rollups.ts';
import { foundIn, plantMinor, secret } from '#tests/fixtures/secret-minor.ts';
import { openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
let personId: string;
beforeEach(async () => {
  site = await openWebsiteApi();
  personId = await plantMinor(site.database.db, site.ids, site.loggedGame);
  await rebuildRollups(scope());
});
afterEach(() => site.database.close());

const scope = (): TenantScope => ({
  db: site.database.db,
  tenantId: site.ids.tenantId,
  actor: { kind: 'operator' },
});
const words = [secret.first, secret.last, secret.russian, secret.slug, secret.birthDate, 'old-qwistovska'];

/** Reads every row of every table as text, and lists the tables in which one of the words stands. */
async function tablesWith(wanted: readonly string[]): Promise<string[]> {
  const { rows: tables } = await site.database.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await site.database.db.execute<{ text: string | null }>(
      sql`select string_agg(one::text, ' ') as text from ${sql.identifier(name)} one`,
    );
    if (foundIn(rows[0]?.text ?? '', wanted).length > 0) found.push(name);
  }
  return found.sort();
}

const numbers = async () => {
  const { db } = site.database;
  const sums = await db.execute(
    sql`select sum(points) as points, sum(games) as games, count(*) as lines from player_season`,
  );
  const lines = await db.execute(
    sql`select count(*) as lines, sum(points) as points, sum(fouls) as fouls from game_player_stats`,
  );
  const log = await db.execute(sql`select count(*) as events, count(person_id) as named from game_event`);
  const records = await db.execute(sql`select count(*) as records, sum(value) as value from game_record`);
  return [sums.rows, lines.rows, log.rows, records.rows];
};

test('an erased person stands in no row of any table, and every number stays', async () => {
  for (const lastName of ['Former', secret.last])
    await inTransaction(scope(), ({ db }) => db.update(people).set({ lastName }).where(eq(people.id, personId)));
  expect(await tablesWith(words)).toEqual(
    expect.arrayContaining(['audit_entry', 'game_team_stats', 'official', 'official_box', 'person', 'photo']),
  );
  const before = await numbers();
  const erased = await erasePerson(scope(), secret.slug);
  expect(erased).toMatchObject({ photos: 1, pictures: expect.arrayContaining([secret.portrait, secret.photo]) });
  expect(erased.games).toBeGreaterThan(0);
  expect(erased.redacted).toMatchObject({
    'official box scores': 1,
    coaches: expect.any(Number),
    'referees and officials': 1,
  });
  expect(await tablesWith([...words, secret.portrait, secret.photo])).toEqual([]);
  // Which pages are stale; removed after a day or two.
  expect(await tablesWith([personId])).toEqual(['announcement']);
  expect(await numbers()).toEqual(before);
  await rebuildRollups(scope());
  expect(await numbers()).toEqual(before);
});

test('the pseudonym has another id, a number in public, and no page; former addresses lead nowhere', async () => {
  const { pseudonym } = await erasePerson(scope(), secret.slug);
  const [row] = await site.database.db
    .select()
    .from(people)
    .where(and(eq(people.tenantId, site.ids.tenantId), eq(people.lastName, pseudonym)));
  expect(row).toMatchObject({ firstName: '', birthDate: null, portrait: null, externalIds: [], publicLevel: 'hidden' });
  expect(row?.id).not.toBe(personId);
  for (const address of [secret.slug, 'old-qwistovska', row?.slug, row?.neutralSlug])
    expect((await site.request(`players/${address}`)).status).toBe(404);
  const box = await site.get(`games/${site.loggedGame}/box-score?locale=en`);
  expect(JSON.stringify(box)).toContain('"Player 4"');
  expect(JSON.stringify(box)).not.toContain(pseudonym);
});

test('the log stays whole and replays', async () => {
  const ofGame = eq(gameEvents.gameId, site.loggedGame);
  const log = () =>
    site.database.db
      .select({ seq: gameEvents.seq, type: gameEvents.type, hasPerson: sql`person_id is not null` })
      .from(gameEvents)
      .where(ofGame)
      .orderBy(gameEvents.seq);
  const before = await log();
  const live = await site.get(`games/${site.loggedGame}/live`);
  await erasePerson(scope(), secret.slug);
  expect(await log()).toEqual(before);
  expect((await site.get(`games/${site.loggedGame}/live`)).board).toEqual(live.board);
});

test('texts of editors stay and are listed', async () => {
  await site.database.db
    .update(news)
    .set({ body: { sr: `<p>Najbolja: ${secret.first} ${secret.last.toUpperCase()}</p>` } })
    .where(and(eq(news.tenantId, site.ids.tenantId), eq(news.slug, 'news-2')));
  const { mentions } = await erasePerson(scope(), secret.slug);
  expect(mentions).toMatchObject({ articles: ['news-2'], galleries: [], applications: [] });
  expect(await tablesWith(words)).toEqual(['news']);
});

test('nobody is erased while a game is live, nor from another tenant, and nothing changes', async () => {
  const before = await tablesWith(words);
  await expect(erasePerson({ ...scope(), tenantId: site.other.ids.tenantId }, secret.slug)).rejects.toMatchObject({
    code: 'not-found',
  });
  await site.database.db.update(games).set({ state: 'live' }).where(eq(games.id, site.loggedGame));
  await expect(erasePerson(scope(), secret.slug)).rejects.toMatchObject({ code: 'conflict' });
  expect(await tablesWith(words)).toEqual(before);
});

test('a namesake in the same games keeps everything', async () => {
  const namesake = site.ids.players.a[3] ?? '';
  await site.database.db
    .update(people)
    .set({ firstName: secret.first, lastName: 'Drugova' })
    .where(eq(people.id, namesake));
  await erasePerson(scope(), secret.slug);
  expect(await tablesWith(['Drugova', namesake])).toEqual(expect.arrayContaining(['person', 'game_player_stats']));
});

test('a document loses the person in texts and in parts, and keeps everybody else', () => {
  const spellings = spellingsOf({ firstName: 'Ana', lastName: "O'Kay (jr.)", names: {} });
  const erased = {
    id: 'a',
    pseudonymId: 'b',
    pseudonym: 'Player 1',
    spellings,
    externalIds: ['roster:7'],
    photoIds: [],
  };
  const other = { firstName: 'Ana', lastName: 'Novak', birthDate: '2000-01-01' };
  expect(
    redactDocument(
      {
        lines: [{ person: { firstName: 'ana', lastName: "O'Kay (jr.)", birthDate: '2001-01-01' }, points: 2 }, other],
        ids: [{ firstName: 'A.', lastName: 'O.', externalId: 'roster:7', names: { sr: {} } }],
        notes: ["O'Kay (jr.), Ana: 3 fouls", null, 4],
      },
      erased,
    ),
  ).toEqual({
    lines: [{ person: { firstName: '', lastName: 'Player 1', birthDate: null }, points: 2 }, other],
    ids: [{ firstName: '', lastName: 'Player 1', externalId: null, names: {} }],
    notes: ['Player 1: 3 fouls', null, 4],
  });
});
