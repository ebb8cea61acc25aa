import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApi } from '#server/api/app.ts';
import { callLimits } from '#server/api/call-limits.ts';
import { createLog } from '#server/log.ts';
import { createEnvelopeForwarder } from '#server/monitoring/forward-envelope.ts';
import { type Monitoring, openMonitoring } from '#server/monitoring/monitoring.ts';
import { openReportReceiver, type ReportReceiver } from '#tests/fixtures/report-receiver.ts';
import { openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let receiver: ReportReceiver;
let site: WebsiteApi;
let monitoring: Monitoring | undefined;
beforeEach(async () => {
  [receiver, site] = await Promise.all([openReportReceiver(), openWebsiteApi()]);
  monitoring = await openMonitoring(receiver.dsn, 'build-1');
});
afterEach(async () => {
  await monitoring?.close();
  await Promise.all([receiver.close(), site.database.close()]);
});

const open = (options: Partial<Parameters<typeof createApi>[0]> = {}) =>
  createApi({
    db: site.database.db,
    log: createLog('silent'),
    report: monitoring?.report as Monitoring['report'],
    errorReports: createEnvelopeForwarder(receiver.dsn),
    ...options,
  });

const address = 'http://localhost/api/v2/website/error-reports';
const envelopeTo = (dsn: string) => `${JSON.stringify({ dsn })}\n{"type":"event"}\n{"message":"x"}`;
const post = (api: ReturnType<typeof open>, body: string) =>
  api.request(address, { method: 'POST', body, headers: { host: 'league.test', cookie: 'session=abc' } });

test('a report of a page is forwarded to the project of the installation, and only there', async () => {
  const api = open();
  const answer = await post(api, envelopeTo(receiver.dsn));
  expect([answer.status, await answer.json()]).toEqual([200, {}]);
  expect(receiver.envelopes).toHaveLength(1);
  expect(JSON.stringify(receiver.envelopes[0]?.headers)).not.toContain('session=abc');
  expect((await post(api, envelopeTo('https://key@evil.example/1'))).status).toBe(400);
  expect(receiver.envelopes).toHaveLength(1);
});

test('a report is bounded and rate limited', async () => {
  expect((await post(open(), 'x'.repeat(4 * 1024 * 1024 + 1))).status).toBe(413);
  const api = open({ limits: { ...callLimits, report: { address: 1, tenant: 1 } } });
  expect((await post(api, envelopeTo(receiver.dsn))).status).toBe(200);
  expect((await post(api, envelopeTo(receiver.dsn))).status).toBe(429);
});

test('without a DSN the call is not there, and pages know of none', async () => {
  expect((await post(open({ errorReports: null }), envelopeTo(receiver.dsn))).status).toBe(404);
  expect((await site.get('config')).errorReports).toBeNull();
});

test('pages learn the DSN from the configuration', async () => {
  const answer = await open().request('http://localhost/api/v2/website/config', { headers: { host: 'league.test' } });
  expect(await answer.json()).toMatchObject({ errorReports: { dsn: receiver.dsn } });
});

test('an unexpected error of a call is reported with request and site, without password, token or address', async () => {
  const api = open({
    read: () => Promise.reject(new Error('password=hunter2, Bearer topsecrettoken for ana@example.org at 203.0.113.9')),
  });
  const answer = await api.request('http://localhost/api/v2/website/config?secret=1', {
    headers: {
      host: 'league.test',
      'x-request-id': 'r-1',
      cookie: 'session=abc',
    },
  });
  expect(answer.status).toBe(500);
  await monitoring?.close();
  expect(receiver.events()).toMatchObject([
    { release: 'build-1', tags: { part: 'api', request_id: 'r-1', tenant: 'league.test' } },
  ]);
  expect(receiver.envelopes.map(({ text }) => text).join()).not.toMatch(
    /hunter2|ana@|203\.0|topsecret|session=|secret=1/,
  );
});

test('a refused call is nobody’s fault', async () => {
  await open().request('http://localhost/api/v2/website/seasons/none', { headers: { host: 'league.test' } });
  await monitoring?.close();
  expect(receiver.envelopes).toEqual([]);
});
