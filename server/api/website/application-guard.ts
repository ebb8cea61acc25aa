import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '#server/api/api.ts';
import { clientAddress } from '#server/api/client-address.ts';
import { createRateLimit } from '#server/api/rate-limit.ts';
import { LeagueError } from '#server/errors.ts';

const oneMinute = 60;

/**
 * Whoever changes an application needs no account, only its address. So changes come from pages of the tenant's own sites only:
 * the `Origin` by which the tenant was found has to be there, which every browser names with a POST. And they come no more
 * often than a person in a hurry makes them, or all of an office behind one network address.
 */
export function guardApplications() {
  const perApplication = createRateLimit(60, oneMinute);
  const perAddress = createRateLimit(300, oneMinute);
  return createMiddleware<ApiEnv>(async (c, next) => {
    if (c.req.method !== 'POST') return next();
    const origin = c.req.header('origin');
    if (!origin || origin === 'null')
      throw new LeagueError('forbidden', 'This can be asked by pages of the site only: there is no Origin.');
    perAddress(clientAddress(c));
    perApplication(c.req.param('application') ?? '');
    return next();
  });
}
