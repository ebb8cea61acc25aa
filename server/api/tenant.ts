import { createMiddleware } from 'hono/factory';
import { LeagueError } from '#server/errors.ts';
import type { ApiEnv } from './api.ts';
import { hostOf } from './host.ts';
import type { FindTenant } from './tenants.ts';

/** The `Origin` of pages that have none, such as files. */
const opaque = 'null';

/**
 * The tenant whose site asks: by `Origin` where one is named, else by `Host`. Throws `not-found` for a host that nobody has.
 */
export function tenantOf(find: FindTenant) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const origin = c.req.header('origin');
    const address = origin && origin !== opaque ? origin : (c.req.header('host') ?? c.req.url);
    const host = hostOf(address);
    const tenant = host && (await find(host));
    if (!tenant) throw new LeagueError('not-found', 'No league is served under this host.');
    c.set('tenant', tenant);
    await next();
  });
}

/** The origin itself where it is one of a tenant's sites; no other may read answers in a browser. */
export function allowedOrigin(find: FindTenant) {
  return async (origin: string): Promise<string | null> => {
    const host = hostOf(origin);
    return host && (await find(host)) ? origin : null;
  };
}
