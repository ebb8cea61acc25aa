import type { IncomingMessage, ServerResponse } from 'node:http';
import { isBot } from '#lib/recovery/is-bot.ts';
import type { HostLanguages } from '#lib/routing/language-cache.ts';
import { varyOf } from '#lib/routing/vary.ts';
import type { Handler, SendNow } from '#server/http/dispatch.ts';
import type { Log } from '#server/log.ts';
import type { Priority } from '#server/render/render-queue.ts';
import type { Renderer } from '#server/render/renderer.ts';
import { resultWithin } from '#server/result-within.ts';
import type { Existence } from './existence.ts';
import { type FoundPage, findPage, keyOfVisit, notFoundPage, pageOfVisit } from './find-page.ts';
import type { KeptPage, Staleness } from './kept-page.ts';
import type { Misses } from './misses.ts';
import { partOf } from './page-key.ts';
import { passOn } from './pass-on.ts';
import { refuseBusy, refusePart, refuseTooMany } from './refusals.ts';
import type { RenderLimit } from './render-limit.ts';
import type { PageToRender, Rendered, RenderPage } from './render-pages.ts';
import { type KeptCounts, noneSent, sendKept } from './send-kept.ts';
import { sendSingle } from './send-single.ts';
import type { PageStore } from './store/page-store.ts';
import { isRefresh, pathOfRequest, visitNow } from './visit.ts';

export interface PagesOptions {
  store: PageStore;
  render: RenderPage;
  renderer: Renderer;
  misses: Misses;
  existence: Existence;
  languages: HostLanguages;
  limit: RenderLimit;
  hstsSeconds: number | undefined;
  log: Log;
}

export interface Pages {
  /** Answers a request at once if its page is kept and may be sent as it is; else returns false. */
  sendNow: SendNow;
  /** Answers any request for a page. */
  handler: Handler;
  /** What was sent since the start. */
  readonly counts: KeptCounts;
}

/** How long a visitor waits for a page that has changed before it is sent as it was. */
const maxWaitMs = 1500;
/** How long a page waits that asks for itself again, since something changed: as it was, it would stay so. */
const maxRefreshWaitMs = 10_000;
/** How often a page that may be sent as it is, is made again because somebody asks for it. */
const renewMs = 5000;

export function createPages(options: PagesOptions): Pages {
  const { store, render, renderer, misses, existence, languages, limit, hstsSeconds, log } = options;
  const counts = noneSent();
  const renewedAt = new WeakMap<KeptPage, number>();

  const send = (
    page: KeptPage,
    body: Buffer<ArrayBuffer>,
    request: IncomingMessage,
    response: ServerResponse,
    staleness: Staleness | null,
  ) =>
    sendKept(page, body, request, response, { vary: varyOf(pathOfRequest(request)), staleness, hstsSeconds, counts });

  const stalenessOf = (page: KeptPage) => store.staleness(page, Date.now());

  /** Has a page made again that may be sent meanwhile. */
  const renew = (kept: KeptPage, page: PageToRender) => {
    const now = Date.now();
    // A clock that was set back must not put it off.
    if (Math.abs(now - (renewedAt.get(kept) ?? kept.madeAt)) < renewMs) return;
    renewedAt.set(kept, now);
    render(page, 'refresh').then(
      ({ kind }) => kind === 'missing' && store.drop(page.key),
      (error: unknown) => log.debug({ err: error, path: page.path }, 'not made again'),
    );
  };

  /** Sends a kept page as it is; false if the disk has lost it. */
  const sendAsIs = async (kept: KeptPage, request: IncomingMessage, response: ServerResponse) => {
    const body = await store.bodyOf(kept);
    if (body) send(kept, body, request, response, stalenessOf(kept));
    return body !== null;
  };

  const sendNotFound = async (page: PageToRender, request: IncomingMessage, response: ServerResponse) => {
    if (await answerFromStore(page, null, request, response)) return;
    await sendRendered(await render(page, priorityOf(request)), null, request, response);
  };

  const sendRendered = async (
    rendered: Rendered,
    found: FoundPage | null,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    if (rendered.kind === 'kept') send(rendered.page, rendered.body, request, response, null);
    else if (rendered.kind === 'single') await sendSingle(rendered.answer, request, response);
    else if (found) await sendNotFound(notFoundPage(found.visit, request), request, response);
    else refuseBusy(response);
  };

  const isMissing = async ({ visit }: FoundPage) => {
    if (visit.locale === '') return false;
    return (await existence({ host: visit.host, locale: visit.locale, path: visit.barePath })) === 'missing';
  };

  /** Sends a page that is kept, but has changed: made again, or as it was if that takes too long or fails. */
  const sendChanged = async (
    kept: KeptPage,
    page: PageToRender,
    found: FoundPage | null,
    request: IncomingMessage,
    response: ServerResponse,
  ) => {
    const rendering = limit.take(request) ? render(page, priorityOf(request)) : null;
    const rendered = rendering && (await resultWithin(isRefresh(request) ? maxRefreshWaitMs : maxWaitMs, rendering));
    const hasFailed = rendered?.kind === 'single' && rendered.answer.status >= 500;
    if (rendered?.kind === 'missing') store.drop(kept.key);
    if (rendered && !hasFailed) return sendRendered(rendered, found, request, response);
    // Meanwhile another one may have taken its place.
    if (await sendAsIs(store.get(kept.key) ?? kept, request, response)) return;
    if (!rendering) return refuseTooMany(response, limit.secondsUntilNext(request));
    return sendRendered(await rendering, found, request, response);
  };

  /** Answers with a page that is kept, made again where it has to be; false if it is not kept. */
  const answerFromStore = async (
    page: PageToRender,
    found: FoundPage | null,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> => {
    const kept = store.get(page.key);
    if (!kept) return false;
    const staleness = stalenessOf(kept);
    if (staleness === 'changed') {
      await sendChanged(kept, page, found, request, response);
      return true;
    }
    if (staleness !== 'fresh') renew(kept, page);
    return sendAsIs(kept, request, response);
  };

  const sendPage = async (found: FoundPage, request: IncomingMessage, response: ServerResponse) => {
    if (await answerFromStore(found.page, found, request, response)) return;
    const sendMissing = () => sendNotFound(notFoundPage(found.visit, request), request, response);
    if (misses.has(found.page.key)) return sendMissing();
    if (!limit.takeQuestion(request)) return refuseTooMany(response, 1);
    if (await isMissing(found)) return sendMissing();
    if (!limit.take(request)) return refuseTooMany(response, limit.secondsUntilNext(request));
    await sendRendered(await render(found.page, priorityOf(request)), found, request, response);
  };

  return {
    counts,
    sendNow(request, response, otherwise) {
      const part = partOf(request.headers);
      const visit = part === null ? null : visitNow(request, languages);
      if (!visit || part === null) return false;
      const kept = store.get(keyOfVisit(visit, part));
      if (!kept) return false;
      const staleness = stalenessOf(kept);
      if (staleness === 'changed') return false;
      if (staleness !== 'fresh') renew(kept, pageOfVisit(visit, part, request));
      const body = store.bodyNow(kept);
      if (body) send(kept, body, request, response, staleness);
      else {
        void store.bodyOf(kept).then((body) => {
          if (body) send(kept, body, request, response, staleness);
          else otherwise();
        }, otherwise);
      }
      return true;
    },
    async handler(request, response) {
      const part = partOf(request.headers);
      if (part === null) return refusePart(response);
      try {
        const found = await findPage(request, part, languages);
        if (found.kind === 'page') await sendPage(found, request, response);
        else if (found.kind === 'not-found') await sendNotFound(found.page, request, response);
        else if (found.kind === 'moved') sendMoved(response, found.location);
        else await passOn(renderer, limit, request, response);
      } catch (error) {
        if (response.headersSent) throw error;
        log.error({ err: error, path: request.url }, 'a page could not be rendered');
        refuseBusy(response);
      }
    },
  };
}

/** The operator may choose another address again, so that browsers keep it for minutes only. */
function sendMoved(response: ServerResponse, location: string): void {
  response.writeHead(308, { Location: location, 'Cache-Control': 'max-age=300' }).end();
}

function priorityOf({ headers }: IncomingMessage): Priority {
  if (isBot(headers['user-agent'])) return 'crawler';
  return headers['next-router-prefetch'] === undefined ? 'visitor' : 'refresh';
}
