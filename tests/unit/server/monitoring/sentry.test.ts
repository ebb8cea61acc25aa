import { afterEach, expect, test } from 'vitest';
import { limitReports } from '#server/monitoring/limit-reports.ts';
import { openMonitoring } from '#server/monitoring/monitoring.ts';
import { openReportReceiver, type ReportReceiver } from '#tests/fixtures/report-receiver.ts';

let receiver: ReportReceiver | undefined;
afterEach(async () => {
  await receiver?.close();
  receiver = undefined;
});

test('a report names part, request, site and release, and nothing private', async () => {
  receiver = await openReportReceiver();
  const monitoring = await openMonitoring(receiver.dsn, 'build-1');
  const cause = new Error('no login for ana@example.org from 203.0.113.9');
  const context = { part: 'worker', requestId: 'r-1', tenant: 'league.test', path: '/en/seasons' } as const;
  monitoring?.report(new Error('password=hunter2 Bearer abc.def', { cause }), context);
  await monitoring?.close();
  const [event] = receiver.events();
  expect(event).toMatchObject({
    release: 'build-1',
    transaction: '/en/seasons',
    tags: { part: 'worker', request_id: 'r-1', tenant: 'league.test' },
    exception: { values: [{}, {}] },
  });
  expect(receiver.envelopes.map(({ text }) => text).join()).not.toMatch(/ana@|203\.0|hunter2|abc\.def/);
});

test('equal errors of different requests are all reported, with their requests', async () => {
  receiver = await openReportReceiver();
  const monitoring = await openMonitoring(receiver.dsn, 'build-1');
  const ids = ['r-1', 'r-2', 'r-3'];
  for (const requestId of ids) monitoring?.report(new Error('the same'), { part: 'api', requestId });
  await monitoring?.close();
  const reported = receiver.events().map(({ tags }) => (tags as { request_id: string }).request_id);
  expect(reported.toSorted()).toEqual(ids);
});

test('a server on which everything fails sends 120 reports a minute, and tells how many it left out', () => {
  let now = 0;
  const admit = limitReports(() => now);
  const admitted = Array.from({ length: 150 }, admit);
  expect(admitted.filter((leftOut) => leftOut === 0)).toHaveLength(120);
  expect(admitted.slice(120)).toEqual(Array(30).fill(null));
  now = 60_000;
  expect([admit(), admit()]).toEqual([30, 0]);
});

test('one trace in five is sent', async () => {
  receiver = await openReportReceiver();
  const monitoring = await openMonitoring(receiver.dsn, 'build-1');
  for (let count = 0; count < 60; count += 1)
    monitoring?.trace('GET /api/v2/website/config', { part: 'api', requestId: `${count}` })(200);
  await monitoring?.close();
  const sent = receiver.events('transaction').length;
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThan(35);
});

test('no report and no trace names a secret address', async () => {
  receiver = await openReportReceiver();
  const monitoring = await openMonitoring(receiver.dsn, 'build-1');
  const path = '/api/v2/website/officiating/0a1b2c3d-1111-4222-8333-444455556666';
  for (let count = 0; count < 60; count += 1) monitoring?.trace(`GET ${path}`, { part: 'api', path })(200);
  monitoring?.report(new Error(`GET ${path} failed`), { part: 'api', path });
  await monitoring?.close();
  const sent = receiver.envelopes.map(({ text }) => text).join();
  expect(sent).toContain('GET /api/v2/website/officiating/[removed]');
  expect(sent).not.toContain('0a1b2c3d');
});

test('without a DSN nothing is opened', async () => {
  expect(await openMonitoring(undefined, 'build-1')).toBeUndefined();
});
