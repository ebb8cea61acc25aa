import type { IncomingMessage, ServerResponse } from 'node:http';
import { varyOf } from '#lib/routing/vary.ts';
import type { Handler } from '#server/http/dispatch.ts';
import { replaceHeader } from '#server/http/replace-header.ts';
import type { Log } from '#server/log.ts';
import { toCachedPage } from './cached-page.ts';
import { documentPath } from './document-request.ts';
import { type FetchLanguages, pageAddress } from './page-address.ts';
import { maxPageBytes, type PageStore } from './page-store.ts';
import { type Recorded, recordResponse } from './record-response.ts';
import { sendPage } from './send-page.ts';

export interface PageCacheOptions {
  pages: PageStore;
  languagesOf: FetchLanguages;
  log: Log;
  /** How long requests wait for another one that fetches the same page, in milliseconds. */
  timeoutMs?: number;
}

/**
 * Serves complete pages from memory. The first request for a page, or the first after its fresh time, is passed to the
 * site and its response recorded. Other requests meanwhile get the stale page, or wait for the new one.
 */
export function withPageCache(
  handler: Handler,
  { pages, languagesOf, log, timeoutMs = 5000 }: PageCacheOptions,
): Handler {
  const fetching = new Map<string, Promise<void>>();

  const find = async (key: string) => {
    const page = pages.get(key);
    const running = fetching.get(key);
    if (page && (running || page.freshUntil > Date.now())) return page;
    await running;
    return running && pages.get(key);
  };

  const recordPage = (key: string, address: string, path: string, response: ServerResponse) => {
    const recording = recordResponse(response, maxPageBytes)
      .then((recorded) => recorded && toCachedPage(withoutVisitorVary(recorded, path), address))
      .then((page) => page && pages.set(key, page))
      .catch((error: unknown) => log.error({ err: error, address }, 'a page could not be cached'));
    fetching.set(
      key,
      settledWithin(timeoutMs, recording).finally(() => fetching.delete(key)),
    );
  };

  return async (request, response) => {
    const path = documentPath(request);
    const address = path && (await pageAddress(path, request.headers, languagesOf));
    const key = address && pages.keyOf(address);
    if (!path || !address || !key) return handler(request, response);
    const page = await find(key);
    if (page) return sendPage(page, request, response);
    if (request.method === 'GET' && !fetching.has(key)) {
      removeConditions(request);
      recordPage(key, address, path, response);
    }
    return handler(request, response);
  };
}

function removeConditions(request: IncomingMessage): void {
  for (const name of ['if-none-match', 'if-modified-since']) replaceHeader(request, name, undefined);
}

/**
 * Removes from `Vary` what only addresses without a language vary by: the cached page serves both kinds, and `withVary`
 * adds those headers to each response.
 */
function withoutVisitorVary({ headers, ...rest }: Recorded, path: string): Recorded {
  const vary = [headers.vary].flat().filter((names) => names !== undefined && names !== varyOf(path));
  return { ...rest, headers: { ...headers, vary: vary.join(', ') } };
}

function settledWithin(milliseconds: number, recording: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    void recording.finally(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
