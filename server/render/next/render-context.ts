import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tagsHeader } from '#lib/api/tags-header.ts';
import type { Handler } from '#server/http/dispatch.ts';
import { interceptResponse } from '#server/http/intercept-response.ts';
import { makingTime } from './tag-times.ts';

/** Next's own tags name paths and routes. */
const pathTagPrefix = '_N_T_';

interface Render {
  /** When the answer began to be made. */
  readonly began: number;
  readonly tags: Set<string>;
  /** The page cache has seen the page that answers the request. */
  isPage: boolean;
}

const renders = new AsyncLocalStorage<Render>();
const turns = new Map<string, Promise<void>>();

/** Returns when the request that is being answered came, in `makingTime`; undefined outside of requests. */
export const renderBegan = (): number | undefined => renders.getStore()?.began;

/** Notes the tags of the page that answers the request. */
export function notePage(tags: Iterable<string>): void {
  const render = renders.getStore();
  if (!render) return;
  render.isPage = true;
  for (const tag of tags) if (!tag.startsWith(pathTagPrefix)) render.tags.add(tag);
}

/**
 * Answers a request by Next and names the tags of the page in the head. Requests for the parts of one page take turns:
 * the first has the page rendered, the others get their part from memory, and each its tags.
 */
export async function runRender(request: IncomingMessage, response: ServerResponse, handler: Handler): Promise<void> {
  const end = await takeTurn(request);
  const render: Render = { began: makingTime(), tags: new Set(), isPage: false };
  const name = () => {
    if (render.isPage && !response.headersSent) response.setHeader(tagsHeader, [...render.tags].join(','));
    end();
  };
  const before = (_args: readonly unknown[], proceed: () => unknown) => {
    name();
    return proceed();
  };
  // Whoever holds the answer back may never come to the head.
  interceptResponse(response, { writeHead: before, write: before, end: before });
  response.once('close', end);
  if (response.destroyed) return end();
  await renders.run(render, () => handler(request, response));
}

/** Waits for the requests for the same path that came earlier. Returns what ends the turn. */
async function takeTurn({ method, headers, url = '/' }: IncomingMessage): Promise<() => void> {
  if ((method !== 'GET' && method !== 'HEAD') || url.startsWith('/_next/')) return () => undefined;
  const key = `${headers.host} ${url.split('?', 1)[0]}`;
  const earlier = turns.get(key);
  const { promise, resolve } = Promise.withResolvers<void>();
  turns.set(key, promise);
  await earlier;
  return () => {
    resolve();
    if (turns.get(key) === promise) turns.delete(key);
  };
}
