import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { TenantRole } from '#lib/api/contract/staff.ts';
import { type ManageApi, type ManagedLeague, openManageApi } from '#tests/fixtures/manage-api.ts';

type Answer = { fault: string | null; validUntil: Date; body: string } | null;

const validUntil = new Date('2027-02-01T12:00:00Z');
/** What hosts resolve to and answer; a host that is not named does not resolve. */
const outside = new Map<string, { addresses: string[]; answer: Answer; isAsked?: boolean }>();
const asked: string[] = [];
const hosts = {
  resolve: async (host: string) => outside.get(host)?.addresses ?? [],
  ask: async (host: string, path: string) => {
    asked.push(`${host}${path}`);
    const { addresses = [], answer = null, isAsked = addresses.length > 0 } = outside.get(host) ?? {};
    return { addresses, answer, isAsked };
  },
};

let api: ManageApi;
let league: ManagedLeague;
let other: ManagedLeague;
beforeAll(async () => {
  api = await openManageApi({ hosts });
  league = await api.openLeague('league');
  other = await api.openLeague('other');
});
afterAll(() => api.close());
beforeEach(() => outside.clear());

const call = (method: string, path: string, body?: object, role: TenantRole = 'admin') =>
  league.call(method, `manage/${path}`, body, role);
const answering = (id: string, fault: string | null = null): Answer => ({
  fault,
  validUntil,
  body: JSON.stringify({ id }),
});

test('a host is added, answers for the site at once, and is removed', async () => {
  const added = await call('POST', 'hosts', { host: 'WWW.League.Test' });
  expect(added).toMatchObject({
    status: 200,
    answer: {
      items: [
        { host: 'league.test', isPrimary: true },
        { host: 'www.league.test', isPrimary: false },
      ],
    },
  });
  expect((await league.call('GET', 'website/config', undefined, null, 'www.league.test')).status).toBe(200);
  expect((await call('DELETE', 'hosts/www.league.test', {})).answer.items).toHaveLength(1);
  expect((await league.call('GET', 'website/config', undefined, null, 'www.league.test')).status).toBe(404);
});

test('the host by which the request came is not removed', async () => {
  await call('POST', 'hosts', { host: 'here.league.test' });
  const remove = (at?: string) => league.call('DELETE', 'manage/hosts/here.league.test', {}, 'admin', at);
  expect(await remove('here.league.test')).toMatchObject({
    status: 400,
    answer: { message: expect.stringContaining('remove it from another host') },
  });
  expect((await league.call('GET', 'website/config', undefined, null, 'here.league.test')).status).toBe(200);
  expect((await remove()).status).toBe(200);
});

test('the host of the official website, on which everybody logs in, is not removed', async () => {
  const accounts = { officialUrl: 'https://login.league.test' };
  const installation = await openManageApi({ accounts });
  onTestFinished(() => installation.close());
  const official = await installation.openLeague('league');
  const remove = () => official.call('DELETE', 'manage/hosts/login.league.test', {}, 'admin');
  expect((await remove()).status).toBe(404);
  await official.call('POST', 'manage/hosts', { host: 'login.league.test' }, 'admin');
  expect(await remove()).toMatchObject({
    status: 400,
    answer: { message: expect.stringContaining('OFFICIAL_WEBSITE_URL') },
  });
});

test('a host becomes the primary one once the site answers there with a valid certificate', async () => {
  await call('POST', 'hosts', { host: 'new.test' });
  for (const answer of [null, answering('another'), answering(league.table.scope.tenantId, 'CERT_HAS_EXPIRED')]) {
    outside.set('new.test', { addresses: ['1.1.1.1'], answer });
    expect(await call('PUT', 'primary-host', { host: 'new.test' })).toMatchObject({ status: 400 });
  }
  outside.set('new.test', { addresses: ['1.1.1.1'], answer: answering(league.table.scope.tenantId) });
  const { answer } = await call('PUT', 'primary-host', { host: 'new.test' });
  expect(answer.items).toContainEqual({ host: 'new.test', isPrimary: true });
  expect((await call('GET', 'hosts')).answer).toEqual(answer);
  const config = await league.call('GET', 'website/config', undefined, null);
  expect(config.answer.settings.domainUrl).toBe('https://new.test');
  expect(await call('DELETE', 'hosts/new.test', {})).toMatchObject({
    status: 400,
    answer: { message: expect.stringContaining('make another one primary first') },
  });
});

test.each<[string, { addresses: string[]; answer: Answer; isAsked?: boolean } | null, object]>([
  ['that does not resolve', null, { place: 'unresolved', certificate: 'unchecked', validUntil: null }],
  [
    'at a private address',
    { addresses: ['10.0.0.1'], answer: null, isAsked: false },
    { place: 'private', certificate: 'unchecked' },
  ],
  ['of nobody', { addresses: ['9.9.9.9'], answer: null }, { place: 'elsewhere', certificate: 'no-answer' }],
  [
    'of another site',
    { addresses: ['9.9.9.9'], answer: answering('another') },
    { place: 'elsewhere', certificate: 'valid' },
  ],
  [
    'of a page that is no site',
    { addresses: ['9.9.9.9'], answer: { fault: null, validUntil, body: '<html>' } },
    { place: 'elsewhere', isReady: false },
  ],
  [
    'at the address of this server, without a certificate',
    { addresses: ['8.8.8.8'], answer: null },
    { place: 'here', certificate: 'no-answer', isReady: false },
  ],
  [
    'with the certificate of another host',
    { addresses: ['8.8.8.8'], answer: answering('another', 'ERR_TLS_CERT_ALTNAME_INVALID') },
    { place: 'here', certificate: 'other-host', isReady: false },
  ],
  [
    'with a certificate that nobody has signed',
    { addresses: ['8.8.8.8'], answer: answering('another', 'DEPTH_ZERO_SELF_SIGNED_CERT') },
    { place: 'here', certificate: 'untrusted', validUntil: validUntil.toISOString() },
  ],
])('a host %s is told', async (_, found, told) => {
  await call('POST', 'hosts', { host: 'checked.test' });
  outside.set('league.test', { addresses: ['8.8.8.8'], answer: null });
  if (found) outside.set('checked.test', found);
  expect((await call('GET', 'hosts/checked.test/check')).answer).toMatchObject(told);
});

test('only hosts of the site are looked at, added and removed', async () => {
  asked.length = 0;
  expect((await call('GET', 'hosts/other.test/check')).status).toBe(404);
  expect((await call('GET', 'hosts/localhost/check')).status).toBe(404);
  expect((await call('PUT', 'primary-host', { host: 'other.test' })).status).toBe(404);
  expect(asked).toEqual([]);
  expect((await call('POST', 'hosts', { host: 'other.test' })).status).toBe(409);
  expect((await call('DELETE', 'hosts/other.test', {})).status).toBe(404);
  expect((await call('POST', 'hosts', { host: 'https://a.test/x' })).status).toBe(400);
  expect((await call('POST', 'hosts', { host: 'a.test' }, 'editor')).status).toBe(403);
  expect((await other.call('GET', 'manage/hosts', undefined, 'admin')).answer.items).toEqual([
    { host: 'other.test', isPrimary: true },
  ]);
});
