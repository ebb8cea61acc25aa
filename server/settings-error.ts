import type { z } from 'zod';

/**
 * The settings whose value is shown where it is wrong: numbers and words of their own. Anything else may be a secret, or an
 * address with a password in it, or the wrong one of two lines of a file.
 */
export const shownSettings: readonly string[] = [
  'BACKUP_KEEP',
  'BACKUP_TIME',
  'CHECK_PRIVATE_HOSTS',
  'COURTSIDE_DEMO',
  'COURTSIDE_DEMO_LIVE',
  'HOST',
  'HSTS_SECONDS',
  'LOG_LEVEL',
  'PAGE_DISK_MB',
  'PAGE_MEMORY_MB',
  'PORT',
  'PUSHER_PORT',
  'PUSHER_SCHEME',
  'SOCKETS_PER_ADDRESS',
  'TRUST_PROXY',
  'WEB_WORKERS',
];

/** All invalid settings, one line each: name and value, purpose, required form. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

export function settingsError(error: z.ZodError, schema: z.ZodObject, source: Record<string, string>): SettingsError {
  const lines = error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const purpose = schema.shape[name]?.description ?? '';
    return `  ${name}${formatValue(name, source[name])}: ${purpose}; ${issue.message}`;
  });
  const count = lines.length === 1 ? 'One setting is' : `${lines.length} settings are`;
  return new SettingsError([`${count} wrong, so nothing was started:`, ...lines].join('\n'));
}

function formatValue(name: string, value: string | undefined): string {
  if (value === undefined) return ' (not set)';
  return shownSettings.some((shown) => shown === name) ? ` = ${JSON.stringify(value)}` : ' (value not shown)';
}
