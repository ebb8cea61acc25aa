import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { defaultLocale, type Locale, locales } from '#lib/i18n/locales.ts';
import { preferredLocale } from '#lib/routing/accept-language.ts';
import { boundError } from '#server/bounded-answer.ts';
import { LeagueError, type LeagueErrorCode } from '#server/errors.ts';
import type { Log } from '#server/log.ts';
import type { Report } from '#server/monitoring/monitoring.ts';
import { isDatabaseAway, isDatabaseBusy } from './database-away.ts';
import { hostOf } from './host.ts';
import { refusalIn } from './refusal-in.ts';

const statuses: Record<LeagueErrorCode, ContentfulStatusCode> = {
  'bad-request': 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  timeout: 408,
  conflict: 409,
  'too-large': 413,
  'too-many-requests': 429,
  unavailable: 503,
  internal: 500,
};

/** Seconds after which a client may try again while the database is unavailable. */
const retryAfter = '5';

/**
 * Returns the error handler: a `LeagueError` is sent as it is, any other error is logged,
 * reported and sent only as `internal`.
 */
export function createErrorHandler(log: Log, report?: Report) {
  return (error: Error, c: Context): Response => {
    if (error instanceof LeagueError) return refuse(c, error);
    if (error instanceof HTTPException && error.status < 500) return refuse(c, toLeagueError(error));
    log.error({ err: error, path: c.req.path, host: c.req.header('host') }, 'a request failed');
    report?.(error, {
      part: 'api',
      requestId: c.req.header('x-request-id'),
      tenant: hostOf(c.req.header('origin') ?? c.req.header('host')) ?? undefined,
      path: c.req.path,
    });
    return refuse(c, unavailableOf(error) ?? new LeagueError('internal', 'Something went wrong on our side.'));
  };
}

/** Sends an error within the limits of `boundError`, in the language of the caller. */
export function refuse(c: Context, error: LeagueError): Response {
  const { code, current, retryAfterSeconds } = error;
  const { message, issues } = refusalIn(error, languageOf(c));
  c.header('Cache-Control', 'no-store');
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  else if (code === 'unavailable') c.header('Retry-After', retryAfter);
  return c.json(boundError({ code, message, ...(issues && { issues }), current }), statuses[code]);
}

/** Returns the language in which a caller is told why a call is refused. */
export const languageOf = (c: Context): Locale =>
  preferredLocale(c.req.header('accept-language') ?? null, locales) ?? defaultLocale;

function unavailableOf(error: Error): LeagueError | undefined {
  if (isDatabaseAway(error))
    return new LeagueError('unavailable', 'The database is unavailable. Try again in a few seconds.');
  if (isDatabaseBusy(error))
    return new LeagueError('unavailable', 'The database took too long for this request. Try again in a few seconds.');
  return undefined;
}

function toLeagueError(error: HTTPException): LeagueError {
  const code = Object.entries(statuses).find(([, status]) => status === error.status)?.[0] as LeagueErrorCode;
  return new LeagueError(code ?? 'bad-request', error.message || 'The request is invalid.');
}
