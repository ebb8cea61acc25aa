import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** How much the page has moved under its reader since it was opened. */
export function movement(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntriesByType('layout-shift') as Shift[];
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // There is always an answer, also where nothing has moved.
        observer.observe({ type: 'mark' });
        performance.mark('asked');
      }),
  );
}
