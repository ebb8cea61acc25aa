import { createMiddleware } from 'hono/factory';
import { LeagueError } from '#server/errors.ts';
import type { ApiEnv } from './api.ts';
import type { CallLimits } from './call-limits.ts';
import { hostOf } from './host.ts';
import type { FindTenant } from './tenants.ts';

/** The `Origin` of opaque origins, such as local files. */
const opaque = 'null';

/** Sets the tenant of the request: by `Origin` if present, else by `Host`. Throws `not-found` for an unknown host. */
export function tenantOf(find: FindTenant, limits: CallLimits) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const origin = c.req.header('origin');
    const address = origin && origin !== opaque ? origin : (c.req.header('host') ?? c.req.url);
    const host = hostOf(address);
    const tenant = host && (await find(host));
    if (!tenant) {
      limits.countAddress(c, 'read');
      throw new LeagueError('not-found', 'No league is served under this host.');
    }
    c.set('tenant', tenant);
    await next();
  });
}

/** Returns the origin if it is a site of a tenant, else null; browsers let no other origin read responses. */
export function allowedOrigin(find: FindTenant) {
  return async (origin: string): Promise<string | null> => {
    const host = hostOf(origin);
    return host && (await find(host)) ? origin : null;
  };
}
