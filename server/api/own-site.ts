import { createMiddleware } from 'hono/factory';
import { LeagueError } from '#server/league/errors.ts';
import type { ApiEnv } from './api.ts';

/**
 * Writes come from pages of the tenant's own sites only: the `Origin`, by which the tenant was found, has to be there. Every
 * browser names it with a POST, and no page can name another's.
 */
export const fromOwnSite = createMiddleware<ApiEnv>(async (c, next) => {
  const origin = c.req.header('origin');
  if (!origin || origin === 'null')
    throw new LeagueError('forbidden', 'This can be asked by pages of the site only: there is no Origin.');
  await next();
});
