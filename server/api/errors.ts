import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiError } from '#lib/api/contract/common.ts';
import { LeagueError, type LeagueErrorCode } from '#server/errors.ts';
import type { Log } from '#server/log.ts';
import { isDatabaseAway } from './database-away.ts';

const statuses: Record<LeagueErrorCode, ContentfulStatusCode> = {
  'bad-request': 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'too-many-requests': 429,
  unavailable: 503,
  internal: 500,
};

/**
 * Returns the error handler: a `LeagueError` is sent as it is, any other error is logged and sent only as `internal`.
 */
export function createErrorHandler(log: Log) {
  return (error: Error, c: Context): Response => {
    if (error instanceof LeagueError) return refuse(c, error);
    if (error instanceof HTTPException && error.status < 500) return refuse(c, toLeagueError(error));
    const isUnavailable = isDatabaseAway(error);
    log.error({ err: error, path: c.req.path, host: c.req.header('host') }, 'a request failed');
    if (isUnavailable) c.header('Retry-After', '5');
    return refuse(
      c,
      isUnavailable
        ? new LeagueError('unavailable', 'The database is unavailable. Try again in a few seconds.')
        : new LeagueError('internal', 'Something went wrong on our side.'),
    );
  };
}

export function refuse(c: Context, { code, message, issues }: LeagueError): Response {
  const body: ApiError = issues ? { code, message, issues } : { code, message };
  c.header('Cache-Control', 'no-store');
  return c.json(body, statuses[code]);
}

function toLeagueError(error: HTTPException): LeagueError {
  const code = Object.entries(statuses).find(([, status]) => status === error.status)?.[0] as LeagueErrorCode;
  return new LeagueError(code ?? 'bad-request', error.message || 'The request is invalid.');
}
