import type { z } from 'zod';

const secret = /SECRET|PASSWORD|TOKEN|(DATABASE\w*|SMTP|CARRIER)_URL/;

/** All invalid settings, one line each: name and value, purpose, required form. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

export function settingsError(error: z.ZodError, schema: z.ZodObject, source: Record<string, string>): SettingsError {
  const lines = error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const purpose = schema.shape[name]?.description ?? '';
    return `  ${name}${formatValue(name, source)}: ${purpose}; ${issue.message}`;
  });
  const count = lines.length === 1 ? 'One setting is' : `${lines.length} settings are`;
  return new SettingsError([`${count} wrong, so nothing was started:`, ...lines].join('\n'));
}

function formatValue(name: string, source: Record<string, string>): string {
  const value = source[name];
  if (value === undefined) return ' (not set)';
  return secret.test(name) ? ' (value not shown)' : ` = ${JSON.stringify(value)}`;
}
