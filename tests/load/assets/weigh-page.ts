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
  /** Whether it follows a game, with the code for that. */
  isLive: boolean;
}

type Part = 'font' | 'prefetched';

const flightScript = /<script>\(?self\.__next_f[\s\S]*?<\/script>/g;
/** Longer than the page waits before it fetches ahead. */
const quietMs = 2500;

/** Opens a page as a new visitor on a desktop does and waits until it asks for nothing more. */
export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const kinds = new Map<string, Part>();
    const scripts = new Set<string>();
    const sizes: Record<Part, number> = { font: 0, prefetched: 0 };
    let isLive = false;
    let lastAt = performance.now();
    session.on('Network.webSocketCreated', () => {
      isLive = true;
    });
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      lastAt = performance.now();
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
    const flight = html.match(flightScript)?.join('').length ?? 0;
    const script = (await Promise.all([...scripts].map(brotliBytes))).reduce((sum, bytes) => sum + bytes, 0);
    return {
      plain: html.length,
      document: gzipSync(html).length,
      flight: flight / html.length,
      script,
      isLive,
      ...sizes,
    };
  } finally {
    await context.close();
  }
}

/** Chromium asks for Brotli only over https, so the file is asked for once more. */
function brotliBytes(url: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
    buffer(answer).then(({ length }) => resolve(length), reject);
  }).once('error', reject);
  return promise;
}
