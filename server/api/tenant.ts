import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/league/errors.ts';
import { type ResolvedTenant, resolveTenant } from '#server/league/tenant/resolve.ts';
import type { ApiEnv } from './api.ts';
import { hostOf } from './host.ts';

/** The tenant whose site asks: by `Origin`, else by `Host`. Throws `not-found` for a host that nobody has. */
export function tenantOf(db: Queryable) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const tenant = (await ofHeader(db, c, 'origin')) ?? (await ofHeader(db, c, 'host'));
    if (!tenant) throw new LeagueError('not-found', 'No league is served under this host.');
    c.set('tenant', tenant);
    await next();
  });
}

/** The origin itself where it is one of a tenant's sites; no other may read answers in a browser. */
export function allowedOrigin(db: Queryable) {
  return async (origin: string): Promise<string | null> => {
    const host = hostOf(origin);
    return host && (await resolveTenant(db, host)) ? origin : null;
  };
}

async function ofHeader(db: Queryable, c: Context, name: 'origin' | 'host'): Promise<ResolvedTenant | null> {
  const host = hostOf(c.req.header(name) ?? (name === 'host' ? c.req.url : undefined));
  return host ? resolveTenant(db, host) : null;
}
