import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/** When the page has its fonts: before that its lines have the widths of others. */
export const withFonts = (page: Page) => page.evaluate(async () => (await document.fonts.ready) && performance.now());

/** How much the page has moved under its reader since then, and what moved when. */
export function movement(page: Page, since = 0): Promise<{ total: number; moved: string[] }> {
  return page.evaluate(
    (since) =>
      new Promise((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const elements = ({ sources }: Shift) =>
            sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
          const shifts = (list.getEntriesByType('layout-shift') as Shift[]).filter(
            (shift) => !shift.hadRecentInput && shift.startTime >= since,
          );
          const tags = (shift: Shift) => elements(shift).map((element) => element?.outerHTML.slice(0, 120));
          resolve({
            total: shifts.reduce((sum, { value }) => sum + value, 0),
            moved: shifts.map(
              (shift) => `${Math.round(shift.startTime)} ms: ${shift.value} ${tags(shift).join(' | ')}`,
            ),
          });
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // There is always an answer, also where nothing has moved.
        observer.observe({ type: 'mark' });
        performance.mark('asked');
      }),
    since,
  );
}
