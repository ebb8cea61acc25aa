import type { Page } from '@playwright/test';

/** The log as the desk shows it, oldest first, by id. `kept`: stored on the device; `sent`: recorded by the engine too. */
export type Row = { id: string; kept: boolean; sent: boolean };

/** Tells of the rows of the page's log whenever they change. To be called before the page is opened. */
export async function watchRows(page: Page, tell: (rows: Row[]) => void): Promise<void> {
  await page.exposeFunction('tellRows', tell);
  await page.addInitScript(() => {
    let last = '';
    const look = () => {
      const rows = [...document.querySelectorAll('[data-entry]')].reverse().map((row) => ({
        id: row.getAttribute('data-entry') ?? '',
        kept: row.getAttribute('aria-busy') === 'false',
        sent: !(row.textContent ?? '').includes('not sent'),
      }));
      const text = JSON.stringify(rows);
      if (text === last) return;
      last = text;
      (globalThis as unknown as { tellRows(rows: Row[]): void }).tellRows(rows);
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
}
