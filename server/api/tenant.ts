import { createMiddleware } from 'hono/factory';
import { LeagueError } from '#server/errors.ts';
import type { ApiEnv } from './api.ts';
import type { CallLimits } from './call-limits.ts';
import { hostOf } from './host.ts';
import type { FindTenant } from './tenants.ts';

/** The `Origin` of opaque origins, such as local files. */
const opaque = 'null';
const unknownHost = 'No league is served under this host.';
const notSetUp = 'This installation has no site yet: open /setup in a browser; the code for it is in the log.';

/** Sets the tenant of the request: by `Origin` if present, else by `Host`. Throws `not-found` for an unknown host. */
export function tenantOf(find: FindTenant, limits: CallLimits, hasTenant: () => Promise<boolean>) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const origin = c.req.header('origin');
    const address = origin && origin !== opaque ? origin : (c.req.header('host') ?? c.req.url);
    const host = hostOf(address);
    const tenant = host && (await find(host));
    if (!tenant) {
      limits.countAddress(c, 'read');
      throw new LeagueError('not-found', (await hasTenant()) ? unknownHost : notSetUp);
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
