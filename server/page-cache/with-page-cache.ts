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
  /** How long others wait for the one who came first, in milliseconds. */
  timeoutMs?: number;
}

/**
 * Serves finished pages from memory. Who comes first, or first after a page's fresh time, is passed on to the site, and the
 * answer is kept on its way to him; meanwhile the others get the page as it was, or else wait for him.
 */
export function withPageCache(
  handler: Handler,
  { pages, languagesOf, log, timeoutMs: patience = 5000 }: PageCacheOptions,
): Handler {
  const fetching = new Map<string, Promise<void>>();

  const find = async (key: string) => {
    const page = pages.get(key);
    const running = fetching.get(key);
    if (page && (running || page.freshUntil > Date.now())) return page;
    await running;
    return running && pages.get(key);
  };

  const fetchAlong = (key: string, address: string, path: string, response: ServerResponse) => {
    const work = recordResponse(response, maxPageBytes)
      .then((recorded) => recorded && toCachedPage(withoutVisitor(recorded, path), address))
      .then((page) => page && pages.set(key, page))
      .catch((error: unknown) => log.error({ err: error, address }, 'a page could not be kept'));
    fetching.set(
      key,
      settledWithin(patience, work).finally(() => fetching.delete(key)),
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
      wantWhole(request);
      fetchAlong(key, address, path, response);
    }
    return handler(request, response);
  };
}

function wantWhole(request: IncomingMessage): void {
  for (const name of ['if-none-match', 'if-modified-since']) replaceHeader(request, name, undefined);
}

/** The page is one for addresses with and without a language; what only the latter vary by is added to each answer. */
function withoutVisitor({ headers, ...rest }: Recorded, path: string): Recorded {
  const vary = [headers.vary].flat().filter((names) => names !== undefined && names !== varyOf(path));
  return { ...rest, headers: { ...headers, vary: vary.join(', ') } };
}

function settledWithin(milliseconds: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    void work.finally(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
