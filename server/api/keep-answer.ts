import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { tagsHeader } from '#lib/api/tags-header.ts';
import { isOwnCall } from '#lib/own-call.ts';
import type { TagChanges } from '#server/changes/tag-changes.ts';
import type { KeptAnswers } from '#server/page-cache/keep-answers.ts';
import type { ApiEnv } from './api.ts';

/**
 * Hands each answer that was read for the website to who keeps it, and shows its cache tags to nobody but the site.
 */
export function keepAnswers(keep: KeptAnswers['keep'] | undefined, changes: TagChanges | undefined) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const position = changes?.position ?? 0;
    await next();
    const { res } = c;
    const request = requestOf(c);
    const answer = c.get('answer');
    if (answer && request && res.status === 200 && c.req.method === 'GET')
      keep?.({ ...answer, request, headers: res.headers, position });
    if (!isOwnCall((name) => c.req.header(name))) res.headers.delete(tagsHeader);
  });
}

/** Returns the request of a connection; undefined for a call from this process. */
function requestOf({ env }: Context): HttpBindings['incoming'] | undefined {
  return (env as Partial<HttpBindings> | undefined)?.incoming;
}
