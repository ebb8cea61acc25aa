import { vi } from 'vitest';

/** In jsdom nothing is in sight: from now on, what is inside of `selector` is. */
export function putInSight(selector = '*'): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly callback: IntersectionObserverCallback;
      constructor(callback: IntersectionObserverCallback) {
        this.callback = callback;
      }
      observe(target: Element) {
        const entries = [{ target, isIntersecting: true }] as unknown as IntersectionObserverEntry[];
        if (target.closest(selector)) this.callback(entries, this as unknown as IntersectionObserver);
      }
      disconnect() {
        // It has answered already.
      }
    },
  );
}
