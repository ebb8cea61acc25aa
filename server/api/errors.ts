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

/** The one way out for every failure: the closed family as it is, all else reported and shown as `internal` only. */
export function createErrorHandler(log: Log) {
  return (error: Error, c: Context): Response => {
    if (error instanceof LeagueError) return refuse(c, error);
    if (error instanceof HTTPException && error.status < 500) return refuse(c, clientFault(error));
    const away = isDatabaseAway(error);
    log.error({ err: error, path: c.req.path, host: c.req.header('host') }, 'a call failed');
    if (away) c.header('Retry-After', '5');
    return refuse(
      c,
      away
        ? new LeagueError('unavailable', 'The database cannot be reached just now. Try again in a few seconds.')
        : new LeagueError('internal', 'Something went wrong on our side.'),
    );
  };
}

export function refuse(c: Context, { code, message, issues }: LeagueError): Response {
  const body: ApiError = issues ? { code, message, issues } : { code, message };
  c.header('Cache-Control', 'no-store');
  return c.json(body, statuses[code]);
}

function clientFault(error: HTTPException): LeagueError {
  const code = Object.entries(statuses).find(([, status]) => status === error.status)?.[0] as LeagueErrorCode;
  return new LeagueError(code ?? 'bad-request', error.message || 'The request cannot be understood.');
}
