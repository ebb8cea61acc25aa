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

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_ULR', 'DATABASE_URL'],
  ['HEALTH_TOKN', 'HEALTH_TOKEN'],
  ['PAGE_MEMORY', 'PAGE_MEMORY_MB'],
  ['OFFICIAL_WEBSITE', 'OFFICIAL_WEBSITE_URL'],
  ['OFFICAL_WEBSITES_URL', 'OFFICIAL_WEBSITE_URL'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['data_dir', 'DATA_DIR'],
])('%s is named as a slip for %s', (name, meant) => {
  expect(describeUselessSettings({ [name]: 'x' })).toEqual([expect.stringContaining(`did you mean ${meant}?`)]);
});

test('a word with which only settings of ours begin is one of ours', () => {
  expect(describeUselessSettings({ TRUST_PROXIES: '1' })).toEqual([
    expect.stringMatching(/^TRUST_PROXIES does nothing/),
  ]);
});

test('what systems and other programs set is not named', () => {
  const names = `PATH HOME HOSTNAME HOSTTYPE MAIL MAILCHECK LOGNAME LOGONSERVER TERM SHELL PWD USER LANG LC_ALL NODE_ENV NODE_OPTIONS
    npm_config_cache npm_lifecycle_event INIT_CWD XDG_DATA_DIRS XDG_DATA_HOME APP_URL DATABASE_HOST DATABASE_USER DATABASE_SSL
    DATABASE_PASSWORD GOOGLE_APPLICATION_CREDENTIALS GOOGLE_CLIENT_SECRET MAIL_HOST LOG_FORMAT API_KEY WEB_CONCURRENCY HTTP_PROXY
    POSTGRES_PASSWORD MALLOC_ARENA_MAX NODE_COMPILE_CACHE SSH_AUTH_SOCK INVOCATION_ID JOURNAL_STREAM SYSTEMD_EXEC_PID PORTS`;
  const kubernetes = {
    PUSHER_SERVICE_HOST: '10.0.0.1',
    PUSHER_SERVICE_PORT_HTTP: '80',
    PUSHER_PORT_80_TCP_ADDR: '10.0.0.1',
    COURTSIDE_SERVICE_HOST: '10.0.0.2',
    COURTSIDE_PORT: 'tcp://10.0.0.2:80',
  };
  const values = Object.fromEntries(names.split(/\s+/).map((name) => [name, 'x']));
  expect(describeUselessSettings({ ...values, ...kubernetes, COURTSIDE_HOST: 'league.example' })).toEqual([]);
});

test.each(['Europe/Ljubljanna', 'europe/ljubljana', 'CET-1CEST', 'UTC+2', '/etc/localtime'])(
  'a time zone %s, which Node does not know, is named',
  (TZ) => {
    expect(describeUselessSettings({ TZ })).toEqual([expect.stringContaining(`no time zone "${TZ}"`)]);
  },
);

test.each(['Europe/Ljubljana', ':Europe/Ljubljana', 'UTC', 'Etc/UTC', 'CET', 'GMT', 'America/Argentina/Buenos_Aires'])(
  'the time zone %s is one',
  (TZ) => {
    expect(describeUselessSettings({ TZ })).toEqual([]);
  },
);

test('half of what source maps need is refused, and so is what is no DSN', () => {
  expect(() => readServerSettings({ SENTRY_AUTH_TOKEN: 't' })).toThrow('SENTRY_ORG (not set)');
  expect(() => readServerSettings({ SENTRY_DSN: 'sentry.example' })).toThrow('must look like https://key@host/1');
});
