import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEnvelopeForwarder, type EnvelopeForwarder } from '#server/monitoring/forward-envelope.ts';
import { openReportReceiver, type ReportReceiver } from '#tests/fixtures/report-receiver.ts';

let receiver: ReportReceiver;
let forwarder: EnvelopeForwarder;
beforeEach(async () => {
  receiver = await openReportReceiver();
  forwarder = createEnvelopeForwarder(receiver.dsn) as EnvelopeForwarder;
});
afterEach(() => receiver.close());

const bytes = (...lines: unknown[]) =>
  new Uint8Array(Buffer.from(lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')));

test('an envelope reaches the project of the DSN, below its path and with its key alone', async () => {
  await forwarder.forward(bytes({ dsn: receiver.dsn }, { type: 'event' }, { message: 'x' }));
  expect(receiver.envelopes).toMatchObject([
    {
      path: '/self-hosted/api/42/envelope/',
      items: [{ type: 'event' }],
      headers: { 'content-type': 'application/x-sentry-envelope' },
    },
  ]);
  expect(receiver.envelopes[0]?.headers).not.toHaveProperty('x-forwarded-for');
});

test('an item may have line ends within its length', async () => {
  const payload = '{"segment_id":0}\n[]';
  await forwarder.forward(bytes({ dsn: receiver.dsn }, { type: 'replay_recording', length: payload.length }, payload));
  expect(receiver.envelopes[0]?.items).toEqual([{ type: 'replay_recording', payload }]);
});

test.each([
  ['no envelope', () => bytes('hello')],
  ['no DSN', () => bytes({}, { type: 'event' }, {})],
  ['another host', () => bytes({ dsn: 'http://publickey@evil.example/self-hosted/42' }, { type: 'event' }, {})],
  ['another project', () => bytes({ dsn: receiver.dsn.replace(/42$/, '43') }, { type: 'event' }, {})],
  ['another key', () => bytes({ dsn: receiver.dsn.replace('publickey', 'other') }, { type: 'event' }, {})],
  ['an attachment', () => bytes({ dsn: receiver.dsn }, { type: 'attachment', length: 1 }, 'x')],
  ['a length beyond its end', () => bytes({ dsn: receiver.dsn }, { type: 'event', length: 999 }, '{}')],
  [
    'too many items',
    () => bytes({ dsn: receiver.dsn }, ...Array.from({ length: 21 }, () => [{ type: 'event' }, {}]).flat()),
  ],
])('%s goes nowhere', async (_what, envelope) => {
  await expect(forwarder.forward(envelope())).rejects.toMatchObject({ code: 'bad-request' });
  expect(receiver.envelopes).toEqual([]);
});

test('what slows clients down is handed on; a redirect is not followed', async () => {
  const report = () => forwarder.forward(bytes({ dsn: receiver.dsn }, { type: 'event' }, {}));
  receiver.answerWith(200, { 'x-sentry-rate-limits': '60:error:key' });
  expect(await report()).toEqual({ 'x-sentry-rate-limits': '60:error:key' });
  receiver.answerWith(429, { 'retry-after': '17' });
  await expect(report()).rejects.toMatchObject({ code: 'too-many-requests', retryAfterSeconds: 17 });
  receiver.answerWith(302, { location: 'http://127.0.0.1:1/' });
  await expect(report()).rejects.toMatchObject({ code: 'unavailable' });
});

test('without a DSN there is no forwarder', () => {
  expect(createEnvelopeForwarder(undefined)).toBeNull();
});
