import { expect, test } from 'vitest';
import { describeUselessSettings, readServerSettings } from '#server/env.ts';

test('a setting that does nothing alone is named with its cure', () => {
  const maps = { SENTRY_AUTH_TOKEN: 't', SENTRY_ORG: 'o', SENTRY_PROJECT: 'p' };
  expect(describeUselessSettings(maps)).toEqual([
    expect.stringMatching(/^SENTRY_AUTH_TOKEN does nothing: set SENTRY_DSN too/),
  ]);
  expect(describeUselessSettings({ ...maps, SENTRY_DSN: 'https://key@sentry.example/1' })).toEqual([]);
  expect(describeUselessSettings({ HSTS_SECONDS: '60' })).toEqual([expect.stringContaining('set TRUST_PROXY too')]);
});

test('a name like ours that is no setting is named, and names of others are not', () => {
  expect(
    describeUselessSettings({ SENTRY_DNS: 'x', FIREBASE_API_KEY: 'x', PATH: '/bin', COURTSIDE_BUILD: 'x' }),
  ).toEqual([
    expect.stringMatching(/^SENTRY_DNS does nothing: this version has no such setting/),
    expect.stringMatching(/^FIREBASE_API_KEY does nothing/),
  ]);
});

test('half of what source maps need is refused, and so is what is no DSN', () => {
  expect(() => readServerSettings({ SENTRY_AUTH_TOKEN: 't' })).toThrow('SENTRY_ORG (not set)');
  expect(() => readServerSettings({ SENTRY_DSN: 'sentry.example' })).toThrow('must look like https://key@host/1');
});
