import type { Page } from '@playwright/test';

export interface Painted {
  /** The moment (of the system's clock) at which the page had drawn that text; also one that has passed already. */
  drawn(text: string): Promise<number>;
}

/** Tells when what stands at a place of a page has been drawn anew. */
export async function watchPaint(page: Page, selector: string): Promise<Painted> {
  const seen = new Map<string, number>();
  const waiting = new Map<string, (at: number) => void>();
  await page.exposeFunction('tellPainted', (text: string, at: number) => {
    if (seen.has(text)) return;
    seen.set(text, at);
    waiting.get(text)?.(at);
  });
  await page.evaluate((place) => {
    const tell = (globalThis as unknown as { tellPainted(text: string, at: number): void }).tellPainted;
    let last = '';
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
  return {
    drawn: (text) =>
      new Promise((resolve) => {
        const at = seen.get(text);
        if (at === undefined) waiting.set(text, resolve);
        else resolve(at);
      }),
  };
}
