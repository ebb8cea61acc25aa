import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '#server/api/api.ts';
import { createRateLimit } from '#server/api/rate-limit.ts';
import { LeagueError } from '#server/errors.ts';

const oneMinute = 60;

/**
 * Guards changes of applications, which need no account but only the link. They must come from a page of the tenant's
 * own sites: the `Origin` header by which the tenant was found is required, and every browser sends it with a POST.
 * They are rate limited per application (a person in a hurry), besides the limits of all calls.
 */
export function guardApplications() {
  const perApplication = createRateLimit(60, oneMinute);
  return createMiddleware<ApiEnv>(async (c, next) => {
    if (c.req.method !== 'POST') return next();
    const origin = c.req.header('origin');
    if (!origin || origin === 'null')
      throw new LeagueError('forbidden', 'Only pages of the site may send this request: the Origin header is missing.');
    perApplication(c.req.param('application') ?? '');
    return next();
  });
}
