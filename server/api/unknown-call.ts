import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { LeagueError } from '#server/errors.ts';
import type { ApiEnv } from './api.ts';
import { refuse } from './errors.ts';

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** Answers a call that is not mounted: `method-not-allowed` with `Allow` where another method is, else `not-found`. */
export function refuseUnknownCall(app: OpenAPIHono<ApiEnv>) {
  return (c: Context): Response => {
    const allowed = methods.filter((method) => isMounted(app, method, c.req.path));
    if (allowed.length === 0) return refuse(c, new LeagueError('not-found', `Page Not Found: ${c.req.path}`));
    const all = allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    c.header('Allow', [...all, 'OPTIONS'].join(', '));
    if (c.req.method === 'OPTIONS') return c.body(null, 204);
    const message = `${c.req.method} is not a method of ${c.req.path}; it has ${all.join(', ')}.`;
    return refuse(c, new LeagueError('method-not-allowed', message));
  };
}

function isMounted(app: OpenAPIHono<ApiEnv>, method: string, path: string): boolean {
  const [handlers] = app.router.match(method, path);
  return handlers.some(([[, route]]) => route.method !== 'ALL');
}
