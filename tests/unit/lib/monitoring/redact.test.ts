import { expect, test } from 'vitest';
import { closeEvent } from '#lib/monitoring/closed-event.ts';
import { parseDsn } from '#lib/monitoring/dsn.ts';
import { redact, redactText } from '#lib/monitoring/redact.ts';

test.each([
  ['Authorization: Bearer abc.def-ghi', 'abc'],
  ['password=hunter2 and more', 'hunter2'],
  ['{"access_token":"s3cret-value"}', 's3cret'],
  ['no account ana.k+1@mail.example.org', 'ana'],
  ['refused by 203.0.113.9', '203.0'],
  ['refused by 2001:db8:0:0:0:0:0:1 at once', '2001'],
  ['refused by fe80::1ff', 'fe80'],
  ['GET https://league.example/auth/reset?key=abc123#t=9', 'abc123'],
  ['at /desk/sign-in#Zm9v', 'Zm9v'],
  ['/en/applications/0a1b2c3d-1111-4222-8333-444455556666/team', '0a1b2c3d'],
  ['Failed query: select $1\nparams: Ana,1990-01-01', '1990'],
  ['eyJhbGciOi.eyJzdWIiOi.c2ln', 'eyJ'],
])('%s loses what is private', (text, secret) => {
  expect(redactText(text)).not.toContain(secret);
});

test('what explains an error stays', () => {
  for (const text of [
    'Cannot read properties of undefined (reading "slug")',
    'GET /sr/seasons/2026/leagues/meridian',
    'the clock showed 10:15:30',
    '83cbf2d0a1b24c6f9d9e0f1a2b3c4d5e',
    'https://league.example/_next/static/chunks/a1b2.js:1:2345',
  ])
    expect(redactText(text)).toBe(text);
});

test('an event loses visitor and request, and keeps where it happened', () => {
  const closed = closeEvent({
    type: undefined,
    user: { ip_address: '203.0.113.9', email: 'ana@example.org' },
    server_name: 'db-host',
    request: {
      url: 'https://league.example/en?q=ana',
      cookies: { session: 'x' },
      headers: { Referer: 'y' },
      data: 'z',
    },
    exception: { values: [{ type: 'Error', value: 'token: abc' }] },
    breadcrumbs: [{ data: { to: '/en?secret=1' } }],
  });
  expect(closed).toEqual({
    type: undefined,
    request: { url: 'https://league.example/en', method: undefined },
    exception: { values: [{ type: 'Error', value: 'token: [removed]' }] },
    breadcrumbs: [{ data: { to: '/en' } }],
  });
});

test('numbers, dates and null pass', () => {
  const date = new Date(0);
  expect(redact({ at: 1.5, none: null, date, list: [true] })).toEqual({ at: 1.5, none: null, date, list: [true] });
});

test('a DSN names its envelope address, also below a path', () => {
  expect(parseDsn('https://key@sentry.example/42')?.envelopeUrl).toBe('https://sentry.example/api/42/envelope/');
  expect(parseDsn('http://key@10.0.0.1:9000/sub/path/7')?.envelopeUrl).toBe(
    'http://10.0.0.1:9000/sub/path/api/7/envelope/',
  );
  for (const wrong of [
    '',
    'sentry.example/1',
    'https://sentry.example/1',
    'ftp://key@a/1',
    'https://k:secret@a/1',
    'https://k@a/',
  ])
    expect(parseDsn(wrong)).toBeNull();
});
