import { isMeant, isOurs } from './misspelt-names.ts';
import { isTimeZone } from './time-zone.ts';

/** Settings that do nothing without another one, and what to do about it. */
const needs = [
  ['SENTRY_AUTH_TOKEN', 'SENTRY_DSN', 'set SENTRY_DSN too, or nobody reports errors that source maps could explain'],
  ['HSTS_SECONDS', 'TRUST_PROXY', 'set TRUST_PROXY too: without a trusted proxy nobody is known to come by https'],
  ['BACKUP_TIME', 'BACKUP_DIR', 'set BACKUP_DIR too, or no backups are made'],
  ['BACKUP_KEEP', 'BACKUP_DIR', 'set BACKUP_DIR too, or no backups are made'],
  ['PUSHER_PORT', 'PUSHER_HOST', 'set PUSHER_HOST too'],
  ['PUSHER_SCHEME', 'PUSHER_HOST', 'set PUSHER_HOST too'],
] as const;

/** Read by the build, the tests and the Caddyfile alone, or by the code of Sentry itself. */
const internal = /^COURTSIDE_(BUILD|DATA|HOST|SERVER|(BENCH|FUZZ)_\w+)$/;

/** Returns a sentence about each setting that is set and does nothing. */
export function uselessSettings(
  values: Record<string, string>,
  settings: Record<string, unknown>,
  known: readonly string[],
): string[] {
  const alone = needs
    .filter(([name, needed]) => values[name] !== undefined && !settings[needed])
    .map(([name, , cure]) => `${name} does nothing: ${cure}`);
  const unknown = Object.keys(values)
    .filter((name) => !known.includes(name) && !internal.test(name) && !isOfKubernetes(name, values))
    .flatMap((name) => describeUnknown(name, known));
  return [...alone, ...unknown, ...describeZone(values.TZ)];
}

function describeUnknown(name: string, known: readonly string[]): string[] {
  const meant = known.find((one) => isMeant(name, one));
  if (meant) return [`${name} does nothing: this version has no such setting; did you mean ${meant}?`];
  if (!isOurs(name, known)) return [];
  return [`${name} does nothing: this version has no such setting; remove it, or see server/env.ts for the names`];
}

/** Kubernetes tells every program the addresses of the services beside it, such as `WEB_PORT` and `PUSHER_SERVICE_HOST`. */
const isOfKubernetes = (name: string, values: Record<string, string>) => {
  const service = name.replace(/_(SERVICE_(HOST|PORT\w*)|PORT(_\d+_\w+)?)$/, '');
  return service !== name && `${service}_SERVICE_HOST` in values;
};

/** The Node that runs us takes a zone that it does not know for UTC, and says nothing. */
function describeZone(zone: string | undefined): string[] {
  if (zone === undefined || isZoneOfNode(zone)) return [];
  return [
    `TZ does nothing: there is no time zone ${JSON.stringify(zone)}, so BACKUP_TIME may be one of UTC; ` +
      'set a name such as Europe/Ljubljana',
  ];
}

/** Unlike in a browser, upper and lower case matter there. */
function isZoneOfNode(text: string): boolean {
  const zone = text.replace(/^:/, '');
  if (!/^[A-Z]/.test(zone) || !isTimeZone(zone)) return false;
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
  return timeZone === zone || timeZone.toLowerCase() !== zone.toLowerCase();
}
