import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ManagedClub } from '#lib/api/contract/competition/clubs.ts';
import type { ManagedVenue } from '#lib/api/contract/competition/venues.ts';
import { assets } from '#server/db/schema/assets.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { venues } from '#server/db/schema/venues.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { pictureHash } from '#tests/fixtures/small-league.ts';
import { type Competition, openCompetition } from './support.ts';

let room: Competition;
beforeAll(async () => {
  room = await openCompetition();
});
afterAll(() => room.database.close());

const crest = `/api/v2/website/assets/${pictureHash}`;
const clubOf = async (id: string): Promise<ManagedClub> =>
  (await room.call('GET', 'manage/clubs')).answer.items.find((club: ManagedClub) => club.id === id);
const venueOf = async (id: string): Promise<ManagedVenue> =>
  (await room.call('GET', 'manage/venues')).answer.items.find((venue: ManagedVenue) => venue.id === id);
const lastEntry = async (table: string) =>
  (await room.call('GET', `manage/audit?table=${table}`)).answer.items.find(
    (entry: { table: string }) => entry.table === table,
  );

test('a club gets crest and colours, its teams show them, and the trail takes them back', async () => {
  const { ids, scope } = room.table;
  expect(await scope.db.$count(assets, ofTenant(scope, assets, eq(assets.hash, pictureHash)))).toBe(1);
  const before = await clubOf(ids.clubs.a);
  const colors = { primary: '#112233', secondary: '#ffeeaa' };
  const change = { revision: before.revision, crest, colors, city: 'Kragujevac', code: 'alf' };
  const saved = await room.call('PUT', `manage/clubs/${ids.clubs.a}`, change);
  expect(saved).toMatchObject({ status: 200, answer: { crest, colors, city: 'Kragujevac', code: 'ALF', teams: 1 } });
  const { participants } = (await room.call('GET', 'website/seasons/2025-26/leagues/first-league')).answer;
  expect(participants.find(({ name }: { name: string }) => name === 'Alfa').crest).toContain(pictureHash);
  const stale = await room.call('PUT', `manage/clubs/${ids.clubs.a}`, { ...change, city: 'Niš' });
  expect(stale).toMatchObject({ status: 409, answer: { current: { city: 'Kragujevac' } } });
  const missing = { crest: crest.replace(pictureHash, 'cd'.repeat(32)) };
  expect((await room.call('PUT', `manage/clubs/${ids.clubs.a}`, missing)).status).toBe(404);

  const entry = await lastEntry('club');
  expect(await room.call('POST', `manage/audit/${entry.id}/undo`, {})).toMatchObject({ status: 200 });
  expect(await clubOf(ids.clubs.a)).toMatchObject({ crest: before.crest, colors: null, city: 'Niš', code: null });
});

/** Takes back the last change of a record by the audit trail, after which it has its former name. */
async function takeBack(table: string, path: string, id: string, name: string) {
  const entry = await lastEntry(table);
  expect([table, (await room.call('POST', `manage/audit/${entry.id}/undo`, {})).status]).toEqual([table, 200]);
  const { answer } = await room.call('GET', path);
  expect((answer.items?.find((one: { id: string }) => one.id === id) ?? answer).name).toBe(name);
}

test('under another name the former address still leads to the club, the team and the venue', async () => {
  const { ids } = room.table;
  const club = await room.call('PUT', `manage/clubs/${ids.clubs.b}`, { name: 'KK Beta', names: { ru: 'Бета' } });
  expect(club).toMatchObject({ status: 200, answer: { name: 'KK Beta', slug: 'kk-beta', names: { ru: 'Бета' } } });
  const page = await room.call('GET', 'website/clubs/beta');
  expect([page.status, page.answer.slug ?? page.answer.club?.slug]).toEqual([200, 'kk-beta']);
  await takeBack('club', 'manage/clubs', ids.clubs.b, 'Beta');
  expect((await room.call('PUT', `manage/teams/${ids.teams.d}`, { name: 'KK Đerdap' })).answer.name).toBe('KK Đerdap');
  await takeBack('team', `manage/teams/${ids.teams.d}`, ids.teams.d, 'Đerdap');
  const marks = { code: 'DJE', shortName: 'Đer' };
  expect(await room.call('PUT', `manage/teams/${ids.teams.d}`, marks)).toMatchObject({ status: 200, answer: marks });
  const venue = await room.call('PUT', `manage/venues/${ids.venue}`, { name: 'Velika hala', capacity: 5000 });
  expect(venue).toMatchObject({ status: 200, answer: { slug: 'velika-hala', capacity: 5000 } });
  await takeBack('venue', 'manage/venues', ids.venue, 'Hala');
  expect((await room.call('PUT', `manage/clubs/${ids.clubs.b}`, { name: 'Alfa' })).status).toBe(409);
  expect((await room.call('PUT', `manage/teams/${ids.teams.d}`, { code: 'AAA' })).status).toBe(409);
});

test('a venue knows where it is; half a place and an unknown zone are refused, and the trail takes a change back', async () => {
  const { ids } = room.table;
  const before = await venueOf(ids.venue);
  const place = { address: 'Trg 1', latitude: 43.32, longitude: 21.9, timeZone: 'Europe/Belgrade' };
  expect(await room.call('PUT', `manage/venues/${ids.venue}`, place)).toMatchObject({ status: 200, answer: place });
  const half = { latitude: null };
  expect(await room.call('PUT', `manage/venues/${ids.venue}`, half)).toMatchObject({
    status: 400,
    answer: { message: expect.stringMatching(/come together/) },
  });
  expect((await room.call('PUT', `manage/venues/${ids.venue}`, { timeZone: 'Europe/Nis' })).status).toBe(400);
  const entry = await lastEntry('venue');
  expect(await room.call('POST', `manage/audit/${entry.id}/undo`, {})).toMatchObject({ status: 200 });
  expect(await venueOf(ids.venue)).toMatchObject({ address: before.address, latitude: before.latitude });
});

test('two records of one club or venue become one, after it was shown what moves', async () => {
  const { ids, scope } = room.table;
  const added = (await room.call('POST', 'manage/venues', { name: 'Hala sportova', city: 'Niš' })).answer;
  expect((await room.call('POST', 'manage/venues', { name: 'hala SPORTOVA' })).status).toBe(409);
  const path = `manage/venues/${added.id}/merge/${ids.venue}`;
  const preview = (await room.call('GET', path)).answer;
  expect(preview.moves).toEqual([{ thing: 'games', count: expect.any(Number) }]);
  expect(preview.differences.map(({ fact }: { fact: string }) => fact)).toContain('name');
  expect(await room.call('DELETE', `manage/venues/${ids.venue}`, {})).toMatchObject({ status: 409 });
  expect(await room.call('POST', path, {})).toMatchObject({ status: 200, answer: { name: 'Hala sportova' } });
  expect(await scope.db.$count(venues, ofTenant(scope, venues))).toBe(1);
  expect((await venueOf(added.id)).games).toBe(preview.moves[0].count);

  const clubPath = `manage/clubs/${ids.clubs.a}/merge/${ids.clubs.c}`;
  expect((await room.call('GET', clubPath)).answer.moves).toContainEqual({ thing: 'teams', count: 1 });
  expect(await room.call('DELETE', `manage/clubs/${ids.clubs.c}`, {})).toMatchObject({
    status: 409,
    answer: { message: expect.stringMatching(/has 1 teams/) },
  });
  expect((await room.call('POST', clubPath, {})).status).toBe(200);
  expect((await clubOf(ids.clubs.a)).teams).toBe(2);
  expect((await room.call('GET', clubPath)).status).toBe(404);
});

test('two records of one team become one, and what is unused is deleted', async () => {
  const { ids, scope } = room.table;
  const { added } = (await room.call('POST', `manage/leagues/${ids.league}/teams`, { names: ['Alfa Niš'] })).answer;
  const twin = added[0].id;
  const path = `manage/teams/${ids.teams.a}/merge/${twin}`;
  expect((await room.call('GET', path)).answer).toMatchObject({ keep: 'Alfa', duplicate: 'Alfa Niš', moves: [] });
  expect(await room.call('POST', path, {})).toMatchObject({ status: 200, answer: { name: 'Alfa' } });
  const [lonely] = await scope.db
    .insert(clubs)
    .values({ tenantId: scope.tenantId, slug: 'sam', name: 'Sam', searchName: 'sam' })
    .returning();
  expect(await room.call('DELETE', `manage/clubs/${lonely?.id}`, {})).toMatchObject({ status: 200 });
});

test('another site’s records are not found, and only admins change them', async () => {
  const { ids } = room.other;
  expect((await room.call('PUT', `manage/clubs/${ids.clubs.a}`, { city: 'X' })).status).toBe(404);
  expect((await room.call('GET', `manage/teams/${ids.teams.a}`)).status).toBe(404);
  expect((await room.call('PUT', `manage/venues/${ids.venue}`, { city: 'X' })).status).toBe(404);
  for (const role of ['editor', 'scorer'] as const)
    expect((await room.call('GET', 'manage/clubs', undefined, role)).status).toBe(403);
});
