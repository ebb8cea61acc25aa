import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

/** What a first visit of a page costs, in bytes as sent; `plain` and `flight` are characters of the document. */
export interface PageWeight {
  plain: number;
  document: number;
  /** The part of the document that is flight data, 0 to 1. */
  flight: number;
  script: number;
  font: number;
  prefetched: number;
  /** Whether it follows games, by a socket or by asking again, with the code for that. */
  isLive: boolean;
}

/** A call of the API that is made again while games are on. */
const liveCall = /\/api\/[^?]+\/live(\?|$)/;
const flightScript = /<script>\(?self\.__next_f[\s\S]*?<\/script>/g;
/** Longer than the page waits before it fetches ahead. */
const quietMs = 2500;

/**
 * Opens a page as a new visitor on a desktop does and waits until it asks for nothing more: once where the visitor saves
 * data, for what the page itself takes, and once more for what it then fetches ahead, the code of other pages included.
 */
export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  const own = await visit(browser, url, { savesData: true });
  const usual = await visit(browser, url, { savesData: false });
  const ahead = [...usual.scripts].filter((script) => !own.scripts.has(script));
  return {
    plain: own.html.length,
    document: gzipSync(own.html).length,
    flight: (own.html.match(flightScript)?.join('').length ?? 0) / own.html.length,
    script: await sizeOf(own.scripts),
    font: own.font,
    prefetched: usual.prefetched + (await sizeOf(ahead)),
    isLive: own.isLive,
  };
}

async function visit(browser: Browser, url: string, { savesData }: { savesData: boolean }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  if (savesData) await context.addInitScript(saveData);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const kinds = new Map<string, 'font' | 'prefetched'>();
    const scripts = new Set<string>();
    const sizes = { font: 0, prefetched: 0 };
    let isLive = false;
    let lastAt = performance.now();
    session.on('Network.webSocketCreated', () => {
      isLive = true;
    });
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      lastAt = performance.now();
      if (type === 'EventSource' || liveCall.test(request.url)) isLive = true;
      if (type === 'Script') scripts.add(request.url);
      else if (type === 'Font') kinds.set(requestId, 'font');
      else if (request.url.includes('_rsc=')) kinds.set(requestId, 'prefetched');
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      lastAt = performance.now();
      const kind = kinds.get(requestId);
      if (kind) sizes[kind] += encodedDataLength;
    });
    await session.send('Network.enable');
    const response = await page.goto(url, { waitUntil: 'load' });
    if (!response?.ok()) throw new Error(`${url} answers ${response?.status()}`);
    const html = await response.text();
    while (performance.now() - lastAt < quietMs) {
      await wait(200);
    }
    return { html, scripts, isLive, ...sizes };
  } finally {
    await context.close();
  }
}

const saveData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

const sizeOf = async (scripts: Iterable<string>) =>
  (await Promise.all([...scripts].map(brotliBytes))).reduce((sum, bytes) => sum + bytes, 0);

/** Chromium asks for Brotli only over https, so the file is asked for once more. */
function brotliBytes(url: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
    buffer(answer).then(({ length }) => resolve(length), reject);
  }).once('error', reject);
  return promise;
}
