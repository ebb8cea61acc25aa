import { splitLocale } from '#lib/routing/locale-prefix.ts';
import { isMembersOnly } from '#lib/routing/members-only.ts';
import { isPairPage } from '#lib/routing/pair-pages.ts';
import { tokenCookie } from '#lib/routing/token-cookie.ts';
import type { TagChanges } from '#server/changes/tag-changes.ts';
import type { Priority } from '#server/render/render-queue.ts';
import type { RenderedAnswer, Renderer } from '#server/render/renderer.ts';
import { toFinishedPage } from './finished-page.ts';
import type { KeptPage } from './kept-page.ts';
import type { Misses } from './misses.ts';
import { headersOfPart } from './page-key.ts';
import type { PageStore } from './store/page-store.ts';

/** A page or part to render, by the address at which any visitor would get it. */
export interface PageToRender {
  key: string;
  /** The `Host` header; `path` has its language prefix. */
  host: string;
  path: string;
  part: string;
  isHttps: boolean;
  /** Whether it is the page for what is not found. */
  isErrorPage: boolean;
  /** Of the first visitor who has asked for it. */
  requestId?: string | undefined;
}

/** What a rendering led to: a page that is kept now, one that is missing, or an answer for this visitor alone. */
export type Rendered =
  | { kind: 'kept'; page: KeptPage; body: Buffer<ArrayBuffer> }
  | { kind: 'missing' }
  | { kind: 'single'; answer: RenderedAnswer };

export type RenderPage = (page: PageToRender, priority: Priority) => Promise<Rendered>;

export interface RenderPagesOptions {
  renderer: Renderer;
  store: PageStore;
  misses: Misses;
}

/**
 * Returns a function that has a page rendered and keeps it. Requests for the same page share one rendering, if nothing
 * of the page has changed since it began; a visitor does not wait in the line of a crawler.
 */
export function createPageRenderer({ renderer, store, misses }: RenderPagesOptions, changes: TagChanges): RenderPage {
  /** The latest rendering of each page, and the position at which it was asked for. */
  const running = new Map<string, { position: number; rendering: Promise<Rendered> }>();

  const render = async (page: PageToRender, priority: Priority): Promise<Rendered> => {
    const answer = await renderer.answer({
      path: page.path,
      method: 'GET',
      priority,
      headers: {
        host: page.host,
        accept: page.part ? '*/*' : 'text/html',
        ...(page.requestId && { 'x-request-id': page.requestId }),
        ...(page.isHttps && { 'x-forwarded-proto': 'https' }),
        // Nothing of such a page depends on the token, but without one the middleware redirects.
        ...(isMembersOnly(splitLocale(page.path).path) && { cookie: `${tokenCookie}=any` }),
        ...headersOfPart(page.part),
      },
    });
    const finished = toFinishedPage(answer, Date.now());
    if (answer.status === 404 && !page.isErrorPage) {
      misses.add(page.key, answer.position);
      return { kind: 'missing' };
    }
    if (!finished || (page.part && finished.status !== 200)) return { kind: 'single', answer };
    const onDisk = finished.status === 200 && !isPairPage(page.path);
    return { kind: 'kept', page: store.put(page.key, finished, answer.position, onDisk), body: finished.body };
  };

  const begin = (flight: string, page: PageToRender, priority: Priority) => {
    const end = () => running.get(flight) === begun && running.delete(flight);
    const begun = { position: changes.position, rendering: render(page, priority).finally(end) };
    running.set(flight, begun);
    return begun.rendering;
  };

  const renderShared: RenderPage = async (page, priority) => {
    const flight = `${priority === 'visitor'}\n${page.key}`;
    const begun = running.get(flight);
    if (begun?.position === changes.position) return begun.rendering;
    const hasChanged = (kept: KeptPage | undefined) =>
      !kept || !begun || changes.markedSince(kept.tags, begun.position) === 'other';
    if (!begun || hasChanged(store.get(page.key))) return begin(flight, page, priority);
    const rendered = await begun.rendering;
    // As it is now, it may show something else that has changed.
    return rendered.kind === 'kept' && !hasChanged(rendered.page) ? rendered : renderShared(page, priority);
  };
  return renderShared;
}
