import type { Context } from 'hono';
import { LeagueError } from '#server/errors.ts';

/** Returns the bearer token of a request. Throws `unauthorized` without one; cookies never count. */
export function bearerOf(c: Context): string {
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (!token) throw new LeagueError('unauthorized', 'Sign in first: this request needs a bearer token.');
  return token;
}
