import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSession } from '#server/auth/sessions.ts';
import { createSignInLink } from '#server/auth/sign-in-link.ts';
import { addStaff, type StaffInput } from '#server/auth/staff/add-staff.ts';
import { inviteMember, linkMember } from '#server/auth/staff/invite-member.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { during } from '#tests/fixtures/during.ts';
import { type ManageApi, type ManagedLeague, openManageApi } from '#tests/fixtures/manage-api.ts';
import { signInFor } from '#tests/fixtures/staff.ts';

let manage: ManageApi;
let league: ManagedLeague;
let opened = 0;
const tokens = { owner: '', league: '', cup: '' };
beforeAll(async () => {
  manage = await openManageApi();
});
afterAll(() => manage.close());
beforeEach(async () => {
  opened += 1;
  league = await manage.openLeague(`league-${opened}`);
  const { scope, ids } = league.table;
  tokens.owner = (await signInFor(scope, { role: 'admin' })).token;
  tokens.league = (await signInFor(scope, { role: 'admin', leagueId: ids.league })).token;
  tokens.cup = (await signInFor(scope, { role: 'admin', leagueId: ids.cup })).token;
});

async function call(token: string, method: string, path: string, body: object = {}) {
  const response = await manage.api.request(`http://${league.host}/api/v2/manage/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: await response.json() };
}

const email = 'mia@league.test';
const grant = (token: string, given: Omit<StaffInput, 'email'>) =>
  call(token, 'POST', 'staff', { email, name: 'Mia', ...given });
const signIn = ({ path }: { path: string }) => call('', 'POST', 'session', { token: path.split('#')[1] });
const statusOf = async (token: string) => (await call(token, 'GET', 'me')).status;

/** Somebody invited by the admin of the league, who keeps one link and is signed in by another. */
async function inviteToLeague() {
  const { answer } = await grant(tokens.league, { role: 'scorer', leagueId: league.table.ids.league });
  const { userId, grants } = answer.member;
  const { accessToken } = (await signIn(answer.signInLink)).answer;
  const kept = (await call(tokens.league, 'POST', `staff/${userId}/links`)).answer;
  return { userId, grantId: grants[0].id, accessToken, kept };
}

test.each([
  ['granted', (_: object) => grant(tokens.owner, { role: 'admin' })],
  [
    'put in the place of the first one',
    ({ userId, grantId }: Record<'userId' | 'grantId', string>) =>
      call(tokens.owner, 'PUT', `staff/${userId}/grants/${grantId}`, { role: 'admin' }),
  ],
])('a role for the whole site, %s, opens it to nobody but by the link of who granted it', async (_, widen) => {
  const invited = await inviteToLeague();
  const { status, answer } = await widen(invited);
  expect([status, answer.member.roles]).toEqual([200, expect.arrayContaining(['admin'])]);
  expect(await statusOf(invited.accessToken)).toBe(401);
  expect((await signIn(invited.kept)).status).toBe(401);
  expect((await call(tokens.league, 'POST', `staff/${invited.userId}/links`)).status).toBe(403);
  const { accessToken } = (await signIn(answer.signInLink)).answer;
  expect((await call(accessToken, 'GET', 'staff/tokens')).status).toBe(200);
});

test('who lost the last role with their league signs in anew once they get another', async () => {
  const { scope, ids } = league.table;
  const token = (await signInFor(scope, { role: 'scorer', leagueId: ids.cup })).token;
  const { email } = (await call(token, 'GET', 'me')).answer;
  await scope.db.delete(leagues).where(eq(leagues.id, ids.cup));
  expect(await statusOf(token)).toBe(403);
  const { answer } = await call(tokens.owner, 'POST', 'staff', { email, name: 'Ana', role: 'scorer' });
  expect(answer.signInLink).not.toBeNull();
  expect(await statusOf(token)).toBe(401);
});

test('who gets another role in a league of theirs stays signed in, and so does who had one for the whole site or a club', async () => {
  const { scope, ids } = league.table;
  const { accessToken } = await inviteToLeague();
  expect((await grant(tokens.league, { role: 'editor', leagueId: ids.league })).answer.signInLink).toBeNull();
  expect(await statusOf(accessToken)).toBe(200);

  for (const role of [{ role: 'admin' }, { role: 'club', clubId: ids.clubs.b }] as const) {
    const address = `${role.role}@club.test`;
    const userId = await addStaff(scope, { email: address, ...role });
    const session = await createSession(scope, userId);
    const link = await createSignInLink(scope, userId);
    const body = { email: address, name: 'Ana', role: 'scorer', leagueId: ids.league };
    expect(await call(tokens.league, 'POST', 'staff', body)).toMatchObject({
      status: 200,
      answer: { signInLink: null, member: { roles: ['scorer'], grants: [{ league: { id: ids.league } }] } },
    });
    expect(await statusOf(session.accessToken)).toBe(200);
    expect((await signIn({ path: `#${link}` })).status).toBe(200);
  }
});

test('an admin of another league signs nobody out by a role there: an admin of the site gives it', async () => {
  const { ids } = league.table;
  const { accessToken } = await inviteToLeague();
  const inCup = { role: 'scorer', leagueId: ids.cup } as const;
  expect(await grant(tokens.cup, inCup)).toMatchObject({
    status: 409,
    answer: { message: expect.stringContaining('an admin of the whole site') },
  });
  expect((await call(accessToken, 'GET', 'me')).answer.grants).toHaveLength(1);

  const { answer } = await grant(tokens.owner, inCup);
  expect(await statusOf(accessToken)).toBe(401);
  expect((await signIn(answer.signInLink)).answer.member.grants).toHaveLength(2);
});

test('an admin of a league takes back a role in it, and the admin of the site stays signed in', async () => {
  const { scope, ids } = league.table;
  const owner = await addStaff(scope, { email, role: 'admin' });
  const session = await createSession(scope, owner);
  const link = await createSignInLink(scope, owner);
  const { member } = (await grant(tokens.league, { role: 'scorer', leagueId: ids.league })).answer;
  const revoked = await call(tokens.league, 'DELETE', `staff/${owner}/grants/${member.grants[0].id}`);
  expect(revoked.status).toBe(200);
  expect((await call(session.accessToken, 'GET', 'me')).answer.roles).toEqual(['admin']);
  expect((await signIn({ path: `#${link}` })).status).toBe(200);
});

test('who keeps only roles that lie in the reach of who takes one away is signed out', async () => {
  const { ids } = league.table;
  const { userId, grantId, accessToken, kept } = await inviteToLeague();
  await grant(tokens.league, { role: 'editor', leagueId: ids.league });
  expect((await call(tokens.league, 'DELETE', `staff/${userId}/grants/${grantId}`)).status).toBe(200);
  expect(await statusOf(accessToken)).toBe(401);
  expect((await signIn(kept)).status).toBe(401);
});

test('a link that an admin of a league makes while a role for the whole site is granted is refused', async () => {
  const { scope, ids } = league.table;
  const { userId } = await inviteToLeague();
  const outcome = await during(
    manage.database,
    (db) => inviteMember({ ...scope, db }, { email, name: 'Mia', role: 'admin', leagueId: null, clubId: null }),
    () => linkMember(scope, userId, { leagues: [ids.league], clubs: [] }),
  );
  expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'forbidden' } });
});
