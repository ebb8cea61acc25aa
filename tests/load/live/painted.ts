import type { Page } from '@playwright/test';

export interface Painted {
  /** The moment (of the system's clock, in milliseconds) at which the page had drawn that text; also one that has passed. */
  drawn(text: string): Promise<number>;
  /** The moment at which the next text was drawn that is such. */
  next(isSuch: (text: string) => boolean): Promise<number>;
}

/** Resolves when an element of a page has been repainted. */
export async function watchPaint(page: Page, selector: string): Promise<Painted> {
  const seen = new Map<string, number>();
  const listeners = new Set<(text: string, at: number) => void>();
  await page.exposeFunction('tellPainted', (text: string, at: number) => {
    if (!seen.has(text)) seen.set(text, at);
    for (const listener of listeners) listener(text, at);
  });
  await page.evaluate((place) => {
    const tell = (globalThis as unknown as { tellPainted(text: string, at: number): void }).tellPainted;
    let last: string | undefined;
    const look = () => {
      const text = document.querySelector(place)?.textContent ?? '';
      if (text === last) return;
      last = text;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        // A task behind a frame runs when that frame has been drawn.
        port1.onmessage = () => tell(text, performance.timeOrigin + performance.now());
        port2.postMessage(null);
      });
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    look();
  }, selector);
  const next: Painted['next'] = (isSuch) =>
    new Promise((resolve) => {
      const listener = (text: string, at: number) => {
        if (!isSuch(text)) return;
        listeners.delete(listener);
        resolve(at);
      };
      listeners.add(listener);
    });
  return { next, drawn: async (text) => seen.get(text) ?? next((drawn) => drawn === text) };
}
