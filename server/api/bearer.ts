import type { Context } from 'hono';
import { LeagueError } from '#server/errors.ts';

/** The token that says who asks. Throws `unauthorized` without one; an ambient cookie never counts. */
export function bearerOf(c: Context): string {
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (!token) throw new LeagueError('unauthorized', 'Sign in first: this call needs a bearer token.');
  return token;
}
