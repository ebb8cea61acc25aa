import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameEvents } from '#server/db/schema/game-events.ts';
import { gameFlows } from '#server/db/schema/game-projections.ts';
import { gameRecords } from '#server/db/schema/game-records.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { news, newsSubjects } from '#server/db/schema/news.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { playerCareers } from '#server/db/schema/player-careers.ts';
import { playerSeasons } from '#server/db/schema/player-seasons.ts';
import { sortNamesOf } from '#server/league/names/sort-names.ts';
import { mergePeople } from '#server/league/person/merge/merge-people.ts';
import { placesOfPeople } from '#server/league/person/merge/move-rows.ts';
import { openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

const scope = () => ({ db: site.database.db, tenantId: site.ids.tenantId });

/** A second record of a person, also in the squad of the team. */
async function insertPerson(slug: string, more: Partial<typeof people.$inferInsert> = {}) {
  const { db } = site.database;
  const { tenantId, teams } = site.ids;
  const named = { firstName: 'Đ.', lastName: 'Alfaić', names: {} };
  const [row] = await db
    .insert(people)
    .values({ tenantId, slug, ...named, sortNames: sortNamesOf(named, 'sr'), ...more })
    .returning();
  await db.insert(memberships).values({ tenantId, personId: row?.id ?? '', teamId: teams.a, number: '4' });
  return row?.id ?? '';
}

const count = async (table: 'game_event' | 'game_flow' | 'person', id: string) => {
  const { rows } = await site.database.db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.identifier(table)} one where strpos(one::text, ${id}) > 0`,
  );
  return rows[0]?.n ?? 0;
};

test('every table that names a person is moved, added up again, or goes with its game', async () => {
  const { rows } = await site.database.db.execute<{ table: string }>(
    sql`select conrelid::regclass::text as table from pg_constraint where contype = 'f' and confrelid = 'person'::regclass`,
  );
  const addedUp = ['player_season', 'player_career'];
  const known = [...placesOfPeople.map(({ table }) => table), ...addedUp];
  expect(known).toEqual(expect.arrayContaining(rows.map(({ table }) => table)));
});

test('games, log, records, squad, news, facts and ids of the duplicate become those of the other', async () => {
  const { db } = site.database;
  const { tenantId, players, teams } = site.ids;
  const duplicate = players.a[0] ?? '';
  const keep = await insertPerson('djordje-alfaic', { birthDate: '2000-01-02', externalIds: ['roster:17'] });
  await db
    .update(people)
    .set({ heightCm: 201, externalIds: ['euroleague:P1'] })
    .where(eq(people.id, duplicate));
  const [article] = await db
    .select()
    .from(news)
    .where(and(eq(news.tenantId, tenantId), eq(news.slug, 'news-1')));
  await db.insert(newsSubjects).values({ tenantId, newsId: article?.id ?? '', noun: 'person', subjectId: duplicate });
  const career = (id: string) => db.select().from(playerCareers).where(eq(playerCareers.personId, id));
  const ofPlayer = async (id: string) => [
    await db.$count(gamePlayerStats, eq(gamePlayerStats.personId, id)),
    await db.$count(gameEvents, eq(gameEvents.personId, id)),
    await db.$count(gameRecords, eq(gameRecords.personId, id)),
    await db.$count(playerSeasons, eq(playerSeasons.personId, id)),
  ];
  const [before, sums] = [await ofPlayer(duplicate), await career(duplicate)];
  const inFlow = await db.select().from(gameFlows).where(eq(gameFlows.gameId, site.loggedGame));

  const merged = await mergePeople(scope(), 'djordje-alfaic', 'player-a-1');
  expect(merged).toMatchObject({
    outcome: 'merged',
    games: 1,
    kept: { id: keep, birthDate: '2000-01-02', heightCm: 201 },
  });
  expect(merged.kept.externalIds).toEqual(['roster:17', 'euroleague:P1', 'merged:player-a-1']);
  expect(merged.differences).toEqual([{ fact: 'name', kept: 'Đ. Alfaić', dropped: 'Đorđe Alfaić 1' }]);
  expect(await ofPlayer(keep)).toEqual(before);
  expect((await career(keep)).map((row) => ({ ...row, personId: duplicate }))).toEqual(sums);
  expect(await db.$count(memberships, and(eq(memberships.teamId, teams.a), eq(memberships.personId, keep)))).toBe(1);
  expect(await db.$count(newsSubjects, eq(newsSubjects.subjectId, keep))).toBe(1);
  for (const table of ['game_event', 'game_flow', 'person'] as const) expect(await count(table, duplicate)).toBe(0);
  const [flow] = await db.select().from(gameFlows).where(eq(gameFlows.gameId, site.loggedGame));
  expect(JSON.stringify(flow)).toBe(JSON.stringify(inFlow[0]).replaceAll(duplicate, keep));
});

test('the former address still leads to the person, and a second time nothing is changed', async () => {
  expect(await site.get('players/player-a-1')).toMatchObject({ slug: 'djordje-alfaic', heightCm: 201 });
  expect((await site.get('players/player-a-1/games')).items).toHaveLength(1);
  const again = await mergePeople(scope(), 'djordje-alfaic', 'player-a-1');
  expect(again).toMatchObject({ outcome: 'unchanged', games: 0 });
});

test('two who are listed in one game are two, and nothing is changed', async () => {
  const { players } = site.ids;
  await expect(mergePeople(scope(), 'player-a-2', 'player-b-1')).rejects.toThrow('they are two people');
  expect(await count('person', players.b[0] ?? '')).toBe(1);
});

test('nobody is merged in the middle of a game', async () => {
  const { db } = site.database;
  await insertPerson('second-record');
  const setState = (state: 'live' | 'final') => db.update(games).set({ state }).where(eq(games.id, site.loggedGame));
  await setState('live');
  await expect(mergePeople(scope(), 'second-record', 'player-a-3')).rejects.toThrow('is live');
  await setState('final');
  expect(await mergePeople(scope(), 'second-record', 'player-a-3')).toMatchObject({ outcome: 'merged', games: 1 });
});

test('a person cannot be merged with itself, with nobody, or with one of another tenant', async () => {
  await expect(mergePeople(scope(), 'player-a-2', 'player-a-2')).rejects.toThrow('the same record already');
  await expect(mergePeople(scope(), 'player-a-2', 'nobody')).rejects.toThrow('There is no person "nobody"');
  const stranger = site.other.ids.players.a[0] ?? '';
  await expect(mergePeople(scope(), 'player-a-2', stranger)).rejects.toThrow('There is no person');
});
