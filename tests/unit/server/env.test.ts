import { availableParallelism } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readServerSettings, settingNames } from '#server/env.ts';
import { shownSettings } from '#server/settings-error.ts';

test('without settings everything has its default', () => {
  expect(readServerSettings({})).toEqual({
    PORT: 3000,
    DATA_DIR: path.resolve('.data'),
    COURTSIDE_DEMO_LIVE: true,
    BACKUP_TIME: '03:00',
    BACKUP_KEEP: 14,
    TRUST_PROXY: 0,
    SOCKETS_PER_ADDRESS: 5000,
    EMBED_ORIGINS: [],
    PUSH_HOSTS: [],
    CHECK_PRIVATE_HOSTS: false,
    WEB_WORKERS: Math.min(4, Math.max(1, availableParallelism() - 1)),
    PAGE_MEMORY_MB: 256,
    PAGE_DISK_MB: 2048,
    MAIL_FROM: 'Courtside <no-reply@localhost>',
    LOG_LEVEL: 'info',
  });
});

test('an empty value counts as not set', () => {
  expect(readServerSettings({ PORT: '', DATABASE_URL: ' ', API_URL: '' })).toEqual(readServerSettings({}));
});

test('addresses lose their trailing slash', () => {
  expect(readServerSettings({ API_URL: 'https://api.example.org/' }).API_URL).toBe('https://api.example.org');
});

test('0 and false switch the demo off', () => {
  expect(readServerSettings({ COURTSIDE_DEMO: '0' }).COURTSIDE_DEMO).toBe(false);
  expect(readServerSettings({ COURTSIDE_DEMO: 'false' }).COURTSIDE_DEMO).toBe(false);
  expect(readServerSettings({ COURTSIDE_DEMO: '1' }).COURTSIDE_DEMO).toBe(true);
  expect(readServerSettings({ COURTSIDE_DEMO: 'paper' }).COURTSIDE_DEMO).toBe('paper');
  expect(() => readServerSettings({ COURTSIDE_DEMO: 'pencil' })).toThrow('must be 1, 0 or paper');
});

test('the proxies in front are counted, and the former words mean one and none', () => {
  const read = (TRUST_PROXY: string) => readServerSettings({ TRUST_PROXY }).TRUST_PROXY;
  expect(['0', 'false', '1', 'true', '2'].map(read)).toEqual([0, 0, 1, 1, 2]);
  expect(() => read('yes')).toThrow('must be the number of proxies, from 0 (none) to 9');
  expect(() => read('10.0.0.0/8')).toThrow('must be the number of proxies');
});

test('a token of the health call is long, and not shown when it is not', () => {
  expect(() => readServerSettings({ HEALTH_TOKEN: 'short' })).toThrow(
    'HEALTH_TOKEN (value not shown): the bearer token for the details of /api/health',
  );
});

test('all wrong settings are listed at once, with value, purpose and what they must be', () => {
  expect(() => readServerSettings({ PORT: '70000', LOG_LEVEL: 'loud' })).toThrow(
    [
      '2 settings are wrong, so nothing was started:',
      '  PORT = "70000": the port that the site is served on; must be a whole number from 0 (any free port) to 65535',
      '  LOG_LEVEL = "loud": how much is logged; must be fatal, error, warn, info, debug, trace or silent',
    ].join('\n'),
  );
});

test('a setting that needs others names each of them that is missing', () => {
  expect(() => readServerSettings({ PUSHER_KEY: 'key', PUSHER_APP_ID: 'app' })).toThrow(
    'PUSHER_SECRET (not set): the secret of the live channels; must be set too, since PUSHER_APP_ID is',
  );
});

test('a Pusher-compatible server needs its application', () => {
  expect(() => readServerSettings({ PUSHER_HOST: 'soketi.example' })).toThrow(
    'PUSHER_KEY (not set): the public key of the live channels; must be set too, since PUSHER_HOST is',
  );
});

/** An address, a setting of JSON and a token in one, and wrong for each setting that has a form. */
const wrong = 'https://user:hidden-value@[{"private_key":"hidden-value"';
const messageFor = (name: string, value: string) => {
  try {
    readServerSettings({ [name]: value });
    return '';
  } catch (error) {
    return String(error);
  }
};

test('of a wrong setting the value is shown only where it cannot be a secret', () => {
  const messages = settingNames.map((name) => [name, messageFor(name, wrong)] as const);
  const refused = messages.filter(([name, message]) => message.includes(`${name} `)).map(([name]) => name);
  const shown = messages.filter(([, message]) => message.includes('hidden-value')).map(([name]) => name);
  for (const name of ['API_URL', 'CARRIER_URL', 'DATABASE_URL', 'FIREBASE_SERVICE_ACCOUNT', 'SENTRY_DSN', 'SMTP_URL'])
    expect(refused).toContain(name);
  expect(shown.toSorted()).toEqual(shownSettings);
  expect(shownSettings.filter((name) => /URL|DSN|SECRET|TOKEN|KEY|ACCOUNT|ORIGINS|PUSH_/.test(name))).toEqual([]);
});

test.each([
  ['FIREBASE_SERVICE_ACCOUNT', '{"project_id":"p","private_key":"hidden-value"'],
  ['SENTRY_DSN', 'https://key:hidden-value@sentry.example/1'],
  ['API_URL', 'ftp://user:hidden-value@api.example'],
])('a wrong %s is not shown', (name, value) => {
  expect(messageFor(name, value)).toContain(`${name} (value not shown)`);
  expect(messageFor(name, value)).not.toContain('hidden-value');
});

test('Firebase is set as a whole, and its values are read as Google hands them out', () => {
  const account = { type: 'service_account', project_id: 'p', client_email: 'a@p.test', private_key: 'key' };
  const app = { apiKey: 'k', projectId: 'p', messagingSenderId: '1', appId: '1:1' };
  const FIREBASE_SERVICE_ACCOUNT = JSON.stringify(account);
  expect(() => readServerSettings({ FIREBASE_SERVICE_ACCOUNT })).toThrow(/FIREBASE_WEB_APP.*must be set too/s);
  const FIREBASE_WEB_APP = JSON.stringify(app);
  const settings = readServerSettings({ FIREBASE_SERVICE_ACCOUNT, FIREBASE_WEB_APP, FIREBASE_VAPID_KEY: 'v' });
  expect(settings.FIREBASE_SERVICE_ACCOUNT).toEqual({ projectId: 'p', clientEmail: 'a@p.test', privateKey: 'key' });
  expect(settings.FIREBASE_WEB_APP).toEqual(app);
  for (const wrong of ['no JSON', '{}', '[]'])
    expect(() =>
      readServerSettings({ FIREBASE_SERVICE_ACCOUNT: wrong, FIREBASE_WEB_APP, FIREBASE_VAPID_KEY: 'v' }),
    ).toThrow(/must be the JSON of a service account/);
});
