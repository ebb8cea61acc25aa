import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Announcement } from '#server/changes/announce.ts';
import { listenToAnnouncements } from '#server/changes/listen-to-announcements.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { mergePeople } from '#server/league/person/merge/merge-people.ts';
import { setVisibility } from '#server/league/person/visibility/set-visibility.ts';
import { changePolicy } from '#server/league/privacy/change-policy.ts';
import { privacyPolicy } from '#server/league/privacy/policy.ts';
import { upholdPolicies } from '#server/league/privacy/uphold.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeEach(async () => {
  site = await openWebsiteApi();
});
afterEach(() => site.database.close());

const scope = () => ({ db: site.database.db, tenantId: site.ids.tenantId });
const somebody = () => site.ids.players.a[1] ?? '';
const yearsAgo = (years: number, days = 0) =>
  sql`(current_date - make_interval(years => ${years}) + make_interval(days => ${days}))::date`;

const set = (values: Record<string, unknown>, id = somebody()) =>
  site.database.db.update(people).set(values).where(eq(people.id, id));

async function levelOf(id = somebody()) {
  const [row] = await site.database.db.select({ level: people.publicLevel }).from(people).where(eq(people.id, id));
  return row?.level;
}

const player = () => site.get('players/player-a-2?locale=en');

test('without a policy the age of an adult is public, the birth date is not', async () => {
  await set({ birthDate: '1990-05-06' });
  const shown = await player();
  expect(shown).toMatchObject({ name: 'Igor Alfaić 2', birthDate: null });
  expect(shown.age).toBeGreaterThan(30);
  const team = await site.get('seasons/2025-26/leagues/first-league/teams/alfa');
  expect(team.squad[1]).toMatchObject({ birthDate: null, age: shown.age });
});

test('the policy publishes the whole birth date of adults, or not even the age', async () => {
  await set({ birthDate: '1990-05-06' });
  await changePolicy(scope(), { birthDates: 'date' });
  expect(await player()).toMatchObject({ birthDate: '1990-05-06' });
  await changePolicy(scope(), { birthDates: 'none' });
  expect(await player()).toMatchObject({ birthDate: null, age: null });
});

test('the defaults in the database are those of the policy', async () => {
  const { minors } = privacyPolicy.parse({});
  await set({ birthDate: yearsAgo(minors.under, 1) });
  expect(await levelOf()).toBe(minors.level);
  await set({ birthDate: yearsAgo(minors.under) });
  expect(await levelOf()).toBe('full');
});

test('who comes of age is shown by the job, once, and announced', async () => {
  await set({ birthDate: yearsAgo(16) });
  await site.database.pool.query('alter table person disable trigger person_level_in_force');
  await set({ publicLevel: 'short' });
  await site.database.pool.query('alter table person enable trigger person_level_in_force');
  await using heard = await listen();
  expect(await upholdPolicies(site.database.db)).toEqual({ people: 1, applications: 0 });
  expect(await levelOf()).toBe('full');
  await expect.poll(heard.tags).toEqual([`config:${site.ids.tenantId}`]);
  expect(await upholdPolicies(site.database.db)).toEqual({ people: 0, applications: 0 });
});

test("a person's own setting takes precedence over the policy, either way", async () => {
  await set({ birthDate: yearsAgo(12) });
  expect(await levelOf()).toBe('short');
  expect(await setVisibility(scope(), 'player-a-2', 'full')).toMatchObject({ level: 'full', own: 'full' });
  expect(await setVisibility(scope(), 'player-a-2', 'hidden')).toMatchObject({ outcome: 'changed', level: 'hidden' });
  expect(await setVisibility(scope(), 'player-a-2', 'hidden')).toMatchObject({ outcome: 'unchanged' });
  expect(await setVisibility(scope(), 'player-a-2', null)).toMatchObject({ level: 'short', publicName: 'Igor A.' });
});

test('players of unknown age count as minors in a youth league or team, as adults elsewhere', async () => {
  const id = somebody();
  await changePolicy(scope(), { youth: ['cup'] });
  expect(await levelOf(id)).toBe('full');
  await changePolicy(scope(), { youth: ['first-league/alfa'] });
  expect(await levelOf(id)).toBe('short');
  expect(await levelOf(site.ids.players.b[1])).toBe('full');
  await set({ birthDate: '1990-05-06' });
  expect(await levelOf(id)).toBe('full');
  const { players, teams, tenantId } = site.ids;
  const joining = players.b[2] ?? '';
  await site.database.db.insert(memberships).values({ tenantId, personId: joining, teamId: teams.a });
  expect(await levelOf(joining)).toBe('short');
  await site.database.db.delete(memberships).where(eq(memberships.teamId, teams.a));
  expect(await levelOf(joining)).toBe('full');
});

test('a policy that names an unknown league or level changes nothing and says where', async () => {
  await expect(changePolicy(scope(), { youth: ['first-league', 'u99'] })).rejects.toMatchObject({
    code: 'bad-request',
    issues: [{ path: 'youth.1' }],
  });
  await expect(changePolicy(scope(), { minors: { under: 99 } })).rejects.toMatchObject({
    issues: [{ path: 'minors.under' }],
  });
  expect(await changePolicy(scope(), {})).toMatchObject({ outcome: 'unchanged', policy: privacyPolicy.parse({}) });
});

test('a change of policy, of own setting and of a birth date announces all pages; other changes do not', async () => {
  await using heard = await listen();
  const all = `config:${site.ids.tenantId}`;
  await set({ heightCm: 201 });
  await set({ birthDate: yearsAgo(11) });
  await expect.poll(heard.tags).toEqual([all]);
  await setVisibility(scope(), 'player-a-2', 'full');
  await expect.poll(heard.tags).toEqual([all, all]);
  await setVisibility(scope(), 'player-a-2', 'full');
  await changePolicy(scope(), { minors: { level: 'hidden' } });
  await expect.poll(heard.tags).toEqual([all, all, all]);
});

test('staff see whole names and birth dates in their calls, and only there', async () => {
  await set({ birthDate: '2014-01-01' });
  const authorization = `Bearer ${await signInAs(scope(), 'scorer')}`;
  const asStaff = async (path: string) => {
    const response = await site.api.request(`http://localhost/api/v2/manage/${path}`, {
      headers: { host: 'league.test', authorization },
    });
    expect(response.status).toBe(200);
    return response.text();
  };
  const team = 'seasons/2025-26/leagues/first-league/teams/alfa';
  expect(await asStaff(team)).toContain('"Igor Alfaić 2"');
  expect(await asStaff(team)).toContain('2014-01-01');
  expect(await asStaff(`games/${site.loggedGame}/live`)).toContain('"Igor Alfaić 2"');
  const response = await site.request(team, { headers: { authorization } });
  expect(await response.text()).not.toContain('Igor Alfaić 2');
  expect(
    (await site.api.request(`http://localhost/api/v2/manage/${team}`, { headers: { host: 'league.test' } })).status,
  ).toBe(401);
});

test('the directory lists short names by their initial, hidden ones not at all', async () => {
  await setVisibility(scope(), 'player-a-2', 'short');
  const entry = (items: { id: string }[]) => items.find(({ id }) => id === somebody());
  const listed = await site.getPages('players?locale=en&letter=a&limit=2');
  expect(entry(listed.items)).toMatchObject({ name: 'Igor A.', letter: 'a', portrait: null });
  const before = await site.get('player-index');
  await setVisibility(scope(), 'player-a-2', 'hidden');
  expect(entry((await site.getPages('players?locale=en&letter=a&limit=2')).items)).toBeUndefined();
  expect((await site.get('player-index')).players).toBe(before.players - 1);
  expect((await site.get('addresses')).players).toHaveLength(before.players - 1);
});

test('of two merged records the stricter own choice holds', async () => {
  const [keep, duplicate] = [site.ids.players.d[4] ?? '', site.ids.players.d[5] ?? ''];
  await set({ visibility: 'short' }, keep);
  await set({ visibility: 'hidden' }, duplicate);
  await site.database.pool.query('delete from game_player_stats where person_id = $1', [duplicate]);
  await mergePeople(scope(), keep, duplicate);
  expect(await levelOf(keep)).toBe('hidden');
});

async function listen() {
  const announced: Announcement[] = [];
  const listener = await listenToAnnouncements(site.database.pool, {
    onChange: (announcement) => announced.push(announcement),
    onDisconnect: () => undefined,
    onReconnect: () => undefined,
  });
  return { tags: () => announced.flatMap(({ tags }) => tags), [Symbol.asyncDispose]: () => listener.close() };
}
