/** Settings that do nothing without another one, and what to do about it. */
const needs = [
  ['SENTRY_AUTH_TOKEN', 'SENTRY_DSN', 'set SENTRY_DSN too, or nobody reports errors that source maps could explain'],
  ['HSTS_SECONDS', 'TRUST_PROXY', 'set TRUST_PROXY too: without a trusted proxy nobody is known to come by https'],
  ['BACKUP_TIME', 'BACKUP_DIR', 'set BACKUP_DIR too, or no backups are made'],
  ['BACKUP_KEEP', 'BACKUP_DIR', 'set BACKUP_DIR too, or no backups are made'],
  ['PUSHER_PORT', 'PUSHER_HOST', 'set PUSHER_HOST too'],
  ['PUSHER_SCHEME', 'PUSHER_HOST', 'set PUSHER_HOST too'],
] as const;

/** Names like ours that are no settings are misspelt, or of another version. */
const ours = /^(SENTRY|FIREBASE|PUSH|PUSHER|METRICS|COURTSIDE|VAPID|SMTP|BACKUP)_/;
/** Read by the build and the tests alone, or by the code of Sentry itself. */
const internal = /^COURTSIDE_(BUILD|DATA|BENCH_\w+)$/;

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
    .filter((name) => ours.test(name) && !internal.test(name) && !known.includes(name))
    .map(
      (name) => `${name} does nothing: this version has no such setting; remove it, or see server/env.ts for the names`,
    );
  return [...alone, ...unknown];
}
